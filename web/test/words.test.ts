import { expect, test } from "vitest";
import { namesOf } from "../src/names";
import { partsFrom, preferred, withMinus, Words, type Language } from "../src/words";
import fixture from "./kokoro.json";

test("sentences are the same as Python's, in every language", async () => {
  for (const { language, id, args, text } of fixture.said) {
    const words = await Words.open(language as Language);
    await words.load(["kokoro", "kokoro-rules"]);
    expect(words.say(id, args as Record<string, string | number>)).toBe(text);
  }
});

test("a message that says another one says it, whichever was added first, and the first of two with one name counts", () => {
  const words = new Words("en");
  words.add(
    "some",
    "outer = { inner }, { $n ->\n    [one] { inner.short }\n   *[other] more\n }\n# a comment\ninner = Inside\n    .short = in\n",
  );
  words.add("more", "outer = Other\nlast = The last one");
  expect(words.say("outer", { n: 1 })).toBe("Inside, in");
  expect(words.say("last")).toBe("The last one");
  words.add("more", "last = Another", true);
  expect(words.say("last")).toBe("Another");
  expect(words.has("nothing")).toBe(false);
});

test.each<[Language, string]>([
  ["en", "Ann, Ben, and Cleo"],
  ["fr", "Ann, Ben et Cleo"],
  ["ja", "Ann、Ben、Cleo"],
])("names are listed as %s has them", (language, list) => {
  expect(new Words(language).list(["Ann", "Ben", "Cleo"])).toBe(list);
});

test.each<[Language, string]>([
  ["en", "seat Ben"],
  ["fr", "place Ben"],
  ["ja", "席Ben"],
])("refusals in %s call people by their names, not by seats", async (language, wrong) => {
  const words = await Words.open(language);
  for (const why of ["not-yours", "taken", "present", "absence", "stands-in"]) {
    const said = words.phrase(`server-refuse-${why}`, { seat: 1, minutes: 5 }, ["Ann", "Ben"]);
    expect(said).toContain("Ben");
    expect(said.toLowerCase()).not.toContain(wrong.toLowerCase());
  }
});

test("a number below zero has a minus sign", async () => {
  const words = await Words.open("fr");
  expect(words.say("web-solo", { score: -5 })).toBe("Vous terminez avec −5 points.");
  expect(withMinus("Team-52: -5 (K-13)")).toBe("Team-52: −5 (K-13)");
});

test("a game's card can be read without its other words, which bring it along", async () => {
  const words = await Words.open("en");
  await words.load(["kokoro-card"]);
  expect(words.say("kokoro-name")).toBe("Kokoro");
  expect(words.has("kokoro-looked")).toBe(false);
  await words.load(["chocobo"]);
  expect(words.say("chocobo-name")).toBe("Chocobo’s Dungeon");
});

test("shared cards are said with whose they are", async () => {
  const words = await Words.open("en");
  await words.load(["chocobo"]);
  const said = words.phrase("chocobo-do-split", { shares: "2 0 1" }, ["Ann", "Ben", "Cy"]);
  expect(said).toBe("Share the cards: 2 for Ann, 1 for Cy");
});

test("seats are said by name, and other messages by their id", async () => {
  const words = await Words.open("en");
  await words.load(["kokoro"]);
  expect(words.phrase("kokoro-looked", { seat: 1 }, ["Ann", "Ben"])).toBe("Ben peeks at the next sanctuary.");
  expect(words.phrase("kokoro-looked", { seat: 1 })).toBe("Player 2 peeks at the next sanctuary.");
  const facts = { guardian: "@kokoro-guardian-flower", space: "g6", everybody: 1, seat: 0 };
  expect(words.phrase("kokoro-guardian-placed", facts)).toBe("The flower guardian stands on g6.");
});

test("clauses come in the order of the rulebook", async () => {
  const words = await Words.open("ja");
  await words.load(["kokoro-rules"]);
  expect(words.clauses("kokoro").slice(0, 5)).toEqual(["K-01", "K-02", "K-03", "K-04", "K-10"]);
});

test("clauses have the headings of the rulebook, and name options in words", async () => {
  for (const [language, title, option] of [
    ["en", "Setup", "Peeks: as often as you like"],
    ["fr", "Mise en place", "\u202f: "],
    ["ja", "準備", "："],
  ] as const) {
    const words = await Words.open(language);
    await words.load(["kokoro", "kokoro-rules"]);
    expect(words.sections("kokoro")[0]!.title).toBe(title);
    expect(words.say("K-03")).not.toMatch(/[a-z_]=[a-z]/);
    expect(words.say("K-03")).toContain(option);
  }
});

test("a question names what this table's options make of it", async () => {
  const words = await Words.open("en");
  await words.load(["kokoro", "web-kokoro"]);
  expect(words.ask("kokoro", "draw", { peek: "path" })).toContain("peek at the next path card");
  expect(words.ask("kokoro", "draw", { peek: "sanctuary" })).toContain("peek at the next sanctuary");
  expect(words.atTable("kokoro-do-draw", {})).toBeNull();
});

test("the language is the chosen one, else the browser's, else English", () => {
  expect(preferred("ja", ["fr"])).toBe("ja");
  expect(preferred(null, ["de", "fr-CA"])).toBe("fr");
  expect(preferred(null, ["de"])).toBe("en");
});

test("equal names are told apart", () => {
  const chair = {
    state: "person",
    name: "Ann",
    bot: "",
    person: "p",
    remote: false,
    ready: false,
    present: true,
    muted: false,
  } as const;
  expect(namesOf([chair, chair], (id) => id)).toEqual(["Ann", "Ann 2"]);
});

test("a clause comes in parts: printed in the rulebook, or our ruling", async () => {
  for (const language of ["en", "fr", "ja"] as const) {
    const words = await Words.open(language);
    expect(words.parts("K-12")).toEqual([]);
    await words.load(["kokoro-rules"]);
    const parts = words.parts("K-12");
    expect(parts.map((part) => part.isRuling)).toEqual([false, true]);
    expect(parts.every((part) => !part.text.includes("◇"))).toBe(true);
    expect(partsFrom(parts, "all")).toEqual(parts);
    expect(partsFrom(parts, "printed")).toEqual([parts[0]]);
    expect(partsFrom(parts, "rulings")).toEqual([parts[1]]);
  }
});

test("a value says what it is, and a code its name", async () => {
  const words = await Words.open("en");
  await words.load(["cocoon_world"]);
  expect(words.value("cocoon_world", "scenario", "relics")).toContain("Relics");
  expect(words.value("cocoon_world", "scenario", "own:night-run,lap=3,retrieve")).toBe("own:night-run");
});
