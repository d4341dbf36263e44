import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { compare } from "../src/best";
import Outcome from "../src/parts/Outcome.svelte";
import Sources from "../src/parts/Sources.svelte";
import SameDeal from "../src/parts/SameDeal.svelte";
import Share from "../src/parts/Share.svelte";
import { further } from "../src/games/cocoons";
import { changedOptions, onwardAfter, strongerBots } from "../src/wishes";
import type { Chair, GameSheet, MatchScore, RecordAccount, RecordBots, Result } from "../src/wire";

afterEach(() => vi.unstubAllGlobals());

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

test("whoever has not pressed yet is led to the game that another set up", async () => {
  const rematch = vi.fn();
  render(Outcome, {
    slug: "kokoro",
    result: { ending: "rounds", scores: [20, 31], places: [2, 1] },
    isTeam: false,
    names: NAMES,
    own: [0],
    record: null,
    rematch,
    next: "K7QF",
  });
  expect(screen.getByRole("status")).toBeDefined();
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(1);
  await fireEvent.click(buttons[0]!);
  expect(rematch).toHaveBeenCalledWith(true);
});

test("whoever may choose the next level still finds it when another has set up the same one", () => {
  const play = vi.fn();
  const { container } = render(Outcome, {
    slug: "cocoons",
    result: ended(true),
    isTeam: true,
    names: NAMES,
    own: [0],
    record: null,
    rematch: () => undefined,
    next: "K7QF",
    setUp: "The options are the same.",
    further: [{ id: "web-next-level", play }],
  });
  expect(screen.getByRole("status").textContent).toContain("The options are the same.");
  const buttons = [...container.querySelectorAll<HTMLButtonElement>(".next > button")];
  expect(buttons).toHaveLength(2);
  buttons[0]!.click();
  expect(play).toHaveBeenCalledOnce();
});

test("what the next table changes changes at once, so that no button moves under a finger", async () => {
  const seen = { slug: "cocoons", result: ended(true), isTeam: true, names: NAMES, own: [0], record: null };
  const rematch = () => undefined;
  const { container, rerender } = render(Outcome, { ...seen, rematch, next: null, setUp: null });
  const words = () => [...container.querySelectorAll(".next > button")].map((button) => button.textContent);
  const before = words();
  await rerender({ next: "K7QF" });
  expect(words()).toEqual(before);
  await rerender({ setUp: "" });
  expect(words()).not.toEqual(before);
  expect(container.querySelector(".waiting")).not.toBeNull();
});

const PLAYED = { options: { level: "2", hard: "off" }, chairs: [], campaign: null, lesson: "" };

test("after a level that was won the next one is there, whatever has been set up meanwhile", () => {
  const wish = { options: { level: "3" }, bots: {} };
  expect(onwardAfter(PLAYED, true, null, further)).toEqual({ id: "web-next-level", wish });
  expect(onwardAfter({ ...PLAYED, next: "K7QF" } as typeof PLAYED, true, null, further)?.wish).toEqual(wish);
  expect(onwardAfter(PLAYED, false, null, further)).toBeNull();
  expect(onwardAfter({ ...PLAYED, lesson: "first" }, true, null, further)).toBeNull();
});

test("only what is other at the next table is told of it", () => {
  expect(changedOptions(PLAYED.options, PLAYED.options)).toEqual([]);
  expect(changedOptions(PLAYED.options, { ...PLAYED.options, level: "3" })).toEqual([["level", "3"]]);
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

test("what a result came from is a table with a column for each seat, added up where it is a sum", async () => {
  const account: RecordAccount = {
    sources: [
      { name: "flower", amounts: [8, 9] },
      { name: "empty", amounts: [-5, 0] },
    ],
    lines: [],
    curve: [
      { n: 1, amounts: [0, 0] },
      { n: 7, amounts: [3, 9] },
    ],
  };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(account))));
  const { container } = render(Outcome, {
    slug: "kokoro",
    result: { ending: "rounds", scores: [3, 9], places: [2, 1] },
    isTeam: false,
    names: NAMES,
    record: "one",
  });
  await waitFor(() => expect(container.querySelector("table")).not.toBeNull());
  const rows = [...container.querySelectorAll("tbody tr, tfoot tr")];
  expect(rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent))).toEqual([
    ["9", "8"],
    ["0", "−5"],
    ["9", "3"],
  ]);
  await waitFor(() => expect(container.querySelectorAll("figure .line")).toHaveLength(2));
});

test("what eight results came from is drawn a few rows at a time, the sum last", async () => {
  const seats = Array.from({ length: 8 }, (_, seat) => seat);
  const { container } = render(Sources, {
    slug: "kokoro",
    sources: Array.from({ length: 9 }, (_, i) => ({ name: "round", detail: `${i}`, amounts: seats })),
    seats,
    names: seats.map(String),
    totals: seats,
  });
  const drawn = () => [container.querySelectorAll("tbody tr").length, container.querySelectorAll("tfoot").length];
  expect(drawn()).toEqual([4, 0]);
  await waitFor(() => expect(drawn()).toEqual([9, 1]));
});

test("what a team counts does not look like a player in the curve", async () => {
  const account: RecordAccount = {
    sources: [],
    lines: ["hp", "vegetables"],
    curve: [
      { n: 1, amounts: [9, 5] },
      { n: 7, amounts: [0, 2] },
    ],
  };
  vi.stubGlobal("fetch", (path: string) =>
    path.endsWith("/bots") ? Promise.reject(new Error(path)) : Promise.resolve(new Response(JSON.stringify(account))),
  );
  const { container } = render(Outcome, {
    slug: "chocobo",
    result: { ending: "hp", scores: [0, 0], places: [2, 2] },
    isTeam: true,
    names: NAMES,
    record: "team",
  });
  await waitFor(() => expect(container.querySelectorAll("figure .line")).toHaveLength(2));
  expect(container.querySelectorAll("figure .key")).toHaveLength(0);
  expect(container.querySelectorAll("figure .stroke")).toHaveLength(2);
});

test("one's own result stands among those of bots with the same deal", async () => {
  const result = (points: number): Result => ({ ending: "rounds", scores: [points], places: [1] });
  const bots: RecordBots = {
    results: [
      { level: "easy", result: result(12) },
      { level: "hard", result: result(40) },
    ],
    ready: true,
  };
  vi.stubGlobal("fetch", (path: string) =>
    path.endsWith("/bots") ? Promise.resolve(new Response(JSON.stringify(bots))) : Promise.reject(new Error(path)),
  );
  const { container } = render(Outcome, {
    slug: "kokoro",
    result: result(30),
    isTeam: false,
    names: ["Ann"],
    own: [0],
    record: "two",
  });
  await waitFor(() => expect(container.querySelectorAll("section section li")).toHaveLength(3));
  const rows = [...container.querySelectorAll("section section li")];
  expect(rows.map((row) => row.querySelector("b")!.textContent)).toEqual(["40", "30", "12"]);
  expect(rows.map((row) => row.classList.contains("own"))).toEqual([false, true, false]);
});

test("a team is told which bots have won its deal", async () => {
  const bots: RecordBots = {
    results: [
      { level: "easy", result: ended(false) },
      { level: "expert", result: ended(true) },
    ],
    ready: true,
  };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(bots))));
  const { container } = render(SameDeal, { record: "three", result: ended(false), isTeam: true, seat: 0 });
  await waitFor(() => expect(container.querySelectorAll("li")).toHaveLength(2));
  expect([...container.querySelectorAll("b")].map((cell) => cell.classList.contains("won"))).toEqual([false, true]);
});

test("the next level comes before once more", () => {
  const play = vi.fn();
  render(Outcome, {
    slug: "cocoons",
    result: ended(true),
    isTeam: true,
    names: NAMES,
    record: null,
    rematch: () => undefined,
    further: [{ id: "web-next-level", play }],
  });
  screen.getAllByRole("button")[0]!.click();
  expect(play).toHaveBeenCalledOnce();
});

const score = (record: string, points: number, more: Partial<MatchScore> = {}): MatchScore => ({
  game: "kokoro",
  edition: "standard 1",
  options: { decree: "none" },
  seats: 2,
  score: points,
  place: 1,
  ending: "rounds",
  best: true,
  hinted: false,
  record,
  time: "2026-01-01T00:00:00Z",
  seat: 0,
  names: ["Ann", "greedy"],
  ...more,
});

test.each([
  [[score("now", 30)], "first"],
  [[score("now", 30), score("old", 20)], "new"],
  [[score("now", 30), score("old", 30)], "level"],
  [[score("now", 30), score("old", 40)], "below"],
  [[score("now", 30), score("old", 40, { options: { decree: "drawn" } })], "first"],
  [[score("now", 30), score("old", 40, { best: false })], "first"],
])("a result is compared with what is alike and counts", (scores, kind) => {
  expect(compare(scores, "now", false)?.kind).toBe(kind);
});

test("a match that does not count is not compared", () => {
  expect(compare([score("now", 30, { best: false })], "now", false)).toBeNull();
  expect(compare([score("old", 30)], "now", false)).toBeNull();
});

test("a team's matches are counted", () => {
  const found = compare([score("now", 1), score("old", 0, { place: 2 })], "now", true);
  expect(found).toEqual({ kind: "wins", args: { won: 1, played: 2 } });
});

test("harder is the next level of each bot, while there is one", () => {
  const bot = (name: string) => ({ state: "bot", bot: name }) as Chair;
  const sheet = { levels: ["easy", "medium", "hard"] } as GameSheet;
  expect(strongerBots([bot("easy"), bot("hard"), bot("mine")], sheet)).toEqual({ 0: "medium" });
  expect(strongerBots([bot("hard")], sheet)).toEqual({});
});

test("the link to a match carries the address that guests were given, not localhost", async () => {
  const invitation = { links: ["http://192.0.2.7:8000/t/ABCD"], only_here: null };
  vi.stubGlobal("fetch", (path: string) =>
    path.endsWith("tables/ABCD/invitation")
      ? Promise.resolve(new Response(JSON.stringify(invitation)))
      : Promise.reject(new Error(path)),
  );
  render(Share, { record: "one", title: "Kokoro", end: 7, code: "ABCD" });
  await fireEvent.click(screen.getByRole("button"));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("http://192.0.2.7:8000/r/one#7"),
  );
});

test("a match watched again plays by itself", () => {
  render(Outcome, { slug: "kokoro", result: ended(true), isTeam: false, names: NAMES, record: "one" });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain("/r/one#play");
});

test("whoever may lead the others through the match finds it beside the analysis", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  const review = vi.fn();
  const props = { slug: "chocobo", result: ended(false), isTeam: true, names: NAMES, record: "r1" };
  const { container, rerender } = render(Outcome, props);
  const offered = () => container.querySelectorAll<HTMLButtonElement>(".next > button");
  const before = offered().length;
  await rerender({ ...props, review });
  expect(offered()).toHaveLength(before + 1);
  await fireEvent.click(container.querySelector(".next > a + button")!);
  expect(review).toHaveBeenCalledOnce();
});

test("who can't go on to the next level is told who can", () => {
  const words = "Ben, who set up this table, can go on to the next level.";
  const props = { slug: "cocoons", result: ended(true), isTeam: true, names: NAMES, own: [0], record: null };
  render(Outcome, { ...props, rematch: () => undefined, leads: words });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getAllByRole("button"), "to play again, and to change the options").toHaveLength(2);
});

test("who plays alone is not told to be first of one", () => {
  const props = {
    slug: "kokoro",
    result: { ending: "rounds", scores: [34], places: [1] },
    isTeam: false,
    record: null,
  };
  const { container } = render(Outcome, { ...props, names: ["Ann"], own: [0] });
  expect(container.querySelector(".mine")).toBeNull();
});
