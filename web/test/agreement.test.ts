import { expect, test } from "vitest";
import { agreementOf, proposalsOf } from "../src/agreement";
import type { Decision, PushNews } from "../src/wire";

const decision = { prompt: "go", ask: 3, mode: "agree", seats: [0, 1, 2], optional: false } as Decision;
const push = (answers: Record<number, string>, choices = ["a4", "d1"]) =>
  ({
    decisions: [decision],
    ballots: [{ prompt: "go", ask: 3, answered: Object.keys(answers).map(Number), answers: Object.values(answers) }],
    questions: [{ prompt: "go", ask: 3, choices }],
  }) as unknown as PushNews;

test("who wants what is told, and each other wish can be agreed with", () => {
  const found = agreementOf(push({ 0: "d1", 1: "a4", 2: "a4" }), 0);
  expect(found.wishes).toEqual([
    { answer: "a4", seats: [1, 2] },
    { answer: "d1", seats: [0] },
  ]); // those who want something else come first: there may be no room for all
  expect(found.offers).toEqual([{ answer: "a4", seats: [1, 2] }]);
  expect(agreementOf(push({ 1: "a4", 2: "d1" }), 0).offers).toHaveLength(2);
});

test("there is nothing to agree with before others have spoken, or where they say the same", () => {
  expect(agreementOf(push({ 0: "d1" }), 0)).toEqual({ prompt: "go", wishes: [], offers: [] });
  expect(agreementOf(push({ 0: "d1", 1: "d1" }), 0)).toEqual({ prompt: "go", wishes: [], offers: [] });
  expect(agreementOf(push({ 1: "b2" }), 0).offers).toEqual([]); // not a choice of this seat
  expect(agreementOf(null, 0).wishes).toEqual([]);
  expect(agreementOf(push({ 1: "a4" }), null).offers).toEqual([]); // who watches
});

test("different proposals are each told with those who make them", () => {
  const told = push({ 1: "a4", 2: "d1", 3: "a4" });
  told.decisions = [{ ...decision, seats: [0, 1, 2, 3], optional: true }];
  expect(proposalsOf(told, told.questions, 0)).toEqual([
    { prompt: "go", by: [1, 3], answer: "a4" },
    { prompt: "go", by: [2], answer: "d1" },
  ]);
  expect(proposalsOf(told, told.questions, 1)).toEqual([]); // has spoken
});
