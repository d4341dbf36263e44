### NewGameのレッスン。

newgame-lesson-first = はじめてのトリック
    .about = カードを出し、マークに従い、トリックを取ります。
newgame-lesson-first-welcome = 手札は5枚です。相手も5枚持っていますが、あなたには見えません。
newgame-lesson-first-lead = あなたから始めます。クローバーの5を出してください。
    .wrong = 今回はクローバーの5を出してください。
newgame-lesson-first-again = あなたの5のほうが強いので、トリックはあなたのものです。続けてクローバーの2を出してください。
    .wrong = 今回はクローバーの2を出してください。
newgame-lesson-first-lost = もっと強いクローバーに負けました。最後にいちばん多くトリックを取った人が勝ちます。
newgame-lesson-first-free = 残りは自由に遊んでください。
newgame-lesson-first-done = これですべてです。
