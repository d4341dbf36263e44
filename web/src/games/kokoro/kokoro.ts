/** What the board of Kokoro reads: the game's view and edition as they travel, and the printed mat made from them. */
import { line, middle, type Edge, type Point } from "../../look/brush";

export interface MatView {
  paths: number[];
  caterpillar: number | null;
  flower: number | null;
  boxes: number[];
  looks: number;
  knows_next: boolean;
  turned_stone: boolean;
  guardian_boxes: number[];
  decree_box: number | null;
  score: number | null;
  /** The score as far as it is written. */
  tally: number;
  /** The least count that is written, for each box and for the next. */
  needed?: number[];
}

export interface KokoroView {
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  round: number;
  turn: number;
  decree: number | null;
  letters: string[];
  called: string | null;
  golden: number;
  deck: Record<string, number>;
  spent: Record<string, number>;
  turned: Record<string, number>;
  next_sanctuary: string | null;
  next_path: string | null;
  sixth: string | null;
  mats: MatView[];
}

export interface KokoroEdition {
  mat: { rows: string[] };
  pink: { numbers: string[] };
  deck: { number: number; joins: [Edge, Edge]; golden: number; plain: number }[];
}

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

export const ROUNDS = 5;
/** The decree that turns up one sanctuary more at the end. */
export const SIXTH_SHRINE = 7;
export const GOLDEN = 4;

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

/** A path card: `3g` is a golden three. */
export function card(text: string): { number: number; golden: boolean } {
  return { number: Number.parseInt(text, 10), golden: text.endsWith("g") };
}

/** A drawing in notation: `draw c4`, `draw c4 as 3`. Null for other answers. */
export function drawing(answer: string): { name: string; number: number | null } | null {
  const match = /^draw (\S+)(?: as (\d))?$/.exec(answer);
  return match ? { name: match[1]!, number: match[2] ? Number(match[2]) : null } : null;
}

export function notation(name: string, number: number | null): string {
  return number === null ? `draw ${name}` : `draw ${name} as ${number}`;
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
