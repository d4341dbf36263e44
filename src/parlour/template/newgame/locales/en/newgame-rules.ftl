### The rules of NewGame by clause. A line that begins with ◇ is a ruling of our own.

## The game

NG-01 = Two to four players try to take the most tricks.
    .title = What it is about
NG-02 = The cards are dealt one by one until everybody has a hand. The others’ cards stay secret.
    .title = Hands

## A trick

NG-03 = Each player in turn plays one card from the hand. Player 1 leads the first trick.
    .title = Playing a card
NG-04 = If you have a card of the suit that was led, you must play one. If not, play any card.
    .title = Following suit
NG-05 = The highest card of the suit that was led takes the trick. Its player leads the next one.
    .title = Taking a trick
NG-06 = With a trump suit, the highest trump takes the trick instead.
    .title = Trump

## The end

NG-07 = When all hands are empty, whoever has taken the most tricks wins.
    ◇ Players with equally many share the place.
    .title = Winning
