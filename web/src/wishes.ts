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
