/** What is to be different at a new table for the same people: kept from the page of the old one to that of the new. */
import type { BoardModule, Further } from "./games/board";
import type { Chair, GameSheet, Request, TableSummary } from "./wire";

export interface Wish {
  options: Record<string, string>;
  /** Bots to change, by seat. */
  bots: Record<number, string>;
}

const wishes = new Map<string, Wish>();

export const keepWish = (table: string, wish: Wish): void => void wishes.set(table, wish);

/** What to ask of the table so that the wish comes true; nothing the second time. */
export function requestsOf(table: string): Request[] {
  const wish = wishes.get(table);
  wishes.delete(table);
  if (!wish) return [];
  const bots = Object.entries(wish.bots).flatMap(([seat, bot]): Request[] => [
    { do: "place", seat: Number(seat), bot: null },
    { do: "place", seat: Number(seat), bot },
  ]);
  return [
    ...(Object.keys(wish.options).length > 0 ? [{ do: "arrange" as const, options: wish.options }] : []),
    ...bots,
  ];
}

/** What can be gone on to in one press after a match: the next level, or something harder; null for nothing. It stays so
 * when somebody has set up the next game already, for that one is still the host's to change. */
export function onwardAfter(
  summary: Pick<TableSummary, "options" | "chairs" | "campaign" | "lesson">,
  isWon: boolean,
  sheet: GameSheet | null,
  further: BoardModule["further"],
): { id: Further["id"]; wish: Wish } | null {
  if (summary.campaign || summary.lesson) return null;
  const [found] = further?.(summary.options, isWon) ?? [];
  if (found) return { id: found.id, wish: { options: found.options, bots: {} } };
  const bots = sheet && !sheet.team && isWon ? strongerBots(summary.chairs, sheet) : {};
  return Object.keys(bots).length > 0 ? { id: "web-harder", wish: { options: {}, bots } } : null;
}

/** The options that are others at the new table than at the old one. */
export const changedOptions = (
  old: Record<string, string>,
  now: Record<string, string>,
): [option: string, value: string][] => Object.entries(now).filter(([option, value]) => old[option] !== value);

/** The next stronger bot for each seat that has one; none if all are the strongest. */
export function strongerBots(chairs: readonly Chair[], { levels }: GameSheet): Record<number, string> {
  return Object.fromEntries(
    chairs.flatMap((chair, seat) => {
      const at = chair.state === "bot" ? levels.indexOf(chair.bot) : -1;
      const next = at < 0 ? undefined : levels[at + 1];
      return next === undefined ? [] : [[seat, next] as const];
    }),
  );
}
