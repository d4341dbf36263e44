import type { Part } from "../board";
import { drawing, type KokoroView } from "./kokoro";

export { default } from "./Board.svelte";

/** Drawings are made on the mat, and the Caller's hand turns the deck; looking is a button. */
export function shows(answer: string): boolean {
  return drawing(answer) !== null;
}
export { script } from "./beats";

/** The sanctuaries so far, and at the end all of it. */
export function scores(screen: KokoroView): number[] {
  return screen.mats.map((mat) => mat.tally);
}

/** The boxes of the mats; what is missing from them to the score was taken off for empty sanctuaries (K-31). */
export function parts(screen: KokoroView): Part[] {
  const by = (points: (mat: KokoroView["mats"][number]) => number): number[] => screen.mats.map(points);
  const boxes: Part[] = [
    ...screen.letters.slice(0, screen.mats[0]?.boxes.length).map((letter, i) => ({
      id: "web-kokoro-part-sanctuary",
      args: { letter },
      points: by((mat) => mat.boxes[i] ?? 0),
    })),
    { id: "web-kokoro-part-caterpillar", points: by((mat) => mat.guardian_boxes[0] ?? 0) },
    { id: "web-kokoro-part-flower", points: by((mat) => mat.guardian_boxes[1] ?? 0) },
    { id: "web-kokoro-part-decree", points: by((mat) => mat.decree_box ?? 0) },
  ];
  const empty = screen.mats.map((mat, seat) => mat.tally - boxes.reduce((sum, part) => sum + part.points[seat]!, 0));
  return [...boxes, { id: "web-kokoro-part-empty", points: empty }].filter((part) => part.points.some(Boolean));
}
