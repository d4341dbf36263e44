import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allNamed, besides, namedAt } from "../src/about";
import { aboutSpace } from "../src/games/cocoon_world/about";
import About from "../src/parts/About.svelte";
import Keys from "../src/parts/Keys.svelte";
import What from "../src/parts/What.svelte";
import { ENOUGH, tips } from "../src/tips.svelte";

const THINGS = { lamp: { id: "kokoro-thing-lamps", rule: "K-17" }, path: { id: "kokoro-thing-path", rule: "K-21" } };

function board(): { lamp: HTMLElement; cell: HTMLElement; pressed: ReturnType<typeof vi.fn> } {
  document.body.innerHTML =
    '<div class="board"><p data-about="lamp" data-words="two of four"><b>o</b></p><button data-about="path nothing">c4</button></div>';
  const [lamp, cell] = [document.querySelector("p")!, document.querySelector("button")!];
  for (const thing of [lamp, cell])
    thing.getBoundingClientRect = () => ({
      x: 0,
      y: 100,
      left: 0,
      top: 100,
      right: 40,
      bottom: 140,
      width: 40,
      height: 40,
      toJSON: () => ({}),
    });
  const pressed = vi.fn();
  cell.addEventListener("click", pressed);
  return { lamp, cell, pressed };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  tips.forget();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const tip = () => document.getElementById("about");
const isSeen = () => tip()?.classList.contains("seen") ?? false;

test("a thing is found from any part of it, by the names that are known", () => {
  const { lamp, cell } = board();
  expect(namedAt(lamp.firstElementChild, THINGS)).toEqual({ thing: lamp, names: ["lamp"] });
  expect(namedAt(cell, THINGS)?.names).toEqual(["path"]);
  expect(namedAt(document.body, THINGS)).toBeNull();
  expect(allNamed(document, THINGS).map((one) => one.names)).toEqual([["lamp"], ["path"]]);
});

test("a label stays in the window, above its thing or below", () => {
  const box = (top: number, left: number) =>
    ({ top, bottom: top + 20, left, right: left + 20, width: 20, height: 20 }) as DOMRect;
  const size = { width: 100, height: 50 };
  expect(besides(box(200, 200), size, { width: 400, height: 400 })).toEqual({ left: 160, top: 142 });
  expect(besides(box(10, 0), size, { width: 400, height: 400 })).toEqual({ left: 8, top: 38 });
  expect(besides(box(0, 390), size, { width: 400, height: 60 })).toEqual({ left: 292, top: 8 });
});

test("a resting mouse sees the name and the clause; moving on or Escape hides it", async () => {
  const { lamp, cell } = board();
  render(About, { things: THINGS, rule: vi.fn(), isOn: true });
  await fireEvent.pointerOver(lamp, { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(700);
  expect(isSeen()).toBe(false); // it came to lie under a mouse at rest
  await fireEvent.pointerMove(lamp, { pointerType: "mouse" });
  expect(tip()).toBeNull(); // made when it is to be seen: a mouse moves a lot
  await vi.advanceTimersByTimeAsync(700);
  expect(isSeen()).toBe(true);
  expect(tip()!.textContent).toContain("two of four");
  expect(tip()!.textContent).toContain("K-17");
  expect(tip()!.getAttribute("role")).toBe("tooltip");
  await fireEvent.pointerOver(cell, { pointerType: "mouse" });
  expect(isSeen()).toBe(false);
  await fireEvent.pointerMove(cell, { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(700);
  expect(isSeen()).toBe(true);
  await fireEvent.keyDown(cell, { key: "Escape" });
  expect(tip()).toBeNull();
});

test("a mouse that went on before it rested is told nothing", async () => {
  const { lamp, cell } = board();
  render(About, { things: THINGS, rule: vi.fn(), isOn: true });
  for (const elsewhere of [fireEvent.pointerMove, fireEvent.pointerOver]) {
    await fireEvent.pointerMove(lamp, { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(300);
    await elsewhere(elsewhere === fireEvent.pointerMove ? document.body : cell, { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(700);
    expect(tip()).toBeNull();
  }
});

test("a long press shows the name and the tap after it answers nothing; a short one answers", async () => {
  const { cell, pressed } = board();
  const rule = vi.fn();
  render(About, { things: THINGS, rule, isOn: true });
  await fireEvent.pointerDown(cell, { pointerType: "touch" });
  await vi.advanceTimersByTimeAsync(550);
  expect(isSeen()).toBe(true);
  await fireEvent.pointerUp(cell, { pointerType: "touch" });
  await fireEvent.click(cell);
  expect(pressed).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("K-21"));
  expect(rule).toHaveBeenCalledWith("K-21");
  await fireEvent.pointerDown(cell, { pointerType: "touch" });
  await fireEvent.pointerUp(cell, { pointerType: "touch" });
  await fireEvent.click(cell);
  await vi.advanceTimersByTimeAsync(700);
  expect(pressed).toHaveBeenCalledOnce();
  expect(isSeen()).toBe(false);
});

test("a finger that moves wants to scroll or to drag", async () => {
  const { cell } = board();
  render(About, { things: THINGS, rule: vi.fn(), isOn: true });
  await fireEvent.pointerDown(cell, { pointerType: "touch", clientX: 5, clientY: 5 });
  await fireEvent.pointerMove(cell, { pointerType: "touch", clientX: 25, clientY: 5 });
  await vi.advanceTimersByTimeAsync(700);
  expect(isSeen()).toBe(false);
});

test("it can be switched off, and leafing through still works by keys alone", async () => {
  const { lamp } = board();
  const { component } = render(About, { things: THINGS, rule: vi.fn(), isOn: false });
  await fireEvent.pointerMove(lamp, { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(700);
  expect(tip()).toBeNull();
  (component as unknown as { tour: () => void }).tour();
  await tick();
  expect(tip()!.textContent).toContain("1 / 2");
  await fireEvent.keyDown(tip()!, { key: "ArrowRight" });
  expect(tip()!.textContent).toContain("K-21");
  await fireEvent.keyDown(tip()!, { key: "ArrowRight" });
  expect(tip()!.textContent).toContain("K-17");
  await fireEvent.keyDown(tip()!, { key: "Escape" });
  expect(tip()).toBeNull();
});

test("a decision is explained on request with its clause, and Escape closes it", async () => {
  const asked = vi.fn();
  const rule = vi.fn();
  render(What, { slug: "kokoro", prompts: ["draw", "unknown"], clauses: { draw: "K-12" }, rule, tour: vi.fn(), asked });
  const button = screen.getByRole("button", { expanded: false });
  await fireEvent.click(button);
  expect(asked.mock.calls).toEqual([["draw"]]);
  await fireEvent.click(screen.getByText("K-12"));
  expect(rule).toHaveBeenCalledWith("K-12");
  await fireEvent.keyDown(button, { key: "Escape" });
  expect(screen.queryByText("K-12")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("a tip goes when its decision was made a few times without help, and is kept in this browser", () => {
  for (let time = 0; time < ENOUGH; time++) {
    expect(tips.isNew("kokoro", "draw")).toBe(true);
    tips.help("kokoro", "draw");
    tips.answered("kokoro", "draw"); // with help: it shows nothing
    tips.answered("kokoro", "draw");
  }
  expect(tips.isNew("kokoro", "draw")).toBe(false);
  expect(tips.isNew("kokoro", "call")).toBe(true);
  expect(JSON.parse(localStorage.getItem("parlour-tips")!)).toEqual({ "kokoro-draw": ENOUGH });
  tips.forget();
  expect(tips.isNew("kokoro", "draw")).toBe(true);
});

test("a space of the ring is called by what lies there and who stands there", () => {
  const stage = {
    tiles: ["?", "f3", "gain1-roll", null],
    pieces: [{ seat: 0, side: "black", space: 1, isSpare: true }],
  } as never;
  expect([0, 1, 2, 3].map((space) => aboutSpace(stage, null, space))).toEqual([
    "face-down",
    "tile-forward pawn-black spare",
    "tile-gain1-roll",
    "empty",
  ]);
  expect(aboutSpace(stage, "pit", 3)).toBe("space-pit");
});

test("the key that shows the keys closes them again", async () => {
  const [close, beside] = [vi.fn(), vi.fn()];
  addEventListener("keydown", beside);
  const { container } = render(Keys, { close });
  const dialog = container.querySelector("dialog")!;
  await fireEvent.keyDown(dialog, { key: "?" });
  removeEventListener("keydown", beside);
  expect(dialog.open).toBe(false);
  expect(beside).not.toHaveBeenCalled();
});
