/**
 * What a board is told, and what it may ask: the whole border between the shell and a game.
 *
 * A game is a folder `games/<slug>/` whose `Board.svelte` takes these props; it is loaded when a table of the game is
 * opened. A board is told everything and decides nothing: it knows no rules. What may be done now is in `questions`,
 * what an answer would do is asked with `preview`, and what is refused is said by the shell. A board draws, points,
 * previews and animates.
 *
 * What a board must do:
 * - show `screen` at any moment without having seen an earlier one (reload, replay, taking back);
 * - be usable by mouse, touch and keyboard: one tab stop (see keys.ts), arrows, Enter, Escape; a text for each thing
 *   that can be pointed at; colour never the only sign;
 * - offer every choice of `questions` that it can draw. Those whose answer `shows` does not claim become buttons of
 *   the decision line, so nothing is ever out of reach;
 * - obey `motion`; animations are a courtesy: a new `screen` may come at any moment and is shown at once;
 * - be readable at 360 px and on a desktop, light and dark: use the tokens of look/tokens.css;
 * - name the things that words may point at with `data-spot` (see spot.ts): every place and piece by the name that it
 *   has in notation (`c3`), and its other parts by the game's spots.toml; lessons and teachers put a spotlight on them;
 * - say with `data-about` what its things are (see about.ts), so that each has its name and clause on request;
 * - have no text of its own: words come from the catalogue by `say` (files `<slug>.ftl` and `web-<slug>.ftl`).
 */
import type { Component } from "svelte";
import type { Script } from "../director/beats";
import type { Decision, Entry, Line, Question, Result, Standing } from "../wire";

/** full: things move; calm: they fade and are marked; none: they are simply there. */
export type Motion = "full" | "calm" | "none";

/**
 * What the screen now shows that the one before did not: to be animated once. `serial` differs for each. While the
 * director shows things one by one, it is a part of one entry, and there are `ms` milliseconds for it; else 0.
 */
export interface Told {
  serial: number;
  entries: Entry[];
  ms: number;
  /** Is it a scene of the board's own? Then the page has not told these lines yet: no word or number gives them away. */
  isScene?: boolean;
}

export interface BoardProps<Screen = unknown, Edition = unknown> {
  /** The view of this seat, as the game's view.py defines it. */
  screen: Screen;
  /** What is in the box: the edition of this table, as the game's edition.py defines it. */
  edition: Edition;
  /** Whose eyes these are; null: somebody who watches. */
  seat: number | null;
  /** What to call each seat. Never "You": others may be reading along. */
  names: string[];
  /** What this seat is asked, with every answer it may give, in notation; [] if nothing, also in replays. */
  questions: Question[];
  /** All that is being asked, of anybody: who is waited for. */
  decisions: Decision[];
  /** Open ballots: who has answered, and the answers this seat may know. */
  ballots: Standing[];
  /** This seat's answer that others still have to join, and whether the server has it. */
  given: Given | null;
  /** What has just happened; empty after a reload. */
  told: Told;
  /** All that has happened, as far as this seat may know: for looking back, also after a reload and in replays. */
  log: Entry[];
  /** The answer that is chosen but not given yet (first tap, or moves are confirmed). The shell shows a button for it. */
  chosen: string | null;
  /** Own pencil marks, by what they are on. */
  notes: Record<string, string>;
  result: Result | null;
  motion: Motion;
  /** The screen in the middle of the table: nobody's eyes, everybody's boards, all of one size. */
  isShared?: boolean;

  /** Give an answer; `prompt` only if more than one question is open. The shell asks to confirm if the reader wants it. */
  answer: (text: string, prompt?: string) => void;
  /** Choose an answer without giving it, or nothing (null): for touch, where there is no hovering. */
  choose: (text: string | null) => void;
  /** What an answer would surely do. Kept until the screen changes, so it may be asked on every hover. */
  preview: (text: string) => Promise<Line[]>;
  /** Write a pencil mark; "" rubs it out. */
  note: (on: string, text: string) => void;
  /** A message of the catalogue. */
  say: (id: string, args?: Record<string, string | number>) => string;
  /** A line of the log, or a foreseen one, in words. */
  tell: (line: Line) => string;
  /** An answer in words, as on a button. */
  label?: (answer: string) => string;
  /** The whole board in words, as the game's text.py writes it: for a description on request. */
  describe: () => Promise<string>;
  /** Tell a screen reader something that is seen but not focused. */
  announce: (text: string) => void;
  /** Open the rules at a clause. */
  rule: (clause: string) => void;
}

/** An answer that was given and still waits: for the server, or for the others. */
export interface Given {
  prompt: string;
  answer: string;
  kept: boolean;
}

/** Options to change for another match: the next level, or something harder. */
export interface Further {
  id: "web-next-level" | "web-harder";
  options: Record<string, string>;
}

/** What the module `games/<slug>/index.ts` exports. */
export interface BoardModule {
  default: Component<BoardProps<never, never>>;
  /** Is this answer offered on the board itself? If not, it becomes a button of the decision line. */
  shows: (answer: string) => boolean;
  /** What is looked at, and how long. */
  script?: Script;
  /** What each seat has so far, for the players' chips; left out if the game counts nothing for each. */
  scores?: (screen: never) => (number | null)[];
  /** What a question depends on besides the table's options, for `web-<slug>-ask-<prompt>`. */
  asks?: (question: Question, screen: never, edition: never) => Record<string, string | number>;
  /** The lines of the log that explain a result, by message id: how a tie was broken. */
  reasons?: readonly string[];
  /** What to play after a match with these options, in the order of wishes; the first one is offered. */
  further?: (options: Record<string, string>, isWon: boolean) => Further[];
}

/** The answers to an open question, by prompt; [] if it is not asked. */
export function choices(questions: Question[], prompt: string): string[] {
  return questions.find((question) => question.prompt === prompt)?.choices ?? [];
}
