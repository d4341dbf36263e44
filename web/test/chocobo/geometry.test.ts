import { describe, expect, it } from "vitest";
import { angleOf, nearest, shown, slotOf, turnOf } from "../../src/games/chocobo/dial";
import { BIRD, BOSSES, foe, REAPER, SIGNS } from "../../src/games/chocobo/figures";
import { around, outerAngle, polar, route, sheetOf, touched } from "../../src/games/chocobo/floor";
import { CARD_HEIGHT, CARD_WIDTH, fan, HAND_HEIGHT, pick } from "../../src/games/chocobo/hand";
import { bookOf, initialsOf, type ChocoboEdition } from "../../src/games/chocobo/view";

const edition = {
  floors: [
    { floor: 1, basic: 1, elite: 0, track: 11, star: false, map: "S . v\n. # d1\nb . X\n" },
    { floor: 2, basic: 1, elite: 0, track: 9, star: false, map: "S X" },
    { floor: 2, basic: 2, elite: 0, track: 7, star: true, map: "X S" },
  ],
} as unknown as ChocoboEdition;

describe("a floor", () => {
  const sheet = sheetOf(edition, 1, {});

  it("is read as printed, with the numbers of the view", () => {
    expect([sheet.columns, sheet.rows, sheet.track]).toEqual([3, 3, 11]);
    expect(sheet.spaces.map((space) => space.index)).toEqual([0, 1, 2, 9, 10, 11, 18, 19, 20]);
    expect(sheet.spaces[5]).toMatchObject({ name: "c2", icon: "damage", amount: 1 });
  });

  it("is the side that was chosen", () => {
    expect(sheetOf(edition, 2, { floor2: "star" }).track).toBe(7);
    expect(sheetOf(edition, 2, { floor2: "plain" }).track).toBe(9);
  });

  it("is walked around its walls", () => {
    expect(route(sheet, 1, 19)).toHaveLength(5);
    expect(route(sheet, 1, 19)).not.toContain(10);
    expect(route(sheet, 0, 10)).toEqual([0, 10]);
  });
});

describe("the ring", () => {
  it("leaves the corners untouched", () => {
    const all = Array.from({ length: 12 }, (_, i) => touched(i));
    expect(all).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]);
  });
  it("goes clockwise, over its end too", () => {
    expect(around(14, 1, 16)).toEqual([14, 15, 0, 1]);
    expect(around(3, 3, 16)).toEqual([3]);
    expect(outerAngle(2)).toBe(0);
    expect(polar(90, 10).map(Math.round)).toEqual([10, 0]);
  });
});

describe("the dial", () => {
  it("has its numbers around the upper half", () => {
    expect([1, 3, 5].map((k) => angleOf(k))).toEqual([-90, 0, 90]);
    expect(slotOf(3)[0]).toBe(0);
    expect(slotOf(1)[0]).toBe(-slotOf(5)[0]);
  });
  it("shows its space `off` at number 1, and turns clockwise when that falls by one", () => {
    expect(shown(6, 4, 8)).toBe(1);
    expect(turnOf(3)).toBe(-225);
    expect(turnOf(2) - turnOf(3)).toBe(45);
    expect(nearest(turnOf(7), turnOf(0)) - turnOf(0)).toBe(45);
  });
});

describe("a hand", () => {
  it("stays inside its room, in rows that can be read", () => {
    for (const width of [340, 600, 1100]) {
      for (const count of [1, 5, 12, 20]) {
        const lying = fan(count, width);
        expect(lying.cards).toHaveLength(count);
        for (const card of lying.cards) {
          expect(card.x).toBeGreaterThanOrEqual(0);
          expect(card.x + lying.scale * CARD_WIDTH).toBeLessThanOrEqual(width);
          expect(card.y + lying.scale * CARD_HEIGHT).toBeLessThanOrEqual(HAND_HEIGHT);
        }
      }
    }
    expect(fan(10, 392).scale, "what one mostly holds lies in one row").toBe(1);
    const [upper, lower] = [fan(20, 340).cards[0]!, fan(20, 340).cards.at(-1)!];
    expect(lower.y - upper.y, "the number and the strength of a card in the upper row are in sight").toBeGreaterThan(
      36,
    );
  });
  it("lifts as many cards as are due", () => {
    expect(pick([], 5, 2)).toEqual([5]);
    expect(pick([5], 9, 2)).toEqual([5, 9]);
    expect(pick([5, 9], 5, 2)).toEqual([9]);
    expect(pick([5, 9], 7, 2)).toEqual([9, 7]);
    expect(pick([5], 7, 1)).toEqual([7]);
  });
});

describe("words and pictures", () => {
  it("tells seats apart that begin alike", () => {
    expect(initialsOf(["Ada", "Bram", "BEN"])).toEqual(["A", "Br", "Be"]); // a number would look like a strength
    expect(initialsOf(["Ada", "Bo", "bob"])).toEqual(["A", "2", "3"]);
  });
  it("reads Books", () => {
    expect(bookOf("move2")).toEqual({ effect: "move", amount: 2 });
  });
  it("has a picture for every Monster, known or not", () => {
    const names = ["blob", "imp", "bat", "skeleton", "boar", "cactus", "wraith", "sorcerer", "ogre", "drake"];
    expect(new Set(names.map(foe)).size).toBe(names.length);
    expect(foe("somebody-else").length).toBeGreaterThan(3);
    for (const parts of [BIRD, REAPER, BOSSES.behemoth, BOSSES.omega, ...Object.values(SIGNS)])
      for (const [d] of parts) expect(d).toMatch(/^M/);
  });
});
