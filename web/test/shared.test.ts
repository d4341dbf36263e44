import { expect, test } from "vitest";
import { shared } from "../src/shared";

test("what equals what was there is the same object, and the rest is new", () => {
  const old = { round: 1, mats: [{ paths: [1, 0] }, { paths: [0, 2] }], called: null };
  const now = shared(old, { round: 1, mats: [{ paths: [1, 0] }, { paths: [3, 2] }], called: null });
  expect(now).toEqual({ round: 1, mats: [{ paths: [1, 0] }, { paths: [3, 2] }], called: null });
  expect(now).not.toBe(old);
  expect(now.mats[0]).toBe(old.mats[0]);
  expect(now.mats[1]).not.toBe(old.mats[1]);
});

test("equal as a whole, it is the old one", () => {
  const old = { a: [{ b: 1 }, []], c: {} };
  expect(shared(old, { a: [{ b: 1 }, []], c: {} })).toBe(old);
});

test.each([
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [{ 0: 1 }, [1]],
  [null, { a: 1 }],
  [{ a: { b: 1 } }, { a: null }],
])("%j is not %j", (old, now) => {
  expect(shared(old, structuredClone(now))).toStrictEqual(now);
});
