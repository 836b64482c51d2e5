import type { EngineResult } from './engineResult';

/** Which values a limit excludes: `below` and `above` include the limit itself, `atLeast` excludes it. */
export type LimitSide = 'below' | 'above' | 'atLeast';

/** A value on this side of the limit gets this result. */
export type RuleLimit = {
  readonly result: Exclude<EngineResult, 'APPROVE'>;
  readonly side: LimitSide;
  readonly limit: number;
};

/** The unit of a rule's value. */
export type RuleUnit = 'years' | 'rupees' | 'percent' | 'points' | 'count';

/** A rule the lender has documented. */
export type RuleEntry = {
  readonly label: string;
  /** The rule in one sentence. */
  readonly text: string;
  /** Where the value comes from. */
  readonly source: string;
  readonly unit: RuleUnit | null;
  /** The hardest first; empty where there is nothing to compare. */
  readonly limits: readonly RuleLimit[];
};

const limit = (result: RuleLimit['result'], side: LimitSide, at: number): RuleLimit => ({
  result,
  side,
  limit: at,
});

/** The documented rules, by the engine's name. They explain a result but never determine it: the engine's result
 *  counts. */
export const ruleBook: Readonly<Record<string, RuleEntry>> = {
  AGE: {
    label: 'Age',
    text: 'The applicant is of working age.',
    source: 'Date of birth in the personal details',
    unit: 'years',
    limits: [limit('FLAG', 'below', 23), limit('FLAG', 'above', 52)],
  },
  MONTHLY_INCOME: {
    label: 'Monthly income',
    text: 'The income leaves room for an instalment after the cost of living.',
    source: 'Monthly income in the professional details',
    unit: 'rupees',
    limits: [limit('FLAG', 'below', 25_000)],
  },
  BUREAU_SCORE: {
    label: 'Bureau score',
    text: 'The bureau score does not point to unpaid loans.',
    source: 'Score of the bureau report',
    unit: 'points',
    limits: [limit('REJECT', 'below', 580), limit('FLAG', 'below', 650)],
  },
  ENQUIRIES_30_DAYS: {
    label: 'Enquiries in 30 days',
    text: 'Few other lenders asked the bureau about the applicant in the 30 days before the report.',
    source: 'Enquiries of the bureau report',
    unit: 'count',
    limits: [limit('REJECT', 'above', 8), limit('FLAG', 'above', 4)],
  },
  BOUNCES_3_MONTHS: {
    label: 'Bounces in 3 months',
    text: 'Hardly any payment was returned unpaid by the bank in the last three months.',
    source: 'Bounces of the bank statement',
    unit: 'count',
    limits: [limit('REJECT', 'atLeast', 5), limit('FLAG', 'atLeast', 2)],
  },
  FOIR: {
    label: 'FOIR',
    text: 'The monthly payments on other loans leave enough of the income.',
    source: 'Obligations and income of the bank rule engine',
    unit: 'percent',
    limits: [limit('REJECT', 'above', 60), limit('FLAG', 'above', 45)],
  },
  NAME_MATCH: {
    label: 'Name match',
    text: 'The name the customer gave is the name on the documents.',
    source: 'Name comparison of the KYC documents',
    unit: 'percent',
    limits: [limit('FLAG', 'below', 80)],
  },
  PHONE: {
    label: 'Phone',
    text: 'No other customer applied with this phone number.',
    source: 'Phone numbers of earlier applications',
    unit: null,
    limits: [],
  },
  PAN: {
    label: 'PAN',
    text: 'No other customer applied with this PAN.',
    source: 'PAN of earlier applications',
    unit: null,
    limits: [],
  },
  BANK_ACCOUNT: {
    label: 'Bank account',
    text: 'No other customer applied with this bank account.',
    source: 'Bank accounts of earlier applications',
    unit: null,
    limits: [],
  },
};

/** @returns the entry of a rule, ignoring the case of its name; null for an undocumented one */
export function ruleEntry(name: string): RuleEntry | null {
  const key = name.trim().toUpperCase();
  return Object.hasOwn(ruleBook, key) ? (ruleBook[key] ?? null) : null;
}

/** @returns the rule's plain name, or the engine's own for an unknown rule */
export function ruleLabel(name: string): string {
  return ruleEntry(name)?.label ?? name;
}
