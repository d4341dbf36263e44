/** The boards: each in a folder of its own, loaded when a table of its game is opened. */
import type { BoardModule } from "./board";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

/** The board of a game; one of words, if nobody has drawn it yet. */
export async function board(slug: string): Promise<BoardModule> {
  const load = BOARDS[`./${slug}/index.ts`] ?? BOARDS["./plain/index.ts"]!;
  return load();
}
