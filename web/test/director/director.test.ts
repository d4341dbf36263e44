import { beforeEach, describe, expect, it } from "vitest";
import { film, PASSES, type Beat, type Script } from "../../src/director/beats";
import { Director, HURRIED, SUMMED_UP, type Timers } from "../../src/director/director";
import { script as chocobo } from "../../src/games/chocobo/beats";
import { script as cocoon_world } from "../../src/games/cocoon_world/beats";
import { script as cocoons } from "../../src/games/cocoons/beats";
import { script as kokoro } from "../../src/games/kokoro/beats";
import type { Entry, Line, PushNews } from "../../src/wire";

const SCRIPTS: Record<string, Script> = { kokoro, cocoons, cocoon_world, chocobo } as never;
const FILES = import.meta.glob<string>("./*.json", { query: "?raw", import: "default", eager: true });
const read = (name: string): unknown => JSON.parse(FILES[`./${name}.json`]!);

/** Time that passes when it is told to. */
class Time implements Timers {
  now = 0;
  private waiting: { at: number; done: () => void }[] = [];
  after = (done: () => void, ms: number) => {
    const timer = { at: this.now + ms, done };
    this.waiting.push(timer);
    return timer;
  };
  cancel = (timer: unknown) => (this.waiting = this.waiting.filter((one) => one !== timer));
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.waiting.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.cancel(next);
      this.now = next.at;
      next.done();
    }
    this.now = end;
  }
}

const SCRIPT: Script = {
  prompts: { roll: { ms: 500, cue: "dice" } },
  events: {
    step: { ms: 1000, cue: "step" },
    gain: { ms: ({ by }: { by: number }) => 100 * by, cue: "gain" },
    many: { ms: ({ by }: { by: number }) => 100 * by, together: true },
    aside: PASSES,
    remark: { ms: 600, aside: true },
  },
};
const line = (id: string, by = 1, fleeting = false): Line => ({ id, args: {}, rule: "", event: { by }, fleeting });
const entry = (n: number, ...lines: Line[]): Entry => ({ n, prompt: "go", seats: [1], answers: ["on"], lines });
const push = (n: number, feed: Entry[], more: Partial<PushNews> = {}): PushNews => ({
  is: "push",
  n,
  resync: false,
  screen: `screen ${n}`,
  decisions: [],
  questions: [{ prompt: "go", ask: n, choices: ["on"] }],
  ballots: [],
  feed,
  free: null,
  result: null,
  ...more,
});

let time: Time;
let director: Director;
let seen: (number | null)[];
const told = () => director.shown.log.flatMap((one) => one.lines.map((each) => each.id));

beforeEach(() => {
  time = new Time();
  seen = [];
  director = new Director({ timers: time, seen: (n) => seen.push(n) });
  director.script = SCRIPT;
  director.seat = 0;
  director.hear(push(1, [entry(1, line("step"))]));
});

describe("beats", () => {
  const beats = (one: Entry, seat: number | null = 0): Beat[] => film(SCRIPT, one, "before", "after", seat);

  it("are the lines worth a look, with what passes told beside them", () => {
    const found = beats(entry(2, line("aside"), line("step"), line("gain", 3), line("aside")));
    expect(found.map((beat) => [beat.lines.map((one) => one.id), beat.ms, beat.cue])).toEqual([
      [["aside", "step"], 1000, "step"],
      [["gain", "aside"], 300, "gain"],
    ]);
  });

  it("are one where things happen together, as long as the longest", () => {
    expect(beats(entry(2, line("many", 2), line("many", 7), line("many", 1))).map((beat) => beat.ms)).toEqual([700]);
  });

  it("begin with what is seen before it is told", () => {
    const found = beats({ ...entry(2, line("step")), prompt: "roll", seats: [] });
    expect(found.map((beat) => [beat.cue, beat.told.length])).toEqual([
      ["dice", 0],
      ["step", 1],
    ]);
  });

  it("are short where one has seen one's own answer already", () => {
    const own = { ...entry(2, line("step"), line("gain", 10)), seats: [0] };
    expect(beats(own).map((beat) => beat.ms)).toEqual([400, 1000]);
    expect(beats(own, 2).map((beat) => beat.ms)).toEqual([1000, 1000]);
  });

  it("play a scene before it is told how it comes out, once in an entry", () => {
    const scene = { ms: 3000, says: "counting" };
    const script: Script = {
      events: { step: { ms: 1000 }, tie: { ms: 500, scene }, won: { ms: 800, cue: "win", scene } },
    };
    const found = film(script, entry(2, line("step"), line("tie"), line("won")), "before", "after", 0);
    expect(found.map((beat) => [beat.isScene, beat.ms, beat.told.length, beat.shows.map((one) => one.id)])).toEqual([
      [false, 1000, 1, ["step"]],
      [true, 3000, 1, ["tie"]],
      [false, 500, 2, ["tie"]],
      [false, 800, 3, ["won"]],
    ]);
  });

  it("pass at once where nothing is told", () => {
    expect(beats(entry(2)).map((beat) => beat.ms)).toEqual([0]);
  });
});

describe("what is said beside a question", () => {
  const asks = () => director.shown.push?.questions.map((question) => question.ask);

  it("leaves the question open, with the newest answers, while it is shown", () => {
    director.hear(push(2, [entry(2, line("remark"))]));
    expect([director.isAside, director.shown.beat?.lasts, asks()]).toEqual([true, 600, [2]]);
    time.pass(600);
    expect([director.isAside, director.isFilming, asks()]).toEqual([false, false, [2]]);
  });

  it("follows what led to the question, which opens with it", () => {
    director.hear(push(3, [entry(2, line("step")), entry(3, line("remark"))]));
    expect([director.isAside, asks()]).toEqual([false, []]);
    time.pass(1000);
    expect([director.isAside, asks()]).toEqual([true, [3]]);
  });

  it("gives way to what changes the question", () => {
    director.hear(push(2, [entry(2, line("remark"))]));
    director.hear(push(3, [entry(3, line("step"))]));
    expect([director.isAside, asks(), told()]).toEqual([false, [], ["step", "remark", "step"]]);
  });

  it("is no reason to open a question before what comes after it is shown", () => {
    director.hear(push(3, [entry(2, line("remark")), entry(3, line("step"))]));
    expect([director.isAside, asks()]).toEqual([false, []]);
  });
});

describe("the director", () => {
  it("shows a match that begins before our eyes from its first screen on", () => {
    director.clear();
    const moments = [{ n: 1, screen: "dealt" }];
    director.hear(push(2, [entry(1, line("aside")), entry(2, line("step"))], { moments }), false);
    expect([director.shown.push?.questions, told()]).toEqual([[], ["aside", "step"]]);
    expect(director.shown.push?.screen).toBe("screen 2");
    time.pass(1000);
    expect(director.shown.push?.questions).toHaveLength(1);
  });

  it("waits for the press that the first entry of a match may need", () => {
    director.clear();
    director.script = {
      ...SCRIPT,
      prompts: { roll: { ms: 500, press: (before: string) => before === "dealt" } },
    } as never;
    const roll = { ...entry(2, line("step")), prompt: "roll", seats: [] };
    director.hear(push(2, [entry(1, line("aside")), roll], { moments: [{ n: 1, screen: "dealt" }] }), false);
    expect([director.shown.press?.entry.n, director.shown.push?.screen, told()]).toEqual([2, "dealt", ["aside"]]);
    director.press();
    time.pass(1500);
    expect(director.shown.push?.screen).toBe("screen 2");
  });

  it("shows how it stands on entering, at once", () => {
    expect(director.shown.push?.n).toBe(1);
    expect(director.isFilming).toBe(false);
    expect(director.shown.told.entries).toEqual([]);
  });

  it("tells the board of a scene, and the log and the result only after it", () => {
    director.script = { events: { won: { ms: 800, scene: { ms: 3000, says: "counting" } } } };
    const result = { scores: [1, 2], places: [2, 1], ending: "played" };
    director.hear(push(2, [entry(2, line("won"))], { result }));
    expect(director.shown.told).toMatchObject({ ms: 3000, isScene: true });
    expect(director.shown.told.entries[0]?.lines.map((one) => one.id)).toEqual(["won"]);
    expect(told()).toEqual(["step"]);
    time.pass(3000);
    expect(director.shown.told.isScene).toBe(false);
    expect(told()).toEqual(["step", "won"]);
    expect(director.shown.push?.result).toBeNull();
    time.pass(800);
    expect(director.shown.push?.result).toEqual(result);
  });

  it("shows one thing after another, and asks when all is shown", () => {
    const moments = [{ n: 2, screen: "screen 2" }];
    director.hear(push(3, [entry(2, line("step")), entry(3, line("gain", 5))], { moments }));
    expect(director.shown.push).toMatchObject({ n: 2, screen: "screen 2", questions: [] });
    expect(told()).toEqual(["step", "step"]);
    time.pass(999);
    expect(director.shown.beat?.cue).toBe("step");
    time.pass(1);
    expect(director.shown.push).toMatchObject({ n: 3, screen: "screen 3", questions: [] });
    expect(told()).toEqual(["step", "step", "gain"]);
    time.pass(500);
    expect(director.shown.push?.questions).toHaveLength(1);
    expect(director.shown.beat).toBeNull();
    expect(seen).toEqual([1, 2, 3]);
  });

  it("shows the log no further than the board", () => {
    director.hear(push(2, [entry(2, line("step"), line("gain", 5), line("step"))]));
    expect(told()).toEqual(["step", "step"]);
    time.pass(1000);
    expect(told()).toEqual(["step", "step", "gain"]);
    time.pass(500);
    expect(told()).toEqual(["step", "step", "gain", "step"]);
  });

  it("names no result before its scene is through", () => {
    const result = { scores: [1], places: [1], ending: "won" };
    director.hear(push(2, [entry(2, line("step"))], { result }));
    expect(director.shown.push?.result).toBeNull();
    time.pass(1000);
    expect(director.shown.push?.result).toEqual(result);
  });

  it("goes on with what comes meanwhile", () => {
    director.hear(push(2, [entry(2, line("step"))]));
    time.pass(300);
    director.hear(push(3, [entry(3, line("step"))]));
    expect(director.shown.push?.n).toBe(2);
    time.pass(700);
    expect(director.shown.push?.n).toBe(3);
    expect(director.isFilming).toBe(true);
    time.pass(1000);
    expect(director.isFilming).toBe(false);
  });

  it("takes what says nothing new at once, and after the film if one runs", () => {
    director.hear(push(1, [], { ballots: [{ prompt: "go", ask: 1, answered: [1], answers: [null] }] }));
    expect(director.shown.push?.ballots).toHaveLength(1);
    director.hear(push(2, [entry(2, line("step"))]));
    director.hear(push(2, [], { free: 1 }));
    expect(director.shown.push?.free).toBeNull();
    time.pass(1000);
    expect(director.shown.push?.free).toBe(1);
  });

  it("skips to now", () => {
    director.hear(push(3, [entry(2, line("step")), entry(3, line("step"))]));
    director.skip();
    expect(director.shown.push?.questions).toHaveLength(1);
    expect(told()).toEqual(["step", "step", "step"]);
    expect(director.shown.told).toMatchObject({ entries: [], ms: 0 });
    time.pass(5000);
    expect(director.shown.push?.n).toBe(3);
  });

  it("waits for a press where something is one's own doing, and skips it too", () => {
    director.script = {
      ...SCRIPT,
      prompts: { roll: { ms: 500, cue: "dice", press: (_: unknown, seat) => seat === 0 } },
    };
    const roll = (n: number) => ({ ...entry(n, line("step")), prompt: "roll", seats: [] });
    director.hear(push(2, [roll(2)]));
    time.pass(60_000);
    expect(director.shown).toMatchObject({ push: { n: 1 }, beat: null, press: { entry: { n: 2 } } });
    expect(director.isFilming).toBe(true);
    director.press();
    expect(director.shown).toMatchObject({ press: null, beat: { cue: "dice" } });
    time.pass(1500);
    expect(director.isFilming).toBe(false);
    director.hear(push(3, [roll(3)]));
    director.skip();
    expect(director.shown).toMatchObject({ press: null, push: { n: 3, questions: [{ prompt: "go" }] } });
  });

  it("waits for no press where a bot stands in, be it handed over before or meanwhile", () => {
    director.script = {
      ...SCRIPT,
      prompts: { roll: { ms: 500, cue: "dice", press: (_: unknown, seat) => seat === 0 } },
    };
    const roll = (n: number) => ({ ...entry(n, line("step")), prompt: "roll", seats: [] });
    director.hear(push(2, [roll(2), roll(3)]));
    expect(director.shown.press).not.toBeNull();
    director.isAway = true;
    expect(director.shown).toMatchObject({ press: null, beat: { cue: "dice" } });
    time.pass(60_000);
    expect(director.isFilming).toBe(false);
    director.hear(push(4, [roll(4)]));
    expect(director.shown).toMatchObject({ press: null, beat: { cue: "dice" } });
    director.skip();
    director.isAway = false;
    director.hear(push(5, [roll(5)]));
    expect(director.shown.press).not.toBeNull();
  });

  it("keeps the pace that was chosen", () => {
    director.pace = "brisk";
    director.hear(push(2, [entry(2, line("step"))]));
    time.pass(500);
    expect(director.isFilming).toBe(false);
    director.pace = "calm";
    director.hear(push(3, [entry(3, line("step"))]));
    time.pass(1599);
    expect(director.isFilming).toBe(true);
    time.pass(1);
    expect(director.isFilming).toBe(false);
    director.pace = "off";
    director.hear(push(4, [entry(4, line("step"))]));
    expect(director.isFilming).toBe(false);
    expect(director.shown.told).toMatchObject({ entries: [{ n: 4 }], ms: 0 });
    expect(seen.at(-1), "nobody has to wait for a screen that shows nothing step by step").toBeNull();
  });

  it("gives time to read where nothing moves", () => {
    director.isRead = true;
    director.hear(push(2, [entry(2, line("gain", 1))]));
    time.pass(1000);
    expect(director.isFilming).toBe(true);
    time.pass(100);
    expect(director.isFilming).toBe(false);
  });

  it("hurries when much waits", () => {
    const feed = Array.from({ length: 24 }, (_, i) => entry(i + 2, line("step")));
    director.hear(push(25, feed));
    time.pass(HURRIED - 1000);
    expect(director.isFilming).toBe(true);
    time.pass(1000);
    expect(director.isFilming).toBe(false);
  });

  const long = () => {
    const feed = Array.from({ length: 50 }, (_, i) => entry(i + 2, line("step")));
    const moments = feed.map(({ n }) => ({ n, screen: `screen ${n}` }));
    director.hear(push(51, feed, { moments }));
  };

  it("sums up what would take too long, and shows it if somebody wants to see it", () => {
    long();
    expect(SUMMED_UP).toBeLessThan(50_000);
    expect(director.isFilming).toBe(false);
    expect(director.shown).toMatchObject({ push: { n: 51 }, recap: { lines: 50, isFilm: true } });
    director.watch();
    expect(director.shown).toMatchObject({ push: { n: 2, screen: "screen 2" }, recap: null });
    time.pass(60_000);
    expect(director.shown.push).toMatchObject({ n: 51, questions: [{ prompt: "go" }] });
  });

  it("waits while nobody looks, and holds nobody up", () => {
    director.hold(true);
    director.hear(push(2, [entry(2, line("step"))]));
    expect(seen.at(-1)).toBe(2);
    time.pass(5000);
    expect(director.shown.push?.n).toBe(1);
    director.hold(false);
    expect(director.shown.push?.n).toBe(2);
    time.pass(1000);
    expect(director.isFilming).toBe(false);
  });

  it("says in a line what happened since one's own last answer, to whoever comes back", () => {
    const own = { ...entry(2, line("step")), seats: [0] };
    const feed = [entry(1), own, entry(3, line("step"), line("gain")), entry(4, line("step"), line("gain"))];
    director.hear(push(4, feed, { resync: true }));
    expect(director.shown.recap).toEqual({ lines: 4, isFilm: false });
    director.dismiss();
    expect(director.shown.recap).toBeNull();
  });

  it("tells what happened while the line was down, and does not show it", () => {
    director.hear(push(2, [entry(2, line("step"), line("gain"), line("step"), line("gain"))]), false);
    expect(director.isFilming).toBe(false);
    expect(director.shown.recap).toEqual({ lines: 4, isFilm: false });
    expect(told()).toHaveLength(5);
  });

  it("shows an undo as a thing of its own: the board goes back, and the log says so", () => {
    const undo: Entry = { n: 2, prompt: "undo", seats: [0], answers: ["0"], lines: [line("server-line-undo")] };
    director.hear(push(2, [undo]));
    expect(director.shown.beat).toMatchObject({ cue: "undo", screen: "screen 2" });
    expect(told()).toEqual(["step", "server-line-undo"]);
    time.pass(900);
    expect(director.isFilming).toBe(false);
  });

  it("keeps what is to be remembered until it is shown, and drops it when something else begins", () => {
    director.hear(push(2, [entry(2, line("step", 1, true))], { lapsed: 2 }));
    director.hear(push(3, [entry(3, line("gain", 5))], { lapsed: 3 }));
    expect(told()).toEqual(["step", "step"]);
    time.pass(1000);
    expect(told()).toEqual(["step", "gain"]);
  });

  it("forgets all when another seat looks", () => {
    long();
    director.clear();
    expect(director.shown).toMatchObject({ push: null, log: [], beat: null, recap: null });
    director.watch();
    expect(director.shown.push).toBeNull();
  });
});

describe.each(Object.keys(SCRIPTS))("%s", (slug) => {
  const script = SCRIPTS[slug]!;
  const steps = read(slug) as { entry: Entry; screen: unknown }[];

  it("has every kind of event in its table", () => {
    const kinds = (read("events") as Record<string, string[]>)[slug]!;
    expect(Object.keys(script.events).sort()).toEqual([...kinds].sort());
  });

  it("is shown entry by entry, each ending with the true screen and all its lines", () => {
    let before = steps[0]!.screen;
    for (const { entry: one, screen } of steps) {
      const beats = film(script, one, before, screen, 0);
      expect(beats.at(-1)!.screen).toBe(screen);
      expect(beats.at(-1)!.told).toEqual(one.lines);
      expect(beats.flatMap((beat) => beat.lines)).toEqual(one.lines);
      for (const beat of beats) {
        expect(beat.ms).toBeGreaterThanOrEqual(0);
        expect(beat.screen).toMatchObject({ seat: 0 });
      }
      before = screen;
    }
  });
});

describe("what is not told yet is not seen", () => {
  const last = (slug: string) => {
    const steps = read(slug) as { entry: Entry; screen: never }[];
    const i = steps.findLastIndex(({ entry: one }) => one.lines.some((each) => SCRIPTS[slug]!.events[each.id]?.scene));
    return film(SCRIPTS[slug]!, steps[i]!.entry, steps[i - 1]!.screen, steps[i]!.screen, 0);
  };

  it("in Kokoro: boxes wait for their count, and no sum is known before all is added up", () => {
    const beats = last("kokoro");
    const mats = beats.map((beat) => (beat.screen as { mats: { boxes: []; score: number; tally: number }[] }).mats[0]!);
    const end = mats.at(-1)!;
    expect(beats.map((beat) => beat.isScene)).toEqual([false, true, false, true, false, false, false]);
    expect(mats.map((mat) => mat.boxes.length)).toEqual([4, 4, 5, 5, 5, 5, 5]);
    expect(mats.map((mat) => mat.tally === end.score)).toEqual([false, false, false, false, true, true, true]);
  });

  it("in Kokoro: chains are counted before any word, box or score says how many it were", () => {
    const steps = read("kokoro") as { entry: Entry; screen: never }[];
    const i = steps.findIndex(({ entry: one }) => one.lines.some((each) => each.id === "kokoro-scored"));
    const [before, { entry: scoring, screen }] = [steps[i - 1]!.screen, steps[i]!];
    const [drawn, scene, told_] = film(SCRIPTS.kokoro!, scoring, before, screen, 1);
    const tallies = (beat: Beat) => (beat.screen as { mats: { tally: number }[] }).mats.map((mat) => mat.tally);
    expect([scene!.isScene, scene!.lines, scene!.caption]).toEqual([true, [], "web-kokoro-walking"]);
    expect(tallies(scene!)).toEqual(tallies(drawn!));
    expect(tallies(scene!)).not.toEqual(tallies(told_!));
    expect(scene!.shows.map((one) => one.id)).toEqual(["kokoro-scored", "kokoro-scored", "kokoro-scored"]);
    expect((told_!.caption as Line).event, "one's own is said").toMatchObject({ seat: 1 });
  });

  it("in Kokoro: one player after another gets the sum, and only then it sounds won", () => {
    const beats = last("kokoro").slice(3);
    const { mats } = beats.at(-1)!.screen as { mats: { score: number; guardian_boxes: number[] }[] };
    const sums = beats.map((beat) => (beat.screen as { mats: { tally: number }[] }).mats.map((mat) => mat.tally));
    const [first, second, third] = mats.map(({ score, guardian_boxes }) => ({
      alone: score - guardian_boxes.reduce((sum, one) => sum + one, 0), // the sanctuaries, empty ones included
      score,
    }));
    expect(sums).toEqual([
      [first!.alone, second!.alone, third!.alone],
      [first!.score, second!.alone, third!.alone],
      [first!.score, second!.score, third!.alone],
      [first!.score, second!.score, third!.score],
    ]);
    expect(beats.map((beat) => beat.cue)).toEqual(["gain", "gain", "gain", "win"]);
    for (const beat of beats)
      expect(beat.screen).toMatchObject({ mats: mats.map(({ guardian_boxes }) => ({ guardian_boxes })) });
    expect(beats[0]!.shows.map((one) => (one.event as { seat: number }).seat)).toEqual([0, 1, 2]);
  });

  it.each([
    ["kokoro", "kokoro-finished", {}, "win"],
    ["cocoons", "cocoons-judged", { home: 8 }, "win"],
    ["cocoons", "cocoons-judged", { home: 7 }, "lose"],
    ["chocobo", "chocobo-over", { ending: "reaper" }, "lose"],
    ["cocoon_world", "cocoon_world-game-ended", { seat: 0 }, "win"],
  ])("in %s nothing is told or heard of %s before its scene", (slug, id, event, cue) => {
    const { screen } = (read(slug) as { screen: never }[]).at(-1)!;
    const told_: Line = { id, args: {}, rule: "", event };
    const [scene, end] = film(SCRIPTS[slug]!, entry(2, told_), screen, screen, 0) as [Beat, Beat];
    expect([scene.isScene, scene.lines, scene.shows]).toEqual([true, [], [told_]]);
    expect(["win", "lose"]).not.toContain(scene.cue);
    expect([end.lines, end.cue]).toEqual([[told_], cue]);
  });
});

describe("a coach", () => {
  const own = { ...entry(2, line("step")), seats: [0] };
  const next = entry(3, line("step"));
  let isSaid = false;

  beforeEach(() => {
    isSaid = false;
    director = new Director({ timers: time, hasComment: () => isSaid });
    director.script = SCRIPT;
    director.seat = 0;
    director.isCoached = true;
    director.hear(push(1, [entry(1, line("step"))]));
    director.hear(push(3, [own, next], { moments: [{ n: 2, screen: "screen 2" }] }));
    time.pass(400); // the own answer
  });

  it("comments on an answer before what follows it is shown", () => {
    expect(director.shown).toMatchObject({ isComment: true, push: { n: 2 } });
    time.pass(2000);
    director.comment();
    time.pass(2000);
    expect(director.shown, "there is time to read").toMatchObject({ isComment: true, push: { n: 2 } });
    time.pass(500);
    expect(director.shown).toMatchObject({ isComment: false, push: { n: 3 } });
  });

  it("who says nothing holds nobody up", () => {
    time.pass(3000);
    expect(director.shown).toMatchObject({ isComment: false, push: { n: 3 } });
  });

  it("need not be listened to", () => {
    director.skip();
    expect(director.shown).toMatchObject({ isComment: false, beat: null, push: { n: 3 } });
  });
});
