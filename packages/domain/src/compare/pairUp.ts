export interface Pair {
  readonly left: number;
  readonly right: number;
  readonly worth: number;
}

/** More words than any name has; beyond it a name is not looked at, so that no text can take long. */
const most = 10;

/** Which of these goes with which of those, so that the pairs together are worth most and, at the same worth, are
 *  most in number. Each goes into at most one pair; a worth of 0 makes none. Whole numbers only: the sum is then the
 *  same whichever side is called left. */
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
