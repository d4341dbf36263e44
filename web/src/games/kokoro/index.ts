import type { KokoroView } from "./view";

export { default } from "./Board.svelte";
export { shows } from "./answers";
export { script } from "./beats";

/** The sanctuaries so far, and at the end all of it. */
export function scores(screen: KokoroView): number[] {
  return screen.mats.map((mat) => mat.tally);
}
