// Swap on boardgame.io: the same game as bench/tables/swap.py, as its documentation would have one write it.
//
//     node server.js PORT
//
// State in memory (its fastest store), secrets stripped by its own PlayerView, one move a turn, no undo, seats by the
// credentials of its lobby. koa-compose is held at 4.1.0: with a newer one the lobby answers 404.

const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SEATS = 4;
const HAND = 13;
const DECK = 52;
const PILE = 32; // plays that lie open, from the start

const Swap = {
  name: 'swap',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },

  setup: () => ({
    players: Object.fromEntries(
      Array.from({ length: SEATS }, (_, seat) => [
        seat,
        { hand: Array.from({ length: HAND }, (_, slot) => seat + SEATS * slot) },
      ]),
    ),
    secret: { deck: Array.from({ length: DECK }, (_, k) => SEATS * HAND + k) },
    scores: Array(SEATS).fill(0),
    pile: Array.from({ length: PILE }, (_, k) => ({ seat: k % SEATS, slot: k % HAND, card: SEATS * HAND + DECK + k })),
    turn: 0,
  }),

  moves: {
    // A card of the hand onto the pile, the next one from the deck; what falls off the pile goes under the deck.
    play: ({ G, playerID }, slot) => {
      if (!Number.isInteger(slot) || slot < 0 || slot >= HAND) return INVALID_MOVE;
      const { hand } = G.players[playerID];
      const card = hand[slot];
      hand[slot] = G.secret.deck.shift();
      G.scores[playerID] += card % HAND;
      G.secret.deck.push(G.pile.shift().card);
      G.pile.push({ seat: Number(playerID), slot, card });
      G.turn += 1;
    },
  },
};

const server = Server({ games: [Swap], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2])).then(() => console.log(process.argv[2]));
