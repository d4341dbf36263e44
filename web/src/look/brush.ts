/** Brush strokes: outlines with a hand's unevenness, always the same for the same place. */

export type Point = readonly [number, number];
export type Edge = "top" | "right" | "bottom" | "left";

/** A small generator, so that a stroke looks the same each time it is drawn. */
export function hand(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Where a path meets an edge of a cell of 100 units. */
export const GATE: Record<Edge, Point> = { top: [50, 0], right: [100, 50], bottom: [50, 100], left: [0, 50] };

/** The middle line between two edges, from a little before the first to a little after the second. */
export function middle([first, second]: readonly [Edge, Edge], steps = 16): Point[] {
  const [a, b] = [GATE[first], GATE[second]];
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = -0.03 + (1.06 * i) / steps;
    const u = 1 - t;
    // A curve that leaves each edge at a right angle; the straight ones come out straight.
    const [cx, cy] = [50, 50];
    points.push([u * u * a[0] + 2 * u * t * cx + t * t * b[0], u * u * a[1] + 2 * u * t * cy + t * t * b[1]]);
  }
  return points;
}

/** The middle line as an SVG path. */
export function line(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** A brush stroke along a line: pressed at its start, lighter in the middle, with uneven sides. */
export function stroke(points: readonly Point[], width: number, seed: number): string {
  const random = hand(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  const last = points.length - 1;
  points.forEach(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)]!;
    const [nx, ny] = points[Math.min(last, i + 1)]!;
    const length = Math.hypot(nx - px, ny - py) || 1;
    const [ox, oy] = [-(ny - py) / length, (nx - px) / length];
    const t = i / last;
    const press = 0.94 + 0.14 * Math.cos(Math.PI * 2 * t) + 0.05 * Math.sin(9 * t + seed);
    const half = (width / 2) * press;
    const [l, r] = [half * (1 + 0.12 * (random() - 0.5)), half * (1 + 0.12 * (random() - 0.5))];
    left.push([x + ox * l, y + oy * l]);
    right.unshift([x - ox * r, y - oy * r]);
  });
  return `${smooth([...left, ...right])}Z`;
}

function smooth(points: Point[]): string {
  const [first] = points;
  let path = `M${first![0].toFixed(1)} ${first![1].toFixed(1)}`;
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i]!;
    const [px, py] = points[i - 1]!;
    path += `Q${px.toFixed(1)} ${py.toFixed(1)} ${((px + x) / 2).toFixed(1)} ${((py + y) / 2).toFixed(1)}`;
  }
  return path;
}

/** An ink border drawn by hand around a rectangle. */
export function border(x: number, y: number, w: number, h: number, seed: number): string {
  const random = hand(seed);
  const wobble = () => (random() - 0.5) * 3;
  const sides: Point[] = [];
  const along = (x0: number, y0: number, x1: number, y1: number) => {
    for (let i = 0; i < 12; i++)
      sides.push([x0 + ((x1 - x0) * i) / 12 + wobble(), y0 + ((y1 - y0) * i) / 12 + wobble()]);
  };
  along(x, y, x + w, y);
  along(x + w, y, x + w, y + h);
  along(x + w, y + h, x, y + h);
  along(x, y + h, x, y);
  return `${smooth(sides)}Z`;
}
