/** The most that something has measured: a place that is kept does not shrink again, so nothing moves. */
export function most(read: () => number, width: () => number): { readonly now: number } {
  let known = { width: -1, most: 0 };
  const now = $derived.by(() => {
    const [wide, value] = [width(), read()];
    known = { width: wide, most: known.width === wide ? Math.max(known.most, value) : value }; // another width, another place
    return known.most;
  });
  return {
    get now() {
      return now;
    },
  };
}
