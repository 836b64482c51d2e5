import { type CallParsed, type CallWire, type contract, toWireRupees } from '@lending-desk/domain/contract';
import { dueInSeconds, tatSeconds } from '@lending-desk/domain/loan';
import { paise } from '@lending-desk/domain/money';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Verb } from '../http/verb';
import { loan, loanTally } from './table';
import { anyStatus } from './tally';

type Query = CallParsed<typeof contract.loan.list>;
type WireRow = CallWire<typeof contract.loan.list>['data'][number];

/** How many of a user's own loans the list reaches, and the largest total it states. */
export const ownLoansReach = 5_000;

/** A page of the queue, newest first (CR-011), in one query that costs the same at any depth. `total` is exact,
 *  except for the user's own loans, which are counted up to `ownLoansReach`. A page past the end is empty. */
export const listLoans: Verb<typeof contract.loan.list> = async (context, input) => {
  const conditions = and(
    input.status && eq(loan.approvalStatus, input.status),
    input.owner === 'mine' ? eq(loan.underwriterId, context.viewer.idString) : undefined,
    input.owner === 'unassigned' ? isNull(loan.underwriterId) : undefined,
  );
  const { place, page } = pagePlan(input, conditions);
  const rows = await context.db
    .select({
      total: sql<number>`place.total`,
      loanId: sql<number | null>`page.loan_id`,
      idString: sql<string>`page.id_string`,
      startedOn: sql`page.started_on`.mapWith(loan.startedOn),
      decidedAt: sql<Date | null>`page.decided_at`.mapWith(loan.decidedAt),
      heldSince: sql<Date | null>`page.held_since`.mapWith(loan.heldSince),
      heldMs: sql`page.held_ms`.mapWith(loan.heldMs),
      amountAppliedMinor: sql`page.amount_applied_minor`.mapWith(loan.amountAppliedMinor),
      approvalStatus: sql<string>`page.approval_status`,
      underwriterName: sql<string | null>`page.underwriter_name`,
      underwriterId: sql<string | null>`page.underwriter_id`,
      jupiterDecision: sql<WireRow['jupiterDecision']>`page.jupiter_decision`,
      jupiterScore: sql<number | null>`page.jupiter_score`,
    })
    .from(sql`(${place}) as place`)
    .leftJoin(sql`lateral (${page}) as page`, sql`true`)
    .orderBy(sql`page.started_on desc`, sql`page.loan_id desc`);
  const data = rows.flatMap((row): WireRow[] => {
    // On an empty page the query returns the total alone.
    if (row.loanId === null) return [];
    return [
      {
        id: row.idString,
        loanId: row.loanId,
        date: row.startedOn.toISOString(),
        tat: tatSeconds(row, context.now),
        loanAmount: toWireRupees(paise(row.amountAppliedMinor)),
        // As stored: an unknown status must not break the whole page; the row shows it.
        status: row.approvalStatus,
        underWriterName: row.underwriterName,
        underWriterId: row.underwriterId,
        jupiterDecision: row.jupiterDecision,
        jupiterScore: row.jupiterScore,
        dueInSeconds: dueInSeconds(row, context.now, context.config.decisionHours),
      },
    ];
  });
  return { data, total: rows[0]?.total ?? 0 };
};

/** `place` is one row with the total and where the page begins; `page` selects its rows and may refer to it. */
function pagePlan(input: Query, conditions: SQL | undefined): { place: SQL; page: SQL } {
  const skip = (input.page - 1) * input.count;
  const where = conditions ?? sql`true`;
  if (input.loanId !== undefined) {
    const one = sql`${loan.loanId} = ${Number(input.loanId)} and ${where}`;
    return {
      place: sql`select count(*)::int as total from ${loan} where ${one}`,
      page: sql`select ${loan}.* from ${loan} where ${one} limit ${skip === 0 ? 1 : 0}`,
    };
  }
  if (input.owner === 'mine') {
    return {
      place: sql`select count(*)::int as total from (select from ${loan} where ${where} limit ${ownLoansReach}) as own`,
      page: sql`select ${loan}.* from ${loan} where ${where}
        order by ${loan.startedOn} desc, ${loan.loanId} desc
        limit ${Math.max(0, Math.min(input.count, ownLoansReach - skip))} offset ${Math.min(skip, ownLoansReach)}`,
    };
  }
  return { place: placeByTally(input, skip), page: pageFromDay(where, input.count) };
}

/** Turns the number of the first row into a day and an offset within it, by adding up the tally from the newest
 *  day; the sum at a row includes all rows of its day. Past the end the day is null, and no row is older than
 *  null. */
function placeByTally(input: Query, skip: number): SQL {
  const loans = input.owner === 'unassigned' ? loanTally.unassigned : loanTally.loans;
  const status = input.status ?? anyStatus;
  return sql`
    select coalesce(sum(loans), 0)::int as total,
      max(day) filter (where so_far > ${skip}) as day,
      ${skip} - coalesce(max(so_far) filter (where so_far <= ${skip}), 0) as rows_into_day
    from (
      select ${loanTally.day} as day, ${loans} as loans,
        (sum(${loans}) over (order by ${loanTally.day} desc))::int as so_far
      from ${loanTally} where ${loanTally.status} = ${status}
    ) as running`;
}

/** The rows from that place on: everything before the end of the day, in the order of the index. India is 5:30
 *  ahead of UTC all year. */
function pageFromDay(where: SQL, count: number): SQL {
  return sql`
    select ${loan}.* from ${loan}
    where ${loan.startedOn} < (place.day + 1)::timestamp at time zone 'UTC' - interval '5 hours 30 minutes'
      and ${where}
    order by ${loan.startedOn} desc, ${loan.loanId} desc
    limit ${count} offset place.rows_into_day`;
}
