/** How high a thing is, for whatever stands above it. */
import type { Attachment } from "svelte/attachments";

/** Tell it whenever it changes. It is not read while the page is built, which would have it laid out once more. */
export function heightOf(tell: (height: number) => void): Attachment<HTMLElement> {
  return (thing) => {
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => tell(thing.clientHeight));
    observer.observe(thing);
    return () => {
      observer.disconnect();
      tell(0);
    };
  };
}
