import * as v from 'valibot';
import type { LoanDetail } from '../loan/schema';
import { sectionOf, type SectionState } from '../loan/section';
import { field, objectSchema } from '../loose/loose';
import {
  type BankRules,
  bankRulesSchema,
  dedupeSchema,
  type DuplicateCustomer,
  ruleSchema,
  type RuleVerdict,
} from './schema';

type WithEngine = Pick<LoanDetail, 'engine' | 'engineAvailable'>;

/** What the engine says of one rule. */
export type RuleOutcome = {
  /** As the engine names it: 'MONTHLY_INCOME'. */
  readonly name: string;
  readonly verdict: RuleVerdict;
  /** What the rule looked at, as it came. */
  readonly value: unknown;
  /** What is wrong with the result; null when it could be read. */
  readonly fault: string | null;
};

/** What the dedupe engine says of one rule. */
export type DedupeOutcome = {
  readonly name: string;
  readonly verdict: RuleVerdict;
  readonly duplicates: readonly DuplicateCustomer[];
  readonly fault: string | null;
};

const noVerdict: RuleVerdict = { result: null, word: null };

/** The rule results of a loan in the order they came (CR-170). One that cannot be read carries its fault and leaves
 *  the others alone.
 *  @returns 'missing' while the results are not available */
export function ruleOutcomes(detail: WithEngine): SectionState<readonly RuleOutcome[]> {
  return engineSection(detail, 'ruleEngine', rules =>
    Object.entries(rules).map(([name, raw]): RuleOutcome => {
      const read = v.safeParse(ruleSchema, raw);
      if (read.success) return { name, ...read.output, fault: null };
      return { name, verdict: noVerdict, value: raw, fault: faultOf(read.issues) };
    }),
  );
}

/** The dedupe results of a loan in the order they came (CR-169), read like the rule results. */
export function dedupeOutcomes(detail: WithEngine): SectionState<readonly DedupeOutcome[]> {
  return engineSection(detail, 'dedupeRuleEngine', rules =>
    Object.entries(rules).map(([name, raw]): DedupeOutcome => {
      const read = v.safeParse(dedupeSchema, raw);
      if (read.success) return { name, ...read.output, fault: null };
      return { name, verdict: noVerdict, duplicates: [], fault: faultOf(read.issues) };
    }),
  );
}

/** Income and obligations as the bank rule engine sees them (CR-051). */
export function bankRules({ engine }: WithEngine): SectionState<BankRules> {
  return sectionOf({ bankRuleEngine: field(engine, 'bankRuleEngine') }, 'bankRuleEngine', bankRulesSchema);
}

function engineSection<T>(
  { engine, engineAvailable }: WithEngine,
  name: string,
  read: (rules: Readonly<Record<string, unknown>>) => T,
): SectionState<T> {
  if (!engineAvailable) return { state: 'missing' };
  return sectionOf({ [name]: field(engine, name) }, name, v.pipe(objectSchema, v.transform(read)));
}

function faultOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map(issue => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
    .join('; ');
}
