/** The board with real moments of the game: it shows each, and answers with what was offered. */
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Board from "../../src/games/chocobo/Board.svelte";
import type { ChocoboEdition, ChocoboView } from "../../src/games/chocobo/view";
import type { Decision, Entry, Line, Question, Result, Standing } from "../../src/wire";
import { LANGUAGES, Words, type Language } from "../../src/words";
import text from "./moments.json?raw";

interface Moment {
  seat: number | null;
  names: string[];
  screen: ChocoboView;
  decisions: Decision[];
  questions: Question[];
  ballots: Standing[];
  entries: Entry[];
  result: Result | null;
}
const kept = JSON.parse(text) as { edition: ChocoboEdition; moments: Record<string, Moment> };
const spoken = new Map<Language, Words>();

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const words = await Words.open(language);
    await words.load(["chocobo", "web-chocobo"]);
    spoken.set(language, words);
  }
});

function show(name: string, more: { chosen?: string; language?: Language } = {}) {
  const moment = kept.moments[name]!;
  const words = spoken.get(more.language ?? "en")!;
  const missing = new Set<string>();
  const say = (id: string, args: Record<string, string | number> = {}) => {
    if (!words.has(id)) missing.add(id);
    return words.say(id, args);
  };
  const tell = (line: Line) => {
    if (!words.has(line.id)) missing.add(line.id);
    return words.tell(line, moment.names);
  };
  const answer = vi.fn<(text: string, prompt?: string) => void>();
  const choose = vi.fn<(text: string | null) => void>();
  const props = {
    ...moment, edition: kept.edition, given: null, told: { serial: 1, entries: moment.entries }, log: [], chosen: more.chosen ?? null, notes: {}, motion: "none" as const,
    answer, choose, preview: () => Promise.resolve([]), note: () => {}, say, tell, describe: () => Promise.resolve(""), announce: () => {}, rule: () => {},
  };
  const { container } = render(Board, { props });
  const offered = new Set(moment.questions.flatMap((question) => question.choices));
  return { moment, container, answer, choose, missing, offered };
}

const one = (container: HTMLElement, selector: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(selector);
  expect(found, selector).not.toBeNull();
  return found!;
};

describe("every moment", () => {
  Object.keys(kept.moments).forEach((name, i) => {
    it(`${name} is shown, with one tab stop a group and no missing word`, { timeout: 20_000 }, () => {
      const { container, missing } = show(name, { language: LANGUAGES[i % LANGUAGES.length] });
      for (const group of container.querySelectorAll("[role=toolbar], [role=grid]")) {
        const stops = group.querySelectorAll("[tabindex='0']");
        expect(stops.length, group.getAttribute("aria-label") ?? "").toBeLessThanOrEqual(1);
      }
      expect([...missing]).toEqual([]);
    });
  });
});

describe("answers", { timeout: 20_000 }, () => {
  it("come from a card: a tap lifts it, another gives it", async () => {
    const { container, choose, offered } = show("start");
    one(container, ".hand button").click();
    const text = choose.mock.lastCall![0]!;
    expect(offered).toContain(text);
    const again = show("start", { chosen: text });
    one(again.container, ".hand [aria-pressed=true]").click();
    expect(again.answer).toHaveBeenCalledWith(text, "choose");
  });

  it("need both cards where two are due", async () => {
    const { container, choose, offered } = show("two-cards");
    const cards = container.querySelectorAll<HTMLElement>(".hand button");
    cards[0]!.click();
    await tick();
    expect(choose).toHaveBeenLastCalledWith(null);
    expect(cards[0]!.getAttribute("aria-pressed")).toBe("true");
    cards[3]!.click();
    expect(offered).toContain(choose.mock.lastCall![0]);
  });

  it("come from a space of the floor, by key too", () => {
    const { container, answer, offered } = show("move");
    one(container, ".cell.open").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(answer.mock.lastCall![0]).toMatch(/^move /);
    expect(offered).toContain(answer.mock.lastCall![0]);
    expect(answer.mock.lastCall![1]).toBe("act");
  });

  it("come from a Monster", () => {
    const { container, answer } = show("attack");
    one(container, ".foe.open").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(answer).toHaveBeenCalledWith("attack m1", "act");
  });

  it("come from the Boss", () => {
    const { container, answer } = show("behemoth");
    one(container, ".target").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(answer).toHaveBeenCalledWith("attack boss", "act");
  });

  it("are not given on things that are not offered", () => {
    const { container, answer, choose } = show("watching");
    for (const thing of container.querySelectorAll<HTMLElement>(".cell, .foe, .book")) thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(answer).not.toHaveBeenCalled();
    expect(choose).not.toHaveBeenCalled();
  });

  it("let a Book be aimed, and the aim be dropped with Escape", async () => {
    const { container, moment } = show("move");
    const book = moment.questions[0]!.choices.find((text) => /^use (move|attack)\d \S/.test(text))!.split(" ")[1]!;
    const at = moment.screen.books.indexOf(book);
    const button = container.querySelectorAll<HTMLElement>(".book")[at]!;
    button.click();
    await tick();
    expect(button.getAttribute("aria-pressed")).toBe("true");
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await tick();
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });

  it("share all cards out before they can be chosen", async () => {
    const { container, choose, moment, offered } = show("split");
    const more = () => container.querySelectorAll<HTMLElement>(".share button:last-child");
    for (let i = 0; i < moment.screen.to_share; i++) {
      more()[i % moment.names.length]!.click();
      await tick();
    }
    expect(offered).toContain(choose.mock.lastCall![0]);
  });

  it("drop one of the older Books", () => {
    const { container, answer, offered } = show("drop");
    one(container, ".book.open").click();
    expect(offered).toContain(answer.mock.lastCall![0]);
  });

  it("say something about one's cards", async () => {
    const { container, answer, offered } = show("talked");
    container.querySelectorAll<HTMLElement>(".pick")[1]!.click();
    await tick();
    one(container, ".chip.claim").click();
    expect(offered).toContain(answer.mock.lastCall![0]);
    expect(answer.mock.lastCall![0]).toMatch(/^claim 1 with/);
    expect(answer.mock.lastCall![1]).toBe("talk");
  });

  it("move through a group by arrows", async () => {
    const { container } = show("start");
    const cards = container.querySelectorAll<HTMLElement>(".hand button");
    cards[0]!.focus();
    cards[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await tick();
    expect(cards[1]!.tabIndex).toBe(0);
    expect(cards[0]!.tabIndex).toBe(-1);
  });
});
