/** What to call each seat: a person's name, or a bot's; equal names are told apart by a number. */
import type { Chair, TableSummary } from "./wire";

type Say = (id: string, args?: Record<string, string | number>) => string;

export function namesOf(chairs: readonly Chair[], say: Say): string[] {
  const plain = chairs.map((chair, seat) => {
    if (chair.state === "bot") return say("bot-name", { bot: chair.bot.split(":")[0] ?? chair.bot });
    return chair.name || say("seat-name", { number: seat + 1 });
  });
  return toldApart(plain);
}

const CHARACTERS = ["easy", "medium", "hard", "expert"];

/** In a lesson the other seats play what they are told to: they go by the characters one meets at the tables. */
export function withCharacters(summary: TableSummary): TableSummary {
  if (!summary.lesson) return summary;
  const partners = summary.chairs.filter((chair) => chair.state === "bot");
  const named = (chair: Chair) => CHARACTERS[partners.indexOf(chair) % CHARACTERS.length]!;
  return {
    ...summary,
    chairs: summary.chairs.map((chair) => (chair.state === "bot" ? { ...chair, bot: named(chair) } : chair)),
  };
}

const BOTS = /^(easy|medium|hard|expert|random|careless|greedy|search|team|careful)(:|$)/;

/** The same for names as they are kept with a match: there a bot goes by its kind. */
export function namesKept(kept: readonly string[], say: Say): string[] {
  return toldApart(
    kept.map((name, seat) =>
      BOTS.test(name) ? say("bot-name", { bot: name.split(":")[0]! }) : name || say("seat-name", { number: seat + 1 }),
    ),
  );
}

/** Which bot played each seat of a match that was kept; null: a person. */
export function botsKept(kept: readonly string[]): (string | null)[] {
  return kept.map((name) => (BOTS.test(name) ? name : null));
}

function toldApart(plain: readonly string[]): string[] {
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return before > 0 ? `${name} ${before + 1}` : name;
  });
}
