import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import Coach from "../src/parts/Coach.svelte";
import { settings } from "../src/settings.svelte";
import type { Table } from "../src/table.svelte";
import type { Coaching, Line } from "../src/wire";

beforeAll(async () => {
  await settings.start();
  await settings.need(["learn", "kokoro-lessons"]);
});

const remark = { kind: "better", id: "learn-better", args: {}, rule: "", answer: "draw b5", reason: null };
const coach = {
  kind: "free",
  say: "kokoro-lesson-first-free",
  at: 3,
  of: 4,
  spot: "",
  clauses: [],
  back: true,
  remark,
};

function spoken(isTurn: boolean): string {
  const { container, unmount } = render(Coach, {
    table: { isTurn } as Table,
    coach: coach as unknown as Coaching,
    slug: "kokoro",
    label: () => "Draw in b5",
    tell: (line: Line) => line.id,
    rule: () => undefined,
  });
  const words = container.querySelector(".remark")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  unmount();
  return words;
}

test("when the next card is up, a comment says that it is about the last move", () => {
  expect(spoken(false)).toContain("I’d have played: Draw in b5.");
  expect(spoken(false)).not.toContain("Your last move");
  expect(spoken(true)).toContain("Your last move: I’d have played: Draw in b5.");
});
