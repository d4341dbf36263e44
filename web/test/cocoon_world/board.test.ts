/** The board with real moments of the game: it shows each, answers with what was offered, and tells why. */
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Board from "../../src/games/cocoon_world/Board.svelte";
import type { CocoonWorldEdition, CocoonWorldView } from "../../src/games/cocoon_world/view";
import type { Language, Words } from "../../src/words";
import { eachIsShown, one, speak, stand, type Kept, type More } from "../moments";
import text from "./moments.json?raw";

const kept = JSON.parse(text) as Kept<CocoonWorldView, CocoonWorldEdition>;
let spoken: Map<Language, Words>;
beforeAll(async () => (spoken = await speak(["cocoon_world", "cocoon_world-rules", "web-cocoon_world"])));
const show = (name: string, more: More = {}) =>
  stand(Board, kept.edition, kept.moments[name]!, spoken.get(more.language ?? "en")!, more);
const press = (element: HTMLElement, key: string) =>
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
afterEach(() => vi.useRealTimers());
vi.setConfig({ testTimeout: 20_000 }); // a whole board takes its time where the machine is busy

describe("every moment", () => eachIsShown(Object.keys(kept.moments), show));

describe("answers", { timeout: 20_000 }, () => {
  it.each([
    ["tile", /^place /],
    ["nearest", /^place /],
    ["tile-anywhere", /^place /],
    ["opponent", /^from /],
    ["take", /^take /],
    ["gain", /^gain 0/],
    ["bet", /^bet /],
    ["set", /^set /],
    ["keep", /^keep /],
    ["top", /^top /],
  ])("to %s lie before the player", (name, form) => {
    const { container, answer, offered } = show(name);
    one(container, ".scene button.open").click();
    expect(answer.mock.lastCall![0]).toMatch(form);
    expect(offered).toContain(answer.mock.lastCall![0]);
    expect(answer.mock.lastCall![1]).toBe(kept.moments[name]!.questions[0]!.prompt);
  });

  it.each([
    ["near", /^at /],
    ["anywhere", /^at /],
    ["swap", /^swap /],
  ])("to %s lie on the ring, by key too", (name, form) => {
    const { container, answer, offered } = show(name);
    press(one(container, ".cell.open"), "Enter");
    expect(answer.mock.lastCall![0]).toMatch(form);
    expect(offered).toContain(answer.mock.lastCall![0]);
  });

  it("offer every choice that is not a button of the decision line", () => {
    for (const name of ["anywhere", "swap", "set-three", "gain", "bet", "keep", "tile"]) {
      const { container, offered } = show(name);
      const shown = new Set(
        [...container.querySelectorAll(".scene button.open")].map((button) => button.getAttribute("data-answer")),
      );
      const spaces = container.querySelectorAll(".cell.open").length;
      expect(shown.size + spaces, name).toBe([...offered].filter((text) => text !== "leave").length);
      document.body.replaceChildren();
    }
  });

  it("are not given on things that are not offered, nor by who watches", () => {
    const { container, answer, choose } = show("watching");
    for (const thing of container.querySelectorAll<HTMLElement>(".cell, .scene button"))
      thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(answer).not.toHaveBeenCalled();
    expect(choose).not.toHaveBeenCalled();
  });

  it("are chosen by the first tap of a finger, and given by the second", () => {
    const tap = (element: HTMLElement) =>
      element.dispatchEvent(
        Object.assign(new MouseEvent("click", { bubbles: true, detail: 1 }), { pointerType: "touch" }),
      );
    const first = show("tile");
    tap(one(first.container, ".scene button.open"));
    expect(first.answer).not.toHaveBeenCalled();
    const text = first.choose.mock.lastCall![0]!;
    document.body.replaceChildren();
    const again = show("tile", { chosen: text });
    tap(one(again.container, ".scene button.chosen"));
    expect(again.answer).toHaveBeenCalledWith(text, "tile");
  });

  it("go round the ring with the arrows, and to the next offer with Page Down", async () => {
    const { container } = show("near");
    const [first, second] = [...container.querySelectorAll<HTMLElement>(".cell.open")];
    first!.focus();
    press(first!, "PageDown");
    await tick();
    expect(document.activeElement).toBe(second);
    press(second!, "PageDown");
    await tick();
    expect(document.activeElement).toBe(first);
    press(first!, "ArrowRight");
    expect(Number(document.activeElement!.getAttribute("data-space"))).toBe(
      Number(first!.getAttribute("data-space")) + 1,
    );
  });
});

describe("what would happen", () => {
  it("is shown on the ring and in words when a tile is pointed at", async () => {
    const { container, moment } = show("tile");
    const foreseen = Object.entries(moment.previews).find(([, lines]) =>
      lines.some((line) => line.id === "cocoon_world-pawn-moved"),
    )!;
    one(container, `[data-answer="${foreseen[0]}"]`).focus();
    await tick();
    await tick();
    const moved = foreseen[1].findLast((line) => line.id === "cocoon_world-pawn-moved")!;
    expect(one(container, ".caption").textContent).toContain(spoken.get("en")!.tell(moved, moment.names));
    expect(container.querySelectorAll(".print").length).toBeGreaterThan(1);
    expect(container.querySelector(".pawns .ghost")).not.toBeNull();
  });

  it("in the dungeon is told with its odds, to those who watch too", () => {
    for (const name of ["again", "watching"]) {
      const { container, moment } = show(name);
      const odds = moment.screen.odds!;
      const percent = Math.round((100 * odds.lost) / odds.of);
      expect(one(container, ".risk").textContent).toContain(`${percent}%`);
      expect(container.querySelectorAll(".deadly")).toHaveLength(moment.screen.turn.made.length);
      expect(one(container, ".stake").textContent).toContain(`${odds.stake} EP`);
      document.body.replaceChildren();
    }
  });

  it("in the arena is told beast by beast", () => {
    const { container, moment } = show("fight-on");
    expect(container.querySelectorAll("li.done")).toHaveLength(moment.screen.turn.rung);
    expect(one(container, "li.next").textContent).toContain("the Ogre");
    expect(one(container, "li.next").textContent).toContain("50%");
  });
});

describe("why it happened", () => {
  it("is told step by step, and each step opens its clause", async () => {
    const { container, rule, moment } = show("swap");
    const steps = container.querySelectorAll(".trail li");
    expect(steps.length).toBeGreaterThan(2);
    const last = steps[steps.length - 1]!;
    const line = moment.log!.flatMap((entry) => entry.lines).at(-1)!;
    expect(last.textContent).toContain(spoken.get("en")!.tell(line, moment.names));
    last.querySelector("button")!.click();
    await tick();
    expect(one(container, ".why").textContent).toContain(spoken.get("en")!.say(`${line.rule}.title`));
    one(container, ".why button").click();
    expect(rule).toHaveBeenCalledWith(line.rule);
  });
});

describe("the pawns", () => {
  it("tell their side by shape and in words, not by colour alone", () => {
    const { container, moment } = show("tile");
    const sides = moment.screen.players.map((player) => player.side);
    expect(new Set(sides).size, "both camps are at this table").toBe(2);
    const words = [...container.querySelectorAll(".people li")].map((row) => row.textContent);
    sides.forEach((side, i) => expect(words[i]).toContain(side));
    const drawn = new Set(
      [...container.querySelectorAll("[data-pawn]")].map((pawn) => pawn.querySelectorAll("path")[0]!.getAttribute("d")),
    );
    expect(drawn.size).toBe(2);
  });

  it("walk when that is told, after the dice have fallen", async () => {
    const { container, props, rerender, moment } = show("tile", { motion: "full" });
    const moved = moment.log!.flatMap((one) => one.lines).findLast((line) => line.id === "cocoon_world-pawn-moved")!;
    const entry = { n: 99, prompt: "roll", seats: [], answers: ["3 4"], lines: [] };
    await rerender({ ...props, told: { serial: 2, entries: [entry], ms: 900 } });
    await tick();
    expect(one(container, ".caption").textContent).toContain("The dice are rolled.");
    await rerender({ ...props, told: { serial: 3, entries: [{ ...entry, lines: [moved] }], ms: 900 } });
    await tick();
    expect(one(container, ".caption").textContent).toContain("moves");
  });
});

describe("the winner", () => {
  it("is crowned on the circle and marked in the standings when the count is through, not before", async () => {
    const { container, props, rerender, moment } = show("over");
    const ended = moment.log!.at(-1)!.lines.find((line) => line.id === "cocoon_world-game-ended")!;
    const { seat } = ended.event as { seat: number };
    const scene = { serial: 2, entries: [], ms: 4400, isScene: true };
    await rerender({ ...props, told: scene });
    expect(container.querySelector(".crown")).toBeNull();
    expect(container.querySelector(".people .active")).toBeNull();
    const told = { serial: 3, entries: [moment.log!.at(-1)!], ms: 2000 };
    await rerender({ ...props, told });
    expect(one(container, ".people .crown").closest("li")?.textContent).toContain(moment.names[seat]);
    expect(container.querySelector("[data-marker] .crown"), "others lie on top, and have not won").toBeNull();
    const piles = moment.screen.piles.map((pile) => [...pile].sort((a, b) => Number(a === seat) - Number(b === seat)));
    await rerender({ ...props, told, screen: { ...moment.screen, piles } });
    const crown = one(container, "[data-marker] .crown");
    expect(crown.closest("[data-marker]")?.getAttribute("data-marker")).toBe(String(seat));
  });
});

describe("a tile that is carried to the ring", () => {
  it("is placed, and lies on the space it was dropped on", async () => {
    const { container, answer, props, rerender } = show("tile-anywhere");
    const where = kept.moments.anywhere!;
    const space = Number(where.questions[0]!.choices[0]!.split(" ")[1]);
    const cell = one(container, `[data-space="${space}"]`);
    document.elementsFromPoint = () => [cell];
    const at = (type: string, x: number) =>
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 5 }), { pointerId: 1 });
    const tile = one(container, ".scene button.open");
    tile.dispatchEvent(at("pointerdown", 0));
    window.dispatchEvent(at("pointermove", 90));
    await tick();
    expect(container.querySelector(".carried")).not.toBeNull();
    window.dispatchEvent(at("pointerup", 90));
    expect(answer).toHaveBeenLastCalledWith(tile.getAttribute("data-answer"), "tile");
    await rerender({ ...props, ...where, told: props.told });
    await tick();
    expect(answer).toHaveBeenLastCalledWith(`at ${space}`, "where");
  });
});
