import { type BusinessDate, businessDate } from '@lending-desk/domain/calendar';
import { type CashEntry, cashKinds, cashSources } from '@lending-desk/domain/cashBook';
import { paise, type Paise } from '@lending-desk/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client';
import { rowsOf } from '../db/rowsOf';
import { ledgerEvent, ledgerGroup, ledgerReceipt, ledgerTransfer } from '../ledger/table';
import { loan } from '../loan/table';

/** What was booked on one of our accounts by one group of transfers; amounts in paise. */
export type Entry = Omit<CashEntry, 'at'> & { readonly at: Date | null };

const { debit, credit, amount } = ledgerTransfer;
const sources = sql.join(
  cashSources.map(source => sql`${source}`),
  sql`, `,
);

/** The transfers of the groups that were booked on a day, each with the account of ours that it moves. */
const movedOn = (day: BusinessDate): SQL => sql`
  from ${ledgerGroup}
  join ${ledgerTransfer} on ${ledgerTransfer.loanId} = ${ledgerGroup.loanId}
    and ${ledgerTransfer.groupNumber} = ${ledgerGroup.number}
  cross join lateral (values (${debit}, ${amount}, 0::bigint), (${credit}, 0::bigint, ${amount}))
    as moved (source, received, paid_out)
  where ${ledgerGroup.bookedOn} = ${day} and moved.source in (${sources})`;

/** Received and paid out of each account of ours on a day, and how many entries that are. */
export type SourceTotal = {
  readonly entries: number;
  readonly received: Paise;
  readonly paidOut: Paise;
};

/** Summed by the database over every entry, however many are listed. */
export async function readTotals(db: Database, day: BusinessDate): Promise<ReadonlyMap<string, SourceTotal>> {
  const found = rowsOf(
    await db.execute(sql`
      select source, count(distinct (loan_id, number))::int as entries,
        sum(received)::text as received, sum(paid_out)::text as paid_out
      from (select moved.*, ${ledgerGroup.loanId} as loan_id, ${ledgerGroup.number} as number ${movedOn(day)}) as it
      group by source`),
  );
  return new Map(
    found.map(row => [
      String(row['source']),
      {
        entries: Number(row['entries']),
        received: paise(Number(row['received'])),
        paidOut: paise(Number(row['paid_out'])),
      },
    ]),
  );
}

/** Where a page of entries goes on: after the account of ours of a group of a loan. */
export type After = Pick<CashEntry, 'loanId' | 'group' | 'source'>;
const beginning = { loanId: 0, group: 0, source: '' } as const;

/** The entries of a day by loan and order of booking.
 *  @param after  the last one of the page before; null for the first page */
export async function readEntries(
  db: Database,
  day: BusinessDate,
  { after, limit }: { readonly after: After | null; readonly limit: number },
): Promise<Entry[]> {
  const { loanId, group, source } = after ?? beginning;
  const found = rowsOf(
    await db.execute(sql`
      with entry as (
        select ${ledgerGroup.loanId} as loan_id, ${ledgerGroup.number} as number, moved.source as source,
          min(${ledgerGroup.kind}) as kind, min(${ledgerGroup.event}) as event,
          max(${ledgerTransfer.receipt}) as receipt, min(${ledgerTransfer.valueDate})::text as value_on,
          sum(moved.received)::text as received, sum(moved.paid_out)::text as paid_out
        ${movedOn(day)} and (${ledgerGroup.loanId}, ${ledgerGroup.number}, moved.source) > (${loanId}, ${group}, ${source})
        group by 1, 2, 3 order by 1, 2, 3 limit ${limit})
      select entry.*, ${loan.fullName} as full_name, ${ledgerReceipt.reference} as reference,
        ${ledgerEvent.byName} as by_name, ${ledgerEvent.at} as at
      from entry
      join ${loan} on ${loan.loanId} = entry.loan_id
      left join ${ledgerReceipt} on ${ledgerReceipt.loanId} = entry.loan_id and ${ledgerReceipt.id} = entry.receipt
      left join ${ledgerEvent} on ${ledgerEvent.loanId} = entry.loan_id and ${ledgerEvent.number} = entry.event
      order by entry.loan_id, entry.number, entry.source`),
  );
  return found.map(row => {
    const { value_on: valueDate, at, ...entry } = v.parse(storedEntry, row);
    return {
      loanId: entry.loan_id,
      group: entry.number,
      fullName: entry.full_name,
      kind: entry.kind,
      source: entry.source,
      valueDate: businessDate(valueDate),
      received: paise(Number(entry.received)),
      paidOut: paise(Number(entry.paid_out)),
      paymentId: entry.receipt,
      reference: entry.reference,
      by: entry.by_name,
      at: at === null ? null : new Date(at),
    };
  });
}

const text = v.nullable(v.string());
const storedEntry = v.object({
  loan_id: v.number(),
  number: v.number(),
  full_name: v.string(),
  kind: v.picklist(cashKinds),
  source: v.picklist(cashSources),
  value_on: v.string(),
  received: v.string(),
  paid_out: v.string(),
  receipt: text,
  reference: text,
  by_name: text,
  // One driver answers a date, the other its text.
  at: v.nullable(v.union([v.string(), v.date()])),
});
