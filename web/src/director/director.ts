/**
 * Shows what a table tells, beat by beat. It knows no game and no page: it hears pushes, and says what is shown now.
 *
 * A question opens and a result appears when all that led to them has been shown, or was skipped.
 */
import type { Told } from "../games/board";
import type { Entry, Line, Moment, PushNews } from "../wire";
import { film, PLAIN, type Beat, type Script } from "./beats";

export const PACES = { calm: 1.6, normal: 1, brisk: 0.5, off: 0 } as const;
export type Pace = keyof typeof PACES;

/** What waits longer than this is shown faster; longer than that, it becomes a line with "Watch". */
export const HURRIED = 12_000;
export const SUMMED_UP = 40_000;
const FASTEST = 4;
/** Where nothing moves, there are words to read. */
const READING = 1100;
/** A coach's comment takes so long to read, and is waited for no longer than that. */
const COMMENT = 2400;
const COACH_THINKS = 3000;
/** So many lines told while one was away are worth a line of their own. */
const MISSED = 4;

export interface Timers {
  after: (done: () => void, ms: number) => unknown;
  cancel: (timer: unknown) => void;
}
export const BROWSER: Timers = {
  after: (done, ms) => setTimeout(done, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** What was not shown one by one: how many lines it told; can it be watched still? */
export interface Recap {
  lines: number;
  isFilm: boolean;
}

/** What is shown now. */
export interface Shown {
  /** The match as far as it is shown; it asks and ends only when nothing is left to show. */
  push: PushNews | null;
  log: Entry[];
  told: Told;
  /** The thing to look at now, and how many milliseconds it has; null: nothing is left. */
  beat: (Beat & { lasts: number }) | null;
  recap: Recap | null;
  /** What waits for a press of the viewer. */
  press: Beat | null;
  /** Is it the coach's turn to speak, before anything else is shown? */
  isComment: boolean;
}

type Step =
  | { kind: "begin"; push: PushNews }
  | { kind: "comment" }
  | { kind: "beat"; beat: Beat }
  | { kind: "end"; push: PushNews; fresh: readonly Entry[] };

const NOTHING: Shown = {
  push: null,
  log: [],
  told: { serial: 0, entries: [], ms: 0 },
  beat: null,
  recap: null,
  press: null,
  isComment: false,
};

export interface DirectorOptions {
  timers?: Timers;
  /** Something else is shown now. */
  changed?: () => void;
  /** Everything up to this entry has been shown, or nobody looks; null: nobody wants to be waited for. */
  seen?: (n: number | null) => void;
  /** Has the coach commented on the last answer? */
  hasComment?: () => boolean;
}

export class Director {
  shown: Shown = NOTHING;
  /** The newest that was heard, shown or not. */
  heard: PushNews | null = null;
  script: Script = PLAIN;
  /** Through whose eyes. */
  seat: number | null = null;
  /** Do things stand still, so that there must be time to read? */
  isRead = false;
  /** Does a coach comment on this seat's answers? What follows one waits for the comment. */
  isCoached = false;
  private isStoodIn = false;
  private factor: number = PACES.normal;
  /** How many times faster than the pace, so that nobody waits too long. */
  private speed = 1;
  private reel: Step[] = [];
  private timer: unknown = null;
  private isHeld = false;
  private isWatching = false;
  private serial = 0;
  private reported = -1;
  /** What "Watch" would show, and from where. */
  private kept: { from: Shown; reel: Step[] } | null = null;
  private readonly timers: Timers;
  private readonly changed: () => void;
  private readonly seen: (n: number | null) => void;
  private readonly hasComment: () => boolean;

  constructor({
    timers = BROWSER,
    changed = () => undefined,
    seen = () => undefined,
    hasComment = () => false,
  }: DirectorOptions = {}) {
    this.timers = timers;
    this.changed = changed;
    this.seen = seen;
    this.hasComment = hasComment;
  }

  /** Is there something left to show? */
  get isFilming(): boolean {
    return this.shown.beat !== null || this.reel.length > 0 || this.shown.press !== null;
  }

  /** Is all that is left to show said beside the question? Then people may think, choose and answer meanwhile. */
  get isAside(): boolean {
    return this.shown.press === null && this.shown.beat?.isAside === true && this.reel.every(leavesQuestion);
  }

  /** Does a bot stand in for this seat? Then nothing waits for a press, and its moves are shown as anybody's. */
  set isAway(isAway: boolean) {
    this.isStoodIn = isAway;
    if (isAway) this.press();
  }

  set pace(pace: Pace) {
    this.factor = PACES[pace];
    if (this.factor > 0) return;
    this.skip();
    if (this.reported >= 0) this.seen(null);
    this.reported = -1;
  }

  /** `isLive`: whoever looks was there when it happened, so it can be shown from screen to screen. */
  hear(push: PushNews, isLive = true): void {
    const before = this.heard;
    this.heard = push;
    if (before === null && push.moments?.length) return this.open(push, push.moments[0]!);
    if (before === null || push.resync) return this.cut(push);
    const fresh = push.feed.filter((entry) => entry.n > before.n);
    if (!isLive) {
      this.reported = -1; // another connection
      return this.catchUp(push, fresh);
    }
    this.queue(before.screen, push, fresh);
  }

  /** It has begun before our eyes: there is a first screen, and how it was dealt can be shown. */
  private open(push: PushNews, { n, screen }: Moment): void {
    const log = push.feed.filter((entry) => entry.n < n); // a match may go on from where another stood
    this.shown = { ...this.shown, push: midway(push, n, screen), log };
    this.queue(screen, push, push.feed.slice(log.length));
  }

  private queue(screen: unknown, push: PushNews, fresh: readonly Entry[]): void {
    this.reel.push({ kind: "begin", push }, ...this.beats(screen, push, fresh), { kind: "end", push, fresh });
    if (this.isHeld) this.report(push.n);
    if (this.factor === 0) return this.rush(fresh);
    if (!this.isWatching && this.backlog > SUMMED_UP) return this.sumUp();
    this.hurry();
    const mayGoOn = this.timer === null || (this.shown.beat?.isAside && !this.isAside); // what changes the question cuts in
    if (mayGoOn && !this.isHeld && !this.shown.press) this.next();
  }

  /** What waited for a press goes on. */
  press(): void {
    const { press } = this.shown;
    if (!press) return;
    this.reel.unshift({ kind: "beat", beat: { ...press, isPressed: false } });
    this.show({ press: null });
    this.next();
  }

  /** The coach has spoken: whatever waits for that goes on when it has been read. */
  comment(): void {
    if (!this.shown.isComment) return;
    this.stop();
    this.timer = this.timers.after(() => this.next(), COMMENT);
  }

  /** Show the newest at once. */
  skip(): void {
    if (this.isFilming) this.rush([]);
  }

  /** Show what was summed up after all. */
  watch(): void {
    const kept = this.kept;
    if (!kept) return;
    this.kept = null;
    this.stop();
    this.isWatching = true;
    this.shown = { ...kept.from, recap: null };
    this.reel = [...kept.reel, ...this.reel];
    this.hurry();
    this.next();
  }

  dismiss(): void {
    this.kept = null;
    this.show({ recap: null });
  }

  /** Nobody looks, or somebody does again. */
  hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return;
    this.isHeld = isHeld;
    if (isHeld) {
      this.stop();
      if (this.heard) this.report(this.heard.n);
    } else if (this.isFilming && !this.shown.press) {
      if (this.backlog > SUMMED_UP) this.sumUp();
      else {
        this.hurry();
        this.next();
      }
    }
  }

  /** Nothing of a seat stays when another looks. */
  clear(): void {
    this.stop();
    this.reel = [];
    this.kept = null;
    this.heard = null;
    this.isWatching = false;
    this.reported = -1;
    this.shown = { ...NOTHING, told: { serial: ++this.serial, entries: [], ms: 0 } };
    this.changed();
  }

  // What there is to show

  private beats(screen: unknown, push: PushNews, fresh: readonly Entry[]): Step[] {
    const moments = new Map(push.moments?.map((moment) => [moment.n, moment.screen]));
    const own = this.isCoached
      ? fresh.slice(0, -1).findLast((entry) => entry.seats.includes(this.seat ?? -1))
      : undefined;
    let before = screen;
    return fresh.flatMap((entry): Step[] => {
      const after = entry.n === push.n ? push.screen : moments.has(entry.n) ? moments.get(entry.n) : before;
      const found = film(this.script, entry, before, after, this.isStoodIn ? null : this.seat);
      before = after;
      const steps = found.map((beat): Step => ({ kind: "beat", beat }));
      return entry === own ? [...steps, { kind: "comment" }] : steps;
    });
  }

  private lasts(step: Step): number {
    if (step.kind === "comment") return this.hasComment() ? COMMENT : COACH_THINKS;
    if (step.kind !== "beat") return 0;
    const { ms, lines } = step.beat;
    return (this.isRead && ms > 0 && lines.length > 0 ? Math.max(ms, READING) : ms) * this.factor;
  }

  /** How long all that waits would take, in milliseconds. */
  private get backlog(): number {
    return this.reel.reduce((sum, step) => sum + this.lasts(step), 0);
  }

  private hurry(): void {
    this.speed = Math.min(FASTEST, Math.max(1, this.backlog / HURRIED));
  }

  // Showing

  /** Show the next beat that is worth a look, and all that passes before it. */
  private next(): void {
    this.stop();
    const news: Entry[] = [];
    let shown = { ...this.shown };
    let lasts = 0;
    while (lasts === 0 && this.reel.length > 0 && !shown.press) {
      const step = this.reel.shift()!;
      if (step.kind === "beat" && step.beat.isPressed && !this.isStoodIn) {
        shown = { ...shown, press: step.beat };
        break;
      }
      lasts = step.kind === "comment" ? this.lasts(step) : this.lasts(step) / this.speed;
      shown = perform(shown, step, lasts);
      if (step.kind === "beat") news.push(partOf(step.beat.entry, step.beat.shows));
    }
    if (lasts === 0) shown = { ...shown, beat: null };
    else if (shown.beat?.isAside && this.heard && this.reel.every(leavesQuestion))
      shown = { ...shown, push: { ...this.heard, screen: shown.beat.screen } };
    if (lasts === 0 && !shown.press) this.isWatching = false;
    this.publish(shown, news, lasts);
    if (lasts > 0) this.timer = this.timers.after(() => this.next(), lasts);
  }

  /** Show the end of all that waits; a board may still move what `news` tell. */
  private rush(news: readonly Entry[]): void {
    this.stop();
    this.isWatching = false;
    const { press } = this.shown;
    if (press) this.reel.unshift({ kind: "beat", beat: press });
    let shown: Shown = { ...this.shown, beat: null, press: null };
    for (const step of this.reel.splice(0)) shown = perform(shown, step, 0);
    this.publish(shown, news, 0);
  }

  /** Too much to look at: the end, with a line that says so. */
  private sumUp(): void {
    const reel = [...(this.kept?.reel ?? []), ...this.reel];
    const from = this.kept?.from ?? { ...this.shown, beat: null, press: null };
    const lines = reel.reduce((sum, step) => sum + (step.kind === "beat" ? step.beat.lines.length : 0), 0);
    this.rush([]);
    this.kept = { from, reel };
    this.show({ recap: { lines, isFilm: true } });
  }

  /** There is only how it stands: on entering, and when too much was missed. */
  private cut(push: PushNews): void {
    this.stop();
    this.reel = [];
    this.kept = null;
    const own = this.seat === null ? 0 : (push.feed.findLast((entry) => entry.seats.includes(this.seat!))?.n ?? 0);
    const missed = own === 0 || push.result ? [] : push.feed.filter((entry) => entry.n > own);
    const lines = missed.reduce((sum, entry) => sum + entry.lines.length, 0);
    const recap = lines >= MISSED ? { lines, isFilm: false } : null;
    this.publish({ ...this.shown, push, log: push.feed, beat: null, recap, press: null, isComment: false }, [], 0);
  }

  /** What happened while the line was down is told, and not shown. */
  private catchUp(push: PushNews, fresh: readonly Entry[]): void {
    this.reel.push({ kind: "begin", push }, { kind: "end", push, fresh });
    this.rush([]);
    const lines = fresh.reduce((sum, entry) => sum + entry.lines.length, 0);
    if (lines >= MISSED) this.show({ recap: { lines, isFilm: false } });
  }

  private publish(shown: Shown, entries: readonly Entry[], ms: number): void {
    const isScene = ms > 0 && shown.beat !== null && shown.beat.isScene;
    this.show({ ...shown, told: { serial: ++this.serial, entries: [...entries], ms, isScene } });
    if (!this.isFilming && this.heard) this.report(this.heard.n);
    else if (shown.beat) this.report(shown.beat.entry.n - 1);
  }

  private show(change: Partial<Shown>): void {
    this.shown = { ...this.shown, ...change };
    this.changed();
  }

  private report(n: number): void {
    if (n <= this.reported || this.factor === 0) return;
    this.reported = n;
    this.seen(n);
  }

  private stop(): void {
    if (this.timer !== null) this.timers.cancel(this.timer);
    this.timer = null;
  }
}

const leavesQuestion = (step: Step): boolean => step.kind !== "beat" || step.beat.isAside;

/** What is shown after one more step. */
function perform(before: Shown, step: Step, lasts: number): Shown {
  const shown = { ...before, isComment: step.kind === "comment" && lasts > 0 };
  const { push } = shown;
  switch (step.kind) {
    case "comment":
      return shown;
    case "begin": {
      const lapsed = step.push.lapsed ?? 0;
      const log =
        lapsed > 0
          ? shown.log.map((entry) => (entry.n < lapsed && isFleeting(entry) ? faded(entry) : entry))
          : shown.log;
      return { ...shown, log };
    }
    case "beat": {
      const { entry, told, screen } = step.beat;
      const log = [...shown.log.filter((one) => one.n < entry.n), partOf(entry, told)];
      const actors = step.beat.actors.length > 0 ? step.beat.actors : (shown.beat?.actors ?? []);
      const beat = lasts > 0 ? { ...step.beat, actors, lasts } : shown.beat;
      return { ...shown, push: push && midway(push, entry.n, screen), log, beat };
    }
    case "end":
      return { ...shown, push: step.push, log: closed(shown.log, step.fresh), beat: null };
  }
}

/** While something is shown nothing is asked and nothing has ended. */
function midway(push: PushNews, n: number, screen: unknown): PushNews {
  return { ...push, n, screen, decisions: [], questions: [], ballots: [], free: null, result: null, warnings: {} };
}

function partOf(entry: Entry, lines: readonly Line[]): Entry {
  return lines.length === entry.lines.length ? entry : { ...entry, lines: [...lines] };
}

/** The log with entries that are told whole. */
function closed(log: readonly Entry[], fresh: readonly Entry[]): Entry[] {
  return fresh.length === 0 ? [...log] : [...log.filter((entry) => entry.n < fresh[0]!.n), ...fresh];
}

const isFleeting = (entry: Entry): boolean => Boolean(entry.fleeting) || entry.lines.some((line) => line.fleeting);

/** What is left of an entry when what it told was to be remembered, not read again. */
function faded(entry: Entry): Entry {
  return {
    ...entry,
    answers: entry.fleeting ? entry.answers.map(() => null) : entry.answers,
    lines: entry.lines.filter((line) => !line.fleeting),
  };
}
