import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Lobby from "../src/parts/Lobby.svelte";
import Tour from "../src/parts/Tour.svelte";
import { settings } from "../src/settings.svelte";
import { Table } from "../src/table.svelte";
import type { Chair, TableSummary, Welcome } from "../src/wire";
import { Network } from "./world";

await settings.start();
afterEach(() => vi.unstubAllGlobals());

const PERSON = { state: "person", person: "p1", present: true, ready: false, bot: "" } as unknown as Chair;
const OPEN = { state: "open", person: "", present: false, ready: false, bot: "" } as unknown as Chair;
const SHEET = {
  slug: "kokoro",
  least: 1,
  most: 8,
  minutes: 20,
  lessons: 1,
  options: [],
  levels: ["easy", "hard"],
  bots: ["random", "greedy", "easy", "hard"],
};

function inLobby(chairs: Chair[]): { table: Table; network: Network } {
  const network = new Network();
  const table = new Table("ws://there/ws", "ABCD", 0, network.world);
  table.start();
  network.socket.open();
  network.socket.say({ is: "welcome", person: "p1", seat: 0 } as Welcome);
  const summary = {
    is: "summary",
    code: "ABCD",
    game: "kokoro",
    phase: "lobby",
    host: "p1",
    chairs,
    options: {},
    entropy: [],
    commitment: "c0",
  };
  network.socket.say({ ...summary, origin: null, clock: null, votes: [] } as unknown as TableSummary);
  return { table, network };
}

function answers(found: Record<string, unknown>): void {
  vi.stubGlobal("fetch", (path: string) => {
    const name = Object.keys(found).find((one) => path.endsWith(one));
    return name ? Promise.resolve(new Response(JSON.stringify(found[name]))) : Promise.reject(new Error(path));
  });
}

const show = (table: Table, rule = vi.fn()) =>
  render(Lobby, { table, names: ["Ann", ""], rule, seated: () => undefined });

test("people choose from the named levels; bots for experiments are listed on demand", async () => {
  answers({ "api/games": [SHEET], invitation: { links: [], only_here: null } });
  const { table, network } = inLobby([PERSON, OPEN]);
  show(table);
  const choice = await screen.findByRole("combobox", { name: /Bot for seat 2/ });
  const values = () => [...choice.querySelectorAll("option")].map((option) => option.value);
  await waitFor(() => expect(values()).toEqual(["", "easy", "hard", "more"]));
  await fireEvent.change(choice, { target: { value: "more" } });
  expect(values()).toEqual(["", "easy", "hard", "random", "greedy"]);
  expect(network.socket.sent.some((request) => request.do === "place")).toBe(false);
  await fireEvent.change(choice, { target: { value: "greedy" } });
  expect(network.socket.sent.at(-1)).toMatchObject({ do: "place", seat: 1, bot: "greedy" });
});

test("whoever comes to a table is told what the game is, and finds its rules", async () => {
  answers({ "api/games": [SHEET], invitation: { links: [], only_here: null } });
  const rule = vi.fn();
  show(inLobby([PERSON, OPEN]).table, rule);
  const pitch = await screen.findByRole("region", { name: settings.words!.say("kokoro-name") });
  expect(pitch.textContent).toContain("1–8");
  await fireEvent.click(within(pitch).getByRole("button"));
  expect(rule).toHaveBeenCalledWith("");
});

test("of two changes to a campaign within one round trip none is lost", async () => {
  const { table, network } = inLobby([PERSON, OPEN]);
  const campaign = { scenarios: ["first", "arena", "scales"], measure: "ep", records: [] };
  network.socket.say({ ...table.summary!, campaign } as unknown as TableSummary);
  const { container } = render(Tour, {
    table,
    names: ["Ann", ""],
    scenarios: campaign.scenarios,
    rule: () => undefined,
  });
  await fireEvent.click(container.querySelectorAll("ol button")[2]!);
  await fireEvent.click(container.querySelectorAll("ol button")[0]!);
  const plans = network.socket.sent.filter((request) => request.do === "arrange");
  expect(plans.map((request) => "campaign" in request && request.campaign?.scenarios)).toEqual([
    ["first", "arena"],
    ["arena"],
  ]);
});

test("people are not told to wait for themselves, and the way back from ready is no main button", async () => {
  answers({ "api/games": [SHEET], invitation: { links: [], only_here: null } });
  const { table, network } = inLobby([PERSON]);
  show(table);
  expect(await screen.findByText("The game starts as soon as you’re ready.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "I’m ready" }).classList).toContain("main");
  const BEN = { ...PERSON, person: "p2" } as Chair;
  network.socket.say({ ...table.summary!, chairs: [{ ...PERSON, ready: false }, BEN] } as TableSummary);
  expect(await screen.findByText(/when you and .*are ready/)).toBeTruthy();
  network.socket.say({ ...table.summary!, chairs: [{ ...PERSON, ready: true }, BEN] } as TableSummary);
  const back = await screen.findByRole("button", { name: "Not ready after all" });
  expect(back.classList).not.toContain("main");
});

test("where one may play alone, it is said how, until somebody else comes", async () => {
  answers({ "api/games": [SHEET], invitation: { links: [], only_here: null } });
  const { table, network } = inLobby([PERSON, OPEN]);
  const { container } = show(table);
  await waitFor(() => expect(container.textContent).toContain("To play alone, remove the free seats."));
  network.socket.say({ ...table.summary!, chairs: [PERSON, { ...PERSON, person: "p2" }, OPEN] } as TableSummary);
  await waitFor(() => expect(container.textContent).not.toContain("To play alone"));
});
