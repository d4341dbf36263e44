/** The log of a match: what was undone stays in it and counts no more; where one stops on the way through it. */
import type { Entry } from "./wire";

/** The entries that count. */
export function live(log: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of log) {
    if (entry.prompt !== "undo") found.push(entry);
    else while (found.length > 0 && found.at(-1)!.n > Number(entry.answers[0])) found.pop();
  }
  return found;
}

/** The numbers of the entries that were undone. */
export function undone(log: readonly Entry[]): ReadonlySet<number> {
  if (!log.some((entry) => entry.prompt === "undo")) return new Set();
  const kept = new Set(live(log));
  return new Set(log.filter((entry) => entry.prompt !== "undo" && !kept.has(entry)).map((entry) => entry.n));
}

/** The steps of a replay: entries that say nothing, as when a box is set up, go by together, to the last of them. */
export function stopsOf(log: readonly Entry[], last: number): number[] {
  const silent = new Set(log.filter((entry) => entry.lines.length === 0).map((entry) => entry.n));
  return Array.from({ length: last + 1 }, (_, n) => n).filter(
    (n) => n === 0 || n === last || !silent.has(n) || !silent.has(n + 1),
  );
}

/** The stop before or after this entry. */
export function stopFrom(stops: readonly number[], at: number, direction: 1 | -1): number {
  return (direction > 0 ? stops.find((n) => n > at) : stops.findLast((n) => n < at)) ?? at;
}
