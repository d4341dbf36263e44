/** The game's notation, as far as a board must read it: `slide b2`, `put a3`, `correct fox c1`, `tell a3 fox`. */
import type { Question } from "../../wire";
import { PLACES } from "./box";
import type { CocoonsView } from "./view";

export interface Read {
  kind: "slide" | "put" | "correct" | "tell";
  place: string;
  /** For `correct` and `tell`. */
  animal: string | null;
}

const ANSWER = /^(slide|put) ([abc][123])$|^(correct) (\S+) ([abc][123])$|^(tell) ([abc][123]) (\S+)$/;

/** An answer that the board draws; null: it is another one. */
export function read(answer: string): Read | null {
  const found = ANSWER.exec(answer);
  if (!found) return null;
  if (found[1]) return { kind: found[1] as "slide" | "put", place: found[2]!, animal: null };
  if (found[3]) return { kind: "correct", place: found[5]!, animal: found[4]! };
  return { kind: "tell", place: found[7]!, animal: found[8]! };
}

/** Everything but leaving and ending is done in the box. */
export function shows(answer: string): boolean {
  return read(answer) !== null;
}

/** Answers by the place that is pressed for them. Corrections are those of one animal. */
export function byPlace(choices: readonly string[], animal: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const choice of choices) {
    const answer = read(choice);
    if (!answer || answer.kind === "tell") continue;
    if ((answer.kind === "correct" ? answer.animal : null) === animal) found.set(answer.place, choice);
  }
  return found;
}

/** The animals that a correction may move, in the order of the choices. */
export function movable(choices: readonly string[]): string[] {
  return [...new Set(choices.map(read).flatMap((answer) => (answer?.kind === "correct" ? [answer.animal!] : [])))];
}

/** What a question is about: what is put away, and whether there is anything to correct. */
export function asks(
  { prompt, choices }: Pick<Question, "prompt" | "choices">,
  { gap, bottoms }: Pick<CocoonsView, "gap" | "bottoms">,
): Record<string, string> {
  if (prompt === "turn") return { correct: movable(choices).length > 0 ? "yes" : "no" };
  if (prompt !== "put") return {};
  if (!choices.includes("leave")) return { thing: "door" };
  const token = bottoms[PLACES.findIndex((place) => place === gap)]?.token;
  return token ? { thing: "animal", animal: `@cocoons-animal-${token}` } : {};
}
