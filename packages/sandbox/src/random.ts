/** A seeded random generator: the same seed gives the same sequence. */
export interface Random {
  /** An integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number;
  /** @param probability  0 to 1 */
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** A random choice, with probability proportional to its weight. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** A version 4 UUID. */
  uuid(): string;
  /** @param alphabet  the characters to choose from */
  text(length: number, alphabet: string): string;
}

/** @param seed  any whole number */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32: thirty-two bits of state are plenty for a portfolio.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[int(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  };
  const text = (length: number, alphabet: string): string => {
    const letters = [...alphabet];
    return Array.from({ length }, () => pick(letters)).join('');
  };
  return {
    int,
    pick,
    text,
    chance: probability => next() < probability,
    weighted: choices => {
      let at = next() * choices.reduce((total, [, weight]) => total + weight, 0);
      for (const [choice, weight] of choices) {
        at -= weight;
        if (at < 0) return choice;
      }
      return pick(choices)[0];
    },
    uuid: () => {
      const hex = text(30, '0123456789abcdef');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${pick(['8', '9', 'a', 'b'])}${hex.slice(15, 18)}-${hex.slice(18)}`;
    },
  };
}
