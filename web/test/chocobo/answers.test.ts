import { describe, expect, it } from "vitest";
import {
  asks,
  bookTap,
  cardsDue,
  countsSaid,
  inOrder,
  shows,
  message,
  read,
  strengthsSaid,
  targets,
  withCards,
} from "../../src/games/chocobo/answers";

describe("reading answers", () => {
  it("reads each kind of notation", () => {
    expect(read("play 12 37")).toEqual({ kind: "cards", verb: "play", cards: [12, 37] });
    expect(read("claim 3 with 2")).toEqual({ kind: "claim", space: 3, strength: 2 });
    expect(read("claim 3")).toEqual({ kind: "claim", space: 3, strength: 0 });
    expect(read("have 4 near above bonus 2")).toEqual({
      kind: "have",
      cards: 1,
      strength: 4,
      degree: "near",
      side: "above",
      bonus: 2,
    });
    expect(read("have below bonus 1")).toEqual({
      kind: "have",
      cards: 1,
      strength: 0,
      degree: "",
      side: "below",
      bonus: 1,
    });
    expect(read("have between")).toEqual({ kind: "between", cards: 1, strength: 0 });
    expect(read("have 2x near below bonus 1")).toEqual({
      kind: "have",
      cards: 2,
      strength: 0,
      degree: "near",
      side: "below",
      bonus: 1,
    });
    expect(read("have 3x 4 between")).toEqual({ kind: "between", cards: 3, strength: 4 });
    expect(read("use move2 c3")).toEqual({ kind: "use", book: "move2", target: "c3" });
    expect(read("split 2 0 1")).toEqual({ kind: "share", verb: "split", counts: [2, 0, 1] });
    expect(read("go on")).toEqual({ kind: "word", word: "go on" });
  });

  it("gives on the board what lies on a thing, and leaves words to buttons", () => {
    for (const text of ["play 3", "move c3", "attack m1", "attack boss", "use all2", "drop move1", "show", "split 1 0"])
      expect(shows(text), text).toBe(true);
    for (const text of ["eat", "reap", "move", "attack", "go on", "give up"]) expect(shows(text), text).toBe(false);
  });

  it("names every answer by a message of the game", () => {
    expect(message("move c3")).toMatchObject({ id: "chocobo-do-move", args: { kind: "space", place: "c3" } });
    expect(message("use attack3 m2").args).toMatchObject({ book: "attack3", kind: "monster", number: 2 });
    expect(message("go on").id).toBe("chocobo-do-go-on");
    expect(message("have 2 far below bonus 1").args).toEqual({ cards: 1, strength: 2, where: "far-below", bonus: 1 });
  });
});

describe("finding answers on things", () => {
  const texts = ["move c3", "attack m1", "eat", "use move2 e5", "use recover1"];

  it("shows the action's targets, or those of the Book that is held up", () => {
    expect([...targets(texts, null).keys()]).toEqual(["c3", "m1"]);
    expect(targets(texts, "move2")).toEqual(new Map([["e5", "use move2 e5"]]));
  });

  it("uses a Book at once, asks for a target, or does nothing", () => {
    expect(bookTap(texts, "recover1")).toEqual({ answer: "use recover1" });
    expect(bookTap(texts, "move2")).toBe("aim");
    expect(bookTap(texts, "all2")).toBeNull();
    expect(bookTap(["drop move2"], "move2")).toEqual({ answer: "drop move2" });
  });

  it("finds the answer for cards in any order", () => {
    expect(withCards(["play 12 37", "play 12 40"], [40, 12])).toBe("play 12 40");
    expect(withCards(["play 12 37"], [12])).toBeNull();
    expect(cardsDue(["play 12 37"])).toBe(2);
    expect(cardsDue([])).toBe(0);
  });

  it("orders statements as they lie between the cards", () => {
    const texts = [
      "show",
      "have near above bonus 1",
      "claim 2",
      "have far below bonus 1",
      "have between",
      "have near below bonus 1",
    ];
    expect(inOrder(texts)).toEqual([
      "claim 2",
      "have far below bonus 1",
      "have near below bonus 1",
      "have near above bonus 1",
      "have between",
      "show",
    ]);
  });

  it("lists the strengths that can be told", () => {
    expect(strengthsSaid(["show", "claim 1", "claim 1 with 4", "have 2 near above bonus 1"])).toEqual([0, 2, 4]);
  });

  it("lists how many cards of a strength statements can be about", () => {
    const texts = [
      "show",
      "claim 1 with 4",
      "have near above bonus 1",
      "have 2x near above bonus 1",
      "have 3x 4 between",
    ];
    expect(countsSaid(texts, 0)).toEqual([1, 2]);
    expect(countsSaid(texts, 4)).toEqual([1, 3]);
  });

  it("says what a question is about", () => {
    const about = (prompt: string, choices: string[]) =>
      asks({ prompt, choices }, { lane: [1, 2, 3, 4, 5], step: 2 }, { strengths: [3, 1, 4, 2, 5] });
    const card = { space: 3, strength: 4 };
    expect(about("choose", ["play 12 37", "play 12 40"])).toEqual({ cards: 2 });
    expect(about("act", ["move a4", "move c2", "use recover1"])).toEqual({ kind: "move", ...card });
    expect(about("act", ["attack m1", "attack m2"])).toEqual({ kind: "attack", ...card });
    expect(about("act", ["reap", "use recover1"])).toEqual({ kind: "only-reap", ...card });
    expect(about("act", ["eat", "attack m1"])).toEqual({ kind: "any", ...card });
    expect(about("split", ["split 1 1"])).toEqual({});
  });
});
