import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { stopFrom, stopsOf } from "../src/log";
import Log from "../src/parts/Log.svelte";
import type { Entry, Line } from "../src/wire";

afterEach(() => vi.restoreAllMocks());

const line = (id: string): Line => ({ id, args: {}, rule: "", event: null, fleeting: false });
const entry = (n: number, ...lines: Line[]): Entry => ({
  n,
  prompt: "draw",
  seats: [],
  answers: [],
  lines,
  fleeting: false,
});
const entries = (count: number) => Array.from({ length: count }, (_, i) => entry(i + 1, line(`line ${i + 1}`)));
const props = (log: Entry[]) => ({ log, tell: (one: Line) => one.id, rule: () => undefined });
const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent?.trim());

test("new lines follow a moment later, and lines to be forgotten go at once", async () => {
  const { rerender } = render(Log, props([entry(1, line("slid"))]));
  expect(shown()).toEqual(["slid"]);
  await rerender(props([entry(1, line("slid")), entry(2, line("seen"))]));
  expect(shown()).toEqual(["slid"]);
  await waitFor(() => expect(shown()).toEqual(["slid", "seen"]));
  await rerender(props([entry(1, line("slid")), entry(2)]));
  expect(shown()).toEqual(["slid"]);
});

test("a line to be forgotten leaves a place as high as it was, and nothing of what it said", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(43);
  const [seen, slid] = [line("the fox on a2"), line("slid")];
  const { container, rerender } = render(Log, props([entry(1, line("dealt")), entry(2, seen, slid)]));
  const before = [...container.querySelectorAll("li")];
  await rerender(props([entry(1, line("dealt")), entry(2, slid), entry(3, line("told"))]));
  const rows = [...container.querySelectorAll("li")];
  expect(rows.map((row) => row.textContent?.trim())).toEqual(["dealt", "", "slid"]);
  expect(rows[1]!.style.height).toBe("43px");
  expect(rows[2], "the line below it is the same as before").toBe(before[2]);
  await waitFor(() => expect(shown()).toEqual(["dealt", "slid", "told"]));
  expect(container.innerHTML).not.toContain("fox");
});

test("a log that is told again has no such places", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(43);
  const told = () => [entry(1, line("dealt")), entry(2, line("slid"))];
  const { container, rerender } = render(Log, props([entry(1, line("dealt")), entry(2, line("seen"), line("slid"))]));
  await rerender(props(told()));
  expect([...container.querySelectorAll("li")].map((row) => row.textContent?.trim())).toEqual(["dealt", "slid"]);
});

test("old lines of a long log go many at a time, so that the others do not move with each new one", async () => {
  const { rerender } = render(Log, props(entries(1000)));
  const first = shown()[0];
  await rerender(props(entries(1001)));
  await waitFor(() => expect(shown().at(-1)).toBe("line 1001"));
  expect(shown()[0]).toBe(first);
  await rerender(props(entries(1400)));
  await waitFor(() => expect(shown().at(-1)).toBe("line 1400"));
  expect(shown().length).toBeLessThan(200);
});

test("old lines never go in the moment in which new ones come", async () => {
  const { rerender } = render(Log, props(entries(240)));
  const changes: string[] = [];
  const observer = new MutationObserver((records) => {
    const came = records.some((one) => [...one.addedNodes].some((node) => node.nodeName === "LI"));
    const went = records.some((one) => [...one.removedNodes].some((node) => node.nodeName === "LI"));
    if (came || went) changes.push(`${came ? "come" : ""}${went ? "go" : ""}`);
  });
  observer.observe(screen.getByRole("list"), { childList: true });
  await rerender(props(entries(241)));
  await waitFor(() => expect(changes).toEqual(["come", "go"]));
  expect(shown()).toHaveLength(120);
  expect(shown().at(-1)).toBe("line 241");
  observer.disconnect();
});

test("the end stays in sight when old lines go, and is left by who scrolls up", async () => {
  const { rerender } = render(Log, props(entries(240)));
  const box = screen.getByRole("region");
  let height = 2400;
  Object.defineProperty(box, "scrollHeight", { get: () => height });
  Object.defineProperty(box, "clientHeight", { get: () => 300 });
  const scroll = (top: number) => {
    box.scrollTop = top;
    box.dispatchEvent(new Event("scroll"));
  };
  await rerender(props(entries(241)));
  await waitFor(() => expect(box.scrollTop).toBeGreaterThan(2400));
  height = 1200; // half of the lines are gone, and the browser moves the rest
  scroll(700);
  await rerender(props(entries(242)));
  await waitFor(() => expect(box.scrollTop).toBeGreaterThan(1200));
  scroll(100);
  await rerender(props(entries(243)));
  await waitFor(() => expect(shown().at(-1)).toContain("line 243"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(box.scrollTop).toBe(100);
});

test("what was undone is struck out, and what follows is not", async () => {
  const undo: Entry = { ...entry(4, line("undid")), prompt: "undo", answers: ["1"] };
  const { container, rerender } = render(Log, props([entry(1, line("a")), entry(2, line("b")), entry(3, line("c"))]));
  const struck = () => [...container.querySelectorAll("s")].map((one) => one.textContent);
  expect(struck()).toEqual([]);
  await rerender(props([entry(1, line("a")), entry(2, line("b")), entry(3, line("c")), undo, entry(5, line("d"))]));
  await waitFor(() => expect(shown().at(-1)).toBe("d"));
  expect(struck()).toEqual(["b", "c"]);
});

test("in a replay entries that say nothing go by together", () => {
  const told = (n: number) => entry(n, line("slid"));
  const log = [entry(1), entry(2), entry(3), told(4), told(5), entry(6), told(7)];
  const stops = stopsOf(log, 7);
  expect(stops, "the box is set up in one step").toEqual([0, 3, 4, 5, 6, 7]);
  expect([stopFrom(stops, 0, 1), stopFrom(stops, 3, -1), stopFrom(stops, 2, 1)]).toEqual([3, 0, 3]);
  expect([stopFrom(stops, 7, 1), stopFrom(stops, 0, -1)]).toEqual([7, 0]);
  expect(stopsOf([], 3), "nothing is known of them yet").toEqual([0, 1, 2, 3]);
});
