/** Cocoons: geometry and notation as plain functions, then the board and the composer with real moments. */
import { fireEvent, render, screen as page } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import data from "../gallery/cocoons.json";
import type { BoardProps } from "../src/games/board";
import { ANIMALS } from "../src/games/cocoons/figures";
import { asks, byPlace, movable, read, shows } from "../src/games/cocoons/answers";
import Board from "../src/games/cocoons/Board.svelte";
import {
  centre,
  corner,
  faces,
  front,
  lying,
  PLACES,
  project,
  rows,
  shape,
  square,
  towards,
  turn,
  YAW,
} from "../src/games/cocoons/box";
import { groups, laid, left, put, takeOut, type Verdict } from "../src/games/cocoons/composer";
import Composer from "../src/games/cocoons/Composer.svelte";
import { family, number, RUNES } from "../src/games/cocoons/doors";
import { flights, wait } from "../src/games/cocoons/flight";
import type { Corner, CocoonsEdition, CocoonsView, Side } from "../src/games/cocoons/view";
import { shortName } from "../src/games/cocoons/words";
import type { Line } from "../src/wire";
import { Words } from "../src/words";

type Props = BoardProps<CocoonsView, CocoonsEdition>;

const edition = data.edition as unknown as CocoonsEdition;
const words = await Words.open("en");
await words.load(["cocoons", "web-cocoons"]);

test.each([
  ["Ann", "Ann"],
  ["Greedy bot", "Greedy bot"],
  ["Greedy bot 2", "Greedy… 2"],
  ["Bartholomew", "Bartholom…"],
  ["よくばりボット", "よくばりボ…"],
  ["Ann1234567890", "Ann123456…"],
  ["Ann 12345678", "Ann 12345…"],
  ["Ann 12345678901234567890", "Ann 12345…"],
])("%s is called %s on a plate", (name, short) => {
  expect(shortName(name)).toBe(short);
});

describe("the eye", () => {
  test.each(["se", "ne", "nw", "sw"] as Corner[])("has its own corner %s nearest", (name) => {
    const heights = (["se", "ne", "nw", "sw"] as Corner[]).map(
      (other) => [other, project(corner(other, 1), 0, YAW[name])[1]] as const,
    );
    expect(heights.reduce((low, one) => (one[1] > low[1] ? one : low))[0]).toBe(name);
  });

  test.each([
    ["se", "south", "east"],
    ["ne", "north", "east"],
    ["nw", "north", "west"],
    ["sw", "south", "west"],
  ] as [Corner, Side, Side][])("sees from %s what faces %s and %s (C-21)", (name, one, other) => {
    const seen = (["north", "east", "south", "west"] as Side[]).filter((side) => faces(side, YAW[name]));
    expect(new Set(seen)).toEqual(new Set([one, other]));
  });

  test("follows the box clockwise: who faced SE faces NE (C-63)", () => {
    expect(towards(YAW.se, YAW.ne)).toBe(1);
    expect(towards(YAW.sw, YAW.se)).toBe(4);
    expect(towards(YAW.ne, YAW.se)).toBe(0);
    expect(turn([1, -1], 1).map(Math.round)).toEqual([1, 1]);
  });

  test("reads the places in rows of its own", () => {
    expect(rows(YAW.se)).toEqual([
      ["a1", "b1", "c1"],
      ["a2", "b2", "c2"],
      ["a3", "b3", "c3"],
    ]);
    expect(rows(YAW.nw)[0]).toEqual(["c3", "b3", "a3"]);
    expect(rows(5)).toEqual(rows(YAW.ne));
    for (const yaw of [0, 1, 2, 3]) expect(new Set(rows(yaw).flat())).toEqual(new Set(PLACES));
  });
});

describe("drawing", () => {
  test("places lie as they are named", () => {
    expect(centre("a1")).toEqual([-1, -1]);
    expect(centre("c2")).toEqual([1, 0]);
  });
  test("the front of an outline runs from left to right below its middle", () => {
    const line = front(square(0.4, 0.1), 0, 0.3);
    expect(line[0]![0]).toBeLessThan(line.at(-1)![0]);
    expect(Math.max(...line.map(([, y]) => y))).toBeGreaterThan(0);
  });
  test.each([0, 0.25, 1, 2.5, 3])("a cocoon has a shape at yaw %s", (yaw) => {
    for (const part of Object.values(shape(yaw)).flat()) expect(part).not.toContain("NaN");
    expect(lying([0, 0], 0, yaw)).toMatch(/^matrix\(/);
  });
  test("every animal an edition may have is drawn", () => {
    const named = [
      ..."fish iguana owl fox turtle hare moth deer bear bee crane frog mouse otter snail wolf".split(" "),
    ];
    expect(Object.keys(ANIMALS).sort()).toEqual(named.sort());
  });
  test("every door has its family", () => {
    expect(new Set(Object.keys(data.supply).map(family))).toEqual(
      new Set(["rune", "lock", "slide", "rotation", "action", "number"]),
    );
    expect([number("rune7"), number("number3"), number("lockA"), RUNES.length]).toEqual([7, 3, 0, 8]);
  });
});

describe("notation", () => {
  test("is read", () => {
    expect(read("slide b2")).toEqual({ kind: "slide", place: "b2", animal: null });
    expect(read("correct fox c1")).toEqual({ kind: "correct", place: "c1", animal: "fox" });
    expect(read("tell a3 moth")).toEqual({ kind: "tell", place: "a3", animal: "moth" });
    expect(["leave", "end", "slide d4"].map(read)).toEqual([null, null, null]);
  });
  test("leaving and ending are buttons, everything else is in the box", () => {
    const answers = data.moments.flatMap((moment) =>
      moment.questions.flatMap((question) => question.choices as string[]),
    );
    expect(new Set(answers.filter((answer) => !shows(answer)))).toEqual(new Set(["leave", "end"]));
  });
  test("answers are found by place, corrections by their animal", () => {
    const some = ["slide a1", "slide b2", "correct fox c1", "correct owl c1"];
    expect([...byPlace(some, null)]).toEqual([
      ["a1", "slide a1"],
      ["b2", "slide b2"],
    ]);
    expect([...byPlace(some, "owl")]).toEqual([["c1", "correct owl c1"]]);
    expect(movable(some)).toEqual(["fox", "owl"]);
  });
});

describe("what flies", () => {
  const line = (id: string, event: object) => ({ id, args: {}, rule: "", event }) as Line;
  test("a paid slide takes a token, and the door waits for it", () => {
    const lines = [
      line("cocoons-slid", { place: "a1", to: "a2", paid: 1 }),
      line("cocoons-discarded", { door: "rune1" }),
    ];
    const [token, door] = flights(lines, "a1", 0, 1);
    expect(token!.what).toEqual({ token: true });
    expect(door!.delay).toBeGreaterThan(token!.delay);
    expect(wait(lines)).toBeGreaterThan(0);
    expect(wait([])).toBe(0);
  });
  test("a correction throws three tokens away", () => {
    const found = flights([line("cocoons-corrected", { animal: "fox", place: "a1", to: "b1" })], "c3", 0, 1);
    expect(found.filter((flight) => "token" in flight.what)).toHaveLength(3);
  });
});

// The board

function propsOf(name: string, change: Partial<Props> = {}): Props {
  const moment = data.moments.find((one) => one.name === name)!;
  return {
    ...(moment as unknown as Pick<
      Props,
      "screen" | "seat" | "names" | "questions" | "decisions" | "ballots" | "result" | "notes"
    >),
    edition,
    given: null,
    told: { serial: 0, entries: [], ms: 0 },
    log: [],
    chosen: null,
    motion: "none",
    answer: vi.fn(),
    choose: vi.fn(),
    preview: vi.fn(async () => []),
    note: vi.fn(),
    say: (id, args) => words.say(id, args),
    tell: (told) => words.tell(told, moment.names),
    describe: async () => "",
    announce: vi.fn(),
    rule: vi.fn(),
    ...change,
  };
}
const place = (name: string) => document.querySelector<SVGElement>(`[data-place="${name}"]`)!;

describe("the board", () => {
  test.each(data.moments.map((moment) => moment.name))("shows the moment %s without a message missing", (name) => {
    const { container } = render(Board, propsOf(name));
    expect(container.querySelectorAll("[role=gridcell]")).toHaveLength(9);
    expect(container.querySelectorAll("[role=gridcell][tabindex='0']")).toHaveLength(1);
    expect(container.innerHTML).not.toContain("NaN");
    expect(container.innerHTML).not.toMatch(/(aria-label|title)="[^"]*(web-)?cocoons-[a-z]/);
    expect(container.textContent).not.toMatch(/cocoons-[a-z]/);
  });

  test("never names an animal that the screen does not have", () => {
    const props = propsOf("turn");
    const known = new Set([
      ...props.screen.cocoons.flatMap((cocoon) => [...cocoon.animals, cocoon.side]),
      ...props.screen.bottoms.map((bottom) => bottom?.token),
    ]);
    const { container } = render(Board, props);
    const text = container.innerHTML;
    for (const animal of edition.animals)
      if (!known.has(animal)) expect(text).not.toContain(words.say(`cocoons-animal-${animal}`));
  });

  test("a cocoon next to the gap slides when it is pressed, by mouse and by keys", async () => {
    const props = propsOf("turn");
    const slides = props.questions[0]!.choices.filter((choice) => choice.startsWith("slide"));
    render(Board, props);
    const target = place(slides[0]!.slice(6));
    await fireEvent.click(target);
    expect(props.answer).toHaveBeenLastCalledWith(slides[0], "turn");
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(props.answer).toHaveBeenCalledTimes(2);
  });

  test("a finger chooses first and gives then", async () => {
    const props = propsOf("put");
    const { rerender } = render(Board, props);
    const target = props.questions[0]!.choices[0]!;
    const tap = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(tap, "pointerType", { value: "touch" });
    await fireEvent(place(target.slice(4)), tap);
    expect(props.choose).toHaveBeenCalledWith(target);
    expect(props.answer).not.toHaveBeenCalled();
    await rerender({ chosen: target });
    const again = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(again, "pointerType", { value: "touch" });
    await fireEvent(place(target.slice(4)), again);
    expect(props.answer).toHaveBeenCalledWith(target, "put");
  });

  test("what is not offered is asked all the same, so that the table says why", async () => {
    const props = propsOf("turn");
    render(Board, props);
    await fireEvent.click(place(props.screen.gap!));
    expect(props.answer).toHaveBeenCalledWith(`slide ${props.screen.gap}`, "turn");
  });

  test("arrows lead along the rows one sees", async () => {
    const props = propsOf("turn");
    render(Board, props);
    place("b2").focus();
    await fireEvent.keyDown(place("b2"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(place("c2"));
    expect(place("c2").getAttribute("tabindex")).toBe("0");
  });

  test("a correction: the animal, then the cocoon; Escape lets go", async () => {
    const props = propsOf("turn");
    render(Board, props);
    const correction = read(props.questions[0]!.choices.find((choice) => choice.startsWith("correct"))!)!;
    await fireEvent.click(page.getByRole("button", { name: words.say("web-cocoons-correct") }));
    await fireEvent.click(page.getByRole("button", { name: words.say(`cocoons-animal-${correction.animal}`) }));
    await fireEvent.click(place(correction.place));
    expect(props.answer).toHaveBeenCalledWith(`correct ${correction.animal} ${correction.place}`, "turn");
    await fireEvent.keyDown(place("b2"), { key: "Escape" });
    expect(
      page.getByRole("button", { name: words.say(`cocoons-animal-${correction.animal}`) }).getAttribute("aria-pressed"),
    ).toBe("false");
  });

  test("telling is one press", async () => {
    const props = propsOf("tell");
    render(Board, props);
    const [choice] = props.questions.find((question) => question.prompt === "tell")!.choices;
    const told = read(choice!)!;
    await fireEvent.click(
      page.getByRole("button", {
        name: words.say("cocoons-do-tell", { place: told.place, animal: words.say(`cocoons-animal-${told.animal}`) }),
      }),
    );
    expect(props.answer).toHaveBeenCalledWith(choice, "tell");
  });

  test("pencil marks go to the cocoon or to the place", async () => {
    const props = propsOf("notes");
    render(Board, props);
    await fireEvent.click(page.getByRole("button", { name: words.say("web-cocoons-pencil") }));
    await fireEvent.click(place("b2"));
    const id = props.screen.cocoons.find((cocoon) => cocoon.place === "b2")!.id;
    await fireEvent.click(page.getByRole("button", { name: "owl" }));
    expect(props.note).toHaveBeenLastCalledWith(`cocoon ${id}`, "owl");
    await fireEvent.click(page.getByRole("button", { name: words.say("web-cocoons-pencil-place") }));
    await fireEvent.click(page.getByRole("button", { name: "deer" }));
    expect(props.note).toHaveBeenLastCalledWith("b2", "deer");
    expect(props.answer).not.toHaveBeenCalled();
  });

  test("nothing can be done by who watches", () => {
    const { container } = render(Board, propsOf("watching"));
    expect(container.querySelectorAll("[aria-disabled=false]")).toHaveLength(0);
  });

  test("alone one may look from the other corner", async () => {
    const props = propsOf("alone");
    render(Board, props);
    const label = () => document.querySelector("svg.box")!.getAttribute("aria-label");
    const before = label();
    await fireEvent.click(page.getByRole("button", { name: words.say("web-cocoons-around") }));
    expect(label()).not.toBe(before);
  });
});

// The composer

const supply = data.supply as Record<string, number>;

describe("composing", () => {
  test("doors go to a place, to the first free one, or change places", () => {
    const places = put(put(laid([]), "slide", 3), "rune1", null);
    expect(places.slice(0, 4)).toEqual(["rune1", null, null, "slide"]);
    expect(put(places, "slide", 0, 3).slice(0, 4)).toEqual(["slide", null, null, "rune1"]);
    expect(takeOut(places, 0)[0]).toBeNull();
    expect(left("slide", supply, places)).toBe(3);
  });
  test("a full tray takes no more", () => {
    const full = laid(data.levels[0]!.doors);
    expect(put(full, "number1", null)).toEqual(full);
  });
  test("the supply comes in groups", () => {
    expect(groups(supply).map(([group, doors]) => [group, doors.length])).toEqual([
      ["rune", 8],
      ["lock", 2],
      ["special", 3],
      ["number", 8],
    ]);
  });

  const composer = (doors: string[], verdict: Verdict) => ({
    edition,
    supply,
    doors,
    check: vi.fn(async () => verdict),
    open: vi.fn(async () => verdict),
    play: vi.fn(),
    say: (id: string, args?: Record<string, string | number>) => words.say(id, args),
    explain: (code: string, args: Record<string, string | number>) => words.explain({ code, args }),
    rule: vi.fn(),
  });

  test("a valid level has a code and can be played", async () => {
    const level = data.levels[0]!;
    const props = composer(level.doors.slice(0, 7), {
      isValid: true,
      code: level.code!,
      doors: level.doors,
      hard: false,
      tokens: null,
    });
    render(Composer, props);
    await fireEvent.click(page.getByRole("button", { name: /^action door/ }));
    expect(props.check).toHaveBeenCalledWith({ doors: level.doors, hard: false, tokens: 25 });
    expect(await page.findByText(level.code!)).toBeTruthy();
    await fireEvent.click(page.getByRole("button", { name: words.say("web-cocoons-composer-play") }));
    expect(props.play).toHaveBeenCalledWith(level.code);
  });

  test("what is wrong is said", async () => {
    const level = data.levels[4]!;
    const error = {
      isValid: false as const,
      error: level.error!,
      args: level.args as unknown as Record<string, string | number>,
      rule: "C-71",
    };
    render(Composer, composer(level.doors, error));
    expect(await page.findByText(/lacks: rune6/)).toBeTruthy();
    expect(page.getByRole("button", { name: words.say("web-cocoons-composer-play") }).hasAttribute("disabled")).toBe(
      true,
    );
  });

  test("a code is opened", async () => {
    const level = data.levels[1]!;
    const props = composer([], { isValid: true, code: level.code!, doors: level.doors, hard: true, tokens: null });
    render(Composer, props);
    await fireEvent.input(page.getByLabelText(words.say("web-cocoons-composer-have")), {
      target: { value: level.code },
    });
    await fireEvent.click(page.getByRole("button", { name: words.say("web-cocoons-composer-open") }));
    await vi.waitFor(() => expect(page.getByRole("checkbox")).toHaveProperty("checked", true));
    expect(props.open).toHaveBeenCalledWith(level.code);
  });
});

describe("what is asked", () => {
  const ask = (prompt: string, choices: string[], token: string | null = null) =>
    words.ask(
      "cocoons",
      prompt,
      asks({ prompt, choices }, { gap: "b2", bottoms: PLACES.map(() => ({ door: null, token, seen: null })) }),
    );

  test("says that mistakes can be corrected only where there is something to correct", () => {
    expect(ask("turn", ["slide a2"])).toBe("Slide a cocoon into the gap.");
    expect(ask("turn", ["slide a2", "correct fox a1"])).toContain("correct a mistake");
  });

  test("names what is put away", () => {
    expect(ask("put", ["put a1", "leave"], "owl")).toBe("Which cocoon does the owl go into?");
    expect(ask("put", ["put a1"], "hidden")).toBe("Which cocoon keeps the action door?");
  });
});
