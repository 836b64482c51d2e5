import { addMonths, type BusinessDate, dateOfParts, instantAt } from '@lending-desk/domain/calendar';
import type { CallParsed, contract } from '@lending-desk/domain/contract';
import { and, count as countRows, eq, gt, gte, isNull, lt, lte, or } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import type { Database } from '../db/client';
import { encodeCursor, keysetOf, type Cursor, decodeCursor } from '../db/keyset';
import type { Verb } from '../http/verb';
import { type Secrets, secretsOf } from '../secrets/secretsOf';
import { searchColumns, wireRows } from './searchRows';
import { loan } from './table';

type Query = CallParsed<typeof contract.loan.listForSupport>;

// The list is two lists, one behind the other. Which loans are due changes at midnight, so no index could have both in
// one order.
const parts = {
  /** Loans whose follow-up is due, the oldest day first. */
  due: keysetOf([
    { column: loan.followUpOn, direction: 'asc' },
    { column: loan.loanId, direction: 'asc' },
  ]),
  /** The others, newest first. */
  others: keysetOf([
    { column: loan.startedOn, direction: 'desc' },
    { column: loan.loanId, direction: 'desc' },
  ]),
} as const;
type Part = keyof typeof parts;

/** Loans that started in a month of Asia/Kolkata. */
function startedIn({ year, month }: Query) {
  if (year === undefined || month === undefined) return undefined;
  const first = dateOfParts(year, month, 1);
  return and(
    gte(loan.startedOn, new Date(instantAt(first, 0))),
    lt(loan.startedOn, new Date(instantAt(addMonths(first, 1), 0))),
  );
}

/** The loans of a part that pass the filters. */
function rowsOf(part: Part, input: Query, today: BusinessDate) {
  const { status, applicationStatus } = input;
  return and(
    // The rule is `isFollowUpDue`.
    part === 'due' ? lte(loan.followUpOn, today) : or(isNull(loan.followUpOn), gt(loan.followUpOn, today)),
    status && eq(loan.approvalStatus, status),
    applicationStatus === undefined ? undefined : eq(loan.applicationStatus, applicationStatus),
    startedIn(input),
  );
}

/** Names a part of the list with its filter: a cursor continues the list it came from. */
const listOf = (part: Part, { status, applicationStatus, year, month, followUp }: Query): string =>
  JSON.stringify(['loan.listForSupport', part, status, applicationStatus, year, month, followUp]);

/** Where a cursor continues.
 *  @throws Refused 400 for what is no cursor of this list */
function placeOf(after: string, input: Query, secrets: Secrets) {
  const part: Part = after.startsWith('due.') ? 'due' : 'others';
  const sealed = after.slice(after.indexOf('.') + 1);
  return { part, position: decodeCursor(sealed, listOf(part, input), parts[part], secrets) };
}

/** The rows of a page and one more, where there is one: those of the first part, and behind them those of the second.
 *  @param from  where the page before ends; null: the pages before are walked over */
async function readRows(
  db: Database,
  input: Query,
  today: BusinessDate,
  from: { readonly part: Part; readonly position: Cursor } | null,
) {
  const { page, count, followUp } = input;
  const read = async (part: Part, limit: number, offset: number) => {
    const { place, after, orderBy } = parts[part];
    const position = from?.part === part ? from.position : null;
    // The pages before are walked over in the index alone; only the rows of this one are read.
    const ids = db
      .select({ loanId: loan.loanId })
      .from(loan)
      .where(and(rowsOf(part, input, today), after(position)))
      .orderBy(...orderBy(position))
      .limit(limit)
      .offset(offset)
      .as('page');
    const rows = await db
      .select({ ...searchColumns, place })
      .from(ids)
      .innerJoin(loan, eq(loan.loanId, ids.loanId))
      .orderBy(...orderBy(position));
    return rows.map(row => ({ ...row, part }));
  };
  const wanted = count + 1;
  const walked = from ? 0 : (page - 1) * count;
  const due = from?.part === 'others' ? [] : await read('due', wanted, walked);
  if (followUp === 'due' || due.length === wanted) return due;
  // Nothing lies before the first page: its count, of all loans that are due, is not needed.
  // Stryker disable next-line ConditionalExpression: it saves a query
  const before = walked === 0 ? 0 : await countDue(db, input, today);
  return [...due, ...(await read('others', wanted - due.length, Math.max(0, walked - before)))];
}

async function countDue(db: Database, input: Query, today: BusinessDate): Promise<number> {
  const [found] = await db
    .select({ rows: countRows() })
    .from(loan)
    .where(rowsOf('due', input, today));
  return found?.rows ?? 0;
}

/** A page of customer support's list (CS-007): the loans whose follow-up is due, then the others, newest first. There
 *  is no total. `next` continues after its last row at the same cost at any depth. */
export const listSupportLoans: Verb<typeof contract.loan.listForSupport> = async (context, input) => {
  const { page, count, after } = input;
  const secrets = secretsOf(context.config);
  const today = todayOf(context.now);
  const from = after === undefined ? null : placeOf(after, input, secrets);
  const read = await readRows(context.db, input, today, from);
  const rows = read.slice(0, count);
  const last = rows.at(-1);
  const next =
    last && read.length > count
      ? `${last.part}.${encodeCursor({ towards: 'next', from: last.place }, listOf(last.part, input), secrets)}`
      : null;
  return { data: { loans: wireRows(rows, (page - 1) * count + 1, context), next } };
};
