import type { EngineResult } from '../loan/schema';
import type { RuleOutcome } from './outcomes';

/** How many rules came to each result; `all` counts those with none of the three as well. */
export function countResults(
  outcomes: readonly Pick<RuleOutcome, 'verdict'>[],
): Readonly<Record<EngineResult | 'all', number>> {
  const of = (result: EngineResult) => outcomes.filter(({ verdict }) => verdict.result === result).length;
  return { all: outcomes.length, REJECT: of('REJECT'), FLAG: of('FLAG'), APPROVE: of('APPROVE') };
}

const gravity: Readonly<Record<EngineResult, number>> = { REJECT: 0, FLAG: 1, APPROVE: 3 };

/** The rules to look at first: rejected, flagged, those without a known result, approved; else as they came. */
export function gravestFirst<T extends Pick<RuleOutcome, 'verdict'>>(outcomes: readonly T[]): T[] {
  const rank = ({ verdict }: T) => (verdict.result === null ? 2 : gravity[verdict.result]);
  return [...outcomes].sort((left, right) => rank(left) - rank(right));
}
