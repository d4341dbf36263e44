import type { Further } from "../board";

export { default } from "./Board.svelte";
export { asks } from "./answers";
export { shows } from "./answers";
export { script } from "./beats";

/** The next difficulty after an expedition that was won, then the other Boss. */
export function further({ difficulty, boss }: Record<string, string>, isWon: boolean): Further[] {
  if (!isWon) return [];
  if (difficulty !== "hard")
    return [{ id: "web-harder", options: { difficulty: difficulty === "easy" ? "normal" : "hard" } }];
  return boss === "omega" ? [] : [{ id: "web-harder", options: { boss: "omega" } }];
}
