import { beforeEach, expect, test } from "vitest";
import { Table } from "../src/table.svelte";
import type { Chair, Decision, PushNews, TableSummary, Standing } from "../src/wire";
import { Network } from "./world";

let network: Network;
let table: Table;

const chair = (state: Chair["state"]): Chair => ({
  state,
  name: "",
  bot: "",
  person: state === "person" ? "me" : "",
  remote: false,
  ready: true,
  present: true,
  muted: false,
});
const asked = (mode: Decision["mode"], seats: number[], optional = false): Decision => ({
  prompt: optional ? "end" : "go",
  seats,
  mode,
  optional,
  secret: null,
  fleeting: false,
  ask: 1,
});

/** The table as seat 0 sees it. */
function hear(chairs: Chair["state"][], decisions: Decision[], ballots: Standing[] = [], n = 1): void {
  const questions = decisions
    .filter((one) => one.seats.includes(0))
    .map(({ prompt, ask }) => ({ prompt, ask, choices: ["left", "right"] }));
  network.socket.say({
    is: "summary",
    phase: "playing",
    chairs: chairs.map(chair),
    votes: [],
    hints: true,
  } as Partial<TableSummary> as TableSummary);
  network.socket.say({
    is: "push",
    n,
    resync: false,
    screen: {},
    decisions,
    questions,
    ballots,
    feed: [],
    free: null,
    result: null,
    ahead: null,
    lapsed: 0,
    warnings: {},
  } as PushNews);
}
const ballot = (prompt: string, answers: Record<number, string>): Standing => ({
  prompt,
  ask: 1,
  answered: Object.keys(answers).map(Number),
  answers: Object.values(answers),
});

beforeEach(() => {
  network = new Network();
  table = new Table("ws://here/ws", "K7QF", 0, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", version: 1, person: "me", name: "Ann", seat: 0, seats: [0] });
});

test("bots wait for people where all answer, and think when people have answered", () => {
  hear(["person", "bot", "person"], [asked("each", [0, 1, 2])], [ballot("go", { 2: "left" })]);
  expect(table.awaited).toEqual([0]);
  expect([...table.answered]).toEqual([2]);
  hear(["person", "bot", "person"], [asked("each", [0, 1, 2])], [ballot("go", { 0: "left", 2: "left" })]);
  expect(table.awaited).toEqual([1]);
});

test("where any one may answer or all must agree, bots wait until somebody has spoken", () => {
  hear(["person", "bot"], [asked("one", [0, 1])]);
  expect(table.awaited).toEqual([0]);
  hear(["person", "bot"], [asked("agree", [0, 1])], [ballot("go", { 0: "left" })]);
  expect(table.awaited).toEqual([1]);
});

test("a bot that is asked alone thinks", () => {
  hear(["person", "bot"], [asked("one", [1])]);
  expect(table.awaited).toEqual([1]);
});

test("who disagrees with the others is asked again", () => {
  hear(["person", "person"], [asked("agree", [0, 1])], [ballot("go", { 0: "left" })]);
  expect(table.given?.answer).toBe("left");
  expect(table.isTurn).toBe(false);
  hear(["person", "person"], [asked("agree", [0, 1])], [ballot("go", { 0: "left", 1: "right" })]);
  expect(table.given).toBeNull();
  expect(table.isTurn).toBe(true);
  expect(table.awaited).toEqual([0, 1]);
});

test("a vote that nothing waits for keeps nobody from playing", () => {
  hear(["person", "person"], [asked("one", [0]), asked("agree", [0, 1], true)], [ballot("end", { 0: "left" })]);
  expect(table.isTurn).toBe(true);
  hear(["person", "person"], [asked("one", [1]), asked("agree", [0, 1], true)], [ballot("end", { 0: "left" })]);
  expect(table.given).toMatchObject({ prompt: "end", answer: "left" });
});

test("only what one did oneself is taken back, and once", () => {
  const entry = (n: number, prompt: string, seats: number[], answers: string[]) => ({
    n,
    prompt,
    seats,
    answers,
    lines: [],
  });
  const feed = [entry(1, "talk", [1], ["hello"])];
  hear(["person", "bot"], [asked("one", [0])]);
  const say = (more: Partial<PushNews>) =>
    network.socket.say({
      is: "push",
      n: feed.length,
      resync: true,
      screen: {},
      decisions: [],
      questions: [],
      ballots: [],
      feed,
      free: 0,
      result: null,
      ...more,
    });
  say({});
  expect(table.backTo).toBeNull();
  feed.push(entry(2, "go", [0], ["left"]));
  say({});
  expect(table.backTo).toBe(0);
  expect(table.isBackFree).toBe(true);
  say({ free: null });
  expect(table.backTo).toBe(1);
  expect(table.isBackFree).toBe(false);
  feed.push(entry(3, "undo", [0], ["1"]));
  say({});
  expect(table.backTo).toBeNull();
  feed.push(entry(4, "go", [0], ["right"]));
  say({ free: null });
  expect(table.backTo, "the undo itself is nothing to go back to").toBe(1);
});

test("an undo that costs something is known before it is done", () => {
  const feed = [{ n: 1, prompt: "go", seats: [0], answers: ["left"], lines: [] }];
  for (const [state, isAsked] of [
    ["bot", false],
    ["person", true],
  ] as const) {
    hear(["person", state], [asked("one", [0])]);
    const [own, other] = table.summary!.chairs;
    table.summary = {
      ...table.summary!,
      chairs: [
        { ...own!, person: table.person },
        { ...other!, person: "somebody else" },
      ],
    };
    const push = {
      is: "push",
      n: 1,
      resync: true,
      screen: {},
      decisions: [],
      questions: [],
      ballots: [],
      feed,
    } as const;
    network.socket.say({ ...push, free: 0, result: null } as unknown as PushNews);
    expect(table.isBackDear).toBe(false);
    network.socket.say({ ...push, free: null, result: null } as unknown as PushNews);
    expect([table.isBackDear, table.isBackAsked]).toEqual([true, isAsked]);
  }
});

test("an answer is shown at once, and is kept when the server says so", () => {
  hear(["person", "person"], [asked("each", [0, 1])]);
  table.answer("left");
  expect(table.given).toMatchObject({ answer: "left", kept: false });
  network.socket.say({ is: "ack", id: "id1", n: 1 });
  expect(table.given).toMatchObject({ answer: "left", kept: true });
});

test("a hint is lit as if chosen, and gone when the table moves on", () => {
  hear(["person", "bot"], [asked("one", [0]), asked("agree", [0, 1], true)]);
  expect(table.hintable?.prompt).toBe("go");
  network.socket.say({ is: "hinted", id: "", prompt: "go", ask: 1, answer: "right", lines: [] });
  expect([table.hint?.answer, table.chosen]).toEqual(["right", "right"]);
  hear(["person", "bot"], [asked("one", [1])]);
  expect(table.hint).toBeNull();
  expect(table.hintable).toBeNull();
});

test("a hint for a question that is closed already is let be", () => {
  hear(["person", "bot"], [asked("one", [0])]);
  network.socket.say({ is: "hinted", id: "", prompt: "earlier", ask: 1, answer: "right", lines: [] });
  expect([table.hint, table.chosen]).toEqual([null, null]);
});

test("whoever looks elsewhere is called although the film waits for them", () => {
  hear(["person", "bot"], [asked("one", [1])]);
  expect([table.isTurn, table.isCalled]).toEqual([false, false]);
  table.director.hold(true);
  hear(["person", "bot"], [asked("one", [0])], [], 2);
  expect([table.isTurn, table.isCalled]).toEqual([false, true]);
  table.director.hold(false);
  expect([table.isTurn, table.isCalled]).toEqual([true, true]);
});

test("whoever looks elsewhere is called for what a bot proposes, not for what a person does", () => {
  const decisions = [asked("one", [1]), asked("agree", [0, 1], true)];
  hear(["person", "person"], decisions, [ballot("end", { 1: "left" })]);
  expect(table.isCalled).toBe(false);
  hear(["person", "bot"], decisions);
  expect(table.isCalled).toBe(false);
  hear(["person", "bot"], decisions, [ballot("end", { 1: "left" })]);
  expect(table.isCalled).toBe(true);
  hear(["person", "bot"], decisions, [ballot("end", { 0: "left", 1: "left" })]);
  expect(table.isCalled).toBe(false);
});

test("while all answer secretly, a bot's proposal waits only for those who have not answered", () => {
  const chairs = ["person", "person", "bot"] as const;
  const decisions = [asked("each", [0, 1, 2]), asked("agree", [0, 1, 2], true)];
  const proposal = ballot("end", { 2: "left" });
  hear([...chairs], decisions, [proposal, ballot("go", { 0: "left" })]);
  expect(table.awaited).toEqual([1]);
  hear([...chairs], decisions, [proposal, ballot("go", { 0: "left", 1: "left" })]);
  expect(table.awaited).toEqual([2]);
});
