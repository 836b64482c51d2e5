import type { EngineResult } from './engineResult';
import type { SectionState } from '../loose/section';
import type { RuleOutcome } from './outcomes';

/** The number of rules per result; `all` also counts those without one of the three. */
export function countResults(
  outcomes: readonly Pick<RuleOutcome, 'verdict'>[],
): Readonly<Record<EngineResult | 'all', number>> {
  const of = (result: EngineResult) => outcomes.filter(({ verdict }) => verdict.result === result).length;
  return { all: outcomes.length, REJECT: of('REJECT'), FLAG: of('FLAG'), APPROVE: of('APPROVE') };
}

/** A check's summary: how many of its rules need attention, and whether it is clear.
 *  @returns null where there are no results */
export function checkTally(
  rules: SectionState<readonly Pick<RuleOutcome, 'verdict'>[]>,
): { readonly raised: number; readonly clear: boolean } | null {
  if (rules.state !== 'ready' || rules.value.length === 0) return null;
  const counts = countResults(rules.value);
  // A rule without a known result raises nothing, but the check is not clear either.
  return { raised: counts.REJECT + counts.FLAG, clear: counts.APPROVE === counts.all };
}

const gravity: Readonly<Record<EngineResult, number>> = { REJECT: 0, FLAG: 1, APPROVE: 3 };

/** Sorted by severity: rejected, flagged, those without a known result, approved; otherwise in the order
 *  received. */
export function gravestFirst<T extends Pick<RuleOutcome, 'verdict'>>(outcomes: readonly T[]): T[] {
  const rank = ({ verdict }: T) => (verdict.result === null ? 2 : gravity[verdict.result]);
  return [...outcomes].sort((left, right) => rank(left) - rank(right));
}
