/** The view and the edition of Chocobo's Dungeon as they travel; tests/web/test_views.py holds them to view.py. */
import { COLOURS } from "../../look/seats";

/** A Monster in the row. */
export interface Foe {
  name: string;
  damage: number;
}

/** A statement of this round; `strengths` are those a `show` has told. */
export interface Said {
  seat: number;
  what: string;
  strengths: number[];
}

export interface ChocoboView {
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  back: string;
  round: number;
  question: number;
  ending: string;
  floor: number;
  place: number;
  reaper: number;
  hp: number;
  vegetables: number;
  off: number;
  row: Foe[];
  boss_damage: number;
  books: string[];
  hand: number[] | null;
  hands: (number[] | null)[];
  sizes: number[];
  bonus: (number | null)[];
  played: number[][];
  lane: number[];
  step: number;
  deck: number;
  discards: number[];
  held: number[];
  held_sizes: number[];
  hidden_held: boolean;
  veil: boolean;
  said: Said[];
  vegetable_pile: Record<string, number>;
  book_pile: Record<string, number>;
  monster_decks: Record<string, number>;
  monster_discards: Record<string, number>;
  pending: string[];
  to_share: number;
  to_deal: number[];
  to_lose: number[];
  to_meet: number[];
  bonus_left: number;
  books_left: number;
}

export type DialIcon = "move" | "attack" | "eat" | "reap";

export interface Token {
  value: number;
  count: number;
}

export interface Book {
  effect: "recover" | "move" | "attack" | "all";
  amount: number;
  count: number;
}

export interface Monster {
  name: string;
  deck: "basic" | "elite";
  hp: number;
  attack: number;
  reward: "hp" | "book" | "vegetables";
  count: number;
  vegetables: number;
}

export interface Floor {
  floor: number;
  basic: number;
  elite: number;
  track: number;
  map: string;
  star: boolean;
}

export interface Arena {
  outer: string;
  start: number;
}

export interface Boss {
  name: "behemoth" | "omega";
  hp: number;
  basic: number;
  elite: number;
  inner: string;
  start: number;
}

export interface ChocoboEdition {
  name: string;
  title: string;
  provenance: Record<string, string>;
  strengths: number[];
  dial: DialIcon[][];
  vegetables: Token[];
  books: Book[];
  monsters: Monster[];
  floors: Floor[];
  arena: Arena;
  bosses: Boss[];
}

export const MOST_HP = 9;
export const MOST_VEGETABLES = 15;
export const MOST_BOOKS = 3;
export const STRENGTHS = [1, 2, 3, 4, 5] as const;

/** The strength printed on a card. */
export function strengthOf(edition: Pick<ChocoboEdition, "strengths">, card: number): number {
  return edition.strengths[card - 1] ?? 0;
}

/** A Book by its name: `move2` is a Move of two. */
export function bookOf(name: string): { effect: Book["effect"]; amount: number } {
  const match = /^([a-z]+)(\d+)$/.exec(name);
  return { effect: (match?.[1] ?? "all") as Book["effect"], amount: Number(match?.[2] ?? 0) };
}

/** A player in a small circle: the same colour as everywhere. */
export interface Badge {
  initial: string;
  colour: string;
}

export const badgesOf = (names: readonly string[]): Badge[] =>
  initialsOf(names).map((initial, seat) => ({ initial, colour: COLOURS[seat % COLOURS.length]! }));

/** A sign for each seat: the first letter of the name, two if others begin alike, or the number of the seat. */
export function initialsOf(names: readonly string[]): string[] {
  const begun = (letters: number) =>
    names.map((name) => {
      const [first = "", ...rest] = [...name.trim()].slice(0, letters);
      return first.toUpperCase() + rest.join("").toLowerCase();
    });
  const [ones, twos] = [begun(1), begun(2)];
  const isAlone = (signs: readonly string[], i: number) =>
    signs[i] !== "" && signs.indexOf(signs[i]!) === signs.lastIndexOf(signs[i]!);
  return names.map((_, i) => (isAlone(ones, i) ? ones[i]! : isAlone(twos, i) ? twos[i]! : String(i + 1)));
}
