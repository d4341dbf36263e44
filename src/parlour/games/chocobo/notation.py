"""Reading the outcomes of chance; the answers of seats are read from their table."""

from __future__ import annotations

from parlour.core.values import Action
from parlour.games.chocobo.actions import Dealt
from parlour.games.chocobo.answers import Answers
from parlour.games.chocobo.edition import CARDS


def read_outcome(answers: Answers, text: str) -> Action | None:
    """`37`, `1 3 4 4`, `none`, `blob`, `move2`; None if it is none of these.

    Numbers are written plainly, so that what is read is written the same way again.
    """
    if text == "none":
        return Dealt(())
    for turned in (*answers.book, *answers.monster):
        if str(turned) == text:
            return turned
    numbers = text.split(" ")
    if not all(part.isascii() and part.isdigit() and str(int(part)) == part for part in numbers):
        return None
    found = [int(part) for part in numbers]
    if not all(number <= CARDS for number in found):
        return None
    return answers.number[found[0]] if len(found) == 1 else Dealt(tuple(found))
