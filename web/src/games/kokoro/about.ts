/** What there is to name in a space of a mat: see about.ts of the client. */
import type { Space } from "./mat";
import type { MatView } from "./view";

export function aboutSpace(mat: MatView, space: Space, isPink: boolean): string {
  const things: string[] = [];
  if (space.sanctuary) things.push("sanctuary");
  if (mat.caterpillar === space.index) things.push("guardian-caterpillar");
  if (mat.flower === space.index) things.push("guardian-flower");
  if (space.features.includes("c")) things.push("caterpillar");
  if (space.features.includes("f")) things.push("flower");
  if (isPink && space.die) things.push("die");
  things.push(mat.paths[space.index] ? "path" : "free");
  return things.join(" ");
}
