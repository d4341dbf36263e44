"""Words of ordinary talk at the table, by language: what a card may be said to be without telling its number (D-20).

A word missing here is harmless in free talk. It counts where somebody says what their card *is* or *what they play*
(`frames`): there `awful`, `my strongest` and `late on the dial` pass, `the Finistère` and `a piano's keys` don't.
Accents are left out.
"""
# not compiled: words

from __future__ import annotations

import re
from typing import Final

_GRAMMAR_EN: Final = """
a able about across actually after again against ago ahead ain all almost alone along already also although always
am among an and another any anybody anyone anything anyway anyways anywhere are aren around as at atm away back bad
barely basically be because been before behind being below beneath beside besides between bit both but by came can
cant cannot come comes coming could couldn cuz d did didn do does doesn doing don done dont down each either else
enough especially even ever every everybody everyone everything everywhere except fairly far few finally first for
from get gets getting give gives giving go goes going gone gonna got gotta had hardly has hasn have haven having he
her here hers him his hopefully how however i id if ill im in indeed inside instead into is isn it its ive just kind
kinda last later least less let lets like likely literally ll lot lots m made mainly make makes making many may
maybe me mean means might mine more most mostly much must my near nearly neither never next no nobody none nope nor
not nothing now nowhere of off often oh ok okay on once one ones only onto or other others otherwise our ours out
outside over own per perhaps please pls possible possibly pretty prob probably put puts putting quite r rather re
really right s same say saying says seem seems shall she should shouldn since so some somebody somehow someone
something sometimes somewhere soon sort still stuff such super sure surely t take taken takes taking tbh than thanks
that thats the their them then there theres these they thing things this tho those though through thru thx til till
to today together tomorrow tonight too totally toward towards truly try trying twice u ugh under unless until up
upon ur us use used useful using usual usually ve very was wasn way we well went were weren what whatever when
whenever where wherever whether which whichever while who whoever whole whose why will with within without won wont
would wouldn y yeah yep yes yesterday yet you your yours yourself
"""
_GAME_EN: Final = """
act action actions attack attacks attacking bonus bonuses book books boss box card cards chocobo choice choose chose
chosen damage deck defeat deal dial discard dungeon early eat eating effect elite end ending ends exit fight fill
finish finished flip floor food fourth fifth game games gap goblin hand hands heal health help helps higher highest
high hold holding holds hp job keep keeping land lands late latest left lead leads line locked lose losing lost low
lower lowest middle monster monsters move movement moves moving number numbers open opener opening option options
order pass pick picked picking picks place plan play played player players playing plays position positions push
reach ready reaper recover rest reveal round rounds run row rule rules save saving second secret show side sit sits
sitting slot slots space spaces spot spots start starting starts step steps stay stays str strength strengths strong
stronger strongest table target third tie tied timing token top total track trap turn turns vegetable vegetables
veggies veg vote wait waiting want wants weak weaker weakest weakling win wins winning
"""
_JUDGED_EN: Final = """
absolute absolutely amazing annoying average awesome awful awkward backup bait beast beautiful bet best better big
bigger biggest blessing boring brilliant brutal bummer burden card certain chance champ clutch comfortable complete
confident cool crap crappy crazy crime cruel crying curse cursed cute danger dangerous dead decent definite
definitely deep depends desperate difference different difficult dilemma disaster disgrace disgusting dream dud dull
easy emergency enemy evil exact excellent exciting extreme extremely fail fairly fantastic fast favorite favourite
fault fear final fine fire fit fits flexible fool forced freaking friend fucking full fun funny gamble garbage gem
genius giant gift god goat gonna good goofy great guarantee guess guy guys happy hard hate hell helpful hero high
hope hopeless horrible horror huge idea ideal idiot important impossible insane insult interesting joke junk key
kicker killer lame large laugh lazy legend liability lifesaver lil little loser love loved lovely low luck lucky mad
main matter mediocre meh mega mess mid mild miracle miserable misery mistake monster mood mystery nasty neat new
nice nightmare nonsense normal obvious odd obviously ok old opposite option ordinary overkill pain painful
paperweight perfect pick piece pile pity plain pointless poor powerhouse present pretty pride prize problem proud
pure question quick random rare real regret relief reliable respectable ridiculous risk risky rock rough rubbish sad
sadly safe safest save savior saviour scary scrub serious shame shit shot shy sick silly simple situation size
sketchy slightly slow small smaller smallest smart smash so solid sorry speed spicy spoiler standard star story
strange strategy stress stupid suck sucks suicide surprise surprised suspense sweet talk tank terrible terrific
thank threat thrilled tiny toast tool touch tough toy tragedy tragic trash treasure trick tricky trouble trust truth
ugly unfortunate unknown unlucky unplayable useless utter vague value very waste weapon weird wild wildcard wonder
wonderful word work remain remains middling moderate extremes chaos art victory masterpiece poetry doom glory
despair works worry worse worst worth worthless wow wrong yikes bitch damn dang darn hella hmm lmao lol
rapid mighty massive gorgeous pathetic wasted tasty juicy shaky iffy suboptimal overwhelming underwhelming overpowered
op blessed hot cold greedy brave clever dumb sneaky limited depressing embarrassing promising sour bitter salty fresh
ancient unreal speedy delayed hilarious situational versatile
omg wtf btw fyi imo imho ngl idk afaik smh rip gg wp rn fr frfr
"""
_CHAT_EN: Final = """
cry cries freak scream faint quit stare peek peeking shows showed uncle aunt dad mom mum brother sister wife husband
coin flip cousin misread misclick misclicked mistyped timer running clock drunk typed typo reread haha hahaha hehe
jk xd lmfao rofl pff phew meow kids kid kettle dishes laundry dinner lunch tea tennis guitar doorbell baby cat dog
train internet wifi mic steal steals stole stealing asking showing betrays betrayed hates loves likes laughs screams
smells stinks deserves wins wanted therapy nobody fishing shout vault agree agreed answer arm ask asked asking ass
baby beer believe bring brings brb break buddy business busy call called calling care careful change changed changes
check clear clearly click clicked close closer closest coffee comment cover covered covers create day days decide
decided decision deserve die died dies dude explain face faces fall falls feel feeling feels felt figure find folks
follow follows force forever forget forgot found gave glad go guessing half happen happened happens head hear heard
heart here hey hide hint hints honest honestly hour hurry hurt hurts imagine issue keep kid kill killing kills knew
know knows known laptop learn leave leaves leaving level lie life listen live long look looking looks lying magic
man mate matters message mind minute minutes miss moment morning mouse myself name need needed needs news night note
notice nowhere obvious offer optional pair part partner party pays people person phone pocket point points polite
ppl prefer pressure process promise promised promises proof purpose quit quiet rage read reading reason remember
repeat said screen see seen send sense sent shoot short shots shut sign situation sleep smile snack someone sound
sounds speak spend stick stop strat stuck sucker suit suits support swap swear sword talking team teammate teammates
teamwork tell telling tells test thinking think thought thoughts time times tired told tonight trap type typical
understand vibe view wake walk wanna watch water welcome whim win wise wish wonder words worried writing yell zone
"""
_GRAMMAR_FR: Final = """
a abord absolument actuellement ah ai aie ailleurs ainsi alors apres as assez au aucun aucune aujourd aura aurai
aurais aurait aussi autant autour autre autres aux avaient avais avait avant avec avez avoir avons ba bah beaucoup
ben bien bientot bof bon bonne bonnes bons bref c ca car ce ceci cela celle celles celui certain certaine ces cet
cette ceux chacun chacune chaque chez chui ci combien comme comment completement contre d dans de debut deja demain
depuis des desole desolee desormais dessous dessus devant doit dois donc dont dsl du e elle elles en encore enfin
ensuite entre environ es est et etait etaient ete etes etions etre eu eux evidemment exprès expres fais faire fait
faites faudra faudrait faut fin fois font franchement g genre grace guere hein hier hop hui hyper ici il ils j jai
jamais je jme jpeux jsuis juste jusqu jusque l la laquelle le lequel les lesquelles leur leurs loin lol longtemps
lorsque lui m ma maintenant mais malgre mdr me meme memes mes mien mienne miennes miens mieux moi moins mon n ne ni
non normalement nos notre nous nul nulle on ont or ou oui ouf ouais par parce pareil parfois parmi partout pas
pendant personne peu peut peux pis plein plus plusieurs plutot pour pourquoi pourra pourrai pourrais pourrait
pourtant presque pres priori ptdr ptet puis puisque qu quand quant quasi quasiment que quel quelle quelles quelqu
quelque quelques quels qui quoi rapidement rien s sa sais sait sans sauf se sera serai serais serait seras seront
ses seul seule seulement si sinon soi soient sois soit sommes son sont sous souvent stp suis sur surement surtout
svp t ta tandis tant te tel telle tellement tes tjs tkt toi ton toujours tous tout toute toutefois toutes tres trop
tt tu un une va vais vas vers veut veux via vite voici voila voire volontiers vont vos votre vous vraiment vs vu y
"""
_GAME_FR: Final = """
action actions attaque attaquer attaques bas basse basses bonus boss boite cadran carte cartes case cases chocobo
choisi choisie choisir choix commence commencer coup coups debut defausse degat degats depart dernier derniere
dernieres derniers deuxieme cinquieme quatrieme troisieme second seconde deplacement dizaine droite effet espace
espaces etage faible faibles faucheur faucheuse ferme fermer fin finir finis fini force forces fort forte fortes
forts gauche grand grande grandes grands gros grosse grosses haut haute hautes hauts jeton jeu joue jouer joues
jouez joueur joueurs legume legumes livre livres main mains manche manches manger mange milieu monstre monstres
mouvement moyen moyenne moyennes numero numeros ordre ouvre ouvrir partie passe passer passera petit petite petites
petits piege pile pioche piocher piste place placee placer plan pose posee poser position premier premiere premieres
premiers prend prendre prends pret prete prochain prochaine proche pv rang reste roue secret sort sortie suite
suivre table tete tour tours tri valeur vie
"""
_JUDGED_FR: Final = """
abominable abusee aide aider air arme arnaque arrange atout atroce audacieux autogoal bancale banale belle beau
bizarre blague bonheur bordel bouse boulet cadeau calamite cata catastrophe catastrophique cauchemar chance chaos
chiante chiant chouette chouia clair classe claquee claque con confort correct correcte couci courage craignos
crainte critique danger dangereuse debile degueu degueulasse dernier desastre deception decevante deprimante
derisoire dingue difficile dilemme doute drame dur dure ecrasante efficace ennui enorme enormes envie epique erreur
espoir exceptionnelle exploit extraordinaire facile fantastique faute fiable fierte flexible folle folie fou foutue
fragile galere geant geante geniale genial gentille grave hasard hesitation honnete honte horreur horrible ideale
ideal idee immonde impec impeccable importante impossible inconnue incroyable injouable injuste interessante inutile
jolie joie joker lamentable limite lourd lourde louche mal malchance maudite mauvais mauvaise mediocre meilleur
meilleure meilleures merde merdique merveille mini minable minuscule miracle misere moche moitie monstrueuse mystere
naze neutre niquel nickel nullarde nulles nuls optimale option ordinaire panique parfait parfaite pari pas passable
pauvre peine penible perle perte petard peur pif pire pires pitie plaie poil poisse polyvalente poubelle pourri
pourrie pourries pourave precieuse pression pratique probleme puissante puissant quelconque question rageant
raisonnable rare ratee rattrapage reve ridicule risque risquee risques role sale satisfaisante securite sensible
serieux simple solide solution souci souple special speciale stratégie strategie stress stupide sure surpuissante
surprise suspense sympa tard tardif tardive terrible top tot trahison tragedie tragique tranquille tresor triste
pur pure oeuvre art victoire gloire defaite chef desespoir poesie
lire lis lent lente rapide pathetique relou pepere dispo drole etrange chelou benie precoce inesperee canon stylee
eclatee truc utile vague vilaine vrai vraie zero
"""
_CHAT_FR: Final = """
disais disait diras donnerai donnais pleurer pleurez pleurerez pleureriez verrez verras regretter collectif perso
solo fin malin finement serre essaye essayee rate ratee tenter tienne tien sienne sien bouche cousue bourree trompe
trompee relu regardee gourre gosses enfants bebe train montre musique vaisselle linge repas eau tele safe gros pause
direct prudent cash quitte auras aura avoue rigole enerve enervant marrer rire plaire plait saoule soule gonfle
desespere deprime amuse inquiete stresse hante poursuit sauvera aidera servira conviendra haha hihi xd ptn putain
punaise zut flute secondes zero one two three four five deux trois quatre cinq accord adore aime aller allez apercu
appel arret arrete arrive attend attends attendez attention avance avancer avis baisse besoin bisous boisson bouge
bouger bras bruit cafe camarade cas cause change changer charge chat chemin cher chien chose choses chut coeur coin
compte comptez comprend compris confiance content contente continue copain copains cote cotes coupe couvre couvrir
craint crois croire croise dame decide decision deconne demande dent dents depend depends deviner devine dire dirai
dis dit dites doigts dors dos droit ecran equipe espere essaie essayer excuse explique faim femme fille fils
forcement forme garde garder gars gens genoux gueule heure heures imagine indice instant jette jour jours laisse
laisser lance lecture lien lit look mari matin maxi mec mecs message met mets mettre mieux minute minutes moment
monde mort mot mots motus musique mur niveau note nuit oeil oublie parle parler pars part partir passage patience
pause pc pense penser perd perdre petasse pied pieds plait plaisir plante poche porte pote potes pourcent prefere
prie promis promets propos quitte raison rappel rattrape reflechis reflechir regarde regle regles repas repose
reponse retard retourne retourner reviens rire route salut sauve sauver savoir sens sent sert servir signe soir
sommeil songe souris souvenir sourire sport strat suffit tape taper team telephone tel temps tente tenter tiens
tient tire tombe tomber touche tourne tranquillement travail trouve tue tuer verre vers vient viens vise voir vois
voit vote vouloir voudrais vue
"""
_JAPANESE: Final = """
カード ボーナス スペース ダイヤル ボス モンスター チョコボ ゲーム ラウンド ルール ターン マス トークン ダメージ
アクション アタック ムーブ タイミング パス ゴミ クズ カス ハズレ アタリ ダメ ヤバ ヤバい マジ ホント ガチ ハード
エリート ラスト トップ トップバッター ビリ ケツ トリ スタート ゴール ストレート パワー レベル チーム メンバー プラン
パターン コレ ソレ アレ ココ オレ ボク ワタシ ウチ キミ イマイチ ビミョー ピンチ チャンス ミス サポート フォロー
バランス バラバラ ギリギリ ドキドキ ショボ クソ ネタ キツ ツラ ムリ オッケー イイ ラッキー アンラッキー フツー
タイプ セット キープ ポイント ヒント スルー メイン リスク サイズ シンプル サプライズ コメント チャット ネット スマホ
カオス 同 手伝 笑顔 元気 渾身 運命 究極 至高 魂 一撃 必殺 一発 コーヒー トイレ ラーメン ピザ ゲスト 全力 全開 例 駒 捨駒
爆弾 本音 奥 秘策 兵器 壁 囮 犠牲 先手 後手 王道 慎重 冷静 強引 勢 勘 直感 博打 賭 勝手 覚悟 様子見 様子 見送 堅実
地味 派手 定番 定石 無茶 捨 身 玉砕 知 当 hp ok gg str lol ww atk 私 僕 俺 君 自分 皆 誰 何 今 今回 今日 昨日 明日
前回 次 次回 毎回 最初 最後 最後尾 最強 最弱 最悪 最高 最低 先頭 後攻 先攻 順番 位置 場所 場 手札 手 札 山札 枚 枚目
一枚 二枚 三枚 四枚 五枚 番 番目 番手 一番 二番 三番 四番 五番 二番手 三番手 一緒 一応 一旦 一気 一番手 番号 数字 数
行動 行動番号 強 強力 弱 高 低 大 小 中 上 下 左 右 前 後 間 先 早 遅 近 遠 少 多 若干 結構 相当 全部 全然 全体 両方
片方 半分 多分 絶対 確実 余裕 微妙 無理 無難 無駄 無 普通 普段 適当 普通過 自信 心配 不安 安全 安心 安定 危険 大事
大切 大丈夫 大体 問題 必要 重要 有利 不利 便利 邪魔 役立 役 使 使用 出 置 伏 入 取 持 待 行 来 見 言 話 聞 教 思 考
決 選 変 捨 残 引 切 打 動 止 終 始 進 戻 勝 負 倒 殴 攻 守 攻撃 防御 移動 回復 食 食事 野菜 本 敵 死神 出口 罠 体力
力 力不足 強気 弱気 戦 戦法 作戦 方針 予定 予感 予想 様子 感 感覚 感じ 気 気分 気持 心 頭 目 顔 手元 事 物 者 人 方
方向 側 端 真 真中 真ん中 中央 中途半端 時 時間 分 秒 回 度 点 階 個 本当 本命 本気 勝負 勝利 敗北 限界 秘密 内緒 謎
夢 神 神引 鬼 草 笑 泣 涙 爆笑 苦笑 運 不運 幸運 悪運 運命 奇跡 地獄 天国 悲惨 悲 残念 苦 辛 楽 嬉 怖 困 嫌 好 良 悪
酷 凄 速 重 軽 広 狭 細 太 丸 黒 白旗 綺麗 完璧 完全 理想 最適 最善 最終 候補 選択 選択肢 枠 武器 味方 主力 切 札
切札 切り札 保険 保留 温存 準備 確定 決定 決 了解 承知 賛成 反対 協力 相談 任 頼 願 宜 申 訳 申訳 済 失礼 感謝 助 救
救世主 迷惑 迷 悩 悩み 諦 我慢 調整 合 合計 計画 空 埋 狙 欲 足 抜 越 追 超 通 次第 以外 以上 以下 程度 位 無口 内容
理由 意味 文句 注意 禁止 反則 違反 存在 感謝 代 代物 品 子 奴 達 的 用 系 型 一択 二択 論外 未定 不明 未知 不可能
可能 公開 発表 確認 表示 不便 惜 面白 平凡 優秀 無能 天才 荷物
"""


def words(*lists: str) -> frozenset[str]:
    return frozenset(word for listed in lists for word in listed.split())


LATIN: Final = words(_GRAMMAR_EN, _GAME_EN, _JUDGED_EN, _CHAT_EN, _GRAMMAR_FR, _GAME_FR, _JUDGED_FR, _CHAT_FR)
KANJI_AND_KANA: Final = words(_JAPANESE)
LONGEST: Final = max(map(len, KANJI_AND_KANA))

LATIN_WORD: Final = re.compile(r"(?<![^\W_])[a-z]{2,}")
JUDGING: Final = re.compile(r"[a-z]{3,}(?:ful|less|[ai]ble|ous|ish|ante|euse)s?")  # laughable, foireuse: no things
JAPANESE_WORD: Final = re.compile("[一-龠々]+|[ァ-ヶー]{2,}")


def strange_word(said: str) -> str | None:
    """The first word that is none of ordinary talk; Japanese written in hiragana alone is taken for ordinary."""
    for found in LATIN_WORD.finditer(said):
        word = found.group()
        if word not in LATIN and word not in KANJI_AND_KANA and not JUDGING.fullmatch(word):
            return word
    for found in JAPANESE_WORD.finditer(said):
        if not is_made_of_words(found.group()):
            return found.group()
    return None


def is_made_of_words(run: str) -> bool:
    """Whether characters written in one can be read as ordinary words, the longest first."""
    at = 0
    while at < len(run):
        length = next((n for n in range(LONGEST, 0, -1) if run[at : at + n] in KANJI_AND_KANA), 0)
        if not length:
            return False
        at += length
    return True
