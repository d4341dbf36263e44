"""Lines that are a number's riddle and no more: a thing that is counted, a name, a cry again and again."""
# not compiled: words

from __future__ import annotations

import re
from typing import Final

from parlour.games.chocobo.numerals import ENGLISH_N, FRENCH_N, pattern, patterns

BARE_COUNTS: Final = [
    *patterns(
        ENGLISH_N,
        r"^(?:it's |just )?(?:the )?(?:number of|as many as(?: there are)?)> (?!.*<(?:is|are(?! \w+ \w+)|was|were"
        r"|keeps?|makes?"
        r"|'s|possible|want\w*|need\w*|like|can|could|we|you|cards?|books?|veg\w*|monsters?|hp|steps?|rounds?|times)>)",
    ),
    *patterns(
        FRENCH_N,
        r"^(?:c'est )?(?:le nombre d(?:e|es|u|')|autant qu(?:e |'))(?: ?d(?:e|es|') ?)?(?!.*<(?:est|sont|etait|me"
        r"|possible"
        r"|faut|veux|veut|peut|peux|cartes?(?! dans)|livres?|legumes?|monstres?|pv|pas|manches?|fois|moi|toi|tu|vous"
        r"|on)>)",
    ),
    pattern(
        "^[^。、!?]*[^。、!?手野](?<!カード)(?<!モンスター)(?<!敵)(?<!本)の(?:数|枚数|人数|本数|個数)(?:の半分|の[二三2-5]?倍)?(?:です|だよ|だね"
        "|ね|よ)?(?=$|[。、!])"
        "(?<!ボーナスの数)"
    ),
]
"""A thing and its number, with nothing said about it."""

BARE_THING: Final = pattern(
    r"^(?:it's |its |c'est )?(?:(?:the|le|la|les) |l'|(?=noces|speed|number))"
    r"(?!.*\b(?:i|you|we|he|she|they|is|are|was|were|isn't|will|has|have|had|keeps?|makes?|my|our|your|us|needs?"
    r"|reaper|boss|monsters?|chocobo|please|again|je|j'|tu"
    r"|on (?:a|va|est|y|en)|nous|vous|il|est|sont|etait|ai|as|ont|faucheu\w+|monstres?|fait|va|vont|mon|ma|notre"
    r"|encore|toujours|arrive\w*)\b)[^.,;:!?]{4,60}[.!]?$"
)
"""A line that is a name of something and no more."""

CRIES: Final = re.compile(r"([^\W\d_]{1,8}?)(?:[\s,!、・ー-]{0,3}\1){4,}")
COUNT_THEM: Final = pattern(
    r"\b(?:count|how many|that many|times|number|compte[zr]?|combien|nombre|numero|fois|autant)\b|数え|回数|番号|数字"
    r"|ヒント|の数"
)


def cried(plain: str) -> str | None:
    """The same again and again, to be counted."""
    found = CRIES.search(plain) if COUNT_THEM.search(plain) else None
    return None if found is None or COUNT_THEM.search(found.group(1)) else found.group()
