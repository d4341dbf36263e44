"""Playing line by line: the board in words, a question, an answer; and a curtain between people."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from parlour import games, home, locales, words
from parlour import scores as highscores
from parlour.bots.advice import advise
from parlour.bots.turns import LocalBots
from parlour.commands import progress, seating, typed
from parlour.commands.grammar import Interrupted
from parlour.commands.keeping import Keeper
from parlour.commands.rules import find_clause, show_clause
from parlour.commands.speech import (
    clear_screen,
    complain,
    edit_lines,
    is_terminal,
    language,
    say,
    sentence_of,
    show,
    show_board,
    show_rule,
    tell,
    waiting,
)
from parlour.commands.telling import result_lines, told
from parlour.core.bot import Bot
from parlour.core.errors import NotationError, ParlourError
from parlour.core.game import AGREE, EACH, State
from parlour.core.match import Match
from parlour.core.record import write_record
from parlour.core.values import Decision, Event, Refusal, Seat
from parlour.learn import help as helping

FEW: Final = 6  # up to this many choices are listed with the question

QUESTION, NEWS, TROUBLE, ASIDE = "bold", "cyan", "yellow", "dim"  # styles, by what a line is for


class PeopleLeft(Exception):
    """The people have left the table."""


class Conversation:
    """One match between the people at this terminal and bots."""

    def __init__(self, match: Match[State], players: Sequence[str], bots: dict[Seat, Bot], keeper: Keeper) -> None:
        self.match = match
        self.slug = match.game.slug
        self.players = players
        self.names = seating.names_of(players)
        self.people = seating.people_among(players)
        self.turns = LocalBots(match, bots, self.people)
        self.keeper = keeper
        self.holder: Seat | None = self.people[0] if len(self.people) == 1 else None  # who looks at the screen
        self.heard = {seat: self.entries_before_last_answer(seat) for seat in self.people}
        self.offered: tuple[int, set[Seat]] = (0, set())
        self.aside: dict[str, Callable[[Seat, str], bool]] = {
            "?": self.help,
            "rules": self.rules,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "board": self.board,
            "quit": self.quit,
        }

    # The course of a match

    def run(self) -> None:
        """Play to the end, or until the people leave."""
        edit_lines(remember=len(self.people) == 1)
        try:
            self.let_bots_answer()
            while not self.is_finished():
                self.turn_of(self.next_person())
                self.let_bots_answer()
            self.finish()
        except PeopleLeft:
            self.leave()
        except KeyboardInterrupt:
            self.keeper.keep()
            if is_terminal():
                show()  # the cursor still stands behind the question
            kept = self.keeper.is_kept
            raise Interrupted("cli-play-interrupted" if kept else "cli-play-dropped", **self.how_to_resume()) from None

    def is_finished(self) -> bool:
        return self.match.is_over()

    def let_bots_answer(self) -> None:
        """Until a person has something to decide."""
        with self.thinking():
            while self.person_with_offer() is None and self.turns.step():
                pass
        self.keeper.keep()

    def next_person(self) -> Seat:
        """Who is asked next: the holder of the screen, if the match waits for them, else the first such seat."""
        offered = self.person_with_offer()
        if offered is not None:
            return offered
        waiting = [seat for seat in self.people if self.is_awaited(seat)]
        return self.holder if self.holder in waiting and self.holder is not None else waiting[0]

    def is_awaited(self, seat: Seat) -> bool:
        for decision in self.match.decisions():
            if seat in decision.seats and not decision.optional:
                ballot = self.match.ballot(decision)
                if decision.mode is not EACH or ballot is None or seat not in ballot.answers:
                    return True
        return False

    def person_with_offer(self) -> Seat | None:
        """A person whom nothing waits for but who may say something, once between two entries."""
        if self.offered[0] != len(self.match.entries):
            self.offered = (len(self.match.entries), set())
        for decision in self.match.decisions():
            for seat in decision.seats if decision.optional else ():
                if seat in self.people and seat not in self.offered[1] and not self.is_awaited(seat):
                    if self.is_worth_asking(decision) and self.match.game.choices(self.match.state, decision, seat):
                        return seat
        return None

    def is_worth_asking(self, decision: Decision) -> bool:
        """What all must agree on, such as to end the game, is asked once somebody has proposed it."""
        ballot = self.match.ballot(decision)
        return decision.mode is not AGREE or (ballot is not None and bool(ballot.answers))

    def turn_of(self, seat: Seat) -> None:
        """Ask one person until something is decided."""
        self.offered[1].add(seat)
        self.hand_to(seat)
        if self.match.lapsed > self.heard[seat]:
            clear_screen()  # what is covered again is to be remembered, not read again
        show_rule()
        self.show_news(seat)
        self.board(seat, "")
        self.show_questions(seat)
        while not self.take(seat, self.read_line(say("cli-prompt") + " ")):
            pass
        self.keeper.keep()

    def hand_to(self, seat: Seat) -> None:
        """A curtain between two people, so that nobody sees what is not theirs."""
        if seat == self.holder:
            return
        clear_screen()
        tell("cli-curtain", QUESTION, name=self.names[seat])
        self.read_line("")
        clear_screen()
        self.holder = seat

    def read_line(self, prompt: str) -> str:
        try:
            line = input(prompt).strip()
        except EOFError:
            show()
            raise PeopleLeft from None
        if not sys.stdin.isatty():
            show(line)  # so that a transcript reads like the game it was
        return line

    def thinking(self) -> AbstractContextManager[object]:
        if not self.turns.bots:
            return nullcontext()
        return waiting(say("cli-thinking"))

    # What a line does: True ends the turn

    def take(self, seat: Seat, line: str) -> bool:
        choices = [choice for question in self.match.questions(seat) for choice in question.choices]
        if line in choices:
            return self.answer(seat, line)
        word = typed.word_in(line)
        if word is not None:
            return self.aside[word[0]](seat, word[1])
        if not line:
            return self.let_be(seat)
        return self.answer_in_short(seat, line, choices)

    def let_be(self, seat: Seat) -> bool:
        """Enter alone: no, thanks, to an offer; otherwise it is not enough."""
        if self.is_awaited(seat):
            self.show_questions(seat)
            return False
        return True

    def answer_in_short(self, seat: Seat, line: str, choices: Sequence[str]) -> bool:
        meant = typed.find(line, choices)
        if not meant:
            everything = [self.match.game.write(action) for action in self.match.game.actions()]
            meant = typed.find(line, everything)
            if len(meant) != 1:
                meant = []
        if len(meant) > 1:
            tell(
                "cli-ambiguous", TROUBLE, text=line, meant=", ".join(meant[:FEW]) + (", …" if len(meant) > FEW else "")
            )
            return False
        return self.answer(seat, meant[0] if meant else line)

    def answer(self, seat: Seat, text: str) -> bool:
        """Give an answer; where seats must agree, for all people at this terminal."""
        if not self.is_confirmed(seat, text):
            return False
        try:
            refusal = self.give(seat, text)
        except NotationError as error:
            show(sentence_of(error), TROUBLE, wrap=True)
            self.show_examples(seat)
            return False
        if refusal is not None:
            show(words.explain(language(), refusal, self.names), TROUBLE, wrap=True)
        return refusal is None

    def is_confirmed(self, seat: Seat, text: str) -> bool:
        """Does the table warn of this answer, and does the person mean it all the same?"""
        game = self.match.game
        action = next((action for action in self.match.choices(seat) if game.write(action) == text), None)
        caution = game.caution
        warning = None if action is None or caution is None else caution.warn(self.match.screen(seat), action)
        if warning is None:
            return True
        show(f"{words.tell(language(), warning, self.names)} ({warning.rule})", TROUBLE, wrap=True)
        return self.says_yes("cli-warn-ask")

    def says_yes(self, question: str) -> bool:
        said = self.read_line(say(question) + " ").casefold()
        return said in ("y", "yes", say("cli-word-yes"), say("cli-word-yes")[0])

    def give(self, seat: Seat, text: str) -> Refusal | None:
        action = self.match.game.read(text)
        together = [d for d in self.match.decisions() if d.mode is AGREE and seat in d.seats]
        refusal = self.match.answer(seat, action)
        for decision in together:
            for other in decision.seats:
                ballot = self.match.ballot(decision)
                if ballot is not None and ballot.answers.get(seat) == action and other in self.people:
                    self.match.answer(other, action, decision.prompt, decision.ask)
        return refusal

    # Showing

    def show_news(self, seat: Seat) -> None:
        for _, line in told(self.match, seat, self.names, self.heard[seat], live=True):
            show(line, NEWS, wrap=True)
        if len(self.match.entries) > self.heard[seat]:
            show()
        self.heard[seat] = len(self.match.entries)

    def show_questions(self, seat: Seat) -> None:
        for decision in self.decisions_of(seat):
            choices = self.choices_of(decision, seat)
            if not choices:
                continue
            question = self.question_of(decision)
            show(say("cli-optional", question=question) if decision.optional else question, QUESTION, wrap=True)
            if len(choices) <= FEW:
                self.show_choices(choices)
        self.show_examples(seat)

    def show_choices(self, choices: Sequence[str]) -> None:
        for choice in choices:
            meaning = self.describe(choice)
            show(f"  {choice}" if meaning == choice else f"  {choice}: {meaning}", wrap=True)

    def show_examples(self, seat: Seat) -> None:
        choices = [choice for question in self.match.questions(seat) for choice in question.choices]
        message = "cli-examples" if self.is_awaited(seat) else "cli-examples-optional"
        tell(message, ASIDE, examples=", ".join(typed.examples(choices)))

    def decisions_of(self, seat: Seat) -> list[Decision]:
        """What may be answered: first what the match waits for, then what may be said besides."""
        own = [decision for decision in self.match.decisions() if seat in decision.seats]
        return sorted(own, key=lambda decision: decision.optional)

    def choices_of(self, decision: Decision, seat: Seat) -> list[str]:
        game = self.match.game
        return [game.write(action) for action in game.choices(self.match.state, decision, seat)]

    def question_of(self, decision: Decision) -> str:
        return words.ask(language(), self.slug, decision.prompt)

    def describe(self, choice: str) -> str:
        return words.describe(language(), self.slug, self.match.game.read(choice), self.names)

    # Words to the table

    def help(self, seat: Seat, _rest: str) -> bool:
        for decision in self.decisions_of(seat):
            show(self.question_of(decision), QUESTION, wrap=True)
            self.show_meaning(decision)
            self.show_help_on(self.choices_of(decision, seat))
        tell("cli-help-short")
        for word in typed.WORDS:
            show(f"  {say(f'cli-word-{word}')}: {say(f'cli-word-{word}.about')}", wrap=True)
        return False

    def show_meaning(self, decision: Decision) -> None:
        """What the decision is about, with its clause; a game from elsewhere may say nothing."""
        if self.slug in games.slugs() and (rule := helping.load(self.slug).decisions.get(decision.prompt)):
            show(f"{say(helping.words_of(self.slug, decision.prompt))} ({rule})", ASIDE, wrap=True)

    def show_help_on(self, choices: Sequence[str]) -> None:
        for first, rest in typed.by_first_word(choices).items():
            if len(rest) <= FEW:
                self.show_choices([f"{first} {last}".strip() for last in rest])
            else:
                show("  " + say("cli-help-kind", first=first, rest=", ".join(rest)), wrap=True)

    def rules(self, _seat: Seat, rest: str) -> bool:
        try:
            if rest:
                show_clause(find_clause(self.slug, rest))
            else:
                for clause in locales.clauses(self.slug):
                    show(f"{clause}  {say(f'{clause}.title')}")
                tell("cli-rules-more", ASIDE, example=f"{say('cli-word-rules')} {locales.clauses(self.slug)[0]}")
        except ParlourError as error:
            show(sentence_of(error), TROUBLE, wrap=True)
        return False

    def hint(self, seat: Seat, _rest: str) -> bool:
        """What the game's own bot would answer from this seat's view, and why; the record tells that it was asked."""
        self.match.note_hint(seat)
        for decision in self.decisions_of(seat):
            self.advise(decision, seat)
        return False

    def advise(self, decision: Decision, seat: Seat) -> None:
        match = self.match
        choices = match.game.choices(match.state, decision, seat)
        if not choices:
            return
        view = match.view(seat)
        with self.thinking():
            answer, reasons = advise(match.game, view, decision, choices)
        if answer is None:
            if not self.is_awaited(seat):
                self.show_reasons(reasons)
            return
        notation = match.game.write(answer)
        tell("cli-hint", answer=notation, meaning=self.describe(notation))
        self.show_reasons(reasons)
        coming = match.game.preview(view, answer)
        if coming:
            tell("cli-hint-then")
            self.show_reasons(coming)

    def show_reasons(self, reasons: Sequence[Event]) -> None:
        for reason in reasons:
            clause = f" ({reason.rule})" if reason.rule else ""
            show(f"  {words.tell(language(), reason, self.names)}{clause}", wrap=True)

    def undo(self, seat: Seat, _rest: str) -> bool:
        own = [n for n in self.match.live if seat in self.match.entries[n - 1].move.seats]
        if not own:
            tell("cli-undo-nothing", TROUBLE)
            return False
        to = max((n for n in self.match.live if n < own[-1]), default=0)
        if not self.match.is_free_undo(seat, to) and not self.is_agreed():
            return False
        self.match.undo(seat, to, agreed=True)
        return True

    def is_agreed(self) -> bool:
        """Taking back what others or chance have answered: do all people want it? Bots consent."""
        tell("cli-undo-alone" if len(self.people) == 1 else "cli-undo-together", TROUBLE)
        return self.says_yes("cli-undo-ask")

    def log(self, seat: Seat, _rest: str) -> bool:
        for n, line in told(self.match, seat, self.names):
            show(f"{n:>4}  {line}", hang=6)
        return False

    def board(self, seat: Seat, _rest: str) -> bool:
        show_board(self.match.text(seat, language()))
        show()
        return False

    def quit(self, _seat: Seat, _rest: str) -> bool:
        raise PeopleLeft

    # The end

    def leave(self) -> None:
        if len(self.people) > 1:
            clear_screen()
        self.keeper.keep()
        show(say("cli-play-kept" if self.keeper.is_kept else "cli-play-nothing", **self.how_to_resume()))

    def how_to_resume(self) -> dict[str, str | int]:
        return {"file": str(self.keeper.file), "command": f"parlour play --resume {shlex.quote(str(self.keeper.file))}"}

    def finish(self) -> None:
        result = self.match.result()
        assert result is not None
        viewer = self.people[0] if len(self.people) == 1 else None
        if len(self.people) > 1:
            clear_screen()
        for _, line in told(self.match, viewer, self.names, self.heard[viewer] if viewer is not None else 0, live=True):
            show(line, NEWS, wrap=True)
        show()
        show_board(self.match.text(viewer, language()))
        show()
        show("\n".join(result_lines(self.match.game, result, self.names)), QUESTION, wrap=True)
        self.keeper.keep()
        if viewer is not None and self.match.seats == 1 and self.is_played_for_points():
            self.keep_score(result.scores[0])
        self.keep_progress()
        tell("cli-play-saved", file=str(self.keeper.file))

    def is_played_for_points(self) -> bool:
        """Alone, is there a score to beat? A game that a team wins or loses has none."""
        return not self.match.game.team

    def keep_score(self, points: int) -> None:
        """Alone one plays for the best score (K-50); a match with more than free undos does not count."""
        if "undone" in self.match.tags:
            tell("cli-score-undone")
            return
        record = self.match.record()
        score = highscores.score_of(record, points, self.names[0], write_record(record))
        try:
            rank = highscores.keep_score(score)
        except home.HomeError as error:
            complain(sentence_of(error))
        else:
            tell("cli-score-best" if rank == 1 else "cli-score-rank", rank=rank, game=self.slug)

    def keep_progress(self) -> None:
        """A won level is remembered for each person at the table (C-72)."""
        if self.match.game.progression is None:
            return
        try:
            for name in progress.note(self.match.record()):
                tell("cli-progress-new", name=name, game=self.slug)
        except home.HomeError as error:
            complain(sentence_of(error))

    def entries_before_last_answer(self, seat: Seat) -> int:
        """What a person has seen when a saved match is taken up: all before their last answer."""
        own = [n for n in self.match.live if seat in self.match.entries[n - 1].move.seats]
        return own[-1] - 1 if own else 0
