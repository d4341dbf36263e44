/**
 * The level composer: what its page is told, and the little it keeps itself (which door lies on which place).
 *
 * It knows no rules: how many of each door there are comes as `supply`, and whether a level is valid, why not, and
 * its share code come from `check`, asked again after every change. Codes are read by `open`.
 */
import { family } from "./doors";
import type { Estimate } from "../../wire";
import type { CocoonsEdition } from "./view";

export const PLACES_OF_A_LEVEL = 8;

/** A level being made. */
export interface Draft {
  doors: string[];
  hard: boolean;
  tokens: number;
}

/** What the server says of a level: its code, or why it is none (a message of the catalogue, and the clause). */
export type Verdict =
  | { isValid: true; code: string; doors: string[]; hard: boolean; tokens: number | null }
  | { isValid: false; error: string; args: Record<string, string | number>; rule: string };

export interface ComposerProps {
  edition: CocoonsEdition;
  /** How many of each door are in the box, in the order in which they are offered. */
  supply: Record<string, number>;
  /** What lies in the places at first. */
  doors?: string[];
  hard?: boolean;
  /** How many action tokens at first; null is the number of the edition. */
  tokens?: number | null;
  /** Is this a level? Asked once a door lies there; answers to an earlier draft are ignored. */
  check: (draft: Draft) => Promise<Verdict>;
  /** The level of a share code. */
  open: (code: string) => Promise<Verdict>;
  /** Start a table with this level; without it there is no such button. */
  play?: (code: string) => void;
  /** Have some deals of it played; without it there is no such button. */
  estimate?: (code: string) => Promise<Estimate>;
  say: (id: string, args?: Record<string, string | number>) => string;
  /** A refusal in words. */
  explain: (error: string, args: Record<string, string | number>) => string;
  /** Open the rules at a clause. */
  rule: (clause: string) => void;
}

const TOKENS = "tokens=";

/** The parts of a level as the server names them: doors, and perhaps how many tokens. */
export function partsOf(parts: readonly string[]): { doors: string[]; tokens: number | null } {
  const named = parts.find((part) => part.startsWith(TOKENS));
  return {
    doors: parts.filter((part) => !part.startsWith(TOKENS)),
    tokens: named === undefined ? null : Number(named.slice(TOKENS.length)),
  };
}

/** A draft as the server reads it. */
export function levelOf(draft: Draft): string {
  return [...draft.doors, `${TOKENS}${draft.tokens}`].join(",");
}

export type Places = readonly (string | null)[];

/** Doors on eight places; what does not fit is left out. */
export function laid(doors: readonly string[]): Places {
  return Array.from({ length: PLACES_OF_A_LEVEL }, (_, i) => doors[i] ?? null);
}

export function left(door: string, supply: Record<string, number>, places: Places): number {
  return (supply[door] ?? 0) - places.filter((other) => other === door).length;
}

/** A door goes to a place, or to the first free one; one that lies there makes room by changing places. */
export function put(places: Places, door: string, onto: number | null, from: number | null = null): Places {
  const to = onto ?? places.indexOf(null);
  if (to < 0) return places;
  const next = [...places];
  if (from !== null) next[from] = places[to]!;
  next[to] = door;
  return next;
}

export function takeOut(places: Places, at: number): Places {
  return places.map((door, i) => (i === at ? null : door));
}

export type Group = "rune" | "lock" | "special" | "number";

/** The doors of the supply in groups, each in its order. */
export function groups(supply: Record<string, number>): [Group, string[]][] {
  const found: Record<Group, string[]> = { rune: [], lock: [], special: [], number: [] };
  for (const door of Object.keys(supply)) {
    const kind = family(door);
    found[kind === "rune" || kind === "lock" || kind === "number" ? kind : "special"].push(door);
  }
  return (Object.entries(found) as [Group, string[]][]).filter(([, doors]) => doors.length > 0);
}
