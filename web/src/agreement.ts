/** Where all must say the same: who wants what, and with whom one could agree. */
import type { PushNews } from "./wire";

export interface Said {
  seat: number;
  answer: string;
}

export interface Agreement {
  /** The question that is to be agreed on; "" if there is none. */
  prompt: string;
  /** What everybody has said, if anybody else has. */
  said: Said[];
  /** Answers of others that this seat could give as well, and whose they are. */
  offers: { answer: string; seats: number[] }[];
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
  const said = (ballot?.answered ?? []).flatMap((by, i): Said[] => {
    const answer = ballot!.answers[i];
    return answer === null || answer === undefined ? [] : [{ seat: by, answer }];
  });
  const own = said.find((wish) => wish.seat === seat)?.answer;
  const others = said.filter((wish) => wish.seat !== seat);
  const choices = push?.questions.find(isIt)?.choices ?? [];
  const wanted = [...new Set(others.map((wish) => wish.answer))].filter((one) => one !== own && choices.includes(one));
  return {
    prompt: open?.prompt ?? "",
    said: others.length > 0 ? said : [],
    offers: wanted.map((answer) => ({
      answer,
      seats: others.filter((wish) => wish.answer === answer).map((wish) => wish.seat),
    })),
  };
}
