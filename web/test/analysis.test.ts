import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Analysis from "../src/parts/Analysis.svelte";
import { settings } from "../src/settings.svelte";
import type { Analysis as Found, Entry, Forecast, Line, RecordAnalysis } from "../src/wire";

const line = (id: string, args: Line["args"] = {}): Line => ({ id, args, rule: "", event: null });
const hopes = (...values: number[]): Forecast[] => values.map((hope) => ({ hope, chance: hope }));
const FOUND: Found = {
  game: "cocoons",
  seats: 2,
  depth: "quick",
  seed: 0,
  measure: "chance",
  points: [
    { n: 0, kind: "start", prompt: "", seats: [], forecasts: hopes(0.5, 0.6) },
    { n: 5, kind: "luck", prompt: "side", seats: [], forecasts: hopes(0.7, 0.8) },
    { n: 10, kind: "answers", prompt: "put", seats: [1], forecasts: hopes(0, 0) },
  ],
  verdicts: [
    {
      n: 10,
      seat: 1,
      prompt: "put",
      given: line("cocoons-do-put", { place: "c2" }),
      best: line("cocoons-do-put", { place: "c1" }),
      cost: 0.7,
      error: 0.01,
      reasons: [line("hint-any")],
    },
    { n: 8, seat: 0, prompt: "turn", given: line("cocoons-do-leave"), best: line("cocoons-do-leave") },
  ],
  swings: [{ n: 10, kind: "answers", seat: null, change: -0.75 }],
  balances: [],
  summary: [line("analysis-course-team-chance", { start: 55, end: 0 })],
};

beforeAll(async () => {
  await settings.start();
  await settings.need(["cocoons", "analysis"]);
});

let asked: string[] = [];
let answers: RecordAnalysis[] = [];
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked.push(init.method ?? "");
    const body = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = (at = 0, go: (n: number) => void = () => undefined) =>
  render(Analysis, { record: "r", names: ["Ann", "Ben"], at, go });

test("it is asked for until it is there, with progress, and each step can be walked to", async () => {
  answers = [
    { done: 1, total: 4, analysis: null },
    { done: 1, total: 1, analysis: FOUND },
  ];
  const gone: number[] = [];
  const { container } = shown(5, (n) => gone.push(n));
  await fireEvent.click(screen.getByRole("button", { name: /analyse/i }));
  await waitFor(() => expect(container.querySelector("progress")?.getAttribute("value")).toBe("1"));
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(screen.getByRole("img")).toBeTruthy());
  expect(asked).toEqual(["POST", "POST"]);
  expect([...container.querySelectorAll(".now-line b")].map((part) => part.textContent)).toEqual(["70%", "80%"]);
  expect(container.querySelectorAll(".swing")).toHaveLength(1);
  const steps = screen.getAllByRole("button", { name: "10" });
  for (const step of steps) await fireEvent.click(step);
  expect(gone, "a turning point shows what happened, a better answer the position it was for").toEqual([10, 9]);
});

test("a turning point says what was done", async () => {
  answers = [{ done: 1, total: 1, analysis: FOUND }];
  const put = line("cocoons-housed", { seat: 1, place: "c2", animal: "@cocoons-animal-owl" });
  const entries = Array.from({ length: 10 }, (_, i) => ({ n: i + 1, lines: i === 9 ? [put] : [] }) as unknown as Entry);
  const { container } = render(Analysis, { record: "r", names: ["Ann", "Ben"], at: 0, go: () => undefined, entries });
  await fireEvent.click(screen.getByRole("button", { name: /analyse/i }));
  await waitFor(() => expect(container.querySelector(".steps")?.textContent).toContain("Ben puts the owl into"));
});

test("where no number can be told, none is shown", async () => {
  answers = [{ done: 1, total: 1, analysis: { ...FOUND, measure: "order" } }];
  const { container } = shown();
  await fireEvent.click(screen.getByRole("button", { name: /analyse/i }));
  await waitFor(() => expect(screen.getByRole("img")).toBeTruthy());
  expect(container.querySelector("svg")?.textContent).not.toContain("%");
  expect(container.querySelector(".now-line")?.textContent).not.toMatch(/\d/);
});

test("cancelling tells the server, and leaving the page does too", async () => {
  answers = [{ done: 0, total: 4, analysis: null }];
  const first = shown();
  await fireEvent.click(screen.getByRole("button", { name: /analyse/i }));
  await waitFor(() => expect(screen.getByRole("button", { name: /cancel/i })).toBeTruthy());
  await waitFor(() => expect(asked).toEqual(["POST"]));
  await fireEvent.click(screen.getByRole("button", { name: /cancel/i }));
  expect(asked).toEqual(["POST", "DELETE"]);
  await fireEvent.click(screen.getByRole("button", { name: /analyse/i }));
  await waitFor(() => expect(asked).toHaveLength(3));
  first.unmount();
  expect(asked.at(-1)).toBe("DELETE");
});

test("a match that people ended themselves is called their decision, not luck", async () => {
  answers = [
    { done: 1, total: 1, analysis: { ...FOUND, swings: [{ n: 10, kind: "ended", seat: null, change: -0.75 }] } },
  ] as unknown as RecordAnalysis[];
  const { container } = shown();
  await fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(container.querySelector(".steps")?.textContent).toContain("the decision to end the game"));
});
