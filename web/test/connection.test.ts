import { beforeEach, expect, test } from "vitest";
import { Connection, type Link, type World } from "../src/connection";
import type { Message, Request } from "../src/wire";

class Socket {
  readyState = 0;
  sent: Request[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: Partial<Message>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let sockets: Socket[];
let timers: (() => void)[];
let links: Link[];
let connection: Connection;
const socket = () => sockets.at(-1)!;
const answer: Request = { do: "answer", prompt: "draw", ask: 1, answer: "draw a1" };

beforeEach(() => {
  sockets = [];
  timers = [];
  links = [];
  let id = 0;
  const world: World = {
    open: () => {
      const made = new Socket();
      sockets.push(made);
      return made as unknown as WebSocket;
    },
    later: (callback) => timers.push(callback),
    cancel: () => undefined,
    isOnline: () => true,
    newId: () => `id${++id}`,
  };
  connection = new Connection("ws://here/ws", "K7QF", 0, { heard: () => undefined, changed: (link) => links.push(link), have: () => 5 }, world);
  connection.start();
});

test("it says hello with what it has, and is connected when welcomed", () => {
  socket().open();
  expect(socket().sent[0]).toMatchObject({ do: "hello", table: "K7QF", seat: 0, have: 5 });
  socket().say({ is: "welcome" });
  expect(links).toEqual(["connected"]);
});

test("an answer given during a drop is sent when it is back, with the same id, until it is acknowledged", () => {
  socket().open();
  socket().say({ is: "welcome" });
  const id = connection.send(answer);
  socket().break();
  expect(links.at(-1)).toBe("reconnecting");
  timers.at(-1)!();
  socket().open();
  expect(socket().sent.map((request) => request.do)).toEqual(["hello"]);
  socket().say({ is: "welcome" });
  expect(socket().sent.at(-1)).toMatchObject({ ...answer, id });
  expect(connection.isWaiting(id)).toBe(true);
  socket().say({ is: "ack", id, n: 6 });
  expect(connection.isWaiting(id)).toBe(false);
  socket().break();
  timers.at(-1)!();
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
  expect(sockets.length).toBe(1);
});
