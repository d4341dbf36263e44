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
