/** Who sits at this browser: a name, asked once and kept by the server behind a cookie. */
import * as api from "./api";
import type { Me } from "./wire";

class Person {
  me = $state.raw<Me | null>(null);
  /** A dialog asks for a name; this goes on when there is one, or with null if it was cancelled. */
  asking = $state.raw<((name: string | null) => void) | null>(null);

  private loading: Promise<void> | null = null;

  get name(): string {
    return this.me?.name ?? "";
  }

  /** Ask the server who this is; all who want to know at the same time share the answer. */
  load(): Promise<void> {
    this.loading ??= this.refresh().finally(() => (this.loading = null));
    return this.loading;
  }

  private async refresh(): Promise<void> {
    this.me = await api.whoAmI();
  }

  /** Be somebody, if only without a name: even who watches is known by a cookie. */
  async enter(): Promise<void> {
    if (this.me === null) await this.load();
    if (this.me !== null) return;
    await api.enter("");
    await this.refresh();
  }

  /** Be somebody with a name, which is asked for if there is none; false if nobody wanted to give one. */
  async introduce(): Promise<boolean> {
    await this.enter();
    if (this.name) return true;
    const name = await new Promise<string | null>((resolve) => (this.asking = resolve));
    this.asking = null;
    if (name !== null) await this.rename(name);
    return name !== null;
  }

  async rename(name: string): Promise<void> {
    await this.enter();
    await api.rename(name);
    await this.refresh();
  }
}

export const person = new Person();
