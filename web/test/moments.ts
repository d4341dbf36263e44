/** Shows a board with real moments of its game, and what was said, missing and answered. */
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect, it, vi } from "vitest";
import type { Motion } from "../src/games/board";
import type { Decision, Entry, Line, Question, Result, Standing } from "../src/wire";
import { LANGUAGES, Words, type Language } from "../src/words";

export interface Moment<Screen> {
  seat: number | null;
  names: string[];
  screen: Screen;
  decisions: Decision[];
  questions: Question[];
  ballots: Standing[];
  entries: Entry[];
  result: Result | null;
  previews: Record<string, Line[]>;
  log?: Entry[];
}

export interface Kept<Screen, Edition> {
  edition: Edition;
  moments: Record<string, Moment<Screen>>;
}

export interface More {
  chosen?: string;
  language?: Language;
  motion?: Motion;
}

/** The catalogue of a game in all languages. */
export async function speak(topics: string[]): Promise<Map<Language, Words>> {
  const spoken = new Map<Language, Words>();
  for (const language of LANGUAGES) {
    const words = await Words.open(language);
    await words.load(topics);
    spoken.set(language, words);
  }
  return spoken;
}

export function stand<Screen>(Board: unknown, edition: unknown, moment: Moment<Screen>, words: Words, more: More) {
  const missing = new Set<string>();
  const say = (id: string, args: Record<string, string | number> = {}) => {
    if (!words.has(id)) missing.add(id);
    return words.say(id, args);
  };
  const tell = (line: Line) => {
    if (!words.has(line.id)) missing.add(line.id);
    return words.tell(line, moment.names);
  };
  const answer = vi.fn<(text: string, prompt?: string) => void>();
  const choose = vi.fn<(text: string | null) => void>();
  const rule = vi.fn<(clause: string) => void>();
  const props = {
    ...moment,
    edition,
    given: null,
    told: { serial: 1, entries: moment.entries, ms: 0 },
    log: moment.log ?? [],
    chosen: more.chosen ?? null,
    notes: {},
    motion: more.motion ?? "none",
    answer,
    choose,
    preview: (text: string) => Promise.resolve(moment.previews?.[text] ?? []),
    note: () => {},
    say,
    tell,
    describe: () => Promise.resolve(""),
    announce: () => {},
    rule,
  };
  const { container, rerender } = render(Board as Component<Record<string, unknown>>, { props });
  const offered = new Set(moment.questions.flatMap((question) => question.choices));
  return { moment, container, rerender, props, answer, choose, rule, missing, offered };
}

export const one = (container: HTMLElement, selector: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(selector);
  expect(found, selector).not.toBeNull();
  return found!;
};

/** Every moment is shown, each in one of the languages. */
export function eachIsShown(
  names: string[],
  show: (name: string, more: More) => { container: HTMLElement; missing: Set<string> },
): void {
  names.forEach((name, i) => {
    it(`${name} is shown, with one tab stop a group and no missing word`, { timeout: 20_000 }, () => {
      const { container, missing } = show(name, { language: LANGUAGES[i % LANGUAGES.length] });
      for (const group of container.querySelectorAll("[role=toolbar], [role=grid]")) {
        const stops = group.querySelectorAll("[tabindex='0']");
        expect(stops.length, group.getAttribute("aria-label") ?? "").toBeLessThanOrEqual(1);
      }
      expect([...missing]).toEqual([]);
    });
  });
}
