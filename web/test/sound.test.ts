import { afterEach, beforeEach, expect, test, vi } from "vitest";

const made: string[] = [];
class Param {
  value = 0;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(value: number): void {
    if (!(value > 0)) throw new RangeError("a ramp must end above 0");
  }
}
class Node_ {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  connect<T>(to: T): T {
    return to;
  }
  start(): void {
    made.push("start");
  }
  stop(): void {}
}
class Context {
  currentTime = 0;
  sampleRate = 100;
  destination = new Node_();
  constructor() {
    made.push("context");
  }
  createGain = () => new Node_();
  createOscillator = () => new Node_();
  createBiquadFilter = () => new Node_();
  createBufferSource = () => new Node_();
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
}

beforeEach(() => {
  made.length = 0;
  vi.resetModules();
  vi.stubGlobal("AudioContext", Context);
});
afterEach(() => vi.unstubAllGlobals());

test("nothing sounds before the page was touched, and every cue does afterwards", async () => {
  const { listen, play, RECIPES } = await import("../src/sound");
  listen();
  play("turn", 1);
  expect(made).toEqual([]);
  dispatchEvent(new Event("pointerup"));
  expect(made).toEqual(["context"]);
  for (const sound of Object.keys(RECIPES) as (keyof typeof RECIPES)[]) {
    made.length = 0;
    play(sound, 0.5);
    expect(made.length, sound).toBeGreaterThan(0);
  }
});

test("nothing sounds when it is mute", async () => {
  const { listen, play } = await import("../src/sound");
  listen();
  dispatchEvent(new Event("keydown"));
  made.length = 0;
  play("win", 0);
  expect(made).toEqual([]);
});

test("whoever touched the page before the table was there hears its first sound", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  const { listen, play } = await import("../src/sound");
  listen();
  expect(made).toEqual(["context"]);
  play("card", 1);
  expect(made.length).toBeGreaterThan(1);
});

test("a browser that keeps it silent at first is asked again at the next touch", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  class Suspended extends Context {
    state = "suspended";
    resume(): Promise<void> {
      made.push("resume");
      this.state = "running";
      return Promise.resolve();
    }
  }
  vi.stubGlobal("AudioContext", Suspended);
  const { listen, play } = await import("../src/sound");
  listen();
  play("card", 1);
  expect(made, "nothing is kept for later").toEqual(["context"]);
  dispatchEvent(new Event("pointerup"));
  expect(made).toEqual(["context", "resume"]);
  play("card", 1);
  expect(made).toContain("start");
  dispatchEvent(new Event("pointerup"));
  expect(made.filter((one) => one !== "start")).toEqual(["context", "resume"]);
});
