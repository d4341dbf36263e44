/** Shows a film beat by beat. It never holds anything up: whoever acts sees the end at once. */
import type { Beat, Stage } from "./stage";

const LONGEST = 9000; // ms; what takes longer is shown faster

export class Projector {
  now = $state.raw<Beat | null>(null);
  private reel: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What will be seen when all is shown; null if nothing runs. */
  get end(): Stage | null {
    return (this.reel.at(-1) ?? this.now)?.stage ?? null;
  }

  get isRunning(): boolean {
    return this.now !== null;
  }

  /** How many times faster than usual, so that nobody waits too long. */
  private get speed(): number {
    return Math.max(1, this.reel.reduce((sum, beat) => sum + beat.ms, 0) / LONGEST);
  }

  add(beats: readonly Beat[]): void {
    this.reel.push(...beats);
    if (this.now === null) this.next();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.reel = [];
    this.now = null;
  }

  private next(): void {
    const speed = this.speed;
    const beat = this.reel.shift() ?? null;
    this.now = beat && { ...beat, ms: beat.ms / speed };
    if (this.now) this.timer = setTimeout(() => this.next(), this.now.ms);
  }
}
