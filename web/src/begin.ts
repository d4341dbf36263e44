/** Opening a table from a page: an ordinary one, one against bots that starts at once, or a lesson. */
import * as api from "./api";
import { person } from "./person.svelte";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";
import type { GameSheet } from "./wire";

/** A seat for oneself; `withBots` puts bots into the others, and the match starts at once. */
export async function openTable(game: GameSheet, withBots: boolean): Promise<void> {
  const seats = Math.max(game.least, Math.min(game.most, 2));
  const bot = ["medium", "greedy"].find((name) => game.bots.includes(name)) ?? game.bots[0] ?? "random";
  const bots = Array.from({ length: seats }, (_, seat) => (withBots && seat > 0 ? bot : null));
  const made = await api.open({ game: game.slug, seats, bots, sit: 0 });
  route.go(`t/${made.code}${withBots ? "#now" : ""}`);
}

/** A real game right after a lesson: nothing is asked, not even a name. */
export async function playAfterLesson(slug: string): Promise<void> {
  const game = (await api.games()).find((one) => one.slug === slug);
  if (game) await openTable(game, true);
}

/** To the table of a lesson: where one left it, or `again` from its first step. */
export async function takeLesson(slug: string, name: string, again: boolean): Promise<void> {
  await person.enter();
  const made = await api.lesson(slug, name, again);
  route.go(`t/${made.code}`);
}

/** What went wrong, in words. */
export function explain(why: unknown): string {
  const code = why instanceof api.Refusal ? why.code : "web-no-server";
  return settings.words?.phrase(code, why instanceof api.Refusal ? why.args : {}) ?? code;
}
