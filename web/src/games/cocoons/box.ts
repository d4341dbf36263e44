/**
 * The box in the eye of somebody at a corner: a parallel projection, so everything on one plane shares one matrix.
 *
 * Box coordinates are in cells from the middle of the floor: x to the east, y to the south, z up. Screen units are
 * hundredths of a cell. `yaw` counts quarter turns of the box, clockwise, from the view of the south-east corner;
 * it is whole unless the box is just turning.
 */
import type { Corner, Side } from "./view";

export type Point = readonly [number, number];

export const PLACES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] as const;
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];

const UNIT = 100;
const TILT = (50 * Math.PI) / 180; // how far above the floor the eye is
const ACROSS = UNIT * Math.SQRT1_2;
export const DOWN = Math.sin(TILT); // what lies flat is so much shorter
export const UP = UNIT * Math.cos(TILT); // a cell of height

/** Half the inside of the box, the walls, the cocoons: in cells. */
export const INSIDE = 1.55;
export const WALL = 0.2;
export const OUTSIDE = INSIDE + WALL;
export const WALL_HEIGHT = 0.36;
export const DEPTH = 0.2; // below the floor
export const HEIGHT = 0.64; // of a cocoon
export const BOTTOM = 0.26; // the floor inside a cocoon

/** The yaw at which a corner is nearest. */
export const YAW: Record<Corner, number> = { se: 0, ne: 1, nw: 2, sw: 3 };
const AT: Record<Corner, Point> = { nw: [-1, -1], ne: [1, -1], se: [1, 1], sw: [-1, 1] };
const OUT: Record<Side, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** A point of the floor after the box was turned. */
export function turn([x, y]: Point, yaw: number): Point {
  const [cos, sin] = [Math.cos((yaw * Math.PI) / 2), Math.sin((yaw * Math.PI) / 2)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Where a point is on the screen. */
export function project(point: Point, z: number, yaw: number): Point {
  const [x, y] = turn(point, yaw);
  return [(x - y) * ACROSS, (x + y) * ACROSS * DOWN - z * UP];
}

/** How near the eye a point is. */
export function depth(point: Point, yaw: number): number {
  const [x, y] = turn(point, yaw);
  return x + y;
}

/** The middle of a place: `a1` is in the north-west. */
export function centre(place: string): Point {
  return [place.charCodeAt(0) - 98, Number(place[1]) - 2];
}

export function corner(name: Corner, distance: number): Point {
  return [AT[name][0] * distance, AT[name][1] * distance];
}

export function outward(side: Side): Point {
  return OUT[side];
}

/** Does a side face the eye? */
export function faces(side: Side, yaw: number): boolean {
  return depth(OUT[side], yaw) > 0.02;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The matrix of a standing side whose middle is there: its drawing has y down and is read from outside. */
export function standing(side: Side, at: Point, z: number, yaw: number): string {
  const [nx, ny] = OUT[side];
  const [x0, y0] = project(at, z, yaw);
  const [x1, y1] = project([at[0] + ny, at[1] - nx], z, yaw);
  return `matrix(${[(x1 - x0) / UNIT, (y1 - y0) / UNIT, 0, UP / UNIT, x0, y0].map(round).join(" ")})`;
}

/** A badge painted on a standing side: not quite as slanted as the side, so that it can be read. */
export function painted(side: Side, at: Point, z: number, yaw: number): string {
  const [nx, ny] = OUT[side];
  const [x0, y0] = project(at, z, yaw);
  const [x1, y1] = project([at[0] + ny, at[1] - nx], z, yaw);
  const wide = (x1 - x0) / UNIT;
  return `matrix(${[wide * 1.14, (0.5 * (y1 - y0)) / UNIT, 0, 0.8, x0, y0].map(round).join(" ")})`;
}

/** The matrix of the floor, turned with the box. */
export function lying(at: Point, z: number, yaw: number): string {
  const [x0, y0] = project(at, z, yaw);
  const [x1, y1] = project([at[0] + 1, at[1]], z, yaw);
  const [x2, y2] = project([at[0], at[1] + 1], z, yaw);
  return `matrix(${[(x1 - x0) / UNIT, (y1 - y0) / UNIT, (x2 - x0) / UNIT, (y2 - y0) / UNIT, x0, y0].map(round).join(" ")})`;
}

/** Flat on the floor, but facing the eye: for what is to be read. */
export function flat(at: Point, z: number, yaw: number): string {
  const [x, y] = project(at, z, yaw);
  return `translate(${round(x)} ${round(y)}) scale(1 ${round(DOWN)})`;
}

export function translate(at: Point, z: number, yaw: number): string {
  const [x, y] = project(at, z, yaw);
  return `translate(${round(x)} ${round(y)})`;
}

/** The outline of a square with round corners, around the middle, as floor points. */
export function square(half: number, radius: number, steps = 5): Point[] {
  const points: Point[] = [];
  for (const [i, [sx, sy]] of (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).entries()) {
    for (let k = 0; k <= steps; k++) {
      const angle = ((i + k / steps) * Math.PI) / 2;
      points.push([sx * (half - radius) + radius * Math.cos(angle), sy * (half - radius) + radius * Math.sin(angle)]);
    }
  }
  return points;
}

export function path(points: readonly Point[], closed = true): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("") + (closed ? "Z" : "");
}

/** The part of an outline that is near the eye, from its left end to its right end. */
export function front(outline: readonly Point[], z: number, yaw: number): Point[] {
  const seen = outline.map((point) => project(point, z, yaw));
  const at = (best: (a: Point, b: Point) => boolean) =>
    seen.reduce((found, point, i) => (best(point, seen[found]!) ? i : found), 0);
  const left = at((a, b) => a[0] < b[0]);
  const right = at((a, b) => a[0] > b[0]);
  const walk = (step: 1 | -1) => {
    const points: Point[] = [];
    for (let i = left; i !== right; i = (i + step + seen.length) % seen.length) points.push(seen[i]!);
    return [...points, seen[right]!];
  };
  const [one, other] = [walk(1), walk(-1)];
  const lowest = (points: Point[]) => Math.max(...points.map(([, y]) => y));
  return lowest(one) > lowest(other) ? one : other;
}

/** The drawing of any cocoon: they are all alike, so it is made once for an eye. */
export interface Shape {
  body: string;
  /** Threads around it. */
  threads: string[];
  rim: string;
  hole: string;
  /** The near edge of the hole, before what is inside. */
  lip: string;
  bottom: string;
  /** Where things inside can be seen: the hole and all above it. */
  above: string;
  /** What can be pointed at. */
  outline: string;
}

const [FOOT, BELLY, MOUTH, INNER] = [0.4, 0.475, 0.435, 0.335];

export function shape(yaw: number): Shape {
  const [foot, belly, mouth, inner] = [square(FOOT, 0.2), square(BELLY, 0.22), square(MOUTH, 0.2), square(INNER, 0.17)];
  const low = front(foot, 0, yaw);
  const middle = front(belly, HEIGHT * 0.45, yaw);
  const high = front(mouth, HEIGHT, yaw);
  const [left, right] = [middle[0]!, middle.at(-1)!];
  const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const body = `${path(low, false)}Q${at([right[0] + 4, right[1] + 4])} ${at(high.at(-1)!)}${path([...high].reverse(), false).replace("M", "L")}Q${at([left[0] - 4, left[1] + 4])} ${at(low[0]!)}Z`;
  const wide = (z: number) => BELLY - Math.abs(z / HEIGHT - 0.45) ** 2 * 0.22;
  const threads = [0.1, 0.22, 0.34, 0.46, 0.55].map((z) => path(front(square(wide(z), 0.21), z, yaw), false));
  const top = mouth.map((point) => project(point, HEIGHT, yaw));
  const hole = inner.map((point) => project(point, HEIGHT, yaw));
  const near = front(inner, HEIGHT, yaw);
  const above = `${path([[near[0]![0], -300], [near.at(-1)![0], -300], ...[...near].reverse()])}`;
  return {
    body,
    threads,
    rim: `${path(top)}${path(hole)}`,
    hole: path(hole),
    lip: path(near, false),
    bottom: path(square(INNER - 0.02, 0.16).map((point) => project(point, BOTTOM, yaw))),
    above,
    outline: path([...low, ...back(mouth, yaw)]),
  };
}

/** The far half of the mouth, from right to left. */
function back(outline: readonly Point[], yaw: number): Point[] {
  const seen = outline.map((point) => project(point, HEIGHT, yaw));
  const near = new Set(
    front(outline, HEIGHT, yaw)
      .slice(1, -1)
      .map(([x, y]) => `${x},${y}`),
  );
  return seen.filter(([x, y]) => !near.has(`${x},${y}`)).sort((a, b) => b[0] - a[0]);
}

/** The places in rows as the eye has them: arrows and reading go along these. */
export function rows(yaw: number): string[][] {
  const quarter = Math.round(yaw);
  const seen = new Map(PLACES.map((place) => [turn(centre(place), quarter).map(Math.round).join(), place as string]));
  return [-1, 0, 1].map((y) => [-1, 0, 1].map((x) => seen.get([x, y].map((n) => n + 0).join())!));
}

/** The nearest way to turn from one yaw to another; a quarter clockwise rather than three back. */
export function towards(from: number, to: number): number {
  const turned = (((to - from) % 4) + 4) % 4;
  return from + (turned === 3 ? -1 : turned);
}
