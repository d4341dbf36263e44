import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import Chat from "../src/parts/Chat.svelte";
import { settings } from "../src/settings.svelte";
import { Table } from "../src/table.svelte";
import type { Ack, ChatLine, Entry, Line, Message, PushNews, Refused } from "../src/wire";
import { Network } from "./world";

let network: Network;
let table: Table;
const hear = (message: Message) => network.socket.say(message);

beforeEach(() => {
  network = new Network();
  table = new Table("ws://here/ws", "K7QF", 0, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", seat: 0 });
});

const line = (id: string, fleeting: boolean): Line => ({ id, args: {}, rule: "", event: null, fleeting });
const entry = (n: number, ...lines: Line[]): Entry => ({
  n,
  prompt: "side",
  seats: [],
  answers: ["moth"],
  lines,
  fleeting: lines.some((one) => one.fleeting),
});
function push(n: number, feed: Entry[], lapsed: number, resync = false): PushNews {
  return {
    is: "push",
    n,
    resync,
    screen: {},
    decisions: [],
    questions: [],
    ballots: [],
    feed,
    free: null,
    result: null,
    lapsed,
    warnings: {},
  };
}
const said = (number: number): ChatLine => ({ number, seat: 0, name: "Ann", text: `line ${number}`, time: "" });
const shown = () => table.log.flatMap((one) => one.lines.map((each) => each.id));

test("a line that was to be remembered goes when the server says it has lapsed, with its answer", () => {
  hear(push(2, [entry(1, line("slid", false)), entry(2, line("showed", true))], 1));
  expect(shown()).toEqual(["slid", "showed"]);
  hear(push(4, [entry(3, line("slid", false)), entry(4, line("found", true))], 3));
  expect(shown()).toEqual(["slid", "slid", "found"]);
  expect(table.log[1]!.answers).toEqual([null]);
  expect(JSON.stringify(table.log.slice(0, 2))).not.toContain('moth"],"lines":[{"id":"showed');
});

test("what comes late and has lapsed already is shown until the next push", () => {
  hear(push(1, [entry(1, line("slid", false))], 1));
  hear(push(3, [entry(2, line("showed", true)), entry(3, line("slid", false))], 3));
  expect(shown()).toEqual(["slid", "showed", "slid"]);
  hear(push(4, [entry(4, line("slid", false))], 4));
  expect(shown()).toEqual(["slid", "slid", "slid"]);
});

test("after a resync there is only what the server tells again", () => {
  hear(push(2, [entry(1, line("slid", false)), entry(2, line("showed", true))], 1));
  hear(push(2, [entry(1, line("slid", false)), entry(2)], 1, true));
  expect(shown()).toEqual(["slid"]);
});

test("chat that is gone is dropped", () => {
  hear({ is: "chat", lines: [said(1), said(2)], gone: 0 });
  expect(table.isChatGone).toBe(false);
  hear({ is: "chat", lines: [said(3)], gone: 2 });
  expect(table.chat.map((one) => one.number)).toEqual([3]);
  hear({ is: "chat", lines: [], gone: 3 });
  expect(table.chat).toEqual([]);
  expect(table.isChatGone).toBe(true);
});

test("where messages were dropped, it does not say that there were none", async () => {
  await settings.start();
  const props = { lines: [], send: () => Promise.resolve({ is: "ack" } as Ack), rule: () => undefined };
  const { container, rerender } = render(Chat, props);
  expect(container.textContent).toContain("No messages yet.");
  await rerender({ isGone: true });
  expect(container.textContent).toContain("Earlier messages are gone");
});

test("a refused line stays in the field with its reason, until it is changed", async () => {
  await settings.start();
  await settings.need(["chocobo"]);
  const refused = { is: "refused", id: "1", code: "chocobo-refuse-chat-silent", rule: "D-22", args: {} } as Refused;
  render(Chat, { lines: [], send: () => Promise.resolve(refused), rule: () => undefined });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await fireEvent.input(field, { target: { value: "I have a 7" } });
  await fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect((await screen.findByRole("alert")).textContent).toContain("there is no chat while cards are being chosen");
  expect(field.value).toBe("I have a 7");
  await fireEvent.input(field, { target: { value: "Hello" } });
  expect(screen.queryByRole("alert")).toBeNull();
});
