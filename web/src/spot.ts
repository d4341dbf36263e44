/** Things that words may point at: each carries its names in `data-spot`, whatever board or page it is on. */

/** The things that a list of names means, in the order of the page; what is not there is left out. */
export function spotted(names: string): Element[] {
  const wanted = names.split(" ").filter((name) => /^[\w-]+$/.test(name));
  return wanted.flatMap((name) => [...document.querySelectorAll(`[data-spot~="${name}"]`)]).filter(isSeen);
}

function isSeen(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Things move (animations, scrolling, a new screen), and nothing tells when: look again and again; call to stop. */
export function everyFrame(look: () => void): () => void {
  let frame = 0;
  const again = () => {
    look();
    frame = requestAnimationFrame(again);
  };
  again();
  return () => cancelAnimationFrame(frame);
}

const FOCUSABLE = "button:not(:disabled), [href], select, [tabindex='0']";

/** Put the focus on what is meant, or on the first thing in it that can have it. */
export function focusOn(names: string): void {
  for (const thing of spotted(names)) {
    const found = thing.matches("[tabindex]") ? thing : thing.querySelector(FOCUSABLE);
    if (found instanceof HTMLElement || found instanceof SVGElement) return found.focus();
  }
  document.querySelector<SVGElement>("[role=gridcell][tabindex='0']")?.focus();
}
