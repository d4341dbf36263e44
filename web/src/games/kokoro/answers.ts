/** The answers of Kokoro, in notation. */

/** A drawing in notation: `draw c4`, `draw c4 as 3`. Null for other answers. */
export function drawing(answer: string): { name: string; number: number | null } | null {
  const match = /^draw (\S+)(?: as (\d))?$/.exec(answer);
  return match ? { name: match[1]!, number: match[2] ? Number(match[2]) : null } : null;
}

export function notation(name: string, number: number | null): string {
  return number === null ? `draw ${name}` : `draw ${name} as ${number}`;
}

/** Drawings are made on the mat, and the Caller's hand turns the deck; looking is a button. */
export function shows(answer: string): boolean {
  return drawing(answer) !== null;
}
