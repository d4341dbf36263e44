/** Things that move: a spring played by the browser, in the units of the drawing, with no script per frame. */
import type { Motion } from "../games/board";

export interface Spring {
  ms: number;
  easing: string;
}

/** A damped spring from 0 to 1, sampled into a CSS `linear()` easing. */
export function spring(stiffness = 170, damping = 22, samples = 40): Spring {
  const omega = Math.sqrt(stiffness);
  const zeta = damping / (2 * omega);
  const at = (t: number): number => {
    if (zeta >= 1) return 1 - Math.exp(-omega * t) * (1 + omega * t);
    const wd = omega * Math.sqrt(1 - zeta * zeta);
    return 1 - Math.exp(-zeta * omega * t) * (Math.cos(wd * t) + ((zeta * omega) / wd) * Math.sin(wd * t));
  };
  let end = 0.2;
  while (end < 2 && Math.abs(1 - at(end)) > 0.004) end += 0.02;
  const points = Array.from({ length: samples + 1 }, (_, i) => at((end * i) / samples).toFixed(4));
  return { ms: Math.round(end * 1000), easing: `linear(${points.join(",")})` };
}

export const SOFT = spring();
export const QUICK = spring(420, 34);

/** Let a thing come from where it was, in its own units; it is already where it belongs. */
export function slide(element: Element, dx: number, dy: number, motion: Motion, by: Spring = SOFT): void {
  if (motion !== "full" || (dx === 0 && dy === 0) || typeof element.animate !== "function") return;
  element.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration: by.ms, easing: by.easing });
}

/** Wait in step with the motion: nothing at all when things do not move. */
export function pause(ms: number, motion: Motion): Promise<void> {
  return motion === "none"
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve, motion === "calm" ? ms / 2 : ms));
}
