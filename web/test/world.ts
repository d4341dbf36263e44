/** A network made of arrays: what was opened, what was sent, and what is to happen later. */
import type { World } from "../src/connection";
import type { Message, Request } from "../src/wire";

export class Socket {
  constructor(readonly url = "") {}
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

export class Network {
  sockets: Socket[] = [];
  timers: (() => void)[] = [];
  private ids = 0;

  get socket(): Socket {
    return this.sockets.at(-1)!;
  }

  readonly world: World = {
    open: (url) => {
      const made = new Socket(url);
      this.sockets.push(made);
      return made as unknown as WebSocket;
    },
    later: (callback) => this.timers.push(callback),
    cancel: () => undefined,
    isOnline: () => true,
    newId: () => `id${++this.ids}`,
  };
}
