import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import Decision from "../src/parts/Decision.svelte";
import Hint from "../src/parts/Hint.svelte";
import { settings } from "../src/settings.svelte";
import { Table } from "../src/table.svelte";
import type { Line, PushNews, TableSummary } from "../src/wire";
import { Network } from "./world";

beforeAll(() => settings.start());

let network: Network;
let table: Table;
const warning = { id: "cocoons-warn-unplaced", rule: "C-50", facts: {} } as unknown as Line;

/** Seat 0 is to slide a cocoon, and may propose to end the game. */
function hear(warnings: Record<string, Line>): void {
  network.socket.say({
    is: "summary",
    phase: "playing",
    chairs: [{ state: "person", person: "me", name: "", bot: "", ready: true, present: true }],
    votes: [],
    hints: false,
    options: {},
  } as unknown as TableSummary);
  const open = (prompt: string, optional: boolean) => ({ prompt, seats: [0], mode: "one", optional, ask: 1 });
  network.socket.say({
    is: "push",
    n: 1,
    screen: {},
    decisions: [open("turn", false), open("end", true)],
    questions: [
      { prompt: "turn", ask: 1, choices: ["slide b2"] },
      { prompt: "end", ask: 1, choices: ["end"] },
    ],
    ballots: [],
    feed: [],
    result: null,
    warnings,
  } as unknown as PushNews);
}

function show() {
  const props = {
    table,
    slug: "cocoons",
    names: ["Ann", "Ben"],
    shows: (answer: string) => answer !== "end",
    label: (answer: string) => answer,
    tell: (line: Line) => line.id,
    rule: () => undefined,
    answer: () => undefined,
    askHint: () => undefined,
  };
  return render(Decision, { props });
}

beforeEach(() => {
  network = new Network();
  table = new Table("ws://here/ws", "K7QF", 0, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", version: 1, person: "me", name: "Ann", seat: 0, seats: [0] });
});

test("what the table warns of is offered without inviting anybody to it", () => {
  hear({ end: warning });
  const { container } = show();
  expect(screen.getByRole("button", { name: "end" }).classList).toContain("quiet");
  expect(container.querySelector(".side")).toBeNull();
  expect(container.querySelector(".acts")?.lastElementChild?.textContent).toBe("end");
  expect(screen.getByRole("button", { name: "end" }).classList).toContain("apart");
});

test("an offer without a warning is put as a question, with its button", () => {
  hear({});
  const { container } = show();
  expect(screen.getByRole("button", { name: "end" }).classList).not.toContain("quiet");
  expect(container.querySelector(".side")).not.toBeNull();
});

test("the next-best answer of a hint is named in words, not in notation", () => {
  hear({});
  const line = { id: "hint-next", args: { answer: "end", close: 0 }, rule: "", event: null };
  table.hint = { answer: "slide b2", lines: [line] } as unknown as Table["hint"];
  const props = {
    table,
    label: (answer: string) => ({ end: "End the game" })[answer] ?? answer,
    tell: ({ args }: Line) => `Next best: ${args.answer}`,
    rule: () => undefined,
  };
  expect(render(Hint, { props }).container.textContent).toContain("Next best: End the game");
});

test("a hint stands in the place of the question", () => {
  hear({});
  const { container } = show();
  expect(container.querySelector(".decision")?.classList).not.toContain("hinted");
  const line = { id: "hint-any", args: {}, rule: "C-20", event: null };
  table.hint = { answer: "slide b2", lines: [line] } as unknown as Table["hint"];
  flushSync();
  expect(container.querySelector(".decision")?.classList).toContain("hinted");
  expect(container.querySelector(".hint p")?.textContent).toContain("hint-any");
});

test("a hint is read together with what the table warns of in its answer", () => {
  hear({ end: warning });
  const { container } = show();
  const line = { id: "hint-any", args: {}, rule: "", event: null };
  table.hint = { answer: "end", lines: [line], prompt: "end", ask: 1 } as unknown as Table["hint"];
  table.chosen = "end";
  flushSync();
  expect(container.querySelector(".hint p")?.textContent).toContain("hint-any");
  expect(container.querySelector(".hint [role=alert]")?.textContent).toContain(warning.id);
});

test("who wants what is spaced as the reader's language has it", async () => {
  hear({});
  const decision = { prompt: "go", seats: [0, 1], mode: "agree", optional: false, ask: 1 };
  network.socket.say({
    ...table.push!,
    is: "push",
    decisions: [decision],
    questions: [{ prompt: "go", ask: 1, choices: ["a4", "d1"] }],
    ballots: [{ prompt: "go", ask: 1, answered: [0, 1], answers: ["d1", "a4"] }],
  } as unknown as PushNews);
  const { container } = show();
  const also = () => container.querySelector(".wait")?.textContent;
  expect(also()).toContain("Ben: a4");
  await settings.change({ language: "fr" });
  flushSync();
  expect(also()).toContain("Ben\u202f: a4");
  await settings.change({ language: "en" });
});

/** A bot in seat 1 has proposed to end the game, on its own turn. */
function hearProposal(): void {
  network.socket.say({
    is: "summary",
    phase: "playing",
    chairs: ["person", "bot"].map((state, i) => ({
      state,
      person: i === 0 ? "me" : "",
      name: "",
      bot: "medium",
      ready: true,
      present: true,
    })),
    votes: [],
    hints: false,
    options: {},
  } as unknown as TableSummary);
  network.socket.say({
    is: "push",
    n: 1,
    screen: {},
    decisions: [
      { prompt: "turn", seats: [1], mode: "one", optional: false, ask: 1 },
      { prompt: "end", seats: [0, 1], mode: "agree", optional: true, ask: 1 },
    ],
    questions: [{ prompt: "end", ask: 1, choices: ["end"] }],
    ballots: [{ prompt: "end", ask: 1, answered: [1], answers: ["end"] }],
    feed: [],
    result: null,
    warnings: {},
  } as unknown as PushNews);
}

test("a bot that proposes something waits for the person, and the table says so", () => {
  hearProposal();
  const { container } = show();
  expect(table.awaited, "the bot waits for the person, not the other way round").toEqual([0]);
  expect(table.isTurn).toBe(true);
  expect(container.querySelector(".line")?.textContent).toContain("proposes: end");
  const [yes, no] = screen.getAllByRole("button").filter((button) => button.closest(".acts"));
  expect([yes?.textContent, yes?.classList.contains("main")]).toEqual(["end", true]);
  expect(no?.textContent).toContain("keep playing");
});

test("a hint without an answer can be closed", () => {
  hear({});
  const { container } = show();
  table.hint = { answer: null, lines: [] } as unknown as Table["hint"];
  flushSync();
  screen.getByRole("button", { name: "Close" }).click();
  flushSync();
  expect(table.hint).toBeNull();
  expect(container.querySelector(".hinted")).toBeNull();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("what two propose differently is offered twice and declined once", () => {
  hearProposal();
  const ballots = [{ prompt: "end", ask: 1, answered: [1, 2], answers: ["end", "later"] }];
  network.socket.say({ ...table.push!, is: "push", n: 1, ballots } as PushNews);
  show();
  const acts = screen.getAllByRole("button").filter((button) => button.closest(".acts"));
  expect(acts.map((button) => button.textContent?.trim())).toEqual(["end", "later", expect.stringContaining("keep")]);
});

test("while the one who is waited for is away, a bot may be asked to play on right there", async () => {
  const chair = (person: string, present: boolean) => ({ state: "person", person, bot: "", ready: true, present });
  const sit = (isHere: boolean) =>
    network.socket.say({
      ...{ is: "summary", phase: "playing", votes: [], hints: false, options: {} },
      chairs: [chair("me", true), chair("ben", isHere)],
    } as unknown as TableSummary);
  sit(true);
  network.socket.say({
    ...{ is: "push", n: 1, screen: {}, questions: [], ballots: [], feed: [], result: null },
    decisions: [{ prompt: "turn", seats: [1], mode: "one", optional: false, ask: 1 }],
  } as unknown as PushNews);
  const { container } = show();
  const line = () => container.querySelector(".line")!.textContent.trim();
  expect(line()).toBe("Waiting for Ben.");
  expect(screen.queryByRole("button", { name: /Let a bot play/ })).toBeNull();
  sit(false);
  flushSync();
  expect(line()).toBe("Waiting for Ben, who is away.");
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play for Ben" }));
  expect(network.socket.sent.at(-1)).toMatchObject({ do: "place", seat: 1, bot: null });
});

test("while an undo is being confirmed nothing else is offered", async () => {
  hear({});
  const own = { n: 1, kind: "answers", seats: [0], lines: [] };
  network.socket.say({ ...table.summary!, is: "summary", hints: true } as TableSummary);
  network.socket.say({
    ...table.push!,
    is: "push",
    n: 1,
    resync: true,
    feed: [own],
    free: null,
  } as unknown as PushNews);
  show();
  const offered = () => screen.getAllByRole("button").map((button) => button.textContent!.replace(/\s+/g, " ").trim());
  expect(offered()).toEqual(expect.arrayContaining(["Hint", "↶Undo…"]));
  await fireEvent.click(screen.getByRole("button", { name: /Undo…/ }));
  expect(offered().filter((name) => /Undo|Hint|Cancel/.test(name))).toEqual(["Undo", "Cancel"]);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Undo"));
  await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(offered()).toEqual(expect.arrayContaining(["Hint", "↶Undo…"]));
});
