/** A view as names and values, where there are no words for it: in replays of games that nobody has drawn. */
import { plain } from "../../words";

const KNOWN = new Set(["game", "seat", "seats", "options"]); // the page shows these already

export function fieldsOf(screen: unknown): [string, string][] {
  return Object.entries(screen as Record<string, unknown>)
    .filter(([name, value]) => !KNOWN.has(name) && value !== null)
    .map(([name, value]) => [plain(name), inWords(value)]);
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(", ") || "–";
  if (typeof value !== "object" || value === null) return String(value ?? "–");
  const parts = Object.entries(value).map(([name, part]) => `${name} ${inWords(part)}`);
  return parts.join(", ") || "–";
}
