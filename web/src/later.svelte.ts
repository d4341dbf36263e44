/** What may come a frame later, so that what a person waits for is painted first and no frame has too much to do. */

/** The value of `read` as it was some frames ago; 0: as it is. Nothing secret may hang on it: it lags. */
export function later<T>(read: () => T, frames: () => number): { readonly now: T } {
  let shown = $state.raw(read());
  let isWaiting = false;
  let isGone = false; // with what was read: the frame may come after a board has left
  $effect(() => () => void (isGone = true));
  $effect(() => {
    void read();
    if (frames() === 0 || isWaiting) return;
    isWaiting = true;
    afterFrames(frames(), () => {
      isWaiting = false;
      if (!isGone) shown = read();
    });
  });
  return {
    get now() {
      return frames() === 0 ? read() : shown;
    },
  };
}

/** How many frames have been painted since this was made, up to the most that count: for what is much to build at once. */
export function framesSince(most: number): { readonly passed: number } {
  let passed = $state(0);
  let isGone = false;
  const next = () =>
    afterFrames(1, () => {
      if (isGone) return;
      passed += 1;
      if (passed < most) next();
    });
  $effect(() => {
    if (most > 0) next();
    return () => void (isGone = true);
  });
  return {
    get passed() {
      return passed;
    },
  };
}

/** Call back when this many frames have been painted: between two frames, so that the next is laid out once. */
function afterFrames(frames: number, done: () => void): void {
  if (frames === 0) setTimeout(done);
  else requestAnimationFrame(() => afterFrames(frames - 1, done));
}
