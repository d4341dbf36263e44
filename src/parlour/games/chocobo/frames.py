"""What a card is said to be: sentences that point at a number by way of something else (D-20).

"That's my card", "je pose …", "= me", "私の数字は…": such a frame is fine around words of ordinary talk ("my card is
awful", "je pose ma plus forte") and around what may be told (strengths, spaces, the bonus cards). Around anything
else ("the squares of a chessboard") it tells a number to whoever knows the thing. Three kinds:

- a frame with a strange word in it (`talk_words`) and nothing that may be told;
- something everybody knows a number of (`KNOWN_NUMBERS`), anywhere beside a card;
- a way of pointing that is never innocent: what a number rhymes with, how it is read.
"""
# not compiled: words

from __future__ import annotations

import re
from typing import Final

from parlour.games.chocobo.bare import BARE_COUNTS, BARE_THING, cried
from parlour.games.chocobo.numerals import ENGLISH_N, FRENCH_N, JAPANESE_N, pattern, patterns
from parlour.games.chocobo.talk_words import strange_word

_I: Final = r"(?:i|im|i'm|i am|i've|ive|i'll|ill|i'd)"
MY_CARD_EN: Final = (
    r"(?:my (?:own |action |secret |hidden |next |chosen )?(?:card|number|pick|play|value)(?:'s)?(?: number)?|mine"
    rf"|the (?:card|one|number|thing) (?:that |which )?{_I}(?: [a-z']+){{1,3}}?|the (?:card|one|number) (?:in|on"
    r"|under) my [a-z]+"
    rf"|what(?:ever)? {_I}(?: [a-z']+){{0,2}}? (?:have|hold\w*|got|play\w*|put\w*|pick\w*|cho\w+|lay\w*|laid|drew"
    rf"|drop\w*)"
    r"|what's (?:in my hand|on my card))"
)
_JE: Final = r"(?:je |j'|j |jai |jvais )"
MY_CARD_FR: Final = (
    r"(?:ma (?:prochaine |petite )?carte|la mienne|mon (?:numero|nombre|chiffre)(?: d'action)?|mon no"
    rf"|(?:celle|celui|la carte|le numero) que {_JE}[a-z']+(?: [a-z']+)?|ce qu'il y a sur ma carte"
    rf"|ce que {_JE}(?:vais )?(?:ai|tiens|jou\w+|pos\w+|met\w*|choisi\w*|cache\w*|garde)"
    r"|le numero de ma carte)"
)
_ME_JA: Final = "(?:私|僕|俺|自分|うち|わたし|ぼく|おれ|わし)"
MY_CARD_JA: Final = (
    rf"(?:{_ME_JA}の(?:今回の|今の|次の|出す|伏せた|持ってる)*(?:カード|アクション番号|行動番号|番号|数字|数|札"
    r"|やつ|手)(?:の(?:番号|数字|数))?"
    r"|(?:今回|次|今)の(?:カード|番号|数字)|(?:今回|次)(?:出す|伏せる)(?:の|カード|やつ)|(?:出す|伏せた|伏せる"
    r"|置く)(?:カード|番号|数字))"
)

# What may be told: a frame that speaks of this is judged by the other patterns

MAY_BE_TOLD: Final = pattern(
    r"\b(?:strengths?|str|spaces?|dial|bonus(?:es)?|higher|lower|above|below|under|over|between|low|high"
    r"|strong(?:est|er)?"
    r"|weak(?:est|er)?|early|late|earlier|later|first|last|attack|move|eat|heal)\b"
    r"|\b(?:forces?|cases?|espaces?|cadran|bonus|haute?s?|bas(?:ses?)?|dessus|dessous|entre|fortes?|faibles?|tot"
    r"|tard|tardive"
    r"|attaque|attaquer|manger|soin|debut|fin|premiere?|derniere?|force)\b"
    r"|強さ|スペース|ダイヤル|ボーナス|高い|低い|高め|低め|攻撃|移動|回復|先頭|最後|最初|手札|みたいな(?:もん|カード)"
)

# A clause in which one's card is said to be something; the first group is what

_THAT_IS: Final = (
    r"(?:that's|thats|that is|that one is|that'd be|that would be|there's|it's|its|is|are|was|equals?|makes"
    r"|gives(?: you)?"
    r"|and you(?:'ll)? (?:get|have|know)|you(?:'ve)? (?:get|got|have)|voila|look at|so does|so is|just like"
    r"|same as|as is)"
)
_HERE_ENDS: Final = (
    r"(?= ?(?:[.,!?;:)(\"…]|$|->|this (?:round|turn|time)|right now|now|lol|btw|guys|haha|so|if|and|wink|face))"
)
_IS_THAT: Final = (
    r"(?:voila|c'est|c est|cest|ca fait|ca donne|ca vous donne|(?:et )?(?:vous|tu) (?:avez|as|aurez|auras|tenez"
    r"|tombez sur|tombes sur"
    r"|obtenez|saurez)|est|sont|comme)"
)
_ICI_FINIT: Final = r"(?= ?(?:[.,!?;:)(\"…]|$|ce (?:tour|coup)|cette (?:manche|fois)|mdr|lol|hein|voila|face|et ))"
_PLAYS: Final = (
    r"(?:playing|play|putting (?:down|in)|put down|laying down|lay down|laying|dropping|throwing (?:in|down)"
    r"|throw in|going with"
    r"|go with|holding|setting down|slapping down|revealing|sending in|bringing out|rocking|choosing|picking"
    r"|using|serving)"
)
_JOUE: Final = (
    r"(?:joue|pose|met[sz]?|place|balance|abats|choisis|tiens|lache|envoie|sors|garde|retourne|jouer|poser|mettre"
    r"|placer|choisir)"
)

FRAMES: Final = [
    *patterns(
        ENGLISH_N,
        rf"<{MY_CARD_EN} ?[?…]+ ([^.;!?]+)",
        rf"<{MY_CARD_EN}(?:'s| is| are| was| equals| means| would be| has| wears| wearing| comes| came"
        r"|:)+(?: [a-z]+ly| just| kinda| like)* "
        r"((?:the|my|our|your|his|her|their|on|in|at|from|like|as|what|how|where|when|whatever|named|called"
        r"|who|whose|by"
        r"|worn|written|wearing|straight|right)>[^.;!?]*)",
        rf"^(.+?)[ ,.:;?!\")…-]{{1,4}}{_THAT_IS} (?:exactly |literally |basically |also |actually "
        rf"|your clue for )?{MY_CARD_EN}{_HERE_ENDS}",
        r"^(.+?)[ ,.:;?!\")…-]{0,4}(?:<that's|<thats|<that is|=|:) (?:literally |basically )?me(?= ?(?:[.,!?;)]|$))",
        r"^(.+?) (?:is|are|sits|lies|waits) (?:now |right |sitting |here )?(?:in|under) my (?:hand|thumb|sleeve|nose)>",
        rf"<{_PLAYS} (?:the|a|an) ([^.,;!?]*)",
        rf"<{MY_CARD_EN}>[^.;!?]*<(?:think|guess|picture|imagine|google|recall|ask|look (?:up|at)|check"
        r"|named after|a? ?fan of)> ([^.;!?]*)",
        r"^[^a-z]*(?:just |so |now |ok |hint:? ?)*<(?:think|guess|picture|imagine|google|recall|remember|look up"
        rf"|count)>(?: of| about| em| them)? (.*)<{MY_CARD_EN}>",
        r"(?:^|[.,;!?] )([^.,;!?]*)<(?:would|wore|writes?|wrote|calls?|recogni[sz]es?|approves?)> [^.,;!?]*"
        r"<my (?:action )?(?:card|number)>",
        r"(?:^|[.,;!?])([^.,;!?]*)<(?:my (?:action |card )?number|my card's number|the number on my)>",
        rf"^(.+?)[,:;?!.…-]{{1,4}} ?{MY_CARD_EN}[.!? ]*$",
        rf"<{MY_CARD_EN} (?!(?:is|was|are|isn't|isnt|will|would|has|can|could|got|gets|looks|feels|seems"
        r"|just|it|so|(?:wo|ca|does|did|has)n'?t)>)[a-z']+ ([^.,;!?]*)",
        r"<(?:what|like|just as|where) ([^.,;!?]*)<would (?:play|put|lay|say|write|pick|choose|wear|have)>",
        r"<(?:playing|putting down|dropping|laying down|going with) ((?!the>|a>|an>)[a-z']+)(?!.*<(?:later"
        r"|tomorrow|tonight|after|while|and|with|on|from|in)>)",
        r"^(?:just |ok |so |hint:? )*<think(?: of| about)? ((?:[a-z']+[ ,]*){1,4})[.!]*$",
        r"<my card (?:rhymes|sounds|reads|shares|celebrates|belongs|reminds|represents|stands|translates|dates"
        r"|goes by|got its"
        r"|matches|fits|looks|could|can|would|used to|was born|once|went|met|lives|knows)> ([^.;!?]*)",
        r"^(.+?)(?:[?!]|\.\.+|,) ?(?:that (?:one|many|much)|there you go|there you have it|exactly that"
        r"|precisely that|play it now)>",
    ),
    *patterns(
        FRENCH_N,
        rf"<{MY_CARD_FR} ?[?…]+ ((?:le|la|les|un|une|l'|d'|celui|celle|du|des)[^.;!?]+)",
        rf"<{MY_CARD_FR},? c'est ([a-z']+)",
        rf"<{MY_CARD_FR}(?: est|,? c'est| ?:| vaut| correspond a| porte| sera| ressemble a| rappelle| evoque"
        r"| fait| a|,)+ "
        r"((?:(?:le|la|les|mon|ma|mes|nos|notre|ton|ta|son|sa|sur|dans|chez|celui|celle|celles|ce|comme|au"
        r"|aux|du|des"
        r"|de|autant)>|l'|d')[^.;!?]*)",
        rf"^(.+?)[ ,.:;?!\")…-]{{1,4}}{_IS_THAT}"
        rf" (?:exactement |donc |pile |aussi |justement )?{MY_CARD_FR}{_ICI_FINIT}",
        r"^(.+?)[ ,.:;?!\")…-]{1,4}(?:c'est|c est|cest|=|:) (?:exactement |tout )?moi(?= ?(?:[.,!?;)]|$))",
        rf"<(?:je|j|jvais|je vais|on va|moi je) ?(?:te |vous )?{_JOUE} (?:(?:le|la|les|un|une) |l')([^.,;!?]*)",
        rf"^(.+?), (?:je le|je la|jle|jla|je l') ?(?:{_JOUE}|ai)>",
        rf"^(?=.*{MY_CARD_FR}).*?<(?:pens[ez]+|devine[z]?|imagine[z]?|cherche[z]?|google[z]?|regarde[z]?|prene[z]?"
        r"|demande[z]?|comptez)> ([^.;!?]*)",
        rf"{MY_CARD_FR}>[^.;!?]*<(?:pens[ez]+|devine[z]?|imagine[z]?|cherche[z]?|demandez|fan de|comme)> ([^.;!?]*)",
        rf"<(?:je|j') ?{_JOUE}[^.;!?]*<(?:pens[ez]+|devine[z]?|imagine[z]?|cherche[z]?)> ([^.;!?]*)",
        r"(?:^|[.,;!?] )([^.,;!?]*)<(?:approuve\w*|conna[iî]\w*|adore\w*|portait|ecri\w+|reconna\w+"
        r"|dirait)> [^.,;!?]*<(?:ma carte|mon numero)>",
        r"(?:^|[.,;!?])([^.,;!?]*)<(?:mon (?:numero|nombre)|le numero de ma carte)>",
        rf"^(.+?)[,:;?!.…-]{{1,4}} ?{MY_CARD_FR}[.!? ]*$",
        rf"<{MY_CARD_FR} (?!(?:est|c'est|etait|sera|va|n'est|a|me|m'|ne|semble|reste|fait)>)[a-z']+ ([^.,;!?]*)",
        r"<(?:je|j|moi je) ?(?:joue|pose|mets) ((?!le>|la>|les>|un>|une>|du>|de>|des>|l'|d')[a-z']+)(?!ment>)",
        r"^(?:bon |allez |indice ?:? )*<pense[rz]?(?: a| au| aux| a la)? ((?:[a-z']+[ ,]*){1,4})[.!]*$",
        r"<(?:ma carte|la mienne) (?:ressemble|rappelle|evoque|fete|appartient|partage|represente|vient|date"
        r"|s'appelle|est nee)> ([^.;!?]*)",
    ),
    *patterns(
        JAPANESE_N,
        rf"{MY_CARD_JA}(?:は|が|って|、|=|:|\?|…)+([^。!?]+)",
        r"^(.+?)(?:が|は|=|、|。|\?|!|…|→|の|で){1,3}(?:それ|これ|あれ|そこ)?(?:が|は|を)?(?:今回の|次の"
        rf"|今の)?{_ME_JA}(?:の(?:今回の|出す|伏せた)*(?:カード|番号|数字|数|やつ|アクション番号))?"
        r"(?:です|だよ|だね|だ|なの|な|ね|よ|になる|。|!|$)",
        r"^(.+?)(?:と|に)(?:同じ|一緒|おんなじ|等しい|一致|並ぶ)[^。]*(?:カード|番号|数字|やつ|出|置|伏)",
        r"(?:^|[。、!?])([^。、!?]+?)(?:の(?:カード|番号|数字|やつ))?(?:を|で|が)(?:今回)?(?:出す|出し|出しま"
        r"|置く|置き|伏せ|切る|切りま|いく|いきま|いくわ|行く|行きま|攻める|勝負)",
        r"^([^。]+?)(?:の(?:番号|数字|カード|やつ))(?:を)?(?:出す|出し|置く|置き|伏せ|切る|持って|です|だよ|だ|$)",
        r"^(.+?)(?:といえば|と言えば|を?(?:思い出|思い浮かべ|想像|連想|検索|ググ|考え)(?:して|って|ると|てみて"
        r"|て(?:ね|$)))",
        r"(?:ヒント|なぞなぞ|クイズ|問題)(?:は|:|、|。|!|…)*(.+)",
        r"^(.+?)(?:って|と)?(?:わか|分か|知って)る(?:よね|でしょ|人)",
        r"^(.+?)(?:\?|!|。|…|、)(?:それ|これ|あれ)(?:が答え|を?(?:出|置|伏)|です|だよ|。|$)",
        r"(?:^|[。、!?])([^。、!?]*)(?:の(?:番号|数字))(?!当て|言|教|聞|知|見)",
        r"(?:番号|数字)(?:は|が|って|=|:|、)([^。、!?]*)",
    ),
]

# Both sides of an equals sign: nothing of the board either

EQUALS: Final = [
    pattern(
        rf"^([^=]+)=+>? ?(?:me\b|mine|my|what i|the one i|moi\b|ma |la mienne|mon |ce que|celle|{_ME_JA}|今回"
        rf"|出す|{MY_CARD_JA})"
    ),
    pattern(
        rf"(?:\bme|mine|my (?:card|number|pick|play)|\bmoi|ma carte|la mienne|mon numero|{_ME_JA}"
        rf"|{MY_CARD_JA}) ?=+ ?([^=,.;!?、。]+)"
    ),
]
FEW_WORDS: Final = 2
OF_THE_BOARD: Final = pattern(
    r"\b(?:hp|health|veg\w*|reaper|round|floor|steps?|books?|monsters?|damage|deck|pv|legumes?|faucheu\w+|manche"
    r"|etage|pas|livres?"
    r"|monstres?|degats?|paquet)\b|体力|野菜|死神|ラウンド|本|敵|モンスター|ダメージ|山札|階"
)

# Never innocent: how a number sounds or is read

POINTED: Final = [
    *patterns(
        ENGLISH_N,
        r"<(?:it|card|number|mine|that|name)?(?:'s)? ?rhymes? (?:with|w)>(?<!round rhymes with)(?!.*(?:disaster"
        r"|trouble))",
        r"(?:^|[:,] ?)(?:it |mine |my (?:card|number) )?sounds? like [\"']",
        r"<(?:my (?:action |card )?number|my card(?:'s number)?) is (?:exactly |just )?(?:what|where|how|whatever)"
        r" (?!it is|it takes|i |i'm|im |we |you |counts|matters)",
        r"<(?:spelled|spelt|spells|pronounced|syllables?|vowels?|anagram|homophone|homonym|riddle me)>",
    ),
    *patterns(
        FRENCH_N,
        r"<(?:ca|elle|il|carte|numero|mienne|qui) rime(?:nt)? avec>|<(?:syllabes?|voyelles?|anagramme|homonyme"
        r"|homophone)>"
        r"|<s'(?:ecri[tv]\w*|epelle|prononce)>",
    ),
    pattern(
        "(?:って|と)(?:読め|読む|読みま|読んで(?:くだ|ね|$))|(?<!早)読み(?:方は|で「)|語呂|(?:ゴロ|ごろ)(?:合わせ"
        "|で|は)|韻を踏|画数|文字数|音読み|訓読み"
    ),
]

# Things whose number is common knowledge, with a card in the sentence

BESIDE_CARD: Final = pattern(
    rf"\b(?:{MY_CARD_EN}|my card|this card|same as|card's|i (?:have|hold|play|got|picked|put)|i'm (?:playing"
    r"|holding|the)|im (?:playing|holding|the)|i've got"
    rf"|ive got|playing|putting down|{_PLAYS}|that's me|thats me|the card|that one|hint|clue|guess|number"
    r"|you get me|face down|: me)\b"
    rf"|\b(?:{MY_CARD_FR}|ma carte|cette carte|celle|j'en ai|je (?:joue|pose|mets|tiens|garde|sors|vais)|j'ai|jai"
    r"|moi|c'est moi|indice|devine[z]?|numero|face cachee|voila)\b"
    rf"|{MY_CARD_JA}|{_ME_JA}|カード|番号|数字|出す|出し|置く|置き|伏せ|いきま|いく|ヒント|やつ|それ"
    r"|(?:数|歳|年|温度|番号|人数|枚数|率|日付|標高|高さ|身長|答え|日数|段の最後|寿|還暦)(?:です|だよ|だね|ね"
    r"|のほう|そのまま)?[。!]*$"
)
KNOWN_NUMBERS: Final = pattern(
    # sport and shirts
    r"\b(?:jerseys?|shirt|kit number|squad number|wears? number|maillot|dossard|floque|marathon|football"
    r"|footballeur|baseball|basketball|nba|nfl|touchdown"
    r"|bullseye|home run)\b"
    # time and ages
    r"|\b(?:leap year|(?<!the )century|centuries|decades?|fortnight|(?:days|weeks|hours|minutes|seconds|months"
    r"|years) in|in (?:minutes|seconds|hours|weeks|days|months)"
    r"|en (?:minutes|secondes|heures|semaines|jours|mois)|(?<!du )siecles?|bissextile|mois de (?!la)|fevrier|february"
    r"|world war"
    r"|guerre|revolution|bastille"
    r"|(?:the )?year (?:of|the|when|that|i|we|he|she)|l'annee|annee de|born|birth year|anniversary"
    r"|anniversaire de|retire(?:ment)?|retraite|majorite|adulthood"
    r"|permis|licen[cs]e|drinking age|old enough|turned|birthday|age of|l'age|olympi\w+|world cup|coupe du monde"
    r"|equinox|solstice|christmas|noel|halloween|(?:four|fourth) of july|quatorze juillet"
    r"|noces|golden wedding|jubilee|jubile|clock|watch|horloge|montre affiche)\b"
    # the world
    r"|\b(?:states|countries|capitals?|provinces|departements?|plaques?|prefecture|code postal|zip code|area code"
    r"|dialling code|dialing code|indicatif|country code|phone number"
    r"|highway|interstate|route|autoroute|numero (?:d'urgence|de (?:mon|ton|notre|l'|la (?!manche|carte|case))"
    r"|du (?!tour|bonus|jeu|paquet))|nationale|rn\d|periph|freeway|street|avenue|flight|bus|metro|boeing|airbus"
    r"|porsche|peugeot|renault|ferrari|planets?|planetes?|continents?|oceans?|elevation|altitude)\b"
    # science
    r"|\b(?:boil\w*|freez\w+|celsius|fahrenheit|kelvin|ebullition|degr(?:e|ee)s|temperature|atomic|periodic"
    r"|periodique|mendeleiev|chromosomes?|teeth|bones|ribs|dents|cotes humaines|legs|pattes|spider|octopus"
    r"|pieuvre|araignee|proton\w*|element)\b"
    # games, music, screen, books, tales
    r"|\b(?:chess(?:board)?|echiquier|damier|checkers|draughts|piano|keys on|touches d|poker|jokers?"
    r"|playing cards|suits|belote|tarot|domino\w*|roulette|bingo|loto|darts|scrabble|snooker|billiards|monopoly"
    r"|rubik\w*|sudoku|trivial"
    r"|song|chanson|album|novel|roman de|movie|film|episode|season of|saison|series|agent|bond|beatles|adele"
    r"|jay-z|u2|blink|heinz|luftballons?|dalmati\w+|ali baba|blanche-neige|snow white|nains|dwarfs|musketeers"
    r"|mousquetaires|thieves|voleurs|hitchhiker\w*|galaxy|apostles|apotres|disciples|commandments|commandements"
    r"|plagues|deadly sins|peches capitaux|wonders|merveilles du monde|psalm|bible|testament|quran|zodiac\w*"
    r"|zodiaque|muses|hercule\w*|shades of grey|nuances de|verne|orwell|steps \(hitchcock\)|catch|area|fahrenheit"
    r"|ocean's|presidents?|louis|apollo|windows|commodore|nintendo|atari|playstation|chanel|levis|pastis|mans"
    r"|alphabet|letters in|lettres de|piano|strings|cordes d|channel|chaine)\b"
    # quantities with names
    r"|\b(?:dozens?|douzaines?|gross|baker's|score and|scores|a score|pi|fibonacci|golden ratio|nombre d'or|devil"
    r"|(?:number of the|the) beast$|diable|bete|unlucky (?:one|number)|malchance|porte-malheur|porte malheur"
    r"|lucky number|chiffre porte|friday|vendredi"
    r"|cents? in|quarter (?:in|coin)|dime|nickel|penny|pence|ounces|inches|feet in|yards?|miles|kilom\w+|km\b|mph"
    r"|km/h|speed limit|vitesse|limitation|agglomeration|emergency|urgences|numero qu'on|samu|pompiers"
    r"|police secours|flics|operator|pincode|pin code|username|pseudo|nickname)\b"
    # Japanese
    r"|都道府県|背番号|永久欠番|百人一首|九九|還暦|古希|古稀|喜寿|傘寿|米寿|卒寿|白寿|百寿|成人|定年|選挙権|年金"
    r"|浪士|四十七士|煩悩|干支|星座|十二支|五十音|いろは|アルファベット|鍵盤|トランプ|ジョーカー|将棋|囲碁|碁盤"
    r"|チェス|麻雀|牌|オセロ|ビンゴ|ルーレット|サイコロ|ピアノ"
    r"|元素|原子|沸騰|沸点|融点|凍る|平熱|体温|温度|気温|摂氏|華氏|染色体|人の歯|骨の数|金婚式|銀婚式"
    r"|ダイヤモンド婚|時間数|選挙|飲める年|沸く|ダース|世紀|うるう年|閏年|一年は|一日は|一時間は|一週間は|何時間"
    r"|何週間|何日|何分|何秒|何度|何色|何本|何県|享年|没年|建国|終戦|開戦|戦争|革命|事件の年|平成|昭和|大正|令和"
    r"|西暦|記念日|祝日|大晦日|元日|元旦|バレンタイン|クリスマス|ハロウィン|の日付"
    r"|住所|番地|郵便番号|電話番号|市外局番|国番号|号線|国道|環状|新幹線|東海道|五十三次|世界一周|三間堂|八十八"
    r"|ヶ所|霊場|富士山|標高|スカイツリー|東京タワー|身長|体重|高さの|消費税|税率|硬貨|お札|円玉|乃木坂|欅坂|櫻坂"
    r"|日向坂|(?<![a-z])(?:akb|ske)(?![a-z])|嵐|ゴルゴ|ルパン|ボンド|ドラえもん|七人の|白雪姫|小人|アリババ|盗賊|ワンピース|巻(?!き)|話目"
    r"|イチロー|大谷|長嶋|王貞治|松井|マラドーナ|メッシ|ジョーダン|コービー|モーツァルト|総理|大統領|代目|進数"
    r"|二進|十六進|バイナリ|進法|モールス|お酒が飲める|歳と|の歳|歳で|年の数|時計|時刻|の分が|文字盤|カレンダー"
)
COUNTED: Final = [
    *patterns(
        ENGLISH_N,
        r"<(?:(?:the )?number of|how many|as many as there are|amount of)> (?!.*<(?:hp|health|veg\w*|greens"
        r"|books?|monsters?|cards?|rounds?|turns?|steps?|spaces?|players?|floors?|damage"
        r"|points?|times|tokens?|people|of (?:you|us|them)|hits|moves|do|did|can|are|more|left|attacks?|exits?"
        r"|goblins?)>)",
    ),
    *patterns(
        FRENCH_N,
        r"<(?:le nombre d(?:e|es|u|')|autant (?:que )?d(?:e|es|')|autant que)>(?!.*<(?:pv|vies?|legumes?|livres?"
        r"|monstres?|cartes?|manches?|tours?|pas|cases?|joueurs?|degats?|points?|etages?|jetons?|fois|chance|mal"
        r"|possible|moi|toi|bouger|attaquer|manger|garder|y aller|prendre)>)",
    ),
    pattern(
        "(?:(?:[一-龠ァ-ヶー]{2,}"
        "|[一-龠])の?)(?<!野菜の)(?<!敵の)(?<!本の)(?<!カードの)(?<!手札の)(?<!モンスターの)(?<!マスの)(?<!トークンの)(?<!山札の)(?<!野菜)"
        "(?:の数|の人数|の枚数|の本数|人数|の数字|の番号|の冊数|の個数)(?:です|だよ|そのまま|が(?:私|僕|俺|自分)"
        "|を(?:出|置|伏)|と(?:同じ|一緒)|$)"
    ),
]


ALONE: Final = [
    *BARE_COUNTS,
    *patterns(
        ENGLISH_N,
        r"<(?:minutes|hours|days|weeks|seconds|months|letters|cents) in (?:an?|the|N) (?:hour|day|week|year"
        r"|month|minute|alphabet|dollar|century|fortnight|game)s?>"
        r"|<(?:freezing|boiling|melting) point>|<snake eyes>|<boxcars>|<fill in the blank>|_{2,}"
        r"|<[a-z] ?= ?\d>(?! ?(?:hp|space|str))|<legs eleven>|<fat ladies>",
    ),
    *patterns(
        FRENCH_N,
        r"<(?:minutes|heures|jours|semaines|secondes|mois|lettres) (?:d'|dans |de )(?:N |l')(?:heure|journee|jour"
        r"|semaine"
        r"|annee|an|mois|siecle|alphabet)s?>"
        r"|<(?:journee|annee|heure|semaine|siecle) en (?:heures|minutes|jours|semaines|secondes|annees)>"
        r"|<code postal>|<peches capitaux>|<completez>|<ebullition>|<plaques? d'immat\w*>|<immatricul\w+>",
    ),
    pattern(
        "ダース|永久欠番|九九の|くく、|(?:還暦|古希|古稀|喜寿|傘寿|米寿|卒寿|白寿)(?!.*(?:お祝い(?:し|に|で)"
        "|パーティ|旅行))|都道府県の数|州の数|平熱$|標高|鍵盤|十二支"
        "|(?:高さ|標高|年号|西暦)の(?:頭|下|上)|身長の|坂[^。]{0,4}(?:後ろ|数字)|akb[^。]{0,4}(?:後ろ|数字)"
        "|戦える分数|さんの(?:年|歳)|(?:日|年)の(?:後ろ|前)半分"
    ),
]
"""Riddles that need no word of a card."""


def pointing(plain: str) -> str | None:
    """The words by which a sentence points at a number."""
    for told in (*POINTED, *ALONE):
        found = told.search(plain)
        if found:
            return found.group().strip()
    return strange_frame(plain) or known_number(plain) or cried(plain)


def strange_frame(plain: str) -> str | None:
    for frame in FRAMES:
        for found in frame.finditer(plain):
            word = strange_word(found.group(1))
            if word is not None and MAY_BE_TOLD.search(found.group(1)) is None:
                return word
    return told_by_equals(plain)


def told_by_equals(plain: str) -> str | None:
    for sides in EQUALS:
        found = sides.search(plain)
        if found and is_told_by_equals(found.group(1)):
            return found.group().strip()
    return None


def is_told_by_equals(said: str) -> bool:
    """Whether an equals sign may not stand beside this: numbers, the board, anything but a word or two of judgment."""
    if OF_THE_BOARD.search(said) or re.search(r"\w", said) is None:
        return True
    if MAY_BE_TOLD.search(said):
        return False
    return strange_word(said) is not None or len(said.split()) > FEW_WORDS or re.search(r"\d", said) is not None


def known_number(plain: str) -> str | None:
    """A thing with a number of its own, beside a card; or anything counted that is not of the board."""
    if BESIDE_CARD.search(plain) or BARE_THING.search(plain):
        for told in (KNOWN_NUMBERS, *COUNTED):
            found = told.search(plain)
            if found:
                return found.group().strip()
    return None
