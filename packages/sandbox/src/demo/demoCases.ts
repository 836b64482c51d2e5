import type { DemoPerson } from './demoPeople';

/** The bureau's answer, or that no report was requested yet. */
export type DemoReport = 'clean' | 'derogatory' | 'thin' | 'thick40' | 'noHit' | 'notFetched';

/** What is special about an application. Fields left out are as in an ordinary one. */
export interface DemoCase {
  readonly person?: Partial<Pick<DemoPerson, 'firstName' | 'lastName' | 'fullName'>>;
  readonly report?: DemoReport;
  /** Months and small payments a month of the account; null for no statement at all. */
  readonly account?: { readonly months: number; readonly payments: number } | null;
  readonly bounces?: number;
  /** The statement is a PDF that opens only with the stored password. */
  readonly lockedStatement?: true;
  /** Number of pre-disbursal calls so far. */
  readonly pdCalls?: number;
  /** Shares phone, PAN and account with an earlier customer. */
  readonly duplicate?: true;
  readonly brokenKyc?: true;
  /** No profession, no documents, no engine results. */
  readonly missing?: true;
}

const named = (firstName: string, lastName: string) => ({
  person: { firstName, lastName, fullName: `${firstName} ${lastName}`.trim() },
});

const sixMonths = { months: 6, payments: 9 } as const;

/** The cases, newest first: the first rows of the queue in a fresh demonstration. */
const cases = {
  notFetched: { report: 'notFetched', account: sixMonths },
  thickReport: { report: 'thick40', pdCalls: 2 },
  bigStatement: { account: { months: 12, payments: 890 }, report: 'clean' },
  thinFile: { report: 'thin' },
  bureauError: { report: 'noHit' },
  duplicate: { duplicate: true, report: 'clean' },
  brokenKyc: { brokenKyc: true, report: 'clean' },
  missingData: { missing: true, account: null, report: 'notFetched' },
  singleName: { ...named('Kaveriamma', ''), report: 'notFetched' },
  bounces: { bounces: 6, report: 'derogatory', pdCalls: 4, lockedStatement: true },
  longNames: {
    ...named('Venkata Subrahmanya Lakshmi Narasimha', 'Chakravarthulapudi Venkateswarapuram'),
    report: 'clean',
  },
} as const satisfies Record<string, DemoCase>;

export type DemoCaseName = keyof typeof cases;

const order = Object.entries(cases);

/** @param fromNewest  0 for the newest application of the portfolio */
export function demoCaseAt(fromNewest: number): DemoCase | null {
  return order[fromNewest]?.[1] ?? null;
}

export const firstLoanId = 100_001;
export const portfolioSize = 1320;

/** The loan id of a case in the portfolio of a new demonstration. */
export function demoLoanId(name: DemoCaseName): number {
  return firstLoanId + portfolioSize - 1 - order.findIndex(([one]) => one === name);
}

/** Loans that tests and benchmarks use. */
export const demoLoanIds = {
  bigStatement: demoLoanId('bigStatement'),
  thickReport: demoLoanId('thickReport'),
  notFetched: demoLoanId('notFetched'),
} as const;
