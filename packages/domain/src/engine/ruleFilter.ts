import type { EngineResult } from '../loan/schema';
import type { SectionState } from '../loan/section';
import type { RuleOutcome } from './outcomes';

/** How many rules came to each result; `all` counts those with none of the three as well. */
export function countResults(
  outcomes: readonly Pick<RuleOutcome, 'verdict'>[],
): Readonly<Record<EngineResult | 'all', number>> {
  const of = (result: EngineResult) => outcomes.filter(({ verdict }) => verdict.result === result).length;
  return { all: outcomes.length, REJECT: of('REJECT'), FLAG: of('FLAG'), APPROVE: of('APPROVE') };
}

/** What a check comes to: how many of its rules want a look, and whether there is nothing to look at.
 *  @returns null where there are no results to judge */
export function checkTally(
  rules: SectionState<readonly Pick<RuleOutcome, 'verdict'>[]>,
): { readonly raised: number; readonly clear: boolean } | null {
  if (rules.state !== 'ready' || rules.value.length === 0) return null;
  const counts = countResults(rules.value);
  // A rule whose result is not known raises nothing, but it is not clear either.
  return { raised: counts.REJECT + counts.FLAG, clear: counts.APPROVE === counts.all };
}

const gravity: Readonly<Record<EngineResult, number>> = { REJECT: 0, FLAG: 1, APPROVE: 3 };

/** The rules to look at first: rejected, flagged, those without a known result, approved; else as they came. */
export function gravestFirst<T extends Pick<RuleOutcome, 'verdict'>>(outcomes: readonly T[]): T[] {
  const rank = ({ verdict }: T) => (verdict.result === null ? 2 : gravity[verdict.result]);
  return [...outcomes].sort((left, right) => rank(left) - rank(right));
}
