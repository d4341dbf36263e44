/** What there is to look at in Kokoro, and how long. */
import { blend, PASSES, type Script } from "../../director/beats";
import type { Line } from "../../wire";
import type { KokoroView, MatView } from "./view";

/** How long a chain is walked along, each of its spaces; then the box is written. */
const STEP = 190;
const MOST_STEPS = 16;
const WRITING = 1500;
/** How long each row of the column takes when all is added up. */
export const ROW = 800;
/** What is written at the end: guardians, decree, and the sum. */
export const ROWS = 4;

interface PathCalled {
  golden: boolean;
}
interface Scored {
  seat: number;
  spaces: string[];
}

/** The boxes of each round are written when they were counted, the rest when all is added up. */
function partway(before: KokoroView, after: KokoroView, told: readonly Line[], untold: readonly Line[]): KokoroView {
  if (told.some((line) => line.id === "kokoro-finished")) return summing(during(before, after, told), after, told);
  const mats = after.mats.map((mat, seat): MatView =>
    blend(
      before.mats[seat] ?? mat,
      mat,
      {
        boxes: ["kokoro-scored"],
        guardian_boxes: ["kokoro-finished"],
        decree_box: ["kokoro-finished"],
        score: ["kokoro-finished"],
        tally: ["kokoro-scored", "kokoro-finished"],
      },
      untold,
    ),
  );
  if (untold.some((line) => line.id === "kokoro-finished"))
    for (const { seat } of told.filter((line) => line.id === "kokoro-scored").map((line) => line.event as Scored))
      mats[seat] = { ...mats[seat]!, tally: sanctuariesOf(after.mats[seat]!) };
  return blend(
    before,
    { ...after, mats },
    {
      phase: ["kokoro-scored", "kokoro-finished"],
      called: ["kokoro-scored", "kokoro-finished"],
      round: ["kokoro-scored", "kokoro-sanctuary-turned"],
      letters: ["kokoro-scored", "kokoro-sanctuary-turned"],
      golden: ["kokoro-scored", "kokoro-path-called"],
      next_sanctuary: ["kokoro-next-shown"],
    },
    untold,
  );
}

/** What the sanctuaries alone have brought, empty ones included. */
function sanctuariesOf({ score, tally, guardian_boxes, decree_box }: MatView): number {
  return score === null ? tally : score - guardian_boxes.reduce((sum, one) => sum + one, decree_box ?? 0);
}

/** While a chain is counted its box is empty; while all is added up the boxes are there to be written, and no sum is known. */
function during(
  before: KokoroView,
  after: KokoroView,
  told: readonly Line[],
  untold: readonly Line[] = [],
): KokoroView {
  if (untold.some((line) => line.id === "kokoro-scored")) return partway(before, after, told, untold);
  const scored = told.filter((line) => line.id !== "kokoro-finished");
  const shown = partway(before, after, scored, [{ id: "kokoro-finished" } as Line]);
  const mats = after.mats.map((mat, seat) => ({ ...mat, tally: shown.mats[seat]!.tally }));
  return { ...shown, mats };
}

/** All boxes are written: one player after another gets the sum. */
function summing(counted: KokoroView, after: KokoroView, told: readonly Line[]): KokoroView {
  const done = new Set(
    told.filter((line) => line.id === "kokoro-finished").map((line) => (line.event as { seat: number }).seat),
  );
  return { ...counted, mats: counted.mats.map((mat, seat) => (done.has(seat) ? after.mats[seat]! : mat)) };
}

export const script: Script<KokoroView> = {
  events: {
    "kokoro-decree-shown": { ms: 1800, cue: "flip" },
    "kokoro-guardian-placed": { ms: 900, cue: "place", together: true },
    "kokoro-sanctuary-turned": { ms: 1200, cue: "flip" },
    "kokoro-next-shown": PASSES,
    "kokoro-path-called": {
      ms: ({ golden }: PathCalled) => (golden ? 1000 : 600),
      cue: ({ golden }: PathCalled) => (golden ? "golden" : "card"),
    },
    "kokoro-drew": { ms: 800, cue: "place", together: true },
    "kokoro-looked": PASSES,
    "kokoro-saw": { ms: 900, cue: "card" },
    "kokoro-scored": {
      ms: WRITING,
      cue: "gain",
      together: true,
      scene: { ms: ({ spaces }: Scored) => Math.min(MOST_STEPS, spaces.length) * STEP, says: "web-kokoro-walking" },
    },
    "kokoro-finished": {
      ms: 1500,
      cue: "gain",
      finale: "win",
      scene: { ms: (ROWS + 1) * ROW, cue: "gain", says: "web-kokoro-counting" },
    },
    "kokoro-would-join": PASSES, // foreseen only
  },
  partway,
  during,
};
