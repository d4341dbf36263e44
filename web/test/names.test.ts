import { expect, test } from "vitest";
import { namesKept } from "../src/names";

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
