/** The dial: a disc that turns in its base. Numbers 1 to 5 stand around its upper half, from left to right. */

export const NUMBERS = 5;
export const DISC = 148;
export const REACH = 238;

/** Where number k stands, in degrees clockwise from the top, on a disc of this many spaces. */
export function angleOf(k: number, spaces = 8): number {
  return (k - 3) * (360 / spaces);
}

/** The middle of the card at number k, seen from the middle of the disc. Between the numbers it lies lower. */
export function slotOf(k: number): [number, number] {
  const turn = ((angleOf(k) - 90) * Math.PI) / 180;
  return [Math.round(REACH * Math.cos(turn)), Math.round(REACH * Math.sin(turn))];
}

/** How far the disc is turned so that its space `off` stands at number 1: drawn with space 0 at the top. */
export function turnOf(off: number, spaces = 8): number {
  return angleOf(1, spaces) - off * (360 / spaces);
}

/** The same place of the disc, but the nearest way from how it lies. */
export function nearest(turn: number, from: number): number {
  const over = ((((turn - from) % 360) + 540) % 360) - 180;
  return from + over;
}

/** The disc's space that number k shows. */
export function shown(off: number, k: number, spaces: number): number {
  return (off + k - 1) % spaces;
}
