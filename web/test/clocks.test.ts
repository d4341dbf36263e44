import { describe, expect, it } from "vitest";
import { CLOCKS, inWords, keyOf, offered } from "../src/clocks";
import type { Clock } from "../src/wire";

const plain = (id: string, args: Record<string, string | number> = {}) =>
  [id.replace("web-", "").replace("clock-", ""), ...Object.values(args)].join(" ");
const own: Clock = { kind: "match", seconds: 5400, increment: 0 };

describe("a clock", () => {
  it.each<[Clock | null, string]>([
    [null, "none"],
    [{ kind: "move", seconds: 60 }, "move minutes 1"],
    [{ kind: "move", seconds: 259_200 }, "move days 3"],
    [{ kind: "move", seconds: 90 }, "move seconds 90"],
    [own, "match minutes 90"],
    [{ kind: "match", seconds: 900, increment: 5 }, "match-more minutes 15 seconds 5"],
  ])("is told in words: %o", (clock, words) => {
    expect(inWords(clock, plain)).toBe(words);
  });

  it("that came through the API is offered beside the usual ones, and any other once", () => {
    expect(offered(own).map(keyOf)).toEqual([...CLOCKS.map(keyOf), keyOf(own)]);
    expect(offered({ ...CLOCKS[4]!, late: "pause" })).toEqual(CLOCKS);
    expect(offered(null)).toEqual(CLOCKS);
  });
});
