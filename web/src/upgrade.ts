// A server that was upgraded no longer has the parts of the page that an open browser may still ask for.

const KEY = "parlour-reloaded";
const PAUSE = 60_000; // ms in which a part that is still missing is missing for another reason

/** Load the page again when a part of it is gone. Nothing is lost: all of a match is on the server. */
export function reloadWhenOutdated(reload: () => void = () => location.reload()): void {
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
