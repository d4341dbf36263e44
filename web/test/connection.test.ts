import { beforeEach, expect, test } from "vitest";
import { Connection, type Link } from "../src/connection";
import type { Request } from "../src/wire";
import { Network } from "./world";

let network: Network;
let links: Link[];
let connection: Connection;
const socket = () => network.socket;
const answer: Request = { do: "answer", prompt: "draw", ask: 1, answer: "draw a1" };

beforeEach(() => {
  network = new Network();
  links = [];
  connection = new Connection(
    "ws://here/ws",
    "K7QF",
    0,
    { heard: () => undefined, changed: (link) => links.push(link), have: () => 5 },
    network.world,
  );
  connection.start();
});

test("it says hello with what it has, and is connected when welcomed", () => {
  socket().open();
  expect(socket().url).toBe("ws://here/ws/K7QF");
  expect(socket().sent[0]).toMatchObject({ do: "hello", seat: 0, have: 5 });
  socket().say({ is: "welcome" });
  expect(links).toEqual(["connected"]);
});

test("an answer given during a drop is sent when it is back, with the same id, until it is acknowledged", () => {
  socket().open();
  socket().say({ is: "welcome" });
  const id = connection.send(answer);
  socket().break();
  expect(links.at(-1)).toBe("reconnecting");
  network.timers.at(-1)!();
  socket().open();
  expect(socket().sent.map((request) => request.do)).toEqual(["hello"]);
  socket().say({ is: "welcome" });
  expect(socket().sent.at(-1)).toMatchObject({ ...answer, id });
  socket().say({ is: "ack", id, n: 6 });
  socket().break();
  network.timers.at(-1)!();
  socket().open();
  socket().say({ is: "welcome" });
  expect(socket().sent.map((request) => request.do)).toEqual(["hello"]);
});

test("questions about the moment are not asked again later", () => {
  connection.send({ do: "preview", answer: "draw a1" });
  socket().open();
  socket().say({ is: "welcome" });
  expect(socket().sent.map((request) => request.do)).toEqual(["hello"]);
});

test("a table that is not there is not dialled again", () => {
  socket().open();
  socket().say({ is: "refused", code: "server-no-table", id: "", rule: "", args: {} });
  socket().break();
  expect(links.at(-1)).toBe("offline");
  expect(network.sockets.length).toBe(1);
});

test("what was on its way to a seat does not reach the one that looks next", () => {
  const heard: string[] = [];
  const table = new Connection(
    "ws://here/ws",
    "K7QF",
    0,
    { heard: (message) => heard.push(message.is), changed: () => undefined, have: () => 0 },
    network.world,
  );
  table.start();
  socket().open();
  socket().say({ is: "welcome", seat: 0 });
  table.become(1);
  socket().say({ is: "push", n: 7 });
  socket().say({ is: "notes", notes: { a1: "fox" } });
  socket().say({ is: "summary" });
  socket().say({ is: "welcome", seat: 1 });
  socket().say({ is: "push", n: 7 });
  expect(heard).toEqual(["welcome", "summary", "welcome", "push"]);
});
