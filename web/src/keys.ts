/** Roving tabindex: a group of things is one tab stop, and arrows move inside it. */

/** Where an arrow key leads on a grid of `columns`, from `index`, staying inside `count`; null: not an arrow. */
export function step(key: string, index: number, count: number, columns: number): number | null {
  const column = index % columns;
  const row = Math.floor(index / columns);
  const rows = Math.ceil(count / columns);
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? index - 1 : index;
    case "ArrowRight":
      return column < columns - 1 && index + 1 < count ? index + 1 : index;
    case "ArrowUp":
      return row > 0 ? index - columns : index;
    case "ArrowDown":
      return row < rows - 1 && index + columns < count ? index + columns : index;
    case "Home":
      return row * columns;
    case "End":
      return Math.min(row * columns + columns - 1, count - 1);
    case "PageUp":
      return column;
    case "PageDown":
      return Math.min((rows - 1) * columns + column, count - 1);
    default:
      return null;
  }
}

/** Is the person writing? Then single letters are no commands. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
