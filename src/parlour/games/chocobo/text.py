"""The board in words: for terminals, screen readers and language models."""
# not compiled: words

from __future__ import annotations

from typing import Final

from parlour.core.values import Seat
from parlour.games.chocobo.actions import book_word, monster_word
from parlour.games.chocobo.answers import Answers
from parlour.games.chocobo.components import DIAL_ICONS, HP_REWARD, REWARDS, Box, Sheet, place_name
from parlour.games.chocobo.edition import COLUMNS, ROWS
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.talk import told
from parlour.games.chocobo.view import ChocoboView, Foe, Said
from parlour.locales import say
from parlour.words import name_of, phrase, tell

CELL: Final = 5
SIGNS: Final = (".", "v", "b", "h", "d", "r", "X", "#", "L", "x")  # by icon


def board_in_words(box: Box, answers: Answers, view: ChocoboView, language: str) -> str:
    """All that the view knows, the most urgent first."""
    words = _Words(box, answers, view, language)
    parts = [words.situation(), words.board(), words.dial(), words.row(), words.cards(), words.talk(), words.left()]
    return "\n\n".join("\n".join(part) for part in parts if part)


class _Words:
    def __init__(self, box: Box, answers: Answers, view: ChocoboView, language: str) -> None:
        self.box = box
        self.answers = answers
        self.view = view
        self.language = language
        self.boss = box.bosses[0 if view.options["boss"] == "behemoth" else 1]

    def say(self, message: str, **facts: str | int) -> str:
        return phrase(self.language, f"chocobo-board-{message}", facts)

    def word(self, message: str) -> str:
        return say(self.language, f"chocobo-{message}")

    def name(self, seat: Seat) -> str:
        return self.say("you") if seat == self.view.seat else name_of(self.language, seat)

    def card(self, card: int) -> str:
        return self.say("card", card=card, strength=self.box.strength[card])

    def card_list(self, cards: list[int]) -> str:
        return self.joined([self.card(card) for card in cards])

    def joined(self, words: list[str]) -> str:
        text = words[-1] if words else "-"
        for word in reversed(words[:-1]):
            text = self.say("list", first=word, rest=text)
        return text

    # The situation

    def situation(self) -> list[str]:
        view = self.view
        if view.ending:
            lines = [self.say("over", ending=f"@chocobo-ending-{view.ending}", floor=view.floor, rounds=view.round)]
        elif view.round == 0:
            lines = [self.say("before")]
        else:
            lines = [self.say("round", round=view.round, floor=view.floor)]
        lines.append(self.say("health", hp=view.hp, vegetables=view.vegetables))
        books = [phrase(self.language, "chocobo-board-thing", {"thing": book_word(book)}) for book in view.books]
        lines.append(self.say("books", books=self.joined(books)))
        return lines

    # The floor

    def board(self) -> list[str]:
        return self.arena() if self.view.floor == 4 else self.floor()

    def sheet(self) -> Sheet:
        star = {2: "floor2", 3: "floor3"}.get(self.view.floor)
        is_star = star is not None and self.view.options[star] == "star"
        return next(s for s in self.box.sheets if s.floor == self.view.floor and s.star == is_star)

    def floor(self) -> list[str]:
        sheet, view = self.sheet(), self.view
        head = "    " + "".join(f"{chr(ord('a') + x):<{CELL}}" for x in range(COLUMNS))
        lines = [self.say("map"), head.rstrip()]
        for y in range(ROWS):
            cells = (self.cell(sheet, y * COLUMNS + x) for x in range(COLUMNS))
            lines.append(f"{y + 1:>2}  {''.join(cells)}".rstrip())
        lines.append(
            self.say(
                "place",
                place=place_name(view.place),
                exit=place_name(sheet.exit),
                steps=sheet.distance[view.place],
            )
        )
        lines.append(self.say("reaper", gone=view.reaper, left=sheet.track - view.reaper))
        return lines

    def cell(self, sheet: Sheet, cell: int) -> str:
        label = "S" if cell == sheet.start else sign(sheet.icon[cell], sheet.amount[cell])
        return f"{f'[{label}]' if cell == self.view.place else label:<{CELL}}"

    def arena(self) -> list[str]:
        box, view, boss = self.box, self.view, self.boss
        outer = [sign(icon, amount) for icon, amount in zip(box.outer_icon, box.outer_amount, strict=True)]
        inner = [sign(icon, amount) for icon, amount in zip(boss.icon, boss.amount, strict=True)]
        outer[view.place] = f"[{outer[view.place]}]"
        inner[view.reaper] = f"[{inner[view.reaper]}]"
        touched = box.touches[view.reaper]
        ahead = (touched - view.place) % len(outer)
        left = max(0, boss.hp - view.boss_damage)
        return [
            self.say("boss", boss=f"@chocobo-value-boss-{boss.name}", left=left, hp=boss.hp),
            self.say("loops"),
            self.say("outer", spaces=" ".join(outer), place=view.place),
            self.say("inner", spaces=" ".join(inner), reaper=view.reaper, touched=touched, ahead=ahead),
        ]

    # The dial

    def dial(self) -> list[str]:
        view = self.view
        lines = [self.say("dial")]
        for step in range(ACTIONS):
            icons = self.box.dial[(view.off + step) % len(self.box.dial)]
            names = self.word(f"icon-{DIAL_ICONS[icons[0]]}")
            for icon in icons[1:]:
                names = self.say("either", first=names, second=self.word(f"icon-{DIAL_ICONS[icon]}"))
            if not view.lane:
                lines.append(self.say("space", number=step + 1, icons=names))
                continue
            state = "done" if step < view.step else "now" if step == view.step else "later"
            card = self.card(view.lane[step])
            lines.append(self.say("space-card", number=step + 1, icons=names, card=card, state=state))
        return lines

    # Monsters

    def row(self) -> list[str]:
        if not self.view.row:
            return [self.say("no-monsters")]
        attack = sum(self.box.monster_attack[self.box.monster_name.index(foe.name)] for foe in self.view.row)
        foes = [self.foe(number, foe) for number, foe in enumerate(self.view.row, 1)]
        return [self.say("monsters", attack=attack), *foes]

    def foe(self, number: int, foe: Foe) -> str:
        kind = self.box.monster_name.index(foe.name)
        reward = self.box.monster_reward[kind]
        return self.say(
            "monster",
            number=number,
            monster=monster_word(foe.name),
            left=self.box.monster_hp[kind] - foe.damage,
            attack=self.box.monster_attack[kind],
            reward=REWARDS[reward],
            amount=1 if reward == HP_REWARD else self.box.monster_vegetables[kind],
        )

    # Cards

    def cards(self) -> list[str]:
        view = self.view
        bonus = [self.word("board-face-down") if card is None else self.card(card) for card in view.bonus]
        lines = [self.say("bonus", cards=self.joined(bonus))] if bonus else []
        for seat, played in enumerate(view.played):
            if played:
                lines.append(self.say("played", name=self.name(seat), cards=self.card_list(played)))
        if view.hand is not None:
            lines.append(self.say("hand", cards=self.card_list(view.hand)))
        for seat, hand in enumerate(view.hands):
            if hand is not None and seat != view.seat:
                lines.append(self.say("hand-of", name=self.name(seat), cards=self.card_list(hand)))
        if view.seats > 1:
            sizes = self.joined([self.say("size", name=self.name(s), count=n) for s, n in enumerate(view.sizes)])
            lines.append(self.say("sizes", sizes=sizes))
        if view.veil:
            lines.append(self.say("veil"))
        return lines

    # Talk

    def talk(self) -> list[str]:
        if not self.view.said:
            return []
        return [self.say("said"), *(f"- {self.statement(said)}" for said in self.view.said)]

    def statement(self, said: Said) -> str:
        if said.what == "show":
            strengths = " ".join(map(str, said.strengths)) or "-"
            return phrase(self.language, "chocobo-showed", {"seat": said.seat, "strengths": strengths})
        return tell(self.language, told(said.seat, self.answers.statement[said.what]))

    # What is left

    def left(self) -> list[str]:
        view = self.view
        tokens = self.joined([f"{value} × {count}" for value, count in view.vegetable_pile.items() if count])
        books = self.joined([self.counted(book_word(book), n) for book, n in view.book_pile.items() if n])
        lines = [
            self.say("deck", count=view.deck, discards=" ".join(map(str, sorted(view.discards))) or "-"),
            self.say("tokens", tokens=tokens),
            self.say("book-pile", books=books),
        ]
        for deck in (0, 1):
            left = [
                self.counted(monster_word(name), view.monster_decks[name])
                for kind, name in enumerate(self.box.monster_name)
                if self.box.monster_deck[kind] == deck and view.monster_decks[name]
            ]
            lines.append(self.say("basic-deck" if deck == 0 else "elite-deck", monsters=self.joined(left)))
        return lines

    def counted(self, thing: str, count: int) -> str:
        return f"{phrase(self.language, 'chocobo-board-thing', {'thing': thing})} × {count}"


def sign(icon: int, amount: int) -> str:
    """An icon as maps write it, such as `d1`."""
    return f"{SIGNS[icon]}{amount or ''}"
