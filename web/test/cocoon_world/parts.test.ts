import { describe, expect, it } from "vitest";
import { bySpace, byTile, shows, message, read } from "../../src/games/cocoon_world/answers";
import { BEASTS, SIGNS } from "../../src/games/cocoon_world/figures";
import { around, onCircle, path, spaces, spot, standing, TALL, WIDE } from "../../src/games/cocoon_world/ring";
import { foresee, rollOf, walkOf, type Stage } from "../../src/games/cocoon_world/stage";
import { turnsOf } from "../../src/games/cocoon_world/turns";
import {
  faceOf,
  percent,
  scoreOf,
  tileFact,
  type CocoonWorldEdition,
  type Player,
} from "../../src/games/cocoon_world/view";
import type { Entry, Line } from "../../src/wire";
import text from "./moments.json?raw";

const { edition } = JSON.parse(text) as { edition: CocoonWorldEdition };
const EVENTS = edition.ring.events.flatMap((event) => [event, ...Array<null>(edition.ring.stretch).fill(null)]);

describe("answers", () => {
  it("are read from their notation", () => {
    expect(read("place f3")).toEqual({ kind: "place", name: "f3", number: 0 });
    expect(read("at 17")).toEqual({ kind: "at", name: "", number: 17 });
    expect(read("set t 6")).toEqual({ kind: "set", name: "t", number: 6 });
    expect(bySpace(["swap 3", "swap 40"])).toEqual(
      new Map([
        [3, "swap 3"],
        [40, "swap 40"],
      ]),
    );
    expect(byTile(["take f3", "take roll"])).toEqual(
      new Map([
        ["f3", "take f3"],
        ["roll", "take roll"],
      ]),
    );
  });

  it("lie on the board, or are words for buttons", () => {
    for (const answer of [
      "place f3",
      "at 3",
      "swap 9",
      "bet 2",
      "from 1",
      "take roll",
      "keep b2",
      "top b2",
      "set 2 5",
      "gain 4",
    ])
      expect(shows(answer), answer).toBe(true);
    for (const answer of ["enter", "pass", "again", "stop", "fight", "travel", "leave", "use here", "use away"])
      expect(shows(answer), answer).toBe(false);
  });

  it("have their message with its arguments", () => {
    expect(message("place b12")).toEqual({
      id: "cocoon_world-do-place",
      args: { tile: "@cocoon_world-tile-backward 12" },
    });
    expect(message("set t 6")).toEqual({
      id: "cocoon_world-do-set",
      args: { die: "@cocoon_world-target-die", face: 6 },
    });
    expect(message("use here")).toEqual({ id: "cocoon_world-do-use", args: { way: "@cocoon_world-use-here" } });
    expect(message("again")).toEqual({ id: "cocoon_world-do-again", args: {} });
  });
});

describe("tiles", () => {
  it("of every kind of the box have a face", () => {
    for (const name of [...Object.keys(edition.tiles.basic), ...Object.keys(edition.tiles.marked)]) {
      const face = faceOf(name);
      expect(face.number !== "" || (SIGNS[face.sign]?.length ?? 0) > 0, name).toBe(true);
    }
  });

  it("say where they lead, and whether another roll follows", () => {
    expect(faceOf("f12")).toEqual({ way: "forward", number: "12", sign: "", rolls: false });
    expect(faceOf("b3").way).toBe("backward");
    expect(faceOf("initiation-roll")).toEqual({ way: "forward", number: "", sign: "initiation", rolls: true });
    expect(faceOf("lose1-roll")).toEqual({ way: null, number: "−1", sign: "", rolls: true });
    expect(faceOf("roll-place")).toEqual({ way: null, number: "", sign: "roll-place", rolls: false });
    expect(tileFact("gain1-roll")).toBe("@cocoon_world-tile-gain1-roll");
    expect(Object.keys(BEASTS)).toEqual(["moth", "hound", "ogre", "wyrm"]);
  });

  it("and chances are told in whole per cent, but never as none if they are possible", () => {
    expect(percent(720, 1296)).toBe("56");
    expect(percent(6, 1296)).toBe("<1");
    expect(percent(0, 1296)).toBe("0");
  });
});

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s ring", (_, frame) => {
  const all = spaces(frame, EVENTS);

  it("begins below the middle and goes clockwise", () => {
    expect(all).toHaveLength(48);
    expect([all[0]!.x, all[0]!.y]).toEqual([expect.closeTo(0), frame.down / 2]);
    expect(all[0]!.angle).toBeCloseTo(180);
    expect(all[1]!.x).toBeLessThan(0);
    expect(all[24]!.y).toBeLessThan(0);
    expect(all[47]!.x).toBeGreaterThan(0);
  });

  it("is closed, and its spaces do not overlap", () => {
    const [a, b] = [spot(frame, 0), spot(frame, around(frame))];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.01);
    expect(all.reduce((sum, space) => sum + space.length, 0)).toBeCloseTo(around(frame));
    all.forEach((space, i) => {
      const next = all[(i + 1) % all.length]!;
      expect(Math.hypot(space.x - next.x, space.y - next.y)).toBeGreaterThan(frame.depth * 0.5);
    });
  });

  it("stays inside its drawing, pawns too", () => {
    for (const space of all) {
      for (let order = 0; order < 5; order++) {
        const [x, y] = standing(frame, space, order, 5);
        expect(Math.abs(x)).toBeLessThan(frame.width / 2);
        expect(Math.abs(y)).toBeLessThan(frame.height / 2);
      }
    }
    const [x, y] = onCircle(frame, 0, 11);
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(frame.circle.y - frame.circle.radius)]);
  });
});

const line = (id: string, event: Record<string, unknown>, args: Line["args"] = {}): Line => ({
  id: `cocoon_world-${id}`,
  args,
  rule: "W-21",
  event,
});
const entry = (prompt: string, answer: string, lines: Line[] = []): Entry => ({
  n: 1,
  prompt,
  seats: [],
  answers: [answer],
  lines,
});
const STAGE: Stage = {
  pieces: [
    { seat: 0, isSpare: false, space: 46, side: "white" },
    { seat: 1, isSpare: false, space: 3, side: "black" },
  ],
  tiles: Array<string | null>(48).fill(null),
  piles: [[0, 1], ...Array.from({ length: 10 }, () => [])],
  bets: [null, null],
  roll: null,
};

describe("what is told", () => {
  it("walks over Start, and moves markers where they were told to go", () => {
    const lines = [
      line("marker-moved", { seat: 0, position: 1 }),
      line("pawn-moved", { seat: 0, spaces: 5, way: "forward" }),
    ];
    const { stage } = foresee(STAGE, lines);
    expect(stage.piles.slice(0, 2)).toEqual([[1], [0]]);
    expect(stage.pieces[0]!.space).toBe(3);
    expect(walkOf(STAGE, lines)!.spaces).toEqual([46, 47, 0, 1, 2, 3]);
  });

  it("turns, lays and swaps tiles", () => {
    const lines = [
      line("turned-up", { tile: "f3", space: "5" }),
      line("tile-placed", { seat: 0, tile: "roll", space: "46" }),
      line("swapped", { seat: 0, tile: "f3", space: "5" }),
    ];
    const { tiles } = foresee(STAGE, lines).stage;
    expect([tiles[5], tiles[46]]).toEqual(["roll", "f3"]);
  });

  it("sends a bettor to the track, lets the spare play, and brings both home", () => {
    const made = foresee(STAGE, [
      line("bet-made", { seat: 0, named_seat: 1 }),
      line("spare-out", { seat: 0, side: "white" }),
      line("pawn-moved", { seat: 0, spaces: 4, way: "forward" }),
    ]).stage;
    expect(made.bets).toEqual([1, null]);
    expect(made.pieces.filter((piece) => piece.seat === 0).map((piece) => piece.space)).toEqual([null, 4]);
    const lines = [
      line("bet-wrong", { seat: 0, named_seat: 1 }),
      line("pawn-turned", { seat: 0, side: "black" }, { why: "@cocoon_world-why-bet" }),
      line("spare-in", { seat: 0 }),
    ];
    const end = foresee(made, lines).stage;
    expect(end.pieces.filter((piece) => piece.seat === 0)).toEqual([
      { seat: 0, isSpare: false, space: 0, side: "black" },
    ]);
    expect(end.bets).toEqual([null, null]);
  });

  it("jumps to Start in a loop", () => {
    expect(walkOf(STAGE, [line("looped", { seat: 1, space: "3" })])).toMatchObject({ spaces: [3, 0], isJump: true });
  });

  it("reads a roll, and what is none", () => {
    expect(rollOf(entry("dungeon", "1 1 3 5"))).toEqual({
      kind: "dungeon",
      faces: [1, 1, 3, 5],
      target: null,
      isOpen: false,
    });
    expect(rollOf(entry("tile", "place f3"))).toBeNull();
    expect(path(1, -3, 48)).toEqual([1, 0, 47, 46]);
  });
});

describe("the log by turns", () => {
  it("begins each where the rules say so, and knows why dice were rolled again", () => {
    const log = [
      entry("draw", "f3", [line("turn-began", { seat: 1, round: 2 })]),
      entry("roll", "4 4 t6", [line("doublets", { seat: 1 })]),
      entry("roll", "2 5", [line("rolls-wait", { seat: 1, rolls: 1 })]),
      entry("roll", "1 2", [line("turn-began", { seat: 0, round: 3 })]),
    ];
    const turns = turnsOf(log);
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ seat: 1, round: 2 });
    expect(turns[0]!.steps.filter((step) => step.roll).map((step) => step.rule)).toEqual(["W-20", "W-22", "W-66"]);
  });

  it("leaves out what caused nothing", () => {
    const hint = { ...line("x", { seat: 1 }), id: "told-hint" };
    const log = [entry("draw", "f3", [line("turn-began", { seat: 1, round: 2 }), hint, line("doublets", { seat: 1 })])];
    expect(turnsOf(log)[0]!.steps.map((step) => step.line?.id)).toEqual(["cocoon_world-doublets"]);
  });
});

describe("a player's score", () => {
  const player = { ep: 4, laps: 2, fame: 3 } as Player;

  it("is what the scenario counts, as the result will say it", () => {
    expect(scoreOf({ ...player, fame: 0 })).toBe(4);
    expect(scoreOf(player)).toBe(7);
    expect(scoreOf({ ...player, score: 14 })).toBe(14);
  });
});
