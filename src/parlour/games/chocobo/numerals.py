"""Numbers in a sentence, in digits and words of three languages, and patterns that name them.

>>> [value for _, value in numbers_in("deux cartes, 三枚 and 12")]
[12, 2, 3]
"""
# not compiled: words

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

MOST_SAID: Final = 5  # strengths and dial spaces may be named

ACCENTS: Final = str.maketrans("àâäáãåçéèêëíìîïñóòôöõúùûüýÿ", "aaaaaaceeeeiiiinooooouuuuyy")

SMALL: Final = {
    "zero": 0,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "deux": 2,
    "trois": 3,
    "quatre": 4,
    "cinq": 5,
}
GLUED: Final = (
    r"(?:twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)(?:one|two|three|four|five|six|seven|eight|nine)"
    r"|(?:vingt|trente|quarante|cinquante|soixante|quatrevingts?)(?:et)?"
    r"(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix(?:sept"
    r"|huit|neuf))"
    r"|quatrevingts?|dix(?:sept|huit|neuf)"
)
LARGE: Final = (
    rf"{GLUED}|"
    # English: six and sixth, sixty, sixties; the tens and more
    r"six(?:th|teen|teenth|ty|ties|tieth)?|seven(?:th|teen|teenth|ty|ties|tieth)?|eight(?:h|een|eenth|y|ies|ieth)?"
    r"|nin(?:e|th|eteen|eteenth|ety|eties|etieth)|tens?|tenth|eleven(?:th)?|twel(?:ve|fth)|thirt(?:een|eenth|y|ies"
    r"|ieth)"
    r"|fourteen(?:th)?|teens?|fort(?:y|ies|ieth)|fift(?:een|eenth|y|ies|ieth)|twent(?:y|ies|ieth)|hundreds?|dozens?"
    # French
    r"|sixième|sept(?:ième)?|huit(?:ième)?|(?<!tout )(?<!à )(?<!téléphone )(?<!ordi )neuf|neuvième"
    r"|dix(?:ième|aines?)?|onze|douz(?:e|aines?)|treize|quatorze"
    r"|quinz(?:e|aines?)|seize|vingt(?:s|aines?|ième)?|trent(?:e|aines?|ième)|quarant(?:e|aines?|ième)"
    r"|cinquant(?:e|aines?|ième)|soixant(?:e|aines?|ième)|septante|huitante|octante|nonante|cents?|centaines?|mille"
    # as they are typed in a hurry
    r"|thirdy|thirthy|tirty|fourty|fivty|fith?y|sixy|sevnty|sevent|eigty|eighty|ninty|ninthy|twenny|twnty|twenti"
    r"|vint|trante|quarente|carante|cinquente|soisante|soissante|soixente|katorze|kinze|ving"
)
DIGITS: Final = re.compile(r"\d+")
WORDS: Final = re.compile(rf"(?<![^\W\d_])(?:({'|'.join(SMALL)})|({LARGE.translate(ACCENTS)}))(?![^\W\d_])")
# "un" and "une" are mostly articles: they count as a number where a comparison follows at once.
FRENCH_ONE: Final = re.compile(
    r"(?<![^\W\d_])une?\s+(?:(?:point|cran|rang|numero)s?\s+)?(?:de\s+)?"
    r"(?:plus|moins|au[- ]dess(?:us|ous)|en dessous)(?![^\W\d_])(?!\s+(?:haut|bas|petit|grand|elev|fort|faible))"
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
    "廿": 20,
}
NOT_NUMBERS: Final = re.compile(
    "一緒|一番|一気|一応|一旦|一瞬|一般|一部|一生|一方|一致|統一|同一|唯一|万が?一|十分|十字|参加|参考|二度と|三角"
    "|四角|一言|一手|一か八か|七転び八起き|七転八倒|十中八九|四苦八苦|二人三脚|三日坊主|一石二鳥|八方|十人十色"
    "|百発百中|五分五分|百も承知"
    "|百戦錬磨|千差万別|一発|一撃|一択|二択|三択|[一十百]の位"
    "|[一二三四]人"
    "|千葉|八王子|四国|九州|六本木|五反田"
    # names
    "|[一二三四五六七八九十百千]{1,2}(?![番号点枚回個])[一-龠々]{1,2}(?:さん|くん|ちゃん|さま|様|氏)"
)
KANJI_NUMBER: Final = re.compile(f"[{''.join(KANJI)}]+")
KANA_SMALL: Final = re.compile("ひとつ|ふたつ|みっつ|よっつ|いつつ")
KANA_LARGE: Final = re.compile(
    "むっつ|ななつ|やっつ|ここのつ|ひゃく|(?:に|さん|よん|ご|ろく|なな|はち|きゅう)じゅう|じゅう(?:いち|に|さん|よん"
    "|ご|ろく|なな|はち|きゅう)"
    "|(?:ろく|なな|しち|はち|きゅう|じゅう)(?=番|以|より|だけ|くらい|ぐらい|代|点|です|だ|[\\s、。!?]|$)"
)


HIRAGANA: Final = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}


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
    for found in KANA_LARGE.finditer(japanese.translate(HIRAGANA)):
        yield found.group(), MOST_SAID + 1


def kanji_value(numerals: str) -> int:
    """A run of numerals, such as 三十七; exact enough to know whether it is above five."""
    total = 0
    for character in numerals:
        value = KANJI[character]
        total = total * 10 + value if value < 10 else max(1, total) * value
    return total


# Patterns. `N` stands for a number up to five, `<` and `>` for the edges of a word.

ENGLISH_N: Final = r"(?:\d|zero|one|two|three|four|five)"
FRENCH_N: Final = r"(?:\d|zero|une?|deux|trois|quatre|cinq)"
JAPANESE_N: Final = r"(?:\d|[一二三四五]|ひと|ふた|みっ|よっ|いつ)"


def patterns(number: str, *texts: str) -> list[re.Pattern[str]]:
    """Patterns of one language."""
    edges = {"N": number, "<": r"(?<![^\W\d_])", ">": r"(?![^\W\d_])"}
    return [pattern(re.sub(r"(?<!\(\?)[<>]|N", lambda mark: edges[mark.group()], text)) for text in texts]


def pattern(text: str) -> re.Pattern[str]:
    """A pattern for sentences without accents."""
    return re.compile(without_accents(text))


def without_accents(text: str) -> str:
    """Letters of French without their accents, letter by letter."""
    return text.translate(ACCENTS).replace("œ", "oe")
