"""What kind of number a card has, how it is reckoned, where it lies in the deck: each leaves few of a hundred.

More of `leaks`, by what is said of the number: sums with the board's numbers, the digits it is written with, how many
cards lie above it, what lies between it and a bonus card; and numbers in other tongues or put together from digits.
"""
# not compiled: words

from __future__ import annotations

import re
from typing import Final

from parlour.games.chocobo.narrowing import COMPARED_WITH_SMALL, GLOSSED, ROOM_BETWEEN
from parlour.games.chocobo.numerals import ENGLISH_N, FRENCH_N, JAPANESE_N, pattern, patterns

_LESS: Final = r"(?:low|high|small|bigg?|larg|great)(?:er|est)"
_DECK: Final = r"(?:deck|game|box|pack|set|pile|hundred|bunch|whole thing)"
_PAQUET: Final = r"(?:jeu|paquet|deck|boite|pioche|lot|tas)"
_MOINS: Final = r"(?:plus (?:bas|haut|petit|grand|gros|eleve|faible)\w*)"

SUMS: Final = [
    *patterns(
        ENGLISH_N,
        r"<(?:cut|chop|split|slice|fold)\w*>[^.;!?]*<bonus>[^.;!?]*<in (?:half|two)>|<bonus(?: card)?(?:'s)?(?: number"
        r"| value)? (?:plus|minus|times)>|<(?:add|take|subtract)(?:ing)? (?:my |its |the )?(?:N|strength)[^.;!?]*"
        r"<(?:to|from|off|and) [^.;!?]*bonus>",
        r"<(?:squared?|square|cubed?|cube|multipl\w+|divid\w+|halve[ds]?|modulo|remainder|subtract\w*"
        r"|powers?)>(?= (?:it|that|our|the|your|my|this|by|of|N)>| ?(?:[=.,!?]|$|and))"
        r"(?! of (?:friendship|love|teamwork|god))(?!.*<(?:through|conquer)>)",
        r"<(?:hp|health|steps?|books?|monsters|vegetables|veggies|round|floor|reaper)> ?(?:times|plus|minus|x|\*"
        r"|\+|-|/) ?<(?:the |our |my )?(?:hp|health|steps?|books?|monsters"
        r"|vegetables|veggies|round|floor|bonus|number)>",
        r"<N to the (?:power|\w+ power)>|<to the power>|<N ?[x×*] ?N ?[x×*]|<N ?[x×*] ?N ?[-+] ?N>"
        r"|<N ?[x×*] ?N>(?= ?=? ?(?:me|mine|my|that|is)>)",
        r"<(?:times|plus|minus|x|\*|\+)> [^.;!?]*<(?:=|is|makes|equals|gives) (?:me|mine|my (?:card|number))>",
        r"<(?:strength|str|hp|health)> (?:doubled|tripled|times|squared|plus|minus|with a (?:zero"
        r"|nought))>(?!.*<(?:damage|kill|dead|boss|attack)>)",
        r"<with a zero (?:behind|after|at the end|on the end|added|tacked)>|<(?:add|stick|put|tack) (?:on )?a zero>",
        r"<(?:third|quarter|half|fifth|tenth) of the way (?:through|up|down|into)>|<(?:thirds?|quarters?|halves"
        r"|tenths?) (?:of|through) (?:the |a )?(?:deck|max\w*|range|scale|hundred)>",
        r"<as (?:far|many|much|high) (?:\w+ ){1,5}?as (?:the |our |we )?(?:\w+ )?(?:hp|health|steps?|reaper"
        r"|books?|monsters?|veg\w*|round|floor)>",
        r"<N score(?: and)?>|<(?:multiplication|times) table>|<N times table>|<(?:sum|product|quotient"
        r"|total) (?:of|is)>(?!.*<(?:strengths?|damage|attack)>)",
        r"<(?:bonus|card|mine)>[^.;!?]*<(?:add up|together make|sum) to>|<(?:halfway|half way) (?:to|from|up|down)>",
        r"<(?:lower|higher|above|below|under|over|off|away|bonus)>[^.;!?]*<by (?:less than |fewer than "
        r"|more than |at most |under |up to |about |maybe )?(?:N|a handful|half a dozen)>(?! (?:strength|space"
        r"|card|people|damage|hp))",
        r"<(?:less|fewer|no more) than (?:N|a handful|half a dozen)(?: (?:points?|steps?|numbers?"
        r"|notches))? (?:lower|higher|away|off|above|below|from|under|over)>",
        r"<(?:within|inside) (?:a handful|N|a few|a couple|spitting distance|arm's reach|a hair)>(?! (?:rounds?"
        r"|turns?|moves?|minutes?|of (?:dying|death|losing)))",
        r"<(?:a handful|count(?:ed)? on (?:one|a|my) (?:hand|fingers?)|fingers of one hand)>(?=.*<(?:bonus|away"
        r"|off|above|below|lower|higher)>)",
        r"<(?:difference|sum|product|average|mean|mirror(?: image)?|reverse) (?:of|between) (?:the |our "
        r"|both )*(?:two )?bonus>(?! cards? (?:is|are) (?:huge|big|small|wide|tiny|large))",
        r"<(?:difference|gap|distance) (?:to|from|with) (?:\w+ ){0,2}bonus>[^.;!?]*<(?:equals?|smaller than"
        r"|same as|less than|matches|my strength|our)>",
        r"<(?:hp|health|veggies|vegetables|steps) ?(?:x|\*|times|plus|minus) ?(?:my |the )?strength>|<(?:hold"
        r"|have|got|play|playing|holding|is) action N>|<action (?:number|no\.?|#) ?(?:is )?N>",
        r"<N (?:shy of|short of) (?:it|the bonus|bonus|yours)>",
        r"<give or take (?:N|a)>|<plus or minus>|<[-+]/- ?N>",
    ),
    *patterns(
        FRENCH_N,
        r"<(?:au carre|au cube|puissance N|multiplie\w*|divise\w*|soustra\w+|racine carree)>",
        r"<(?:pv|legumes|pas|livres?|monstres|manche|etage|vies|degats|force)> (?:fois|x|\*|plus|moins|\+"
        r"|-) (?:le |la |les |nos |notre |ma |mon )?(?:nombre|pv|legumes|pas|livres?|monstres|manche|etage|bonus"
        r"|numero|force|vies)>",
        r"<bonus> (?:moins|plus|fois) (?:nos|notre|le|la|les|ma|mon|mes)>",
        r"<N fois N>(?!.*<(?:degats?|force|attaque)>)|<(?:six|sept|huit|neuf|dix|onze|douze) fois>|<N ?[x×*] ?N ?[x×*]",
        r"<fois (?:ma|mon|notre|nos|la|le) (?:force|pv|numero|bonus|vies?)>|<(?:force|pv) (?:doublee?|triplee?|fois)>",
        r"<(?:trois|deux)? ?(?:quarts?|tiers|moitie|dixieme|cinquieme) (?:du|de la|de) (?:max\w*|cent|paquet|jeu"
        r"|deck)>",
        r"<r?(?:ajout|coll)\w+ un zero>|<(?:avec un |un )?zero (?:derriere|a la fin|au bout|apres|en plus|ajoute)>",
        r"<dans la table de>|<tables? de multiplication>|<sans reste>|<le reste (?:est|fait|vaut)>|<se (?:divise"
        r"|partage) (?:par|en)>",
        r"<ecart>[^.;!?]*<(?:doigts|main|N|pv|pas|legumes)>|<(?:moins|plus|a peine) de N (?:d'ecart|de difference"
        r"|points?|crans?|rangs?|numeros?)>",
        r"<(?:a|de) (?:moins|plus) de N>(?=.*bonus)|<bonus[^.;!?]* de (?:moins|plus) de N>(?! forces?)",
        r"<(?:a|de|est|suis|sont) N (?:points? |crans? |rangs? |numeros? )?(?:au-dess|en dessous|sous|du bonus"
        r"|de la bonus|de lui|du b|de la carte bonus|pres)",
        r"<N (?:d'avance|de retard|de mieux) (?:sur|par rapport)|<N (?:crans?|rangs?) (?:max|maxi|maximum"
        r"|tout au plus|a peine|plus (?:haut|bas)|au-dess|en dessous|entre)>",
        r"<(?:a la louche|plus ou moins) N>|<a N pres>|<N pres>",
        r"<(?:gagnait|perdait|avait|faisait|valait|prenait)> (?:N|un seul|encore N)(?: (?:points?|crans?"
        r"|de (?:plus|moins)|rangs?))?>(?=.*<(?:carte|egalite|moi|mienne|meme)>)",
    ),
    *patterns(
        JAPANESE_N,
        "ボーナス(?:カード)?(?:の(?:数字?|番号))?(?:を|に|から|と)[^。、!?]{0,12}(?:半分|割[るっれ]|足[すしせ]"
        "|引[くいけ]|加え|かけ[るた])"
        "(?!.*(?:攻撃|ダメージ))",
        "(?:hp|体力|野菜|死神|ラウンド|本|敵|ボーナス|強さ|歩数|階数)(?:の数|の歩数|数)?(?:を|に|と)?(?:かけ|掛け"
        "|×|\\*|引い|ひい|割っ|わっ|[2-9二三四五六七八九十]倍)(?!算)(?!.*(?:ダメージ|削れ|倒))",
        "[二三2-3]乗|自乗|[1-9一二三四五六七八九]を[2-9二三四五六七八九]回(?:かけ|掛け|足し)|差[^。]{0,8}(?:片手|指で|指の)"
        "|[0-9一二三四五六七八九十][×*x][0-9一二三四五六七八九十](?!.*(?:ダメージ|削|減))"
        "|の段(?!階|取|差)|余り(?:が|は)?[0-9一二三四]|[0-9一二三四]余る|あまり[0-9一二三四]|余る(?:数|番号)",
        "(?:の数|の歩数|歩数|hp|体力)(?:を|だけ|ぶん|分)(?:引|足|加|ボーナス|上|下)"
        "|から[^。、]{1,8}(?:を)?引(?:いた|いて|く)(?!き)",
        "[一二三四五1-5](?:つ|個|枚)?以内(?!に(?:終|倒|着|出))|プラマイ|±|プラスマイナス|[一二三四五1-5](?:つ"
        "|だけ)?(?:足り(?:ない|なく)|余計|オーバー)(?=.*ボーナス)|ボーナス(?:カード)?(?:に|まで"
        "|には)?(?:あと)?[一二三四五1-5](?:つ)?(?:足り|届|だけ)",
        "ボーナス[^。]*誤差|誤差[^。]*ボーナス|(?:ボーナス(?:カード)?(?:より|から|の)?)(?:ほんの|たった|わずか"
        "|ちょうど)(?:の)?(?:一つ|1つ|ひとつ|一個|二つ|2つ|ふたつ|三つ|3つ)",
        "(?:ボーナスが|もし)[^。]*(?:だったら|なら|れば)[^。]*(?:同じ|並ぶ|私の|俺の|僕の|一致)(?!.*(?:スペース|作戦))",
    ),
]

WRITTEN: Final = [
    *patterns(
        ENGLISH_N,
        r"<(?:write|type|repeat|put|stick|place)>[^.;!?]*<my strength>(?=.*<(?:number|card|front|behind|twice"
        r"|zero|next)>)|<N (?:in front of|before|after|behind) my strength>"
        r"|<strength>[^.;!?]*<(?:a zero|written twice|typed twice)>|<(?:number|card|it|mine)(?: also)? (?:starts?"
        r"|begins?|ends?)(?: just)? (?:with|where|like|as|how|the way) (?:that|it|the bonus|my|our|a)>"
        r"|<split evenly>|<N[\"\')]* (?:and|then) [\"\'(]*N[\"\')]* (?:written|put|typed|glued|stuck"
        r"|squashed) ?(?:together|side)",
        r"<(?:figures?|characters?|strokes?)>(?= (?:is|are|of|in|long|match|to (?:write|type))>)|<(?:first|last"
        r"|second|both|single|one|two) (?:figures?|characters?|numerals?)>",
        r"<(?:reads?|looks?|is) the same (?:upside|back|forward|both|mirror|either)|<upside down>|<(?:both"
        r"|either) ways? (?:round|around)>|<backwards>(?=.*<(?:reads?|same|number|card|mine)>)",
        r"<(?:there's|theres|with|has|got|have) (?:an? )?N (?:in (?:front|it|there)|up front|at the (?:front"
        r"|start|end|back)|inside|on the end|somewhere)>",
        r"<N (?:and (?:then )?|then |followed by |next to )(?:an? )?N (?:glued|stuck|together|side|back|no space"
        r"|squashed|smashed|joined|in that order|as one|combined)>"
        r"|<N (?:then|followed by|next to) (?:an? )?N(?= ?(?:[.,!?]|$))(?!.*<(?:spaces? \d|dial|strength|move"
        r"|attack)>)",
        r"<(?:N)-(?:N)>(?= (?:from|for) me>)|<(?:one|two|three|four|five|zero|oh)[- ](?:one|two|three|four|five"
        r"|zero|oh) (?:from me|for me|here|is (?:mine|my|me))>|<(?:five|four|three|two)-(?:zero|oh|one|two|three"
        r"|four|five)(?=$| ?[.,!?])",
        r"<(?:odds|evens) (?:only|all|every|in my|over here|here)>|<(?:all|only|just|nothing but"
        r"|strictly) (?:odds?|evens?)(?= ?(?:[.,!?]|$|in|here|over|this|for|numbers|today))|<evens evens>"
        r"|<odds odds>",
        r"<(?:one|card|number|mine|pick) (?:i \w+ |i've \w+ |ive \w+ )?(?:is|was|'s) (?:odd|even)>(?= ?(?:[.,!?;]"
        r"|$|btw|lol|fyi|this|tho|and|so|not|no|wink))",
        r"<(?:is|it's|its|mine's|thats|that's)(?: \w+)? prime>(?! (?!number|card|one|and|or|but|btw|lol)[a-z])"
        r"|<(?:only|except) (?:by )?(?:itself|one) and>"
        r"|<but itself>|<equal halves>|<round (?:ten|hundred|numbers?|figure)>(?! \d)",
        r"<(?:same|different) (?:tens?|decade|block of ten|first (?:figure|number)|last (?:figure|number)|leading"
        r"|beginning)>|<(?:double|triple) (?:numbers|figures|digits?)>",
    ),
    *patterns(
        FRENCH_N,
        r"<(?:ecri\w+|mets|mettez|tape[zr]?|repete[zr]?|ajoute[zr]?)>[^.;!?]*<ma force (?:deux fois|devant"
        r"|derriere|apres|et|suivie)>|<ma force>[^.;!?]*<(?:zero|deux fois|suivie)>|<nombre (?:est"
        r"|c'est) premier>|<miroir (?:de|du) (?:la |le )?(?:carte )?bonus>",
        r"<(?:un|une|le|la|deux) (?:seul )?caracteres?>(?=.*<(?:carte|numero|ecri\w+)>)|<se li(?:t|sent) (?:dans"
        r"|pareil|a l'envers|de la meme)|<tete en bas>|<dans les deux sens>",
        r"<(?:y a|il y a|avec|a|contient|trouve) une? N (?:dedans|devant|derriere|au debut|a la fin|dessus"
        r"|quelque part)>|<une? N (?:devant|dedans|derriere) (?:et|,|\.|$)",
        r"<N (?:et|puis|suivie? (?:de|d'une?|par)|a cote (?:de|d'une?)) ?(?:un "
        r"|une )?N(?:[ ,.]+(?:bien )?(?:coll\w+|accol\w+|cote|ensemble|d'affilee|soud\w+|rapproch\w+))>"
        r"|<N suivie? (?:de|d'une?) ?N>",
        r"<(?:quatre|cinq|trois|deux|zero|un)-(?:zero|un|deux|trois|quatre|cinq)(?= (?:pour|chez) (?:moi|ma)>)"
        r"|<(?:cinq|quatre|trois)-(?:zero|un|deux|trois)>",
        r"<(?:retourne[rz]?|renverse[rz]?|inverse[rz]?) (?:ma carte|mon numero|le bonus|la carte bonus|les)>"
        r"|<palindrome>|<premier>,? (?:au sens|comme en) math",
        r"<(?:commence|finit|termine|debute)(?:nt)? comme (?:nos|le|la|les|notre|mon|ma) (?!tour|manche|partie"
        r"|dernie|fois|d'hab)|<jumeaux>|<jumelles>(?=.*<(?:chiffre|numero)s?>)",
        r"<(?:est|c'est|c'etait|reste)(?: pas)? (?:im)?paire?(?= ?(?:[.,!?;:]|$|voila|hop|et|donc|mdr|lol|btw|en|si))",
    ),
    *patterns(
        JAPANESE_N,
        "[0-9一二三四五](?:が|も)(?:入って|含ま|つく|付く|ある(?:番号|数字))(?=.*(?:番号|数字|数))|(?:最後|最初"
        "|末尾|頭|お尻|後ろ|先頭)(?:の(?:数字|数|文字))?(?:が|は)(?:ゼロ|零|〇|[0-9一二三四五](?!番|枚|つ"
        "|人))(?!.*スペース)",
        "[0-9一二三四五]と[0-9一二三四五]を?(?:並べ|くっつけ|つなげ|合体|繋げ|連結)|[一1]文字|(?:左右|上下)(?:を"
        "|に)?(?:反転|ひっくり|逆|入れ)|逆さま|逆から|さかさ|奇数|偶数|二で割れ|割れ(?:る|ない)(?:数|やつ|番号)",
    ),
]

IN_DECK: Final = [
    *patterns(
        ENGLISH_N,
        r"<(?:(?:only|just|exactly) (?:N|a handful of|a few|a couple(?: of)?)|a handful of|hardly any|not many"
        rf"|N) (?:other )?(?:cards?|numbers?)(?: \w+){{0,5}}? (?:{_LESS}|above|below|beyond|under|over|beats?"
        r"|outranks?)(?: than)? (?:mine|me|this|my (?:card|number|pick))>(?!.*<(?:strength|in my hand)>)",
        rf"<(?:N|couple of|few) (?:cards?|numbers?) (?:in|of) (?:the |this )?(?:whole |entire )?{_DECK}(?: (?:that"
        rf"|which|can|could|are|is|would|come|comes))* (?:beats?|{_LESS}|above|below|after|before|under|over)>",
        r"<only N cards? (?:can|could|would|will)(?: \w+){0,2} (?:under|below|above|over|beat|lower|higher)>"
        r"|<(?:differ\w*"
        r"|difference|gap|apart)>[^.;!?]*<my strength>|<N[ ,.]+(?:then|and) N[ ,.]+(?:put|stick|glue) (?:them|both)>",
        rf"<(?:only|just|exactly|there are|there's) (?:N|a handful)(?: \w+){{0,2}}? (?:{_LESS}|above|below"
        r"|beat)(?: than)? (?:mine|this|my card)>",
        r"<(?:among|one of|in|part of|within) the (?:absolute |very )?(?:N|six|ten|top|bottom|few"
        rf"|handful(?: of)?)(?: (?:N|ten|absolute|very))? ?(?:{_LESS}|cards|of the|in the|percent)(?!.*<(?:dial"
        r"|on the table|this table|my hand|us)>)",
        r"<(?:top|bottom|first|last|highest|lowest|upper|lower) (?:N|ten|six|handful|few|percent|bit|end|slice"
        r"|quarter|third|tenth|half)(?: (?:cards|numbers|percent))? (?:of|in) (?:the |that |this )?(?:whole "
        rf"|entire |full )?{_DECK}>",
        r"<(?:no|not a single|isn't a|aint a|ain't a|is no|ain't no|never a|there's no"
        rf"|never be a) (?:other )?(?:(?:{_LESS}) )?(?:card|number|one)(?: (?:in|of) (?:the |this )?(?:whole "
        rf"|entire )?{_DECK})?(?: that| which| who)? ?(?:can|could|will|would|comes?|goes|fits?|beats?|exists?"
        r"|lies|sits|gets?|ranks?|is)>",
        rf"<(?:no|isn't|nothing)>(?: \w+){{0,3}}? ?(?:{_LESS}|above|below|after|before|beyond|under"
        rf"|beneath)(?: \w+){{0,3}}? (?:in|of) (?:the |this )?(?:whole |entire )?{_DECK}>",
        rf"<(?:nothing|nobody|no one|none)(?: in (?:the |this )?(?:\w+ )?{_DECK})? (?:can|could|will ever|beats?"
        r"|comes|goes|exists|is|lies|sits)(?: ever| possibly| even)? ?(?:be |go |come |get |lie "
        rf"|sit )?(?:{_LESS}|below|beneath|under|above|beyond|after|beats?|past|beat)(?: than)? (?:mine|it|this"
        r"|me|that|my card)>(?! (?:i (?:bet|think|guess|hope)|probably|on the dial))",
        rf"<(?:nothing|nobody|no one|none|no card)(?: (?:in|of) (?:the |this )?(?:\w+ )?{_DECK})[^.;!?]*<(?:mine"
        r"|it|me|this)>",
        rf"<no way>[^.;!?]*<{_LESS} than (?:mine|me|this)>",
        r"<(?:mathematically|physically|literally|technically|by definition|per definition) (?:impossible|can't"
        rf"|cannot|nobody|nothing|no one|the (?:first|last|{_LESS}))>",
        rf"<(?:{_DECK}'s|deck's) (?:\w+ )?(?:{_LESS}|first|last|final|top|bottom|middle)>|<(?:final|ultimate"
        r"|very last|very first|middle|bottom|top) (?:card|number) (?:of|in) (?:the |this )?(?:whole "
        rf"|entire )?{_DECK}>|<(?:deck|cards?) (?:\w+ ){{0,2}}?(?:sorted|laid out|lined up|in order)>",
        rf"<(?:{_LESS}|first|last) (?:number|card|one) (?:they|ever|anyone|that (?:was|exists)|printed|in print"
        r"|made|known)>",
        rf"<{_LESS} (?:card|number|one)>[^.]*<(?:doesn't|does not|don't|do not|didn't) exist>"
        r"|<only N cards?[^.;!?]*<(?:after|before|above|below|beyond) mine>"
        r"|<(?:penultimate|second[ -]to[ -]last|next[ -]to[ -]last|second[ -]last) (?:card|number|one)? ?(?:of"
        rf"|in) (?:the |this )?(?:whole |entire )?{_DECK}>|<on the heels of the bonus>|<no room for (?:anyone"
        r"|anybody|anything|another)>(?=.*bonus)|(?<=bonus), no room for any",
        r"<(?:cuts?|splits?|divides?|halves) the (?:deck|pack|numbers|range|cards) (?:exactly |right "
        r"|perfectly )?(?:in|into|down)>|<(?:dead|exact|very|smack|perfect|true) (?:centre|center|middle"
        r"|heart) of>",
        r"<(?:squeeze|fit|slip|slide|put|cram|get|wedge) (?:a|another|any|one|even a)(?: single| other)? (?:card"
        r"|number|thing|hair|paper|sheet)?(?: \w+)? ?(?:in )?between (?:mine|me|us|my card|it|the bonus|them)>"
        r"|<rubs? shoulders>|<(?:right|directly|immediately|straight) (?:after|before) (?:\w+'s|tom|your) (?:last"
        r"|previous)>",
        r"<(?:next|first|closest|nearest) (?:one|thing|number|card|up|down)? ?(?:up|down|in line|available|after"
        r"|before) (?:from|to|after|above|below)? ?(?:the )?bonus>|<hold(?:s|ing)? hands with the bonus>|<(?:one"
        r"|two) (?:doors?|seats?|notch(?:es)?|ticks?|hairs?) (?:up|down|from|above|below|over)>",
    ),
    *patterns(
        FRENCH_N,
        r"<(?:parmi|dans|une? des?|fait partie des|font partie des) (?:les )?(?:N|dix|six|quelques"
        rf"|toutes)?(?: [a-z]+)? ?{_MOINS}(?: (?:cartes?|numeros?))? ?(?:du|de la|de tout|dans|qui"
        rf"|possible)?(?= ?(?:du {_PAQUET}|de tout le|de la boite|dans tout|qui exist|des cent))",
        r"<(?:y a|ya|il y a|n'y a|n'y en a|y en a)(?: que| plus que| pas| rien)? ?(?:N|une poignee)?(?: (?:de"
        rf"|d'))?(?: cartes?| numeros?)? ?(?:{_MOINS}|au-dess\w+|en dessous|apres|avant)(?: (?:de"
        r"|que))?(?: (?:la mienne|moi|ma carte|ca|elle))?(?= ?(?:dans|du|$|[.,!?]|sur))(?!.*<(?:main|chez moi"
        r"|mes cartes|table|cadran)>)",
        rf"<(?:top|flop) (?:N|dix)|<(?:N|dix|trois|cinq) {_MOINS} (?:cartes? )?(?:du|de la|de tout|dans) |<(?:N"
        r"|dix|cinq|trois) (?:dernieres|premieres) (?:cartes? )?(?:du|de tout) ",
        rf"<(?:N|quelques) (?:cartes?|numeros?) (?:du|dans (?:tout )?le|de tout le) {_PAQUET}(?: [a-z']+){{0,4}}"
        rf" (?:{_MOINS}|au-dess\w+|en dessous|apres|avant|batt?\w*|depass\w*)(?! nous)>",
        r"<(?:impossible|peut pas|peux pas|on ne peut pas|pas moyen)(?: de)? (?:faire|trouver|avoir|aller"
        rf"|etre) {_MOINS}(?! (?:avec|dans ma|chez))(?!.*<(?:main|chez moi|mes cartes|avec ce)>)",
        r"<(?:numero|carte|nombre) (?:max|min|maxi|mini)>|<n'existe (?:rien|aucune?\w*|pas)>[^.;!?]*<(?:carte"
        r"|mienne|moi|sous|dessous|dessus|apres)>|<pas plus (?:gros|petit|grand|haut|bas) comme>",
        r"<(?:j'ai|jai|g|j'aurais|je tiens) le N>(?! (?:de|en|comme) )(?!e|eme)",
        r"<(?:pv|legumes|pas) (?:fois|x|plus|moins) (?:la |ma )?force>",
        r"<(?:successeur|predecesseur) (?:du|de la|de)>",
        r"<(?:au-dess\w+|en dessous|apres|avant) (?:de )?(?:la mienne|ma carte|moi)[^.;!?]*<(?:rien|aucune?|personne)>"
        rf"(?=.*<(?:{_PAQUET}|existe)>)|<(?:N|seule) cartes?(?: [a-z']+){{0,3}} (?:bat\w*|depasse\w*) (?:la mienne"
        rf"|ma carte)>"
        r"|<N cartes? (?:seulement |a peine )?(?:passe\w*|peu\w+|vont)(?: [a-z']+){0,2} (?:en )?dess(?:ous|us)>"
        r"|<(?:vraiment|litteralement) le (?:max|min)>",
        r"<(?:le |au )?(?:maximum|minimum|maxi|mini|plafond|plancher) (?:autorise|possible|absolu|du jeu|permis"
        r"|theorique)>|<(?:valeur|numero|carte) (?:extreme|ultime)>",
        r"<si on (?:triait|trie|rangeait|range|classait|alignait|etalait)>|<(?:toute |la |l')(?:derniere"
        rf"|premiere|avant-derniere|ultime)(?: carte)? (?:de tout le |du |de la ){_PAQUET}|<coupe le {_PAQUET}"
        r"|<moities? egales?>",
        r"<(?:aucune?|pas une|nulle|rien|personne)(?: autre)?(?: carte| numero)?(?: du (?:jeu"
        r"|paquet))?(?: [a-z']+)? (?:peut|pourra|pourrait|saurait|existe|passe|vient"
        r"|se place)(?: [a-z']+){0,3} (?:apres|avant|au-dess\w+|en dessous|derriere|devant|entre)(?: (?:la mienne"
        r"|elle|moi|ma carte|nous))(?! je (?:pense|crois))",
        r"<(?:glisser|mettre|intercaler|caser|placer|inserer|passer|caler)(?: [a-z']+){0,3} entre (?:la mienne"
        r"|nous|ma carte|elle|lui|le bonus)>|<rien (?:du tout )?entre nous>|<se tient la main>|<(?:voisin|mitoyen"
        r"|porte a cote|palier)\w*>(?=.*bonus)|<coude a coude>|<joue contre joue>",
        r"<(?:dans|parmi) (?:le|les) (?:premiers?|derniers?|dernieres?|premieres?)? ?(?:N|dix|vingt)? ?(?:dixieme"
        r"|pour ?cent|%|quart|tiers|pourcent|decile)",
        r"<(?:le|la) (?:suivante?|precedente?) (?:direct|dans l'ordre|juste)|<(?:pile|juste|exactement) (?:entre"
        r"|au milieu (?:du|de))(?= (?:le |la |les |l'|du|jeu|paquet|1|cent|bonus|max))",
    ),
    *patterns(
        JAPANESE_N,
        "(?:より|これ|それ)(?:も)?(?:後ろ?|前|上|下|大き|小さ|高|低)[^。、]*(?:カード|数字|番号|もの|の)?(?:は|が"
        "|も)?(?:この世|世界|ゲーム|存在|箱)[^。、]*(?:ない|無い|いない|なし)|これ(?:以上|以下)(?:は)?(?:なし"
        "|無し|存在|ない(?:番号|数字|カード))",
        "(?:一番|最も)?(?:小さい|大きい|低い|高い|上|下)(?:ほう|方)?(?:から(?:数えて)?"
        "|の)?(?:カード)?[一二三四五六七八九十0-9]+枚(?:に入|目(?:まで|以内|くらい|に入)|の(?:うち|中|ひとつ|一つ|1つ|1枚|どれか)|以内)"
        "|(?:上位|下位|トップ|ワースト)[一二三四五六七八九十0-9]+(?:枚|位|番|以内|に)?(?!位で)",
        "(?<!ナス)(?<!ボーナスカード)(?<!◦)(?:より|以上|以下)(?:上|下|高い|低い|大きい|小さい|後ろ|前)(?:の|カード|番号"
        "|のカード|やつ)*(?:は|が)?(?:あと|たった|わずか|残り)?[一二三四五六七八九十0-9]+枚(?:しか|だけ|のみ|ある"
        "|存在)(?!.*手札)",
        "(?:並べ|ソート|整列)(?:たら|ると|れば|て)[^。]*(?:端|真ん中|最初|最後|一番|中央|先頭)|(?:最高値|最低値"
        "|最大値|最小値|上限値|下限値|最上位|最下位のカード|中央値)|箱の?中?で一番|箱の中で|この世(?:に|で)|(?:全|百"
        "|100)(?:カード|枚)(?:の)?(?:中|うち)",
        "(?:これ|(?:私|俺|僕|自分)の(?:カード|番号|やつ)?)より(?:大き|小さ|高|低|上|下)(?:(?!手札)[^。、])*(?:無い"
        "|ない|なし|ません)(?!.*手札)|(?:最後|最初|上|下"
        "|後ろ|前)から[一二三四五2-5]番目の(?:カード|数字|番号)|(?:私|俺|僕|自分)の(?:上|下|前"
        "|後)(?:に)?は[^。、]*(?:しか|存在し)|間なし|次に来る(?:数|番号)|(?:これ|(?:私|俺"
        "|僕)の[^。、]{0,4})に勝て[^。、]*(?:だけ|しか|のみ|ない)(?!.*強さ)"
        "|(?<!ナスの)(?<!カードの)(?:下|上)に(?:は)?(?:あと|もう)?[一二三四五1-5]枚しか(?!.*手札)",
        "ボーナス(?:二枚|2枚|カード)?の差(?!が(?:大き|小さ|ある|開))|(?:番号|数字|カード)(?:は|が"
        "|=)[^。、]*(?:死神|hp|体力|野菜|ラウンド|階)の(?:位置|数|歩数|場所)|(?:番号|ナンバー)[1-5一二三四五](?!番|人"
        "|つ)"
        "|アクション(?:番号)?[1-5](?!つ|回|番|目|個|人)",
        "強さ(?:を|の)[^。、]*(?:並べ|ゼロ|二回|2回(?!攻)|つけ(?:て|た))",
        "お隣|隣同士|隣り合|隣接|隣の(?:番号|数字|カード)|手をつな|肩を並べ|くっつい|一個(?:前|後|上|下|違)"
        "|1個(?:前|後|上|下|違)",
    ),
]

OTHER_TONGUES: Final = [
    pattern(
        r"(?<![a-z])(?:[a-z]*(?:zwanzig|dreissig|dreißig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert)"
        r"|sechs|sieben|neun|zehn|zwolf|[a-z]{3,6}zehn"
        r"|(?:veinti|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)[a-z]*|siete|ocho|nueve|diez|doce"
        r"|quince|veinte|cien"
        r"|(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)[a-z]*|dieci|undici|dodici|sette"
        r"|nove|otto(?! )"
        r"|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|noventa|twintig|dertig|veertig|vijftig|zestig"
        r"|zeventig|tachtig|negentig"
        r"|(?:ni|san|yon|go|roku|nana|shichi|hachi|kyu+)[- ]?ju+[- ]?(?:ichi|ni|san|yon|go|roku|nana|hachi|kyu+)?"
        r"|hyaku|ju+(?:ichi|san|yon|roku|nana|hachi))(?![a-z])"
    ),
    pattern(
        "(?<![ぁ-んァ-ヶー一-龠])(?!(?:さん|サン)(?:きゅ|キュ))(?:いち|に|さん|よん|ご|ろく|なな|しち|はち|きゅう"
        "|ぜろ|れい|まる|イチ|ニ|サン|ヨン|ゴ|ロク|ナナ|シチ|ハチ|キュウ|キュー|ゼロ|マル)ー?"
        "(?:いち|に|さん|よん|ご|ろく|なな|しち|はち|きゅう|ぜろ|まる|イチ|ニ|サン|ヨン|ゴ|ロク|ナナ|シチ|ハチ"
        "|キュウ|キュー|ゼロ)ー?(?=$|[^ぁ-んァ-ヶー一-龠]|を|で|だ|です|の|番|が|は|、)"
        "|(?:く|し|ク|シ|に|さん|よん|ご|ろく|なな|しち|はち|きゅう)(?:じゅう|ジュウ|じゅー|ジュー)(?:いち|に"
        "|さん|よん|し|ご|ろく|なな|しち|はち|きゅう|く)?(?=$|[^ぁ-ん]|を|で|だ|の|番|が|は|って|くらい|ぐらい)"
    ),
    re.compile("[壱弐参肆伍陸漆捌玖一二三四五六七八九]拾|拾[壱弐参肆伍陸漆捌玖]"),
    re.compile(r"(?<![.\-_])(?=[.\-–_]{0,4}[\-–_])(?=[.\-–_]{0,4}\.)[.\-–_]{5}(?![.\-–_])"),  # a digit in Morse
    pattern(
        r"(?<![a-z])(?:hex|hexa|hexadecimal|octal|binary|binaire|ascii|unicode|morse|base ?\d+|base64|rot13"
        r"|caesar|cesar|romans?|romain|romains|latin)(?![a-z])|(?:\d+|二|八|十六)進(?:数|法|で|表)"
    ),
]

PROPERTIES: Final = [*SUMS, *WRITTEN, *IN_DECK, *COMPARED_WITH_SMALL, *ROOM_BETWEEN, *GLOSSED, *OTHER_TONGUES]
SUMS_WITH_BOARD: Final = [
    *patterns(
        ENGLISH_N,
        r"<(?:last|first|second) (?:figure|digit)s?>|<(?:multiply|multiplied|squared?|cubed)(?= (?:it|that|our"
        r"|the|by|hp|health)>| ?[=.,!?]|$)|<(?:hp|health|steps|books|veggies|vegetables) (?:times|squared|plus"
        r"|minus) (?:the |our |number )?(?:of )?(?:hp|health|steps|books|veggies|vegetables|monsters|reaper|round"
        r"|floor)>|<(?:hp|health) ?(?:x|times|\*|×) ?(?:my )?strength>",
    ),
    *patterns(
        FRENCH_N,
        r"<(?:dernier|premier) chiffre>|<pv (?:fois|x|plus|moins) (?:la |ma )?force>",
        r"<(?:commence|finit|termine)(?:nt)? comme (?:nos|le nombre)>|<(?:au carre|au cube|multiplie[rzs]?)>"
        r"|<(?:pv|pas|legumes|livres) fois (?:le|la|les|nos)>",
    ),
    pattern(
        "[一十]の位|番号[^。]*(?:合計|の和)|(?:hp|体力|野菜|歩数|本の数)(?:の)?(?:[二三2-3]乗|かける|掛ける"
        "|×)(?!.*(?:ダメージ|削))|(?:hp|体力|野菜|歩数|死神)[^。]*(?:ボーナスより|かけた数)"
    ),
]
"""Sums that need no word of a card: nobody squares health points for another reason."""
