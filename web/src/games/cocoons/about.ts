/** What there is to name on a place of the box: see about.ts of the client. */
import { PLACES } from "./box";
import { family } from "./doors";
import type { Bottom, Cocoon, CocoonsView } from "./view";

const LYING: Record<string, string> = { hidden: "hidden", start: "start", action: "token" };

function lying(bottom: Bottom | null): string[] {
  if (!bottom) return [];
  const token = bottom.token === null ? [] : [LYING[bottom.token] ?? `animal-${bottom.token}`];
  return [...(bottom.door === null ? [] : [family(bottom.door)]), ...token];
}

function inside(cocoon: Cocoon): string[] {
  const animals = cocoon.animals.map((name) => `animal-${name}`);
  return [
    "cocoon",
    ...animals,
    ...(cocoon.tokens > 0 ? ["token"] : []),
    ...(cocoon.action ? ["action"] : []),
    ...(cocoon.side !== null ? ["side"] : []),
  ];
}

/** A cocoon with all that is in it, or the gap with what lies there. */
export function aboutPlace(view: CocoonsView, place: string): string {
  const bottom = view.bottoms[PLACES.indexOf(place as (typeof PLACES)[number])] ?? null;
  if (place === view.gap) return ["gap", ...(view.step === "put-action" ? ["action"] : []), ...lying(bottom)].join(" ");
  const cocoon = view.cocoons.find((one) => one.place === place);
  return (cocoon ? inside(cocoon) : []).join(" ");
}
