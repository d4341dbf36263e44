/** What a seat sees of the box: view.py and edition.py of the game, by the same names. A test compares them. */

export type Side = "north" | "east" | "south" | "west";
export type Corner = "nw" | "ne" | "se" | "sw";

/** A cocoon as all see it from above, and its side if the viewer knows it. */
export interface Cocoon {
  /** Travels with the cocoon; cocoons look alike. */
  id: number;
  place: string;
  mark: Side | null;
  animals: string[];
  tokens: number;
  /** Keeps the action door. */
  action: boolean;
  /** The animal it belongs to; null: unknown. */
  side: string | null;
  /** Who sees that side right now. */
  seen_by: number[];
  told: boolean;
  known_by: number[];
  public: boolean;
  seen: number | null;
}

/** What lies on a place. */
export interface Bottom {
  /** A kind, `closed`, or null. */
  door: string | null;
  /** An animal, `hidden`, `start`, `action`, or null. */
  token: string | null;
  /** The turn in which all last saw it. */
  seen: number | null;
}

export interface CocoonsView {
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  step: string;
  active: number | null;
  turn: number;
  gap: string | null;
  corners: Corner[][];
  cocoons: Cocoon[];
  bottoms: (Bottom | null)[];
  discarded: string[];
  reserve: number;
  given_up: number;
  turned: number;
  moved: number | null;
  free_turns: number;
  ending: string | null;
}

export interface Locks {
  A: number[];
  B: number[];
}

export interface CocoonsEdition {
  name: string;
  title: string;
  provenance: Record<string, string>;
  animals: string[];
  tokens: number;
  locks: Locks;
  levels: Record<string, string[]>;
  picture: string[];
}
