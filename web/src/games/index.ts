/** The boards: each in a folder of its own, loaded when a table of its game is opened. */
import type { Component } from "svelte";
import * as api from "../api";
import { base } from "../route.svelte";
import type { BoardModule } from "./board";
import { mounted, type OutsideBoard } from "./outside";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

/** The board of a game: drawn here, shipped with a game from outside, or one of words and buttons. */
export async function board(slug: string): Promise<BoardModule> {
  const load = BOARDS[`./${slug}/index.ts`];
  if (load) return load();
  const sheet = (await api.games().catch(() => [])).find((game) => game.slug === slug);
  if (sheet?.board) {
    const url = `${base}api/games/${slug}/web/board.js`;
    return mounted((await import(/* @vite-ignore */ url)) as OutsideBoard);
  }
  return BOARDS["./plain/index.ts"]!();
}

/** The picture on a game's card. */
export type PictureModule = { default: Component };
const PICTURES = import.meta.glob<PictureModule>("./*/Picture.svelte");

export async function picture(slug: string): Promise<PictureModule["default"] | null> {
  const load = PICTURES[`./${slug}/Picture.svelte`];
  return load ? (await load()).default : null;
}

/** A component of a game, drawn by itself for sheets and aids. */
export type SampleModule = { default: Component<{ name: string; edition: never }> };
const SAMPLES = import.meta.glob<SampleModule>("./*/Sample.svelte");

export async function sample(slug: string): Promise<SampleModule["default"] | null> {
  const load = SAMPLES[`./${slug}/Sample.svelte`];
  return load ? (await load()).default : null;
}
