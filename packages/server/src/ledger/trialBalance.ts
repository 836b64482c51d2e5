import type { BusinessDate } from '@lending-desk/domain/calendar';
import { formatRupees, paise, type Paise } from '@lending-desk/domain/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { rowsOf } from '../db/rowsOf';
import { ledgerTransfer } from './table';

/** What an account of the ledger has over all loans; in paise. */
export interface Balance {
  readonly account: string;
  readonly debit: Paise;
  readonly credit: Paise;
}

/** The balance of every account over all loans, of the entries with a value date up to a day. */
export async function trialBalance(db: Database, day: BusinessDate): Promise<Balance[]> {
  const { debit, credit, amount, valueDate } = ledgerTransfer;
  const found = rowsOf(
    await db.execute(sql`
      select account, sum(debit)::text as debit, sum(credit)::text as credit from (
        select ${debit} as account, ${amount} as debit, 0 as credit from ${ledgerTransfer} where ${valueDate} <= ${day}
        union all
        select ${credit}, 0, ${amount} from ${ledgerTransfer} where ${valueDate} <= ${day}) as moved
      group by account order by account`),
  );
  return found.map(row => ({
    account: String(row['account']),
    debit: paise(Number(row['debit'])),
    credit: paise(Number(row['credit'])),
  }));
}

/** The same as a table in words; each account stands on the side of its balance. */
export function trialBalanceText(balances: readonly Balance[], day: BusinessDate): string {
  const sides = balances.map(({ account, debit, credit }) => ({
    account,
    debit: Math.max(0, debit - credit),
    credit: Math.max(0, credit - debit),
  }));
  const total = (side: 'debit' | 'credit') => sides.reduce((sum, row) => sum + row[side], 0);
  const line = (account: string, debit: number, credit: number) =>
    `${account.padEnd(16)}${inRupees(debit)}${inRupees(credit)}`;
  return [
    `Trial balance of ${day}`,
    `${''.padEnd(16)}${'Debit'.padStart(22)}${'Credit'.padStart(22)}`,
    ...sides.map(({ account, debit, credit }) => line(account, debit, credit)),
    line('Total', total('debit'), total('credit')),
    `Difference ${formatRupees(paise(total('debit') - total('credit')), { paise: true })}`,
  ].join('\n');
}

function inRupees(amount: number): string {
  return (amount === 0 ? '' : formatRupees(paise(amount), { paise: true })).padStart(22);
}
