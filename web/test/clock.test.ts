import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import Clock from "../src/parts/Clock.svelte";
import { Table } from "../src/table.svelte";
import type { TableSummary, Time, Welcome } from "../src/wire";
import { Network } from "./world";

function seated(paused = false): { network: Network; table: Table } {
  const network = new Network();
  const table = new Table("ws://there/ws", "ABCD", null, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", person: "p1" } as Welcome);
  network.socket.say({
    is: "summary",
    chairs: [
      { state: "person", person: "p1" },
      { state: "person", person: "p2" },
    ],
    votes: [],
    paused,
  } as unknown as TableSummary);
  return { network, table };
}
const time = (left: number, running: number[], late: number[] = []): Time => ({
  is: "time",
  left: [left, 60_000],
  running,
  late,
});

test.each([
  [59_000, [0], "0:59", false],
  [9_000, [0], "0:09", true],
  [9_000, [], "0:09", false],
])("%s ms of a clock are told as a warning only while they run out", async (left, running, text, isShort) => {
  const { network, table } = seated();
  network.socket.say(time(left, running));
  const { container } = render(Clock, { table, seat: 0 });
  await tick();
  expect(container.textContent).toBe(text);
  expect(container.querySelector(".short") !== null).toBe(isShort);
});

test("a warning says nothing before", () => {
  const { network, table } = seated();
  network.socket.say(time(59_000, [0]));
  expect(render(Clock, { table, seat: 0, isWarning: true }).container.textContent).toBe("");
});

test.each([
  [[0], "web-late-answered"],
  [[1], undefined], // somebody else's
  [[], undefined],
])("when %s ran out of time, one hears %s", (late, code) => {
  const { network, table } = seated();
  network.socket.say(time(5_000, [0, 1]));
  network.socket.say(time(5_000, [], late)); // what is left has grown by the increment
  expect(table.notice?.code).toBe(code);
});

test("that time ran out is told once", () => {
  const { network, table } = seated();
  network.socket.say(time(0, [1], [0]));
  table.notice = null;
  network.socket.say(time(0, [], [0]));
  expect(table.notice).toBeNull();
});

test("a clock that comes into sight in the middle of a turn tells what is left now", () => {
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { network, table } = seated();
  network.socket.say(time(30_000, [0]));
  vi.spyOn(performance, "now").mockReturnValue(22_000);
  expect(render(Clock, { table, seat: 0, isWarning: true }).container.textContent).toBe("0:09");
  vi.restoreAllMocks();
});
