/** Things on their way: from the bowl into a cocoon, from the gap into a cocoon, from the gap out of the box. */
import type { Line } from "../../wire";
import { centre, HEIGHT, project, type Point } from "./box";

export interface Flight {
  key: string;
  /** An animal, `token`, or a door. */
  what: { animal: string } | { door: string } | { token: true };
  from: Point;
  to: Point;
  /** Milliseconds to wait. */
  delay: number;
  /** How long it is on its way. */
  ms: number;
}

export const SLIDING = 520;
export const FLYING = 620;
export const TURNING = 1100;
export const BOWL: Point = [-204, 182];
const AWAY: Point = [190, 250];

type Event = Record<string, string & number>;

/** What flies because of these lines, in order; a slide comes first and the rest waits for it. */
export function flights(lines: readonly Line[], gap: string | null, yaw: number, serial: number, ms = 0): Flight[] {
  const on = (place: string) => project(centre(place), 0.1, yaw);
  const into = (place: string) => project(centre(place), HEIGHT + 0.1, yaw);
  const found: Flight[] = [];
  let delay = 0;
  lines.forEach((line, i) => {
    const event = line.event as Event;
    const add = (what: Flight["what"], from: Point, to: Point, wait = delay) =>
      found.push({
        key: `${serial}/${i}/${found.length}`,
        what,
        from,
        to,
        delay: wait,
        ms: "door" in what ? Math.max(FLYING, ms * 0.95) : FLYING,
      });
    switch (line.id) {
      case "cocoons-slid":
        if (event.paid) add({ token: true }, BOWL, into(event.to!), delay);
        delay += SLIDING;
        break;
      case "cocoons-discarded":
        if (gap) add({ door: event.door! }, on(gap), AWAY);
        delay += 300;
        break;
      case "cocoons-housed":
        if (gap) add({ animal: event.animal! }, on(gap), into(event.place!));
        break;
      case "cocoons-equipped":
        if (gap) add({ door: "action" }, on(gap), into(event.place!));
        break;
      case "cocoons-corrected":
        for (let n = 0; n < 3; n++) add({ token: true }, BOWL, [BOWL[0] - 120, BOWL[1] + 60], n * 110);
        add({ animal: event.animal! }, into(event.place!), into(event.to!), 200);
        break;
      case "cocoons-charged":
        add({ token: true }, BOWL, on(event.place!));
        break;
    }
  });
  return found;
}

/** How long the box waits before it turns: the slide and the door come first. */
export function lead(lines: readonly Line[]): number {
  const has = (id: string) => lines.some((line) => line.id === id);
  return has("cocoons-turned") && has("cocoons-slid") ? SLIDING + 350 : 0;
}

/** How long until the last of some lines is told: what lies in the gap turns up then. */
export function wait(lines: readonly Line[]): number {
  const has = (id: string) => lines.some((line) => line.id === id);
  return (
    (has("cocoons-slid") ? SLIDING : 0) + (has("cocoons-discarded") ? 450 : 0) + (has("cocoons-turned") ? TURNING : 0)
  );
}
