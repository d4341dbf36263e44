"""Numbers that belong to the board: HP, damage, rounds, steps, cards in the deck, minutes. They tell nothing of a card.

Each kind has the highest number it can reach, so "37 HP" is not taken for HP. A number that a card is said to be
("my card is 8 HP") stays.

>>> without_board_numbers("we have 8 hp, mine is 8")
'we have  · , mine is 8'
"""
# not compiled: words

from __future__ import annotations

import re
from typing import Final

from parlour.games.chocobo.numerals import pattern

_UNITS: Final = "one|two|three|four|five|six|seven|eight|nine"
_TEENS: Final = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen"
ENGLISH: Final = rf"(?:\d{{1,3}}|{_TEENS}|twenty(?:[- ](?:{_UNITS}))?|thirty|{_UNITS}|a dozen)"
ENGLISH_NTH: Final = (
    r"(?:\d{1,2}(?:st|nd|rd|th)|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth)"
)
_FRENCH: Final = "une?|deux|trois|quatre|cinq|six|sept|huit|neuf"
FRENCH: Final = (
    rf"(?:\d{{1,3}}|dix-(?:sept|huit|neuf)|dix|onze|douze|treize|quatorze|quinze|seize"
    rf"|vingt(?:[- ](?:et[- ])?(?:{_FRENCH}))?|trente|{_FRENCH})"
)
FRENCH_NTH: Final = r"(?:\d{1,2} ?(?:e|ème|er)|sixième|septième|huitième|neuvième|dixième|onzième|douzième)"
JAPANESE: Final = r"(?:\d{1,3}(?!\d)|[二三]?十[一二三四五六七八九]?|[一二三四五六七八九])"

# Who or what it is about. A number beside a card, or one that a bonus card is compared with, is none of the board's.

CARD_IS: Final = pattern(
    r"(?:\b(?:card|number|mine|value|carte|numéro|mienne|valeur)s?(?:'s| is| are| =| equals?| means| est| vaut| :|:)?"
    r"|(?:カード|番号|数字|の数)(?:は|が|=|：)?) ?(?:(?:about|around|roughly|exactly|environ|exactement|à|de|約) ?)?$"
)
COMPARED: Final = pattern(
    r"\bbonus|\bhigher|\blower|\babove\b|\bbelow\b|\bmine\b|\byours\b|\bmy (?:card|number)|action number"
    r"|plus (?:haut|bas|élev)|au-dess|en dessous|mienne|tienne|ma carte|mon numéro|ボーナス|より(?:高|低|大|小|上"
    r"|下)|番号|数字"
)
CLAUSE: Final = pattern(
    r"[.,;:!?()。、！？]| (?:and|but|so|because|then|while|or|et|mais|donc|car|alors|puis|ou) |から|ので|けど"
    r"|なら"
)


class Kind:
    """A kind of number on the board: how it is said, how high it can be, and whether comparing makes it a card's."""

    def __init__(self, most: int, *texts: str, alone: bool = False, is_topic: bool = True) -> None:
        self.most = most
        self.is_topic = is_topic  # more numbers in this clause are the board's, too
        self.alone = alone  # it is the board's only in a clause that compares nothing
        self.patterns = [pattern(expand(text)) for text in texts]


def expand(text: str) -> str:
    """`E`, `F`, `J`: a number of that language; `Eth`, `Fth`: an ordinal; `<`, `>`: edges of a word."""
    parts = {
        "Eth": ENGLISH_NTH,
        "Fth": FRENCH_NTH,
        "E": rf"{ENGLISH}(?:(?: or | to |-|–|, ){ENGLISH})?",
        "F": rf"{FRENCH}(?:(?: ou | à |-|–|, ){FRENCH})?",
        "J": rf"{JAPANESE}(?:(?:か|、|から|~|〜|-){JAPANESE})?",
        "<": r"(?<![^\W_])",
        ">": r"(?![^\W_])",
    }
    return re.sub(r"Eth|Fth|E|F|J|(?<!\(\?)(?<!\(\?<)[<>]", lambda mark: parts[mark.group()], text)


_MORE: Final = r"(?: (?:more|extra|full|whole|last|remaining|total|other|different))?"
_IS: Final = (
    r"(?: (?:total|count|is|are|was|at|now|of|left|down|up|track|to|drops?|falls?|goes|has|have|had|needs?|takes?"
    r"|deals?"
    r"|does|hits?|for|still|only|about|around|roughly|another|just|by|will|be|from|on|got|us|already|gone|moved?|moves"
    r"|advance[sd]?|with|reach(?:es)?|max|the)){0,5}[ :=]+"
)
_EST: Final = (
    r"(?: (?:total|est|sont|à|a|ont|reste|encore|plus|que|qu'|de|du|des|il|en|n'a|fait|font|inflige|avance|avancé"
    r"|tombe"
    r"|descend|monte|au|aux|seulement|déjà|environ|pour|on|nous|y|sur|la|le|case|demande|faut|va|avec|besoin"
    r"|points?)){0,5}"
    r"[ :=]+"
)
_HAVE_HP: Final = r"(?:hp|health|hearts?|life|lives|hit points?|damage|dmg)"
_BEASTS: Final = r"(?:blob|imp|bat|skeleton|boar|cactus|wraith|sorcerer|ogre|drake|behemoth|omega|boss|monsters?|beast)"
_BETES: Final = r"(?:boss|monstres?|béhémoth|behemoth|oméga|omega|faucheu(?:r|se)|chocobo|squelette|ogre|sanglier)"
_TEKI: Final = r"(?:ボス|モンスター|敵|ベヒーモス|オメガ|死神|チョコボ)"
_WHOSE: Final = r"(?:my|your|her|his|their|\w+'s)"
_DARE: Final = "(?:私|僕|俺|君|あなた|さん|ちゃん|くん)"

KINDS: Final = [
    Kind(  # HP, damage, vegetables
        30,
        rf"<E{_MORE} ?(?:{_HAVE_HP}|points? of (?:damage|health)|vegetables?|veggies?|veg|greens)>",
        rf"<(?:{_HAVE_HP}|vegetables?|veggies?|attack (?:value|power)){_IS}E>(?:(?:/| of | out of )E>)?",
        rf"<{_BEASTS}(?:'s)?{_IS}E>(?:(?:/| of | out of )E>)?",
        r"<(?:we're|we are|we have|we've got|we)(?: (?:at|down|to|only|just|still|back|up|left|with|on|have|now))* E>"
        r"(?= ?(?:[.,!?;)]|$|left|now|out of))",
        r"<F ?(?:pv|points? de vie|points? de dégâts?|dégâts?|légumes?|cœurs?|vies?)>",
        rf"<(?:pv|points? de vie|dégâts?|légumes?){_EST}F>(?:(?:/| sur )F>)?",
        rf"<{_BETES}{_EST}F>(?:(?:/| sur )F>)?",
        r"<(?:on est|nous sommes|on tombe|on a|il nous reste|nous reste)(?: (?:à|encore|plus que|descendus?|que))* F>"
        r"(?= ?(?:[.,!?;)]|$))",
        r"(?:hp|体力|ライフ|ダメージ|野菜|攻撃力)(?:は|が|も|を|、)?(?:残り|あと|もう|まだ|合計|最大)?(?:は"
        r"|が)?J(?:個|本|点|つ)?",
        rf"{_TEKI}(?:の残り|の)?(?:hp|体力)?(?:は|が|も|、|まで)?(?:残り|あと|もう|まだ)?(?:は|が)?J",
        r"J ?(?:hp|ダメージ|点?(?:回復|減|受け)|個の野菜|本の野菜)|野菜J|残り(?:hp|体力)J",
    ),
    Kind(  # rounds, floors, players, books, games
        100,
        rf"<E{_MORE} (?:rounds?|turns?|floors?|books?|monsters?|players?|people|games?|wins?|tokens?|tries)>"
        r"(?! (?:the|that|my|your|higher|lower|bigger|more|less|above|below))",
        r"<(?:rounds?|turns?|floors?|games?|players?|seats?|monsters?)(?: numbers?)?(?: (?:is|are|of|now|already"
        r"|only|just|about))* E>(?:(?:,| and| or| to|-) ?E>)*|<Eth (?:round|turn|floor|game|try)>",
        r"<F (?:manches?|tours?|étages?|livres?|monstres?|joueurs?|joueuses?|parties?|victoires?|personnes?)>"
        r"(?! (?:la|le|plus|moins))",
        r"<(?:manches?|tours?|étages?|parties?|joueurs?|monstres?)(?: numéro)? F>(?:(?:,| et| ou| à|-) ?F>)*"
        r"|<Fth (?:manche|tour|étage|partie)>|<\d ?f>",
        r"(?:第|残り|あと)?J(?:ラウンド|階|ターン|回戦|人|冊|体|匹|ゲーム|周)(?:目)?|ラウンド(?:は|が)?J(?!を|番"
        r"|の)|地下?J階",
    ),
    Kind(  # how often
        100,
        rf"<E{_MORE} times>(?! (?:the|that|my|your|our|higher|lower|bigger|more|less|above|below|E>))",
        r"<F fois>(?! (?:la|le|ma|nos|notre|plus|moins|F>))",
        r"J回(?:目)?(?!書|繰|並)",
        is_topic=False,
    ),
    Kind(  # steps on the map and the Reaper's track, spaces of the map
        30,
        rf"<E{_MORE} (?:steps?|squares?|tiles?|moves?|movement|fields?|spaces?)(?: (?:away|left|ahead|behind|to go))?>"
        r"(?! (?:above|below|higher|lower|under|over|off|apart|between|past|beyond|from (?:the )?bonus))",
        rf"<(?:reaper|exit|entrance|chocobo|track|stairs){_IS}E>(?: away)?",
        r"<(?:spaces?|squares?|tiles?) E>(?:(?: to |-| and |,? or |, maybe )E>)?",
        r"<F (?:pas|cases?|déplacements?|mouvements?|de mouvement)(?: (?:restants?|encore))?>(?! (?:au-dess"
        r"|en dessous|plus))",
        rf"<(?:faucheu(?:r|se)|sortie|entrée|chocobo|piste|escaliers?){_EST}F>",
        r"<(?:walk|run|advance|move|travel|step)s? (?:by |up to |only |another )?E>"
        r"(?= ?(?:[.,!?;)]|$|if|in|this|next|to|now|and))",
        r"<(?:avan\w+|recul\w+|boug\w+) (?:de|d') ?F>|J進",
        r"<au pas F>(?: sur F>)?",
        r"<cases? F>(?:(?: à |-| et |,? ou |, voire )F>)?",
        r"J(?:マス|歩)(?:目|先|前)?|(?:出口|入口|死神|チョコボ|階段)(?:は|が|まで|との距離は)?(?:あと|残り)?J",
        r"(?:マス|スペース)J(?:[^。!?0-9]{0,12}J(?=になる|かも|もあり))?",
        r"<[a-i]\d{1,2}>",
        alone=True,
    ),
    Kind(  # cards: how many there are
        100,
        r"<E cards?(?: (?:left|remain(?:ing)?|in|still|each|total|altogether|to))+>",
        r"<(?:deck|draw pile|discards?|discard pile|pile)(?: (?:has|have|is|are|of|only|still|down|to|left|with"
        r"|about))* E>",
        r"<F cartes? (?:restantes?|dans (?:la pioche|le paquet|la défausse|la main|ma main)|en main|chacune?|en tout"
        r"|au total)>",
        r"(?<!j'ai )<(?:pioche|défausse|paquet|deck)(?: (?:a|n'a|plus|que|encore|compte|de|à|est|il|reste))* F>"
        r"(?: cartes?)?",
        r"(?:山札|デッキ|捨て札)(?:は|が|の残り|に|も)?(?:残り|あと|もう|まだ)?(?:は|が)?J枚?|手札(?:は|が)?(?:残り"
        r"|あと)?J枚|J枚(?:残|ずつ|引)",
        alone=True,
    ),
    Kind(12, r"<E (?:\w+ )?cards>", r"<F (?:\w+ )?cartes>", r"J枚", alone=True, is_topic=False),
    Kind(  # strengths added up
        30,
        r"<(?:total|combined|together|altogether|overall|in all|between us)(?: [\w']+){0,4}? E>(?: (?:strength|damage"
        r"|power))?",
        r"<(?:strength|power|attack)(?: of| is|:)? E (?:together|in total|altogether|combined|between us|in all"
        r"|overall)>",
        r"<E (?:strength|power|attack)(?: (?:together|in total|altogether|combined|between us|in all"
        r"|overall))?>(?! \d)",
        r"<E (?:in total|total|altogether|overall|in all)>|<F (?:en tout|au total)>",
        r"<needs? (?:at least |another |about |only |just )?E(?: more)?(?: (?:strength|power"
        r"|attack))?>(?= ?(?:[.,!?;)]|$|to|from))",
        r"<F (?:de force|de puissance)(?: (?:en tout|au total|ensemble|à nous))?>|<(?:au total|en tout"
        r"|ensemble)(?: [\w']+){0,4}? F>",
        r"<forces? (?:totales?|cumulées?|additionnées?)(?: (?:de|est|:))* ?F>|<(?:faut|manque)(?: (?:encore"
        r"|au moins))* F>"
        r"(?= ?(?:[.,!?;)]|$|de force|pour (?:le |la |les )?(?:tuer|battre|vaincre)))",
        r"(?:合計|合わせて|全部で|みんなで|二人で|三人で)(?:強さ|攻撃|力)?(?:は|が|で)?J|強さの?(?:合計|合わせ)(?:て"
        r"|は|が)?J|(?:あと|には|のに)J(?:必要|要る|いる|足りない)",
        rf"<{_WHOSE} [1-5] (?:and|plus|\+) (?:[\w']+ ){{0,3}}{_WHOSE} [1-5],? (?:that's|makes|is|gives us|=) E>",
        r"<[mts](?:a|on) [1-5] (?:et|plus|\+) (?:[\w']+ ){0,3}[mts](?:a|on) [1-5],? (?:ça fait|font|=) F>",
        rf"{_DARE}の[1-5]と{_DARE}の[1-5]で(?:合計)?J",
        alone=True,
        is_topic=False,
    ),
    Kind(  # time and certainty
        100,
        r"<E (?:minutes?|mins?|seconds?|secs?|hours?|hrs?|days? ago|years? ago)>|<\d{1,3} ?(?:%|percent"
        r"|per cent)(?! of)",
        r"<(?:at|until|till|by|before|around|after|since) E(?::\d\d)? ?(?:am|pm|o'clock|tonight|tomorrow|today"
        r"|sharp)>",
        r"<F (?:minutes?|secondes?|heures?)>|<\d{1,3} ?%(?! (?:du|de))|<(?:à|vers|jusqu'à|avant"
        r"|après) \d{1,2} ?h(?:\d\d)?>",
        r"J(?:分|秒|時間?|時半)(?:後|前|だけ|まで|に|から|ほど|くらい)?|\d{1,3}(?:%|パーセント)",
        alone=True,
        is_topic=False,
    ),
]


# What a clause is about, where no unit stands beside the number

BOARD_TOPIC: Final = pattern(
    r"\b(?:reaper|track|boss|behemoth|omega|monsters?|blob|imp|bat|skeleton|boar|cactus|wraith|sorcerer|ogre|drake"
    r"|chocobo"
    r"|exit|entrance|stairs|hp|health|heal\w*|damage|dmg|hits? us|vegetables?|veggies|veg|steps?|deck"
    r"|draw pile|discard pile|traps?|how many (?:rounds|turns|floors)|combien de (?:manches|tours|étages))\b"
    r"|\b(?:faucheu(?:r|se)|piste|boss|béhémoth|behemoth|oméga|omega|monstres?|squelette|ogre|sanglier|chocobo|sortie"
    r"|entrée|escaliers?|pv|points? de vie|soin|soigne\w*|dégâts?|légumes?|pioche"
    r"|pioché\w*|défausse|pièges?)\b"
    r"|·|死神|ボス|ベヒーモス|オメガ|モンスター|敵|チョコボ|出口|入口|階段|hp|体力|ライフ|回復|ダメージ|野菜|マス|歩"
    r"|山札|捨て札|罠"
)
CARD_TOPIC: Final = pattern(
    r"\bbonus|\bnumber|\bmine\b|\byours\b|\b(?:my|your|the|this|that|a) (?:\w+ )?cards?\b|\bvalue|\bhigher\b|\blower\b"
    r"|\babove\b|\bbelow\b|\bplus (?:haut|bas|élev|grand|petit)|au-dess|en dessous|\bnuméro|\bmienne|\btienne"
    r"|\b(?:ma|ta|la|une|cette) carte|\bi'm\b|\bi am\b|\bje suis\b|\bj'ai (?:le|la|un|une)\b|\bi (?:have|hold"
    r"|got) (?:the|a|an)\b"
    r"|\bmy (?=\d|six|seven|eigh|nin|ten\b|eleven|twelve)|\b(?:play|playing|put|lay|reveal|go|going|choose|pick|take"
    r"|attack|use) (?:with |for |down |in )?(?:the |my |an? )?"
    r"(?=\d|six|seven|eigh|nin|ten\b|eleven|twelve|thir|fourt|fift|twen)"
    r"|\b(?:joue\w*|pose\w*|mets|mettre|prends|attaque) (?:avec )?(?:le |la |un |une |mon |ma )?(?=\d|six|sept|huit"
    r"|neuf|dix|onz|douz)"
    r"|\b(?:drew|drawn|pulled|dealt|gave me|handed me|fished)\b|\bpioch\w+ (?:le|la|un|une|mon|ma)\b(?! pioche)"
    r"|\bj'ai pioche\b|\bje (?:pars|vais|reste) sur\b"
    r"|ボーナス|番号|数字|引い|(?<=\d)で(?:いく|いき|行|勝負)|カードは|カードが|の数|私の|僕の|俺の|より|を(?:出|置|使"
    r"|選)"
)
GOES_ON: Final = pattern(
    r"\b(?:us|we|we're|our|cap|max|limit|plafond|left|makes|leaves|now|already|nous|on|reste|restent|fait|plus que"
    r"|gone|done|to go"
    r"|i (?:see|count)|j'en (?:vois|compte)"
    r"|je (?:vois|compte|crois|dirais))\b|^[ ·]*\d+ ?\?|こっち|残り|になる|見える|見え|かな"
    r"|のうち|上限|最大|まで来|進|減|増|私たち|もう"
)
NUMBER: Final = pattern(
    expand(r"<(?:Eth|E|Fth|F|(?:ving|tren|quaran|cinquan|soixan)taine|dizaine|douzaine|quinzaine)>") + f"|{JAPANESE}"
)
MOST_ON_BOARD: Final = 30
FAR: Final = 80  # characters around a number: a long line of numbers is not read again for each of them
MOST_CARDS: Final = 100
DECK: Final = pattern(
    r"\b(?:cards?|cartes?|left|reste|restent|contient|compte)\b.*\b(?:deck|draw pile|discard pile|pioche|défausse)\b"
    r"|\b(?:deck|draw pile|discard pile|pioche|défausse)\b.*\b(?:cards?|cartes?|left|has|is (?:at|down)|reste"
    r"|contient|compte)\b"
    r"|山札|捨て札"
)


def without_board_numbers(plain: str) -> str:
    """The sentence with a dot for each number of the board."""
    for kind in KINDS:
        for said in kind.patterns:
            plain = said.sub(lambda found, kind=kind: dot(kind, found), plain)  # type: ignore[misc]
    return "".join(without_topic_numbers(clauses(plain)))


def clauses(plain: str) -> list[str]:
    """The parts of a sentence, each with the stop or conjunction that ends it."""
    ends = [stop.end() for stop in CLAUSE.finditer(plain)]
    return [plain[first:last] for first, last in zip([0, *ends], [*ends, len(plain)], strict=True)]


def without_topic_numbers(parts: list[str]) -> list[str]:
    """Clauses about the board and no card lose their numbers, and so do those that go on about it."""
    found, is_board = [], False
    for part in parts:
        is_board = CARD_TOPIC.search(part) is None and (
            BOARD_TOPIC.search(part) is not None or (is_board and GOES_ON.search(part) is not None)
        )
        most = MOST_CARDS if DECK.search(part) else MOST_ON_BOARD
        found.append(NUMBER.sub(lambda found, most=most: topic_dot(found, most), part) if is_board else part)  # type: ignore[misc]
    return found


def topic_dot(found: re.Match[str], most: int) -> str:
    digits = re.match(r"\d+", found.group())
    return found.group() if digits is not None and int(digits.group()) > most else " · "


def dot(kind: Kind, found: re.Match[str]) -> str:
    """A dot, or the words themselves if they could be about a card."""
    said = found.group()
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    before = found.string[max(0, found.start() - FAR) : found.start()]
    if any(number > kind.most for number in numbers) or CARD_IS.search(before):
        return said
    if kind.alone and COMPARED.search(clause_around(found)):
        return said
    return " · " if kind.is_topic else " ◦ "


def clause_around(found: re.Match[str]) -> str:
    """The part of the sentence in which it is said, between stops and conjunctions, as far as one looks around."""
    text = found.string[: found.end() + FAR]
    first = max(0, found.start() - FAR)
    first = max((stop.end() for stop in CLAUSE.finditer(text, first, found.start())), default=first)
    stop = CLAUSE.search(text, found.end())
    return text[first : stop.start() if stop else len(text)]
