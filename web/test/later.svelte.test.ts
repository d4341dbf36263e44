import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { framesSince, later } from "../src/later.svelte";

test("what comes later is not read any more when its board has gone meanwhile", () => {
  vi.useFakeTimers();
  const read = vi.fn(() => 1);
  const leave = $effect.root(() => void later(read, () => 1));
  flushSync();
  expect(vi.getTimerCount()).toBe(1);
  leave();
  read.mockClear();
  vi.runAllTimers();
  expect(read).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("frames are counted one after another, and no further than they count", () => {
  vi.useFakeTimers();
  let frames = { passed: -1 };
  const leave = $effect.root(() => void (frames = framesSince(2)));
  flushSync();
  expect(frames.passed).toBe(0);
  vi.advanceTimersToNextTimer(); // a frame
  vi.advanceTimersToNextTimer(); // between this frame and the next
  expect(frames.passed).toBe(1);
  vi.runAllTimers();
  expect(frames.passed).toBe(2);
  leave();
  vi.useRealTimers();
});
