/**
 * Values in words, in the reader's language: what src/parlour/words.py does, from the same Fluent files.
 * Ids follow from the values: `<slug>-ask-<prompt>`, `<slug>-do-<tag>`, an event's own tag, a refusal's code.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import * as api from "./api";

export type Language = "en" | "fr" | "ja";
export const LANGUAGES: readonly Language[] = ["en", "fr", "ja"];
export const NATIVE: Record<Language, string> = { en: "English", fr: "Français", ja: "日本語" };

export type Args = Record<string, string | number>;

/** The files every page needs; a game's are loaded with its table. */
export const SHELL = ["core", "server", "web"];

const FILES = import.meta.glob<string>(["../../src/parlour/locales/*/*.ftl", "!../../src/parlour/locales/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});

function file(language: Language, topic: string): (() => Promise<string>) | undefined {
  return FILES[`../../src/parlour/locales/${language}/${topic}.ftl`];
}

/** All topics there are, in any language: they are the same in each. */
export const TOPICS: readonly string[] = Object.keys(FILES)
  .map((path) => /\/en\/(.+)\.ftl$/.exec(path)?.[1])
  .filter((topic): topic is string => topic !== undefined);

/** What the first page says of a game: little, so that it is there soon. A game's own words bring it along. */
export const cardOf = (slug: string): string => `${slug}-card`;

/** What a page needs to speak of a game: its words, its rules, its help, and the words of its board. */
export function topicsOf(slug: string): string[] {
  return [slug, `${slug}-rules`, `${slug}-help`, `web-${slug}`].filter(
    (topic) => TOPICS.includes(topic) || topic === slug,
  );
}

/** The game from outside that a topic belongs to; the server has all its words. */
const outsider = (topic: string): string => topic.replace(/^web-/, "").replace(/-(card|rules|help|lessons|sheet)$/, "");

/** A name of the rules as words: `take-stones` is "Take stones". */
export function plain(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Some clauses of a game's rules, under one heading. */
export interface Section {
  title: string;
  clauses: string[];
}

const CLAUSE = /^[A-Z]{1,4}-[0-9]{1,3}$/;

/** The headings of a file of rules are its comments `## …`. */
function sectionsIn(text: string): Section[] {
  const found: Section[] = [];
  for (const [, title, clause] of text.matchAll(/^(?:## (.+)|([A-Z]{1,4}-[0-9]{1,3}) =.*)$/gm)) {
    if (title) found.push({ title, clauses: [] });
    else if (clause) found.at(-1)?.clauses.push(clause);
  }
  return found.filter((section) => section.clauses.length > 0);
}

/** The messages of a file, each as it is written, from its name to the next one. */
function* messagesIn(text: string): Iterable<[id: string, message: string]> {
  let [id, from] = ["", 0];
  for (const found of text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
    if (id) yield [id, text.slice(from, found.index)];
    [id, from] = [found[1]!, found.index];
  }
  if (id) yield [id, text.slice(from)];
}

/** The messages that a message says within its own words. */
const WITHIN = /\{\s*([a-zA-Z][\w-]*)/g;

/** Begins a line of a clause that is our ruling; other lines are printed in the rulebook. */
const RULING = "◇ ";

/** A line of a clause, and where it comes from. */
export interface Part {
  text: string;
  isRuling: boolean;
}

/** Which lines of the rules are shown. */
export type Origin = "all" | "printed" | "rulings";

export const ORIGINS: readonly Origin[] = ["all", "printed", "rulings"];

/** Those parts that a reader wants to see. */
export function partsFrom(parts: readonly Part[], origin: Origin): Part[] {
  return parts.filter((part) => origin === "all" || part.isRuling === (origin === "rulings"));
}

/** A number as it is printed: below zero with a minus sign, not with a hyphen. */
export const withMinus = (text: string | number): string => String(text).replace(/(^|[^\w-])-(?=\d)/g, "$1−");

/** One language, with as many of its files as were asked for. */
export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  /** Messages that were not said yet, as they are written: of a thousand most never are, and none is parsed before. */
  private readonly written = new Map<string, string>();
  private readonly lists: Intl.ListFormat; // made once: it takes long, and the first one of a page very long
  private readonly loaded = new Map<string, Promise<void>>();
  private readonly rules = new Map<string, Section[]>();

  /** Without a word yet; `open` gives one that can speak. */
  constructor(language: Language) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.lists = new Intl.ListFormat(language);
  }

  static async open(language: Language): Promise<Words> {
    const words = new Words(language);
    await words.load(SHELL);
    return words;
  }

  /** Add files; those that are there already cost nothing. */
  async load(topics: readonly string[]): Promise<void> {
    await Promise.all(topics.map((topic) => this.loadOne(topic)));
  }

  private loadOne(topic: string): Promise<void> {
    const known = this.loaded.get(topic);
    if (known) return known;
    const loading = (async () => {
      if (TOPICS.includes(cardOf(topic))) await this.loadOne(cardOf(topic));
      if (TOPICS.includes(topic)) this.add(topic, (await file(this.language, topic)?.()) ?? "");
      else if (topic !== outsider(topic)) await this.loadOne(outsider(topic));
      else await this.addOutside(topic);
    })();
    this.loaded.set(topic, loading);
    return loading;
  }

  /** The words of a game from outside; what it does not say, its values say for themselves. */
  private async addOutside(slug: string): Promise<void> {
    this.add(slug, `${slug}-name = ${plain(slug)}\n${slug}-about = {""}\n`);
    const texts = await api.wordsOf(slug, this.language).catch(() => ({}));
    for (const [topic, text] of Object.entries(texts)) this.add(topic, text, true);
  }

  /** Add a file by its text. */
  add(topic: string, text: string, allowOverrides = false): void {
    for (const [id, message] of messagesIn(text))
      if (allowOverrides || !(this.written.has(id) || this.bundle.hasMessage(id))) this.written.set(id, message);
    if (topic.endsWith("-rules")) this.rules.set(topic.replace(/-rules$/, ""), sectionsIn(text));
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The sentence of a message; one of its attributes is called `id.attribute`. */
  say(id: string, args: Args = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) return id;
    const text = this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
    if (CLAUSE.test(id)) return this.withOptions(id, text);
    return Object.values(args).some((arg) => typeof arg === "number" && arg < 0) ? withMinus(text) : text;
  }

  /** Clauses name options as the command line does; here they are put in words: `peek=path` is "Peeking: …". */
  private withOptions(clause: string, text: string): string {
    const slug = [...this.rules.keys()].find((game) => this.clauses(game).includes(clause));
    return text.replace(/([a-z_]+)=([a-z0-9_-]+)/g, (written, name: string, value: string) => {
      const [option, chosen] = [`${slug}-option-${name}`, `${slug}-value-${name}-${value}`];
      return this.has(option) && this.has(chosen)
        ? this.say("web-labelled", { label: this.say(option), text: this.say(chosen) })
        : written;
    });
  }

  /** A message with its facts: seats by name, counts of cards with them, and texts with @ through the catalogue. */
  phrase(id: string, facts: Args, names?: readonly string[]): string {
    const args: Args = {};
    for (const [key, fact] of Object.entries(facts)) args[key] = this.word(key, fact, names);
    return this.say(id, args);
  }

  private word(key: string, fact: string | number, names?: readonly string[]): string | number {
    if (typeof fact === "number" && (key === "seat" || key.endsWith("_seat"))) return this.nameOf(fact, names);
    if (key === "shares") return this.shares(String(fact), names);
    if (typeof fact === "string" && fact.includes("@")) {
      return fact
        .split(" ")
        .map((part) => (part.startsWith("@") ? this.say(part.slice(1)) : part))
        .join(" ");
    }
    return fact;
  }

  /** Who gets how many cards: `2 0 1` counts them by seat. */
  private shares(counts: string, names?: readonly string[]): string {
    return counts
      .split(" ")
      .flatMap((count, seat) =>
        count === "0" ? [] : [this.say("seat-cards", { name: this.nameOf(seat, names), count: Number(count) })],
      )
      .reduce((list, next) => this.say("list-next", { list, next }));
  }

  /** What to call a seat. */
  nameOf(seat: number, names?: readonly string[]): string {
    return names?.[seat] || this.say("seat-name", { number: seat + 1 });
  }

  /** Several names as a sentence has them. */
  list(names: readonly string[]): string {
    return this.lists.format(names);
  }

  /** The question a decision asks, in one line. */
  ask(slug: string, prompt: string, options: Args = {}): string {
    const id = `${slug}-ask-${prompt}`;
    return this.atTable(id, options) ?? (this.has(id) ? this.say(id) : plain(prompt));
  }

  /** What the client says of a message at a table with these options, if it has words of its own: `web-<id>`. */
  atTable(id: string, options: Args): string | null {
    return this.has(`web-${id}`) ? this.phrase(`web-${id}`, options) : null;
  }

  /** What an option is set to; a code says its name, which is what stands before its first comma. */
  value(slug: string, option: string, value: string): string {
    const id = `${slug}-value-${option}-${value}`;
    return this.has(id) ? this.say(id) : (value.split(",")[0] ?? value);
  }

  /** What happened, as a line of the log. */
  tell(line: { id: string; args: Args }, names?: readonly string[]): string {
    if (this.has(line.id)) return this.phrase(line.id, line.args, names);
    const facts = Object.entries(line.args).map(([key, fact]) => `${key} ${this.word(key, fact, names)}`);
    return [plain(line.id), ...facts].join(", ");
  }

  /** Why an answer is not allowed. */
  explain(refused: { code: string; args: Args }, names?: readonly string[]): string {
    return this.has(refused.code) ? this.phrase(refused.code, refused.args, names) : plain(refused.code);
  }

  /** The clauses of a game's rules, in order. Needs its `-rules` file. */
  clauses(slug: string): readonly string[] {
    return this.sections(slug).flatMap((section) => section.clauses);
  }

  /** The same under their headings. */
  sections(slug: string): readonly Section[] {
    return this.rules.get(slug) ?? [];
  }

  /** What a clause says, line by line. Nothing without its `-rules` file. */
  parts(clause: string): Part[] {
    if (!this.has(clause)) return [];
    return this.say(clause)
      .split("\n")
      .map((line) =>
        line.startsWith(RULING) ? { text: line.slice(RULING.length), isRuling: true } : { text: line, isRuling: false },
      );
  }

  private pattern(id: string) {
    const [name, attribute] = id.split(".", 2) as [string, string | undefined];
    this.parse(name);
    const message = this.bundle.getMessage(name);
    if (!message) return null;
    return (attribute === undefined ? message.value : message.attributes[attribute]) ?? null;
  }

  private parse(id: string): void {
    const message = this.written.get(id);
    if (message === undefined) return;
    this.written.delete(id);
    this.bundle.addResource(new FluentResource(message), { allowOverrides: true });
    for (const [, other] of message.matchAll(WITHIN)) this.parse(other!);
  }
}

/** The language to begin with: the one chosen, else the browser's, else English. */
export function preferred(chosen: string | null, browser: readonly string[]): Language {
  const known = (code: string) => LANGUAGES.find((language) => code.toLowerCase().split("-")[0] === language);
  return known(chosen ?? "") ?? browser.map(known).find((language) => language !== undefined) ?? "en";
}
