/** The keys with one of them added or taken away. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** All keys from one to the other, in the order of the rows, brought to what the other becomes.
 *  @param keys  those that can be selected, as they stand in the table
 *  @param from  the one toggled before; where it is not there any more, only the other changes */
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

/** All of these keys selected, or, where they all are, none. Those of other pages stay as they are. */
export function toggledAll(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const on = !keys.every(key => selected.has(key));
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
