export { default } from "./Board.svelte";
export { shows } from "./answers";
export { script } from "./beats";
