import type { EngineResult } from './engineResult';
import type { RuleEntry, RuleLimit } from './ruleBook';

/** Where a value lies relative to one limit. */
export type LimitPlace = {
  readonly place: 'below' | 'at' | 'above';
  /** Whether the limit excludes it. */
  readonly out: boolean;
};

/** @returns where the value lies; a value equal to the limit is in for `below` and `above`, out for `atLeast` */
export function placeOf(value: number, { side, limit }: RuleLimit): LimitPlace {
  if (value === limit) return { place: 'at', out: side === 'atLeast' };
  const below = value < limit;
  return { place: below ? 'below' : 'above', out: below === (side === 'below') };
}

/** The result of a rule's limits for a value: the hardest result among the limits that exclude it.
 *  @returns null where the rule has no limits */
export function judgeValue(entry: RuleEntry, value: number): EngineResult | null {
  if (entry.limits.length === 0) return null;
  // The hardest limit stands first.
  return entry.limits.find(limit => placeOf(value, limit).out)?.result ?? 'APPROVE';
}
