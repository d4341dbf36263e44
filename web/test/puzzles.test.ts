import { expect, test } from "vitest";
import { read } from "../src/route.svelte";

test("puzzles of a game have their own address below Learn", () => {
  expect(read("learn/kokoro/puzzles")).toEqual({ page: "puzzles", slug: "kokoro" });
  expect(read("learn/kokoro")).toEqual({ page: "learn", slug: "kokoro" });
});
