import type { EngineResult } from '../loan/schema';
import type { RuleEntry, RuleLimit } from './ruleBook';

/** Where a value lies against one limit. */
export type LimitPlace = {
  readonly place: 'below' | 'at' | 'above';
  /** Whether the limit takes it out. */
  readonly out: boolean;
};

/** @returns where the value lies; a value equal to the limit is in for `below` and `above`, out for the others */
export function placeOf(value: number, { side, limit }: RuleLimit): LimitPlace {
  if (value === limit) return { place: 'at', out: side === 'atMost' || side === 'atLeast' };
  const below = value < limit;
  return { place: below ? 'below' : 'above', out: below === (side === 'below' || side === 'atMost') };
}

/** What a rule's limits come to for a value: the hardest result whose limit takes it out.
 *  @returns null where the rule has no limits */
export function judgeValue(entry: RuleEntry, value: number): EngineResult | null {
  if (entry.limits.length === 0) return null;
  const crossed = entry.limits.filter(limit => placeOf(value, limit).out);
  return crossed.find(({ result }) => result === 'REJECT')?.result ?? crossed[0]?.result ?? 'APPROVE';
}
