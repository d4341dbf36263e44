"""The board in words: for terminals, screen readers and language models."""
# not compiled: words

from __future__ import annotations

from parlour.core.values import Seat
from parlour.locales import say
from parlour.words import name_of, phrase

from newgame.actions import card_facts
from newgame.view import NewGameView


def board_in_words(view: NewGameView, language: str) -> str:
    """The table first, then one's own cards, then how everybody stands."""
    cards = [*table_lines(view, language), *hand_lines(view, language)]
    return "\n".join([*cards, "", *(player_line(view, seat, language) for seat in range(view.seats))])


def table_lines(view: NewGameView, language: str) -> list[str]:
    if view.phase == "over":
        return [say(language, "newgame-board-over")]
    if not view.trick:
        return [say(language, "newgame-board-lead", name=name_of(language, view.leader))]
    seats = [(view.leader + n) % view.seats for n in range(len(view.trick))]
    return [
        say(language, "newgame-board-on-table", name=name_of(language, seat), card=card_in_words(card, language))
        for seat, card in zip(seats, view.trick, strict=True)
    ]


def hand_lines(view: NewGameView, language: str) -> list[str]:
    cards = ", ".join(card_in_words(card, language) for card in view.hand)
    return [say(language, "newgame-board-hand", cards=cards)] if cards else []


def player_line(view: NewGameView, seat: Seat, language: str) -> str:
    facts = {"tricks": view.tricks[seat], "held": view.held[seat]}
    return say(language, "newgame-board-player", name=name_of(language, seat), **facts)


def card_in_words(card: str, language: str) -> str:
    return phrase(language, "newgame-card", card_facts(card))
