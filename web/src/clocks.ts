/** The clocks a table can have, and their words. */
import type { Clock } from "./wire";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** What is offered; a table may have another one through the API. */
export const CLOCKS: readonly Clock[] = [
  { kind: "move", seconds: MINUTE },
  { kind: "move", seconds: 5 * MINUTE },
  { kind: "move", seconds: DAY },
  { kind: "move", seconds: 3 * DAY },
  { kind: "match", seconds: 15 * MINUTE, increment: 5 },
  { kind: "match", seconds: 30 * MINUTE, increment: 10 },
];

type Say = (id: string, args?: Record<string, string | number>) => string;

/** Two clocks of one key run alike, whatever happens when time is out. */
export const keyOf = (clock: Clock | null): string =>
  clock === null ? "none" : [clock.kind, clock.seconds, clock.increment ?? 0].join(" ");

/** What is offered, and what the table has. */
export function offered(now: Clock | null): Clock[] {
  return now === null || CLOCKS.some((clock) => keyOf(clock) === keyOf(now)) ? [...CLOCKS] : [...CLOCKS, now];
}

/** A length of time in its largest unit without remainder. */
function span(seconds: number, say: Say): string {
  const units: [number, string][] = [
    [DAY, "web-days"],
    [HOUR, "web-hours"],
    [MINUTE, "web-clock-minutes"],
    [1, "web-clock-seconds"],
  ];
  const [unit, id] = units.find(([unit]) => seconds % unit === 0)!;
  return say(id, { count: seconds / unit });
}

export function inWords(clock: Clock | null, say: Say): string {
  if (clock === null) return say("web-clock-none");
  const time = span(clock.seconds, say);
  if (clock.kind === "move") return say("web-clock-move", { time });
  return clock.increment
    ? say("web-clock-match-more", { time, more: span(clock.increment, say) })
    : say("web-clock-match", { time });
}
