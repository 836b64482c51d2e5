import type { DemoPerson } from './demoPeople';

/** How the bureau answered, or that nobody asked it yet. */
export type DemoReport = 'clean' | 'derogatory' | 'thin' | 'thick40' | 'noHit' | 'notFetched';

/** What makes an application worth looking at. Whatever is left out is as with everybody else. */
export interface DemoCase {
  readonly person?: Partial<Pick<DemoPerson, 'firstName' | 'lastName' | 'fullName'>>;
  readonly report?: DemoReport;
  /** Months and small payments a month of the account; null for no statement at all. */
  readonly account?: { readonly months: number; readonly payments: number } | null;
  readonly bounces?: number;
  /** The statement came as a PDF that opens with the stored password only. */
  readonly lockedStatement?: true;
  /** Pre-disbursal calls so far. */
  readonly pdCalls?: number;
  /** Shares phone, PAN and account with an earlier customer. */
  readonly duplicate?: true;
  readonly brokenKyc?: true;
  /** No profession, no documents, no word from the engine. */
  readonly missing?: true;
}

const named = (firstName: string, lastName: string) => ({
  person: { firstName, lastName, fullName: `${firstName} ${lastName}`.trim() },
});

const sixMonths = { months: 6, payments: 9 } as const;

/** The cases, newest first: they head the queue of a fresh demonstration. */
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

/** The loan a case has in the portfolio a demonstration starts with. */
export function demoLoanId(name: DemoCaseName): number {
  return firstLoanId + portfolioSize - 1 - order.findIndex(([one]) => one === name);
}

/** Loans that tests and benches look for. */
export const demoLoanIds = {
  bigStatement: demoLoanId('bigStatement'),
  thickReport: demoLoanId('thickReport'),
  notFetched: demoLoanId('notFetched'),
} as const;
