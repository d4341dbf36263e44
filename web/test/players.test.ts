import { render, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Players from "../src/parts/Players.svelte";
import { settings } from "../src/settings.svelte";
import { Table } from "../src/table.svelte";
import type { Chair, Entry, PushNews, TableSummary, Welcome } from "../src/wire";
import { Network } from "./world";

await settings.start();

const PERSON = { state: "person", person: "p1", present: true, ready: true, bot: "" } as unknown as Chair;
const BOT = { state: "bot", person: "", present: true, ready: true, bot: "easy" } as unknown as Chair;
const AWAY = { ...PERSON, state: "away" } as Chair;

function at(phase: string, chairs: Chair[]): { table: Table; network: Network } {
  const network = new Network();
  const table = new Table("ws://there/ws", "ABCD", 0, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", person: "p1", seat: 0 } as Welcome);
  network.socket.say({
    is: "summary",
    code: "ABCD",
    game: "kokoro",
    phase,
    chairs,
    votes: [],
  } as unknown as TableSummary);
  return { table, network };
}

const CHIPS = { names: ["Ann", "Juno"], scores: null };
const push = (more: Partial<PushNews>) =>
  ({ is: "push", n: 0, feed: [], questions: [], ballots: [], screen: {}, result: null, ...more }) as PushNews;

test("a bot does not think while its move is being shown", async () => {
  const { table, network } = at("playing", [PERSON, BOT]);
  const waits = [{ prompt: "draw", ask: 1, seats: [1], mode: "each", optional: false }] as PushNews["decisions"];
  network.socket.say(push({ resync: true, decisions: waits } as Partial<PushNews>));
  const { container } = render(Players, { table, ...CHIPS });
  const state = () => container.querySelectorAll(".state")[1]!.textContent.trim();
  await waitFor(() => expect(state()).toBe("is thinking"));
  table.director.script = { events: { drew: { ms: 5000 } } };
  const line = { id: "drew", args: {}, rule: "", event: { seat: 1 } };
  const entry: Entry = { n: 1, prompt: "draw", seats: [1], answers: ["a1"], lines: [line] } as Entry;
  network.socket.say(push({ n: 1, feed: [entry], decisions: waits } as Partial<PushNews>));
  await waitFor(() => expect(state()).toBe(""));
  expect(container.querySelectorAll("li")[1]!.classList).toContain("waits");
  table.close();
});

test.each([
  [null, "bot stand-in"],
  [{ ending: "rounds", scores: [1, 2], places: [2, 1] }, ""],
])("nobody is stood in for when it is over: %o", async (result, said) => {
  const { table, network } = at(result ? "over" : "playing", [AWAY, BOT]);
  network.socket.say(push({ resync: true, decisions: [], result } as Partial<PushNews>));
  const { container } = render(Players, { table, ...CHIPS });
  await waitFor(() => expect(container.querySelector(".state")!.textContent.trim()).toBe(said));
  table.close();
});
