"""What tells a card's number without naming it, kind by kind: what narrows a hundred numbers down to a few (D-20)."""
# not compiled: words

from __future__ import annotations

import re
from typing import Final

from parlour.games.chocobo.numerals import ENGLISH_N, FRENCH_N, pattern, patterns

_CARD: Final = r"(?:cards?|numbers?|mine|it|they|both|these|one|ones|all)"
_CARTE: Final = r"(?:cartes?|numéros?|nombres?|mienne|miennes|elle|elles|il|ils|c'|ce|celle|celui)"
_FITS: Final = "😂🤣😭😅😆😱🎉👏🙏💀🔥👍❤😍🥳😴🤔🤦"

LEAKS_BY_KIND: Final[dict[str, list[re.Pattern[str]]]] = {
    "parity and primes": [
        *patterns(
            ENGLISH_N,
            rf"<{_CARD}(?:'s|'re| is| are| was| were| isn't| aren't)(?: (?:not|both|all|also|an?|definitely"
            rf"|actually))*"
            r" (?:odd|even)>(?! (?:if|though|lower|higher|better|worse|more|less|close|closer|further|smaller|bigger"
            r"|in|for|strong|good|bad|great|high|low|worth|useful|playable|that (?:good|bad|high|low|strong)))",
            r"<(?:odd|even)(?:-numbered| numbers?| cards?| ones?| digits?)>|<(?:neither|not) (?:odd|even) nor>",
            r"<(?:an?|only|all|both|two|three|got|have|hold|is|it's) (?:odds|evens|odd|even)(?= ?(?:[.,!?;]|$))",
            r"<(?:primes?|composites?|fibonacci|parity)>(?! (?!numbers?|cards?|ones?|factors?|and|or|but|btw|lol"
            r"|so)[a-z])|<divisib\w+|<multiples? of>",
            r"<(?:perfect |a |number |is )?(?:squares?|cubes?)(?= (?:number|of \w+ ?(?:[.,!?]|$)))|<(?:perfect"
            r"|square) (?:square|cube|number)>",
            r"<powers? of>|<triangular>|<factorial>|<square root>|<cube root>|<factors? of>",
        ),
        *patterns(
            FRENCH_N,
            r"<seule?s? (?:im)?paires?>",
            rf"<{_CARTE}(?: ?(?:est|sont|reste|restent))?(?: (?:toutes?|tous|aussi|deux|les|un|une"
            rf"|pas))*(?: (?:nombre|numéro|carte)s?)?"
            r" (?:im)?pairs?(?:es?)?(?= ?(?:[.,!?;]|$|et|mais))",
            r"<(?:nombre|numéro|carte|chiffre)s? (?:im)?paire?s?>|<parité>|<(?:nombre|numéro)s? premiers?>|<fibonacci>"
            r"|<divis(?:ible|e par)|<multiples? (?:de|d')|<carrés? (?:parfaits?|de)>|<(?:un|au) cube>"
            r"|<puissances? de>|<racine>",
        ),
        pattern(
            "偶数|奇数|素数|合成数|キリ番|末尾(?:が|は)?(?:ゼロ|零|同じ)|数字が(?:両方|二つとも|どっちも)(?:同じ|一緒)"
            "|平方|立方|二乗|自乗|累乗|フィボナッチ|三角数|完全数|回文|割り切れ|約数|倍数"
            "|ルート(?!通|を(?:通|進|行|選)|で(?:行|進|い)|に(?:行|進|し)|(?:は|が|の方)(?:危|安全|近|遠|い))"
        ),
    ],
    "digits": [
        *patterns(
            ENGLISH_N,
            r"<(?:digits?|numerals?)>|<right to left>|<contains? (?:an? |the )?N>|<has (?:an? )?N in (?:it|there)>"
            r"|<same (?:ending|beginning|start|end|last figure)>|<N (?:other |more )?numbers>|<(?:emergency|famous"
            r"|magic|special|holy|favou?rite) number>|<(?:ends?|starts?|begins?|finish\w*) (?:like|the same|as"
            r"|in the same)>",
            r"<(?:revers|flip|swap|mirror|invert|switch)\w*>(?=.*<(?:bonus|digits?|numbers?|figures)>)"
            r"|<(?:bonus|number|card)(?: \w+){0,3} (?:backwards?|upside down|reversed|mirrored|flipped"
            r"|the other way round)>",
            r"<(?:mine|it|card|number)(?:'s| is) N[ -]N>(?! or)|<(?:repeated|repeating|repdigit|same two) (?:number"
            r"|figure)s?>",
            r"<(?:same|equal|matching) (?:tens|ones|units|decade|ten)>|<tens (?:place|are)|<ones place>|<decades?>",
        ),
        *patterns(
            FRENCH_N,
            r"<(?:chiffres?|dizaines?|unités|une unité)>|<de droite à gauche>|<mêmes? (?:terminaisons?|fins?|débuts?)>"
            r"|<N numéros>|<(?:finit|termine|commence|débute)(?:nt)? (?:comme|pareil|de la même|par|en)>",
            r"<(?:bonus|numéro|carte)(?: [\w']+){0,4} (?:à l'envers|inversée?s?|en miroir|retournée?s?|renversée?s?)>"
            r"|<(?:inverse|retourne|renverse|intervertis)\w*>(?=.*(?:bonus|numéro))|<à l'envers>(?=.*bonus)",
        ),
        pattern(
            r"(?:\d|[〇一二三四五六七八九])(?:で|に|から)(?:終わ|始ま)|(?:かける|掛ける|たす|足す|引く|ひく|割る"
            r"|わる)(?:\d|[一二三四五六七八九])|"
            "桁|(?:[一二三1-3]|ひと|ふた)けた|ケタ|[一十百]の位|(?:末尾|下一|(?<!先)頭)(?:の?(?:数|桁|文字))?(?:は|が)(?!回|痛|いい"
            "|良|悪|パン|真っ白)|(?:逆さ"
            "|ひっくり返|逆から"
            "|反対から|入れ替え|反転|逆に(?:した|読|して|する))"
            "|(?:始まり|終わり|頭|末尾|終わる数|最[初後]の数字)(?:が|は|も)(?:ボーナスと)?(?:同じ|一緒)|ゾロ目|ぞろ目"
            "|鏡"
            "|同じ数字(?:が|二|で|だ|の並)"
            "|右から左|逆読み|[二2]つ?並んで|が二つ並"
        ),
    ],
    "neighbours": [
        *patterns(
            ENGLISH_N,
            r"<(?:closest|nearest) (?:number|card) (?:to|that)>",
            r"<no (?:other )?(?:card|number) (?:can|could|will|would|fits?|in between)>|<follow(?:s"
            r"|ing)? (?:each other|one another)>|<N (?:\w+ )?separates?>|<separated by>",
            r"<(?:touch(?:es|ing)|kiss(?:es|ing)?|borders?|bordering|abuts?|glued to|stuck to|attached to"
            r"|back to back|shoulder to shoulder)>"
            r"(?= (?:with )?(?:the |my |your |that |each |one |first |second |it|both )?(?:\w+ ){0,3}?(?:bonus|card"
            r"|yours"
            r"|mine|other|another|each))|<team (?:odd|even)s?>",
            r"(?<!if )<(?:nothing|no (?:card|number|one)|nobody|not a single (?:card|number)"
            r"|none)(?: \w+){0,4}? (?:fits?"
            r"|fit|goes|go|comes?|lies|squeezes?|sits?|exists?|slips?|between (?:mine|me|us|my|it|them))"
            r"(?: in)?>(?=.{0,12}(?:between|in there|$|[.,!?]))(?!.{0,20}(?:we|us|my hand))",
            r"<(?:the|that|your) (?:very )?(?:number|card|one) (?:that comes )?(?:right |just |directly "
            r"|immediately )?(?:after|before|above|below|following|preceding) (?:the |your |that )?(?:\w+ )?bonus>",
            r"<(?:one|1) (?:off|away|apart|removed|shy|short)>|<(?:off|differ\w*|apart|separated) by (?:only |just "
            r"|exactly )?(?:one|1|a single)>",
            r"<(?:in sequence|sequential|sequence|in a row|in (?:numerical )?order with no|consecutive\w*|successor"
            r"|predecessor)>(?=.*|$)(?<!times in a row)(?<!rounds in a row)(?<!turns in a row)(?<!time in a row)",
            r"<next (?:card|number) (?:up|down|after|above|below|from|to)>|<next door to>"
            r"|<back to back>(?=.*(?:cards?|numbers?))",
            r"<(?:adjacent|neighbou?r\w*|closest possible|nearest possible|next)>(?= (?:number|to (?:the |that "
            r"|your |each |my )?(?:\w+ )?(?:bonus|card|yours|mine|other)))",
            r"<(?:immediate|direct|next-door) (?:neighbou?r|successor|predecessor)",
            r"<(?:just|right|directly|immediately|straight) (?:after|before|above|below|next|over"
            r"|under)(?: to)?(?: it| them)?(?:,| with| and)? (?:no|nothing|without) ",
            r"<as close as (?:it gets|possible|can be|you can)>(?=.*(?:bonus|yours))|<(?:couldn't"
            r"|can't) be (?:any )?closer>",
        ),
        *patterns(
            FRENCH_N,
            r"<juste (?:avant|après) cel(?:le|ui) (?:de|du)>|<cel(?:le|ui) (?:juste |d')?(?:avant|après) (?:lui|elle)>"
            r"|<(?:suit|précède) (?:directement|juste|immédiatement)>",
            r"<(?:pile|exactement|juste|précisément) une? (?:au-dess|en dessous|de (?:plus|moins)|plus|moins)",
            r"<aucune? (?:autre )?(?:carte|numéro) (?:ne )?(?:peut|pourrait|tient|rentre|passe)>|<(?:N"
            r"|une? seule?)(?: [\w']+){0,2} (?:nous |me |les |la |te )?sépare",
            r"<(?:touche(?:nt)?|frôle pas|colle(?:nt)?|collée?s?|accolée?s?|jouxte)>(?=.*(?:bonus|tienne|mienne"
            r"|l'autre|carte))|<se (?:touchent|suivent|collent)>",
            r"(?<!si )<(?:rien|personne|aucune?(?: (?:carte|numéro|nombre))?)(?: [\w']+){0,4}? (?:entre (?:la mienne"
            r"|elle"
            r"|elles|ma carte|mon numéro|mes)|s'intercale|se glisse|ne? tient|ne? passe)>(?!.{0,10}(?:nous"
            r"|cette manche))",
            r"<(?:N|une?)(?: seule?)? d'écart>|<(?:on est|sont|collé\w* et) collée?s?>",
            r"<à une? (?:près|unité près|seule?)>|<(?:d'|à )un(?:e seule)? (?:unité|cran|rang|numéro"
            r"|seul)(?= ?(?:[.,!?;)]|$|près|du|de la|d'écart|plus|moins|au-dess|en dessous))"
            r"|<à la suite>|<dos à dos>|<la (?:suivante|précédente) (?:après|avant|de|du)>|<d'affilée>(?!.*manche)",
            r"<(?:carte|numéro|nombre|celle|celui|juste) (?:d'|immédiatement |juste |directement )?(?:après|avant"
            r"|au-dessus|en dessous|qui suit|qui précède) (?:de )?(?:la |le |du |celle |ce )?(?:carte )?bonus>(?! )?",
            r"<(?:plus proche|plus près) possible>(?=.*(?:bonus|tienne))",
        ),
        pattern(
            "隙間|すき間|間は(?:一つ|1つ|ひとつ|\\d)|(?:隣|となり)(?!の?(?:スペース|マス|人|席|部屋|に(?:座|置い)))"
            "|隣り合|連番|連続(?:した|している|してる|の(?:数|番号)|番号|する(?:数|番号))|くっつい|ぴったりくっ|接し"
            "|間に(?:入れ|入る|挟め)(?:る)?(?:カード|数|番号)?(?:は|が)?(?:ない|無い|存在しない)"
            "|(?:一つ|ひとつ|1つ|一個|1個|いっこ)(?:だけ)?(?:違|差|隣|手前|上|下|前|後|ずれ)|すぐ(?:隣|上|下|次|前"
            "|後)|次の番号|前の番号|並びの|ボーナス(?:カード)?の次(?:の(?:やつ|数|カード|番号|の)|だ|です|。|$)"
            "|真(?:上|下)(?:の数"
            "|の番号|のカード|だ|です|。|$)"
        ),
    ],
    "reckoning": [
        *patterns(
            ENGLISH_N,
            r"<bonus>(?=.*<(?:subtract|add|multipl|divid)(?:s|ed|y|e|ing)?>)",
            r"<(?:add(?:s|ed|ing)? (?:up )?to|sum of|adds? up (?:to|with)|subtract\w*|minus|plus N|times N"
            r"|multipl\w+|divid\w+|squared|cubed|modulo|remainder|average of|mean of|halv(?:e|es|ed|ing)|median)>"
            r"(?=.*|$)(?<!damage adds up)(?:(?=.*bonus)|(?!.*<(?:strengths?|damage|hp|power)>))",
            r"<(?:twice|thrice|double|triple|half|a third of|a quarter of|two thirds of|three quarters of"
            r"|N times)>(?: of| as (?:high|big|large|low|much))?(?: as)?"
            r"(?: (?:the|that|your|my|his|her|our|both|what|first|second))*(?: \w+)? ?<(?:bonus(?:es)?|numbers?"
            r"|cards?|values?|yours|mine|hp|round|floor|reaper|deck|range|it)>(?! strength)",
            r"<(?:lower|upper|top|bottom|first|last|middle|second|third) (?:half|third|quarter|fifth|tenth|decile"
            r"|quartile|ten|twenty|percent)(?= (?:of|card|number)| ?[.,!?]|$)"
            r"(?! of (?:the )?(?:game|round|floor|dungeon|map|track))",
            r"<(?:gap|difference|distance) (?:between|to|from|of|is)>(?=.*(?:mine|yours|my (?:card"
            r"|number)))(?! (?:space|the (?:chocobo|reaper)))",
            r"<(?:percent(?:ile)?|fraction|ratio|proportion)>(?! sure)|\d ?% of|<two thirds|<three quarters",
            r"<(?:evenly|equally|regularly) (?:spaced|far|distant)>|<(?:equal|same) (?:distance|gap|spacing"
            r"|difference)>|<as far (?:[\w']+ ){1,6}?as>(?! (?:i|we|you) (?:can|know|remember|see|get))(?=.*(?:bonus"
            r"|yours|mine|card))",
            r"<(?:halfway|half way|midway|midpoint|dead cent(?:re|er)|smack|equidistant|median)>",
        ),
        *patterns(
            FRENCH_N,
            r"<bonus>(?=.*<(?:soustra|ajout|retir|enlèv|multipli|divis)\w*>)",
            r"<diff[eè]r\w* (?:de|d') ?N>|<N fois>(?=.*(?:numéro|mienne|carte|bonus))|<(?:tienne|mienne|sienne|bonus"
            r"|carte) (?:moins|plus) (?:la|le|une?|N|ta|ma)>|<(?:somme|additionn\w+|soustra\w+|multipli\w+|divis\w+"
            r"|moyenne (?:de|des|du|entre|exacte)|médiane|doubl(?:es?|ez|er|ant) (?:mon|ton|le|la|ma|ta)|ôte\w*"
            r"|retranch\w+)>(?:(?=.*bonus)|(?!.*(?:forces?|dégâts|pv)))",
            r"<(?:le |la )?(?:double|triple|quart|tiers|moitié|N fois)(?: (?:de|du|des|la|le|ma|ta|ce|cette|que|les"
            r"|deux|nos))* ?(?:bonus|carte|numéro|mienne|tienne|pv|manche|étage|paquet|jeu|chiffre)>",
            r"<(?:première?|dernière?|second|deuxième|moitié|tiers|quart) (?:moitié|tiers|quart|dizaine|haute?"
            r"|bas(?:se)?|supérieure?|inférieure?)>(?! de la (?:partie|piste))",
            r"<(?:écart|différence|distance) (?:entre|avec|de|est)>(?=.*(?:mienne|tienne|ma carte|mon numéro))"
            r"|<pour ?cents?>(?=.*(?:paquet|jeu|cartes))|<à égale distance>|<équidistant|<(?:régulièrement"
            r"|également) espacée?s?|<mêmes? (?:distance|écart)s?>|<aussi loin (?:[\w']+ ){1,6}?que>(?=.*(?:bonus"
            r"|mienne|tienne))",
        ),
        pattern(
            "足し(?:た|て|算)|引い(?:た|て)(?:数|ら|答)|引き算|掛け(?:た|て|算)|かけ算|割っ(?:た|て)|割り算"
            "|平均(?!的)|中央値|[二三四五六七八九十\\d]倍|半分の(?:数|番号)|ボーナスの(?:半分|倍)"
            "|ボーナス(?:カード)?との差(?:が|は)|(?:私|僕|俺)の(?:数|番号|数字)(?:に|と)(?:なる|なります|等し)"
            "|(?:\\d|[一二三四五])(?:つ|個)?(?:違う|違って|ちがう|ずれ)|(?:合計|和|差|積)(?:が|は|を)(?!ない|無い"
            "|あまり|そんな|大き|小さ|あ[るり])(?!.*(?:強さ|ダメージ|hp))|(?:上位|下位|前半|後半|上半分|下半分)(?:の"
            "|に|で|だ|$)|[二三四五2345]分の[一二三四1234]|等距離|等間隔|同じ(?:距離|間隔)(?!の?スペース)"
            "|ちょうど(?:真ん中|中間|半分)"
        ),
    ],
    "ends": [
        pattern("(?:持てる|ありえる|あり得る|ありうる)(?:もの|カード)?の?中で"),
        pattern(
            "番号が続|(?:私|僕|俺)(?:の)?より(?:低|高|小さ|大き)い?(?:番号|カード|数|の)は?(?:ない|無い|いない"
            "|存在しない|持てない|出せない|ありえない)"
            "|(?:山札|全部|ゲーム|全体|デッキ)[^。]*番目に(?:低|高|小さ|大き)"
        ),
        *patterns(
            ENGLISH_N,
            r"<(?:can|could)(?:'t|n't|not| not) (?:hold|have|get|play|draw) (?:an? )?(?:lower|higher|smaller"
            r"|bigger)(?: card| number)?(?= than (?:i|me|mine|this))",
            r"<(?:lowest|highest|smallest|biggest|largest) (?:card|number|one) (?:(?:that )?(?:you|one|anyone|we"
            r"|anybody) can|ever)>",
            r"<(?:lowest|highest|smallest|biggest|largest|top|bottom|first|last|min(?:imum)?"
            r"|max(?:imum)?) (?:possible|(?:card|number|one|value)? ?(?:possible|(?:that )?(?:exists?|there is)"
            r"|in existence|(?:in|of) (?:the )?(?:whole |entire )?(?:deck|game|box|pack|set)))>",
            r"<(?:low|high|small|bigg?|larg)(?:er|est)(?: \w+){0,3} (?:in|of) (?:the |this )?(?:whole "
            r"|entire )?(?:game|deck|box|pack)>(?! (?:is|has))",
            r"<(?:it's|it is|mine is|mine's|card is|number is) as (?:low|high|small|big|large) as (?:cards|numbers"
            r"|it|they|possible|can be|anything)>",
            r"<(?:low|high|small|bigg?|larg)est (?:number|card|one|value)?(?: \w+)? ?(?:printed|existing|available)>",
            r"<(?:max(?:imum)?|min(?:imum)?) (?:number|card|value)>",
            r"<numerical order>|<(?:everything|every (?:other )?card|all (?:the )?(?:other|remaining) (?:cards?"
            r"|numbers?)|the rest)(?: \w+){0,5} (?:higher|lower|above|below|bigger|smaller)>(?=.*<(?:mine|me"
            r"|my card)>)",
            r"<can't (?:get|be|go) any (?:lower|higher)(?= than (?:this|that|mine))|<(?:literally|really"
            r"|actually) the (?:first|last) (?:card|number)>",
            r"<(?:absolute|very) (?:highest|lowest|smallest|biggest|largest)(?= ?(?:[.,!?;]|$|card|number|one))",
            r"<(?:the|is|at) (?:absolute |very |bare )?(?:minimum|maximum|min|max)(?= ?(?:[.,!?;]|$|possible|number"
            r"|card))",
            r"<(?:no(?:body|thing| one| card| number)|none|there's no\w*|there is no\w*|you (?:can't|cannot|couldn't"
            r"|can never))(?: \w+){0,5}? (?:lower|higher|smaller|bigger|below|above|under|over|beat"
            r"|undercut)>(?: than)? ?<(?:me|mine|my card|this|it|that)>",
            r"<(?:it|that|this|mine|card|number)(?: \w+)? (?:can't|cannot|couldn't|doesn't|does not"
            r"|won't)(?: \w+){0,2} (?:be|get|go)(?: \w+)? (?:lower|higher|smaller|bigger)>"
            r"|<doesn't get (?:any )?(?:lower|higher|smaller|bigger)>",
            r"<N (?:numbers?|cards?) (?:in the (?:deck|game) )?(?:are |is |exist |lie |come )?(?:below|above"
            r"|lower than|higher than|smaller than|bigger than|under|over|before|after) (?:mine|my (?:card|number)"
            r"|me)>",
            r"<(?:second|third|fourth|fifth|next) (?:to (?:last|lowest|highest)|lowest|highest|smallest|biggest"
            r"|largest)(?: (?:card|number|one))? (?:in|of|there|possible)",
        ),
        *patterns(
            FRENCH_N,
            r"<peut pas (?:avoir|faire|jouer|tenir)(?: de)?(?: carte| numéro)? plus (?:bas(?:se)?|haute?|petite?"
            r"|grande?) que (?:moi|la mienne|le mien)>",
            r"<plus (?:gros(?:se)?|grande?|petite?|bas(?:se)?|haute?)(?: (?:carte|numéro|nombre))? (?:qu'on"
            r"|que l'on|qu'il) (?:puisse|peut|existe|soit)>",
            r"<aucune? (?:carte|numéro|nombre)(?: [\w']+){0,4}? plus (?:bas(?:se)?|haute?|petite?"
            r"|grande?) que (?:moi|la mienne|le mien)>",
            r"<(?:plus (?:petite?|grande?|bas(?:se)?|haute?|faible|élevée?)|première|dernière)(?: (?:carte|numéro"
            r"|nombre"
            r"|valeur))?(?: (?:de toutes?|du jeu|du paquet|du deck|de la (?:boîte|pioche)|possible|qui (?:existe"
            r"|soit)|qu'il y ait|existante?))>",
            r"<(?:c'est|est|elle est|j'ai) (?:le |la |au )?(?:minimum|maximum)>(?! (?:de|d'))|<(?:numéro|carte"
            r"|nombre|valeur) (?:maximum|minimum|maximale?|minimale?)>|<plus (?:bas(?:se)?|haute?|petite?|grande?"
            r"|élevée?)s?(?: [\w']+){0,4} (?:du|de tout le|dans (?:tout )?le) (?:jeu|paquet|deck)>|<(?:elle|carte"
            r"|mienne|c')(?: est|est) aussi (?:bas(?:se)?|haute?|petite?|grande?) que (?:possible|ça existe)>"
            r"|<plus (?:bas(?:se)?|haute?|petite?|grande?)s?(?: (?:numéro|carte|nombre))? (?:imprimée?|existante?"
            r"|disponible)>|<n'y a (?:pas|rien|personne)(?: de)? plus (?:bas|haut|petit|grand)(?!.*(?:main|chez moi"
            r"|mes cartes))|<ordre numérique>|<(?:tout le reste|toutes les autres)(?: [\w']+){0,6} (?:plus (?:bas"
            r"|haut|petit|grand)\w*|au-dess|en dessous)(?=.*(?:mienne|moi|ma carte))|<n'existe (?:rien|pas"
            r"|aucune?)>(?=.*(?:bas|haut|petit|grand|dessous|dessus))|<(?:rien|personne|aucune?(?: carte)?"
            r"|impossible)(?: [\w']+){0,5}? (?:plus (?:bas|haut|petit|grand)\w*|en dessous|au-dessus|dessous"
            r"|dessus)(?: (?:que (?:moi|la mienne|ça)|de (?:moi|la mienne|ma carte)|n'existe))",
            r"<(?:ne )?peut pas (?:être|faire|aller|descendre|monter)(?: [\w']+){0,2} (?:plus (?:bas|haut|petit"
            r"|grand)\w*)>(?=.*(?:que (?:ça|moi|la mienne)|existe))|<que N cartes? (?:plus (?:hautes?|basses?"
            r"|grandes?|petites?)|au-dessus|en dessous)(?=.*(?:mienne|moi|ma carte))|<N (?:cartes?"
            r"|numéros?) (?:en dessous|au-dessus) de (?:la mienne|moi|ma carte)>",
        ),
        pattern(
            "番号順|(?:他|ほか)の(?:カード)?(?:は)?(?:全部|すべて|みんな)[^。]*(?:私|僕|俺)|(?:全部|全体|山札|デッキ"
            "|ゲーム|全カード|カード全部|存在する(?:カード)?)(?:の中|中)?で(?:は)?(?:一番|最も|いちばん|最)"
            "|最小(?!限)|最大(?!限|hp|体力)|これ(?:より|以上|以下)(?:低い|高い|小さい|大きい|上|下)?(?:もの|カード"
            "|数|の)?(?:は|が)(?:ない|無い|存在しない)"
            "|(?:私|僕|俺|自分|これ)(?:の(?:カード)?)?より(?:高|低|大き|小さ|上|下)[^。]*(?:しかない|しか無い"
            "|存在しない)|一番(?:小さ|大き|低|高)い.*(?:全体|ゲーム|デッキ|山札)|(?:全体|デッキ|山札).*一番(?:小さ"
            "|大き|低|高)|(?:下|上)から(?:\\d|[一二三四五六七八九十])"
        ),
    ],
    "borrowed numbers": [
        pattern(
            "その(?:分|時間|日)の数|[^\\W\\d]の数(?:です|だよ|、?と(?:言|い)えば)|[それこ]れが(?:(?:私|僕|俺|自分)の"
            "|出す)?(?:番号|数字|カード)|それが出す"
            "|番号(?:は|が)[^。]*(?:と(?:同じ|おんなじ|一緒))"
        ),
        *patterns(
            ENGLISH_N,
            r"<that many>",
            r"<(?:that's|that is|thats|gives?(?: you)?|makes|equals) (?:my|the) (?:action )?number>"
            r"|<action numbers?>(?=.*<(?!one (?:is|has|of|in)>)N>)|<N>(?=.{0,80}<action numbers?>)",
            r"<(?:my |your )?(?:card|number|mine)(?: number)?(?:'s| is| has)?(?: the| exactly)* (?:match\w*|equals?"
            r"|same as|corresponds?|identical)>(?! strength)"
            r"|<times (?:N|six|seven|eight|nine|ten|\d+)>(?=.*(?:card|number|mine))",
            r"<same number>(?! of)|<(?:it's|mine's|is|equals|like) how many>|<count (?:N|up|down)>",
            r"<(?:same (?:number|value|figure)|(?:card|number|mine|it)(?: is|'s)? (?:the )?(?:same|equals?|equal"
            r"|matches|match|corresponds))(?: (?:as|to|with))? (?:the |our |my |your |a |how )?(?:\w+ ){0,2}?(?:hp"
            r"|health|round|floor|age|year|number|temperature|date|day|month|reaper|vegetables|bus|house|room|jersey"
            r"|time|clock|score|deck|many)>",
            r"<(?:card|number|mine|it)(?:'s| is| equals| =|:)(?: (?:the|our|my|your|a|like|exactly|basically"
            r"|about))* (?:[\w']+ ){0,3}?(?:hp|health|round number|current round|age|birthday|birth year|year|jersey"
            r"|shirt number|bus line|house number|apartment|zip|area code|atomic number|temperature|today's date"
            r"|date|speed limit|shoe size|bingo|route \w+|number of \w+|amount of \w+|many \w+)(?= ?(?:[.,!?;]|$|in"
            r"|of|on|times|plus|minus|i|we|and))",
            r"<(?:as many|how many|the number of|count of|number of)>(?: (?:as|the))? ?(?!of)(?:\w+ )?(?:days?"
            r"|weeks?|hours?|minutes?|seconds?|letters?|states?|months?|years?|countries|planets?|fingers|toes"
            r"|cards in|keys|squares|legs|eggs|teeth|players in|people in|stars|bones)>",
            r"<(?:my|your|her|his|their|our|the)(?: [\w']+){0,2} age>|<(?:the )?year (?:i|we|you|he|she|my|the|of)>",
            r"<(?:my|your|her|his|mom's|mum's|dad's|wife's|brother's|sister's|grandma's) (?:age"
            r"|birth (?:year|day|date)|jersey|shoe size|iq|locker"
            r"|(?:house|apartment|room|phone|weight|height|bus)(?=.*<(?:numbers?|cards?|mine)>))(?: number)?>",
            r"<(?:years? old|born in|in (?:hex|binary|morse|roman numerals|base)|hexadecimal|morse|alphabet"
            r"|letter [a-z]|[a-z]th letter|roman numerals?|ascii|emoji code|zodiac|atomic|celsius|fahrenheit"
            r"|degrees)>",
            r"<(?:route|bus|channel|agent|room|area|chapter|psalm|catch|apollo|boeing|windows|channel"
            r"|studio) ?-?\d",
            r"<(?:half a (?:hundred|century|dozen)|a century|baker's dozen|a gross|fortnight|quarter of a century"
            r"|three score|a score and)>",
            r"<(?:answer to (?:everything|life)|meaning of life|hitchhiker|michael jordan|jackie robinson|jesus' age"
            r"|number of the beast|unlucky number|lucky (?:number|seven)|devil's number|perfect score|retirement age"
            r"|voting age|legal (?:drinking )?age|drinking age)>",
            r"<(?:this|that|current|last|next) year>(?=.*(?:card|number|mine|digit))|<(?:count|tap|blink|clap|knock"
            r"|cough)\w*>(?=.*(?:times|how often|letters|claps|fingers|taps))(?=.*)",
            r"<(?:starts?|begins?|ends?) with (?:an? |the )?(?:letter |')?[b-hj-z]'?>|<(?:first|last) letters?>"
            r"|<initials>|<spell(?:ed|s"
            r"|ing)?>(?=.*letters?)|<N letters>|<(?:acrostic|code ?word|secret code|our code|the code)>",
        ),
        *patterns(
            FRENCH_N,
            r"<numéro atomique>|<(?:c'est|voilà|donne|fait) (?:le|mon) numéro>(?! le plus [^.;!]*\?)"
            r"|<numéro que (?:je|j')"
            r"|<numéros? d'action>(?=.*<N>)|<N>(?=.{0,80}<numéros? d'action>)",
            r"<autant (?:que )?(?:de|d'|des)>|<numéro (?:de la |du |des |de l')[\w']+ ?(?:=|,? c'est)",
            r"<(?:carte|numéro|mienne)(?: (?:est|c'est))?(?: exactement)? (?:correspond|égale?|équivaut|vaut"
            r"|la même que|le même que)>(?! \w+ force)"
            r"|<fois (?:N|six|sept|huit|neuf|dix|\d+)>(?=.*(?:carte|numéro|mienne))",
            r"<même (?:numéro|nombre)>(?! de)|<compte (?:N|deux|trois|quatre|cinq) (?:vers|à partir|depuis|en"
            r"|de plus)>",
            r"<(?:mon|ton|son|notre|l'|leur|d')(?: )?(?:âge|anniversaire|appartement|année de naissance)>"
            r"|<né(?:e)? en>|<(?:jour|année|date|mois) de (?:ma |ta |sa )?naissance>|<(?:numéro|n°) (?:de"
            r"|du) (?:maillot|rue|chambre|bus|téléphone|maison|appartement|train|dossard|porte)>|<dossard>|<(?:ma|ta"
            r"|sa) (?:pointure|date de naissance|ligne de bus|(?:taille|rue|chambre|maison)(?=.*<(?:carte|numéro"
            r"|mienne)>))>|<ans>(?=.*(?:carte|numéro"
            r"|mienne|comme))|<(?:l'âge|âge) (?:de|du|légal|d)",
            r"<(?:carte|numéro|mienne|c'est|elle)(?: (?:est|vaut|=|égale|correspond à|c'est|comme))*(?: (?:le|la|les"
            r"|nos|notre|au|à|exactement))* ?(?:même|égale?s? (?:à|au|aux)|nombre de|nos pv"
            r"|numéro de (?:la )?(?:manche|rue|bus|maillot|chambre|département)|manche actuelle|autant)",
            r"<(?:autant (?:que )?(?:de|d')|nombre (?:de|d')) ?(?:jours|semaines|heures|minutes|secondes|lettres"
            r"|mois|années|pays|états|départements|doigts|cartes dans|dents|touches|joueurs|étoiles)>",
            r"<(?:département|demi-siècle|siècle|en hexa|en binaire|en morse|chiffres romains|alphabet|lettre [a-z]"
            r"|code secret|notre code|degrés|réponse à la grande question|nombre de la bête|chiffre porte-bonheur"
            r"|numéro (?:fétiche|porte-bonheur|complémentaire))>",
            r"<(?:première|dernière)s? lettres?>|<(?:compte|tape|cligne|tousse|frappe)\w*>(?=.*(?:fois|lettres))",
        ),
        pattern(
            "年齢|誕生日(?=.*(?:カード|番号|数字|出す|出し|置|伏|同じ|一緒))|生まれ年|(?:私|僕|俺|自分|母|父|彼|彼女"
            "|姉|兄|妹"
            "|弟)の(?:歳|年|背番号|部屋番号|靴のサイズ)|何歳|歳と同じ|背番号|(?:県|町|部屋|電話|郵便|路線|バス"
            "|席)の?番号|ラッキーナンバー|都道府県|(?:年|月|週|時間)の(?:日|週|分|秒|月)?数"
            "|(?:hp|体力|ラウンド数|階数|野菜|死神|気温|西暦|年号|日付|今日の日)(?:の数)?と(?:同じ|等し|一緒)"
            "|(?:の数|の枚数|の人数)と(?:同じ|等し|一緒)|の数だけ|(?:数|番号|枚数|年|歳|日付|hp|位|桁)と同じ|(?:hp"
            "|体力|ラウンド|野菜)(?:の数)?(?:が|は|=)(?:そのまま)?(?:私|僕|俺|自分|うち)の(?:カード|番号|数字)"
            "|(?:カード|番号|数字)(?:は|が)(?:今の|現在の|ちょうど)?(?:hp|体力|ラウンド)|と(?:同じ|等しい"
            "|一致する)(?:数|番号|数字)|(?:かける|掛ける|×)\\d+(?=.*(?:カード|番号|数字))|原子番号|二進|十六進"
            "|モールス|ローマ数字|アルファベット|文字目|暗号|合言葉|半世紀|世紀|語呂|干支|星の数|指の数|国の数"
        ),
    ],
    "counted signs": [
        pattern(r"(?<!\S)(?!xl\b|li\b)(?=[ivxlc]{2})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})(?=$|[\s.,!?])"),  # Roman
        pattern(r"(?<![a-z])(?:ni|san|yon|go|roku|nana|hachi|kyu+)[- ]?ju+(?![a-z])"),
        pattern(
            "(?:シックス|セブン|エイト|ナイン|テン|イレブン|トゥエルブ|(?:サーティ|フォーティ|フィフティ"
            "|シックスティ|セブンティ|エイティ|ナインティ|トゥエンティ)ー?"
            "(?:ワン|ツー|スリー|フォー|ファイブ|シックス|セブン|エイト|ナイン)?)"
            "(?=$|[^ァ-ヶー])"
        ),
        pattern(
            r"(?<![^\W\d_])(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|veinte"
            r"|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|venti|trenta|quaranta"
            r"|cinquanta)(?![^\W\d_])"
        ),
        pattern(
            r"(?<![^\W\d_])(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|teen)[- ]?(?:ish|something"
            r"|odd)(?![^\W\d_])"
        ),
        # the same sign again and again, but for a fit of laughter; clocks
        pattern(rf"(?![{_FITS}]{{4,9}}(?![{_FITS}]))([^\w\s.!?,…'\"^~=+*/_-])\1{{3,}}|[🕐-🕧]"),
    ],
}

BORROWED: Final = LEAKS_BY_KIND["borrowed numbers"]
LEAKS: Final = [told for kind in LEAKS_BY_KIND.values() if kind is not BORROWED for told in kind]
