import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { middle, stroke } from "../src/look/brush";
import { step } from "../src/keys";
import Board from "../src/games/kokoro/Board.svelte";
import { drawing } from "../src/games/kokoro/answers";
import { featuresOf, paths } from "../src/games/kokoro/figures";
import { printed, walk } from "../src/games/kokoro/mat";
import type { KokoroEdition, KokoroView } from "../src/games/kokoro/view";
import { spring } from "../src/look/motion";
import fixture from "./kokoro.json";

const edition = fixture.edition as unknown as KokoroEdition;

function props(at: number, more: Record<string, unknown> = {}) {
  const push = fixture.screens[at]!;
  return {
    screen: push.screen as unknown as KokoroView,
    edition,
    seat: 0,
    names: ["Ann", "Ben"],
    questions: push.questions,
    decisions: [],
    ballots: [],
    given: null,
    told: { serial: at, entries: [] },
    log: [],
    chosen: null,
    notes: {},
    result: null,
    motion: "none" as const,
    answer: vi.fn(),
    choose: vi.fn(),
    preview: vi.fn(() => Promise.resolve([])),
    note: vi.fn(),
    say: (id: string, args?: object) => `${id}${args ? JSON.stringify(args) : ""}`,
    tell: () => "",
    describe: () => Promise.resolve(""),
    announce: vi.fn(),
    rule: vi.fn(),
    ...more,
  };
}

test("the printed mat has 42 spaces, six sanctuaries, and guardians that are none", () => {
  const mat = printed(edition);
  expect(mat.spaces.length).toBe(42);
  expect(mat.spaces.map((space) => space.sanctuary).filter(Boolean)).toEqual(["A", "B", "C", "D", "E", "F"]);
  expect(mat.spaces[0]).toMatchObject({ name: "a1", features: [], sanctuary: null });
});

test("each caterpillar and each flower is drawn once, and the same part of all of them is one path", () => {
  const mat = printed(edition);
  for (const kind of ["c", "f"] as const) {
    const printedOnes = mat.spaces.flatMap((space) => space.features).filter((feature) => feature === kind).length;
    const drawn = featuresOf(mat).filter((one) => one.kind === kind);
    expect(drawn.flatMap((one) => one.at)).toHaveLength(printedOnes);
    expect(paths(kind, drawn[0]!.at).map((part) => part.name)).toEqual(paths(kind, [[0, 0]]).map((part) => part.name));
  }
  const heart = paths("f", [
    [100, 50],
    [20, 10],
  ]).at(-1)!;
  expect(heart.d).toBe(
    "M96.4 50a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M16.4 10a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0",
  );
});

test("drawings are read from their notation", () => {
  expect(drawing("draw c4")).toEqual({ name: "c4", number: null });
  expect(drawing("draw c4 as 3")).toEqual({ name: "c4", number: 3 });
  expect(drawing("look")).toBeNull();
});

test("a chain is walked from its sanctuary outwards along the lines", () => {
  const mat = printed(edition);
  const paths = Array<number>(42).fill(0);
  // c3 (bottom), c4 (top to right), d4 (left to right): one line.
  paths[16] = 6;
  paths[23] = 2;
  paths[24] = 5;
  expect(walk(mat, paths, 16, new Set([24, 23, 16]))).toEqual([16, 23, 24]);
});

test("with many others all mats come, one after another", async () => {
  const push = fixture.screens[0]!.screen as unknown as KokoroView;
  const mats = Array.from({ length: 8 }, () => push.mats[0]!);
  const { container } = render(Board, { props: props(0, { screen: { ...push, mats } }) as never });
  expect(container.querySelectorAll(".mat, .mini")).toHaveLength(0);
  expect(container.querySelectorAll(".other")).toHaveLength(7);
  await vi.waitFor(() => expect(container.querySelectorAll(".mat")).toHaveLength(1));
  await vi.waitFor(() => expect(container.querySelectorAll(".mini")).toHaveLength(7));
});

test("with many others their mats get their last size after the own one", async () => {
  const mats = Array.from({ length: 8 }, () => fixture.screens.at(-1)!.screen.mats[0]);
  const screen = { ...fixture.screens.at(-1)!.screen, mats, phase: "over" };
  const names = mats.map((_, i) => `name ${i}`);
  const { container, rerender } = render(Board, props(fixture.screens.length - 1, { screen, names }) as never);
  const others = container.querySelector(".others")!;
  expect(others.classList).not.toContain("late");
  await rerender(props(fixture.screens.length - 1, { screen, names, result: {} }) as never);
  expect(others.classList).toContain("late");
  await waitFor(() => expect(others.classList).not.toContain("late"));
});

test("the path on a card is printed, and does not grow", () => {
  const { container } = render(Board, props(0) as never);
  expect(container.querySelector(".call .ink")).not.toBeNull();
  expect(container.querySelector(".call .grow")).toBeNull();
});

test("clicking a space answers", async () => {
  const given = props(0);
  render(Board, { props: given as never });
  const cell = screen.getAllByRole("gridcell")[0]!;
  await fireEvent.click(cell);
  expect(given.answer).toHaveBeenCalledWith("draw a1", "draw");
});

test("the board is one tab stop, and arrows move in it", async () => {
  render(Board, { props: props(0) as never });
  const cells = screen.getAllByRole("gridcell");
  expect(cells.filter((cell) => cell.getAttribute("tabindex") === "0").length).toBe(1);
  await fireEvent.keyDown(cells[0]!, { key: "ArrowDown" });
  expect(cells[7]!.getAttribute("tabindex")).toBe("0");
});

test("what is drawn is said, and can't be chosen", () => {
  render(Board, { props: props(1) as never });
  const cell = screen.getAllByRole("gridcell").find((one) => one.getAttribute("data-name") === "c3")!;
  expect(cell.getAttribute("aria-disabled")).toBe("true");
  expect(cell.getAttribute("aria-label")).toContain("web-kokoro-path");
});

test("who watches has nothing to point at", () => {
  render(Board, { props: props(1, { seat: null, questions: [] }) as never });
  expect(screen.queryAllByRole("gridcell")).toEqual([]);
});

test("arrows stay on the grid", () => {
  expect(step("ArrowRight", 6, 42, 7)).toBe(6);
  expect(step("ArrowDown", 6, 42, 7)).toBe(13);
  expect(step("End", 8, 42, 7)).toBe(13);
  expect(step("x", 8, 42, 7)).toBeNull();
});

test("a stroke is the same each time, and a spring ends where it should", () => {
  const points = middle(["top", "left"]);
  expect(stroke(points, 17, 3)).toBe(stroke(points, 17, 3));
  expect(stroke(points, 17, 3)).not.toBe(stroke(points, 17, 4));
  expect(spring().easing).toMatch(/^linear\(0\.0000,.*1\.00|0\.99/);
});

test("the goal and the score column say the least count that is written, as the view has it", () => {
  const push = fixture.screens[0]!.screen as unknown as KokoroView;
  const mats = push.mats.map((mat) => ({ ...mat, boxes: [3], needed: [1, 3] })); // as under decree 10
  const { container } = render(Board, props(0, { screen: { ...push, letters: ["A", "B"], mats } }) as never);
  expect(container.querySelector(".goal")!.textContent).toContain('web-kokoro-goal{"letter":"B","least":3}');
  expect(container.querySelector("text.least")!.textContent).toBe("≥ 3");
});

test.each([
  [4, null, ["next"]],
  [5, null, []],
  [5, 7, ["sixth"]],
])("in round %i with decree %s the sanctuary on top is told as %s", (round, decree, told) => {
  const push = fixture.screens[0]!.screen as unknown as KokoroView;
  const view = { ...push, round, decree, next_sanctuary: "F" };
  const { container } = render(Board, props(0, { screen: view }) as never);
  const found = [...container.innerHTML.matchAll(/kokoro-board-(\w+)-sanctuary/g)].map((match) => match[1]);
  expect([...new Set(found)]).toEqual(told);
});

/** The end of a match in which every box holds 0: the most that empty sanctuaries can cost. */
function emptied(more: Record<string, unknown> = {}) {
  const before = props(0);
  const mats = before.screen.mats.map((mat) => ({
    ...mat,
    boxes: [0, 0, 0, 0, 0],
    guardian_boxes: [0, 0],
    score: -25,
    tally: -25,
  }));
  return props(0, { screen: { ...before.screen, phase: "over", mats }, questions: [], ...more });
}

test("a sum of three signs stays within its box, and the last picture is the mats'", () => {
  const result = { ending: "rounds", scores: [-25, -25], places: [1, 1] };
  const { container } = render(Board, { props: emptied({ result }) as never });
  expect([...container.querySelectorAll(".sheet .long")].map((text) => text.textContent)).toEqual(["−25", "−25"]);
  expect(container.querySelector(".kokoro")!.classList).toContain("over");
});

test("the mats take the room when there is a result, not with the last sum: they would move twice", () => {
  const { container } = render(Board, { props: emptied() as never });
  expect(container.querySelector(".kokoro")!.classList).not.toContain("over");
  expect(container.querySelector(".goal")).not.toBeNull();
});

test("a sanctuary that is connected to nothing counts 0, not 0 to 0", async () => {
  const event = { seat: 0, letter: "C", count: 0, previous: 0, written: 0, spaces: [] };
  const entries = [{ n: 1, prompt: "path", seats: [], answers: [], lines: [{ id: "kokoro-scored", event }] }];
  const { container } = render(Board, { props: emptied({ told: { serial: 9, entries, ms: 0 } }) as never });
  await vi.waitFor(() => expect(container.querySelector(".badge text")!.textContent).toBe("0"));
});

test("the score column adds up in play: what empty sanctuaries cost has a row of its own", () => {
  const push = fixture.screens[0]!.screen as unknown as KokoroView;
  const mats = push.mats.map((mat) => ({ ...mat, boxes: [5, 0, 0], tally: -5 }));
  const { container } = render(Board, props(0, { screen: { ...push, letters: ["A", "B", "C", "D"], mats } }) as never);
  const written = [...container.querySelectorAll(".sheet .value")].map((text) => text.textContent);
  expect(written).toEqual(["5", "0", "0", "−10"]);
  expect(container.querySelector(".sheet .total")!.textContent).toBe("−5");
});
