import { daysOfBand } from '@lending-desk/domain/collections';
import {
  addDays,
  addMonths,
  type BusinessDate,
  businessDateOf,
  daysBetween,
  dateOfParts,
  instantOfEpochMs,
} from '@lending-desk/domain/calendar';
import { type CallParsed, type CallWire, type contract, toWireRupees } from '@lending-desk/domain/contract';
import { dpdBucket, dpdBuckets } from '@lending-desk/domain/loan';
import { paise } from '@lending-desk/domain/money';
import { assetClasses, classOfDay } from '@lending-desk/domain/repayment';
import { and, eq, gte, isNotNull, isNull, lt, lte, not, or, type SQL } from 'drizzle-orm';
import { cursorOf, keysetOf, turnOf } from '../db/keyset';
import type { Verb } from '../http/verb';
import { loanAccount } from '../ledger/table';
import { loan } from '../loan/table';
import { secretsOf } from '../secrets/secretsOf';

type Query = CallParsed<typeof contract.collections.list>;
type WireRow = CallWire<typeof contract.collections.list>['data']['loans'][number];

// Days past due follow from the oldest unpaid due date, so that the most overdue loan is the first of an index.
const orders = {
  dpd: keysetOf([
    { column: loanAccount.oldestUnpaid, direction: 'asc' },
    { column: loanAccount.loanId, direction: 'asc' },
  ]),
  amount: keysetOf([
    { column: loanAccount.overdueTotal, direction: 'desc' },
    { column: loanAccount.loanId, direction: 'desc' },
  ]),
} as const;

/** Today in Asia/Kolkata. */
export const todayOf = (now: Date): BusinessDate => businessDateOf(instantOfEpochMs(now.getTime()));

/** The accounts whose days past due are in a band. */
function within({ least, most }: ReturnType<typeof daysOfBand>, today: BusinessDate): SQL | undefined {
  const { oldestUnpaid } = loanAccount;
  if (least === null) return or(isNull(oldestUnpaid), gte(oldestUnpaid, today));
  return and(
    lte(oldestUnpaid, addDays(today, -least)),
    most === null ? undefined : gte(oldestUnpaid, addDays(today, -most)),
  );
}

const isNpa = and(isNotNull(loanAccount.npaFrom), isNull(loanAccount.npaTo));

/** An account that is NPA stays so while anything due is open, whatever its days past due [M5]. */
function ofClass(label: NonNullable<Query['class']>, today: BusinessDate): SQL | undefined {
  const days = within(daysOfBand(assetClasses, label), today);
  return label === 'NPA' ? or(isNpa, days) : and(days, isNpa && not(isNpa));
}

function disbursedIn({ year, month }: Query): SQL | undefined {
  if (year === undefined || month === undefined) return undefined;
  const first = dateOfParts(year, month, 1);
  return and(gte(loanAccount.disbursedOn, first), lt(loanAccount.disbursedOn, addMonths(first, 1)));
}

const filtersOf = (input: Query, today: BusinessDate) =>
  and(
    disbursedIn(input),
    input.bucket && within(daysOfBand(dpdBuckets, input.bucket), today),
    input.class && ofClass(input.class, today),
  );

/** Names the list with its filter and order: a cursor continues the list it came from. */
const listOf = ({ year, month, bucket, class: ofBook, sort }: Query): string =>
  JSON.stringify(['collections.list', year, month, bucket, ofBook, sort]);

const columns = {
  id: loan.idString,
  loanId: loan.loanId,
  fullName: loan.fullName,
  amountApplied: loan.amountAppliedMinor,
  disbursalDate: loanAccount.disbursedOn,
  emisPaid: loanAccount.emisPaid,
  emisAll: loanAccount.emisAll,
  emiDay: loanAccount.emiDay,
  oldestUnpaid: loanAccount.oldestUnpaid,
  npaFrom: loanAccount.npaFrom,
  npaTo: loanAccount.npaTo,
  overdueTotal: loanAccount.overdueTotal,
};
type Found = Pick<
  typeof loanAccount.$inferSelect,
  'emisPaid' | 'emisAll' | 'emiDay' | 'oldestUnpaid' | 'npaFrom' | 'npaTo' | 'overdueTotal'
> & {
  readonly id: string;
  readonly loanId: number;
  readonly fullName: string;
  readonly amountApplied: number;
  readonly disbursalDate: BusinessDate;
};

function wireRow(row: Found, today: BusinessDate): WireRow {
  const { id, loanId, fullName, disbursalDate, emiDay, oldestUnpaid } = row;
  const daysPastDue = oldestUnpaid === null ? 0 : Math.max(0, daysBetween(oldestUnpaid, today));
  return {
    id,
    loanId,
    disbursalDate,
    personalDetails: { fullName },
    amountApplied: toWireRupees(paise(row.amountApplied)),
    emis: `${row.emisPaid} of ${row.emisAll}`,
    emiDay,
    daysPastDue,
    bucket: dpdBucket(daysPastDue),
    class: row.npaFrom !== null && row.npaTo === null ? 'NPA' : classOfDay(daysPastDue),
    overdueAmount: toWireRupees(row.overdueTotal),
  };
}

/** A page of the disbursed loans (CO-008, CO-010), the most overdue first. There is no total. `next` continues after
 *  its last row at the same cost at any depth. */
export const listDisbursed: Verb<typeof contract.collections.list> = async (context, input) => {
  const { page, count, after, sort } = input;
  const today = todayOf(context.now);
  const secrets = secretsOf(context.config);
  const { place, orderBy, beyond } = orders[sort];
  const turn = after === undefined ? null : turnOf(after, listOf(input), orders[sort], secrets);
  // The pages before are walked over in the index alone; only the rows of this one are read.
  const ids = context.db
    .select({ loanId: loanAccount.loanId })
    .from(loanAccount)
    .where(and(filtersOf(input, today), beyond(turn)))
    .orderBy(...orderBy(turn))
    .limit(count + 1)
    .offset(turn ? 0 : (page - 1) * count)
    .as('page');
  const read = await context.db
    .select({ ...columns, place })
    .from(ids)
    .innerJoin(loanAccount, eq(loanAccount.loanId, ids.loanId))
    .innerJoin(loan, eq(loan.loanId, ids.loanId))
    .orderBy(...orderBy(turn));
  const rows = read.slice(0, count);
  const last = rows.at(-1);
  const next =
    last && read.length > count
      ? cursorOf({ towards: 'next', from: last.place }, listOf(input), secrets)
      : null;
  return { data: { loans: rows.map(row => wireRow(row, today)), next } };
};
