/** What there is to look at in Cocoon World, and how long. */
import { PASSES, type Scene, type Script } from "../../director/beats";
import type { Line } from "../../wire";
import { staged } from "./stage";
import type { CocoonWorldView } from "./view";

const TUMBLE = 1000;
const STEP = 150;
const LONGEST_WALK = 2000;
/** Before anybody is said to be ahead, the EP Circle is walked from 0 to its top. */
const CIRCLE: Scene = { ms: 4400, cue: "step", says: "web-cocoon_world-counting" };

interface PawnMoved {
  spaces: number;
}

/** Pawns, tiles, markers and bets where the told events have put them; all else when the entry is through. */
function partway(before: CocoonWorldView, _after: CocoonWorldView, told: readonly Line[]): CocoonWorldView {
  return staged(before, told);
}

/** The first roll of one's own turn is made by oneself. */
function isOwnTurn(before: CocoonWorldView, seat: number): boolean {
  return before.active === seat && before.turn.rolls === 0;
}

export const script: Script<CocoonWorldView> = {
  prompts: {
    roll: { ms: TUMBLE, cue: "dice", says: "cocoon_world-deal-roll", press: isOwnTurn },
    dungeon: { ms: TUMBLE, cue: "dice", says: "cocoon_world-deal-dungeon" },
    fight: { ms: TUMBLE, cue: "dice", says: "cocoon_world-deal-fight" },
  },
  events: {
    "cocoon_world-goal-told": { ms: 1800 },
    "cocoon_world-turn-began": { ms: 500 },
    "cocoon_world-doublets": { ms: 700, cue: "gain" },
    "cocoon_world-rolls-wait": PASSES,
    "cocoon_world-rolls-lapsed": { ms: 500, cue: "loss" },
    "cocoon_world-placements": PASSES,
    "cocoon_world-camps-weighed": { ms: 2200, cue: "golden", scene: CIRCLE },
    "cocoon_world-tie-broken": { ms: 1800, scene: CIRCLE },
    "cocoon_world-game-ended": { ms: 2000, cue: "win", scene: CIRCLE },
    "cocoon_world-marker-moved": {
      ms: 850,
      cue: ({ way }: { way: string }) => (way === "backward" ? "loss" : "gain"),
    },
    "cocoon_world-pawn-turned": { ms: 800, cue: "flip" },
    "cocoon_world-pawn-moved": {
      ms: ({ spaces }: PawnMoved) => Math.min(LONGEST_WALK, STEP * Math.abs(spaces)) + 350,
      cue: "step",
    },
    "cocoon_world-movement-dropped": { ms: 700 },
    "cocoon_world-blocked": { ms: 700, cue: "loss" },
    "cocoon_world-looped": { ms: 1000, cue: "slide" },
    "cocoon_world-event-followed": { ms: 600 },
    "cocoon_world-tile-followed": { ms: 650 },
    "cocoon_world-nothing-happens": { ms: 600 },
    "cocoon_world-bet-made": { ms: 1000, cue: "place" },
    "cocoon_world-bet-right": { ms: 1100, cue: "gain" },
    "cocoon_world-bet-wrong": { ms: 1000, cue: "loss" },
    "cocoon_world-spare-out": { ms: 600, cue: "place" },
    "cocoon_world-spare-in": PASSES,
    "cocoon_world-tile-placed": { ms: 800, cue: "place" },
    "cocoon_world-tile-retrieved": { ms: 800, cue: "card" },
    "cocoon_world-turned-up": { ms: 900, cue: "flip" },
    "cocoon_world-swapped": { ms: 900, cue: "slide" },
    "cocoon_world-hand-seen": { ms: 600 },
    "cocoon_world-tile-taken": { ms: 800, cue: "card" },
    "cocoon_world-effect-gained": { ms: 700, cue: "gain" },
    "cocoon_world-effect-lapsed": PASSES,
    "cocoon_world-dice-added": { ms: 600 },
    "cocoon_world-drew": PASSES,
    "cocoon_world-looked-at-top": { ms: 600 },
    "cocoon_world-put-back": PASSES,
    "cocoon_world-hand-made": { ms: 1000, cue: "gain" },
    "cocoon_world-dungeon-lost": { ms: 1200, cue: "loss" },
    "cocoon_world-lap-counted": { ms: 700, cue: "gain" },
    "cocoon_world-lap-undone": { ms: 600, cue: "loss" },
    "cocoon_world-beast-beaten": { ms: 1000, cue: "gain" },
    "cocoon_world-beast-won": { ms: 1100, cue: "loss" },
    "cocoon_world-fame-won": { ms: 800, cue: "gain" },
    "cocoon_world-would-then": PASSES, // foreseen only
    "cocoon_world-would-risk": PASSES,
    "cocoon_world-goal-part": PASSES, // a line of the goal, told before play
  },
  partway,
};
