import { drawing, type KokoroView } from "./kokoro";

export { default } from "./Board.svelte";

/** Drawings are made on the mat, and the Caller's hand turns the deck; looking is a button. */
export function shows(answer: string): boolean {
  return drawing(answer) !== null;
}
export { script } from "./beats";

/** The sanctuaries so far, and at the end all of it. */
export function scores(screen: KokoroView): number[] {
  return screen.mats.map((mat) => mat.tally);
}
