import type { DedupeOutcome } from './outcomes';
import type { DuplicateCustomer, RuleVerdict } from './schema';

/** A row of the dedupe tab: a rule and one customer it found, or the rule alone. */
export type DedupeRow = {
  /** Unique among the rows. */
  readonly key: string;
  readonly name: string;
  readonly verdict: RuleVerdict;
  readonly duplicate: DuplicateCustomer | null;
  /** Shown instead of a customer. */
  readonly note: string | null;
};

/** The rows of the dedupe tab: one per customer a rule found. A rule that found none says 'No duplicate'; one
 *  that reports a duplicate without naming it says so.
 *  @source CR-046 */
export function dedupeRows(outcomes: readonly DedupeOutcome[]): DedupeRow[] {
  return outcomes.flatMap(({ name, verdict, duplicates, fault }): DedupeRow[] => {
    if (duplicates.length > 0) {
      return duplicates.map((duplicate, index) => ({
        key: `${name} ${index}`,
        name,
        verdict,
        duplicate,
        note: null,
      }));
    }
    const pointed = verdict.result === 'FLAG' || verdict.result === 'REJECT';
    const none = pointed ? 'No duplicate named' : 'No duplicate';
    const note = fault === null ? none : `Could not be read: ${fault}`;
    return [{ key: name, name, verdict, duplicate: null, note }];
  });
}
