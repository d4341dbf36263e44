import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Hardness from "../src/games/cocoons/Hardness.svelte";
import Compose from "../src/pages/Compose.svelte";
import { say, settings } from "../src/settings.svelte";
import type { Estimate } from "../src/wire";

const DOORS = ["rune1", "rune2", "rune3", "rune4", "rune5", "rune6", "rune7", "rune8"];
const EDITION = {
  name: "standard",
  title: "",
  provenance: {},
  animals: [],
  tokens: 0,
  locks: { A: [1], B: [2] },
  levels: {},
  picture: [],
};

beforeAll(async () => {
  await settings.start();
  await settings.need(["cocoons", "web-cocoons"]);
});
afterEach(() => vi.unstubAllGlobals());

/** A server that answers by path. */
function serve(answers: Record<string, [number, unknown]>): void {
  const answer = (url: string) =>
    Object.entries(answers).find(([path]) => String(url).endsWith(path))?.[1] ?? [404, { code: "server-no-page" }];
  vi.stubGlobal("fetch", (url: string) => {
    const [status, body] = answer(url);
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
  });
}

test("how hard a level is: asked for, waited for, told with its interval", async () => {
  let tell: (estimate: Estimate) => void = () => undefined;
  render(Hardness, { code: "ABCDEF", ask: () => new Promise<Estimate>((resolve) => (tell = resolve)), say });
  await fireEvent.click(screen.getByRole("button", { name: "How hard is it?" }));
  expect(screen.getByRole("button").hasAttribute("disabled")).toBe(true);
  tell({ deals: 40, rates: { perfect: { won: 30, low: 0.6, high: 0.86 } } } as unknown as Estimate);
  await waitFor(() => expect(screen.getByText("75% (60 to 86%)")).toBeTruthy());
});

test("if it cannot be found out that is said, and may be asked again", async () => {
  render(Hardness, { code: "ABCDEF", ask: () => Promise.reject(new Error("busy")), say });
  await fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("could not be measured"));
  expect(screen.getByRole("button", { name: "How hard is it?" }).hasAttribute("disabled")).toBe(false);
});

test("a shared level is opened by its code; a code that is none is refused in words", async () => {
  const supply = Object.fromEntries(DOORS.map((door) => [door, 1]));
  serve({
    "games/cocoons/workshop": [
      200,
      { edition: EDITION, supply, options: { level: "ABCDEF", hard: "off" }, parts: DOORS },
    ],
  });
  const { unmount } = render(Compose, { code: "ABCDEF" });
  await waitFor(() => expect(document.querySelectorAll("[data-slot] .dropped").length).toBe(8));
  unmount();
  serve({ "games/cocoons/workshop": [404, { code: "server-no-page", args: {} }] });
  render(Compose, { code: "WRONG1" });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(say("server-no-page")));
});
