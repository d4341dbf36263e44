"""What leaves few numbers by comparing: with a small number, with the room beside a bonus card, by a gloss."""
# not compiled: words

from __future__ import annotations

from typing import Final

from parlour.games.chocobo.numerals import ENGLISH_N, FRENCH_N, pattern, patterns

_LESS: Final = r"(?:low|high|small|bigg?|larg|great)(?:er|est)"
_MOINS: Final = r"(?:plus (?:bas|haut|petit|grand|gros|eleve|faible)\w*)"
_WITH: Final = r"(?:strength|str|hp|health|veg\w*|books?|reaper(?:'s steps)?)"
_AVEC: Final = r"(?:force|pv|points de vie|vies|legumes|livres|pas de la faucheuse)"
COMPARED_WITH_SMALL: Final = [
    *patterns(
        ENGLISH_N,
        rf"<numbers?>[^.;!?]{{0,80}}<(?:{_LESS}|less|more|under|below|above|over|equals?|same|match\w*)(?: (?:than|as"
        rf"|to|the"
        rf"|my|its|our|own|current|number|of))* {_WITH}>",
        rf"<{_WITH}>[^.;!?]{{0,80}}<(?:{_LESS}|less|more|equals?|same|match\w*)(?: (?:than|as|to|with))? (?:my|the|its"
        rf"|action"
        r"|that) (?:action )?number>",
    ),
    *patterns(
        FRENCH_N,
        rf"<numero>[^.;!?]{{0,80}}<(?:{_MOINS}|inferieur|superieur|egale?|meme|identique|pareil)(?: (?:que|a|chose|au"
        rf"|aux|la|ma"
        rf"|sa|nos|notre|les|mes|nombre|de|nos))* {_AVEC}>",
        rf"<(?:meme|pareil|egale?|identique)(?: (?:que|chose|a|au|aux|nos|notre|ma"
        rf"|les))* {_AVEC}>[^.;!?]{{0,80}}<numero>",
        rf"<{_AVEC}>[^.;!?]{{0,80}}<(?:{_MOINS}|inferieure?|superieure?|egale?|meme|identique)(?: (?:que|a|au"
        rf"|chose))? (?:mon|son"
        r"|le) numero>",
    ),
    pattern(
        "(?:番号|数字)(?:は|が|も|と|って)[^。、!?]{0,8}(?:強さ|hp|体力|野菜|本の数)(?:の数)?(?:より|以下|以上|未満|と"
        "|が|は)?"
        "(?:も|同じ|一緒|等し|小さ|大き|低|高|下|上)|(?:強さ|hp|体力)(?:の方)?(?:が|は|より"
        "|と)[^。、!?]{0,4}番号(?:より|の方|と同|が)"
    ),
]
"""There are few numbers up to a strength or the health points."""

_BONUS_AND_ME: Final = (
    r"(?:mine|me|my (?:card|number|pick)|it|this) and (?:the |that )?bonus"
    r"|(?:the |that )?bonus(?: card)? and (?:mine|me|my)"
)
_BONUS_ET_MOI: Final = (
    r"(?:la mienne|moi|ma carte|mon numero|elle) et (?:le |la )?(?:carte )?bonus"
    r"|(?:le |la )?(?:carte )?bonus et (?:la mienne|moi|ma carte|mon numero)"
)
ROOM_BETWEEN: Final = [
    *patterns(
        ENGLISH_N,
        r"<(?:N|single|only|exactly|no|nothing|none|nobody|room|fits?|impossible|can't|cannot|isn't)>[^.;!?]{0,80}"
        rf"<between (?:{_BONUS_AND_ME})>(?!.*<(?:please|pls|let's|dial)>)",
        rf"<between (?:{_BONUS_AND_ME})>[^.;!?]{{0,80}}<(?:N|single|only|no|nothing|none|fits?|isn't)>(?!.*<(?:please"
        rf"|pls|dial)>)",
    ),
    *patterns(
        FRENCH_N,
        r"<(?:N|seule?|qu'une?|que|exactement|aucune?|rien|place|impossible|pas)>[^.;!?]{0,80}"
        rf"<entre (?:{_BONUS_ET_MOI})>(?!.*<(?:svp|stp|cadran)>)",
        rf"<entre (?:{_BONUS_ET_MOI})>[^.;!?]{{0,80}}<(?:N|seule?|qu'une?|aucune?|rien|pas)>(?!.*<(?:svp|stp|cadran)>)",
    ),
    pattern(
        "(?:ボーナス(?:カード)?|私|俺|僕|自分|カード|これ|番号)(?:の(?:カード|番号|数字"
        "|やつ))?と[^。、!?]{0,8}の?間(?:に|は|には)"
        "(?!合)[^。、!?]*(?:[1-9一二三四五](?:枚|つ|個|人)|しか|だけ|存在し|入らな|入れな|入りませ|ない|なし|ありませ"
        "|ゼロ)"
    ),
]
"""How many cards fit between one's card and a bonus card."""

GLOSSED: Final = [
    *patterns(
        ENGLISH_N,
        r"<by [\"']?(?:an? )?[a-z]+(?: bit)?[\"']?,? i mean>[^.;!?]{0,80}<(?:N|single|smallest|minimum|possible|hand"
        r"|fingers?"
        r"|points?|notch|count)>|<(?:bit|little|slightly|smidge|tad|hair|just|touch)>[^.;!?]{0,80}[,.(=:-] ?(?:as in"
        r"|like"
        r"|meaning|literally|i mean|=|by)* ?(?:exactly |only |just )?(?:an? |one |1 )(?:single )?(?:point|notch|number"
        r"|digit|unit)>",
    ),
    *patterns(
        FRENCH_N,
        r"<par [\"']?(?:un )?[a-z]+(?: peu)?[\"']?,? (?:j'entends|je veux dire)>[^.;!?]{0,80}<(?:N|seule?|minimum"
        r"|possible"
        r"|main|doigts?|points?|cran)>|<une? (?:seule? )?(?:point|cran|numero|rang)>(?= ?(?:[.,!?;)]|$|quoi|hein|pas"
        r"|max|mdr))(?<!marque un point)(?<!gagne un point)(?<!c'est un point)",
    ),
    pattern(
        "(?:少し|ちょっと|ちょい|わずか|ほんの少し|やや)(?:だけ)?(?:上|下)?(?:って|というの|っていうの|と言っても"
        "|といっても|の意味|=)"
        "[^。!?]*(?:[1-5一二三四五]|最小|片手|指|数えられ|差)"
    ),
]
"""A vague word, and how much it means."""
