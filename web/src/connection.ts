/**
 * A socket to one table, as one seat, that comes back by itself.
 *
 * What is sent goes through an outbox: each request that changes something gets an id, stays until the server has
 * acknowledged or refused it, and is sent again after a drop. The server knows the id, so it is done once.
 */
import { VERSION, type Message, type Request } from "./wire";

export type Link = "connecting" | "connected" | "reconnecting" | "offline";

/** What a connection needs of the world; tests bring their own. */
export interface World {
  open: (url: string) => WebSocket;
  later: (callback: () => void, ms: number) => number;
  cancel: (timer: number) => void;
  isOnline: () => boolean;
  newId: () => string;
}

export const BROWSER: World = {
  open: (url) => new WebSocket(url),
  later: (callback, ms) => setTimeout(callback, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
  isOnline: () => navigator.onLine,
  newId: () =>
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join(""),
};

export interface Listener {
  heard: (message: Message) => void;
  changed: (link: Link) => void;
  /** The last entry the client has, to go on from; null: none. */
  have: () => number | null;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
/** What only one seat is told. */
const OF_A_SEAT = new Set<Message["is"]>(["push", "hands", "notes", "coach", "foreseen", "hinted"]);
/** A refusal of the connection itself, after which trying again is of no use. */
const FINAL = new Set(["server-bad-version", "server-no-table", "server-who"]);

export class Connection {
  link: Link = "connecting";
  private socket: WebSocket | null = null;
  private outbox: (Request & { id: string })[] = [];
  private isReady = false;
  private wait = FIRST_WAIT;
  private timer: number | null = null;
  private pulse: number | null = null;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly table: string,
    private seat: number | null,
    private readonly listener: Listener,
    private readonly world: World = BROWSER,
  ) {}

  start(): void {
    this.isClosed = false;
    this.dial();
  }

  /** Send a request; its id is returned, by which the ack or the refusal can be known. */
  send(request: Request): string {
    const asked = { ...request, id: request.id ?? this.world.newId() };
    if (isKept(asked)) this.outbox.push(asked);
    if (this.isReady) this.put(asked);
    return asked.id;
  }

  /** Say how far this screen has come: nobody answers, and nothing is sent again. */
  report(n: number | null): void {
    if (this.isReady) this.put({ do: "seen", n });
  }

  /** Change seats on the same socket. */
  become(seat: number | null): void {
    this.seat = seat;
    this.isReady = false;
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
  }

  /** Try now: the network came back, or the page was looked at again. */
  wake(): void {
    if (this.isClosed) return;
    if (this.isReady) this.ping();
    else if (this.timer !== null) {
      this.world.cancel(this.timer);
      this.timer = null;
      this.dial();
    }
  }

  /** Connect again: the server knows a connection by who opened it, and who that is has changed. */
  redial(): void {
    if (!this.isClosed) this.dial();
  }

  close(): void {
    this.isClosed = true;
    this.drop();
  }

  private dial(): void {
    this.drop();
    const socket = this.world.open(`${this.url}/${this.table}`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hello(): void {
    this.put({ do: "hello", version: VERSION, seat: this.seat, have: this.listener.have(), moments: true });
    this.expect();
  }

  private hear(message: Message): void {
    this.beat();
    if (message.is === "welcome") this.welcomed();
    else if (!this.isReady && OF_A_SEAT.has(message.is))
      return; // on its way when another seat was asked for
    else if (message.is === "ack" || (message.is === "refused" && message.id)) this.settle(message.id);
    if (message.is === "bye" || (message.is === "refused" && FINAL.has(message.code))) this.dismissed(message);
    this.listener.heard(message);
  }

  private welcomed(): void {
    this.isReady = true;
    this.wait = FIRST_WAIT;
    this.set("connected");
    for (const request of this.outbox) this.put(request);
  }

  private settle(id: string): void {
    this.outbox = this.outbox.filter((request) => request.id !== id);
  }

  private dismissed(message: Message): void {
    if (message.is === "bye" && message.again !== null) {
      this.wait = Math.max(FIRST_WAIT, message.again);
      return;
    }
    this.isClosed = true;
  }

  private lost(): void {
    this.drop();
    if (this.isClosed) return this.set("offline");
    this.set(this.world.isOnline() ? "reconnecting" : "offline");
    const wait = this.wait;
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    this.timer = this.world.later(() => {
      this.timer = null;
      this.dial();
    }, wait);
  }

  /** Anything heard is a sign of life; silence is asked about, and then not believed. */
  private beat(): void {
    if (this.pulse !== null) this.world.cancel(this.pulse);
    this.pulse = this.world.later(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    this.put({ do: "ping" });
    this.expect();
  }

  private expect(): void {
    if (this.pulse !== null) this.world.cancel(this.pulse);
    this.pulse = this.world.later(() => this.lost(), PATIENCE);
  }

  private put(request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.isReady = false;
    if (this.pulse !== null) this.world.cancel(this.pulse);
    this.pulse = null;
    if (this.timer !== null) this.world.cancel(this.timer);
    this.timer = null;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
  }

  private set(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.listener.changed(link);
  }
}

/** Questions about the moment are not worth asking again later. */
function isKept(request: Request): boolean {
  return !["hello", "ping", "preview", "hint", "describe", "point"].includes(request.do);
}
