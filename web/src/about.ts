/**
 * Things on a board that have a name: each carries in `data-about` what it is, several by spaces (`cocoon animal-fox`).
 * What these are called, and which clause describes them, is the game's help (see `api.helpOf`). A thing may say in
 * `data-words` what it is just now ("Move 2"); that is shown before the names.
 */
import type { ThingSheet } from "./wire";

export type Things = Record<string, ThingSheet>;

/** One thing, and what of it has a name. */
export interface Named {
  thing: Element;
  names: string[];
}

/** The thing that something on the page is, or is a part of. */
export function namedAt(target: EventTarget | null, things: Things): Named | null {
  const thing = target instanceof Element ? target.closest("[data-about]") : null;
  if (!thing) return null;
  const names = namesOf(thing, things);
  return names.length > 0 ? { thing, names } : null;
}

function namesOf(thing: Element, things: Things): string[] {
  const names = thing.getAttribute("data-about")!.split(" ");
  return [...new Set(names)].filter((name) => Object.hasOwn(things, name));
}

/** Every thing that can be seen, in the order of the page; of those that are called the same, the first. */
export function allNamed(root: ParentNode, things: Things): Named[] {
  const found = new Map<string, Named>();
  for (const thing of root.querySelectorAll("[data-about]")) {
    const names = namesOf(thing, things);
    const { width, height } = thing.getBoundingClientRect();
    if (names.length > 0 && width > 0 && height > 0 && !found.has(names.join()))
      found.set(names.join(), { thing, names });
  }
  return [...found.values()];
}

/** Where a label of this size goes: above the thing, else below it, else over its end; always inside the window. */
export function besides(
  box: DOMRect,
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const GAP = 8;
  const left = Math.max(GAP, Math.min(box.left + box.width / 2 - size.width / 2, room.width - size.width - GAP));
  const above = box.top - size.height - GAP;
  const below = box.bottom + GAP;
  const top = above >= GAP ? above : below + size.height <= room.height - GAP ? below : room.height - size.height - GAP;
  return { left, top: Math.max(GAP, top) };
}
