"""The check of free chat while cards are being chosen (D-20 to D-22).

Strengths, dial spaces, how many cards are meant and vague comparisons may be told; whatever narrows an action number
down to a few may not. A message is held back for one of three reasons: a number above 5 that is none of the board's
(`board_talk`), a place told exactly ("right next to the bonus card", "bonus +3"; `leaks` has more: "an odd number", "my
age"), or a number together with a comparison or a bonus card that is neither a strength nor a space nor a count of
cards ("two lower than the bonus card").

Each language has its patterns, and all of them are tried whatever language the table speaks. Digits of any script
count. Words that only look like numbers pass: `十分`, `une carte`, `someone`.
"""
# not compiled: words

from __future__ import annotations

import re
from typing import Final

from parlour.core.values import Refusal
from parlour.games.chocobo.board_talk import without_board_numbers
from parlour.games.chocobo.disguises import undisguised
from parlour.games.chocobo.excused import (
    without_bonus_numbers,
    without_harmless,
    without_number_range,
    without_rule_talk,
)
from parlour.games.chocobo.frames import pointing
from parlour.games.chocobo.leaks import BORROWED, LEAKS
from parlour.games.chocobo.numerals import ENGLISH_N, FRENCH_N, JAPANESE_N, MOST_SAID, numbers_in, pattern, patterns
from parlour.games.chocobo.properties import PROPERTIES, SUMS_WITH_BOARD
from parlour.games.chocobo.view import ChocoboView

CHOOSING: Final = ("first", "choose", "strengths")


def may_be_said(view: ChocoboView, text: str) -> Refusal | None:
    """Why a message is held back, or None. Alone there is nobody to tell."""
    if view.phase not in CHOOSING or view.seats == 1:
        return None
    if view.options["talk"] == "limited":
        return Refusal("chocobo-refuse-chat-silent", "D-22")
    shown = [number for number in view.bonus if number is not None]
    return why_told(without_number_range(without_bonus_numbers(undisguised(text), shown)))


def why_told(plain: str) -> Refusal | None:
    """Why a sentence without disguises tells too much, or None."""
    refusal = why_number(without_board_numbers(plain))
    if refusal is not None:
        return refusal
    plain = without_harmless(without_rule_talk(plain))
    refusal = refused(pointing(plain)) or why_exact(plain, FROM_BOARD)
    if refusal is not None or is_about_board(plain):
        return refusal
    return why_exact(plain, OF_CARDS) or why_compared(without_board_numbers(plain))


def why_number(plain: str) -> Refusal | None:
    for word, value in numbers_in(plain):
        if value > MOST_SAID:
            return Refusal("chocobo-refuse-chat-number", "D-21", {"number": word})
    return None


def why_exact(plain: str, told: list[re.Pattern[str]]) -> Refusal | None:
    """A place told exactly; what acts right before what on the dial is no place among the numbers."""
    return refused(first_found(told, ON_THE_DIAL.sub(" · ", plain)))


def refused(words: str | None) -> Refusal | None:
    """For telling exactly, by these words."""
    return None if words is None else Refusal("chocobo-refuse-chat-exact", "D-20", {"words": words})


def why_compared(plain: str) -> Refusal | None:
    """How far above or below, or a number that may not be told beside a comparison or a bonus card."""
    rest = plain
    for role in ROLES:
        rest = role.sub(" · ", rest)
    distance = first_found(DIFFERENCE, rest)
    if distance is not None:
        return refused(distance)
    number = next(numbers_in(rest), None)
    comparison = COMPARISON.search(rest)
    if number is None or comparison is None:
        return None
    return Refusal("chocobo-refuse-chat-compare", "D-21", {"number": number[0], "word": comparison.group().strip()})


def first_found(among: list[re.Pattern[str]], plain: str) -> str | None:
    for told in among:
        found = told.search(plain)
        if found:
            return found.group().strip()
    return None


# Talk of the board alone is free but for high numbers: the Reaper may stand right next to the Chocobo.

BOARD: Final = pattern(
    r"reaper|chocobo|boss|exit|entrance|monster|(?<![a-z])hp(?![a-z])|vegetable|\bbooks?\b|damage|trap"
    r"|faucheu|sortie|entrée|monstre|\bpv\b|légume|\blivres?\b|dégât|piège"
    r"|死神|チョコボ|ボス|出口|入口|モンスター|敵|野菜|ダメージ|罠"
)
CARDS: Final = pattern(
    r"bonus|card|number|\bmine\b|\bmy\b|\byours\b|carte|numéro|mienne|tienne|\bma\b|\bmes\b"
    r"|ボーナス|カード|数字|番号|手札|枚|(?:私|僕|俺)の数"
)


def is_about_board(plain: str) -> bool:
    return BOARD.search(plain) is not None and CARDS.search(plain) is None


# A place told exactly

ON_THE_DIAL: Final = pattern(
    r"\b(?:land|act|resolve|trigger|happen|fire)(?:s|es|ed|ing)? (?:right|directly|immediately|straight) "
    r"(?:before|after)\b"
    r"|\b(?:want|like|aim\w*|hop\w+|try\w*|space|spot|slot|shoot\w*)(?: [\w']+){0,4}? (?:right|just|directly|straight"
    r"|immediately) (?:before|after|behind) (?:the )?bonus\b(?!'s)|\b(?:right|just|directly) (?:before|after|behind)"
    r" (?:the )?bonus(?: card)?(?=[^.;!?]* (?:on the dial|if no|unless|in the order|hopefully)\b)"
    r"|\b(?:vis\w+|veux|voudrais|aimerais|esper\w+|case|place|tente\w*|compte)(?: [\w']+){0,4}? juste (?:avant|apres"
    r"|derriere|devant) (?:la |le )?(?:carte )?bonus\b|\bjuste (?:avant|apres|derriere) (?:la |le )?(?:carte )?bonus"
    r"(?=[^.;!?]* (?:sur le cadran|si personne|sauf si|a moins)\b)"
    r"|ボーナス(?:カード)?の(?:直前|直後|すぐ(?:前|後ろ?|次))(?:の(?:スペース|マス|場所|位置|枠))?(?:に|を|で|が)"
    r"(?:入|行|動|狙|なり|来|いき|いけ|いい|理想|滑)(?!.*(?:番号|数字))"
    r"|\b(?:donc|alors)(?: [\w']+){0,2} juste (?:avant|après)(?=$| ?[.,!?])"
    r"|\b(?:agi|résou|tomb)\w* juste (?:avant|après)\b|(?<!celui )(?<!celle )\bjuste (?:avant|après) (?:toi|moi|lui"
    r"|vous|nous|eux)\b"
    r"|(?:あなた|君|きみ|私|僕|俺|彼|彼女|そっち|誰か|みんな)の?(?:すぐ|直)(?:前|後)(?!の?(?:数|番号|カード))"
)
"""Which card acts before or after which: an order of five cards, not of a hundred."""

EXACT: Final = [
    *patterns(
        ENGLISH_N,
        # where: right next to, exactly in the middle, halfway
        r"<(?:exact(?:ly)?|precisely|perfectly|dead|smack|right|directly|immediately|straight) (?:\w+ ){0,2}?"
        r"(?:middle|cent(?:re|er)|halfway|midway|adjacent|as far|average|between(?! (?!the|both|those|these|my|mine"
        r"|your|yours"
        r"|our|them|us|you|me|bonus|it|one|two)[a-z]))>",
        r"<(?:exactly|precisely|right|directly|immediately|straight) "
        r"(?:next to|beside|before|after|above|below|under|over)(?: (?:the|your|my|that|yours|mine|it|\w+ bonus"
        r"|bonus)>(?! (?:chest|door|stairs?|wall|treasure|room|corridor|exit|entrance|pc|laptop|phone|kid|dog|cat)s?>)"
        r"| ?[.,!?]|$)",
        r"(?<!about )(?<!roughly )(?<!around )(?<!nearly )(?<!almost )(?<!somewhere )<(?:half-?way|mid-?way"
        r"|mid-?point)>",
        r"<(?:follows|precedes) (?:\w+ ){0,3}?(?:bonus|yours)>",
        r"<next (?:to|number|one|card) ?(?:to |after |above |below )?(?:the )?bonus>|<(?:next|previous"
        r"|following) (?:number|integer|whole number)>",
        r"<next to (?:each other|one another)>|<no gap>|<side by side>",
        r"<(?:first|last|top|bottom) (?:card|number) (?:of|in) (?:the )?(?:whole |entire )?(?:deck|game|box)>",
        r"<with an? N (?:in front|at the (?:front|start|end)|behind|added|instead)>",
        r"<(?:adjacent|neighbou?r\w*|consecutive|successive|successor|predecessor)>(?! (?:who|keeps?|complain\w*"
        r"|downstairs|upstairs|next door|(?:below|above|across)(?: [a-z]+)? (?:is|are|has|have|keeps?)"
        r"|(?:is|are|has|have)(?: [a-z]+)? (?:[a-z]+ing|loud|noisy|crazy|mad|home|back))>)"
        r"(?!'s (?:dog|cat|kid|baby|music|tv|wifi))",
        r"<(?:no(?:thing|body| \w+)|only \w+ \w+) (?:\w+ ){0,3}?between (?:mine|my (?:card|number)|it|them) and>",
        r"<(?:gap|difference|distance)>(?: [\w']+){0,8} N>(?! (?:spaces?|steps?|floors?)>)"
        r"(?! (?:bonus )?(?:cards?|bonus(?:es)?)>)",
        # reckoning: bonus +3, twice the bonus card
        r"<b(?:onus)?(?: card)? ?(?:[-+−–×*/]|<plus>|<minus>|<times>)|<the (?:sum|product) of>",
        r"<[a-z] ?[-+−] ?\d>|(?:^|[^\w])[-+−] ?\d(?! ?(?:hp|vegetable|damage|step|card))",
        r"<(?:twice|double|triple|half)(?: of)? (?:the |that |your )?(?:\w+ )?(?:bonus|number|value|yours|mine)>",
        r"<(?:bonus(?: card)?(?:'s)?(?: number)?|yours|mine) (?:doubled|tripled|halved|squared)>",
        r"<(?:half|third|quarter|fifth|tenth)s? of (?:the |all )?(?:\w+ )?(?:deck|range|numbers|pack)>",
        r"<(?:add|subtract|take) (?:N|a (?:few|couple))>(?! (?:cards?|books?|spaces?|attacks?|hits?|turns?|rounds?"
        r"|damage|steps?|moves?|hp|veg\w*|minutes?|secs?|seconds?|to|for|of (?:us|them))>)",
        r"<(?:divide|multiply)>|<average of>",
        # what kind of number
        r"<(?:\w+-)?digits?>|<(?:prime number|is prime|(?:perfect|number is an?) square|square number"
        r"|multiple of|divisible|palindrome|round number)>(?! \d)",
        r"<(?:odd|even) (?:number|card|one)|<(?:card|number|mine|it)(?:'s| is) (?:an? )?(?:odd|even)(?: ?[.,!?]|$)"
        r"|<(?:mine|cards|numbers|they|both)(?:'re| are)(?: both| all)? (?:odd|even)(?: ?[.,!?]|$)",
        r"<(?:start|begin|end)(?:s|ing)? (?:with|in|on) (?:an? )?N>",
        r"<(?:lowest|highest|smallest|biggest|largest) (?:possible )?(?:number|card)? ?(?:possible|(?:in|of) "
        r"(?:the )?(?:whole |entire )?(?:deck|game|box|all|them all)|there is)>",
        r"(?<!space )(?<!dial )(?<!monster )(?<!round )(?<!floor )(?<!bonus card )<(?:(?:number|nr\.?)(?: is"
        r"|:)? ?N|(?:card no\.?"
        r"|no\.) ?N)>",
        r"(?<!space )(?<!monster )(?<!card )# ?\d",
        r"<within N>(?! (?:round|move|turn)s?>)|<N (?:(?:number|step|place|spot)s? )?apart>"
        r"|<N (?:number|step|place|spot)s? (?:away|off|between)>",
        r"<a couple (?:of )?(?:(?:number|step|place|spot|notch)(?:e?s)? )?(?:higher|lower|above|below|under|over)>",
        r"<(?:low|high|tiny|small) (?:one|card|number),? (?:like|around|about) (?:an? )?N>(?! (?:str|on|space))",
        r"<(?:mine|it|(?:card|number))(?:'s| is) (?:just |only )?N (?:more|less|fewer)>",
        r"(?<!space )(?<!spaces )<(?:between|from) N (?:and|to) N>",
        # a number that everybody knows from elsewhere
        r"<(?:my|your|her|his) (?:age|jersey|house number|lucky number|phone number|shoe size)>"
        r"|<(?:number|amount|count) of (?:days|weeks|hours|minutes|letters|states|months|years)>"
        r"|<how (?:old (?:i|my|he|she|you|our)|many (?:days|weeks|hours|minutes|letters|states|months|years))>"
        r"|<(?:it's|is) that number>",
    ),
    *patterns(
        FRENCH_N,
        r"<(?:exactement|précisément|pile|juste|directement|immédiatement|en plein) (?:[\w']+ ){0,2}?"
        r"(?:milieu|à mi-chemin|entre|moitié)>",
        r"<(?:petite?|basse?|haute?|grande?)(?: carte)?,? (?:genre|environ) (?:une? |le )?N>(?! (?:de|en) force)",
        r"<celle d'(?:avant|après)>|<(?:carte|numéro) d'(?:avant|après)>",
        r"<(?:rien|aucune?|une seule|un seul) (?:[\w']+ ){0,5}?entre (?:la mienne|ma carte|elle) et>",
        r"<(?:exactement|précisément|pile|juste|directement|immédiatement) (?:avant|après|à côté)"
        r"(?:(?: [\w']+){0,2} (?:bonus|carte|numéro|tienne|mienne)| ?[.,!?]|$)",
        r"<(?:pile|exactement|précisément|directement|immédiatement) (?:au-dessus|au-dessous|en dessous|sous|sur)>",
        r"(?<!peu près )(?<!environ )<à mi-chemin>|<à égale distance>|<équidistant",
        r"<(?:côte à côte|(?:première|dernière) carte du (?:jeu|paquet|deck))>",
        r"<(?:voisine?s?(?! (?:du dessus |du dessous )?(?:qui|font|fait|perce\w*|gueule\w*|râl\w*))|consécuti(?:f"
        r"|ve)s?|collée?s? (?:à|au)|adjacente?s?)>|<se suivent>",
        r"<(?:carte|numéro|celle|celui|chiffre|nombre) (?:qui (?:suit|précède|vient)|suivante?|précédente?)>"
        r"|<(?:est|c'est) la (?:suivante|précédente)>",
        r"<(?:suit|précède) (?:[\w']+ ){0,5}?(?:bonus|tienne)>",
        r"<bonus ?(?:[-+−–×*/]|<plus> N|<moins> N)",
        r"<(?:double|triple|moitié|moyenne|somme)(?: exacte)? (?:du|de la|des)(?: deux)?(?: cartes?)? "
        r"(?:bonus|tienne|mienne|sienne|jeu|paquet|deck)>",
        r"<(?:quart|tiers|cinquième) (?:du|de la) (?:jeu|paquet|deck|pile)>",
        r"<(?:ajoute|enlève|retire|divise|multiplie)\w*>(?=.*bonus)|<(?:double|triple)[sz]? la (?:carte )?bonus>",
        r"<(?:multiple de|divisible|nombre premier|carré parfait|(?:nombre|numéro|compte) rond)>"
        r"|<(?:nombre|numéro|chiffre|carte)s? (?:est )?(?:im)?paire?>"
        r"|<(?:elle|il|mienne|carte|c')(?:s? sont| ?est)(?: un)? (?:im)?paire?s?>|<(?:im)paire?s?>",
        r"<(?:commence|débute|finit|termine) par>|<chiffres?>|<dizaines?>|<unités>",
        r"<plus (?:petite?|grande?|gros(?:se)?|basse?|haute?) (?:(?:numéro|carte|nombre) )?"
        r"(?:du jeu|du paquet|de tout le|possible)>",
        r"<(?:numéro|n°|no\.) ?(?:est |,? ?c'est |: ?)?(?:le |la )?N>|<c'est (?:la|le) \d",
        r"<(?:écart|différence|distance)>(?: [\w']+){0,8} N>|<N (?:de différence|d'écart)>"
        r"|<manqu\w+ (?:qu'|que )?N(?: (?:point|cran|rang|numéro)s?>| pour égaler>)"
        r"|<à N (?:du bonus|de la carte|de la tienne|près)>|<N (?:numéro|cran|rang|point)s? (?:entre|d'écart)>",
        r"<entier (?:suivant|précédent|juste)>|<en plein (?:centre|cœur) de|<point milieu>|<juste milieu (?:du|des"
        r"|entre)>|<entre N et N>|<(?:milieu|moitié|moyenne) exacte?>",
        r"<(?:mon|ton|son|notre) (?:âge|anniversaire|numéro fétiche|numéro porte-bonheur)>|<(?:ma|ta|sa) pointure>"
        r"|<départements?>|<nombre de (?:jours|semaines|heures|minutes|lettres|mois|années)>|<combien de (?:jours"
        r"|semaines|heures|minutes|lettres|mois)>",
    ),
    *patterns(
        JAPANESE_N,
        "(?:ちょうど|まさに|ぴったり|きっかり|ど)(?:真ん中|中間|半分|中央|間)|(?:平均|半分|中間"
        "|真ん中)(?:の数)?(?:ちょうど|ぴったり)",
        "真横|くっつ|連番|連続した|直前|直後|すぐ(?:上|下|次|前|後)",
        "[次前後]の(?:整数|数(?!ラウンド|ターン|回|枚|分|人)|番号)|(?:一つ|1つ|ひとつ)(?:前|後|次)(?!の?(?:ラウンド"
        "|階))",
        r"ボーナス(?:カード)?\d?(?:[-+−–×*/]|プラス|マイナス|足す|引く)",
        "(?:ボーナス(?:カード)?\\d?|番号|数字)の(?:ちょうど|ぴったり|まさに)?(?:N?倍|半分|二分の)|N倍の(?:数|番号)"
        "|倍数|平均(?!的)",
        "Nを?(?:足|加|引)|で割",
        "偶数|奇数|素数|平方数|ぞろ目|ゾロ目|(?:切り|きり|キリ)の(?:いい|よい|良い)(?:数|番号)|[一十百]の位|桁",
        "(?:山札?|デッキ|ゲーム|全カード)(?:中|の中)?で(?:一番|最も|いちばん)|最小の|最大の",
        r"(?:番号|数字|数)(?:は|が)N",
        r"(?<!ダイヤル)(?<!ダイヤルの)(?<!スペース)(?:\d|[二三四五])番(?!目|手|か|の?(?:スペース|マス|場所"
        r"|アクション)|に(?:置|入|行)|は(?:無理|だめ|ダメ|任せ|空|お願い|きつ|厳し)|なら|いけ|行け|あたり|お願い|担当"
        r"|、(?:私|僕|俺|君|あなた|ボーナス)|でどう"
        r"|を?埋め)",
        "差[はが]?(?:たった|ただの|わずか|ほんの)?N|N(?:つ|個)?違い|あとNで|等しい距離|距離が等し|間に数字|NからNの間",
        "年齢|(?:私|僕|俺|自分)の(?:歳|誕生日)|背番号|ラッキーナンバー|靴のサイズ|何歳|(?:年|月|週)の日数|都道府県の数",
        "(?:君|あなた|そっち|私)のの?(?:ちょうど)?(?:N?倍|半分)|(?:山札|デッキ|全体)の(?:半分|N分のN)",
    ),
]

# What small numbers may stand for

_SIDE: Final = r"(?:au-dess(?:us|ous)|en dessous|plus (?:haut|bas)\w*)"
ROLES: Final = [
    *patterns(
        ENGLISH_N,
        r"<one (?:\w+ ){0,2}?(?:below|above|between|lower|higher|under|over)(?: (?:the|it|bonus|cards?|than)){0,4}"
        r"(?:(?:,|, and| and) one (?:\w+ ){0,2}?(?:below|above|between|lower|higher|under|over|beyond|past)(?: (?:the"
        r"|it"
        r"|bonus|cards?|than)){0,4})+>|(?:<N strength>|◦ +from me)[^.;!?]*<N from (?:the )?bonus>",
        r"(?<!card )<N (?:\w+ ){0,2}?(?:above|below|higher|lower|under|over)(?: (?:the|it|bonus|card"
        r"|than)){0,4}(?: and|, and|,| or) N "
        r"(?:\w+ ){0,2}?(?:above|below|higher|lower|under|over)>",
        r"<(?:N|an?|some|my|the|any|all|only) [1-5](?:'?s)>|<(?:and|or|,) an? [1-5]>(?! (?:higher|lower|above|below"
        r"|less|more|off|away|step|number))",
        r"<\d(?:st|nd|rd|th)>|<N (?:low|high|small|big|weak|strong|tiny|huge)(?: (?:ones|cards))?>",
        r"<(?:strengths?|str)(?: of| is| are|:)? N(?:(?:,| and|, and| or|/) ?N)*>|<N(?:'s)? (?:strength|str)>"
        r"|<bonus(?: card)? (?:gives|adds)(?: us)? N>(?! (?:to|higher|lower|more|less))",
        r"<(?:dial )?spaces? N(?:(?:,| and| or| to|, and|, or|, maybe|-| -) ?N)*>",
        r"<bonus(?: card)?s?(?: number| no\.?)? N>(?! (?:higher|lower|above|below|less|more))",
        r"<(?:monster|floor|round|player|seat) N>|<\df>",
        r"<(?:N(?: or |-))?N of (?:my|mine|them|these|ours?|yours?|theirs|us|you|the)>",
        r"<(?:N(?: or |-))?N (?:\w+ )?(?:cards?|books?|monsters?|hp|vegetables?|damage|players?|moves?|rounds?"
        r"|turns?)>",
        r"<N(?:'s|'ll)>|<N (?:is|are|sits?|lies?|will|can|could|would|have|has)>",
        r"<(?:have|hold|got|'ve)(?: got)? N>(?= (?:above|below|between|under|over|that|which))",
        r"<N (?=slightly|much|a (?:bit|little|lot)|far|way|somewhat|well|quite|very|just (?:a|slightly|above|below)"
        r"|somewhere)",
        r"<(?:my|only an?|an?|the|your|both(?: of)?(?: my)?) (?:Ns?|\w+ one)>(?! (?:higher|lower|above|below|less|more"
        r"|under|over|past|beyond|step|number|point|place|spot|off|away|in front|at the|behind))",
        r"<(?:the )?others? (?:N|ones?) (?:\w+ ){0,2}?(?:higher|lower|above|below|between)>",
        r"<N left>|<(?:pick|choose|which|this|that|each|every|another) one>(?! (?:higher|lower|above|below|off|away))"
        r"|<one (?:after|by) (?:the other|another|one)>",
        r"<on N>(?! (?:higher|lower|above|below|less|more|step|number|point|place|spot|off|away))",
        r"<strength>(?: \w+){0,3} than N>|<than (?:an? )?N (?:(?:on|in|for) )?(?:the )?(?:attack|move|eat"
        r"|recover\w*)>",
    ),
    *patterns(
        FRENCH_N,
        rf"<N (?:cartes? )?(?:[\w']+ ){{0,2}}?{_SIDE}(?: (?:du|de|la|le|carte|bonus|que)){{0,4}}(?:,| et|, et| ou) N"
        rf" (?:cartes? )?(?:[\w']+ ){{0,2}}?{_SIDE}>",
        r"<(?:une?|deux|trois|quatre|des|les|que des) [1-5]>(?! (?:de (?:plus|moins)|cran|point|rang|numéro|au-dess"
        r"|en dessous|plus|sous|sur))",
        r"<(?:deux|trois|quatre|cinq) (?:basses|hautes|petites|grandes|fortes|faibles|grosses|moyennes)>",
        r"<(?:forte|faible|puissante)s? (?:[\w']+ ){0,3}N>",
        r"<forces? (?:supérieure|inférieure|de plus de|de moins de|plus \w+ que)(?: à)? N>",
        r"<(?:deux|trois|quatre|cinq) plus (?:hautes|basses|grandes|petites|élevées)>",  # a plural counts cards
        r"<(?:les|des|ces|aux|nos|entre) deux (?:cotes?|bonus|cartes|bouts)>",
        r"<forces?(?: de| est| sont| :)? ?\(?N(?:(?:,| et| ou) ?N)*>|<N(?:(?:,| et| ou) ?N)* (?:de|en) force>",
        r"<(?:cases?|espaces?) N(?:(?:,| et| ou|, ou|, voire| à)(?: la)? ?N)*>|<(?:monstre|étage|manche|joueur) N>",
        r"<(?:les|mes|tes|ces|nos|vos|mon|ma|ton|ta|son|sa|votre|notre) N>(?! (?:de (?:plus|moins)|point|cran|rang"
        r"|numéro))",
        r"<N pour (?:le |la )?(?:carte )?bonus>|<cartes? bonus N>|<bonus \d>(?! (?:de plus|de moins|au))",
        r"<(?:N ou )?N (?:de (?:mes|tes|ses|vos|nos)|des (?:miennes|tiennes|siennes|nôtres|vôtres)|d'entre)>"
        r"|<(?:j')?en (?:ai|a|avons) N>",
        r"<(?:N ou )?N (?:cartes?|livres?|monstres?|pv|légumes?|dégâts?|joueurs?|forces?|tours?|manches?)>",
        r"<N (?:est|sont|seront|font)>|<(?:l'une|l'autre)>",
        r"<N (?=un peu|beaucoup|bien|très|légèrement|nettement|largement|quelque part)",
        r"<une?>(?! (?:de (?:plus|moins)|cran|point|rang|numéro|plus (?:que|bas|haut|petit|grand|élev)))",
    ),
    *patterns(
        JAPANESE_N,
        r"[1-5]が ?(?:[一二三四五1-5]枚|◦)|(?:私|僕|俺)のN(?:か|と|や)N",
        r"(?:強い|弱い)(?:カード|の|やつ)?(?:は|が)N|(?:私|僕|俺|自分)がN[^。]{0,3}ボーナスがN(?=.*(?:合計|攻撃))",
        r"強さ(?:は|が)?N(?:(?:、|と|か|や|,) ?N)*",
        r"(?:スペース|ダイヤル|モンスター|ボーナスカード|ラウンド)(?:の)?N(?:(?:、|と|か|や|から|,) ?N)*"
        r"(?!つ|だけ|上|下|高|低|大|小)",
        r"(?:N、)?N(?:枚|冊|体|人|回|匹)(?:とも|だけ)?|N(?:hp|ダメージ|回復)|Nつ(?:ある|あり|持っ|のボーナス)",
        r"スペースN[^。!?0-9]{0,12}N(?=になる|かも|もあり)",
        r"N番目(?:の?(?:スペース|マス|場所))?(?!に(?:小さ|大き|低|高))|N(?:と|、|か|や)N(?=が|を|も|の)"
        r"|N(?=は(?:めっちゃ|かなり|ちょい|少し|すごく|ちょっと|とても|だいぶ|わりと|割と|結構)|が(?:ある|あり|一枚|1枚)|を(?:持|出)|も(?:ある|持))",
        r"N(?:以上|以下)の強さ|(?:私|僕|俺|手札|唯一)の(?:唯一の)?\d(?=は|が|を)|ボーナス(?:カード)?\d(?=より|の|と|は"
        r"|が)",
    ),
]

# Comparisons

COMPARISON: Final = pattern(
    r"(?<![^\W\d_])(?:higher|lower|above|below|than|bonus(?:es)?|(?:my|its) number"
    r"|plus\s+(?:haute?s?|basses?|bas|élevée?s?|grande?s?|petite?s?)|supérieure?s?|inférieure?s?"
    r"|au[- ]dess(?:us|ous)|en[- ]dessous|(?:plus|moins)\s+(?:\w+\s+)?que|de\s+(?:plus|moins))(?![^\W\d_])"
    r"|ボーナス|より|高[いくめ]|低[いくめ]|大き[いく]|小さ[いく]|以上|以下|未満|超え|上(?!手)|下(?!手|さ)"
)

# A number and how far it is, side by side: weaker words than a comparison count here

DIFFERENCE: Final = [
    *patterns(
        ENGLISH_N,
        r"<N (?:(?:step|number|point|place|spot|notch)(?:e?s)? )?(?:higher|lower|above|below|beneath|less(?: than"
        r"| ?[.,!?]|$)"
        r"|more than)",
        r"<N (?:(?:step|number|point|place|spot|notch)(?:e?s)? )?(?:under|over|off|away|past|beyond|before|after|up"
        r"|down)"
        r"(?:(?: from)? (?:the |your |that )?(?:\w+ )?(?:bonus|yours|card|it)>| ?[.,!?]|$)",
        r"<(?:a|one) (?:single )?(?:step|number|place|spot|point)s? (?:above|below|higher|lower|under|over|past|beyond"
        r"|off|away|up|down)>|<single (?:step|number|place|spot|point)>",
        r"<(?:exactly|precisely) N>",
        r"<by N>(?! (?:hp|damage|card|space))|<(?:go|count) (?:up|down) N>(?! (?:space|floor))",
    ),
    *patterns(
        FRENCH_N,
        r"<N (?:(?:cran|point|rang|numéro)s? )?(?:de (?:plus|moins)|au-dess(?:us|ous)|en dessous"
        r"|(?:sous|sur) (?:le bonus|la carte|la tienne))>",
        r"<N (?:cran|point|rang|numéro)s? (?:sous|sur)>",
        r"<plus (?:haut|bas|grand|petit|élevé)e?s? de N>|<N plus (?:haut|bas|grand|petit)e?>",
    ),
    *patterns(JAPANESE_N, "N(?:つ|個)?(?:だけ|ほど)?(?:上|下|高|低|大き|小さ|多|少な|離れ)"),
]

FROM_BOARD: Final = [*BORROWED, *SUMS_WITH_BOARD]  # told with the board's numbers, too
OF_CARDS: Final = [*EXACT, *LEAKS, *PROPERTIES]
