/** The boards: each in a folder of its own, loaded when a table of its game is opened. */
import type { Component } from "svelte";
import type { BoardModule } from "./board";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

/** The board of a game; one of words, if nobody has drawn it yet. */
export async function board(slug: string): Promise<BoardModule> {
  const load = BOARDS[`./${slug}/index.ts`] ?? BOARDS["./plain/index.ts"]!;
  return load();
}

/** A component of a game, drawn by itself for sheets and aids. */
export type SampleModule = { default: Component<{ name: string; edition: never }> };
const SAMPLES = import.meta.glob<SampleModule>("./*/Sample.svelte");

export async function sample(slug: string): Promise<SampleModule["default"] | null> {
  const load = SAMPLES[`./${slug}/Sample.svelte`];
  return load ? (await load()).default : null;
}
