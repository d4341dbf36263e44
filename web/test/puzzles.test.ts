import { fireEvent, render, screen } from "@testing-library/svelte";
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

const now = kept.screens.map((one) => one.screen).find((one) => one.seat === 0)!;
const sheet = { n: 1, seat: 0, seats: now.seats, prompt: "draw", grade: "easy" };
const push = {
  is: "push",
  n: 1,
  screen: { ...now, options: { ...now.options, peek: "path" } },
  decisions: [{ prompt: "draw", seats: [0], mode: "each", optional: false, ask: 1 }],
  questions: [{ prompt: "draw", ask: 1, choices: ["draw c3", "look"] }],
  ballots: [],
  feed: [],
  result: null,
};
const answers: Record<string, unknown> = { puzzles: [sheet], 1: push, edition: kept.edition, actions: [] };
const line = (id: string) => ({ id, args: {}, rule: "", event: {} });
const verdict = {
  right: false,
  given: line("looked-elsewhere"),
  best: line("best-of-all"),
  answer: "draw c3",
  lines: [],
};

function begin(): void {
  vi.stubGlobal("fetch", (url: string, sent?: RequestInit) => {
    const found = sent?.method === "POST" ? verdict : answers[url.split("/").at(-1)!];
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
  render(Puzzles, { slug: "kokoro" });
}

test("a puzzle asks its question as its table's options have it", async () => {
  begin();
  expect(await screen.findByText(/peek at the next path card/)).toBeTruthy();
});

test("a wrong answer does not give the best one away before it is asked for", async () => {
  begin();
  await fireEvent.click(await screen.findByRole("button", { name: "look" }));
  expect(await screen.findByText(/Not quite: something beats .*looked elsewhere/i)).toBeTruthy();
  expect(screen.queryByText(/best of all/i)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Show the solution" }));
  expect(screen.getByText(/The best move is: best of all/i)).toBeTruthy();
});

test("the solution is marked on the board when it is shown, and nothing else is offered", async () => {
  begin();
  const open = () => screen.getAllByRole("gridcell").filter((cell) => cell.getAttribute("aria-disabled") === "false");
  await fireEvent.click(await screen.findByRole("button", { name: "look" }));
  await screen.findByText(/Not quite/);
  expect(document.querySelector(".ghost"), "not before it is asked for").toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Show the solution" }));
  expect(document.querySelector(".ghost")).not.toBeNull();
  expect(open().map((cell) => cell.getAttribute("data-name"))).toEqual(["c3"]);
});
