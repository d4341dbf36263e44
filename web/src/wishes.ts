/** What is to be different at a new table for the same people: kept from the page of the old one to that of the new. */
import type { Chair, GameSheet, Request } from "./wire";

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

/** From the weakest on, where the server names no levels. */
const LADDER = ["random", "easy", "greedy", "medium", "search", "hard", "expert"];

/** The next stronger bot for each seat that has one; none if all are the strongest. */
export function strongerBots(
  chairs: readonly Chair[],
  sheet: GameSheet & { levels?: string[] },
): Record<number, string> {
  const ladder = sheet.levels?.length ? sheet.levels : LADDER.filter((bot) => sheet.bots.includes(bot));
  return Object.fromEntries(
    chairs.flatMap((chair, seat) => {
      const at = chair.state === "bot" ? ladder.indexOf(chair.bot) : -1;
      const next = at < 0 ? undefined : ladder[at + 1];
      return next === undefined ? [] : [[seat, next] as const];
    }),
  );
}
