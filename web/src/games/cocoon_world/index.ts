import { isOnBoard } from "./answers";
import type { WorldView } from "./view";

export { default } from "./Board.svelte";

/** Whatever lies on a thing of the board; "Enter the dungeon", "Stop" and the like are buttons. */
export function shows(answer: string): boolean {
  return isOnBoard(answer);
}
export { script } from "./beats";

/** EP, as the markers lie on the EP Circle. */
export function scores(screen: WorldView): number[] {
  return screen.players.map((player) => player.ep);
}

/** How a tie was broken, and which camp prevailed. */
export const reasons = ["cocoon_world-camps-weighed", "cocoon_world-tie-broken"];
