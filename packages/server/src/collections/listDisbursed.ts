import type { Viewer } from '@lending-desk/domain/access';
import {
  daysOfBand,
  emisPastDue,
  type ListSort,
  type PaymentPromise,
} from '@lending-desk/domain/collections';
import {
  addDays,
  addMonths,
  type BusinessDate,
  dateOfParts,
  daysBetween,
} from '@lending-desk/domain/calendar';
import { type CallParsed, type CallWire, type contract, toWireRupees } from '@lending-desk/domain/contract';
import { dpdBucket, dpdBuckets } from '@lending-desk/domain/loan';
import { paise } from '@lending-desk/domain/money';
import { assetClasses, classOfDay } from '@lending-desk/domain/repayment';
import { and, eq, gte, isNotNull, isNull, lt, lte, not, or, type SQL } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import type { Database } from '../db/client';
import { encodeCursor, type Keyset, keysetOf, type Place, type Cursor, decodeCursor } from '../db/keyset';
import { Refused, type Verb } from '../http/verb';
import { loanAccount } from '../ledger/table';
import { loan } from '../loan/table';
import { type Secrets, secretsOf } from '../secrets/secretsOf';
import { readPromises, wirePromise } from './promises';

type Query = CallParsed<typeof contract.collections.list>;
type WireRow = CallWire<typeof contract.collections.list>['data']['loans'][number];

const { loanId, oldestUnpaid, overdueTotal, promisedOn } = loanAccount;

/** Rows in one order: a list, or a part of one. */
interface Part {
  readonly keyset: Keyset;
  readonly rows: (today: BusinessDate) => SQL | undefined;
}
const whole = () => undefined;
const byDaysPastDue = keysetOf([
  { column: oldestUnpaid, direction: 'asc' },
  { column: loanId, direction: 'asc' },
]);

// Days past due follow from the oldest unpaid due date, so that the most overdue loan is the first of an index. Which
// promises are past changes at midnight, so no index has them all in one order: that list is three, one behind the other.
const lists: Readonly<Record<ListSort, readonly Part[]>> = {
  dpd: [{ keyset: byDaysPastDue, rows: whole }],
  amount: [
    {
      keyset: keysetOf([
        { column: overdueTotal, direction: 'desc' },
        { column: loanId, direction: 'desc' },
      ]),
      rows: whole,
    },
  ],
  promise: [
    {
      keyset: keysetOf([
        { column: promisedOn, direction: 'asc' },
        { column: loanId, direction: 'asc' },
      ]),
      rows: today => gte(promisedOn, today),
    },
    {
      keyset: keysetOf([
        { column: promisedOn, direction: 'desc' },
        { column: loanId, direction: 'desc' },
      ]),
      rows: today => lt(promisedOn, today),
    },
    { keyset: byDaysPastDue, rows: () => isNull(promisedOn) },
  ],
};

/** The accounts whose days past due are in a band. */
function within({ least, most }: ReturnType<typeof daysOfBand>, today: BusinessDate): SQL | undefined {
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

/** Who asks, and on which day. */
interface Asking {
  readonly viewer: Pick<Viewer, 'idString'>;
  readonly today: BusinessDate;
}

const filtersOf = (input: Query, { viewer, today }: Asking) =>
  and(
    input.owner && eq(loanAccount.contactedBy, viewer.idString),
    disbursedIn(input),
    input.bucket && within(daysOfBand(dpdBuckets, input.bucket), today),
    input.class && ofClass(input.class, today),
  );

/** Names a part of the list with its filter and order: a cursor continues the list it came from. */
const listOf = (part: number, { year, month, bucket, class: ofBook, owner, sort }: Query): string =>
  JSON.stringify(['collections.list', year, month, bucket, ofBook, owner, sort, part]);

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
  closedOn: loanAccount.closedOn,
};
type Found = Pick<
  typeof loanAccount.$inferSelect,
  'emisPaid' | 'emisAll' | 'emiDay' | 'oldestUnpaid' | 'npaFrom' | 'npaTo' | 'overdueTotal' | 'closedOn'
> & {
  readonly id: string;
  readonly loanId: number;
  readonly fullName: string;
  readonly amountApplied: number;
  readonly disbursalDate: BusinessDate;
};

function wireRow(row: Found, today: BusinessDate, promise: PaymentPromise | undefined): WireRow {
  const { id, loanId: number, fullName, disbursalDate, emiDay, oldestUnpaid: oldest } = row;
  const daysPastDue = oldest === null ? 0 : Math.max(0, daysBetween(oldest, today));
  return {
    id,
    loanId: number,
    disbursalDate,
    personalDetails: { fullName },
    amountApplied: toWireRupees(paise(row.amountApplied)),
    emis: `${row.emisPaid} of ${row.emisAll}`,
    emisOverdue: Math.min(emisPastDue(oldest, today), row.emisAll - row.emisPaid),
    emiDay,
    daysPastDue,
    bucket: dpdBucket(daysPastDue),
    class: row.npaFrom !== null && row.npaTo === null ? 'NPA' : classOfDay(daysPastDue),
    overdueAmount: toWireRupees(row.overdueTotal),
    promise: promise ? wirePromise(promise) : null,
    closedOn: row.closedOn,
  };
}

/** Where a cursor continues: 'PART.SEALED'.
 *  @throws Refused 400 for what is no cursor of this list */
function placeOf(
  after: string,
  input: Query,
  secrets: Secrets,
): { readonly part: number; readonly position: Cursor } {
  const [name = '', ...sealed] = after.split('.');
  const part = Number(name);
  const found = lists[input.sort][part];
  if (found === undefined) throw new Refused(400, 'This page of the list cannot be found');
  return { part, position: decodeCursor(sealed.join('.'), listOf(part, input), found.keyset, secrets) };
}

/** The rows of a page and one more, where there is one: those of the first part, and behind them those of the next.
 *  @param from  where the page before ends; null: the pages before are walked over */
async function readRows(
  db: Database,
  input: Query,
  asking: Asking,
  from: { readonly part: number; readonly position: Cursor } | null,
) {
  const wanted = input.count + 1;
  const rows: (Found & { readonly part: number; readonly place: Place })[] = [];
  let walk = from ? 0 : (input.page - 1) * input.count;
  for (const [part, { keyset, rows: ofPart }] of lists[input.sort].entries()) {
    if (rows.length === wanted) break;
    if (from && part < from.part) continue;
    const position = from?.part === part ? from.position : null;
    const filter = and(ofPart(asking.today), filtersOf(input, asking));
    // The pages before are walked over in the index alone; only the rows of this one are read.
    const ids = db
      .select({ loanId })
      .from(loanAccount)
      .where(and(filter, keyset.after(position)))
      .orderBy(...keyset.orderBy(position))
      .limit(wanted - rows.length)
      .offset(walk)
      .as('page');
    const read = await db
      .select({ ...columns, place: keyset.place })
      .from(ids)
      .innerJoin(loanAccount, eq(loanId, ids.loanId))
      .innerJoin(loan, eq(loan.loanId, ids.loanId))
      .orderBy(...keyset.orderBy(position));
    rows.push(...read.map(row => ({ ...row, part })));
    // A page without a row of a part may be anywhere behind it.
    if (read.length > 0) walk = 0;
    else if (walk > 0) walk = Math.max(0, walk - (await db.$count(loanAccount, filter)));
  }
  return rows;
}

/** A page of the disbursed loans (CO-008, CO-010), the most overdue first. There is no total. `next` continues after
 *  its last row at the same cost at any depth. */
export const listDisbursed: Verb<typeof contract.collections.list> = async (context, input) => {
  const { count, after } = input;
  const today = todayOf(context.now);
  const secrets = secretsOf(context.config);
  const from = after === undefined ? null : placeOf(after, input, secrets);
  const read = await readRows(context.db, input, { viewer: context.viewer, today }, from);
  const rows = read.slice(0, count);
  const last = rows.at(-1);
  const next =
    last && read.length > count
      ? `${last.part}.${encodeCursor({ towards: 'next', from: last.place }, listOf(last.part, input), secrets)}`
      : null;
  const promises = await readPromises(
    context.db,
    rows.map(row => row.loanId),
    today,
  );
  return {
    data: { loans: rows.map(row => wireRow(row, today, promises.get(row.loanId)?.at(-1))), next },
  };
};
