/** Where we are: the address as a page with its parameters, and how to go elsewhere without a reload. */

export type Page =
  | { page: "parlour" }
  | { page: "table"; code: string; as: "player" | "watch" | "screen" }
  | { page: "replay"; id: string }
  | { page: "rules"; slug: string; clause: string }
  | { page: "compose"; code: string }
  | { page: "settings" }
  | { page: "scores" }
  | { page: "learn"; slug: string }
  | { page: "puzzles"; slug: string }
  | { page: "sheet"; slug: string; which: "sheet" | "aid" }
  | { page: "lost" };

/** The page at a path below the base, such as `t/K7QF`. */
export function read(path: string): Page {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second = "", third = ""] = parts;
  if (first === undefined) return { page: "parlour" };
  if (first === "t" && second) {
    const as = third === "watch" || third === "screen" ? third : "player";
    return { page: "table", code: second.toUpperCase(), as };
  }
  if (first === "r" && second) return { page: "replay", id: second };
  if (first === "rules" && second) return { page: "rules", slug: second, clause: third };
  if (first === "compose") return { page: "compose", code: second };
  if (first === "settings") return { page: "settings" };
  if (first === "scores") return { page: "scores" };
  if (first === "learn" && (third === "sheet" || third === "aid")) return { page: "sheet", slug: second, which: third };
  if (first === "learn" && third === "puzzles") return { page: "puzzles", slug: second };
  if (first === "learn" && !third) return { page: "learn", slug: second };
  return { page: "lost" };
}

/** Where the server is reached: the page's <base>. */
export const base = new URL(document.baseURI).pathname.replace(/[^/]*$/, "");

function here(): Page {
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname;
  return read(path);
}

class Route {
  now = $state<Page>(here());

  start(): void {
    addEventListener("popstate", () => (this.now = here()));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    if (location.pathname + location.hash !== base + path) history.pushState(null, "", base + path);
    this.now = here();
    scrollTo(0, 0);
  }

  /** Plain clicks on our own links stay on the page. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (!link.pathname.startsWith(base) || link.pathname.startsWith(`${base}api/`)) return;
    event.preventDefault();
    this.go(link.pathname.slice(base.length) + link.hash);
  }
}

export const route = new Route();

/** The address of a page, for links. */
export function to(path: string): string {
  return base + path;
}
