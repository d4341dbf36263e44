import { isOnBoard } from "./answers";

export { default } from "./Board.svelte";

/** Whatever lies on a thing of the board; "Eat", "Go on" and the like are buttons. */
export function shows(answer: string): boolean {
  return isOnBoard(answer);
}
export { script } from "./beats";
