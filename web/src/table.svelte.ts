/** The state of one table as one seat sees it: what was heard, what was said, and what is waited for. */
import { askedByBots, proposalsOf, type Proposal } from "./agreement";
import { Connection, type Link, type World } from "./connection";
import { Director, type Recap, type Shown, type Timers } from "./director/director";
import type { Given, Told } from "./games/board";
import { live } from "./log";
import { withCharacters } from "./names";
import { shared } from "./shared";
import type {
  Ack,
  Coaching,
  Decision,
  Emoted,
  Entry,
  OpenHand,
  Hands,
  Hinted,
  Line,
  Message,
  Pointed,
  PushNews,
  Question,
  Refused,
  Request,
  ChatLine,
  TableSummary,
  Time,
  Welcome,
} from "./wire";

import type { Args } from "./words";

/** Something to tell the person, in the catalogue's words. */
export interface Notice {
  serial: number;
  code: string;
  args: Args;
  rule: string;
  /** Something the person wanted, not something that went wrong. */
  isNews: boolean;
}

const FACE_LASTS = 4000; // ms

type Settled = (message: Ack | Refused) => void;

export class Table {
  readonly code: string;
  link = $state<Link>("connecting");
  summary = $state.raw<TableSummary | null>(null);
  /** The match as far as it is shown, and the log that ends there. */
  push = $state.raw<PushNews | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Was there talk that nobody may read again? */
  isChatGone = $state(false);
  time = $state.raw<(Time & { at: number }) | null>(null);
  notes = $state.raw<Record<string, string>>({});
  /** At the table of a lesson: what the coach says. */
  coach = $state.raw<Coaching | null>(null);
  /** What the teacher points at. */
  pointed = $state.raw<Pointed | null>(null);
  private opened = $state.raw<Hands | null>(null);
  told = $state.raw<Told>({ serial: 0, entries: [], ms: 0 });
  /** What is being shown now; null: all has been shown. */
  beat = $state.raw<Shown["beat"]>(null);
  recap = $state.raw<Recap | null>(null);
  /** What waits for a press of the person: the prompt it answers. */
  press = $state<string | null>(null);
  /** Is something left to show that a question waits for? Then nothing is asked yet. */
  isFilming = $state(false);
  /** As far as is heard, the match waits for this seat: whoever looks elsewhere is called before the board has shown it. */
  isCalled = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** What was refused last, and how that was said. */
  private refusal: { of: string; notice: Notice | null } | null = null;
  /** The face that somebody makes just now, by seat. */
  faces = $state.raw<Readonly<Record<number, Emoted>>>({});
  chosen = $state<string | null>(null);
  /** What a bot advises for the question that is open, until the table moves on. */
  hint = $state.raw<Hinted | null>(null);
  /** Who this browser is: a person's public id, and the name the table knows. */
  person = $state("");
  /** The answer on its way, shown at once and confirmed by the server. */
  private sent = $state.raw<(Given & { id: string; ask: number }) | null>(null);
  private serial = 0;
  readonly director: Director;
  private readonly connection: Connection;
  private coached: Coaching | null = null;
  private isLive = false;
  private readonly foreseen = new Map<string, Promise<Line[]>>();
  private readonly asked = new Map<string, (lines: Line[]) => void>();
  private readonly settled = new Map<string, Settled>();
  private readonly described: ((text: string) => void)[] = [];

  constructor(url: string, code: string, seat: number | null, world?: World, timers?: Timers) {
    this.code = code;
    this.director = new Director({
      timers,
      changed: () => this.show(),
      seen: (n) => this.report(n),
      hasComment: () => Boolean(this.coached?.remark),
    });
    const listener = {
      heard: (message: Message) => this.hear(message),
      changed: (link: Link) => (this.link = link),
      have: () => this.director.heard?.n ?? 0, // at a table that has not begun: it is seen from its first entry on
    };
    this.connection = new Connection(url, code, seat, listener, world);
  }

  start(): void {
    this.connection.start();
  }

  close(): void {
    this.director.clear();
    this.connection.close();
  }

  redial(): void {
    this.connection.redial();
  }

  wake(): void {
    this.connection.wake();
  }

  /** Look through another seat's eyes: everything this one knew is forgotten first. */
  become(seat: number | null): void {
    this.forget();
    this.connection.become(seat);
  }

  /** Nothing of a seat may stay when another person takes the device. */
  forget(): void {
    this.welcome = null;
    this.notes = {};
    this.coached = null;
    this.opened = null;
    this.sent = null;
    this.director.clear();
    this.foreseen.clear();
  }

  /** The seats this browser holds. */
  get held(): number[] {
    if (!this.person) return [];
    return (this.summary?.chairs ?? []).flatMap((chair, seat) => (chair.person === this.person ? [seat] : []));
  }

  /** The seats the match waits for, or whose answer is being shown. Where people and bots answer together, people go first. */
  get awaited(): number[] {
    if (this.press) return this.seat === null ? [] : [this.seat];
    if (this.beat && this.isFilming) return [...this.beat.actors];
    const seats = new Set<number>();
    for (const decision of this.push?.decisions ?? []) {
      if (decision.optional) continue;
      const answered = this.isDivided(decision) ? [] : this.answersTo(decision);
      const people = decision.seats.filter((seat) => this.summary?.chairs[seat]?.state === "person");
      const late = people.filter((seat) => !answered.includes(seat));
      const isForPeople =
        decision.mode === "each" ? late.length > 0 : people.length > 0 && late.length === people.length;
      for (const seat of isForPeople ? late : decision.seats) if (!answered.includes(seat)) seats.add(seat);
    }
    const asked = askedByBots(this.push, this.summary?.chairs ?? []).filter((seat) => !this.answered.has(seat));
    if (asked.length > 0) {
      for (const seat of [...seats]) if (this.summary?.chairs[seat]?.state === "bot") seats.delete(seat);
      for (const seat of asked) seats.add(seat);
    }
    return [...seats].sort((a, b) => a - b);
  }

  /** What others propose and this seat may agree to or refuse. */
  get proposals(): Proposal[] {
    return proposalsOf(this.push, this.questions, this.seat);
  }

  /** The seats whose answer lies on the table while others are waited for. */
  get answered(): ReadonlySet<number> {
    const blocking = this.push?.decisions.filter((decision) => !decision.optional) ?? [];
    return new Set(blocking.flatMap((decision) => this.answersTo(decision)));
  }

  private answersTo(decision: Decision): number[] {
    return this.push?.ballots.find((one) => one.prompt === decision.prompt && one.ask === decision.ask)?.answered ?? [];
  }

  /** Have all answered what must be one answer, and not the same? Then it is asked again. */
  private isDivided(decision: Decision): boolean {
    return decision.mode === "agree" && this.answersTo(decision).length === decision.seats.length;
  }

  get isHost(): boolean {
    return this.summary !== null && this.summary.host === this.person;
  }

  /** Has the person at this browser no seat? */
  get isWatching(): boolean {
    return this.welcome !== null && this.held.length === 0;
  }

  /** Does the person at this browser teach? */
  get isTeacher(): boolean {
    return this.summary?.teaching?.person === this.person && this.person !== "";
  }

  /** While hands lie open: what each other seat sees. */
  get hands(): OpenHand[] {
    return this.opened?.hands ?? [];
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  /** Does a bot stand in for this seat? Then nothing is asked of the person. */
  get isAway(): boolean {
    return this.seat !== null && this.summary?.chairs[this.seat]?.state === "away";
  }

  get questions(): Question[] {
    if (this.isAway || this.summary?.closed) return [];
    if (this.coach?.kind === "read" || this.coach?.kind === "done") return []; // there is only something to read
    return this.push?.questions ?? [];
  }

  /** The own answer that still waits for the server or for others. */
  get given(): Given | null {
    const sent = this.sent;
    const isAsked =
      sent !== null && this.questions.some((question) => question.prompt === sent.prompt && question.ask === sent.ask);
    if (isAsked && !(sent.kept && this.lying(sent) === sent.answer)) return sent;
    for (const decision of this.push?.decisions ?? []) {
      const answer =
        this.isDivided(decision) || (decision.optional && this.isAskedToPlay) ? null : this.lying(decision);
      if (answer) return { prompt: decision.prompt, answer, kept: true };
    }
    return null;
  }

  /** The own answer as it lies in an open ballot. */
  private lying({ prompt, ask }: { prompt: string; ask: number }): string | null {
    const ballot = this.push?.ballots.find((one) => one.prompt === prompt && one.ask === ask);
    const index = this.seat === null ? -1 : (ballot?.answered.indexOf(this.seat) ?? -1);
    return ballot?.answers[index] ?? null;
  }

  /** Is something asked of this seat that the match waits for, answered or not? */
  private get isAskedToPlay(): boolean {
    const blocking = this.push?.decisions.filter((decision) => !decision.optional) ?? [];
    return this.questions.some((q) =>
      blocking.some((decision) => decision.prompt === q.prompt && decision.ask === q.ask),
    );
  }

  /** Does the table wait for this seat? */
  get isTurn(): boolean {
    if (this.seat === null || this.press !== null) return this.seat !== null;
    const isAskedToAgree = this.proposals.length > 0 && this.awaited.includes(this.seat);
    return this.given === null && (this.isAskedToPlay || isAskedToAgree);
  }

  // Saying

  /** Send a request; the promise ends when it is acknowledged or refused. */
  ask(request: Request): Promise<Ack | Refused> {
    return new Promise((resolve) => {
      const id = this.connection.send(request);
      this.settled.set(id, resolve);
    });
  }

  /** As `ask`, showing a refusal to the person. */
  async want(request: Request): Promise<Ack | null> {
    const reply = await this.ask(request);
    const refusal = this.refusal?.of === request.do ? this.refusal.notice : null;
    if (reply.is === "ack") {
      if (refusal !== null && this.notice === refusal) this.notice = null; // it was mended
      return reply;
    }
    this.tell(reply.code, reply.args, reply.rule);
    this.refusal = { of: request.do, notice: this.notice };
    return null;
  }

  /** Answer; `kept` is called when the server has it. */
  answer(text: string, prompt?: string, kept: (isOptional: boolean) => void = () => undefined): void {
    const question = this.questions.find(
      (q) => (prompt === undefined || q.prompt === prompt) && q.choices.includes(text),
    );
    const meant = question ?? this.questions.find((q) => prompt === undefined || q.prompt === prompt);
    if (!meant) return;
    this.chosen = null;
    this.hint = null;
    const request: Request = { do: "answer", prompt: meant.prompt, ask: meant.ask, answer: text };
    const id = this.connection.send(request);
    this.sent = { id, prompt: meant.prompt, ask: meant.ask, answer: text, kept: false };
    const isOptional =
      this.push?.decisions.some((d) => d.prompt === meant.prompt && d.ask === meant.ask && d.optional) ?? false;
    this.awaitComment(!isOptional && meant.choices.length > 1);
    this.settled.set(id, (reply) => {
      if (reply.is !== "refused") {
        if (this.sent?.id === id) this.sent = isOptional ? null : { ...this.sent, kept: true };
        return kept(isOptional);
      }
      if (this.sent?.id === id) this.sent = null;
      if (this.coach && this.coach.kind !== "free") return; // the coach says why
      this.tell(reply.code, reply.args, reply.rule);
    });
  }

  /** In free play the coach comments on each choice, before what follows it is shown. */
  private awaitComment(isChoice: boolean): void {
    const isFree = this.coach?.kind === "free";
    this.director.isCoached = isFree && isChoice;
    if (isFree) this.coach = this.coached = { ...this.coach!, remark: null }; // it was about another answer
  }

  /** Does an undo deal again and keep the match out of the best scores? A lesson counts for nothing. */
  get isBackDear(): boolean {
    return !this.coach && !this.isBackFree && this.backTo !== null;
  }

  /** Are there other people who must agree to it? */
  get isBackAsked(): boolean {
    return (this.summary?.chairs ?? []).some((chair) => chair.state === "person" && chair.person !== this.person);
  }

  /** Take back: the answer that waits for others, or the last entries that nobody has built on. */
  takeBack(): void {
    const given = this.given;
    if (given) {
      this.sent = null;
      void this.want({ do: "withdraw", prompt: given.prompt });
    } else if (this.push && this.backTo !== null) {
      void this.want({ do: "undo", to: this.backTo });
    }
  }

  /** The entry to go back to: freely as far as that goes, else before the own last answer, by a vote. */
  get backTo(): number | null {
    const push = this.push;
    const seat = this.seat;
    if (!push || seat === null || push.result || this.isFilming) return null;
    const entries = live(this.log);
    const at = entries.findLastIndex((entry) => entry.seats.includes(seat));
    const own = entries[at];
    if (!own) return null;
    if (push.free !== null && push.free < own.n) return push.free;
    const isWhole = this.log[0]?.n === 1; // else older entries are not here
    return entries[at - 1]?.n ?? (isWhole ? 0 : own.n - 1);
  }

  get isBackFree(): boolean {
    return this.given !== null || (this.backTo !== null && this.backTo === this.push?.free);
  }

  preview(answer: string): Promise<Line[]> {
    const known = this.foreseen.get(answer);
    if (known) return known;
    const asking = new Promise<Line[]>((resolve) => {
      this.asked.set(answer, resolve);
      this.connection.send({ do: "preview", answer });
    });
    this.foreseen.set(answer, asking);
    return asking;
  }

  /** Think again: what was chosen, and the hint that chose it, make room for the question. */
  cancel(): void {
    this.chosen = null;
    this.hint = null;
  }

  /** The question a hint would be about: one that the table waits for, else an offer. */
  get hintable(): Question | null {
    if (!this.summary?.hints || this.given || this.push?.result) return null;
    const open = this.questions.filter((question) => question.choices.length > 0);
    const isOffer = (question: Question) =>
      this.push?.decisions.some((d) => d.prompt === question.prompt && d.ask === question.ask && d.optional);
    return open.find((question) => !isOffer(question)) ?? open[0] ?? null;
  }

  /** What would a bot answer, and why? The answer is lit as if chosen. */
  askHint(): void {
    const question = this.hintable;
    if (question) this.connection.send({ do: "hint", prompt: question.prompt, ask: question.ask });
  }

  /** The board in words, from the server. */
  describe(language: string): Promise<string> {
    return new Promise((resolve) => {
      this.described.push(resolve);
      this.connection.send({ do: "describe", language });
    });
  }

  tell(code: string, args: Args = {}, rule = "", isNews = false): void {
    this.notice = { serial: ++this.serial, code, args, rule, isNews };
  }

  // Hearing

  /** Players who ran out of time are told that a bot answered for them. */
  private hearTime(message: Time): void {
    const late = this.held.find((seat) => message.late?.includes(seat) && !this.time?.late?.includes(seat));
    this.time = { ...message, at: performance.now() };
    if (late !== undefined) this.tell("web-late-answered", { seat: late });
  }

  private hear(message: Message): void {
    switch (message.is) {
      case "welcome":
        this.welcome = message;
        this.director.seat = message.seat;
        this.director.isAway = this.isAway;
        this.isLive = false; // what comes first happened before
        this.person = message.person;
        this.pointed = null; // if there is something, it follows
        break;
      case "summary":
        this.hearSummary(message);
        break;
      case "hands":
        this.opened = message;
        break;
      case "pointed":
        this.pointed = message;
        break;
      case "push":
        this.hearPush(message);
        break;
      case "coach":
        this.coached = message;
        if (!this.isFilming || this.director.shown.isComment) this.coach = message;
        if (message.remark) this.director.comment();
        break;
      case "notes":
        this.notes = message.notes;
        break;
      case "chat":
        this.isChatGone ||= (message.gone ?? 0) > 0;
        this.chat = merged(this.chat, message.lines).filter((line) => line.number > (message.gone ?? 0));
        break;
      case "emoted":
        this.hearFace(message);
        break;
      case "time":
        this.hearTime(message);
        break;
      case "ack":
      case "refused":
        this.settle(message);
        break;
      case "foreseen":
        this.asked.get(message.answer)?.(message.lines);
        this.asked.delete(message.answer);
        break;
      case "hinted":
        this.hearHint(message);
        break;
      case "described":
        this.described.shift()?.(message.text);
        break;
      case "bye":
        if (message.again === null) this.tell(message.code);
        break;
      case "beat":
        break;
    }
  }

  /** Without a teacher nothing is pointed at, and what is closed is forgotten. */
  private hearSummary(summary: TableSummary): void {
    if (summary.teaching?.person !== this.summary?.teaching?.person) this.pointed = null;
    if (summary.practice !== "open") this.opened = null;
    this.summary = withCharacters(summary);
    this.director.isAway = this.isAway;
  }

  private hearPush(news: PushNews): void {
    const before = this.director.heard;
    const push = before === null ? news : withOld(before, news);
    this.foreseen.clear();
    this.asked.clear();
    const sent = this.sent;
    if (sent && !push.questions.some((q) => q.prompt === sent.prompt && q.ask === sent.ask)) this.sent = null;
    this.director.hear(push, this.isLive);
    this.isLive = true;
    this.isCalled = !this.isAway && (this.isAskedIn(push) || this.isAskedByBotIn(push));
  }

  /** Does the match wait for this seat, whether or not the board has come so far? */
  private isAskedIn({ decisions, ballots, questions }: PushNews): boolean {
    return questions.some(({ prompt, ask }) => {
      const isIt = (one: { prompt: string; ask: number }) => one.prompt === prompt && one.ask === ask;
      const answered = ballots.find(isIt)?.answered ?? [];
      return decisions.some((one) => isIt(one) && !one.optional) && !answered.includes(this.seat ?? -1);
    });
  }

  /** Does a bot wait for what this seat says to its proposal? */
  private isAskedByBotIn(push: PushNews): boolean {
    const chairs = this.summary?.chairs ?? [];
    const isByBot = proposalsOf(push, push.questions, this.seat).some(({ by }) =>
      by.some((seat) => chairs[seat]?.state === "bot"),
    );
    return isByBot && this.seat !== null && askedByBots(push, chairs).includes(this.seat);
  }

  /** Bots wait for the screens of those who play, and of the host's table screen. */
  private report(n: number | null): void {
    if (this.seat !== null || this.isHost) this.connection.report(n);
  }

  /** The director shows something else: so does the page. */
  private show(): void {
    const { push, log, told, beat, recap } = this.director.shown;
    this.push = push;
    this.log = log;
    this.told = told;
    this.beat = beat;
    this.recap = recap;
    this.press = this.director.shown.press?.entry.prompt ?? null;
    this.isFilming = this.director.isFilming && !this.director.isAside;
    if (!this.isFilming || this.director.shown.isComment) this.coach = this.coached;
    if (this.chosen !== null && !this.questions.some((q) => q.choices.includes(this.chosen!))) this.chosen = null;
    if (this.hint && !this.isOpen(this.hint)) this.hint = null;
  }

  /** A face is seen for a moment. */
  private hearFace(emoted: Emoted): void {
    this.faces = { ...this.faces, [emoted.seat]: emoted };
    setTimeout(() => {
      const { [emoted.seat]: shown, ...others } = this.faces;
      if (shown?.number === emoted.number) this.faces = others;
    }, FACE_LASTS);
  }

  private hearHint(hint: Hinted): void {
    if (!this.isOpen(hint)) return;
    this.hint = hint;
    if (hint.answer !== null) this.chosen = hint.answer;
  }

  private isOpen(asked: { prompt: string; ask: number }): boolean {
    return this.questions.some((question) => question.prompt === asked.prompt && question.ask === asked.ask);
  }

  private settle(message: Ack | Refused): void {
    const settled = this.settled.get(message.id);
    this.settled.delete(message.id);
    if (settled) settled(message);
    else if (message.is === "refused") this.tell(message.code, message.args, message.rule);
  }
}

/** A message comes with each answer of anybody: board and question stay what they are if nothing else has changed. */
function withOld(before: PushNews, push: PushNews): PushNews {
  const { screen, questions, decisions, moments } = push;
  return {
    ...push,
    screen: shared(before.screen, screen),
    questions: shared(before.questions, questions),
    decisions: shared(before.decisions, decisions),
    ...(moments && { moments: moments.map((one) => ({ ...one, screen: shared(before.screen, one.screen) })) }),
  };
}

function merged(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const known = new Map([...old, ...lines].map((line) => [line.number, line]));
  return [...known.values()].sort((a, b) => a.number - b.number);
}
