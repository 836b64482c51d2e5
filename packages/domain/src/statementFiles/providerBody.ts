import { paiseToRupees } from '../money/paise';
import { analyseStatement, type StatementAnalysis } from '../statements/analyseStatement';
import type { StatementTransaction } from '../statements/model';
import type { FileAccount, StatementFile } from './model';
import { joinedPeriod } from './periods';

/** A statement file of a loan and what it says. */
export type ReadFile = { readonly fileName: string; readonly file: StatementFile };

type Account = FileAccount & { readonly bank: string };

const sameRow = (row: StatementTransaction) =>
  [row.date, row.amount, row.balance, row.narration.replaceAll(/\s/g, '')].join('|');

/** Joins two statements of one account: rows that both show, as two downloads of overlapping months do, count
 *  once. */
function joined(a: Account, b: Account): Account {
  const [first, second] =
    (a.transactions[0]?.date ?? '') <= (b.transactions[0]?.date ?? '') ? [a, b] : [b, a];
  const known = new Set(first.transactions.map(sameRow));
  const added = second.transactions.filter(row => !known.has(sameRow(row)));
  return {
    ...first,
    holder: first.holder || second.holder,
    accountType: first.accountType || second.accountType,
    period: joinedPeriod(first.period, second.period),
    transactions: [...first.transactions, ...added],
    swapped: first.swapped || second.swapped,
  };
}

function accountsOf(files: readonly ReadFile[]): readonly Account[] {
  const accounts: Account[] = [];
  for (const { file } of files) {
    for (const account of file.accounts) {
      const one = { ...account, bank: file.bank };
      const index = accounts.findIndex(known => known.accountNo === one.accountNo && known.bank === one.bank);
      const known = accounts[index];
      if (known) accounts[index] = joined(known, one);
      else accounts.push(one);
    }
  }
  return accounts;
}

const amount = (value: StatementTransaction['amount']) => (value === null ? null : paiseToRupees(value));

/** The tables the provider computes, as far as the sections of a loan need them; the rest is computed from the
 *  rows. What an underwriter must see of the file itself stands with the findings of the fraud check. */
function tablesOf(account: Account, analysis: StatementAnalysis) {
  return {
    accountNo: account.accountNo,
    summaryInfo: { instName: account.bank, accNo: account.accountNo, accType: account.accountType },
    eODBalances: analysis.days.map(day => ({ date: day.date, balance: paiseToRupees(day.balance) })),
    fCUAnalysis: {
      possibleFraudIndicators: {
        rowsThatDoNotAddUp: analysis.breaks.map(({ date, row, found }) => ({
          date,
          narration: `Row ${row}`,
          balance: paiseToRupees(found),
        })),
        debitAndCreditExchanged: { status: String(account.swapped) },
      },
      behaviouralTransactionalIndicators: {
        returnsKnownOnlyByTheirCharge: analysis.bouncesKnownOnlyByCharge.map(row => ({
          date: row.date,
          narration: row.narration,
          amount: amount(row.amount),
        })),
      },
    },
  };
}

/** The report of several statement files in the provider's own shape, so that whatever reads a provider's report
 *  reads this one: flat for one account, by account for several.
 *  @param id  of the analysis
 *  @source providers: Perfios, layouts */
export function providerBody(files: readonly ReadFile[], id: string): Readonly<Record<string, unknown>> {
  const accounts = accountsOf(files).map(account => ({
    account,
    analysis: analyseStatement({
      transactions: account.transactions,
      opening: account.opening,
      period: account.period,
    }),
  }));
  const [first] = accounts;
  const customerOf = (bank: string, name: string) => ({ name, bank });
  const several = accounts.length > 1;
  return {
    customerInfo: {
      ...customerOf(first?.account.bank ?? '', first?.account.holder ?? ''),
      instId: files[0]?.file.institutionId ?? '',
      perfiosTransactionId: id,
      customerTransactionId: id,
    },
    statementdetails: files.map(({ fileName, file }) => ({
      fileName,
      statementStatus: 'VERIFIED',
      customerInfo: customerOf(file.bank, file.accounts[0]?.holder ?? ''),
      statementAccounts: file.accounts.map(account => ({
        accountNo: account.accountNo,
        accountType: account.accountType,
        xnsStartDate: account.transactions[0]?.date ?? '',
        xnsEndDate: account.transactions.at(-1)?.date ?? '',
      })),
    })),
    ...(several
      ? { accountAnalysis: accounts.map(({ account, analysis }) => tablesOf(account, analysis)) }
      : first && tablesOf(first.account, first.analysis)),
    accountXns: accounts.map(({ account }) => ({
      accountNo: account.accountNo,
      accountType: account.accountType,
      ...(several && { bank: account.bank }),
      xns: account.transactions.map(row => ({
        date: row.dateText,
        chqNo: row.chequeNo,
        narration: row.narration,
        amount: amount(row.amount),
        category: row.category,
        balance: amount(row.balance),
      })),
    })),
  };
}
