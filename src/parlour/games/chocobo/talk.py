"""What may be said: statements as events, and the check of free chat (D-20 to D-22).

While cards are being chosen a message is held back if it contains a number above 5, or any number together with a
comparison. Numbers are found in digits of any script and in the number words of English, French and Japanese,
whatever language the table speaks. Words that only look like numbers pass: `十分`, `une carte`, `someone`.
"""
# not compiled: words

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from parlour.core.values import Action, Event, Refusal, Seat
from parlour.games.chocobo import events
from parlour.games.chocobo.actions import Between, Claim, Have
from parlour.games.chocobo.view import ChocoboView

MOST_SAID: Final = 5  # strengths and dial spaces may be named
CHOOSING: Final = ("first", "choose", "strengths")


def told(seat: Seat, answer: Action) -> Event:
    """A statement as everybody hears it (D-63)."""
    if isinstance(answer, Claim):
        return events.Claimed(seat=seat, space=answer.space, strength=answer.strength, rule="D-63")
    if isinstance(answer, Have):
        return events.Compared(
            seat=seat,
            cards=answer.cards,
            strength=answer.strength,
            degree=answer.degree,
            side=answer.side,
            bonus=answer.bonus,
            rule="D-63",
        )
    assert isinstance(answer, Between)
    return events.HasBetween(seat=seat, cards=answer.cards, strength=answer.strength, rule="D-63")


def may_be_said(view: ChocoboView, text: str) -> Refusal | None:
    """Why a message is held back, or None. Alone there is nobody to tell."""
    if view.phase not in CHOOSING or view.seats == 1:
        return None
    if view.options["talk"] == "limited":
        return Refusal("chocobo-refuse-chat-silent", "D-22")
    plain = unicodedata.normalize("NFKC", text).casefold()
    found = list(numbers_in(plain))
    high = next((word for word, value in found if value > MOST_SAID), None)
    if high is not None:
        return Refusal("chocobo-refuse-chat-number", "D-21", {"number": high})
    comparison = COMPARISON.search(plain)
    if found and comparison:
        return Refusal(
            "chocobo-refuse-chat-compare", "D-21", {"number": found[0][0], "word": comparison.group().strip()}
        )
    return None


# Numbers

SMALL: Final = {
    "zero": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "zéro": 0,
    "deux": 2,
    "trois": 3,
    "quatre": 4,
    "cinq": 5,
}
LARGE: Final = (
    # English: six and sixth, sixty, sixties; the tens and more
    r"six(?:th|teen|teenth|ty|ties|tieth)?|seven(?:th|teen|teenth|ty|ties|tieth)?|eight(?:h|een|eenth|y|ies|ieth)?"
    r"|nin(?:e|th|eteen|eteenth|ety|eties|etieth)|tens?|tenth|eleven(?:th)?|twel(?:ve|fth)|thirt(?:een|eenth|y|ies|ieth)"
    r"|fourteen(?:th)?|fort(?:y|ies|ieth)|fift(?:een|eenth|y|ies|ieth)|twent(?:y|ies|ieth)|hundreds?|dozens?"
    # French
    r"|sixième|sept(?:ième)?|huit(?:ième)?|neuf|neuvième|dix(?:ième|aines?)?|onze|douz(?:e|aines?)|treize|quatorze"
    r"|quinz(?:e|aines?)|seize|vingt(?:s|aines?|ième)?|trent(?:e|aines?|ième)|quarant(?:e|aines?|ième)"
    r"|cinquant(?:e|aines?|ième)|soixant(?:e|aines?|ième)|septante|huitante|octante|nonante|cents?|centaines?|mille"
)
DIGITS: Final = re.compile(r"\d+")
WORDS: Final = re.compile(rf"(?<![^\W\d_])(?:({'|'.join(SMALL)})|({LARGE}))(?![^\W\d_])")
# "un" and "une" are mostly articles: they count as a number where a comparison follows at once.
FRENCH_ONE: Final = re.compile(
    r"(?<![^\W\d_])une?\s+(?:(?:point|cran|rang|numéro)s?\s+)?(?:de\s+)?"
    r"(?:plus|moins|au[- ]dess(?:us|ous)|en dessous)(?![^\W\d_])"
)

KANJI: Final = {
    "〇": 0,
    "零": 0,
    "一": 1,
    "二": 2,
    "三": 3,
    "四": 4,
    "五": 5,
    "六": 6,
    "七": 7,
    "八": 8,
    "九": 9,
    "十": 10,
    "百": 100,
    "千": 1000,
    "壱": 1,
    "弐": 2,
    "参": 3,
}
NOT_NUMBERS: Final = re.compile(
    "一緒|一番|一気|一応|一旦|一瞬|一般|一部|一生|一方|一致|統一|同一|唯一|万が?一|十分|十字|参加|参考|二度と|三角|四角|一言|一手"
    "|[一二三四]人"
)
KANJI_NUMBER: Final = re.compile(f"[{''.join(KANJI)}]+")
KANA_SMALL: Final = re.compile("ひとつ|ふたつ|みっつ|よっつ|いつつ")
KANA_LARGE: Final = re.compile(
    "むっつ|ななつ|やっつ|ここのつ|ひゃく|(?:に|さん|よん|ご|ろく|なな|はち|きゅう)じゅう|じゅう(?:いち|に|さん|よん|ご|ろく|なな|はち|きゅう)"
    "|(?:ろく|なな|しち|はち|きゅう|じゅう)(?=番|以|より|だけ|くらい|ぐらい|代|点|です|だ|[\\s、。!?]|$)"
)

COMPARISON: Final = re.compile(
    r"(?<![^\W\d_])(?:higher|lower|above|below|than"
    r"|plus\s+(?:haute?s?|basses?|bas|élevée?s?|grande?s?|petite?s?)|supérieure?s?|inférieure?s?"
    r"|au[- ]dess(?:us|ous)|en[- ]dessous|(?:plus|moins)\s+(?:\w+\s+)?que|de\s+(?:plus|moins))(?![^\W\d_])"
    r"|より|高[いくめ]|低[いくめ]|大き[いく]|小さ[いく]|以上|以下|未満|超え|上(?!手)|下(?!手|さ)"
)


def numbers_in(plain: str) -> Iterator[tuple[str, int]]:
    """Each number of a text with its value; of a high number word only that it is high."""
    for found in DIGITS.finditer(plain):
        yield found.group(), int(found.group())
    for found in WORDS.finditer(plain):
        yield found.group(), SMALL.get(found.group(), MOST_SAID + 1)
    for found in FRENCH_ONE.finditer(plain):
        yield found.group(), 1
    japanese = NOT_NUMBERS.sub(" ", plain)
    for found in KANJI_NUMBER.finditer(japanese):
        yield found.group(), kanji_value(found.group())
    for found in KANA_SMALL.finditer(japanese):
        yield found.group(), 1
    for found in KANA_LARGE.finditer(japanese):
        yield found.group(), MOST_SAID + 1


def kanji_value(numerals: str) -> int:
    """A run of numerals, such as 三十七; exact enough to know whether it is above five."""
    total = 0
    for sign in numerals:
        value = KANJI[sign]
        total = total * 10 + value if value < 10 else max(1, total) * value
    return total
