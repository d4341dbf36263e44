import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Preferences from "../src/parts/Preferences.svelte";
import { settings } from "../src/settings.svelte";

await settings.start();
afterEach(() => vi.unstubAllGlobals());

class Browser {
  static permission: NotificationPermission = "default";
  static requestPermission = () => Promise.resolve(Browser.permission);
}

test.each<[NotificationPermission, boolean]>([
  ["denied", false],
  ["granted", true],
])("the box for notifications shows what the browser allows: %s", async (permission, isOn) => {
  Browser.permission = permission;
  vi.stubGlobal("Notification", Browser);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  render(Preferences);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /Notify me/ });
  await fireEvent.click(box);
  await waitFor(() => expect(settings.chosen.notices).toBe(isOn));
  expect(box.checked).toBe(isOn);
  expect(Boolean(screen.queryByText(/blocks notifications/))).toBe(!isOn);
});
