import type { BusinessDate } from '@lending-desk/domain/calendar';
import {
  asksPromise,
  collectionsMessages,
  openPromiseText,
  type PaymentPromise,
  promiseFaults,
} from '@lending-desk/domain/collections';
import { type CallParsed, type contract, toWireRupees } from '@lending-desk/domain/contract';
import { promiseOn } from '@lending-desk/domain/repayment';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import type { Database, Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import { lockAccount } from '../ledger/bookEvent';
import { ledgerReceipt, loanAccount } from '../ledger/table';
import { announce } from '../live/announce';
import { paymentPromise } from './table';

const texts = collectionsMessages.promise;

/** The promises of loans, oldest first, each as it stands today; what was taken back is none. Loans without one are
 *  not in the map. Does not check permission.
 *  @source M47 */
export async function readPromises(
  db: Database | Transaction,
  loanIds: readonly number[],
  today: BusinessDate,
): Promise<ReadonlyMap<number, readonly PaymentPromise[]>> {
  const { loanId, amount, madeOn, dueOn } = paymentPromise;
  const promises = await db
    .select({ loanId, amount, madeOn, dueOn })
    .from(paymentPromise)
    .where(and(inArray(loanId, [...loanIds]), isNull(paymentPromise.takenBackAt)))
    .orderBy(asc(paymentPromise.at));
  const promising = [...new Set(promises.map(one => one.loanId))];
  const receipts =
    promising.length === 0
      ? []
      : await db
          .select({
            loanId: ledgerReceipt.loanId,
            source: ledgerReceipt.source,
            amount: ledgerReceipt.amount,
            valueDate: ledgerReceipt.valueDate,
            reversedOn: ledgerReceipt.reversedOn,
          })
          .from(ledgerReceipt)
          .where(inArray(ledgerReceipt.loanId, promising));
  return new Map(
    promising.map(id => {
      const paid = receipts
        .filter(one => one.loanId === id)
        .map(({ reversedOn, ...one }) => ({ ...one, isReversed: reversedOn !== null }));
      const made = promises.filter(one => one.loanId === id);
      return [id, made.map(({ loanId: _loan, ...one }) => ({ ...one, ...promiseOn(one, paid, today) }))];
    }),
  );
}

/** A promise in wire shape: amounts in rupees. */
export const wirePromise = ({ amount, received, ...promise }: PaymentPromise) => ({
  ...promise,
  amount: toWireRupees(amount),
  received: toWireRupees(received),
});

type Written = Pick<
  CallParsed<typeof contract.collections.addComment>,
  'dispositionCode' | 'promiseAmount' | 'promiseDate'
>;

/** Records the promise of a comment that becomes one of a promise to pay, and takes back that of one which is it no
 *  more, in the caller's transaction, with audit row and notice. Without amount and date there is none to record.
 *  @param comment  its position in the stored list, and its disposition before: null for a new one
 *  @throws Refused 422 for what is no promise, 409 without an account, for a closed loan and while another is open */
export async function writePromise(
  tx: Transaction,
  context: SignedInContext,
  loanId: number,
  comment: { readonly index: number; readonly before: string | null },
  { dispositionCode, promiseAmount, promiseDate }: Written,
): Promise<void> {
  const [amount, date] = [promiseAmount ?? null, promiseDate ?? null];
  const stays = dispositionCode === comment.before;
  if (!stays && comment.before !== null) await takeBack(tx, context, loanId, comment.index);
  if (amount === null && date === null) return;
  if (!asksPromise(dispositionCode, comment.before)) throw new Refused(422, texts.notAsked);
  const today = todayOf(context.now);
  const [fault] = Object.values(promiseFaults({ amount, date }, today));
  if (fault !== undefined || amount === null || date === null)
    throw new Refused(422, fault ?? texts.amountRequired);
  await demandNoneOpen(tx, loanId, today);
  await storePromise(tx, {
    loanId,
    comment: comment.index,
    amount,
    madeOn: today,
    dueOn: date,
    at: context.now,
    byId: context.viewer.idString,
    byName: context.viewer.fullName,
  });
  const after = { amount: toWireRupees(amount), dueOn: date };
  await recordAudit(tx, context, { action: 'collections.promise', loanId, after });
  await announce(tx, loanId, 'repayment');
}

/** Stores a promise, by which lists find its loan. */
export async function storePromise(
  tx: Database | Transaction,
  promise: typeof paymentPromise.$inferInsert,
): Promise<void> {
  const { loanId, dueOn: promisedOn } = promise;
  await tx.insert(paymentPromise).values(promise);
  await tx.update(loanAccount).set({ promisedOn }).where(eq(loanAccount.loanId, loanId));
}

async function demandNoneOpen(tx: Transaction, loanId: number, today: BusinessDate): Promise<void> {
  const account = await lockAccount(tx, loanId);
  if (account === null) throw new Refused(409, collectionsMessages.noAccount);
  if (account.closedOn !== null) throw new Refused(409, texts.closed);
  const last = (await readPromises(tx, [loanId], today)).get(loanId)?.at(-1);
  if (last?.state !== 'open') return;
  throw new Refused(409, openPromiseText(last));
}

async function takeBack(
  tx: Transaction,
  context: SignedInContext,
  loanId: number,
  comment: number,
): Promise<void> {
  const counts = and(eq(paymentPromise.loanId, loanId), isNull(paymentPromise.takenBackAt));
  const [taken] = await tx
    .update(paymentPromise)
    .set({ takenBackAt: context.now })
    .where(and(counts, eq(paymentPromise.comment, comment)))
    .returning({ amount: paymentPromise.amount, dueOn: paymentPromise.dueOn });
  if (taken === undefined) return;
  const rest = await tx
    .select({ dueOn: paymentPromise.dueOn })
    .from(paymentPromise)
    .where(counts)
    .orderBy(asc(paymentPromise.at));
  const promisedOn = rest.at(-1)?.dueOn ?? null;
  await tx.update(loanAccount).set({ promisedOn }).where(eq(loanAccount.loanId, loanId));
  const before = { amount: toWireRupees(taken.amount), dueOn: taken.dueOn };
  await recordAudit(tx, context, { action: 'collections.promise', loanId, before });
  await announce(tx, loanId, 'repayment');
}
