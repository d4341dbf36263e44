import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inSight } from "../src/look/sight";

let scrolled: unknown[] = [];

function attach(): void {
  const thing = document.createElement("div");
  thing.scrollIntoView = (how) => scrolled.push((how as ScrollIntoViewOptions).behavior);
  inSight("full")(thing);
}

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what is asked for", () => {
  it("comes in sight gently, and surely", () => {
    attach();
    vi.runAllTimers();
    expect(scrolled).toEqual(["smooth", "auto"]);
  });

  it.each(["wheel", "touchmove", "pointerdown", "keydown"])("leaves the page alone after a %s", (way) => {
    attach();
    vi.advanceTimersByTime(300);
    dispatchEvent(new Event(way));
    vi.runAllTimers();
    expect(scrolled).toEqual(["smooth"]);
  });
});
