### テーブルサーバーの言葉：断り、制限、設定。通信で送られるのはこのidで、文ではない。

## 断り：要求が通らない理由

server-refuse-watching = 観戦中です。まず席に着いてください。
server-refuse-not-yours = そこは{ $seat }の席です。自分の席でテーブルを開いてください。
server-refuse-yours = この席はすでにあなたのものです。そのまま座ってください。
server-refuse-taken = そこにはすでに{ $seat }が座っています。
server-refuse-started = 対戦が始まったので、もう変更できません。
server-refuse-not-started = 対戦はまだ始まっていません。全員の準備ができてからです。
server-refuse-running = 対戦はまだ続いています。再戦は終わってからです。
server-refuse-closed = このテーブルは閉じられました。
server-refuse-host = これができるのは、このテーブルの主催者だけです。
server-refuse-away = あなたの席はボットが代わっています。座り直すと交代できます。
server-refuse-entropy = 配札に加える乱数は、16進数の8～64桁にしてください。
server-refuse-no-lesson = ここは普通のテーブルで、レッスンではありません。答えるか、手を戻してください。
server-refuse-no-vote = あなたに問われている投票はありません。
server-refuse-vote-open = この件はすでに投票中です。
server-refuse-alone = 同意できる人がほかにこのテーブルにいません。
server-refuse-present = { $seat }はここにいるので、席は譲れません。
server-refuse-absence = { $seat }は席を外したばかりです。あと{ $minutes }分たてば、ボットやほかの人が代われます。
server-refuse-rival = 相手が一人だけの対戦では、ほかの人が席を引き継ぐことはできません。本人が戻るまでボットが代わりにプレイできます。
server-refuse-stand-in = 不在の人の代わりにプレイできるボットは「{ $bot }」だけです。
server-refuse-stands-in = すでにボットが{ $seat }の代わりをしています。
server-refuse-secret = このリンクは席に合いません。その後、席の主が替わったのかもしれません。
server-refuse-bot = ここに座れるボット「{ $bot }」はいません。
server-refuse-muted = 主催者がこの席のチャットを止めています。
server-refuse-empty = 先にメッセージを入力してください。
server-refuse-note = メモには置き場所が必要で、数は{ $most }個までです。
server-refuse-clock = 持ち時間は{ $least }秒以上、{ $days }日以下です。
server-refuse-hook = Webhookは、httpまたはhttpsの完全なアドレスにしてください。
server-refuse-hooks-off = このサーバーはウェブフックを呼びません。
server-refuse-hook-home = ウェブフックの宛先を、このサーバーのネットワークの中にすることはできません。外部のアドレスを指定してください。
server-refuse-edition-slow = このエディションは読み込みに時間がかかりすぎます。もっと簡単にしてください。
server-refuse-undos = この対戦では、上限である{ $most }回の「元に戻す」を使い切りました。
server-refuse-undo-long = この対戦の記録は{ $most }件に達したため、これ以上元に戻せません。
server-refuse-origin = このテーブルは記録の続きなので、席数とオプションは変えられません。
server-refuse-hints = このテーブルではヒントを使いません。ゲームが始まる前なら、主催者が許可できます。
server-refuse-no-hint = 時間内にヒントが見つかりませんでした。もう一度お試しください。
server-refuse-ahead = このゲームに自動パスはありません。
server-refuse-campaign = キャンペーンは、最初のゲームの前に決めたとおり、同じ顔ぶれで遊びます。
server-refuse-campaign-game = { $game }にはキャンペーンがありません。
server-refuse-teach = 教えるには、この卓でプレイしているか、主催者である必要があります。先に席についてください。
server-refuse-teaching = { $name }がすでに教えています。教えられるのは一度に一人です。
server-refuse-teacher = これは教えている人だけができます。先に「教える」を選んでください。
server-refuse-review = 対局は終わってから一緒に振り返れます。
server-refuse-part = 説明シートに{ $part }番はありません。番号は0から{ $last }までです。
server-refuse-spot = 「{ $spot }」は、この卓の全員に見せられるものではありません。マスかボードの一部を指してください。
server-refuse-spot-whole = 「{ $spot }」は人によって見え方が違うため、全体だけを照らせます。位置は指定しないでください。
server-refuse-open = 手札はすでに公開されています。

## 理解できない通信と、制限

server-bad-message = この通信は理解できません（{ $reason }）。
server-bad-id = 要求のidは、英数字と「. : -」で64字までです。
server-bad-version = このページの版は{ $yours }、サーバーの版は{ $ours }です。ページを読み込み直してください。
server-hello-first = 先にhelloで、開きたいテーブルを伝えてください。
server-who = 先に名前を決めてください。
server-origin = この要求は、ほかのサイトのページから来ています。
server-host = このサーバーの名前ではありません。運営者はPARLOUR_BASE_URLを設定できます。
server-too-fast = 操作が速すぎます。少しお待ちください。
server-refuse-busy = ほかの対局を分析中です。少し待ってからもう一度お試しください。
server-too-long = 長すぎます。一度に送れるのは{ $most }バイトまでです。
server-too-many-connections = あなたのアドレスからの接続が多すぎます。いくつかテーブルを閉じてください。
server-too-many-tables = テーブルはすでに{ $most }あり、これ以上は開けません。
server-no-table = テーブル{ $table }はありません。コードを確かめてください。
server-elsewhere = ほかのサーバーがこのテーブルを引き継いでいます。少ししてからもう一度お試しください。
server-no-record = 記録{ $id }はここにありません。リンクを確かめてください。
server-no-page = このアドレスには何もありません。
server-no-client = テーブルサーバーは動いていますが、このParlourにはページが入っていません。プログラムからはAPIを使えます。
server-bug = こちら側で問題が起きました。何も変わっておらず、問題は記録されました。
server-bye = サーバーが停止します。テーブルは保存されており、このページは自動で再接続します。

## 保存できなかったもの

server-store-full = ディスクがいっぱいのため保存できませんでした（{ $file }）。すべて元のままです。
server-store-locked = 別のプログラムがファイル{ $file }を使っているため保存できませんでした。すべて元のままです。
server-store-broken = ファイル{ $file }が壊れています。バックアップから戻してください。
server-store-failed = ファイル{ $file }を読み書きできませんでした（{ $reason }）。すべて元のままです。
server-rules-unknown = このテーブルは別のルール（番号{ $before }、現在は{ $now }）で遊ばれました。{ $entry }番目の記録から先が同じになるか確かめられないため、変更せずそのまま残します。
server-store-race = ほかの操作が先でした。テーブルを読み込み直したので、もう一度お試しください。
server-store-newer = ファイル{ $file }は新しいParlourのものです（スキーマ{ $found }、こちらは{ $known }まで）。Parlourを更新してください。
server-store-foreign = ファイル{ $file }はほかのプログラムのものです。別のデータフォルダーを指定してください。
server-store-taken = ほかのParlourサーバーがすでに{ $file }を使っています。先に止めるか、別のデータフォルダーを指定してください。
server-store-unreachable = データベース{ $database }に接続できません（{ $reason }）。
server-store-refused = データベース{ $database }に断られました（{ $reason }）。何も変わっていません。
server-store-old = データベース{ $database }はPostgreSQL { $found }です。{ $least }以降が必要です。
server-store-schema = データベース{ $database }は新しいParlourのものです（スキーマ{ $found }、こちらは{ $known }まで）。Parlourを更新してください。
server-store-not-ours = データベース{ $database }にはほかのプログラムの表があります。空のデータベースを指定してください。
server-store-address = データベース{ $database }を使う別のサーバーが、すでに{ $address }で動いています。このサーバーに届くアドレスをPARLOUR_ADDRESSで指定してください。
server-store-driver = PostgreSQLのドライバーが必要です。Parlourのソースツリーで pip install ".[postgres]" を実行してください。
server-store-fenced = ほかのサーバーがこのテーブルを引き継ぎました。もう一度お試しください。
server-move-not-empty = データベース{ $database }は空ではありません。移せるのは空のデータベースだけです。何も変わっていません。
server-move-differs = データベース{ $database }の{ $table }の{ $row }行目が、ファイルの内容と一致しません。何も移していません。
server-backup-exists = ファイル{ $file }はすでにあります。バックアップには別の名前を選んでください。

## 設定

server-error-setting = { $name }を「{ $value }」にはできません。使える値：{ $expected }。
server-error-insecure = { $name } = { $value } は、ほかの人がParlourに接続できないときだけ安全なので、{ $host }では起動しません。この設定を外すか、127.0.0.1で開いてください。
server-error-database = DATABASE_URLは{ $scheme }を指しています。使える形：sqlite:///パス、postgresql://ユーザー@ホスト/データベース
server-error-renamed = { $name }は{ $now }（ボットが考えるプロセスの数）に変わりました。サーバーのプロセス数は parlour serve --workers で指定します。
server-error-workers-file = { $count }個のワーカーには共有のデータベースが必要です。DATABASE_URLに postgresql://ユーザー@ホスト/データベース を指定してください。
server-error-workers-here = このシステムでは1つのコマンドで複数のワーカーを動かせません。同じDATABASE_URLで複数のサーバーを起動してください。
server-error-port = { $host }のポート{ $port }では待ち受けできません（{ $reason }）。--hostか--portで別のものを選んでください。
server-error-unreachable = { $url }にParlourサーバーはありません（{ $reason }）。
server-error-answer = { $url }のサーバーに断られました：{ $refusal }。
server-error-link = 「{ $url }」はテーブルのリンクではありません。正しい形：https://host/t/CODE
server-error-full = テーブル{ $table }に空席はありません。

## 言葉を読むエージェント

agent-no-tables = 公開中のテーブルはありません。新しく開いてください。
agent-seated = テーブル{ $table }の席{ $seat }に座っています。
agent-lobby = 対戦はまだ始まっていません。空席：{ $open }。
agent-choices = 選べる答えは{ $count }通りです。
agent-player = { $seat }は{ $name }です。
agent-player-you = { $seat }は{ $name }、つまりあなたです。
agent-answered = { $answer }と答えました。
agent-waiting = 待っている相手：{ $names }。
agent-game = { $game }：{ $name }、{ $least }～{ $most }人。ボット：{ $bots }
agent-table = { $table }：{ $game }、{ $phase }。参加者：{ $names }。空席：{ $open }
agent-over = 対戦は終わりました。
agent-place = { $place }位 { $name }：{ $score }
agent-error-no-seat = まだどのテーブルにも座っていません。先に座ってください。
agent-error-lobby = テーブル{ $table }の対戦はまだ始まっていません。
agent-error-not-asked = 今は何も聞かれていません。待ってからもう一度見てください。
agent-error-answer = 「{ $answer }」は選べません。選べるのは{ $count }通りで、たとえば：{ $choices }。
