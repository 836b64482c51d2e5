/** The set with a key added, or removed if present. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Sets all keys in a range to the new state of its last key.
 *  @param keys  the selectable keys in display order
 *  @param from  the key toggled before; if it no longer exists, only the last key changes */
export function toggledRange(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  from: string | null,
  to: string,
): ReadonlySet<string> {
  const [start, end] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return toggled(selected, to);
  const on = !selected.has(to);
  const next = new Set(selected);
  for (const key of keys.slice(Math.min(start, end), Math.max(start, end) + 1)) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** All of these keys selected or, if they already are, none of them. Keys of other pages are unchanged. */
export function toggledAll(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const on = !keys.every(key => selected.has(key));
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
