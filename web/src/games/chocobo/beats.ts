/** What there is to look at in Chocobo's Dungeon, and how long. */
import { blend, PASSES, type Script } from "../../director/beats";
import type { Line } from "../../wire";
import type { ChocoboView } from "./view";

interface ReaperMoved {
  steps: number;
}
interface Over {
  ending: string;
}

const id = (name: string): string => `chocobo-${name}`;
const LAST = [id("left"), id("over")];

/** What events say is now so, as far as they are told; the rest waits for the event that changes it. */
function partway(before: ChocoboView, after: ChocoboView, told: readonly Line[], untold: readonly Line[]): ChocoboView {
  const shown = blend(
    before,
    after,
    {
      round: [id("round")],
      floor: LAST,
      place: [id("moved"), ...LAST],
      reaper: [id("reaper"), ...LAST],
      hp: [id("hurt"), id("recovered")],
      vegetables: [id("gained"), id("ate")],
      off: [id("acted"), id("round"), id("dial-set")],
      row: [id("hit"), id("defeated"), id("met"), ...LAST],
      boss_damage: [id("hit-boss")],
      books: [id("book-used"), id("book-found"), id("book-dropped")],
      bonus: [id("bonus"), id("bonus-hidden"), id("round")],
      played: [id("assigned"), id("round")],
      lane: [id("assigned"), id("round")],
      step: [id("acted"), id("assigned"), id("round")],
      ending: [id("over")],
      phase: [id("over")],
      hands: [id("hand-shown"), id("over")],
    },
    untold,
  );
  for (const line of told) {
    const event = line.event as { now?: number; left?: number; cards?: number[]; seat?: number };
    if (line.id === id("hurt") || line.id === id("recovered")) shown.hp = event.now ?? shown.hp;
    if (line.id === id("gained")) shown.vegetables = event.now ?? shown.vegetables;
    if (line.id === id("ate")) shown.vegetables = event.left ?? shown.vegetables;
    if (line.id === id("played") && untold.some((one) => one.id === id("assigned"))) {
      shown.played = shown.played.map((cards, seat) => (seat === event.seat ? (event.cards ?? cards) : cards));
    }
  }
  return shown;
}

export const script: Script<ChocoboView> = {
  events: {
    "chocobo-round": { ms: 600 },
    "chocobo-dial-set": { ms: 600, cue: "slide" },
    "chocobo-drew": PASSES,
    "chocobo-met": { ms: 800, cue: "card" },
    "chocobo-bonus": { ms: 550, cue: "card" },
    "chocobo-bonus-hidden": { ms: 450, cue: "card" },
    "chocobo-showed": { ms: 1400, cue: "card", aside: true },
    "chocobo-claimed": { ms: 1400, aside: true },
    "chocobo-offered": { ms: 1400, aside: true },
    "chocobo-proposed": { ms: 1400, aside: true },
    "chocobo-declined": { ms: 1400, aside: true },
    "chocobo-compared": { ms: 1400, aside: true },
    "chocobo-between": { ms: 1400, aside: true },
    "chocobo-played": { ms: 1000, cue: "flip", together: true },
    "chocobo-assigned": { ms: 1100, cue: "slide" },
    "chocobo-acted": { ms: 650, cue: "place" },
    "chocobo-moved": { ms: 1100, cue: "step" },
    "chocobo-nothing": { ms: 600 },
    "chocobo-gained": { ms: 700, cue: "gain" },
    "chocobo-recovered": { ms: 800, cue: "gain" },
    "chocobo-hurt": { ms: 1000, cue: "loss" },
    "chocobo-hit": { ms: 850, cue: "slide" },
    "chocobo-hit-boss": { ms: 1000, cue: "slide" },
    "chocobo-defeated": { ms: 900, cue: "gain" },
    "chocobo-reaper": { ms: ({ steps }: ReaperMoved) => 600 + 350 * Math.abs(steps), cue: "reaper" },
    "chocobo-ate": { ms: 700, cue: "gain" },
    "chocobo-draws": { ms: 700, cue: "card", together: true },
    "chocobo-book-found": { ms: 900, cue: "card" },
    "chocobo-book-used": { ms: 1000, cue: "golden" },
    "chocobo-book-dropped": { ms: 700, cue: "card" },
    "chocobo-pile-empty": { ms: 600 },
    "chocobo-rebuilt": { ms: 700, cue: "card" },
    "chocobo-left": { ms: 1800, cue: "golden" },
    "chocobo-lightning": { ms: 1200, cue: "loss" },
    "chocobo-veiled": { ms: 900, cue: "card" },
    "chocobo-discarded": { ms: 800, cue: "card", together: true },
    "chocobo-short": { ms: 700, cue: "loss" },
    "chocobo-hand-shown": { ms: 500, cue: "flip", together: true },
    "chocobo-over": {
      ms: 1800,
      cue: ({ ending }: Over) => (ending === "won" ? "win" : "lose"),
      scene: { ms: 2600, cue: "reaper", says: "web-chocobo-finale" },
    },
  },
  partway,
};
