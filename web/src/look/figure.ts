/** What a drawing is made of, the same for all boards: ink line and flat warm colours. */

/**
 * A shape of a drawing around (0, 0): an outline, its fill, and the width of its line (0: none). A colour after `~` is
 * that of the line.
 */
export type Part = readonly [d: string, fill: string, width?: number];

export const INK = "#33261d";

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** An oval as a path. */
export function oval(x: number, y: number, rx: number, ry: number = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
}
