/** Tips for new players: one is shown until its decision was made a few times without help. Kept in this browser. */

const KEY = "parlour-tips";
export const ENOUGH = 3;

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((pair): pair is [string, number] => typeof pair[1] === "number"),
    );
  } catch {
    return {}; // storage is forbidden or broken: tips start over with each visit
  }
}

class Tips {
  /** How often each decision was made without help: `kokoro-draw`. */
  private made = $state(read());
  /** The decision somebody asked about since it was last made. */
  private helped = new Set<string>();

  isNew(slug: string, prompt: string): boolean {
    return (this.made[`${slug}-${prompt}`] ?? 0) < ENOUGH;
  }

  /** Somebody asked what a decision is, or for a hint: making it now shows nothing. */
  help(slug: string, prompt: string): void {
    this.helped.add(`${slug}-${prompt}`);
  }

  /** The decision was made. */
  answered(slug: string, prompt: string): void {
    const name = `${slug}-${prompt}`;
    if (this.helped.delete(name) || !this.isNew(slug, prompt)) return;
    this.made[name] = (this.made[name] ?? 0) + 1;
    this.keep();
  }

  /** Show all again. */
  forget(): void {
    this.made = {};
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.made));
    } catch {
      // kept for this visit only
    }
  }
}

export const tips = new Tips();
