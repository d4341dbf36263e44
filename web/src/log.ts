/** The log of a match: what was undone stays in it and counts no more. */
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
