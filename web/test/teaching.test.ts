import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/table.svelte";
import { say, settings } from "../src/settings.svelte";
import Teaching from "../src/parts/Teaching.svelte";
import type { Chair, TableSummary, TeachingSheet } from "../src/wire";
import { Network } from "./world";

let network: Network;
let table: Table;
const announced: string[] = [];

const sheet: TeachingSheet = {
  game: "kokoro",
  sheet: [
    { name: "game", lines: [{ id: "kokoro-sheet-game", clauses: ["K-01"], picture: "" }] },
    { name: "win", lines: [{ id: "kokoro-sheet-win", clauses: [], picture: "" }] },
  ],
  aid: [],
  counts: {},
  spots: { places: "[a-z][0-9]", things: ["mat", "card"], whole: [] },
};
/** A match whose first five entries set it up and say nothing. */
const feed = Array.from({ length: 9 }, (_, i) => ({ n: i + 1, lines: i < 5 ? [] : [{ id: "kokoro-drew" }] }));
vi.mock("../src/api", () => ({
  sheetOf: () => Promise.resolve(sheet),
  editionOfGame: () => Promise.resolve({}),
  moment: () => Promise.resolve({ feed }),
}));

const chair = (person: string): Chair => ({
  state: "person",
  name: person,
  bot: "",
  person,
  remote: false,
  ready: true,
  present: true,
  muted: false,
});
function summary(more: Partial<TableSummary>): void {
  network.socket.say({
    is: "summary",
    code: "K7QF",
    game: "kokoro",
    phase: "playing",
    chairs: [chair("me"), chair("ben")],
    votes: [],
    host: "me",
    ...more,
  } as TableSummary);
}
const teaching = (person: string, part: number | null = null) => ({
  teaching: { person, name: person === "me" ? "Ann" : "Ben", part, step: null },
});
const sent = () =>
  network.socket.sent
    .filter((request) => !["hello", "ping"].includes(request.do))
    .map(({ id: _, ...request }) => request);

beforeAll(async () => {
  await settings.start();
  await settings.need(["kokoro", "web-kokoro", "learn", "kokoro-sheet"]);
});
beforeEach(() => {
  announced.length = 0;
  network = new Network();
  table = new Table("ws://here/ws", "K7QF", 0, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", version: 1, person: "me", name: "Ann", seat: 0, seats: [0] });
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

async function shown(eye: number | null = null): Promise<(number | null)[]> {
  const looked: (number | null)[] = [];
  render(Teaching, {
    table,
    slug: "kokoro",
    names: ["Ann", "Ben"],
    eye,
    look: (seat) => looked.push(seat),
    announce: (text) => announced.push(text),
    rule: () => undefined,
  });
  await vi.waitFor(() => expect(screen.getByRole("region", { name: "Teaching" })).toBeTruthy());
  return looked;
}

test("others hear who teaches and what is meant, in words if it is not on their screen", async () => {
  summary(teaching("ben"));
  await shown();
  expect(screen.getByText("Ben is teaching")).toBeTruthy();
  network.socket.say({ is: "pointed", spot: "", lit: "card", x: null, y: null });
  await screen.findByText("Ben points at the called card, which is not on your screen now.");
  network.socket.say({ is: "pointed", spot: "", lit: "c3", x: null, y: null });
  await screen.findByText("Ben points at space c3, which is not on your screen now.");
  expect(announced).toContain("Ben is teaching");
  expect(screen.queryByRole("button", { name: "Point" })).toBeNull();
  summary({});
  await vi.waitFor(() => expect(screen.queryByRole("region", { name: "Teaching" })).toBeNull());
  expect(table.pointed).toBeNull();
});

test("a part of the sheet lies there for all, and each may close it for himself", async () => {
  summary(teaching("ben", 1));
  await shown();
  await screen.findByRole("heading", { name: /How you win/ });
  await fireEvent.click(screen.getByRole("button", { name: "Close it for me only" }));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(sent()).toEqual([]);
  summary(teaching("ben", 0));
  await screen.findByRole("heading", { name: /The game/ });
});

test("once the match is over the teacher leads everybody through it, step by step", async () => {
  summary({ ...teaching("me"), phase: "over", record: "r1" });
  network.socket.say({ is: "push", n: 9, feed: [], questions: [], decisions: [], ballots: [], resync: true } as never);
  await shown();
  const review = await screen.findByRole("group", { name: "Review the match step by step" });
  await fireEvent.click(within(review).getByRole("button", { name: say("web-step-back") }));
  summary({ ...teaching("me"), phase: "over", record: "r1", teaching: { ...teaching("me").teaching, step: 8 } });
  await fireEvent.click(await within(review).findByRole("button", { name: say("web-step-on") }));
  await fireEvent.click(within(review).getByRole("button", { name: say("web-step-first") }));
  summary({ ...teaching("me"), phase: "over", record: "r1", teaching: { ...teaching("me").teaching, step: 0 } });
  await fireEvent.click(await within(review).findByRole("button", { name: say("web-step-on") }));
  expect(sent().filter((request) => request.do === "review")).toEqual([
    { do: "review", step: 8 },
    { do: "review", step: null },
    { do: "review", step: 0 },
    { do: "review", step: 5 }, // what says nothing goes by in one step
  ]);
  summary({ ...teaching("ben"), phase: "over", record: "r1" });
  await vi.waitFor(() => expect(screen.queryByRole("group", { name: "Review the match step by step" })).toBeNull());
});

test("the teacher turns the pages and stops", async () => {
  summary(teaching("me", 0));
  await shown();
  await fireEvent.click(await screen.findByRole("button", { name: "Next part" }));
  await fireEvent.click(screen.getByRole("button", { name: "Close the sheet for everyone" }));
  await fireEvent.click(screen.getByRole("button", { name: "Stop teaching" }));
  expect(sent()).toEqual([
    { do: "show", part: 1 },
    { do: "show", part: null },
    { do: "teach", yes: false },
  ]);
  expect(screen.getByRole("button", { name: "Previous part" })).toHaveProperty("disabled", true);
});

test("while the teacher points, a press lights and plays nothing", async () => {
  const played = vi.fn();
  document.body.innerHTML = `<div class="board"><div data-spot="mat"><button id="c3" data-spot="c3">c3</button></div></div>`;
  const space = document.getElementById("c3")!;
  for (const kind of ["click", "pointerdown", "keydown"]) space.addEventListener(kind, played);
  summary(teaching("me"));
  await shown();
  const point = screen.getByRole("button", { name: "Point" });
  await vi.waitFor(() => expect(screen.getAllByRole("combobox")).toHaveLength(2));
  await fireEvent.click(point);
  await fireEvent.pointerDown(space, { pointerType: "mouse" });
  await fireEvent.click(space);
  expect(played).not.toHaveBeenCalled();
  expect(sent()).toEqual([{ do: "point", spot: "", x: null, y: null, lit: "c3", eye: null }]);
  await fireEvent.keyDown(space, { key: "Escape" });
  expect(point.getAttribute("aria-pressed")).toBe("false");
  await fireEvent.click(space);
  expect(played).toHaveBeenCalledTimes(2); // Escape itself, and the press
});

test("open hands are asked for in two steps, and anybody may close them", async () => {
  summary(teaching("me"));
  const looked = await shown();
  await fireEvent.click(screen.getByRole("button", { name: "Open hands…" }));
  expect(sent()).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Ask everyone" }));
  summary({ ...teaching("me"), practice: "open" });
  network.socket.say({ is: "hands", n: 1, hands: [{ seat: 1, screen: { hand: [4] } }] });
  await fireEvent.click(await screen.findByRole("button", { name: "Ben’s view" }));
  expect(looked).toEqual([1]);
  await fireEvent.click(screen.getByRole("button", { name: "Hide the hands again" }));
  expect(sent()).toEqual([
    { do: "practise", yes: true },
    { do: "practise", yes: false },
  ]);
  expect(announced).toContain("Practice with open hands: this match won’t be scored.");
});

test("what others see is forgotten when hands are closed", async () => {
  summary({ ...teaching("ben"), practice: "open" });
  network.socket.say({ is: "hands", n: 1, hands: [{ seat: 1, screen: { hand: [4] } }] });
  expect(table.hands).toHaveLength(1);
  const looked = await shown(1);
  expect(looked).toEqual([]);
  expect(screen.getByText("You’re seeing the table as Ben does.")).toBeTruthy();
  summary({ ...teaching("ben"), practice: "closed" });
  expect(table.hands).toEqual([]);
  await vi.waitFor(() => expect(looked).toEqual([null]));
  expect(screen.queryByRole("button", { name: "Ben’s view" })).toBeNull();
});
