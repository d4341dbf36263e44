/** Where things lie on the floors: the grid of 1F to 3F, and the two loops of 4F. 100 units a space. */
import type { ChocoboEdition, Boss } from "./view";

export const COLUMNS = 9;
export const UNIT = 100;

export type Icon =
  "plain" | "wall" | "entrance" | "exit" | "vegetable" | "book" | "heal" | "damage" | "reaper" | "lightning" | "veil";

const SIGNS: Record<string, Icon> = {
  ".": "plain",
  "#": "wall",
  S: "entrance",
  X: "exit",
  v: "vegetable",
  b: "book",
  h: "heal",
  d: "damage",
  r: "reaper",
  L: "lightning",
};

export interface Space {
  /** Its number in the view. */
  index: number;
  /** Its name in notation. */
  name: string;
  column: number;
  row: number;
  icon: Icon;
  amount: number;
}

export interface Sheet {
  columns: number;
  rows: number;
  spaces: Space[];
  /** Steps of the Reaper until the end of its track. */
  track: number;
  star: boolean;
}

function sign(word: string): { icon: Icon; amount: number } {
  return { icon: SIGNS[word[0] ?? "."] ?? "plain", amount: Number(word.slice(1)) || 0 };
}

/** The floor as printed, with the side that the table has chosen. */
export function sheetOf(edition: ChocoboEdition, floor: number, options: Record<string, string>): Sheet {
  const star = options[`floor${floor}`] === "star";
  const found = edition.floors.find((one) => one.floor === floor && one.star === star) ?? edition.floors[0]!;
  const words = found.map
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const spaces = words.flatMap((line, row) =>
    line.map((word, column): Space => ({
      index: row * COLUMNS + column,
      name: `${String.fromCharCode(97 + column)}${row + 1}`,
      column,
      row,
      ...sign(word),
    })),
  );
  return { columns: words[0]!.length, rows: words.length, spaces, track: found.track, star };
}

/** A short way between two spaces, both included, for the bird to walk; [from, to] if there is none. */
export function route(sheet: Sheet, from: number, to: number): number[] {
  const open = new Set(sheet.spaces.filter((space) => space.icon !== "wall").map((space) => space.index));
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift()) {
    for (const next of beside(at)) {
      if (open.has(next) && !before.has(next)) {
        before.set(next, at);
        queue.push(next);
      }
    }
  }
  if (!before.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}

function beside(index: number): number[] {
  const column = index % COLUMNS;
  const found = [index - COLUMNS, index + COLUMNS];
  if (column > 0) found.push(index - 1);
  if (column < COLUMNS - 1) found.push(index + 1);
  return found;
}

// 4F: two rings around the Boss

export interface RingSpace {
  index: number;
  icon: Icon;
  amount: number;
  /** The middle of its slab, in degrees clockwise from the top. */
  angle: number;
}

/** The outer loop: its first space is the top left corner. */
export function outerRing(edition: ChocoboEdition): RingSpace[] {
  const words = edition.arena.outer.split(/\s+/);
  return words.map((word, index) => ({ index, ...sign(word), angle: outerAngle(index, words.length) }));
}

export function outerAngle(index: number, count = 16): number {
  return -45 + (360 / count) * index;
}

/** The inner loop: three spaces a side, each beside one outer space; corners touch nothing. */
export function innerRing(boss: Boss): RingSpace[] {
  return boss.inner.split(/\s+/).map((word, index) => {
    const found = word === "X" ? { icon: "veil" as const, amount: 0 } : sign(word);
    return { index, ...found, angle: outerAngle(touched(index)) };
  });
}

/** The outer space that an inner one touches. */
export function touched(inner: number): number {
  return 4 * Math.floor(inner / 3) + 1 + (inner % 3);
}

/** A point of a ring around (0, 0); 0 degrees is the top. */
export function polar(angle: number, radius: number): [number, number] {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [radius * Math.cos(turn), radius * Math.sin(turn)];
}

/** A slab of a ring: `wide` degrees around its middle, from one radius to another, with `gap` units left free. */
export function slab(angle: number, wide: number, inside: number, outside: number, gap: number): string {
  const lessOut = ((gap / 2 / outside) * 180) / Math.PI;
  const lessIn = ((gap / 2 / inside) * 180) / Math.PI;
  const corner = (a: number, r: number) =>
    polar(a, r)
      .map((n) => n.toFixed(1))
      .join(" ");
  const [l, r] = [angle - wide / 2, angle + wide / 2];
  return (
    `M${corner(l + lessOut, outside)}A${outside} ${outside} 0 0 1 ${corner(r - lessOut, outside)}` +
    `L${corner(r - lessIn, inside)}A${inside} ${inside} 0 0 0 ${corner(l + lessIn, inside)}Z`
  );
}

/** The spaces of a loop from one to another, clockwise, both included. */
export function around(from: number, to: number, count: number): number[] {
  const steps = (((to - from) % count) + count) % count;
  return Array.from({ length: steps + 1 }, (_, i) => (from + i) % count);
}
