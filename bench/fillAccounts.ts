import { addDays, type BusinessDate } from '@lending-desk/domain/calendar';
import { percent, rupees, sum } from '@lending-desk/domain/money';
import { book, type LoanAccount, openAccount, postThrough } from '@lending-desk/domain/repayment';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../packages/server/src/db/client';
import { inTransaction } from '../packages/server/src/db/transaction';
import { storeAccounts } from '../packages/server/src/ledger/storeAccounts';
import {
  ledgerEvent,
  ledgerGroup,
  ledgerReceipt,
  ledgerTransfer,
  loanAccount,
  loanInstalment,
} from '../packages/server/src/ledger/table';

const emiDays = 28;
/** One of ten loans has paid nothing; the others have paid each EMI on its day. */
const variants = 10;
const patterns = emiDays * variants;
const copiesAtOnce = 250;

/** An account that was opened some eighty days ago, as it stands today. */
function accountOf(emiDay: number, variant: number, today: BusinessDate): LoanAccount {
  const opened = openAccount({
    principal: rupees(30_000 + variant * 7_000),
    yearlyRate: percent(24),
    months: 6,
    emiDay,
    disbursedOn: addDays(today, -80 - emiDay),
    processingFeeRate: percent(2),
  });
  const due = variant === 0 ? [] : opened.instalments.filter(({ dueDate }) => dueDate <= today);
  const paid = due.reduce((account, { dueDate, principal, interest }, at) => {
    const id = `R${at}`;
    const dates = { bookedOn: dueDate, valueDate: dueDate };
    const amount = sum([principal, interest]);
    return book(account, { type: 'receipt', id, source: 'RAZORPAY', amount, ...dates, reference: id })
      .account;
  }, opened);
  return postThrough(paid, today);
}

/** Copies the rows of the first accounts to those behind them. */
async function copyRows(
  tx: Transaction,
  table: PgTable,
  { first, last, from, to }: Readonly<Record<'first' | 'last' | 'from' | 'to', number>>,
): Promise<void> {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const copied = (name: string): SQL => {
    if (name === 'loan_id') return sql`loan_id + ${patterns}::int * copy`;
    if (name === 'reference' && table === ledgerEvent) return sql`reference || '-' || copy`;
    return sql`${sql.identifier(name)}`;
  };
  const columns = names.map(name => sql.identifier(name));
  await tx.execute(sql`
    insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(names.map(copied), sql`, `)}
    from generate_series(${from}::int, ${to}::int) as copy cross join ${table}
    where loan_id between ${first} and ${first + patterns - 1} and loan_id + ${patterns}::int * copy <= ${last}`);
}

/** Opens an account for each of the loans that `fillLoans` wrote, with its entries as the rules make them: some
 *  hundred accounts are made and copied. One of ten is overdue. */
export async function fillAccounts(
  db: Database,
  loans: number,
  { today, now }: { readonly today: BusinessDate; readonly now: Date },
): Promise<void> {
  const first = 1_000_001;
  const last = 1_000_000 + loans;
  const made = Array.from({ length: Math.min(patterns, loans) }, (_, at) => ({
    account: accountOf((at % emiDays) + 1, Math.floor(at / emiDays), today),
    opened: {
      loanId: first + at,
      number: 0,
      reference: `BENCH ${at}`,
      kind: 'disbursal',
      bookedOn: today,
      at: now,
      byId: null,
      byName: 'Bench',
    },
  }));
  await inTransaction(db, tx => storeAccounts(tx, made));
  const copies = Math.ceil(loans / patterns) - 1;
  for (let from = 1; from <= copies; from += copiesAtOnce) {
    const to = Math.min(copies, from + copiesAtOnce - 1);
    await inTransaction(db, async tx => {
      // What is copied is as sound as what it is copied from: references are not checked again.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const table of [
        loanAccount,
        loanInstalment,
        ledgerEvent,
        ledgerGroup,
        ledgerTransfer,
        ledgerReceipt,
      ])
        await copyRows(tx, table, { first, last, from, to });
    });
  }
  await db.execute(sql`vacuum analyze`);
}
