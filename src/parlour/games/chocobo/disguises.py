"""Sentences without their disguises: one script of digits, letters put together again, misspelt numbers mended.

What people do to a number so that a reader knows it and a filter doesn't: `s e v e n t y`, `s.i.x`, `f0rty`, `f*fty`,
`fortyfour`, `ytrof`, `vin-gt`, `な・な`, look-alike letters of another script, characters of no width. Accents are
left out, as in a hurry people leave them out.

>>> undisguised("S e v e n t y  t w o, v1ngt, vin-gt")
'seventytwo, vingt, vingt'
"""
# not compiled: words

from __future__ import annotations

import re
import unicodedata
from typing import Final

from parlour.games.chocobo.numerals import GLUED, without_accents
from parlour.games.chocobo.talk_words import words

UNSEEN: Final = re.compile("[\u00ad\u200b-\u200f\u2060-\u2064\ufe0e\ufe0f\u20e3\ufeff]")  # no width; keycaps
SIGNS: Final = str.maketrans({"🔟": "10", "💯": "100", "·": " ", "’": "'", "‘": "'", "“": '"', "”": '"', "‐": "-"})
LOOKALIKES: Final = str.maketrans("аеорсухіѕтпοειυ", "aeopcyxistnoeiu")  # Cyrillic and Greek letters

ROMAN: Final = re.compile("[\u2160-\u217f]{2,}")  # characters made for it: Ⅻ

# Letters kept apart

KANA_APART: Final = re.compile("(?<=[ぁ-んァ-ヶー一-龠])[ ・](?=[ぁ-んァ-ヶー一-龠])")  # Japanese has no blanks
LETTERS_APART: Final = re.compile(r"(?<![^\W_])(?:[^\W\d_][ ._|*/~-]{1,2}){2,}[^\W\d_](?![^\W_])")  # t w e n t y
FEW_LETTERS: Final = 4
"""So many single letters with blanks between them are a word: "y a t il" in a hurry is not."""

# Number words that are looked for behind a disguise

WHOLE: Final = [
    "seven",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "eighty",
    "ninety",
    "hundred",
    "quatorze",
    "quinze",
    "treize",
    "vingt",
    "trente",
    "quarante",
    "cinquante",
    "soixante",
    "septante",
    "nonante",
]
SHORT: Final = ["six", "eight", "nine", "ten", "sept", "huit", "neuf", "dix", "onze", "douze", "seize", "cent"]
UP_TO_FIVE: Final = ["one", "two", "three", "four", "five", "deux", "trois", "quatre", "cinq"]
NUMBER_WORD: Final = re.compile("|".join([*WHOLE, *SHORT, *UP_TO_FIVE, GLUED]))
NO_NUMBER: Final = re.compile(r"for[ -]?ties|seven t|vin gt\w")
IN_PIECES: Final = re.compile(
    r"(?<![^\W_])(?:" + "|".join(r"[-'._* ]{0,2}".join(word) for word in WHOLE) + r")(?![^\W_])"
)

# A digit or a star for a letter, the word from its end

MIXED: Final = re.compile(r"(?<![^\W_])(?=[\w@$*]*[a-z])(?=[\w@$*]*[\d@$*])[a-z\d@$*]{3,}")
DIGIT_LETTERS: Final = [str.maketrans("0134578@$", "oieastbas"), str.maketrans("0134578@$", "oleastbas")]
WORD: Final = re.compile(r"(?<![^\W_])[a-z]{3,}(?![^\W_])")
BACKWARDS: Final = {word[::-1]: word for word in [*WHOLE, "six", "eight", "nine", "sept", "huit", "dix", "onze"]}

# One letter too many, too few or out of its place

DRAWN_OUT: Final = re.compile(r"([a-z])\1{2,}")  # forrrty
_K: Final = "(?:qu|k|c)"
_AN: Final = "[ae]n+"
SOUNDS: Final = re.compile(
    r"\b(?:"
    # as English sounds: siks tee, fiddy, for tea two
    r"(?:twen|thir|thur|for|four|fore|fif|si(?:x|ks|cks)|sev[ei]?n|ate|ay|eigh?t?|nine?)[ '-]?tee(?:n|ns)?"
    r"|(?:twen|thir|fif|six|seven|ate|eight|nine)[ '-]?tea|for tea (?=too|to|won|tree|six|ate)|fiddy|fitty"
    # as French sounds: ka rante, swassante, quat' vin
    rf"|{_K}a[ '-]?r+{_AN}[ '-]?te?|[sc](?:in|ain|un)[ '-]?{_K}{_AN}[ '-]?te?|s(?:oi|wa|oua)[ '-]?(?:ss?|x"
    rf"|c)[ '-]?{_AN}[ '-]?te?"
    rf"|tr{_AN}[ '-]?te?|{_K}at(?:re?)?[ '-]{{0,2}}v(?:in|ain|un)(?:gt|t|g)?s?"
    r")\b"
)
ALIKE_EN: Final = """
almighty eighth eights eileen elven equine even event events fifth forth fourth height heighten heights hounded
hundreds hunted leaven level levels levee mighty neonate never nicety nighty quadrant quadrants quince quine rented
renter seen sever severe seventh sixth tented thirst thirsty twelfth weight weighty weights
"""
ALIKE_FR: Final = """
carrent cinquieme clinquant clinquante eleve elevee elevees elevent elever eleves elevez enleve enlevee enlevent
enlever enleves enlevez epatante levent quartant quinte releve relevee relevent relever releves relevez rente rentee
rentes rentez rentre rentrent sevrent servent soixantieme teinte teintee tente tentee tentent tenter tentes tentez
tirent traite treizieme tremie trentes trentieme trient turent vingts
"""
LOOK_THE_SAME: Final = words(ALIKE_EN, ALIKE_FR)
"""Words of these languages that are one letter away from a number."""

LEAST_LETTERS: Final = 6  # shorter words are too near to others


def shortened(word: str) -> set[str]:
    """A word with one of its letters left out."""
    return {word[:at] + word[at + 1 :] for at in range(len(word))}


MISSPELT: Final = {less: word for word in WHOLE if len(word) >= LEAST_LETTERS for less in (*shortened(word), word)}


def undisguised(text: str) -> str:
    """The sentence in small letters, plainly."""
    shown = ROMAN.sub(" roman ", UNSEEN.sub("", text).translate(SIGNS))
    plain = re.sub(r"\s+", " ", unicodedata.normalize("NFKC", shown).casefold().translate(LOOKALIKES))
    plain = KANA_APART.sub("", without_accents(plain))
    plain = LETTERS_APART.sub(lambda found: joined(found.group()), plain)
    plain = IN_PIECES.sub(lambda found: whole(found.group()), plain)
    plain = SOUNDS.sub(lambda found: found.group() if NUMBER_WORD.fullmatch(found.group()) else " sixty ", plain)
    plain = MIXED.sub(lambda found: with_letters(found.group()), plain)
    plain = WORD.sub(lambda found: spelt(found.group()), plain)
    return (
        plain.replace("au dessus", "au-dessus").replace("au dessous", "au-dessous").replace("en-dessous", "en dessous")
    )


def joined(letters: str) -> str:
    """Single letters as a word, if they are enough of one."""
    word = re.sub(r"[^\w]|_", "", letters)
    return word if len(word) >= FEW_LETTERS or NUMBER_WORD.fullmatch(word) else letters


def whole(pieces: str) -> str:
    return pieces if NO_NUMBER.match(pieces) else re.sub(r"[-'._* ]", "", pieces)


def with_letters(mixed: str) -> str:
    """The number word that a mixture of letters and digits stands for, or the mixture."""
    for letters in DIGIT_LETTERS:
        word = mixed.translate(letters)
        if NUMBER_WORD.fullmatch(word):
            return word
    if "*" in mixed.strip("*"):
        hidden = re.compile(re.escape(mixed).replace(r"\*", "[a-z]"))
        return next((word for word in [*WHOLE, *SHORT] if hidden.fullmatch(word)), mixed)
    return mixed


def spelt(word: str) -> str:
    """The number word that was misspelt or written from its end, or the word itself."""
    if word in BACKWARDS:
        return BACKWARDS[word]
    short = DRAWN_OUT.sub(r"\1", word)
    if short != word and NUMBER_WORD.fullmatch(short):
        return short
    if len(word) < LEAST_LETTERS - 1 or word in LOOK_THE_SAME or NUMBER_WORD.fullmatch(word):
        return word
    return next((MISSPELT[less] for less in (word, *sorted(shortened(word))) if less in MISSPELT), word)
