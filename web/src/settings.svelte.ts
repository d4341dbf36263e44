/** What this browser prefers, kept in its storage. */
import type { Pace } from "./director/director";
import type { Motion } from "./games/board";
import { LANGUAGES, preferred, SHELL, Words, type Language } from "./words";

export interface Preferences {
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  motion: "auto" | Motion;
  /** How fast what happened is shown. */
  pace: Pace;
  contrast: "auto" | "more";
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Notices of the browser when it is one's turn and the page is out of sight; null: never asked. */
  notices: boolean | null;
  /** Choose first, then confirm: for those who prefer care to speed. */
  confirm: boolean;
  /** Show faces that others make. */
  faces: boolean;
  /** Clauses and "why?" beside every line, not only where one looks. */
  explain: boolean;
  /** First-time help: "what is this?", names of things, tips. */
  what: boolean;
  names: boolean;
  tips: boolean;
}

export const DEFAULTS: Preferences = {
  language: "auto",
  theme: "auto",
  motion: "auto",
  pace: "normal",
  contrast: "auto",
  sound: true,
  volume: 0.7,
  notices: null,
  confirm: false,
  faces: true,
  explain: false,
  what: true,
  names: true,
  tips: true,
};

const KEY = "parlour";

function read(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...DEFAULTS }; // storage is forbidden or broken: play on without it
  }
}

class Settings {
  chosen = $state(read());
  words = $state.raw<Words | null>(null);
  private isSystemDark = $state(matches("(prefers-color-scheme: dark)"));
  private isSystemCalm = $state(matches("(prefers-reduced-motion: reduce)"));
  private topics = new Set<string>(SHELL);
  /** The language that is being learned, or that is spoken. */
  private learned: Words | null = null;

  get isDark(): boolean {
    return this.chosen.theme === "auto" ? this.isSystemDark : this.chosen.theme === "dark";
  }

  get motion(): Motion {
    if (this.chosen.motion !== "auto") return this.chosen.motion;
    return this.isSystemCalm ? "calm" : "full";
  }

  /** How loud things are: 0 if they are mute. */
  get loudness(): number {
    return this.chosen.sound ? this.chosen.volume : 0;
  }

  get language(): Language {
    return this.chosen.language === "auto" ? preferred(null, navigator.languages ?? []) : this.chosen.language;
  }

  async start(): Promise<void> {
    watch("(prefers-color-scheme: dark)", (is) => (this.isSystemDark = is));
    watch("(prefers-reduced-motion: reduce)", (is) => (this.isSystemCalm = is));
    addEventListener("storage", (event) => event.key === KEY && void this.follow());
    this.dress();
    await this.speak();
  }

  async change(change: Partial<Preferences>): Promise<void> {
    Object.assign(this.chosen, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // kept for this visit only
    }
    this.dress();
    if (change.language !== undefined) await this.speak();
  }

  /** Another page of this browser has changed something: here too. */
  private async follow(): Promise<void> {
    const before = this.language;
    this.chosen = read();
    this.dress();
    if (this.language !== before) await this.speak();
  }

  /** Words of more topics, in this language and in any chosen later. */
  async need(topics: readonly string[]): Promise<void> {
    for (const topic of topics) this.topics.add(topic);
    await this.learned?.load(topics);
    this.bump();
  }

  /** The catalogue grew: whoever reads it reads again. */
  generation = $state(0);
  private bump(): void {
    this.generation += 1;
  }

  private async speak(): Promise<void> {
    const words = new Words(this.language);
    this.learned = words;
    await words.load([...this.topics]);
    this.words = words;
    document.documentElement.lang = words.language;
    this.bump();
  }

  /** Put the looks on the page. */
  private dress(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.isDark ? "dark" : "light";
    dataset.motion = this.motion;
    dataset.contrast = this.chosen.contrast;
    dataset.explain = this.chosen.explain ? "yes" : "no";
  }
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function watch(query: string, tell: (is: boolean) => void): void {
  matchMedia(query).addEventListener("change", (event) => {
    tell(event.matches);
    void settings.change({});
  });
}

export const settings = new Settings();
export { LANGUAGES };

/** What an option of a game is set to, in words. */
export function valueName(slug: string, option: string, value: string): string {
  void settings.generation;
  return settings.words?.value(slug, option, value) ?? value;
}

/** A message of the catalogue, in the language of the page. */
export function say(id: string, args?: Record<string, string | number>): string {
  void settings.generation;
  return settings.words?.say(id, args) ?? "";
}
