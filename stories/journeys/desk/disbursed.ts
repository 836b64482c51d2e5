import { addDays, businessDate } from '@lending-desk/domain/calendar';
import { type CallWire, contract } from '@lending-desk/domain/contract';
import type { NextFactor } from '@lending-desk/domain/collections';
import { paiseToRupees } from '@lending-desk/domain/money';
import { accountsInOrder } from '../../fixtures/nextAccounts';
import { dpdBucket, dpdBuckets } from '@lending-desk/domain/loan';
import { classOfDay } from '@lending-desk/domain/repayment';
import { staff } from '../../fixtures/staff';
import { type Answer, answering, Refused } from './answering';
import type { SignInDesk } from './desk';

type Row = CallWire<typeof contract.collections.list>['data']['loans'][number];
type Found = CallWire<typeof contract.loan.search>['data']['loans'][number];

/** What the list of disbursed loans stores, and what was asked of it. */
export interface DisbursedDesk extends SignInDesk {
  loans: readonly Row[];
  /** The input of each list and search call, as the server reads it. */
  readonly asked: object[];
  readonly fails: { search: boolean; list: readonly string[] | null };
}

const today = businessDate('2026-11-21');
/** The primary and the alternate number of the customer who is found. */
const [phone, alternate] = ['9876543210', '9000043214'] as const;
const phones: readonly string[] = [phone, alternate];
/** A loan id that no loan has. */
const nobodys = 999_999;

/** A book of thirty loans, of which twelve are past due. */
export function disbursedDesk(): DisbursedDesk {
  const loans = Array.from({ length: 30 }, (_, place): Row => {
    const daysPastDue = Math.max(0, 96 - place * 8);
    return {
      id: `7c1f0a00-0000-4000-8000-0000000${10_000 + place}`,
      loanId: 482_190 + place,
      disbursalDate: addDays(businessDate('2026-01-15'), place),
      personalDetails: { fullName: place === 0 ? 'Kavya Raghunathan' : `Borrower ${place}` },
      amountApplied: 125_000,
      emis: '5 of 12',
      emiDay: 17,
      daysPastDue,
      bucket: dpdBucket(daysPastDue),
      class: classOfDay(daysPastDue),
      overdueAmount: daysPastDue * 100.25,
      closedOn: place === 20 ? addDays(today, -7) : null,
    };
  });
  return {
    people: [staff.collector],
    sessions: new Map(),
    loans,
    asked: [],
    fails: { search: false, list: null },
  };
}

/** The accounts in the order of work, in wire shape. */
const nextWire = (factors?: readonly NextFactor[]) => {
  const accounts = accountsInOrder(factors).map(account => ({
    ...account,
    overdueAmount: paiseToRupees(account.overdueAmount),
    atRisk: paiseToRupees(account.atRisk),
    promise: account.promise && {
      ...account.promise,
      amount: paiseToRupees(account.promise.amount),
      received: paiseToRupees(account.promise.received),
    },
  }));
  return { asOf: today, compared: 312, noCalls: null, accounts };
};

/** A loan of that customer as the search answers it. */
export const foundOf = (loanId: number, approvalStatus: string): Found => ({
  index: 1,
  loanId,
  startedOn: `${addDays(today, -300)}T05:00:00.000Z`,
  fullName: 'Kavya Raghunathan',
  monthlyIncome: null,
  loanAmount: 125_000,
  applicationStatus: 'COMPLETED',
  approvalStatus,
  personalDetails: { fullName: null, primaryPhoneNumber: phone, alternatePhoneNumber: alternate },
});

/** What the pages of the list ask for. */
export const disbursedAnswers: readonly Answer<DisbursedDesk>[] = [
  answering(contract.collections.list, (desk: DisbursedDesk, _viewer, asked) => {
    desk.asked.push(asked);
    if (desk.fails.list) throw new Refused(400, desk.fails.list);
    const { page, count, bucket } = asked;
    const all = desk.loans.filter(row => bucket === undefined || row.bucket === bucket);
    const next = all.length > page * count ? `after-page-${page}` : null;
    return { data: { loans: all.slice((page - 1) * count, page * count), next } };
  }),
  answering(contract.collections.ageing, (desk: DisbursedDesk) => ({
    data: {
      asOf: addDays(today, -1),
      buckets: dpdBuckets.map(({ label }) => {
        const loans = desk.loans.filter(row => row.bucket === label);
        const overdue = loans.reduce((sum, row) => sum + (row.overdueAmount ?? 0), 0);
        return { bucket: label, loans: loans.length, overdue };
      }),
    },
  })),
  answering(contract.collections.next, (desk: DisbursedDesk, _viewer, asked) => {
    desk.asked.push(asked);
    return { data: nextWire(asked.factors) };
  }),
  answering(contract.loan.search, (desk: DisbursedDesk, _viewer, sought) => {
    desk.asked.push(sought);
    if (desk.fails.search) throw new Refused(422, 'The search is being restored');
    if (sought.phone !== undefined && !phones.includes(sought.phone)) return { data: { loans: [] } };
    if (sought.loanId === nobodys) return { data: { loans: [] } };
    const disbursed = foundOf(482_190, 'DISBURSED');
    const loans = sought.phone === undefined ? [disbursed] : [foundOf(482_300, 'IN_REVIEW'), disbursed];
    return { data: { loans } };
  }),
  answering(contract.views.list, () => ({ data: { views: [] } })),
  answering(contract.views.save, (_desk: DisbursedDesk, _viewer, { name, query }) => ({
    data: { views: [{ id: '6a000000-0003-4000-8000-000000000001', name, query }] },
  })),
];
