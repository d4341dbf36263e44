/**
 * A board that a game from outside ships as `web/board.js`: an ordinary module without a framework. It is told what every
 * board is told (see board.ts), once when it is mounted and again whenever something changes.
 */
import type { BoardModule, BoardProps } from "./board";
import Mounted from "./Mounted.svelte";

/** What `board.js` exports. */
export interface OutsideBoard {
  /** Draw into this element; what it returns is told every change, and when to stop. */
  mount: (target: HTMLElement, props: BoardProps) => { update: (props: BoardProps) => void; destroy?: () => void };
  /** Is this answer offered on the board itself? If not, it becomes a button of the decision line. */
  shows?: (answer: string) => boolean;
}

let latest: OutsideBoard | null = null;

/** The module whose board is mounted: a page shows one game. */
export const outsideBoard = (): OutsideBoard => latest!;

export function mounted(module: OutsideBoard): BoardModule {
  latest = module;
  return { default: Mounted as unknown as BoardModule["default"], shows: module.shows ?? (() => false) };
}
