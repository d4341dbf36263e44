import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import Clock from "../src/parts/Clock.svelte";
import { Table } from "../src/table.svelte";
import type { Sign, Time, Welcome } from "../src/wire";
import { Network } from "./world";

function seated(paused = false): { network: Network; table: Table } {
  const network = new Network();
  const table = new Table("ws://there/ws", "ABCD", null, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", person: "p1" } as Welcome);
  network.socket.say({ is: "sign", chairs: [{ state: "person", person: "p1" }, { state: "person", person: "p2" }], votes: [], paused } as unknown as Sign);
  return { network, table };
}
const time = (left: number, running: number[]): Time => ({ is: "time", left: [left, 60_000], running });

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
  [0, false, "web-late-answered"], // a bot answers
  [0, true, undefined], // the table waits
  [4_000, false, undefined], // answered in time
])("with %s ms left and the table waiting: %s, who is late hears %s", (left, paused, code) => {
  const { network, table } = seated(paused);
  network.socket.say(time(5_000, [0]));
  network.socket.say(time(left, []));
  expect(table.notice?.code).toBe(code);
});
