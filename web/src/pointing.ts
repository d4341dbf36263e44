/** How something was pressed: with a mouse there was a preview on the way, with a finger there was none. */
export type How = "mouse" | "touch" | "keys";

/** A click by finger, mouse, or a key on a button. */
export function how(event: MouseEvent): How {
  const { pointerType } = event as MouseEvent & { pointerType?: string };
  return pointerType === "touch" ? "touch" : event.detail === 0 ? "keys" : "mouse";
}
