/** The board with real moments of the game: it shows each, and answers with what was offered. */
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Board from "../../src/games/chocobo/Board.svelte";
import type { ChocoboEdition, ChocoboView } from "../../src/games/chocobo/view";
import type { Language, Words } from "../../src/words";
import { eachIsShown, one, speak, stand, type Kept, type More } from "../moments";
import text from "./moments.json?raw";

const kept = JSON.parse(text) as Kept<ChocoboView, ChocoboEdition>;
let spoken: Map<Language, Words>;
beforeAll(async () => (spoken = await speak(["chocobo", "web-chocobo"])));
const show = (name: string, more: More = {}) =>
  stand(Board, kept.edition, kept.moments[name]!, spoken.get(more.language ?? "en")!, more);

describe("every moment", () => eachIsShown(Object.keys(kept.moments), show));

it("says how it ended once, below the map, and not cut off above the hand as well", () => {
  const { container } = show("lost");
  expect(one(container, ".ending").textContent).not.toBe("");
  expect(one(container, ".caption").textContent).toBe("");
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

  it("keep the first of two cards while a teammate says something", async () => {
    const { container, moment, rerender, props } = show("two-cards");
    const card = container.querySelectorAll<HTMLElement>(".hand button")[0]!;
    card.click();
    await tick();
    const said = [...moment.screen.said, { ...moment.screen.said[0], seat: 1, what: "claim 3", strengths: [] }];
    await rerender({ ...props, screen: { ...moment.screen, said } });
    expect(card.getAttribute("aria-pressed")).toBe("true");
    await rerender({ ...props, screen: { ...moment.screen, question: moment.screen.question + 1 } });
    expect(card.getAttribute("aria-pressed"), "another question").toBe("false");
  });

  it("forget a statement that is no longer offered, and no other", async () => {
    const spaces = (container: Element) => [...container.querySelectorAll<HTMLElement>(".chip.claim")];
    const chosen = spaces(show("talked").container)[0]!.dataset.answer!;
    const { container, choose } = show("talked", { chosen });
    const [same, other] = container.querySelectorAll<HTMLElement>(".talk .pick");
    same!.click();
    await tick();
    expect(choose).not.toHaveBeenCalled();
    other!.click();
    await tick();
    expect(spaces(container).map((chip) => chip.dataset.answer)).not.toContain(chosen);
    expect(choose).toHaveBeenCalledWith(null);
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
    for (const thing of container.querySelectorAll<HTMLElement>(".cell, .foe, .book"))
      thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
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

  it("are told with names when cards are shared out", async () => {
    const { container, moment, rerender, props } = show("split");
    const counts = moment.names.map((_, seat) => (seat === 1 ? moment.screen.to_share : 0));
    await rerender({ ...props, chosen: `split ${counts.join(" ")}`, label: () => "Share the cards: all for Ben" });
    expect(one(container, ".caption").textContent).toContain("all for Ben");
    expect(container.textContent).not.toContain("{");
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

  it.each([
    ["split", "team"],
    ["start", "hand"],
  ] as const)("have in sight what is asked for: %s", async (moment, part) => {
    vi.useFakeTimers();
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.className);
    };
    show(moment);
    await tick();
    vi.advanceTimersByTime(250);
    expect(seen.map((name) => name.split(" ")[0])).toEqual([part]);
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
    vi.useRealTimers();
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
