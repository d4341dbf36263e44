import { expect, test } from "vitest";
import { botsKept, namesKept, namesOf, withCharacters } from "../src/names";
import type { TableSummary } from "../src/wire";

const say = (id: string, args?: Record<string, string | number>) => `${id} ${Object.values(args ?? {}).join(" ")}`;

test("a bot that is kept by its kind is called by its name, and twins are told apart", () => {
  expect(namesKept(["Ann", "greedy", "", "search:3", "greedy", "greedyguts"], say)).toEqual([
    "Ann",
    "bot-name greedy",
    "seat-name 3",
    "bot-name search",
    "bot-name greedy 2",
    "greedyguts",
  ]);
});

test("whoever was a bot keeps its face in a replay", () => {
  expect(botsKept(["Ann", "medium", "", "search:3"])).toEqual([null, "medium", null, "search:3"]);
});

test("partners in a lesson go by the characters one meets at the tables", () => {
  const chair = (state: string, bot = "", name = "") => ({ state, bot, name });
  const chairs = [chair("bot", "greedy"), chair("person", "", "Ann"), chair("bot", "greedy")];
  const called = (lesson: string) => namesOf(withCharacters({ lesson, chairs } as unknown as TableSummary).chairs, say);
  expect(called("talking")).toEqual(["bot-name easy", "Ann", "bot-name medium"]);
  expect(called("")).toEqual(["bot-name greedy", "Ann", "bot-name greedy 2"]);
});
