/** The mat as it is printed, and the paths on it. */
import { line, middle, type Edge, type Point } from "../../look/brush";
import type { KokoroEdition } from "./view";

export interface Space {
  index: number;
  name: string;
  column: number;
  row: number;
  features: ("c" | "f")[];
  sanctuary: string | null;
  /** Its number on the pink side, if it has one. */
  die: number | null;
}

export interface Printed {
  columns: number;
  rows: number;
  spaces: Space[];
  joins: Record<number, [Edge, Edge]>;
}

/** The mat as it is printed. */
export function printed(edition: KokoroEdition): Printed {
  const grid = edition.mat.rows.map((row) => row.trim().split(/\s+/));
  const columns = grid[0]?.length ?? 0;
  const spaces = grid.flatMap((row, y) =>
    row.map((word, x): Space => {
      const name = `${String.fromCharCode(97 + x)}${y + 1}`;
      const isGuardian = word === "CG" || word === "FG";
      const die = edition.pink.numbers.indexOf(name);
      return {
        index: y * columns + x,
        name,
        column: x,
        row: y,
        features: isGuardian ? [] : [...word].filter((sign) => sign === "c" || sign === "f"),
        sanctuary: isGuardian ? null : (/^[A-F]/.exec(word)?.[0] ?? null),
        die: die < 0 ? null : die + 1,
      };
    }),
  );
  const joins = Object.fromEntries(edition.deck.map((shape) => [shape.number, shape.joins]));
  return { columns, rows: grid.length, spaces, joins };
}

const thinLines = new Map<string, string>();

/** A path of a mat in small, as a piece of an SVG path: made once for each space and shape. */
export function thin(mat: Printed, space: Space, number: number): string {
  const joins = mat.joins[number];
  if (!joins) return "";
  const key = `${space.name}/${joins.join()}`;
  const known =
    thinLines.get(key) ?? line(middle(joins, 6).map(([x, y]): Point => [x + space.column * 100, y + space.row * 100]));
  thinLines.set(key, known);
  return known;
}

const OPPOSITE: Record<Edge, Edge> = { top: "bottom", right: "left", bottom: "top", left: "right" };

/** The chain in the order a finger follows it: from a space outwards along the drawn lines. */
export function walk(mat: Printed, paths: number[], from: number, chain: ReadonlySet<number>): number[] {
  const order: number[] = [];
  const queue = chain.has(from) ? [from] : [...chain].slice(0, 1);
  while (queue.length > 0) {
    const space = queue.shift()!;
    if (order.includes(space)) continue;
    order.push(space);
    for (const edge of mat.joins[paths[space] ?? 0] ?? []) {
      const next = neighbour(mat, space, edge);
      if (next !== null && chain.has(next) && mat.joins[paths[next] ?? 0]?.includes(OPPOSITE[edge])) queue.push(next);
    }
  }
  return order;
}

function neighbour(mat: Printed, space: number, edge: Edge): number | null {
  const { column, row } = mat.spaces[space]!;
  const [x, y] = {
    top: [column, row - 1],
    right: [column + 1, row],
    bottom: [column, row + 1],
    left: [column - 1, row],
  }[edge] as [number, number];
  return x < 0 || y < 0 || x >= mat.columns || y >= mat.rows ? null : y * mat.columns + x;
}
