import type { Further } from "../board";

export { default } from "./Board.svelte";
export { asks } from "./answers";
export { shows } from "./answers";
export { script } from "./beats";

/** The next printed level after one that was won; after the last of them, hard mode. */
export function further({ level = "1", hard }: Record<string, string>, isWon: boolean): Further[] {
  if (!isWon || !/^[1-5]$/.test(level)) return [];
  if (level !== "5") return [{ id: "web-next-level", options: { level: `${Number(level) + 1}` } }];
  return hard === "on" ? [] : [{ id: "web-harder", options: { hard: "on" } }];
}
