/** The trapdoors: what is drawn on each. */

/** The signs of the runes: one brush stroke or two, in a field of 60 by 60 around the middle. */
export const RUNES: readonly string[] = [
  "M0 27V-27M-18 -8L0 -27L18 -8",
  "M-14 27V-26L17 -7L-14 8",
  "M-20 -22L20 24M20 -22L-20 24M0 -28V-14",
  "M-20 25V-14C-20 -30 20 -30 20 -14V25M0 -4V25",
  "M0 -27C25 -12 25 12 0 27C-25 12 -25 -12 0 -27ZM0 -7V7",
  "M-22 -22L0 -2L22 -22M-22 4L0 25L22 4",
  "M-24 -8C-10 -28 8 12 24 -10M-24 18C-10 -2 8 38 24 16",
  "M0 -27L25 21H-25ZM0 -3V8",
];

export type Family = "rune" | "lock" | "slide" | "rotation" | "action" | "number" | "closed";

export function family(door: string): Family {
  return door.replace(/[0-9AB]+$/, "") as Family;
}

/** The number of a rune or a numbered door; 0: it has none (any rune). */
export function number(door: string): number {
  return Number(/[0-9]+$/.exec(door)?.[0] ?? 0);
}
