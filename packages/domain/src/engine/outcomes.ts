import * as v from 'valibot';
import { sectionOf, type SectionState } from '../loose/section';
import { field, objectSchema } from '../loose/loose';
import {
  type BankRules,
  bankRulesSchema,
  dedupeSchema,
  type DuplicateCustomer,
  ruleSchema,
  type RuleVerdict,
} from './schema';

/** The part of a loan that has the engine's results. */
type WithEngine = {
  readonly engine: Readonly<Record<string, unknown>> | null;
  readonly engineAvailable: boolean;
};

/** The engine's result for one rule. */
export type RuleOutcome = {
  /** The engine's name for it: 'MONTHLY_INCOME'. */
  readonly name: string;
  readonly verdict: RuleVerdict;
  /** The value the rule judged, as received. */
  readonly value: unknown;
  /** Why the result cannot be read; null when it can. */
  readonly fault: string | null;
};

/** The dedupe engine's result for one rule. */
export type DedupeOutcome = {
  readonly name: string;
  readonly verdict: RuleVerdict;
  readonly duplicates: readonly DuplicateCustomer[];
  readonly fault: string | null;
};

const noVerdict: RuleVerdict = { result: null, word: null };

/** The rule results of a loan in the order received (CR-170). An unreadable one has its fault and does not affect
 *  the others.
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

/** The dedupe results of a loan in the order received (CR-169), read like the rule results. */
export function dedupeOutcomes(detail: WithEngine): SectionState<readonly DedupeOutcome[]> {
  return engineSection(detail, 'dedupeRuleEngine', rules =>
    Object.entries(rules).map(([name, raw]): DedupeOutcome => {
      const read = v.safeParse(dedupeSchema, raw);
      if (read.success) return { name, ...read.output, fault: null };
      return { name, verdict: noVerdict, duplicates: [], fault: faultOf(read.issues) };
    }),
  );
}

/** Income and obligations according to the bank rule engine (CR-051). */
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
  return issues.map(issue => [v.getDotPath(issue), issue.message].filter(Boolean).join(': ')).join('; ');
}
