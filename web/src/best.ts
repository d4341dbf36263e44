/** How a result compares with one's own earlier ones that were played with the same things. */
import type { MatchScore } from "./wire";

export interface Compared {
  /** What to say: the message `web-best-<kind>`. */
  kind: "first" | "new" | "level" | "below" | "wins";
  args: Record<string, number>;
}

/** What was played with the same box, options and number of players. */
export const alike = (one: MatchScore): string =>
  JSON.stringify([one.game, one.edition, one.seats, Object.entries(one.options).sort()]);

/** Null if the match does not count, or is not one's own. A team's matches are counted, not ranked. */
export function compare(scores: readonly MatchScore[], record: string, isTeam: boolean): Compared | null {
  const mine = scores.find((score) => score.record === record);
  if (!mine?.best) return null;
  const before = scores.filter((score) => score.best && score.record !== record && alike(score) === alike(mine));
  if (before.length === 0) return { kind: "first", args: {} };
  if (isTeam) {
    const all = [mine, ...before];
    return { kind: "wins", args: { won: all.filter((score) => score.place === 1).length, played: all.length } };
  }
  const best = Math.max(...before.map((score) => score.score));
  const kind = mine.score > best ? "new" : mine.score === best ? "level" : "below";
  return { kind, args: { best, games: before.length } };
}
