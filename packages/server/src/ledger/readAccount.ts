import { paise, percent } from '@lending-desk/domain/money';
import {
  type DueInstalment,
  type Group,
  type LoanAccount,
  type Receipt,
  type SettingsChange,
  settingsOf,
} from '@lending-desk/domain/repayment';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { readChanges } from '../lenderSettings/readSettings';
import { ledgerGroup, ledgerReceipt, ledgerTransfer, loanAccount, loanInstalment } from './table';

// In a select from one table Drizzle drops the table names of a selected expression, but not of a nested one.
const instalments = sql<DueInstalment[]>`(${sql`
  select jsonb_agg(jsonb_build_object(
    'dueDate', ${loanInstalment.dueDate},
    'principal', ${loanInstalment.principal},
    'interest', ${loanInstalment.interest}) order by ${loanInstalment.emi})
  from ${loanInstalment} where ${loanInstalment.loanId} = ${loanAccount.loanId}`})`;

const transfers = sql`
  select jsonb_agg(jsonb_build_object(
    'amount', ${ledgerTransfer.amount},
    'debit', ${ledgerTransfer.debit},
    'credit', ${ledgerTransfer.credit},
    'emi', ${ledgerTransfer.emi},
    'receipt', ${ledgerTransfer.receipt},
    'valueDate', ${ledgerTransfer.valueDate})
    || case when ${ledgerTransfer.freed} then '{"freed": true}'::jsonb else '{}'::jsonb end
    order by ${ledgerTransfer.number})
  from ${ledgerTransfer}
  where ${ledgerTransfer.loanId} = ${ledgerGroup.loanId} and ${ledgerTransfer.groupNumber} = ${ledgerGroup.number}`;

const groups = sql<Group[]>`(${sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', ${ledgerGroup.kind},
    'bookedOn', ${ledgerGroup.bookedOn},
    'about', ${ledgerGroup.about},
    'transfers', coalesce((${transfers}), '[]'::jsonb)) order by ${ledgerGroup.number}), '[]'::jsonb)
  from ${ledgerGroup} where ${ledgerGroup.loanId} = ${loanAccount.loanId}`})`;

const receipts = sql<Receipt[]>`(${sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${ledgerReceipt.id},
    'source', ${ledgerReceipt.source},
    'amount', ${ledgerReceipt.amount},
    'valueDate', ${ledgerReceipt.valueDate},
    'bookedOn', ${ledgerReceipt.bookedOn},
    'reference', ${ledgerReceipt.reference},
    'emiDate', ${ledgerReceipt.emiDate},
    'toBeMapped', ${ledgerReceipt.toBeMapped},
    'mapped', ${ledgerReceipt.mapped},
    'by', ${ledgerReceipt.by},
    'reversal', case when ${ledgerReceipt.reversedOn} is null then null else jsonb_build_object(
      'on', ${ledgerReceipt.reversedOn}, 'reference', ${ledgerReceipt.reversalReference}) end)
    order by ${ledgerReceipt.number}), '[]'::jsonb)
  from ${ledgerReceipt} where ${ledgerReceipt.loanId} = ${loanAccount.loanId}`})`;

type AccountRow = typeof loanAccount.$inferSelect;

/** An account as stored: its entries, and beside them what lists show. It is plain data, so that it can be sent to a
 *  thread. */
export interface StoredAccount {
  readonly row: AccountRow;
  readonly instalments: readonly DueInstalment[];
  readonly groups: readonly Group[];
  readonly receipts: readonly Receipt[];
  /** Every change of the settings, oldest first. */
  readonly changes: readonly SettingsChange[];
}

/** Reads accounts, each with all of its entries, in one query, and the settings they are judged by. */
export async function readAccounts(db: Database | Transaction, where: SQL): Promise<StoredAccount[]> {
  const stored = await db
    .select({ row: getTableColumns(loanAccount), instalments, groups, receipts })
    .from(loanAccount)
    .where(where)
    .orderBy(loanAccount.loanId);
  if (stored.length === 0) return [];
  const changes = await readChanges(db);
  return stored.map(one => ({ ...one, changes }));
}

/** The account as the rules take it. */
export function accountOf({ row, changes, ...entries }: StoredAccount): LoanAccount {
  return {
    ...entries,
    terms: {
      principal: row.principal,
      yearlyRate: percent(row.yearlyRate),
      months: row.months,
      rounding: { emiTo: row.emiTo, half: row.half },
      emiDay: row.emiDay,
      disbursedOn: row.disbursedOn,
      processingFeeRate: percent(row.feeRate),
    },
    settingsOn: settingsOf(changes),
    postedThrough: row.postedThrough,
    takenOverOn: row.takenOverOn,
    waitingBounces: row.waitingBounces.map(paise),
    seen: new Set(row.seen),
    closedOn: row.closedOn,
  };
}

/** The account of a loan as its entries make it. Does not check permission: see `openLoan`.
 *  @returns null for a loan that has none: not disbursed, or taken over with money that could not be read */
export async function readAccount(db: Database | Transaction, loanId: number): Promise<LoanAccount | null> {
  const [found] = await readAccounts(db, eq(loanAccount.loanId, loanId));
  return found ? accountOf(found) : null;
}
