import { afterEach, beforeEach, expect, test } from "vitest";
import { aimAt, asSeenBy, hasName, nameOf, Newest, NOWHERE, pointOf } from "../src/finger";
import type { Pointed, SpotSheet } from "../src/wire";

const spots: SpotSheet = { places: "[a-z][0-9]{1,2}", things: ["mat", "hand", "others"], whole: ["hand"] };

/** A thing with a place on the page. */
function put(html: string, boxes: Record<string, [number, number, number, number]>): void {
  document.body.innerHTML = html;
  for (const [id, [x, y, width, height]] of Object.entries(boxes)) {
    document.getElementById(id)!.getBoundingClientRect = () => ({ x, y, width, height }) as DOMRect;
  }
}
const one = (id: string) => document.getElementById(id)!;

beforeEach(() =>
  put(
    `<div id="mat" data-spot="mat"><i id="c3" data-spot="c3"></i><i id="bare"></i></div>
   <div id="hand" data-spot="hand"><b id="card" data-card="17"></b></div>
   <div id="one" data-spot="others"></div><div id="two" data-spot="others"></div><p id="away" data-spot="secret"></p>`,
    {
      mat: [100, 50, 400, 200],
      c3: [200, 100, 50, 40],
      hand: [0, 300, 500, 100],
      one: [0, 0, 10, 10],
      two: [20, 0, 10, 10],
      away: [0, 0, 10, 10],
    },
  ),
);
afterEach(() => (document.body.innerHTML = ""));

test("a seat's own thing is seen through its eyes only, what lies beside it by all", () => {
  const pointed: Pointed = { is: "pointed", spot: "hand", lit: "mat", x: null, y: null, spot_of: 1, lit_of: null };
  expect(asSeenBy(pointed, 1)).toEqual(pointed);
  expect(asSeenBy(pointed, 0)).toMatchObject({ spot: "", lit: "mat" });
  expect(asSeenBy({ ...pointed, spot_of: null, lit_of: 1 }, null)).toMatchObject({ spot: "hand", lit: "" });
});

test("a thing is called by the nearest public name", () => {
  expect(nameOf(one("c3"), spots)?.name).toBe("c3");
  expect(nameOf(one("bare"), spots)?.name).toBe("mat");
  expect(nameOf(one("away"), spots)).toBeNull();
  expect([hasName(spots, "c3"), hasName(spots, "c3 mat"), hasName(spots, "secret")]).toEqual([true, false, false]);
});

test("where on a thing one points is told relative to the thing", () => {
  expect(aimAt(one("bare"), { x: 200, y: 150 }, spots)).toEqual({ spot: "mat", x: 250, y: 500 });
  expect(aimAt(one("c3"), { x: 999, y: 0 }, spots)).toEqual({ spot: "c3", x: 1000, y: 0 });
  expect(aimAt(null, { x: 1, y: 1 }, spots)).toEqual(NOWHERE);
});

test("a card of the hand is only ever the hand", () => {
  expect(aimAt(one("card"), { x: 40, y: 320 }, spots)).toEqual({ spot: "hand", x: null, y: null });
});

test("of things that there are several of, none is told apart", () => {
  expect(aimAt(one("two"), { x: 25, y: 5 }, spots)).toEqual({ spot: "others", x: null, y: null });
});

test("another screen finds the same place on its own thing", () => {
  one("mat").getBoundingClientRect = () => ({ x: 8, y: 400, width: 360, height: 300 }) as DOMRect; // a phone
  expect(pointOf({ spot: "mat", x: 250, y: 500 })).toEqual({ x: 98, y: 550 });
  expect(pointOf({ spot: "hand", x: null, y: null })).toBeNull();
  expect(pointOf({ spot: "z9", x: 1, y: 1 })).toBeNull();
});

test("a moving finger is sent now and then, the newest only, and nothing twice", () => {
  const sent: number[] = [];
  const timers: (() => void)[] = [];
  const newest = new Newest<number>(
    (value) => sent.push(value),
    (callback) => timers.push(callback),
  );
  for (const value of [1, 2, 3, 4]) newest.offer(value);
  expect(sent).toEqual([1]);
  timers.shift()!();
  expect(sent).toEqual([1, 4]);
  newest.offer(4);
  timers.shift()!();
  expect(sent).toEqual([1, 4]);
  expect(timers).toEqual([]);
  newest.offer(5);
  expect(sent).toEqual([1, 4, 5]);
});
