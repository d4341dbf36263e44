/** Where things lie: the ring as a rounded frame, walked clockwise from Start in the middle of its lower side. */

export interface Frame {
  /** The whole drawing. */
  width: number;
  height: number;
  /** The middle line of the ring. */
  across: number;
  down: number;
  corner: number;
  depth: number;
  /** How much longer an Event Space is than a normal one. */
  big: number;
  /** The EP Circle: its middle, the circle of its positions, and the size of one. */
  circle: { y: number; radius: number; disc: number };
  pawn: number;
}

/** For a broad place and for a phone held upright. */
export const WIDE: Frame = {
  width: 680,
  height: 680,
  across: 600,
  down: 600,
  corner: 70,
  depth: 58,
  big: 1.8,
  circle: { y: 14, radius: 158, disc: 29 },
  pawn: 0.62,
};
export const TALL: Frame = {
  width: 360,
  height: 442,
  across: 312,
  down: 394,
  corner: 46,
  depth: 36,
  big: 1.65,
  circle: { y: 15, radius: 93, disc: 18.5 },
  pawn: 0.42,
};

export interface Spot {
  x: number;
  y: number;
  /** Outwards. */
  nx: number;
  ny: number;
}

export interface Space extends Spot {
  index: number;
  /** Its length along the ring. */
  length: number;
  /** Where forward points, in degrees. */
  angle: number;
  outline: string;
  /** A tile that lies on it. */
  card: string;
}

/** The length of the middle line. */
export function around({ across, down, corner }: Frame): number {
  return 2 * (across + down) - 8 * corner + 2 * Math.PI * corner;
}

/** A point of the middle line, so far clockwise from the middle of the lower side. */
export function spot(frame: Frame, distance: number): Spot {
  const { across, down, corner } = frame;
  const [hw, hh] = [across / 2, down / 2];
  const arc = (Math.PI * corner) / 2;
  const [flat, high] = [across - 2 * corner, down - 2 * corner];
  let s = ((distance % around(frame)) + around(frame)) % around(frame);
  const bend = (cx: number, cy: number, from: number): Spot => {
    const turn = from + s / corner;
    const [nx, ny] = [Math.cos(turn), Math.sin(turn)];
    return { x: cx + corner * nx, y: cy + corner * ny, nx, ny };
  };
  if (s < flat / 2) return { x: -s, y: hh, nx: 0, ny: 1 };
  s -= flat / 2;
  if (s < arc) return bend(-hw + corner, hh - corner, Math.PI / 2);
  s -= arc;
  if (s < high) return { x: -hw, y: hh - corner - s, nx: -1, ny: 0 };
  s -= high;
  if (s < arc) return bend(-hw + corner, -hh + corner, Math.PI);
  s -= arc;
  if (s < flat) return { x: -hw + corner + s, y: -hh, nx: 0, ny: -1 };
  s -= flat;
  if (s < arc) return bend(hw - corner, -hh + corner, -Math.PI / 2);
  s -= arc;
  if (s < high) return { x: hw, y: -hh + corner + s, nx: 1, ny: 0 };
  s -= high;
  if (s < arc) return bend(hw - corner, hh - corner, 0);
  s -= arc;
  return { x: hw - corner - s, y: hh, nx: 0, ny: 1 };
}

const write = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A slab of the ring between two distances, from `inside` to `outside` of the middle line. */
export function slab(frame: Frame, from: number, to: number, inside: number, outside: number): string {
  const steps = 4;
  const along = Array.from({ length: steps + 1 }, (_, i) => spot(frame, from + ((to - from) * i) / steps));
  const outer = along.map((at) => write(at.x + at.nx * outside, at.y + at.ny * outside));
  const inner = along.reverse().map((at) => write(at.x + at.nx * inside, at.y + at.ny * inside));
  return `M${[...outer, ...inner].join("L")}Z`;
}

/** All spaces of a ring, Start in the middle of the lower side. */
export function spaces(frame: Frame, events: readonly (string | null)[]): Space[] {
  const weights = events.map((event) => (event === null ? 1 : frame.big));
  const unit = around(frame) / weights.reduce((sum, weight) => sum + weight, 0);
  let begin = (-weights[0]! / 2) * unit;
  return weights.map((weight, index) => {
    const [from, to] = [begin, begin + weight * unit];
    begin = to;
    const gap = frame.depth / 40;
    const more = events[index] === null ? 0 : frame.depth * 0.15;
    const at = spot(frame, (from + to) / 2);
    return {
      ...at,
      index,
      length: to - from,
      angle: (Math.atan2(at.nx, -at.ny) * 180) / Math.PI,
      outline: slab(frame, from + gap, to - gap, -frame.depth / 2 - more, frame.depth / 2 + more),
      card: slab(frame, from + 2.2 * gap, to - 2.2 * gap, -frame.depth / 2 + 2.2 * gap, frame.depth / 2 - 2.2 * gap),
    };
  });
}

/** Where a pawn stands on a space, as one of several: at the inner edge, in rows of three. */
export function standing(frame: Frame, space: Space, order: number, count: number): [number, number] {
  const row = Math.floor(order / 3);
  const inRow = Math.min(3, count - row * 3);
  const side = ((order % 3) - (inRow - 1) / 2) * 58 * frame.pawn;
  const depth = -frame.depth * 0.46 - row * 62 * frame.pawn;
  const [tx, ty] = [space.ny, -space.nx];
  return [space.x + space.nx * depth + tx * side, space.y + space.ny * depth + ty * side];
}

/** A position of the EP Circle; 0 is the top, and they go clockwise. */
export function onCircle(
  frame: Frame,
  position: number,
  count: number,
  radius = frame.circle.radius,
): [number, number] {
  const turn = (position / count) * 2 * Math.PI - Math.PI / 2;
  return [radius * Math.cos(turn), frame.circle.y + radius * Math.sin(turn)];
}

/** The spaces that a pawn walks over, both ends included. */
export function path(from: number, steps: number, size: number): number[] {
  const way = Math.sign(steps);
  return Array.from({ length: Math.abs(steps) + 1 }, (_, i) => (((from + way * i) % size) + size) % size);
}
