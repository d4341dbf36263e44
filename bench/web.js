// What bench/web.py measures inside the page: installed before the page's own scripts.
"use strict";

globalThis.measured = (() => {
  let shift = 0;
  let unasked = 0;
  let layouts = 0;
  let layout = null;
  let largest = 0;
  let isOn = false;
  const isOver = () => document.querySelector("#outcome-title, .coming") !== null;

  // Shifts soon after a click count too: here a click is a move, and a move may not push things about. The usual sum,
  // which leaves them out, is kept beside. A board that has several layouts, one for each part of a round, moves things on
  // purpose when it goes from one to the other: that is counted by itself.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isOn || isOver()) continue;
      const now = document.querySelector("[data-layout]")?.dataset.layout ?? null;
      if (now !== layout) {
        layout = now;
        layouts += entry.value;
        continue;
      }
      shift += entry.value;
      if (!entry.hadRecentInput) unasked += entry.value;
    }
  }).observe({ type: "layout-shift" });

  new PerformanceObserver((list) => (largest = list.getEntries().at(-1).startTime)).observe({ type: "largest-contentful-paint", buffered: true });

  /** Ask again and again until there is something; cheap, so that it is no task of its own. */
  const until = (find) =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found !== undefined) resolve(found);
        else setTimeout(look, 30);
      };
      look();
    });
  const isDrawn = (name) => document.querySelector(`[data-name="${name}"]`)?.getAttribute("aria-disabled") === "true";

  return {
    scripts() {
      const found = {};
      for (const entry of performance.getEntriesByType("resource")) {
        if (entry.name.endsWith(".js")) found[entry.name.split("/").at(-1)] = entry.encodedBodySize / 1000;
      }
      return found;
    },
    largestPaint: () => largest,
    firstPaint: () => performance.getEntriesByName("first-contentful-paint")[0].startTime,
    begin: () => {
      isOn = true;
      layout = document.querySelector("[data-layout]")?.dataset.layout ?? null;
    },
    shift: () => shift,
    unasked: () => unasked,
    layouts: () => layouts,
    /** Will this game of Kokoro end with the next golden card, or sooner? */
    isLast: () => {
      const [round, rounds] = document.querySelector(".round")?.textContent.match(/\d+/g) ?? [];
      return isOver() || (round === rounds && document.querySelectorAll(".lamp.lit").length >= 3);
    },
    /** Where a path can be drawn when it is this person's turn; null when all is over. */
    nextTurn: () =>
      until(() => {
        if (isOver()) return null;
        const cell = document.querySelector(".decision.turn") && document.querySelector(".cell.open");
        if (!cell) return undefined;
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { name: cell.dataset.name, x: x + width / 2, y: y + height / 2 };
      }),
    drawn: (name) => until(() => (isOver() || isDrawn(name) ? true : undefined)),
    /** From the next click: when its mark, and when its path, is painted. */
    watch(name) {
      const times = {};
      let began = 0;
      addEventListener("click", (event) => (began = event.timeStamp), { once: true, capture: true });
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
      const done = new Promise((resolve) => {
        const look = () => {
          if (times.marked === undefined && (document.querySelector(".ghost.given") || isDrawn(name))) {
            times.marked = painted();
          }
          if (isDrawn(name) || isOver()) {
            observer.disconnect();
            void Promise.all([times.marked, painted()]).then(([marked, confirmed]) => resolve({ marked: marked - began, confirmed: confirmed - began }));
          }
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "aria-disabled"] });
      });
      return { done };
    },
  };
})();
