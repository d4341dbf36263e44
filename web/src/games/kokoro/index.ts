import { drawing } from "./kokoro";

export { default } from "./Board.svelte";

/** Drawings are made on the mat, and the Caller's hand turns the deck; looking is a button. */
export function shows(answer: string): boolean {
  return drawing(answer) !== null;
}
export { script } from "./beats";
