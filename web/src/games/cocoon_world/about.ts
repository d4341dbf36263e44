/** What there is to name on the board of Cocoon World: see about.ts of the client. */
import type { Stage } from "./stage";
import { faceOf, type EventName } from "./view";

/** A tile by its kind: all that go forward by a number are called the same. */
export function aboutTile(name: string): string {
  if (name === "?") return "face-down";
  const { way, sign } = faceOf(name);
  return way !== null && sign === "" ? `tile-${way}` : `tile-${name}`;
}

export function aboutPawn(piece: { side: string; isSpare?: boolean }): string {
  return `pawn-${piece.side}${piece.isSpare ? " spare" : ""}`;
}

/** A space: what is printed or laid there, and who stands on it. */
export function aboutSpace(stage: Stage, event: EventName | null, space: number): string {
  const tile = stage.tiles[space];
  const here = event ? `space-${event}` : tile ? aboutTile(tile) : "empty";
  return [here, ...stage.pieces.filter((piece) => piece.space === space).map(aboutPawn)].join(" ");
}
