/** The levels of bots that people choose from; the server says which of them a game offers. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;

export type Level = (typeof LEVELS)[number];

/** The level that a bot's spec names, if it is one. */
export function levelOf(spec: string | null | undefined): Level | null {
  return LEVELS.find((level) => level === spec) ?? null;
}
