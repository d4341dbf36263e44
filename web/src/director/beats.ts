/** An entry of the log as beats: the things there are to look at, each with what is told and seen, and for how long. */
import type { Entry, Line } from "../wire";

/** What a beat sounds like. */
export const CUES = [
  "place",
  "slide",
  "flip",
  "dice",
  "card",
  "golden",
  "gain",
  "loss",
  "step",
  "reaper",
  "undo",
  "win",
  "lose",
] as const;
export type Cue = (typeof CUES)[number];

/** How an event is looked at. Functions get the event as the game's events.py defines it. */
export interface Look {
  /** Milliseconds at normal pace. */
  ms: number | ((event: never) => number);
  cue?: Cue | ((event: never) => Cue);
  /** What it sounds like instead where nothing of its entry follows it. */
  finale?: Cue;
  /** Is it one thing to look at, together with others of its kind in a row? */
  together?: true;
  /** Does it wait until this seat presses for it? Said of the screen before. */
  press?: (before: never, seat: number) => boolean;
  /** The message that says it, where no line does. */
  says?: string;
  /** Is it said beside a question that is open, which stays open? Nothing but words: the question must not change with it. */
  aside?: true;
  /** What the board plays before any word, number or sound tells how it comes out; once in an entry. */
  scene?: Scene;
}

/** A scene of the board: it is told the lines, and nobody else is yet. */
export interface Scene {
  /** Milliseconds at normal pace; the longest of its lines counts. */
  ms: number | ((event: never) => number);
  cue?: Cue;
  /** The message that says what is looked at. */
  says: string;
}

/** What passes: it is told with what comes before or after it, and nobody stops to look. */
export const PASSES = null;

/** A game's table of beats. */
export interface Script<Screen = never> {
  /** By message id: every event of the game that can happen. */
  events: Record<string, Look | typeof PASSES>;
  /** What is seen before anything is told, by the prompt of the entry: dice that fall. */
  prompts?: Record<string, Look>;
  /**
   * What an entry's screen looks like when only some of its lines have been told: put together from the screens
   * before and after it and from what the told events say. Without it the screen after is shown from the start.
   */
  partway?: (before: Screen, after: Screen, told: readonly Line[], untold: readonly Line[]) => Screen;
  /** What the screen of an entry looks like during its scene; without it, as before the lines of the scene. */
  during?: (before: Screen, after: Screen, told: readonly Line[], untold: readonly Line[]) => Screen;
}

/** The screen after, but with what untold events will change as it was before. */
export function blend<Screen>(
  before: Screen,
  after: Screen,
  waits: Partial<Record<keyof Screen, readonly string[]>>,
  untold: readonly Line[],
): Screen {
  const ids = new Set(untold.map((line) => line.id));
  const shown = { ...after };
  for (const field of Object.keys(waits) as (keyof Screen)[]) {
    if (waits[field]!.some((id) => ids.has(id))) shown[field] = before[field];
  }
  return shown;
}

/** One thing to look at. */
export interface Beat {
  entry: Entry;
  /** What it tells, and all that its entry has told by then. */
  lines: readonly Line[];
  told: readonly Line[];
  /** What the board is told of it: the lines, or in a scene those that will be told after it. */
  shows: readonly Line[];
  isScene: boolean;
  /** The line that says what is looked at, or the id of a message. */
  caption: Line | string | null;
  /** Whose doing it is, as far as that is known. */
  actors: readonly number[];
  /** What the board shows from its start on. */
  screen: unknown;
  cue: Cue | null;
  ms: number;
  /** It is the viewer's own doing, and waits for a press. */
  isPressed: boolean;
  /** It leaves an open question open. */
  isAside: boolean;
}

/** Until a game's own script is there, everything passes. */
export const PLAIN: Script = { events: {} };
const UNDO: Look = { ms: 900, cue: "undo" };
const OWN = 0.4; // an own answer was seen when it was given

interface Group {
  look: Look;
  lines: Line[];
}

/** The lines of an entry, put together as they are looked at. */
function grouped(script: Script, entry: Entry): Group[] {
  const opening = entry.prompt === "undo" ? UNDO : script.prompts?.[entry.prompt];
  const groups: Group[] = opening ? [{ look: opening, lines: [] }] : [];
  const passing: Line[] = [];
  for (const line of entry.lines) {
    const look = script.events[line.id] ?? PASSES;
    const last = groups.at(-1);
    if (look === PASSES) passing.push(line);
    else if (look.together && last?.look === look) last.lines.push(...passing.splice(0), line);
    else groups.push({ look, lines: [...passing.splice(0), line] });
  }
  if (groups.length === 0) return [{ look: { ms: 0 }, lines: passing }];
  groups.at(-1)!.lines.push(...passing);
  return groups;
}

type Press = (before: unknown, seat: number) => boolean;
const asked = <T>(value: T | ((event: never) => T), line: Line | undefined): T =>
  typeof value === "function" ? (value as (event: unknown) => T)(line?.event ?? {}) : value;

const longest = (ms: Look["ms"], lines: readonly (Line | undefined)[]): number =>
  Math.max(...(lines.length > 0 ? lines : [undefined]).map((line) => asked(ms, line)));
const seatOf = (line: Line | undefined): unknown => (line?.event as { seat?: unknown } | null | undefined)?.seat;

/** The beats of one entry, seen between two screens by a seat. There is at least one. */
export function film(script: Script, entry: Entry, before: unknown, after: unknown, seat: number | null): Beat[] {
  const groups = grouped(script, entry);
  const partway = script.partway as Script<unknown>["partway"];
  const isOwn = seat !== null && entry.seats.length === 1 && entry.seats[0] === seat && entry.prompt !== "undo";
  const told: Line[] = [];
  const scenes = new Set<Scene>();
  const shot = (look: Look): Beat[] => {
    const { scene } = look;
    if (!scene || scenes.has(scene)) return [];
    scenes.add(scene);
    const during = script.during as Script<unknown>["during"];
    const untold = entry.lines.slice(told.length);
    const screen = during?.(before, after, told, untold) ?? partway?.(before, after, told, untold) ?? before;
    const lines = groups.flatMap((group) => (group.look === look ? group.lines : []));
    const { cue = null, says: caption } = scene;
    const ms = longest(
      scene.ms,
      lines.filter((line) => script.events[line.id] === look),
    );
    if (ms === 0) return [];
    const known = { entry, lines: [], told: [...told], shows: lines, isScene: true, actors: entry.seats };
    return [{ ...known, caption, screen, cue, isPressed: false, isAside: false, ms }];
  };
  return groups.flatMap(({ look, lines }, i) => {
    const before_ = shot(look);
    told.push(...lines);
    const isLast = i === groups.length - 1;
    const share = isOwn && i === 0 ? OWN : 1;
    const looked = lines.filter((line) => script.events[line.id] === look);
    const doer = seatOf(looked[0]);
    const own = seat === null ? undefined : looked.find((line) => seatOf(line) === seat); // of many, one's own is said
    const beat: Beat = {
      entry,
      caption: look.says ?? own ?? looked[0] ?? lines[0] ?? null,
      actors: entry.seats.length > 0 ? entry.seats : typeof doer === "number" ? [doer] : [],
      lines,
      shows: lines,
      isScene: false,
      told: [...told],
      screen: isLast || !partway ? after : partway(before, after, told, entry.lines.slice(told.length)),
      cue: isLast && look.finale ? look.finale : look.cue === undefined ? null : asked(look.cue, looked[0]),
      isPressed: seat !== null && ((look.press as Press | undefined)?.(before, seat) ?? false),
      isAside: look.aside === true,
      ms: longest(look.ms, looked) * share,
    };
    return [...before_, beat];
  });
}
