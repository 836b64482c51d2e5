import { addMonths, dateOfParts, instantAt } from '@lending-desk/domain/calendar';
import type { CallParsed, contract } from '@lending-desk/domain/contract';
import { and, eq, gte, lt } from 'drizzle-orm';
import { cursorOf, keysetOf, keysetPage, turnOf } from '../db/keyset';
import type { Verb } from '../http/verb';
import { secretsOf } from '../secrets/secretsOf';
import { searchColumns, wireRows } from './searchRows';
import { loan } from './table';

type Query = CallParsed<typeof contract.loan.listForSupport>;

const newestFirst = keysetOf([
  { column: loan.startedOn, direction: 'desc' },
  { column: loan.loanId, direction: 'desc' },
]);

/** Loans that started in a month of Asia/Kolkata. */
function startedIn({ year, month }: Query) {
  if (year === undefined || month === undefined) return undefined;
  const first = dateOfParts(year, month, 1);
  return and(
    gte(loan.startedOn, new Date(instantAt(first, 0))),
    lt(loan.startedOn, new Date(instantAt(addMonths(first, 1), 0))),
  );
}

/** A page of customer support's list (CS-007), newest first, without a total. `next` continues after its last row
 *  at the same cost at any depth. */
export const listSupportLoans: Verb<typeof contract.loan.listForSupport> = async (context, input) => {
  const { page, count, status, applicationStatus, year, month, after } = input;
  const secrets = secretsOf(context.config);
  // A cursor continues the list it came from, with the same filter.
  const list = JSON.stringify(['loan.listForSupport', status, applicationStatus, year, month]);
  const turn = after === undefined ? null : turnOf(after, list, newestFirst, secrets);
  const read = await context.db
    .select({ ...searchColumns, place: newestFirst.place })
    .from(loan)
    .where(
      and(
        status && eq(loan.approvalStatus, status),
        applicationStatus === undefined ? undefined : eq(loan.applicationStatus, applicationStatus),
        startedIn(input),
        newestFirst.beyond(turn),
      ),
    )
    .orderBy(...newestFirst.orderBy(turn))
    .limit(count + 1)
    .offset(turn === null ? (page - 1) * count : 0);
  const { rows, next } = keysetPage(read, turn, count);
  return {
    data: {
      loans: wireRows(rows, (page - 1) * count + 1, context),
      next: next && cursorOf(next, list, secrets),
    },
  };
};
