/** What is on a place, in words: the same messages as the board in words. */
import { PLACES } from "./box";
import type { Bottom, Cocoon, CocoonsView } from "./view";

type Say = (id: string, args?: Record<string, string | number>) => string;

const LYING: Record<string, string> = { hidden: "hidden", start: "start", action: "token" };

export function cocoonInWords(cocoon: Cocoon, names: readonly string[], say: Say): string {
  if (cocoon.mark === null) return cocoon.place;
  const animal = (name: string) => say(`cocoons-animal-${name}`);
  let line = say("cocoons-board-cocoon", {
    place: cocoon.place,
    side: say(`cocoons-side-${cocoon.mark}`),
    animals: cocoon.animals.length,
    names: cocoon.animals.map(animal).join(", "),
    tokens: cocoon.tokens,
  });
  if (cocoon.action) line += say("cocoons-board-action");
  if (cocoon.seen_by.length > 0)
    line += say("cocoons-board-in-sight", { names: cocoon.seen_by.map((seat) => names[seat] ?? "").join(", ") });
  if (cocoon.side !== null) line += say("cocoons-board-shows", { animal: animal(cocoon.side) });
  return line;
}

export function bottomInWords(bottom: Bottom, say: Say): string {
  if (bottom.door === "closed") return say("cocoons-board-closed");
  const door =
    bottom.door === null
      ? say("cocoons-board-no-door")
      : say("cocoons-board-open-door", { door: say(`cocoons-door-${bottom.door}`) });
  const lies = bottom.token === null ? "bare" : LYING[bottom.token];
  const token = lies
    ? say(`cocoons-board-${lies}`)
    : say("cocoons-board-animal", { animal: say(`cocoons-animal-${bottom.token}`) });
  return say("cocoons-board-bottom", { door, token });
}

/** Everything a seat knows of a place, its own pencil marks last. */
export function placeInWords(
  view: CocoonsView,
  place: string,
  names: readonly string[],
  notes: Record<string, string>,
  say: Say,
): string {
  const cocoon = view.cocoons.find((one) => one.place === place);
  const bottom = view.bottoms[PLACES.indexOf(place as (typeof PLACES)[number])] ?? null;
  const parts: string[] = [];
  if (place === view.gap)
    parts.push(
      bottom
        ? say("web-cocoons-gap", { place, bottom: bottomInWords(bottom, say) })
        : say("cocoons-board-gap", { place }),
    );
  else {
    parts.push(cocoon ? cocoonInWords(cocoon, names, say) : place);
    if (bottom) parts.push(`${say("cocoons-board-under", { place })} ${bottomInWords(bottom, say)}`);
  }
  for (const text of [cocoon ? notes[`cocoon ${cocoon.id}`] : undefined, notes[place]]) {
    if (text) parts.push(say("web-cocoons-pencilled", { text: noteInWords(text, say) }));
  }
  return parts.join(" · ");
}

function noteInWords(text: string, say: Say): string {
  const word = /^[a-z]+$/.test(text) ? say(`cocoons-animal-${text}`) : text;
  return word === `cocoons-animal-${text}` ? text : word;
}

/** In letters; those of East Asia are wider. */
export const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign.codePointAt(0)! > 0x2e80 ? 1.7 : 1), 0);
const WIDEST = 10;

/** A name as it fits on a plate; a number at its end, which tells twins apart, stays. */
export function shortName(name: string): string {
  if (widthOf(name) <= WIDEST) return name;
  const number = / \d{1,2}$/.exec(name)?.[0] ?? "";
  let head = [...name.slice(0, name.length - number.length)];
  while (widthOf(head.join("")) + 1 + number.length > WIDEST) head = head.slice(0, -1);
  return `${head.join("").trimEnd()}…${number}`;
}
