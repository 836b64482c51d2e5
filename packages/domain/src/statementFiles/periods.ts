import { addDays } from '../calendar/arithmetic';
import type { StatementPeriod, StatementTransaction } from '../statements/model';

/** The period two statements of one account cover together; null where they leave days between them, or where one
 *  has none.
 *  @param first  the one that begins earlier */
export function joinedPeriod(
  first: StatementPeriod | null,
  second: StatementPeriod | null,
): StatementPeriod | null {
  if (!first || !second || second.from > addDays(first.to, 1)) return null;
  return { from: first.from, to: second.to > first.to ? second.to : first.to };
}

/** A stated period; null where a row lies outside of it: then it is that of something else. */
export function provenPeriod(
  period: StatementPeriod | null,
  rows: readonly StatementTransaction[],
): StatementPeriod | null {
  const isInside = ({ date }: StatementTransaction) =>
    date === null || (period !== null && date >= period.from && date <= period.to);
  return rows.every(isInside) ? period : null;
}
