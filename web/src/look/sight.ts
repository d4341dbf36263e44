/** Bringing in sight what is asked for, where a page is longer than the screen. */
import type { Attachment } from "svelte/attachments";
import type { Motion } from "../games/board";

const SETTLED = 200; // ms until a page that has just come has its height
const ARRIVED = 1000; // ms until it has been scrolled: browsers drop a smooth scroll on a page that still comes

const OWN_WAYS = ["wheel", "touchmove", "pointerdown", "keydown"]; // who scrolls, or has begun to answer, is left alone

/** As far as needed, and not under the decision line: its scroll margin keeps a thing free of it. */
export function inSight(motion: Motion): Attachment<HTMLElement> {
  return (thing) => {
    const scroll = (behavior: ScrollBehavior) => thing.scrollIntoView?.({ block: "nearest", behavior });
    const timers = [
      setTimeout(scroll, SETTLED, motion === "full" ? "smooth" : "auto"),
      setTimeout(scroll, ARRIVED, "auto"),
    ];
    const stop = () => {
      timers.forEach(clearTimeout);
      OWN_WAYS.forEach((way) => removeEventListener(way, stop));
    };
    OWN_WAYS.forEach((way) => addEventListener(way, stop, { passive: true }));
    return stop;
  };
}
