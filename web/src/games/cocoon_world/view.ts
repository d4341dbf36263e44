/** The view and the edition of Cocoon World as they travel; tests/web/test_views.py holds them to view.py. */

export type Side = "white" | "black";
export type EventName = "start" | "initiation" | "experience" | "bet" | "pit";

export interface Player {
  ep: number;
  side: Side;
  space: number | null;
  bet: number | null;
  spare: number | null;
  spare_side: Side;
  hand: number;
  laps: number;
  fame: number;
  fought: boolean;
  next_dice: number;
  next_changes: number;
  next_reverse: number;
  choose: number;
  sworn?: boolean;
  score?: number | null;
}

export interface TopTile {
  tile: string | null;
  seen_by: number[];
}

export interface SeenTile {
  seat: number;
  holder: number;
  tiles: string[];
}

export interface TurnView {
  step: string;
  ask: number;
  added: number;
  changes: number;
  reverse: boolean;
  dice: number[];
  fixed: number[];
  target: number | null;
  target_fixed: boolean;
  rolls: number;
  doublets: boolean;
  waiting: number;
  placements: number;
  chain: number[];
  swapped: boolean;
  swap_with: number | null;
  placing: string | null;
  victim: number | null;
  made: string[];
  rung: number;
  prize: number;
  supplied: number;
  looked: number;
  looked_by: number[][];
  followed?: number[];
}

export interface Chance {
  what: string;
  ways: number;
  worth: number;
  least: number;
  is_done: boolean;
}

export interface Odds {
  chances: Chance[];
  of: number;
  lost: number;
  stake: number;
}

/** Known tiles that another has put back in an order of its own, or drawn. */
export interface Among {
  tiles: string[];
  tops: number;
  hands: number[];
}

/** Something special about an own scenario, with its number. */
export interface Part {
  part: string;
  number: number;
}

export interface CocoonWorldView {
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  first: number;
  active: number;
  round: number;
  rounds: number;
  events: (EventName | null)[];
  tiles: (string | null)[];
  players: Player[];
  piles: number[][];
  pile: number;
  tops: TopTile[];
  out: string[];
  turn: TurnView;
  odds?: Odds | null;
  camps?: [number, number] | null;
  goal?: Part[];
  supplies?: boolean;
  recalled?: (string | null)[];
  mixed?: Among[];
  hand: string[];
  seen: SeenTile[];
  looking: string[];
  dealt: boolean;
}

export interface Ring {
  stretch: number;
  events: EventName[];
}

export interface Tiles {
  basic: Record<string, number>;
  marked: Record<string, number>;
}

export interface CocoonWorldEdition {
  name: string;
  title: string;
  provenance: Record<string, string>;
  ring: Ring;
  tiles: Tiles;
}

/** How a tile lies on the ring: what is drawn on it, and where it points. */
export interface Face {
  /** forward, backward: it moves the pawn that way; else null. */
  way: "forward" | "backward" | null;
  /** The number printed on it, with its sign if it is about EP. */
  number: string;
  /** The drawing on it, by its name in figures.ts. */
  sign: string;
  /** Does it end with another roll? */
  rolls: boolean;
}

/** What is printed on a tile, from its name in notation: `f3`, `gain1-roll`. */
export function faceOf(name: string): Face {
  const steps = /^([fb])(\d+)$/.exec(name);
  if (steps) return { way: steps[1] === "f" ? "forward" : "backward", number: steps[2]!, sign: "", rolls: false };
  const rolls = name.endsWith("-roll");
  const plain = rolls ? name.slice(0, -5) : name;
  const ep = /^(gain|lose)(\d)$/.exec(plain);
  if (ep) return { way: null, number: `${ep[1] === "gain" ? "+" : "−"}${ep[2]}`, sign: "", rolls };
  const leads = ["start", "pit", "bet", "initiation", "experience"].includes(plain);
  return { way: leads ? "forward" : null, number: "", sign: plain, rolls };
}

/** A tile as an argument of a message, as tiles.py writes it. */
export function tileFact(name: string): string {
  const { way, number, sign } = faceOf(name);
  return way !== null && sign === "" ? `@cocoon_world-tile-${way} ${number}` : `@cocoon_world-tile-${name}`;
}

/** What a player has by the scenario's count; views leave it out where EP and fame are all that counts. */
export function scoreOf(player: Player): number {
  return player.score ?? player.ep + player.fame;
}

/** Whole per cent, but "<1" for what is rare and possible. */
export function percent(ways: number, of: number): string {
  const whole = Math.round((100 * ways) / of);
  return whole === 0 && ways > 0 ? "<1" : String(whole);
}
