"""Parts of a sentence that look like telling and tell nothing: the number of a face-up bonus card, talk about the rule.

>>> without_bonus_numbers("the bonus is a 50, mine is 60", [50])
'the bonus is a ◦, mine is 60'
>>> without_rule_talk("no digits please, mine ends in 4")
' ·  mine ends in 4'
"""
# not compiled: words

from __future__ import annotations

import re
from typing import Final

from parlour.games.chocobo.numerals import pattern

# A bonus card's number, told as what it is: near the word, and not as a place to measure from

NEAR: Final = 28  # characters between the word and the number
BONUS: Final = pattern(r"bonus|ボーナス")
SENTENCE_END: Final = re.compile(r"[.;!?。](?!\d)")
MEASURED_FROM: Final = pattern(
    r" ?(?:[-+−–±×*/%]|s\b|'s\b|ish\b|th\b|台|代|プラマイ|前後|くらい|ぐらい|ちょい|ちょっと(?!上|下|高|低)|付近"
    r"|番台|something|plus\b|minus\b"
    r"|give or take|a (?:few|couple)|odd\b|et (?:des|quelques)|quelque|environ|moins \d|plus \d|,? ?(?:a|à) \d)"
)
IN_THE_MIDDLE: Final = pattern(
    r"◦[^.;!?。]{0,12}(?:right|smack|dead|exactly|pile|en plein|ど|ちょうど)[^.;!?。]{0,10}(?:middle|milieu"
    r"|真ん中|centre|center)"
)
"""Where the bonus card lies, everybody sees."""
NUMBER_RANGE: Final = pattern(
    r"(?:\bfrom )?\b1 (?:to|through) 100\b|\b(?:de )?1 a 100\b|\bentre 1 et 100\b|\bbetween 1 and 100\b|1から100"
    r"|1~100|1-100|100枚"
)
OWN: Final = pattern(
    r"\b(?:mine|my|i'm|im|i have|i've|ma|mon|mienne|j'ai|je suis|jsuis|quarts?|tiers|half|third|quarters?)\b|分の|私"
    r"|俺|僕|うち|持って|以内|位|中で|並べ"
)


def without_bonus_numbers(plain: str, bonus: list[int]) -> str:
    """The sentence with a ring for each number that is said to be a bonus card's and is one."""
    for number in bonus:
        for found in reversed(list(re.finditer(rf"(?<!\d){number}(?!\d)", plain))):
            if is_said_of_bonus(plain, found):
                plain = plain[: found.start()] + "◦" + plain[found.end() :]
    return plain if OWN.search(plain) else IN_THE_MIDDLE.sub("◦", plain)


def is_said_of_bonus(plain: str, number: re.Match[str]) -> bool:
    if MEASURED_FROM.match(plain, number.end()):
        return False
    before = SENTENCE_END.split(plain[max(0, number.start() - NEAR) : number.start()])[-1]
    after = SENTENCE_END.split(plain[number.end() : number.end() + NEAR])[0]
    return BONUS.search(before) is not None or BONUS.search(after) is not None


def without_number_range(plain: str) -> str:
    """Without "from 1 to 100", which is true of every card; with one's own card it is not excused."""
    return plain if OWN.search(plain) or "真ん中" in plain else NUMBER_RANGE.sub(" ◦ ", plain)


# Talk about what may be said

FORBIDDEN: Final = pattern(
    r"\b(?:(?:i'm |im |i am )?(?:no(?:t)? (?:numbers?|digits?|hints?|codes?|exact|parity|arithmetic|maths?|counting"
    r"|fingers)|(?:don't|dont|do not|never"
    r"|can't|cant|cannot|won't|wont|shouldn't|mustn't|not|stop"
    r"|quit|not allowed to|aren't allowed to|are we allowed to|isn't allowed|not allowed|may we|can we|can i"
    r"|no one|nobody (?:may|can|should)|not supposed to)"
    r"(?: \w+){0,3}? (?:say\w*|tell\w*|giv\w+|nam\w+|hint\w*|mention\w*|ask\w*|fish\w*|reveal\w*|guess\w*|shar\w+"
    r"|spill\w*|blurt\w*|talk\w*|discuss\w*)"
    r"|(?:say|tell|giv|nam|hint|mention|reveal|shar|talk)ing .*(?:not allowed|isn't allowed|forbidden|cheating"
    r"|illegal|against the rules|a no-no|banned|not ok)"
    r"|(?:not allowed|isn't allowed|forbidden|cheating|illegal|against the rules|no-no|banned|off limits"
    r"|off-limits)(?: (?:to|either|here|too|btw|right|lol|guys|anyway|you know|i think))*|stop fishing"
    r"|fishing for|(?:is|are) (?:it|we|that) (?:ok|okay|fine|legal|allowed)(?: to \w+)?))\b"
    r"|\b(?:(?:on peut|peut-on|si (?:je|on) pouvai\w+|on a le droit|t'as le droit"
    r"|j'ai le droit)(?: de)?(?: juste)? (?:dire|donner"
    r"|annoncer)(?: si c'est)?"
    r"|pas de (?:chiffres?|numeros?|nombres?|codes?|dizaines?|indices?|calculs?)|pas le moment de \w+"
    r"|pas le droit(?: de \w+)?|(?:c'est |est |c )?interdite?s?(?: de \w+)?|(?:c'est |ce serait |c )?(?:tricher"
    r"|de la triche|triche)|hors[- ]jeu|contre les regles"
    r"|(?:dis|dit|dites|dire|dirai|donne|donnez|donner|donnerai|demande|demandez|devine"
    r"|annonce[rz]?)(?: [\w']+)? (?:pas|jamais)|(?:ne )?pas (?:dire|donner|annoncer|reveler|demander)|(?:arrete"
    r"|arretez|evite|evitez) (?:de|d')|faut pas)\b"
    r"|(?:か|とか|桁数|数字|番号)(?:って|を|は|も)?言って(?:も)?(?:いい|良い|よかった|大丈夫|セーフ)|禁止|反則|ダメ"
    r"|だめ|駄目|違反|アウト|ngワード|\bng\b|(?:言|聞|教|伝|書)(?:わ|え|か)?(?:ない|ません|ちゃ"
    r"|っちゃ|わん|えん|わないで|かないで)|言えない|言わない|怒られ|内緒|秘密|やめて|やめよ"
    r"|(?:暗号|合図|ヒント|サイン|数字|番号)(?:とか|は|も|なんか)?(?:無し|なし|抜き|使わ)"
)
TELLS: Final = pattern(
    r"\b(?:it's|its|it is|mine|i'm|im|i am|i have|i've|my card|that (?:my|it|the)|is (?:an? )?(?:odd|even|prime"
    r"|one|two|three|four|five|\d)|are (?:odd|even)|ends?|starts?|begins?|only|just that|except|but)\b"
    r"|\b(?:ma carte|la mienne|elle est|elle a|il est|je suis|jsuis|j'ai (?!pas)|moi je|que (?:c'est|elle|il|ma"
    r"|mon)|finit|commence|sauf|juste que|seulement)\b"
    r"|とだけ|だけは|だけ言|ってこと|ということ|なのは|なこと|私の|俺の|僕の|持って|出す|です(?!から|よね)"
)
"""What follows this is a hint with an excuse: "I can't say that it's odd"."""


PART: Final = pattern(r"[.,;:!?()。、]| (?:but|and|so|because|mais|et|donc|car) |けど|から|ので")


def without_rule_talk(plain: str) -> str:
    """The sentence with a dot for each clause that only says what may not be told."""
    return "".join(" ·" + end_of(part) if is_rule_talk(part) else part for part in parts_of(plain))


def parts_of(plain: str) -> list[str]:
    """What is said one after the other; "odd or even" stays together."""
    ends = [stop.end() for stop in PART.finditer(plain)]
    return [plain[first:last] for first, last in zip([0, *ends], [*ends, len(plain)], strict=True)]


def is_rule_talk(part: str) -> bool:
    said = FORBIDDEN.search(part)
    return said is not None and TELLS.search(FORBIDDEN.sub(" ", part)) is None


def end_of(part: str) -> str:
    """The blank after a clause's stop, so that words stay apart."""
    return part[-1:] if part[-1:].isspace() else " "


# Words of number and order that are about something else than a card's number

HARMLESS: Final = [
    pattern(text)
    for text in (
        # what one believes of the others
        r"\b(?:i (?:bet|think|guess|hope|suppose|doubt)|i'd be surprised if) (?:that )?(?:nobody|no one|anybody"
        r"|anyone|none of you)[^.;!?,]*",
        r"\bpersonne (?:ne |n')?[^.;!?,]*\b(?:je (?:pense|crois)|a mon avis|j'espere|je suppose)\b",
        # one's hand among itself
        r"\b(?:second |third |next |2nd |3rd )?(?:low|high|small|bigg?|larg|strong|weak)est (?:cards? |ones? "
        r"|numbers? )?(?:in|of) my hand\b",
        r"\b(?:deuxieme |troisieme |seconde )?plus (?:haute|basse|petite|grande|forte"
        r"|faible)s? (?:carte )?(?:de ma main|en main|que j'ai)\b",
        r"手札(?:の中)?で[^、。]{0,6}番目に(?:高|低|大き|小さ)い?|(?:高|低|大き|小さ)いの(?:は|が)?手札にない",
        # strengths and what they do
        r"\b(?:my|your|his|her) strength (?:is|would be) (?:double|twice|half|triple)[^.;!?,]*|強さ(?:は"
        r"|が)[^、。]*(?:倍|半分)|(?<!に)(?<!と)強さ\d[^。、]*足(?:せ|し|す)",
        r"\b(?:minus|plus|moins|lose|lost|gain) (?:\d|an?|one|two|three|four|five|une?|deux|trois|quatre"
        r"|cinq) (?:veg\w*|hp|books?|cards?|steps?|rounds?|damage|dmg|legumes?|pv|livres?|cartes?|pas|manches?)\b",
        # how many there are of something else
        r"\b(?:odd|even|same|right|wrong) number of (?:monsters?|players?|people|us|cards?|veg\w*|hp|books?"
        r"|rounds?|steps?|goblins?|foes|enemies)\b",
        r"\b(?:nombre|chiffre) (?:im)?pair d(?:e |')(?:monstres?|joueurs?|cartes?|legumes?|livres?|manches?"
        r"|pas)\b|\bon est (?:un nombre (?:im)?pair|en nombre (?:im)?pair)\b|\bmeme nombre de \w+"
        r"|\b(?:pair ou impair|impair ou pair),? (?:le|notre) nombre de joueurs\b",
        r"(?:人数|敵の数|モンスターの数|枚数|敵|モンスター)(?:が|は)(?:偶数|奇数)",
        r"\bhalf (?:of )?the (?:deck|cards?) (?:is|are|was|were)(?= (?:gone|left|already|empty|used|discarded))"
        r"|\b(?:la )?moitie (?:du paquet|de la pioche|du deck) (?:est|a)(?= (?:passee?|partie?|vide|deja))"
        r"|山札[^。、]*半分",
        r"\b(?:digits|numbers) (?:on|of) (?:these|all|those|our) cards",
        # where the bonus card lies
        r"\bbonus(?: card)? (?:cuts?|splits?|divides?|halves) the deck(?: (?:exactly|right|down|in|into|the|middle|half"
        r"|two|halves))*|\bbonus (?:coupe|separe|partage) le (?:paquet|jeu)(?: (?:pile|en|deux|au|milieu|par|la"
        r"|moitie))*|ボーナス(?:カード)?(?:の?◦)?(?:が|は|で)(?:山札?|デッキ)を?(?:ちょうど|ほぼ)?(?:半分|真っ二つ)",
        # the dial
        r"\b(?:right |exactly |dead |smack )?(?:in )?the middle (?:of the dial|space|spot)|\b(?:pile |juste "
        r"|exactement )?(?:au )?milieu du cadran|(?:ちょうど|ど)?真ん中の(?:スペース|マス)",
        r"\bcadran[^.;!?]*d'un cran\b",
        # questions about the game
        r"\b(?:can|could|do|may) two cards [^.;!]*\?|^(?:what's|whats|what is|which is"
        r"|remind me,? what's) the (?:highest|lowest|biggest|smallest) (?:number|card) in (?:the|this) (?:game"
        r"|deck|box)[^.;!?]*\?$",
        r"^(?:c'est quoi|quel est|quelle est|c quoi) (?:deja )?(?:le|la) plus (?:grande?|petite?|haute?"
        r"|bas(?:se)?) (?:numero|carte) du (?:jeu|paquet)[^.;!?]*\?$|一番(?:大き|小さ|高|低)い(?:数字|番号"
        r"|カード)?(?:って|は)(?:いくつ|何)",
        # a number that is not told, and one that is asked for in vain
        r"\b(?:my|our|the) (?:action )?numbers? (?:is|are|shall|will|stays?|remains?|must)[^.;!?,]*\b(?:secret|mystery"
        r"|classified|confidential|private|nobody's business|between me and)\b[^.;!?]*",
        r"\b(?:mon|le|nos|les) (?:numero|chiffre)s?[^.;!?,]*\b(?:secret|mystere|confidentiel|prive)s?\b[^.;!?]*",
        r"\b(?:on me demande|tu (?:me )?demandes?|vous (?:me )?demandez|tu veux(?: savoir)?|vous voulez(?: savoir)?)"
        r" (?:mon|le) (?:numero|chiffre)\b|\bje connais mon numero par coeur\b",
        r"(?:番号|数字)(?:は|って|も)[^。、!?]{0,8}(?:秘密|ヒミツ|ひみつ|機密|内緒|ナイショ|シークレット)[^。、!?]*",
        r"(?<![^.;!])[^.;!]*\? ?(?:haha |lol |mdr |ah |w+ ?)?(?:nice try|good try|nope|no way|in your dreams"
        r"|meme pas en reve|bien (?:tente|essaye)|jamais de la vie"
        r"|(?:言|教え)(?:う|る)?(?:わけ|もんか)|その手)[^.;!?]*",
        r"(?<![^.;!?,])[^.;!?,]*\b(?:means? nothing|doesn't mean anything|(?:veut|voulait) rien dire"
        r"|ne signifie rien)\b"
        r"|(?<![^。、])[^。、]*(?:合図|サイン|ヒント|意味)(?:じゃ|では?も?|は|も)な(?:い|く)",
        # how numbers look
        r"\b(?:fonts?|design|style|artwork|drawings?|colou?rs?|look) (?:of|on|for) (?:the |these |those )*(?:digits?"
        r"|numbers?|numerals?)|\b(?:digits|numbers|numerals) (?:\w+ ){0,2}(?:drawn|printed|painted|designed|styled)",
        r"\b(?:police|dessin|graphisme|typo|couleur|style|design)s? (?:des|de ces) (?:chiffres|numeros|nombres)"
        r"|\b(?:chiffres|numeros) (?:[a-z]+ ){0,2}(?:dessines|imprimes|peints)|数字の(?:フォント|デザイン|書体|色|字体"
        r"|見た目)[^。、!?]*",
        # the day's errands
        r"\bwatch out\b|\b(?:song|chanson) (?:stuck|in my head|dans la tete)\b|\b(?:catch|miss|missed|on|take) (?:a"
        r"|the|my) (?:bus|train|flight|metro)\b|\b(?:for|at|this|before"
        r"|after) (?:christmas|halloween)\b|\b(?:watch\w*|see|saw) (?:a|the|that|this) (?:movie|film|series|episode)\b",
        r"\b(?:rate|loupe|attends|prends|prendre|dans) (?:mon|le|un) (?:bus|metro|train)\b|\b(?:a|pour|avant"
        r"|apres) noel\b|\b(?:un|le) film (?:a|ce|hier|apres|demain)\b|\bmon anniversaire (?:demain|hier|aujourd'hui|ce"
        r"|cette|la semaine|samedi|dimanche)\b|\b(?:bon|vivement|demain|ce|c'est) vendredi\b",
        # sayings
        r"\bfair and square\b|^(?:hm+,? |huh,? |well,? |wow,? |ok )?(?:that's|thats) odd\b(?! (?:and|too|like))"
        r"|\b(?:commis|commettre|fait|faire) un impair\b|\b(?:j'ai|tu as|il a|elle a|on a|monde a"
        r"|chacun a) un numero\b(?! (?:d|au|en|plus))",
        r"\b(?:any|an?|large|huge|good|fair|increasing) number of\b|\b(?:you're|you are|he's|she's|t'es|tu es)"
        r" (?:the |my |our |mon |ma |le |la |notre )?(?:number one|numero un)\b|(?:(?:素数|奇数|偶数)(?:とか|を"
        r"|か)?)+(?:数え|考え|気にし)[^。、]*",
        r"\bcoin flip\b|\b(?:twice|times|rounds|turns|games|one|two|three|four|five|\d) in a row\b"
        r"|\bof the century\b|\bdu siecle\b|\ben somme\b",
        r"\bnumber (?:1|one) (?:on the dial|fan|priority|rule|in line|choice|reason|enemy|target)|\b(?:regle|ennemi\w*"
        r"|priorite|fan|raison|choix|cible) numero (?:1|un)\b|\bnumero (?:1"
        r"|un) (?:sur le cadran|des|de la liste)",
        r"\bhalf-?way (?:there|(?:through|to|up|across|into) (?:the )?(?:dungeon|floor|game|round|fight|exit|boss"
        r"|night))|\ba mi-chemin (?:du donjon|de la sortie|de l'etage|du boss)",
        r"\b(?:average|moyenne)(?: strength)? (?:of my hand|de ma main)|手札の平均",
    )
]


def without_harmless(plain: str) -> str:
    for harmless in HARMLESS:
        plain = harmless.sub(" · ", plain)
    return plain
