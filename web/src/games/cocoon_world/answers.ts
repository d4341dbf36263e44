/** The answers of the game, read from their notation: which of them lie on which thing of the board. */
import { tileFact } from "./view";

export type Kind = "place" | "take" | "keep" | "top" | "at" | "swap" | "from" | "bet" | "gain" | "set" | "use" | "word";

export interface Answer {
  kind: Kind;
  /** A tile, or the word itself. */
  name: string;
  /** A space, seat, face or number of EP. */
  number: number;
}

const TILES = ["place", "take", "keep", "top"];
const NUMBERS = ["at", "swap", "from", "bet", "gain"];

export function read(text: string): Answer {
  const [verb = "", what = "", more = ""] = text.split(" ");
  if (TILES.includes(verb)) return { kind: verb as Kind, name: what, number: 0 };
  if (NUMBERS.includes(verb)) return { kind: verb as Kind, name: "", number: Number(what) };
  if (verb === "set") return { kind: "set", name: what, number: Number(more) };
  if (verb === "use") return { kind: "use", name: what, number: 0 };
  return { kind: "word", name: text, number: 0 };
}

/** Is this answer given on the board itself? The others are words, for buttons. */
export function shows(text: string): boolean {
  const { kind } = read(text);
  return kind !== "word" && kind !== "use";
}

/** The answers that lie on spaces of the ring, by the space. */
export function bySpace(texts: readonly string[]): Map<number, string> {
  return new Map(
    texts
      .map((text) => [read(text), text] as const)
      .filter(([{ kind }]) => kind === "at" || kind === "swap")
      .map(([{ number }, text]) => [number, text]),
  );
}

/** The answers that name a tile, by the tile. */
export function byTile(texts: readonly string[]): Map<string, string> {
  return new Map(
    texts
      .map((text) => [read(text), text] as const)
      .filter(([{ kind }]) => TILES.includes(kind))
      .map(([{ name }, text]) => [name, text]),
  );
}

/** An answer as its message in the catalogue. */
export function message(text: string): { id: string; args: Record<string, string | number> } {
  const { kind, name, number } = read(text);
  switch (kind) {
    case "place":
    case "take":
    case "keep":
    case "top":
      return { id: `cocoon_world-do-${kind}`, args: { tile: tileFact(name) } };
    case "at":
    case "swap":
      return { id: `cocoon_world-do-${kind}`, args: { space: number } };
    case "from":
    case "bet":
      return { id: `cocoon_world-do-${kind}`, args: { seat: number } };
    case "gain":
      return { id: "cocoon_world-do-gain", args: { ep: number } };
    case "set":
      return {
        id: "cocoon_world-do-set",
        args: { die: name === "t" ? "@cocoon_world-target-die" : name, face: number },
      };
    case "use":
      return { id: "cocoon_world-do-use", args: { way: `@cocoon_world-use-${name}` } };
    default:
      return { id: `cocoon_world-do-${name}`, args: {} };
  }
}
