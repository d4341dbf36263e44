/** What the server answers over HTTP: who one is, which games and tables there are, and finished records. */
import { base } from "./route.svelte";
import type {
  ActionSheet,
  Checked,
  Composed,
  Estimate,
  GameSheet,
  HelpSheet,
  FinishedRecord,
  Invitation,
  LessonSheet,
  Listed,
  Made,
  Me,
  NewTable,
  PushNews,
  PuzzleSheet,
  PuzzleSolved,
  RecordAccount,
  RecordBots,
  RecordAnalysis,
  TeachingSheet,
  WorkshopSheet,
  TableSummary,
} from "./wire";

/** The server said no: a code of the catalogue with its arguments. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
    readonly rule = "",
  ) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const answer = await fetch(`${base}api/${path}`, init).catch(() => {
    throw new Refusal("web-no-server");
  });
  if (answer.ok) return (await answer.json()) as T;
  const why = (await answer.json().catch(() => ({}))) as {
    code?: string;
    args?: Record<string, string | number>;
    rule?: string;
  };
  throw new Refusal(why.code ?? "web-no-server", why.args, why.rule);
}

const seen = new Map<string, Promise<unknown>>();

/** For what never changes while the page is open. */
function once<T>(path: string): Promise<T> {
  const known = seen.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = call<T>("GET", path);
  seen.set(path, asked);
  asked.catch(() => seen.delete(path));
  return asked;
}

export const games = () => once<GameSheet[]>("games");
export const wordsOf = (game: string, language: string) =>
  once<Record<string, string>>(`games/${game}/words/${language}`);
export const sheetOf = (game: string) => once<TeachingSheet>(`games/${game}/sheet`);
export const helpOf = (game: string) => once<HelpSheet>(`games/${game}/help`);
export const editionOfGame = (game: string) => once<unknown>(`games/${game}/edition`);
export const editionOf = (table: string) => once<unknown>(`tables/${table}/edition`);
export const editionOfRecord = (id: string) => once<unknown>(`records/${id}/edition`);
export const actionsOf = (table: string) => once<ActionSheet[]>(`tables/${table}/actions`);
export const summaryOf = (table: string) => call<TableSummary>("GET", `tables/${table}`);
export const tables = () => call<Listed[]>("GET", "tables");
export const open = (table: NewTable) => call<Made>("POST", "tables", table);
export const hide = (table: string, yes: boolean) => call<unknown>("POST", `tables/${table}/do`, { do: "hide", yes });
export const actionsOfGame = (game: string) => once<ActionSheet[]>(`games/${game}/actions`);
export const puzzles = (game: string) => once<PuzzleSheet[]>(`games/${game}/puzzles`);
export const puzzle = (game: string, n: number) => once<PushNews>(`games/${game}/puzzles/${n}`);
export const solve = (game: string, n: number, answer: string) =>
  call<PuzzleSolved>("POST", `games/${game}/puzzles/${n}`, { answer });
export const lessons = () => call<LessonSheet[]>("GET", "lessons");
export const lesson = (game: string, name: string, again: boolean) =>
  call<Made>("POST", `lessons/${game}/${name}`, { again });
export const record = (id: string) => once<FinishedRecord>(`records/${id}`);
export const accountOf = (id: string) => once<RecordAccount>(`records/${id}/account`);
export const botsOf = (id: string) => call<RecordBots>("GET", `records/${id}/bots`);
export const pictureOf = (id: string) => `${base}r/${id}.png`;
export const analyse = (id: string) => call<RecordAnalysis>("POST", `records/${id}/analysis`);
export const dropAnalysis = (id: string) => call<RecordAnalysis>("DELETE", `records/${id}/analysis`);
export const check = (id: string) => call<Checked>("POST", `records/${id}/check`);

/** Where what a game plays is composed: the pieces, whether some go together, and how hard that is. */
export const workshop = (slug: string) => once<WorkshopSheet>(`games/${slug}/workshop`);
export const compose = (slug: string, options: Record<string, string>) =>
  call<Composed>("POST", `games/${slug}/workshop`, { options });
export const estimate = (slug: string, options: Record<string, string>) =>
  call<Estimate>("POST", `games/${slug}/workshop/estimate`, { options });

/** The match of a record as after entry `n`, as one seat knew it then (null: who watched). */
export const moment = (id: string, n: number, seat: number | null, have: number) =>
  once<PushNews>(`records/${id}/at/${n}?have=${have}&seat=${seat ?? ""}`);

/** Links for guests, and the first of them as a picture to be scanned. */
export const invitation = (table: string) => call<Invitation>("GET", `tables/${table}/invitation`);
export const codeOf = (table: string, link = 0) => `${base}api/tables/${table}/code.svg?link=${link}`;

/** Has this browser a cookie of ours? Scripts cannot see it, so a mark is kept beside it. */
function wasHere(): boolean {
  try {
    return localStorage.getItem("parlour-known") !== null;
  } catch {
    return true; // unknown: the server is asked
  }
}

/** Who one is; null if nobody yet. */
export async function whoAmI(): Promise<Me | null> {
  if (!wasHere()) return null;
  try {
    return await call<Me>("GET", "me");
  } catch (why) {
    if (why instanceof Refusal && why.code === "server-who") return null;
    throw why;
  }
}

/** Become somebody: a cookie that scripts cannot read is who one is from now on. */
export async function enter(name: string): Promise<void> {
  await call("POST", "people", { name });
  try {
    localStorage.setItem("parlour-known", "yes");
  } catch {
    // asked again next time
  }
}

export async function rename(name: string): Promise<void> {
  await call("POST", "me", { name });
}

/** The socket of this server. */
export function socket(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${base}ws`;
}

/** The address of one of our pages. */
export function pathOf(path: string): string {
  return base + path;
}

/** Some randomness of this browser's own, for the deal. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
