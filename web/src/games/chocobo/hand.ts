/**
 * How a hand lies: a fan of cards over the width there is, in two rows of smaller cards if they would hide each other.
 * It is always as high, so that nothing else moves when it grows.
 */

export const CARD_WIDTH = 84;
export const CARD_HEIGHT = 118;
const LEAST_STEP = 30; // of a card below the next one: its number is in sight, and wide enough to be pressed
const RISE = 22;
export const HAND_HEIGHT = RISE + CARD_HEIGHT + 16;
/** Cards in two rows are drawn so small that the upper ones are in sight down to their strength. */
const SMALL = 2 / 3;
/** The point around which a card is turned and drawn smaller: below its middle. */
const PIVOT = { x: CARD_WIDTH / 2, y: 1.2 * CARD_HEIGHT };

export interface Lying {
  x: number;
  y: number;
  turn: number;
}

export interface Fan {
  cards: Lying[];
  /** How large each card is drawn. */
  scale: number;
}

/** The top left corner of each card, and its turn in degrees. */
export function fan(count: number, width: number): Fan {
  const room = Math.max(1, Math.floor((width - CARD_WIDTH - 16) / LEAST_STEP) + 1);
  const [rows, scale] = count > room ? [2, SMALL] : [1, 1];
  const perRow = Math.ceil(count / rows);
  const cards = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    return place(i % perRow, Math.min(perRow, count - row * perRow), width, row, scale);
  });
  return { cards, scale };
}

function place(i: number, count: number, width: number, row: number, scale: number): Lying {
  const wide = scale * CARD_WIDTH;
  const step = count > 1 ? Math.min(wide - 6, (width - wide - 16) / (count - 1)) : 0;
  const from = i - (count - 1) / 2;
  const lean = count > 1 ? from / ((count - 1) / 2) : 0;
  return {
    x: width / 2 + from * step - wide / 2,
    y: RISE + row * (1 - scale) * CARD_HEIGHT + 8 * lean * lean,
    turn: lean * Math.min(5, count * 0.7),
  };
}

/** The same for a style sheet. */
export function transform({ x, y, turn }: Lying, scale: number): string {
  const shrunk = 1 - scale; // towards the point around which it is turned
  const [left, top] = [x - shrunk * PIVOT.x, y - shrunk * PIVOT.y];
  return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${turn.toFixed(2)}deg) scale(${scale})`;
}

/** Cards picked for a choice of `due`: one more tap adds a card, takes it back, or replaces the oldest. */
export function pick(picked: readonly number[], card: number, due: number): number[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  return [...picked, card].slice(-due);
}
