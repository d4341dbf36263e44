import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { board } from "../src/games";
import Puzzles from "../src/pages/Puzzles.svelte";
import { read } from "../src/route.svelte";
import { settings } from "../src/settings.svelte";
import kept from "./kokoro.json";

beforeAll(async () => {
  await settings.start();
  await board("kokoro"); // loaded ahead: it takes long
});
afterEach(() => vi.unstubAllGlobals());

test("puzzles of a game have their own address below Learn", () => {
  expect(read("learn/kokoro/puzzles")).toEqual({ page: "puzzles", slug: "kokoro" });
  expect(read("learn/kokoro")).toEqual({ page: "learn", slug: "kokoro" });
});

test("a puzzle asks its question as its table's options have it", async () => {
  const now = kept.screens.map((one) => one.screen).find((one) => one.seat === 0)!;
  const sheet = { n: 1, seat: 0, seats: now.seats, prompt: "draw", grade: "easy" };
  const push = {
    is: "push",
    n: 1,
    screen: { ...now, options: { ...now.options, peek: "path" } },
    decisions: [{ prompt: "draw", seats: [0], mode: "each", optional: false, ask: 1 }],
    questions: [{ prompt: "draw", ask: 1, choices: ["draw c3"] }],
    ballots: [],
    feed: [],
    result: null,
  };
  const answers: Record<string, unknown> = { puzzles: [sheet], 1: push, edition: kept.edition, actions: [] };
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(new Response(JSON.stringify(answers[url.split("/").at(-1)!]))),
  );
  render(Puzzles, { slug: "kokoro" });
  expect(await screen.findByText(/peek at the next path card/)).toBeTruthy();
});
