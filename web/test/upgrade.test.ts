import { expect, test, vi } from "vitest";
import { reloadWhenOutdated } from "../src/upgrade";

test("a page whose parts are gone from the server is loaded again, but not over and over", () => {
  const reload = vi.fn();
  reloadWhenOutdated(reload);
  const missing = () => dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  missing();
  expect(reload).toHaveBeenCalledTimes(1);
  missing();
  expect(reload).toHaveBeenCalledTimes(1);
});
