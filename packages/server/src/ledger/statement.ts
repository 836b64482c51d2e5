import { formatRupees, type Paise, paise } from '@lending-desk/domain/money';
import { type LedgerAccount, type LoanAccount, loanAccounts } from '@lending-desk/domain/repayment';

/** One loan's entries as a bank would print them, in the order of booking, with what the customer owes after each.
 *  What is held for the customer lowers it. */
export function statementText(loanId: number, account: LoanAccount): string {
  let owed = 0;
  const lines = account.groups.flatMap(({ kind, bookedOn, transfers }) =>
    transfers.map(({ amount, debit, credit, emi, receipt, valueDate }) => {
      owed += ours(debit, amount) - ours(credit, amount);
      return [
        bookedOn,
        valueDate,
        kind.padEnd(10),
        (emi === null ? '' : `EMI ${emi + 1}`).padEnd(7),
        `${debit} to ${credit}`.padEnd(32),
        inRupees(amount),
        inRupees(paise(owed)),
        receipt ?? '',
      ]
        .join('  ')
        .trimEnd();
    }),
  );
  const head = `${'Booked'.padEnd(12)}${'Counts from'.padEnd(12)}${'Entry'.padEnd(12)}${''.padEnd(9)}${'Debit to credit'.padEnd(34)}${'Amount'.padStart(16)}${'Owed'.padStart(18)}  Receipt`;
  return [`Loan ${loanId}, posted through ${account.postedThrough}`, head, ...lines].join('\n');
}

function ours(name: LedgerAccount, amount: Paise): number {
  return loanAccounts.has(name) ? amount : 0;
}

function inRupees(amount: Paise): string {
  return formatRupees(amount, { paise: true }).padStart(16);
}
