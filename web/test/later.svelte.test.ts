import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { later } from "../src/later.svelte";

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
