import { scoreOf, type CocoonWorldView } from "./view";

export { default } from "./Board.svelte";
export { shows } from "./answers";
export { script } from "./beats";

/** What would decide now: EP, as the markers lie on the EP Circle, and whatever the scenario counts besides. */
export function scores(screen: CocoonWorldView): number[] {
  return screen.players.map(scoreOf);
}

/** How a tie was broken, and which camp prevailed. */
export const reasons = ["cocoon_world-camps-weighed", "cocoon_world-tie-broken"];
