// Made from src/parlour/server/wire.py by `make wire`. Do not edit.

export const VERSION = 3;

/** A question the state asks. */
export interface Decision {
  prompt: string;
  seats: number[];
  mode: "one" | "each" | "agree" | "deal";
  optional: boolean;
  secret: number[] | null;
  fleeting: boolean;
  ask: number;
}

/** A closed ballot: one entry of the log. DEAL: nobody answered, one outcome. */
export interface Move {
  prompt: string;
  seats: number[];
  answers: string[];
}

/** How a match ended. Place 1 has won; if a team lost, nobody is 1. */
export interface Result {
  scores: number[];
  places: number[];
  ending: string;
}

/** A line of an account: something that counted, and how much each seat has of it, or the team as one. */
export interface AccountLine {
  name: string;
  amounts: number[];
  detail?: string;
}

/** How a match stood after an entry: a number for each line of the curve. */
export interface CurvePoint {
  n: number;
  amounts: number[];
}

/** An open ballot as one seat may see it: who has answered, and the answers it may know (else None). */
export interface Standing {
  prompt: string;
  ask: number;
  answered: number[];
  answers: (string | null)[];
}

/** A decision open for one seat, with the answers it may give now, in notation and in index order. */
export interface Question {
  prompt: string;
  ask: number;
  choices: string[];
}

/** What happened, as a line of the log: a message with its arguments, the clause, and the bare event to animate. */
export interface Line {
  id: string;
  args: Record<string, string | number>;
  rule: string;
  event: unknown;
  fleeting?: boolean;
}

/** One entry of the log as this seat may see it. For an answer it may not read it gets null. */
export interface Entry {
  n: number;
  prompt: string;
  seats: number[];
  answers: (string | null)[];
  lines: Line[];
  fleeting?: boolean;
}

/** The screen as it was right after entry `n`, before others followed; `screen` is the same as `push.screen`. */
export interface Moment {
  n: number;
  screen: unknown;
}

/** The readable truth of a match. State, text and statistics are derived from it. */
export interface GameRecord {
  game: string;
  rules: number;
  edition: string;
  seats: number;
  options: Record<string, string>;
  moves: Move[];
  tags: Record<string, string>;
}

/** What one seat could hope for after an entry, as far as it knew, if everybody played on like a Medium bot. */
export interface Forecast {
  hope: number;
  error?: number;
  chance?: number | null;
  score?: number | null;
  place?: number | null;
}

/** The forecasts of all seats after an entry that counts. */
export interface ChartPoint {
  n: number;
  kind: string;
  prompt: string;
  seats: number[];
  forecasts: Forecast[];
}

/** An answer that somebody gave, and what a strong bot would have answered with the same knowledge. */
export interface Verdict {
  n: number;
  seat: number;
  prompt: string;
  given: Line;
  best: Line;
  cost?: number;
  error?: number;
  reasons?: Line[];
}

/** An entry after which a seat, or the team as one, could hope for clearly more or less than before. */
export interface Swing {
  n: number;
  kind: string;
  seat: number | null;
  change: number;
}

/** What a seat, or the team as one, began and ended with, and what luck and answers added to that. */
export interface Balance {
  seat: number | null;
  start: number;
  end: number;
  luck: number;
  answers: number;
  worst: number | null;
  finest: number | null;
  ended: number | null;
  ending: number;
}

/** A whole match. */
export interface Analysis {
  game: string;
  seats: number;
  depth: string;
  seed: number;
  measure: string;
  points: ChartPoint[];
  verdicts: Verdict[];
  swings: Swing[];
  balances: Balance[];
  summary: Line[];
}

/** A seat and who sits there. `away`: a bot plays until the person comes back. */
export interface Chair {
  state: "away" | "bot" | "open" | "person";
  name: string;
  bot: string;
  person: string;
  remote: boolean;
  ready: boolean;
  present: boolean;
  muted: boolean;
}

/** How time runs: a limit for each move, or a bank for the match with an increment for each move. */
export interface Clock {
  kind: "match" | "move";
  seconds: number;
  increment?: number;
  late?: "bot" | "pause";
}

/** A question to the people at the table; all must say yes, one no ends it. `undo`: go on as after entry `to`; `seat`: give `seat` to the person `name`; `bot`: let a bot play for `seat`; `practice`: from now on every seat also sees what the others see, and the match won't be scored; `close`: end the table without a result. */
export interface Vote {
  number: number;
  kind: "bot" | "close" | "practice" | "seat" | "undo";
  by: number | null;
  asked: number[];
  yes: number[];
  to: number;
  seat: number | null;
  name: string;
  person: string;
  remote: boolean;
}

/** A line of chat, numbered from 1. `seat` null: somebody who watches. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: string;
}

/** A campaign to be agreed on before its first game: which scenarios in which order, and what decides (W-16). */
export interface CampaignPlan {
  scenarios: string[];
  measure: string;
}

/** Several games with the same players. By game: its record, once it is played. The standing is by seat. */
export interface CampaignSummary {
  id: string;
  scenarios: string[];
  measure: string;
  records: string[];
  scores: number[][];
  ep: number[];
  victories: number[];
  places: number[];
}

/** A value of an option that a table does not offer yet (null: any that is not listed), and why. */
export interface LockedValue {
  option: string;
  value: string | null;
  code: string;
  rule: string;
  args: Record<string, string | number>;
}

/** A finished record and the entry after which a table goes on. */
export interface Origin {
  record: string;
  at: number;
}

/** Who teaches, and which part of the teaching sheet lies there for all (null: none); see TeachingSheet. `step` is the entry of the finished match that all look at together (null: its end). */
export interface Teaching {
  person: string;
  name: string;
  part: number | null;
  step: number | null;
}

/** What one seat sees: the same as `push.screen` of that seat. */
export interface OpenHand {
  seat: number;
  screen: unknown;
}

/** What the coach of a lesson says of an answer, with its clause. `wrong`: why not; `shown`: the answer, after a second try; in free play `good`, or `better` with the answer that the coach would have given and the reason. */
export interface Comment {
  kind: "better" | "good" | "right" | "shown" | "wrong";
  id: string;
  args: Record<string, string | number>;
  rule: string;
  answer: string;
  reason: Line | null;
}

/** Open the table of this socket as one of one's seats, or watch (null); `have` is the last entry one has, null for none. With `moments` each push that brings several entries shows the screens in between. May be said again, to change seats. */
export interface Hello {
  do: "hello";
  version: number;
  seat?: number | null;
  have?: number | null;
  moments?: boolean;
  id?: string;
}

/** Answer an open question; `prompt` and `ask` name it, so that an answer to an earlier one is refused as late. */
export interface Answer {
  do: "answer";
  prompt: string;
  ask: number;
  answer: string;
  id?: string;
}

/** Take an answer back while others have not answered. */
export interface Withdraw {
  do: "withdraw";
  prompt: string;
  id?: string;
}

/** Say no to an optional proposal. */
export interface Decline {
  do: "decline";
  prompt: string;
  id?: string;
}

/** Go on as after entry `to`: at once if it is free, else by a vote. */
export interface Undo {
  do: "undo";
  to: number;
  id?: string;
}

/** Say "go on" ahead, where the game has it: until the end of this stretch one's answers to questions that allow it are filled in, as if one had given them (D-61). Or take that back. */
export interface Ahead {
  do: "ahead";
  yes: boolean;
  id?: string;
}

/** Answer a vote. */
export interface Consent {
  do: "consent";
  vote: number;
  yes: boolean;
  id?: string;
}

/** Take an open seat, or come back to one's own that a bot plays. The ack carries a secret, once: see Claim. With a `name` somebody else plays there on the same device: the seat goes by that name, and what is scored there is not one's own. */
export interface Sit {
  do: "sit";
  seat: number;
  name?: string;
  id?: string;
}

/** Take one's seat on another device, with the secret that `sit` gave. */
export interface ClaimSeat {
  do: "claim";
  seat: number;
  secret: string;
  id?: string;
}

/** Ask the others to give a lost seat to this person. */
export interface Reclaim {
  do: "reclaim";
  seat: number;
  id?: string;
}

/** Leave one's seat; once the match runs a bot plays it until one sits down again. */
export interface Stand {
  do: "stand";
  seat: number;
  id?: string;
}

/** Put a bot into an open seat, or take it away (null). While a match runs, others are asked: about the seat of a person who is not here, which only the usual bot may play (null), and by the host about another bot in a bot's seat. */
export interface PlaceBot {
  do: "place";
  seat: number;
  bot: string | null;
  id?: string;
}

/** Ready to start, with some randomness of one's own (hexadecimal) that goes into the deal; or not yet. */
export interface Ready {
  do: "ready";
  seat?: number | null;
  yes?: boolean;
  entropy?: string;
  id?: string;
}

/** Change the table before the match starts (the host); nobody is ready then. null leaves a thing as it is. */
export interface Arrange {
  do: "arrange";
  seats?: number | null;
  options?: Record<string, string> | null;
  clock?: Clock | null;
  clockless?: boolean;
  private?: boolean | null;
  hints?: boolean | null;
  bots_pace?: "instant" | "normal" | "relaxed" | null;
  unlocked?: boolean | null;
  campaign?: CampaignPlan | null;
  single?: boolean;
  hook?: string | null;
  id?: string;
}

/** Chat, as far as the game allows it now. */
export interface Say {
  do: "say";
  text: string;
  id?: string;
}

/** Hide or show the chat of a seat for everybody (the host), of all who watch if null. */
export interface Mute {
  do: "mute";
  seat: number | null;
  yes?: boolean;
  id?: string;
}

/** Show a reaction beside one's seat, wherever one may talk. Told once, never stored. */
export interface Emote {
  do: "emote";
  face: "cheer" | "laugh" | "sad" | "smile" | "think" | "wow";
  id?: string;
}

/** End this table without a result: the host before the match, anybody who plays once all others agree. */
export interface CloseTable {
  do: "close";
  id?: string;
}

/** Keep this table out of one's own list, or show it there again. */
export interface HideTable {
  do: "hide";
  yes?: boolean;
  id?: string;
}

/** A pencil mark of one's own on a piece or place; "" rubs it out. */
export interface Note {
  do: "note";
  on: string;
  text: string;
  id?: string;
}

/** A new table like this one, for the same people and bots; the summary then shows its code as `next`. In a campaign it is the next game; after the last one the campaign starts over. */
export interface Rematch {
  do: "rematch";
  id?: string;
}

/** What would this answer surely do? */
export interface Preview {
  do: "preview";
  answer: string;
  id?: string;
}

/** What would the game's own bot answer here, from this seat's view, and why? The log tells that it was asked. */
export interface TakeHint {
  do: "hint";
  prompt: string;
  ask: number;
  id?: string;
}

/** The board in words. */
export interface Describe {
  do: "describe";
  language: string;
  id?: string;
}

/** In a lesson: this step is read. */
export interface ReadOn {
  do: "read-on";
  id?: string;
}

/** In a lesson: take back the last step, or the last answer of free play. */
export interface GoBack {
  do: "go-back";
  id?: string;
}

/** Start or stop teaching. Players and the host may; one teacher at a time. */
export interface Teach {
  do: "teach";
  yes: boolean;
  id?: string;
}

/** The teacher: lay a part of the teaching sheet on the table for all, or put it away (null). */
export interface ShowPart {
  do: "show";
  part: number | null;
  id?: string;
}

/** The teacher, once the match is over: let everybody look at it as after entry `step`; null: at its end. */
export interface Review {
  do: "review";
  step: number | null;
  id?: string;
}

/** The teacher: point at a thing that everybody may know of, by its name; "" at nothing. Never stored. `x` and `y` say where on the thing, if it looks the same to all. `lit` is the thing that the spotlight is on. `eye` is the seat through whose eyes the teacher looks, while hands lie open. */
export interface Point {
  do: "point";
  spot?: string;
  lit?: string;
  x?: number | null;
  y?: number | null;
  eye?: number | null;
  id?: string;
}

/** The teacher: ask everybody for open hands, in a match that won't be scored then. Any player: close them. */
export interface Practise {
  do: "practise";
  yes: boolean;
  id?: string;
}

/** This screen has shown everything up to entry `n`: bots wait for it, a few seconds at most. null: don't wait for me. Answered by `beat`, and never stored. */
export interface ReportSeen {
  do: "seen";
  n: number | null;
  id?: string;
}

/** Are you there? Answered by `beat`. */
export interface Ping {
  do: "ping";
  id?: string;
}

/** The answer to `hello`. `seats` are those of this table that one holds. */
export interface Welcome {
  is: "welcome";
  version: number;
  person: string;
  name: string;
  seat: number | null;
  seats: number[];
}

/** The table, the same for everybody: who sits where, what is agreed, what is being voted. */
export interface TableSummary {
  is: "summary";
  code: string;
  game: string;
  rules: number;
  edition: string;
  options: Record<string, string>;
  phase: "lobby" | "over" | "playing";
  chairs: Chair[];
  host: string;
  private: boolean;
  clock: Clock | null;
  commitment: string;
  entropy: string[];
  votes: Vote[];
  watchers: number;
  quiet: boolean;
  paused: boolean;
  origin: Origin | null;
  record: string | null;
  next: string | null;
  hints: boolean;
  bots_pace: "instant" | "normal" | "relaxed";
  campaign: CampaignSummary | null;
  hook: boolean;
  lesson: string;
  locks?: LockedValue[];
  unlocked?: boolean;
  teaching?: Teaching | null;
  practice?: "closed" | "open" | null;
  closed?: boolean;
}

/** The match as this seat may know it. `feed` goes on from the entry the client has; all of it after `resync`. A client drops the fleeting lines and answers that it has of entries before `lapsed`: they are to be remembered, not read again. What this very push brings of such entries may be shown until the next. */
export interface PushNews {
  is: "push";
  n: number;
  resync: boolean;
  screen: unknown;
  decisions: Decision[];
  questions: Question[];
  ballots: Standing[];
  feed: Entry[];
  free: number | null;
  result: Result | null;
  lapsed?: number;
  warnings?: Record<string, Line>;
  moments?: Moment[];
  ahead?: boolean | null;
}

/** Where the learner stands in a lesson, and what the coach says; to the learner alone. `read`: words to be read; `do`: an answer is waited for; `free`: free play; `done`: the lesson is over. `say` is the id of the words; `spot` names the things of the board that are meant, with spaces between. */
export interface Coaching {
  is: "coach";
  kind: "do" | "done" | "free" | "read";
  say: string;
  at: number;
  of: number;
  spot: string;
  clauses: string[];
  back: boolean;
  remark: Comment | null;
}

/** What all other seats see, while hands lie open; to those who sit, with every push, until the next summary. */
export interface Hands {
  is: "hands";
  n: number;
  hands: OpenHand[];
}

/** What the teacher points at; see Point. Only the newest is sent: a slow reader misses what came before it. `spot_of` and `lit_of` are the seats whose own thing is meant; without them everybody's own, or what lies there for all. */
export interface Pointed {
  is: "pointed";
  spot: string;
  lit: string;
  x: number | null;
  y: number | null;
  spot_of: number | null;
  lit_of: number | null;
}

/** One's own pencil marks. */
export interface Notes {
  is: "notes";
  notes: Record<string, string>;
}

/** New lines of chat, or after a welcome the latest ones. Lines up to number `gone` are to be dropped. */
export interface Chat {
  is: "chat";
  lines: ChatLine[];
  gone?: number;
}

/** Somebody shows a reaction; numbered from 1. Those who come later are not told. */
export interface Emoted {
  is: "emoted";
  number: number;
  seat: number;
  face: "cheer" | "laugh" | "sad" | "smile" | "think" | "wow";
}

/** The clock: what each seat has left in milliseconds (null: no limit), and for whom it runs now. `late`: the seats that ran out of time, were answered for, and have not answered since. */
export interface Time {
  is: "time";
  left: (number | null)[];
  running: number[];
  late: number[];
}

/** Done and stored. `n` counts the entries of the log then; `secret` is for the link that recovers a seat. */
export interface Ack {
  is: "ack";
  id: string;
  n: number;
  secret: string | null;
  table: string | null;
}

/** Not done, nothing has changed. `code` is a message id, `rule` the clause, if one forbids it. */
export interface Refused {
  is: "refused";
  code: string;
  id: string;
  rule: string;
  args: Record<string, string | number>;
}

/** What an answer would do. */
export interface Foreseen {
  is: "foreseen";
  answer: string;
  lines: Line[];
}

/** A hint: an answer to the question named (null: decline the offer), and the reasons, most important first. */
export interface Hinted {
  is: "hinted";
  id: string;
  prompt: string;
  ask: number;
  answer: string | null;
  lines: Line[];
}

/** The board in words. */
export interface Described {
  is: "described";
  text: string;
}

/** Nothing new; the server is there. */
export interface Beat {
  is: "beat";
}

/** The server closes; come back after `again` milliseconds, if at all. */
export interface Bye {
  is: "bye";
  code: string;
  again: number | null;
}

/** POST /api/tables. `bots` has a bot's name for each seat that a bot plays; `sit` takes a seat at once. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  edition?: string;
  edition_text?: string | null;
  bots?: (string | null)[];
  sit?: number | null;
  private?: boolean;
  unlocked?: boolean;
  clock?: Clock | null;
  hints?: boolean | null;
  bots_pace?: "instant" | "normal" | "relaxed";
  hook?: string;
  origin?: Origin | null;
  campaign?: CampaignPlan | null;
}

/** POST /api/people: a name. A browser gets a cookie; with `token` the answer holds a bearer token instead. */
export interface NewPerson {
  name?: string;
  token?: boolean;
}

/** The answer: who one is now. `token` goes into `Authorization: Bearer …`, if one was asked for. */
export interface Entered {
  person: string;
  name: string;
  token: string | null;
}

/** POST /api/me: another name; it shows at once at every table that is not over. */
export interface Renamed {
  name: string;
}

/** A new table: its code, the link to share, and the seat's secret if one sat down. */
export interface Made {
  code: string;
  link: string;
  secret: string | null;
}

/** GET /api/tables/{code}/invitation: links that lead guests to a table, the most likely to work first. Whoever came by localhost and is at the table gets links for phones in the same network. `only_here`: the link works on this computer only, because the server listens on its loopback address, or because there is no network. */
export interface Invitation {
  links: string[];
  only_here: "loopback" | "offline" | null;
}

/** A finished match of one person. */
export interface MatchScore {
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: number;
  score: number;
  place: number;
  ending: string;
  best: boolean;
  hinted: boolean;
  record: string;
  time: string;
  seat: number;
  names: string[];
}

/** A table one sits at. */
export interface Seated {
  code: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  seats: number[];
  turn: boolean;
  names: string[];
  lesson: string;
  hidden: boolean;
}

/** A campaign one plays in: its newest table, and how it stands. */
export interface Campaigned {
  code: string;
  game: string;
  names: string[];
  campaign: CampaignSummary;
}

/** Something one can win, and how often one has, alone and with others. */
export interface Feat {
  name: string;
  alone: number;
  together: number;
}

/** What one has won of a game in which that opens more, and what is still locked. */
export interface Progress {
  game: string;
  feats: Feat[];
  locks: LockedValue[];
}

/** GET /api/me. */
export interface Me {
  person: string;
  name: string;
  tables: Seated[];
  scores: MatchScore[];
  campaigns: Campaigned[];
  progress?: Progress[];
}

/** A public table that can be joined or watched. */
export interface Listed {
  code: string;
  game: string;
  options: Record<string, string>;
  phase: "lobby" | "over" | "playing";
  names: string[];
  open: number;
}

/** A setting a table may choose; the first value is the default, `free` allows others. */
export interface OptionSheet {
  name: string;
  values: string[];
  rule: string;
  free: boolean;
}

/** What a table needs to know of a game. Words are in the catalogue: `<slug>-name` and so on. */
export interface GameSheet {
  slug: string;
  rules: number;
  least: number;
  most: number;
  team: boolean;
  options: OptionSheet[];
  editions: string[];
  bots: string[];
  levels: string[];
  reduced?: string[];
  workshop?: boolean;
  minutes?: number | null;
  lessons?: number;
  outside?: boolean;
  board?: boolean;
}

/** A lesson and how far one has come in it. Its words are in the catalogue: `<game>-lesson-<name>` and so on. */
export interface LessonSheet {
  game: string;
  name: string;
  minutes: number;
  steps: number;
  at: number;
  done: boolean;
  table: string;
}

/** One line of a teaching sheet or a player aid. */
export interface SheetLine {
  id: string;
  clauses: string[];
  picture: string;
}

/** Lines under one heading, `learn-part-<name>`. */
export interface SheetPart {
  name: string;
  lines: SheetLine[];
}

/** What a teacher may point at: `things` by name, and spaces whose names match the pattern `places`. Of a `whole` thing one does not say where on it. Their words are `web-<slug>-spot-<name>`, or `web-spot-<name>` on all tables. */
export interface SpotSheet {
  places: string;
  things: string[];
  whole: string[];
}

/** GET /api/games/{slug}/sheet: what one tells to teach a game, and what players keep beside them. */
export interface TeachingSheet {
  game: string;
  sheet: SheetPart[];
  aid: SheetPart[];
  counts: Record<string, number>;
  spots: SpotSheet;
}

/** A thing on a board: the id of its name, and its clause. */
export interface ThingSheet {
  id: string;
  rule: string;
}

/** GET /api/games/{slug}/help: the clauses of decisions by prompt, and the things on its board. */
export interface HelpSheet {
  game: string;
  decisions: Record<string, string>;
  things: Record<string, ThingSheet>;
}

/** POST /api/lessons/{slug}/{name}: take a lesson up where one left it, or `again` from its first step. */
export interface NewLesson {
  again?: boolean;
}

/** GET /api/games/{slug}/workshop: the option that is composed, how many there are of each piece, the edition. */
export interface WorkshopSheet {
  option: string;
  supply: Record<string, number>;
  edition: unknown;
}

/** POST /api/games/{slug}/workshop, and …/estimate: what was composed, as options of a table. */
export interface NewLevel {
  options: Record<string, string>;
}

/** The answer: the options as a table has them, and the pieces they stand for. */
export interface Composed {
  options: Record<string, string>;
  parts: string[];
}

/** How many deals, and between which shares it lies with 95 % confidence. */
export interface Rate {
  won: number;
  low: number;
  high: number;
}

/** The answer of …/estimate: how many deals were played in the time there was, and their rates. */
export interface Estimate {
  deals: number;
  rates: Record<string, Rate>;
}

/** A possible answer: its notation, and its message for a button. */
export interface ActionSheet {
  answer: string;
  id: string;
  args: Record<string, string | number>;
}

/** A finished record in a list. */
export interface RecordSummary {
  id: string;
  game: string;
  names: string[];
  ending: string;
  scores: number[];
  time: string;
}

/** A finished record, whole, with each seat's name. */
export interface FinishedRecord {
  id: string;
  names: string[];
  record: GameRecord;
}

/** What a finished match came from, and how it went. */
export interface RecordAccount {
  sources: AccountLine[];
  lines: string[];
  curve: CurvePoint[];
}

/** The analysis of a finished match; null while it is being made, piece by piece. Ask again until it is there. */
export interface RecordAnalysis {
  done: number;
  total: number;
  analysis: Analysis | null;
}

/** How a match ended in which bots of a level sat in the people's places, with the same deal. */
export interface BotsResult {
  level: string;
  result: Result;
}

/** How bots of each level did with the deal of a finished match, as far as that is known. */
export interface RecordBots {
  results: BotsResult[];
  ready: boolean;
}

/** A puzzle of GET /api/games/{slug}/puzzles, numbered from 1 in the order of the list. */
export interface PuzzleSheet {
  grade: number;
  seats: number;
  seat: number;
  prompt: string;
}

/** POST /api/games/{slug}/puzzles/{n}: somebody's answer. */
export interface PuzzleAnswer {
  answer: string;
}

/** Is an answer the best one? Both in words, and the reasons for the best; `answer` is the best in notation. */
export interface PuzzleSolved {
  right: boolean;
  given: Line;
  best: Line;
  answer: string;
  lines: Line[];
}

/** GET /api/key: the Ed25519 key with which this server signs records, in hexadecimal digits; "" if it has none. */
export interface ServerKey {
  key: string;
}

/** Is a record true? If not, why. `luck`: the secret was in it, and dealt what it says. `seal`: is it as the server sealed it that has this public key? "ours" if that is the server that is asked, "signed" if it is another. */
export interface Checked {
  ok: boolean;
  luck: boolean;
  seal: "none" | "ours" | "signed";
  key: string;
  entries: number;
  code: string;
  args: Record<string, string | number>;
}

export type Request = Hello | Answer | Withdraw | Decline | Undo | Ahead | Consent | Sit | ClaimSeat | Reclaim | Stand | PlaceBot | Ready | Arrange | Say | Mute | Emote | CloseTable | HideTable | Note | Rematch | Preview | TakeHint | Describe | ReadOn | GoBack | Teach | ShowPart | Review | Point | Practise | ReportSeen | Ping;

export type Message = Welcome | TableSummary | PushNews | Coaching | Hands | Pointed | Notes | Chat | Emoted | Time | Ack | Refused | Foreseen | Hinted | Described | Beat | Bye;
