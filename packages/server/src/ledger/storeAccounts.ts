import type { BusinessDate } from '@lending-desk/domain/calendar';
import { percentOf } from '@lending-desk/domain/money';
import { type LoanAccount, listedAccount, type Receipt } from '@lending-desk/domain/repayment';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/client';
import {
  ledgerEvent,
  ledgerGroup,
  ledgerReceipt,
  ledgerTransfer,
  loanAccount,
  loanInstalment,
} from './table';

/** Who books: a user, or the system itself, which has no id. */
export interface BookedBy {
  readonly id: string | null;
  readonly name: string;
  readonly requestId: string;
}

/** What happened, as it is kept beside its entries. */
export type EventRow = typeof ledgerEvent.$inferInsert;

/** Writes rows as one JSON text: a parameter for each of thousands of values costs far more. */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map(row =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key) ?? null])),
  );
  await tx.execute(sql`
    insert into ${table}
    select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::text::jsonb)`);
}

/** What lists show and how far the account is posted, as columns. */
export function listedColumns(account: LoanAccount) {
  const { overdue, npa, ...listed } = listedAccount(account);
  return {
    postedThrough: account.postedThrough,
    waitingBounces: [...account.waitingBounces],
    seen: [...account.seen],
    closedOn: account.closedOn,
    ...listed,
    overduePrincipal: overdue.principal,
    overdueInterest: overdue.interest,
    overduePenal: overdue.penal,
    overdueBounce: overdue.bounce,
    overdueTotal: overdue.total,
    npaFrom: npa?.start ?? null,
    npaTo: npa?.end ?? null,
  };
}

/** What of a receipt may change after it was booked. */
export const becameOf = ({ toBeMapped, mapped, reversal }: Receipt) => ({
  toBeMapped,
  mapped,
  reversedOn: reversal?.on ?? null,
  reversalReference: reversal?.reference ?? null,
});

/** The entries of an account from a group and a receipt on, as rows.
 *  @param event  the number of the event that caused the groups from `causedFrom` on */
export async function insertEntries(
  tx: Transaction,
  entries: readonly {
    readonly loanId: number;
    readonly account: LoanAccount;
    readonly groupsFrom: number;
    readonly receiptsFrom: number;
    readonly event: { readonly number: number; readonly causedFrom: number } | null;
  }[],
): Promise<void> {
  const groups = entries.flatMap(({ loanId, account, groupsFrom, event }) =>
    account.groups.slice(groupsFrom).map((group, at) => {
      const number = groupsFrom + at;
      const caused = event !== null && number >= event.causedFrom;
      return { loanId, number, event: caused ? event.number : null, group };
    }),
  );
  await insertRows(
    tx,
    ledgerGroup,
    groups.map(({ group: { kind, bookedOn, about }, ...row }) => ({ ...row, kind, bookedOn, about })),
  );
  await insertRows(
    tx,
    ledgerTransfer,
    groups.flatMap(({ loanId, number: groupNumber, group }) =>
      group.transfers.map((transfer, number) => ({
        loanId,
        groupNumber,
        number,
        ...transfer,
        freed: transfer.freed ?? false,
      })),
    ),
  );
  await insertRows(
    tx,
    ledgerReceipt,
    entries.flatMap(({ loanId, account, receiptsFrom }) =>
      account.receipts
        .slice(receiptsFrom)
        .map((receipt, at) => ({ loanId, number: receiptsFrom + at, ...receipt, ...becameOf(receipt) })),
    ),
  );
}

/** Stores new accounts with the event that opened each: the entries they have so far are of that event. */
export async function storeAccounts(
  tx: Transaction,
  accounts: readonly {
    readonly account: LoanAccount;
    readonly opened: EventRow;
    /** The last contact about dues, of a loan that came with its history. */
    readonly contactedOn?: BusinessDate | null;
  }[],
): Promise<void> {
  await insertRows(
    tx,
    loanAccount,
    accounts.map(({ account, contactedOn = null, opened: { loanId } }) => {
      const { principal, yearlyRate, months, rounding, emiDay, disbursedOn, processingFeeRate } =
        account.terms;
      return {
        loanId,
        principal,
        yearlyRate: percentOf(yearlyRate),
        months,
        emiTo: rounding?.emiTo ?? 'rupee',
        half: rounding?.half ?? 'up',
        emiDay,
        disbursedOn,
        feeRate: percentOf(processingFeeRate),
        takenOverOn: account.takenOverOn,
        contactedOn,
        ...listedColumns(account),
      };
    }),
  );
  await insertRows(
    tx,
    loanInstalment,
    accounts.flatMap(({ account, opened: { loanId } }) =>
      account.instalments.map((instalment, emi) => ({ loanId, emi, ...instalment })),
    ),
  );
  await insertRows(
    tx,
    ledgerEvent,
    accounts.map(({ opened }) => opened),
  );
  await insertEntries(
    tx,
    accounts.map(({ account, opened: { loanId, number } }) => ({
      loanId,
      account,
      groupsFrom: 0,
      receiptsFrom: 0,
      event: { number, causedFrom: 0 },
    })),
  );
}
