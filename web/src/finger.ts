/**
 * A teacher's finger: from what is pressed or hovered over to a name and a place on it, and back to a point on another
 * screen. Places are told relative to the thing, not to the page, so that a phone and a desktop agree.
 */
import { spotted } from "./spot";
import type { Pointed, SpotSheet } from "./wire";

/** What is pointed at: a thing by its name, and where on it in thousandths, if that is the same for all. */
export interface Aim {
  spot: string;
  x: number | null;
  y: number | null;
}

export const NOWHERE: Aim = { spot: "", x: null, y: null };
const THOUSAND = 1000;

/** Is a thing seen through these eyes? A seat's own only through its own; null is nobody's own, or a watcher. */
export const isSeen = (owner: number | null, seat: number | null): boolean => owner === null || owner === seat;

/** What is pointed at, as far as it is seen through these eyes. */
export function asSeenBy(pointed: Pointed, seat: number | null): Pointed {
  const spot = isSeen(pointed.spot_of, seat) ? pointed.spot : "";
  return { ...pointed, spot, lit: isSeen(pointed.lit_of, seat) ? pointed.lit : "" };
}

/** Is there such a thing for a teacher to name? */
export function hasName(spots: SpotSheet, name: string): boolean {
  return spots.things.includes(name) || (spots.places !== "" && new RegExp(`^(?:${spots.places})$`).test(name));
}

/** The thing that an element is or lies in, by its public name; null if it has none. */
export function nameOf(target: Element | null, spots: SpotSheet): { name: string; thing: Element } | null {
  for (let thing = target?.closest("[data-spot]"); thing; thing = thing.parentElement?.closest("[data-spot]")) {
    const name = (thing.getAttribute("data-spot") ?? "").split(" ").find((one) => hasName(spots, one));
    if (name) return { name, thing };
  }
  return null;
}

/** Where a point of this page lies, in words that hold on every page. */
export function aimAt(target: Element | null, at: { x: number; y: number }, spots: SpotSheet): Aim {
  const found = nameOf(target, spots);
  if (!found) return NOWHERE;
  const { name, thing } = found;
  if (spots.whole.includes(name) || spotted(name).length > 1) return { spot: name, x: null, y: null };
  const { x, y, width, height } = thing.getBoundingClientRect();
  const part = (from: number, size: number) =>
    size > 0 ? Math.round(Math.min(1, Math.max(0, from / size)) * THOUSAND) : 0;
  return { spot: name, x: part(at.x - x, width), y: part(at.y - y, height) };
}

/** The point of this page that is meant; null if the thing is not here, or is meant as a whole. */
export function pointOf({ spot, x, y }: Aim): { x: number; y: number } | null {
  const thing = spotted(spot)[0];
  if (!thing || x === null || y === null) return null;
  const box = thing.getBoundingClientRect();
  return { x: box.x + (box.width * x) / THOUSAND, y: box.y + (box.height * y) / THOUSAND };
}

/** Sends the newest of many things, not more often than so; what is the same again is not sent. */
export class Newest<T> {
  private last = "";
  private waiting: T | null = null;
  private isResting = false;

  constructor(
    private readonly send: (value: T) => void,
    private readonly later: (callback: () => void, ms: number) => unknown = (callback, ms) => setTimeout(callback, ms),
    private readonly every = 100,
  ) {}

  offer(value: T): void {
    this.waiting = value;
    if (!this.isResting) this.flush();
  }

  private flush(): void {
    const value = this.waiting;
    this.waiting = null;
    const text = JSON.stringify(value);
    if (value === null || text === this.last) return;
    this.last = text;
    this.isResting = true;
    this.later(() => {
      this.isResting = false;
      this.flush();
    }, this.every);
    this.send(value);
  }
}
