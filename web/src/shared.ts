/** What has not changed stays the same object, so that nobody looks at it again. */

/** `now`, with all in it that equals the same place in `old` taken from there. Messages only: it may be changed. */
export function shared<T>(old: unknown, now: T): T {
  if (typeof old !== "object" || typeof now !== "object" || old === null || now === null) return now;
  const isSame =
    Array.isArray(old) || Array.isArray(now)
      ? Array.isArray(old) && Array.isArray(now) && sharesItems(old, now)
      : sharesFields(old as Fields, now as Fields);
  return isSame ? (old as unknown as T) : now;
}

type Fields = Record<string, unknown>;

function sharesItems(old: readonly unknown[], now: unknown[]): boolean {
  let isSame = old.length === now.length;
  for (let i = 0; i < now.length; i++) {
    now[i] = shared(old[i], now[i]);
    isSame &&= now[i] === old[i];
  }
  return isSame;
}

function sharesFields(old: Fields, now: Fields): boolean {
  let isSame = true;
  for (const key in now) {
    now[key] = shared(old[key], now[key]);
    isSame &&= now[key] === old[key] && key in old;
  }
  for (const key in old) isSame &&= key in now;
  return isSame;
}
