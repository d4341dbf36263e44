import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import TableBar from "../src/parts/TableBar.svelte";
import { settings } from "../src/settings.svelte";
import { Table } from "../src/table.svelte";
import type { TableSummary } from "../src/wire";
import { Network } from "./world";

beforeAll(() => settings.start());

/** The bar of a table that plays, on a device that holds these seats; Cy, in the last one, is away. */
function show(held: number[]): string[] {
  const network = new Network();
  const table = new Table("ws://here/ws", "K7QF", null, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", version: 1, person: "me", name: "Ann", seat: null, seats: held });
  const chair = (seat: number) => ({ state: "person", person: held.includes(seat) ? "me" : `p${seat}` });
  network.socket.say({
    ...{ is: "summary", code: "K7QF", phase: "playing", votes: [], options: {} },
    chairs: [0, 1, 2].map((seat) => ({ ...chair(seat), present: seat < 2 })),
  } as unknown as TableSummary);
  const nothing = () => undefined;
  const names = ["Ann", "Ben", "Cy"];
  render(TableBar, { table, slug: "kokoro", names, keys: nothing, preferences: nothing, unread: 0, panel: nothing });
  return screen.getAllByRole("button", { hidden: true }).map((button) => button.textContent!.trim());
}

test("whose own seat it is may let a bot play for them, and for who is away by name", () => {
  const offered = show([0]).filter((name) => name.startsWith("Let a bot"));
  expect(offered).toEqual(["Let a bot play for me", "Let a bot play for Cy"]);
});

test("two at one device are told apart by name", () => {
  const offered = show([0, 1]).filter((name) => name.startsWith("Let a bot"));
  expect(offered).toEqual(["Let a bot play for Ann", "Let a bot play for Ben", "Let a bot play for Cy"]);
});
