import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import Votes from "../src/parts/Votes.svelte";
import { settings } from "../src/settings.svelte";
import { Table } from "../src/table.svelte";
import type { TableSummary, Vote, Welcome } from "../src/wire";
import { Network } from "./world";

await settings.start();

test.each<[Partial<Vote>, string]>([
  [{ kind: "practice", by: null, name: "Hanna" }, "Hanna wants to practise with open hands"], // a host without a seat
  [{ kind: "undo", by: 1 }, "Ben wants to undo a move."],
  [{ kind: "seat", by: null, seat: 1, name: "" }, "is asking for Ben’s seat."],
  [{ kind: "seat", by: null, seat: 1, name: "Ann", person: "p3" }, "Ann is asking for Ben’s seat."], // of the same name
  [{ kind: "seat", by: null, seat: 1, name: "Ann", person: "p1", asked: [1] }, "You asked for Ben’s seat."],
  [{ kind: "bot", by: 1, seat: 1, name: "medium" }, "Let a bot play for Ben?"],
  [{ kind: "bot", by: 1, seat: 2, name: "expert:n=3" }, "Let Ilka play instead of Pip from now on?"],
])("a question to the table names who asks: %o", async (vote, words) => {
  const network = new Network();
  const table = new Table("ws://there/ws", "ABCD", null, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", person: "p1" } as Welcome);
  const people = ["p1", "p2"].map((person) => ({ state: "person", person }));
  const chairs = [...people, { state: "bot", bot: "easy" }];
  network.socket.say({
    is: "summary",
    chairs,
    votes: [{ number: 1, asked: [0], yes: [], seat: null, name: "", ...vote }],
  } as unknown as TableSummary);
  render(Votes, { table, names: ["Ann", "Ben", "Pip"] });
  await tick();
  const said = screen.getByRole("region").textContent?.trim() ?? "";
  expect(said).toContain(words);
  expect(said).toMatch(/^\w/);
});
