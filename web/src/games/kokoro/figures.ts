/**
 * A mat's small drawings, each centred on a point and about 30 units wide. The same part of many of them is one path,
 * since none touches another: seven hundred elements would be laid out again with each change.
 */
import type { Point } from "../../look/brush";
import type { Printed } from "./mat";

/** A part of a drawing, below those that follow it, and its path around a point. */
interface Part {
  name: string;
  around: (x: number, y: number) => string;
}

const number = (value: number): number => Number(value.toFixed(2));
const point = (x: number, y: number): string => `${number(x)} ${number(y)}`;

function disc(cx: number, cy: number, r: number): Part["around"] {
  const half = (way: 1 | -1) => `a${r} ${r} 0 1 0 ${number(2 * r * way)} 0`;
  return (x, y) => `M${point(x + cx - r, y + cy)}${half(1)}${half(-1)}`;
}

function lines(...ends: [Point, Point][]): Part["around"] {
  return (x, y) =>
    ends.map(([from, to]) => `M${point(x + from[0], y + from[1])}L${point(x + to[0], y + to[1])}`).join("");
}

const PETAL: readonly Point[] = [
  [0, -2],
  [-7, -7],
  [-6, -14.5],
  [0, -14.5],
  [6, -14.5],
  [7, -7],
  [0, -2],
];

function petal(degrees: number): Part["around"] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned = PETAL.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
  return (x, y) => {
    const [start, ...rest] = turned.map(([dx, dy]) => point(x + dx, y + dy));
    return `M${start}C${rest.join(" ")}Z`;
  };
}

const PARTS: Record<"c" | "f", readonly Part[]> = {
  c: [
    { name: "body", around: disc(-11, 4, 5.6) },
    { name: "body", around: disc(-5, -2, 6) },
    { name: "body", around: disc(2.5, -1.5, 6.2) },
    { name: "head", around: disc(9.5, 3, 7) },
    {
      name: "thin",
      around: lines(
        [
          [8, -4],
          [6.5, -9.5],
        ],
        [
          [12, -3.5],
          [14.5, -8.5],
        ],
        [
          [-12, 9],
          [-12, 11.6],
        ],
        [
          [-6, 4],
          [-6, 7],
        ],
        [
          [2, 5],
          [2, 8],
        ],
      ),
    },
    { name: "eye", around: (x, y) => disc(8.6, 2.2, 1.1)(x, y) + disc(12.6, 2.6, 1.1)(x, y) },
  ],
  f: [
    ...[0, 72, 144, 216, 288].map((turn) => ({ name: "petal", around: petal(turn) })),
    { name: "heart", around: disc(0, 0, 3.6) },
  ],
};

/** The paths of a drawing around each of these points, from below to above. */
export function paths(kind: "c" | "f", at: readonly Point[]): { name: string; d: string }[] {
  return PARTS[kind].map(({ name, around }) => ({ name, d: at.map(([x, y]) => around(x, y)).join("") }));
}

const SPOTS = [
  [21, 22],
  [79, 78],
  [79, 22],
  [21, 78],
] as const;

/** Where a mat has its caterpillars and flowers, by size: a space of many has small ones. Points in units of that size. */
export function featuresOf(printed: Printed): { kind: "c" | "f"; scale: number; at: Point[] }[] {
  const found = (["c", "f"] as const).flatMap((kind) =>
    [1.06, 0.7].map((scale) => ({
      kind,
      scale,
      at: printed.spaces
        .filter((space) => space.features.length > 4 === scale < 1)
        .flatMap((space) =>
          space.features.flatMap((feature, i): Point[] => {
            const [x, y] = SPOTS[i % SPOTS.length]!;
            return feature === kind ? [[(space.column * 100 + x) / scale, (space.row * 100 + y) / scale]] : [];
          }),
        ),
    })),
  );
  return found.filter(({ at }) => at.length > 0);
}
