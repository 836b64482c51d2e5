export interface Pair {
  readonly left: number;
  readonly right: number;
  readonly worth: number;
}

/** More words than any name has; longer names are not compared, so that no input takes long. */
const most = 10;

/** Finds the pairing with the greatest total value and, among equals, the most pairs. Each item is in at most one
 *  pair; a value of 0 makes none. Integers only, so that the sum is symmetrical. */
export function pairUp<T>(
  left: readonly T[],
  right: readonly T[],
  worthOf: (left: T, right: T) => number,
): readonly Pair[] {
  const [mine, theirs] = [left.slice(0, most), right.slice(0, most)];
  const worth = mine.map(a => theirs.map(b => worthOf(a, b)));
  const known = new Map<number, { sum: number; take: number }>();

  const bestFrom = (i: number, used: number): number => {
    if (i >= mine.length) return 0;
    const key = i * 2 ** most + used;
    const before = known.get(key);
    if (before) return before.sum;
    let best = { sum: bestFrom(i + 1, used), take: -1 };
    for (const [j, value] of (worth[i] ?? []).entries()) {
      if (value <= 0 || used & (1 << j)) continue;
      const sum = value * (most + 1) + 1 + bestFrom(i + 1, used | (1 << j));
      if (sum > best.sum) best = { sum, take: j };
    }
    known.set(key, best);
    return best.sum;
  };

  bestFrom(0, 0);
  const pairs: Pair[] = [];
  let used = 0;
  for (let i = 0; i < mine.length; i += 1) {
    const take = known.get(i * 2 ** most + used)?.take ?? -1;
    if (take < 0) continue;
    pairs.push({ left: i, right: take, worth: worth[i]?.[take] ?? 0 });
    used |= 1 << take;
  }
  return pairs;
}
