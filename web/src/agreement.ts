/** Where all must say the same: who wants what, and with whom one could agree. */
import type { Chair, PushNews, Question } from "./wire";

/** An answer, and all who want it. */
export interface Wish {
  answer: string;
  seats: number[];
}

export interface Agreement {
  /** The question that is to be agreed on; "" if there is none. */
  prompt: string;
  /** What everybody wants, once others want something else than this seat: theirs first, its own last. */
  wishes: Wish[];
  /** Answers of others that this seat could give as well, and whose they are. */
  offers: Wish[];
}

export function agreementOf(
  push: Pick<PushNews, "decisions" | "ballots" | "questions"> | null,
  seat: number | null,
): Agreement {
  const open = push?.decisions.find(
    (d) => d.mode === "agree" && !d.optional && seat !== null && d.seats.includes(seat),
  );
  const isIt = (one: { prompt: string; ask: number }) => one.prompt === open?.prompt && one.ask === open.ask;
  const ballot = push?.ballots.find(isIt);
  const wishes: Wish[] = [];
  ballot?.answered.forEach((by, i) => {
    const answer = ballot.answers[i];
    if (answer === null || answer === undefined) return;
    const same = wishes.find((wish) => wish.answer === answer);
    if (same) same.seats.push(by);
    else wishes.push({ answer, seats: [by] });
  });
  const isOwn = (wish: Wish) => seat !== null && wish.seats.includes(seat);
  const others = wishes.filter((wish) => !isOwn(wish));
  const choices = push?.questions.find(isIt)?.choices ?? [];
  return {
    prompt: open?.prompt ?? "",
    wishes: others.length > 0 ? [...others, ...wishes.filter(isOwn)] : [],
    offers: others.filter((wish) => choices.includes(wish.answer)),
  };
}

/** What others propose, and this seat may agree to or refuse. */
export interface Proposal {
  prompt: string;
  by: number[];
  answer: string;
}

/** The proposals that this seat has not said anything to, each with those who make it. */
export function proposalsOf(push: PushNews | null, questions: readonly Question[], seat: number | null): Proposal[] {
  return offersOf(push).flatMap(({ prompt, ask, answered, answers }) => {
    const isMine = questions.some((question) => question.prompt === prompt && question.ask === ask);
    if (!isMine || seat === null || answered.includes(seat)) return [];
    const known = new Set(answers.filter((answer) => answer !== null));
    return [...known].map((answer) => ({ prompt, by: answered.filter((_, i) => answers[i] === answer), answer }));
  });
}

/** The people who have not said yes or no to what a bot proposes: until they do, it does not play on. */
export function askedByBots(push: PushNews | null, chairs: readonly Chair[]): number[] {
  const asked = offersOf(push)
    .filter(({ answered }) => answered.some((seat) => chairs[seat]?.state === "bot"))
    .flatMap(({ seats, answered }) => seats.filter((seat) => !answered.includes(seat)));
  return [...new Set(asked)].filter((seat) => chairs[seat]?.state === "person").sort((a, b) => a - b);
}

/** What somebody has proposed, with who is asked. */
function offersOf(push: PushNews | null): (PushNews["ballots"][number] & { seats: readonly number[] })[] {
  return (push?.ballots ?? []).flatMap((ballot) => {
    const offer = push?.decisions.find(
      (one) => one.prompt === ballot.prompt && one.ask === ballot.ask && one.optional && one.mode === "agree",
    );
    return offer && ballot.answered.length > 0 ? [{ ...ballot, seats: offer.seats }] : [];
  });
}
