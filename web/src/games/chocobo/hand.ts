/** How a hand lies: a fan of cards over the width there is, in two rows if they would hide each other. */

export const CARD_WIDTH = 84;
export const CARD_HEIGHT = 118;
const LEAST_STEP = 30;
const RISE = 22;

export interface Lying {
  x: number;
  y: number;
  turn: number;
}

export interface Fan {
  cards: Lying[];
  height: number;
}

/** The top left corner of each card, its turn in degrees, and the height that all need. */
export function fan(count: number, width: number): Fan {
  const room = Math.max(1, Math.floor((width - CARD_WIDTH - 16) / LEAST_STEP) + 1);
  const rows = Math.min(3, Math.max(1, Math.ceil(count / room)));
  const perRow = Math.ceil(count / rows);
  const cards: Lying[] = [];
  for (let row = 0; row < rows; row++) {
    const inRow = Math.min(perRow, count - row * perRow);
    for (let i = 0; i < inRow; i++) cards.push(place(i, inRow, width, row));
  }
  return { cards, height: RISE + CARD_HEIGHT + 16 + (rows - 1) * 74 };
}

function place(i: number, count: number, width: number, row: number): Lying {
  const step = count > 1 ? Math.min(CARD_WIDTH - 6, (width - CARD_WIDTH - 16) / (count - 1)) : 0;
  const from = i - (count - 1) / 2;
  const lean = count > 1 ? from / ((count - 1) / 2) : 0;
  return {
    x: width / 2 + from * step - CARD_WIDTH / 2,
    y: RISE + row * 74 + 8 * lean * lean,
    turn: lean * Math.min(5, count * 0.7),
  };
}

/** Cards picked for a choice of `due`: one more tap adds a card, takes it back, or replaces the oldest. */
export function pick(picked: readonly number[], card: number, due: number): number[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  return [...picked, card].slice(-due);
}
