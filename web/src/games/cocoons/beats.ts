/** What there is to look at in Cocoons, and how long: in a game of memory every thing is seen on its own. */
import { blend, PASSES, type Script } from "../../director/beats";
import type { Line } from "../../wire";
import { PLACES } from "./box";
import type { CocoonsView } from "./view";

const ANIMALS = 8;
/** How long each cocoon is open when all is shown. */
export const OPENING = 600;

interface Judged {
  home: number;
}

/** What comes into sight, turns up or comes off does so when it is told. */
function partway(before: CocoonsView, after: CocoonsView, _told: unknown, untold: readonly Line[]): CocoonsView {
  const has = (id: string) => untold.some((line) => line.id === id);
  const unseen = new Set(
    untold
      .filter((line) => line.id === "cocoons-showed" || line.id === "cocoons-judged")
      .map((line) => (line.event as { place?: string }).place),
  );
  const isAllHidden = has("cocoons-judged");
  const cocoons = after.cocoons.map((cocoon) => {
    if (!isAllHidden && !unseen.has(cocoon.place)) return cocoon;
    const was = before.cocoons.find((one) => one.id === cocoon.id);
    return { ...cocoon, side: was?.side ?? null, seen_by: was?.seen_by ?? [] };
  });
  const bottoms = has("cocoons-found")
    ? after.bottoms.map((bottom, i) => (PLACES[i] === after.gap ? null : bottom))
    : after.bottoms;
  return blend(
    before,
    { ...after, cocoons, bottoms },
    {
      corners: ["cocoons-turned"],
      turned: ["cocoons-turned"],
      discarded: ["cocoons-discarded"],
      active: ["cocoons-found", "cocoons-lost", "cocoons-judged"],
      ending: ["cocoons-lost", "cocoons-judged"],
      step: ["cocoons-found", "cocoons-lost", "cocoons-judged"],
    },
    untold,
  );
}

/** The cocoons are there to be opened, one after another; how it ended is not said. */
function during(_before: CocoonsView, after: CocoonsView): CocoonsView {
  return { ...after, ending: null };
}

export const script: Script<CocoonsView> = {
  events: {
    "cocoons-slid": { ms: 750, cue: "slide" },
    "cocoons-showed": { ms: 700, cue: "flip", together: true },
    "cocoons-told": { ms: 1100 },
    "cocoons-discarded": { ms: 700, cue: "flip" },
    "cocoons-put-back": { ms: 700, cue: "flip" },
    "cocoons-turned": { ms: 1500, cue: "slide" },
    "cocoons-found": { ms: 750, cue: "card" },
    "cocoons-housed": { ms: 800, cue: "place" },
    "cocoons-left": { ms: 550 },
    "cocoons-equipped": { ms: 800, cue: "place" },
    "cocoons-corrected": { ms: 1000, cue: "place" },
    "cocoons-charged": { ms: 500, cue: "place" },
    "cocoons-judged": {
      ms: 1600,
      cue: ({ home }: Judged) => (home === ANIMALS ? "win" : "lose"),
      scene: { ms: (ANIMALS + 2) * OPENING, cue: "flip", says: "web-cocoons-opening" },
    },
    "cocoons-lost": { ms: 2000, cue: "lose" },
    "cocoons-warn-unplaced": PASSES, // said before the game is ended
    "cocoons-warn-crowded": PASSES,
  },
  partway,
  during,
};
