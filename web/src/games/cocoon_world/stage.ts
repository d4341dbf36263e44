/**
 * What the board shows at one instant, and how each thing that is told or foreseen changes the picture. Events say
 * what happened; nothing here knows why, and at the end of an entry the true screen takes its place.
 */
import { live } from "../../log";
import type { Entry, Line } from "../../wire";
import { path } from "./ring";
import type { Player, Side, CocoonWorldView } from "./view";

export type DiceKind = "roll" | "dungeon" | "fight";

export interface Roll {
  kind: DiceKind;
  faces: number[];
  target: number | null;
  /** Does the target die still count? */
  isOpen: boolean;
}

/** A pawn or a spare; `space` null: on the bet track. */
export interface Piece {
  seat: number;
  isSpare: boolean;
  space: number | null;
  side: Side;
}

export interface Stage {
  pieces: Piece[];
  tiles: (string | null)[];
  piles: number[][];
  bets: (number | null)[];
  roll: Roll | null;
}

/** A walk along the ring, space by space; a jump if `isJump`. */
export interface Walk {
  seat: number;
  isSpare: boolean;
  spaces: number[];
  isJump: boolean;
}

interface Told {
  seat: number;
  spaces: number;
  way: string;
  space: string;
  side: Side;
  position: number;
  tile: string;
  named_seat: number;
}

const DICE: readonly string[] = ["roll", "dungeon", "fight"];

/** The dice of an entry of the log; null if it is no roll. */
export function rollOf(entry: Entry): Roll | null {
  const text = entry.answers[0];
  if (!DICE.includes(entry.prompt) || !text) return null;
  const words = text.split(" ");
  const target = words.find((word) => word.startsWith("t"));
  return {
    kind: entry.prompt as DiceKind,
    faces: words.filter((word) => !word.startsWith("t")).map(Number),
    target: target ? Number(target.slice(1)) : null,
    isOpen: false,
  };
}

/** The dice on the table: those of the last roll, as they were set. */
function rollNow(screen: CocoonWorldView, log: readonly Entry[]): Roll | null {
  const { dice, target } = screen.turn;
  const last = live(log).findLast((entry) => DICE.includes(entry.prompt));
  const rolled = last ? rollOf(last) : null;
  if (dice.length === 0 || (rolled !== null && rolled.kind !== "roll")) return rolled;
  return { kind: "roll", faces: dice, target: target ?? rolled?.target ?? null, isOpen: target !== null };
}

export function stageOf(screen: CocoonWorldView, log: readonly Entry[]): Stage {
  const pieces = screen.players.flatMap((player, seat): Piece[] => [
    { seat, isSpare: false, space: player.space, side: player.side },
    ...(player.spare === null ? [] : [{ seat, isSpare: true, space: player.spare, side: player.spare_side }]),
  ]);
  return {
    pieces,
    tiles: screen.tiles,
    piles: screen.piles,
    bets: screen.players.map((player) => player.bet),
    roll: rollNow(screen, log),
  };
}

const named = (line: Line): string => line.id.replace(/^cocoon_world-/, "");

/** The piece that plays a seat's turn: its spare while that is out. */
function playing(stage: Stage, seat: number): Piece | undefined {
  return stage.pieces.findLast((piece) => piece.seat === seat);
}

function moved(stage: Stage, piece: Piece, change: Partial<Piece>): Stage {
  return { ...stage, pieces: stage.pieces.map((one) => (one === piece ? { ...one, ...change } : one)) };
}

function marked(stage: Stage, seat: number, position: number): Stage {
  const piles = stage.piles.map((pile) => pile.filter((one) => one !== seat));
  piles[position] = [...(piles[position] ?? []), seat];
  return { ...stage, piles };
}

function laid(stage: Stage, space: number, tile: string | null): Stage {
  return { ...stage, tiles: stage.tiles.map((one, i) => (i === space ? tile : one)) };
}

function betOf(stage: Stage, seat: number, bet: number | null): Stage {
  return { ...stage, bets: stage.bets.map((one, i) => (i === seat ? bet : one)) };
}

/** The stage after one line, and the walk that leads there. */
function after(stage: Stage, line: Line): { stage: Stage; walk: Walk | null } {
  const told = (line.event ?? {}) as Partial<Told>;
  const seat = told.seat ?? 0;
  const piece = playing(stage, seat);
  const stays = { stage, walk: null };
  switch (named(line)) {
    case "pawn-moved": {
      if (!piece || piece.space === null) return stays;
      const spaces = path(piece.space, (told.way === "backward" ? -1 : 1) * (told.spaces ?? 0), stage.tiles.length);
      return {
        stage: moved(stage, piece, { space: spaces.at(-1)! }),
        walk: { seat, isSpare: piece.isSpare, spaces, isJump: false },
      };
    }
    case "looped": {
      if (!piece || piece.space === null) return stays;
      return {
        stage: moved(stage, piece, { space: 0 }),
        walk: { seat, isSpare: piece.isSpare, spaces: [piece.space, 0], isJump: true },
      };
    }
    case "pawn-turned": {
      const turned = line.args.why === "@cocoon_world-why-bet" ? stage.pieces.find((one) => one.seat === seat) : piece;
      return turned ? { stage: moved(stage, turned, { side: told.side ?? turned.side }), walk: null } : stays;
    }
    case "marker-moved":
      return { stage: marked(stage, seat, told.position ?? 0), walk: null };
    case "turned-up":
    case "tile-placed":
      return { stage: laid(stage, Number(told.space), told.tile ?? "?"), walk: null };
    case "tile-retrieved":
      return { stage: laid(stage, Number(told.space), null), walk: null };
    case "swapped": {
      const [here, there] = [piece?.space ?? 0, Number(told.space)];
      return { stage: laid(laid(stage, there, stage.tiles[here] ?? "?"), here, told.tile ?? "?"), walk: null };
    }
    case "bet-made":
      return piece
        ? { stage: betOf(moved(stage, piece, { space: null }), seat, told.named_seat ?? null), walk: null }
        : stays;
    case "bet-right":
    case "bet-wrong": {
      const pawn = stage.pieces.find((one) => one.seat === seat && !one.isSpare);
      return pawn ? { stage: betOf(moved(stage, pawn, { space: 0 }), seat, null), walk: null } : stays;
    }
    case "spare-out":
      return {
        stage: { ...stage, pieces: [...stage.pieces, { seat, isSpare: true, space: 0, side: told.side ?? "white" }] },
        walk: null,
      };
    case "spare-in":
      return {
        stage: { ...stage, pieces: stage.pieces.filter((one) => one.seat !== seat || !one.isSpare) },
        walk: null,
      };
    default:
      return stays;
  }
}

/** A view with pawns, tiles, markers and bets as these lines have put them. */
export function staged(view: CocoonWorldView, lines: readonly Line[]): CocoonWorldView {
  const stage = lines.reduce((now, line) => after(now, line).stage, stageOf(view, []));
  const players = view.players.map((player, seat): Player => {
    const pawn = stage.pieces.find((piece) => piece.seat === seat && !piece.isSpare);
    const spare = stage.pieces.find((piece) => piece.seat === seat && piece.isSpare);
    return {
      ...player,
      ep: stage.piles.findIndex((pile) => pile.includes(seat)),
      space: pawn ? pawn.space : player.space,
      side: pawn?.side ?? player.side,
      spare: spare?.space ?? null,
      spare_side: spare?.side ?? player.spare_side,
      bet: stage.bets[seat] ?? null,
    };
  });
  return { ...view, players, tiles: stage.tiles, piles: stage.piles };
}

/** The walk that one of these lines tells, from how it stood before. */
export function walkOf(before: Stage, lines: readonly Line[]): Walk | null {
  let stage = before;
  for (const line of lines) {
    const next = after(stage, line);
    if (next.walk) return next.walk;
    stage = next.stage;
  }
  return null;
}

/** Where foreseen lines would lead: the stage at their end, and every space that the pawn would walk over. */
export function foresee(
  now: Stage,
  lines: readonly Line[],
): { stage: Stage; walked: number[]; lines: readonly Line[] } {
  let stage = now;
  const walked: number[] = [];
  for (const line of lines) {
    const next = after(stage, line);
    stage = next.stage;
    if (next.walk) walked.push(...next.walk.spaces);
  }
  return { stage, walked, lines };
}
