import { randomUUID } from 'node:crypto';
import { mandateIsGone, nachReason } from '@lending-desk/domain/nach';
import { field, fieldsOf, listOf } from '@lending-desk/domain/loose';
import { todayOf } from '../calendar/todayOf';
import type { Transaction } from '../db/client';
import type { BookedBy } from '../ledger/storeAccounts';
import { announce } from '../live/announce';
import { putSections, readSections } from '../loan/sections';
import type { StoredResult } from './table';

interface Returns {
  readonly loanId: number;
  readonly results: readonly StoredResult[];
  readonly now: Date;
  readonly by: BookedBy;
}

const listName = 'collectionsFeedbacks';

/** Adds a comment of collections for each debit of a loan that came back, with what the code means and what to do.
 *  Where the comments of a loan are no list none is added: the money must not wait for them.
 *  @source providers: NACH file */
export async function remarkReturns(tx: Transaction, { loanId, results, now, by }: Returns): Promise<void> {
  const returned = results.filter(({ outcome }) => outcome === 'returned');
  if (returned.length === 0) return;
  await flagMandate(tx, { loanId, results: returned, now, by });
  const feedbacks = fieldsOf((await readSections(tx, loanId, ['feedbacks']))['feedbacks']);
  const list = listOf(field(feedbacks, listName));
  if (list === null) return;
  const others = Object.entries(feedbacks).filter(([name]) => name.toLowerCase() !== listName.toLowerCase());
  const added = returned.map(result => ({
    id: randomUUID(),
    createdOn: now.toISOString(),
    userName: by.name,
    userIdString: by.id,
    collectionObservation: 'Update',
    customerBehaviour: null,
    collectionFeedback: wordsOf(result),
  }));
  const sections = { feedbacks: { ...Object.fromEntries(others), [listName]: [...list, ...added] } };
  await putSections(tx, [{ loanId, sections }]);
  await announce(tx, loanId, 'comments');
}

/** Notes on the mandate that a return says it is gone, so that nobody presents by it again. */
async function flagMandate(tx: Transaction, { loanId, results, now }: Returns): Promise<void> {
  const gone = results.findLast(mandateIsGone);
  if (!gone) return;
  const { cashfreeDetails } = await readSections(tx, loanId, ['cashfreeDetails']);
  const flagged = { ...fieldsOf(cashfreeDetails), returnFlag: { code: gone.code, on: todayOf(now) } };
  await putSections(tx, [{ loanId, sections: { cashfreeDetails: flagged } }]);
  await announce(tx, loanId, 'repayment');
}

function wordsOf({ code, amount, emiDate, bounceCharge }: StoredResult): string {
  const reason = nachReason(code ?? '');
  const meaning = reason ? `${code} ${reason.meaning}` : (code ?? '');
  const charge = bounceCharge ? ' Bounce charge posted.' : '';
  const next = reason ? ` Next: ${reason.remedy}.` : '';
  return `NACH debit of Rs. ${amount} for the EMI of ${emiDate} returned: ${meaning}.${charge}${next}`;
}
