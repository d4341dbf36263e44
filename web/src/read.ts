/** Up to which line of a table's talk somebody has read, as long as the tab lives: a reload counts no old line as new. */
const keyOf = (code: string): string => `parlour-read ${code}`;

export function lastRead(code: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(code)));
  } catch {
    return 0; // no storage: what was said before counts as new
  }
}

export function keepRead(code: string, line: number): void {
  try {
    sessionStorage.setItem(keyOf(code), String(line));
  } catch {
    // no storage: it is forgotten with the page
  }
}
