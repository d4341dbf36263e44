/** The log by turns: what happened in each, step by step, with its clause. */
import { live } from "../../log";
import type { Entry, Line } from "../../wire";
import { rollOf, type Roll } from "./stage";

export interface Step {
  key: string;
  roll: Roll | null;
  line: Line | null;
  rule: string;
}

export interface PlayedTurn {
  seat: number;
  round: number;
  steps: Step[];
}

/** What somebody did at the table besides: it caused nothing. */
const ASIDE = new Set(["told-hint"]);

/** The clause by which these dice are rolled: the first roll, one after doublets, one that waited. */
function ruleOf(roll: Roll, before: readonly Step[]): string {
  if (roll.kind !== "roll") return roll.kind === "dungeon" ? "W-43" : "W-73";
  if (roll.target !== null) return "W-20";
  const since = before.findLastIndex((step) => step.roll?.kind === "roll");
  return before.slice(since + 1).some((step) => step.line?.id === "cocoon_world-doublets") ? "W-22" : "W-66";
}

/** The turns that something has happened in, the latest last. */
export function turnsOf(log: readonly Entry[]): PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  for (const entry of live(log)) {
    const roll = rollOf(entry);
    const now = turns.at(-1);
    if (roll && now) now.steps.push({ key: `${entry.n}`, roll, line: null, rule: ruleOf(roll, now.steps) });
    entry.lines.forEach((line, i) => {
      const told = line.event as { seat: number; round: number };
      if (line.id === "cocoon_world-turn-began") turns.push({ seat: told.seat, round: told.round, steps: [] });
      else if (!ASIDE.has(line.id))
        turns.at(-1)?.steps.push({ key: `${entry.n}/${i}`, roll: null, line, rule: line.rule });
    });
  }
  return turns.filter((turn) => turn.steps.length > 0);
}
