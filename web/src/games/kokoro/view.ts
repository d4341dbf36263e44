/** What the board of Kokoro reads: the game's view and edition as they travel. */
import type { Edge } from "../../look/brush";

export interface MatView {
  paths: number[];
  caterpillar: number | null;
  flower: number | null;
  boxes: number[];
  looks: number;
  knows_next: boolean;
  turned_stone: boolean;
  guardian_boxes: number[];
  decree_box: number | null;
  score: number | null;
  /** The score as far as it is written. */
  tally: number;
  /** The least count that is written, for each box and for the next. */
  needed?: number[];
}

export interface KokoroView {
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  round: number;
  turn: number;
  decree: number | null;
  letters: string[];
  called: string | null;
  golden: number;
  deck: Record<string, number>;
  spent: Record<string, number>;
  turned: Record<string, number>;
  next_sanctuary: string | null;
  next_path: string | null;
  sixth: string | null;
  mats: MatView[];
}

export interface KokoroEdition {
  mat: { rows: string[] };
  pink: { numbers: string[] };
  deck: { number: number; joins: [Edge, Edge]; golden: number; plain: number }[];
}

export const ROUNDS = 5;
/** The decree that turns up one sanctuary more at the end. */
export const SIXTH_SHRINE = 7;
export const GOLDEN = 4;

/** A path card: `3g` is a golden three. */
export function card(text: string): { number: number; golden: boolean } {
  return { number: Number.parseInt(text, 10), golden: text.endsWith("g") };
}
