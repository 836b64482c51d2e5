import type { contract } from '@lending-desk/domain/contract';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import { waitingFor } from '../approvals/waitingFor';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import { recoveryCallsOf, recoveryLimits } from '../calls/recoveryCalls';
import { withFileLinks } from '../files/withFileLinks';
import type { Verb } from '../http/verb';
import { readAccount } from '../ledger/readAccount';
import { openLoan, openStoredLoan } from '../loan/openLoan';
import { collectionsAnswer } from './collectionsAnswer';
import { otherNpaOf } from './otherNpa';
import { readPromises } from './promises';

const desk = 'collections' as const;

/** Reads one disbursed loan with its account (CO-020), and writes an audit row of the read. */
export const readCollectionsLoan: Verb<typeof contract.collections.read> = async (context, input) => {
  const { db } = context;
  const stored = await openStoredLoan(db, context, input.loanId, { desk });
  const { loanId } = stored.row;
  const today = todayOf(context.now);
  const [account, otherNpa, promises, placed, limits, waiting] = await Promise.all([
    readAccount(db, loanId),
    otherNpaOf(db, stored.row),
    readPromises(db, [loanId], today),
    recoveryCallsOf(db, stored.row, context.now),
    recoveryLimits(db, context),
    waitingFor(db, loanId, today),
    recordAudit(db, context, { action: 'collections.read', loanId }),
  ]);
  const callsToday = { placed, ...limits };
  const promise = promises.get(loanId)?.at(-1) ?? null;
  const made = collectionsAnswer(stored, context, {
    account,
    otherNpa,
    today,
    callsToday,
    promise,
    waiting,
  });
  const { data: loan } = await withFileLinks({ data: made.loan }, stored.sections, context, desk);
  return { data: { ...made, loan } };
};

/** Reads what of a loan is overdue and what besides is outstanding (CO-021); both are null without an account. */
export const readOutstanding: Verb<typeof contract.collections.outstanding> = async (context, input) => {
  const { db } = context;
  const { loanId } = await openLoan(db, context, input.loanId, desk);
  const [account] = await Promise.all([
    readAccount(db, loanId),
    recordAudit(db, context, { action: 'collections.outstanding', loanId }),
  ]);
  const { overdueAmount, outstandingAmount } = account
    ? repaymentFigures(account, todayOf(context.now)).outstanding
    : { overdueAmount: null, outstandingAmount: null };
  return { data: { overdueAmount, outstandingAmount } };
};
