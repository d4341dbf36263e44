import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Outcome from "../src/parts/Outcome.svelte";
import type { Result } from "../src/wire";

const NAMES = ["Ann", "Ben"];
const ended = (won: boolean): Result => ({
  ending: won ? "won" : "cards",
  scores: won ? [1, 1] : [0, 0],
  places: won ? [1, 1] : [2, 2],
});

test("a team's win is told with a wreath and everybody's name", () => {
  const { container } = render(Outcome, {
    slug: "chocobo",
    result: ended(true),
    isTeam: true,
    names: NAMES,
    record: null,
  });
  expect(container.querySelector(".wreath")).not.toBeNull();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(NAMES);
});

test("a team that has lost gets no wreath", () => {
  const { container } = render(Outcome, {
    slug: "chocobo",
    result: ended(false),
    isTeam: true,
    names: NAMES,
    record: null,
  });
  expect(container.querySelector(".wreath")).toBeNull();
});

test("who plays against each other is ranked", () => {
  render(Outcome, {
    slug: "kokoro",
    result: { ending: "played", scores: [20, 31], places: [2, 1] },
    isTeam: false,
    names: NAMES,
    record: null,
  });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["1Ben31", "2Ann20"]);
});

test("the winner who looks is told so, and the own row is marked", () => {
  const { container } = render(Outcome, {
    slug: "kokoro",
    result: { ending: "rounds", scores: [20, 31], places: [2, 1] },
    isTeam: false,
    names: NAMES,
    own: [1],
    record: null,
  });
  expect(container.querySelector(".wreath")).not.toBeNull();
  expect(container.querySelector("li.own")?.textContent).toBe("1Ben31");
});

test("the parts of a result are a table with a column for each seat", () => {
  const { container } = render(Outcome, {
    slug: "kokoro",
    result: { ending: "rounds", scores: [3, 9], places: [2, 1] },
    isTeam: false,
    names: NAMES,
    parts: [
      { id: "web-kokoro-part-flower", points: [8, 9] },
      { id: "web-kokoro-part-empty", points: [-5, 0] },
    ],
    record: null,
  });
  const rows = [...container.querySelectorAll("tbody tr")];
  expect(rows.map((row) => [...row.querySelectorAll("b")].map((cell) => cell.textContent))).toEqual([
    ["9", "8"],
    ["0", "−5"],
  ]);
});
