/** What there is to name on the spaces of Chocobo: see about.ts of the client. */

/** A space of a floor: what is printed on it, and whether the bird stands there. */
export function aboutSpace(icon: string, hasBird: boolean): string {
  return `space-${icon}${hasBird ? " bird" : ""}`;
}

/** A space of the arena, on one of its two rings. */
export function aboutRing(icon: string, ring: "outer" | "inner", hasBird: boolean): string {
  return `space-${icon} ${ring}${hasBird ? " bird" : ""}`;
}
