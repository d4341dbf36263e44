/** The answers of the game, read from their notation: which of them lie on which thing of the board. */
import type { Question } from "../../wire";
import { strengthOf, type ChocoboEdition, type ChocoboView } from "./view";

export type Answer =
  | { kind: "cards"; verb: "play" | "discard"; cards: number[] }
  | { kind: "show" }
  | { kind: "claim"; space: number; strength: number }
  | {
      kind: "have";
      cards: number;
      strength: number;
      degree: "" | "near" | "far";
      side: "above" | "below";
      bonus: number;
    }
  | { kind: "between"; cards: number; strength: number }
  | { kind: "offer"; space: number; lower: number; otherSpace: number; otherStrength: number }
  | { kind: "propose"; seat: number; space: number; own: number }
  | { kind: "decline"; space: number }
  | { kind: "move" | "attack"; target: string }
  | { kind: "use"; book: string; target: string }
  | { kind: "drop"; book: string }
  | { kind: "share"; verb: "split" | "lose"; counts: number[] }
  | { kind: "word"; word: string };

const numbers = (text: string): number[] => text.split(" ").filter(Boolean).map(Number);

/** What an answer means; a word of its own if it lies on nothing. */
export function read(text: string): Answer {
  const [verb = "", ...rest] = text.split(" ");
  switch (verb) {
    case "play":
    case "discard":
      return { kind: "cards", verb, cards: numbers(rest.join(" ")) };
    case "show":
      return { kind: "show" };
    case "claim":
      return { kind: "claim", space: Number(rest[0]), strength: Number(rest[2] ?? 0) };
    case "offer":
    case "propose":
    case "decline":
      return plan(text) ?? { kind: "word", word: text };
    case "have":
      return comparison(text) ?? { kind: "word", word: text };
    case "move":
    case "attack":
      return { kind: verb, target: rest[0] ?? "" };
    case "use":
      return { kind: "use", book: rest[0] ?? "", target: rest[1] ?? "" };
    case "drop":
      return { kind: "drop", book: rest[0] ?? "" };
    case "split":
    case "lose":
      return { kind: "share", verb, counts: rest.map(Number) };
    default:
      return { kind: "word", word: text };
  }
}

function plan(text: string): Answer | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = (text.match(/\d/g) ?? []).map(Number);
  if (/^offer \d with \d or \d with \d$/.test(text))
    return { kind: "offer", space: first, lower: second, otherSpace: third, otherStrength: fourth };
  if (/^propose \d at \d(, me at \d)?$/.test(text)) return { kind: "propose", seat: first, space: second, own: third };
  return /^decline \d$/.test(text) ? { kind: "decline", space: first } : null;
}

function comparison(text: string): Answer | null {
  const between = /^have (?:(\d)x )?(?:(\d) )?between$/.exec(text);
  if (between) return { kind: "between", cards: Number(between[1] ?? 1), strength: Number(between[2] ?? 0) };
  const match = /^have (?:(\d)x )?(?:(\d) )?(?:(near|far) )?(above|below) bonus (\d)$/.exec(text);
  if (!match) return null;
  return {
    kind: "have",
    cards: Number(match[1] ?? 1),
    strength: Number(match[2] ?? 0),
    degree: (match[3] ?? "") as "" | "near" | "far",
    side: match[4] as "above" | "below",
    bonus: Number(match[5]),
  };
}

/** Answers with a target, by it: `c3`, `m1`, `boss`; those of a Book only if it is held up. */
export function targets(texts: readonly string[], book: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of texts) {
    const answer = read(text);
    if (book === null && (answer.kind === "move" || answer.kind === "attack") && answer.target)
      found.set(answer.target, text);
    if (answer.kind === "use" && answer.book === book && answer.target) found.set(answer.target, text);
  }
  return found;
}

/** What a tap on a Book does now: give an answer at once, hold it up for a target, or nothing. */
export function bookTap(texts: readonly string[], book: string): { answer: string } | "aim" | null {
  const found = texts.filter((text) => {
    const answer = read(text);
    return (answer.kind === "use" || answer.kind === "drop") && answer.book === book;
  });
  const plain = found.find((text) => text.split(" ").length === 2);
  if (plain !== undefined) return { answer: plain };
  return found.length > 0 ? "aim" : null;
}

/** The answer that puts just these cards down, if it is one. */
export function withCards(texts: readonly string[], cards: readonly number[]): string | null {
  const wanted = [...cards].sort((a, b) => a - b).join(" ");
  return (
    texts.find((text) => {
      const answer = read(text);
      return answer.kind === "cards" && [...answer.cards].sort((a, b) => a - b).join(" ") === wanted;
    }) ?? null
  );
}

/** How many cards an answer to this question names; 0 if it names none. */
export function cardsDue(texts: readonly string[]): number {
  const answer = texts[0] === undefined ? null : read(texts[0]);
  return answer?.kind === "cards" ? answer.cards.length : 0;
}

/** The strengths that statements may name now; 0 is "a card". */
export function strengthsSaid(texts: readonly string[]): number[] {
  const found = new Set<number>();
  for (const text of texts) {
    const answer = read(text);
    if ("strength" in answer) found.add(answer.strength);
  }
  return [...found].sort();
}

/** The seats that can be asked to take a space. */
export function seatsToAsk(texts: readonly string[]): number[] {
  const found = new Set<number>();
  for (const text of texts) {
    const answer = read(text);
    if (answer.kind === "propose") found.add(answer.seat);
  }
  return [...found].sort();
}

/** How many cards of this strength statements may be about now. */
export function countsSaid(texts: readonly string[], strength: number): number[] {
  const found = new Set([1]);
  for (const text of texts) {
    const answer = read(text);
    if ("strength" in answer && answer.strength === strength) found.add(cardsMeant(answer));
  }
  return [...found].sort();
}

/** How many cards a statement is about. */
export function cardsMeant(answer: Answer): number {
  return answer.kind === "have" || answer.kind === "between" ? answer.cards : 1;
}

const PLACES = ["far-below", "near-below", "below", "near-above", "above", "far-above"];

/** Statements in the order of their chips: spaces, then each bonus card from much lower to much higher, then the rest. */
export function inOrder(texts: readonly string[]): string[] {
  const rank = (text: string): number => {
    const answer = read(text);
    if (answer.kind === "claim") return answer.space;
    if (answer.kind === "propose" || answer.kind === "decline") return 100 + answer.space;
    if (answer.kind !== "have") return answer.kind === "between" ? 90 : 99;
    return 10 * answer.bonus + PLACES.indexOf(answer.degree ? `${answer.degree}-${answer.side}` : answer.side);
  };
  return [...texts].sort((a, b) => rank(a) - rank(b));
}

/** Is this answer given on the board itself? The others are words, for buttons. */
export function shows(text: string): boolean {
  const answer = read(text);
  if (answer.kind === "move" || answer.kind === "attack") return answer.target !== "";
  return answer.kind !== "word";
}

/** An answer as its message in the catalogue; a Book by its name, to be put in words. */
export function message(text: string): { id: string; args: Record<string, string | number> } {
  const answer = read(text);
  switch (answer.kind) {
    case "cards":
      return { id: `chocobo-do-${answer.verb}`, args: { cards: answer.cards.join(", ") } };
    case "claim":
      return { id: "chocobo-do-claim", args: { space: answer.space, strength: answer.strength } };
    case "have": {
      const where = answer.degree ? `${answer.degree}-${answer.side}` : answer.side;
      return {
        id: "chocobo-do-have",
        args: { cards: answer.cards, strength: answer.strength, where, bonus: answer.bonus },
      };
    }
    case "offer":
      return { id: "chocobo-do-offer", args: offered(answer) };
    case "propose":
      return { id: "chocobo-do-propose", args: proposed(answer) };
    case "decline":
      return { id: "chocobo-do-decline", args: { space: answer.space } };
    case "between":
      return { id: "chocobo-do-between", args: { cards: answer.cards, strength: answer.strength } };
    case "move":
    case "attack":
      return { id: `chocobo-do-${answer.kind}`, args: aimed(answer.target) };
    case "use":
      return { id: "chocobo-do-use", args: { book: answer.book, ...aimed(answer.target) } };
    case "drop":
      return { id: "chocobo-do-drop", args: { book: answer.book } };
    case "share":
      return { id: `chocobo-do-${answer.verb}`, args: { counts: answer.counts.join(" · ") } };
    case "show":
      return { id: "chocobo-do-show", args: {} };
    default:
      return { id: `chocobo-do-${answer.word.replaceAll(" ", "-")}`, args: {} };
  }
}

/** An offer as arguments of its message. */
export function offered(answer: Answer & { kind: "offer" }): Record<string, number> {
  const { space, lower, otherSpace, otherStrength } = answer;
  return { space, strength: lower, other_space: otherSpace, other_strength: otherStrength };
}

/** A proposal as arguments of its message. */
export function proposed(answer: Answer & { kind: "propose" }): Record<string, number> {
  return { asked_seat: answer.seat, space: answer.space, own: answer.own };
}

function aimed(target: string): Record<string, string | number> {
  if (/^m\d+$/.test(target)) return { kind: "monster", number: Number(target.slice(1)), monster: "-", place: "-" };
  if (target === "boss") return { kind: "boss", number: 0, monster: "-", place: "-" };
  return { kind: target ? "space" : "none", number: 0, monster: "-", place: target || "-" };
}

/** What a question is about: how many cards are due, or what the Chocobo can do now, and with which card. */
export function asks(
  { prompt, choices }: Pick<Question, "prompt" | "choices">,
  { lane, step }: Pick<ChocoboView, "lane" | "step">,
  edition: Pick<ChocoboEdition, "strengths">,
): Record<string, string | number> {
  if (prompt === "choose" || prompt === "discard") return { cards: cardsDue(choices) };
  if (prompt !== "act") return {};
  const actions = choices.filter((text) => !text.startsWith("use "));
  const kinds = new Set(actions.map((text) => text.split(" ")[0]!));
  const kind = kinds.size === 1 ? [...kinds][0]! : "any";
  return {
    kind: actions.length === 1 ? `only-${kind}` : kind,
    space: step + 1,
    strength: strengthOf(edition, lane[step] ?? 0),
  };
}
