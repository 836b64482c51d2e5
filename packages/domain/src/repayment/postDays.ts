import { addDays } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { type Paise, subtract } from '../money/paise';
import { extend, type LoanAccount, post } from './account';
import { allocateMoney, instalmentOrder } from './allocation';
import { splitGst } from './fee';
import { itemAt } from './itemAt';
import { eventDays, penalOn, penalTransfer } from './penal';
import { positionOf } from './position';
import { dueEmis, settle } from './settle';
import type { Transfer } from './transfers';

/** Posts what fell due and what is charged by date up to a day, each with its own date; safe to repeat. On a due date
 *  the money that is held, other than what waits to be mapped, pays interest and principal of the due EMIs.
 *  @source M6, M13, M20 */
export function postThrough(account: LoanAccount, day: BusinessDate): LoanAccount {
  if (day <= account.postedThrough || account.closedOn !== null) return account;
  let posted = account;
  for (const date of eventDays(account, addDays(account.postedThrough, 1), day))
    posted = postDay(posted, date);
  return { ...posted, postedThrough: day };
}

function postDay(account: LoanAccount, day: BusinessDate): LoanAccount {
  // A penal charge looks at the end of the day before, so it comes before the day's own events.
  const penal = penalOn(account, day).flatMap((amount, emi) =>
    amount > 0 ? [penalTransfer(emi, amount, day)] : [],
  );
  const charged = penal.length > 0 ? post(account, 'charge', day, penal) : account;
  const due = account.instalments.findIndex(({ dueDate }) => dueDate === day);
  if (due === -1) return charged;
  return payFromHeld(postWaitingBounces(postDue(charged, due), due, day), day);
}

function postDue(account: LoanAccount, emi: number): LoanAccount {
  const { dueDate, interest: scheduled } = itemAt(account.instalments, emi);
  // An EMI that was taken over as paid before its due date has its interest already.
  const interest = subtract(scheduled, itemAt(positionOf(account).emis, emi).interest.charged);
  const accrued: Transfer = {
    amount: interest,
    debit: 'interest',
    credit: 'interest income',
    emi,
    receipt: null,
    valueDate: dueDate,
  };
  return post(account, 'due', dueDate, interest > 0 ? [accrued] : []);
}

function postWaitingBounces(account: LoanAccount, emi: number, day: BusinessDate): LoanAccount {
  const waiting = account.waitingBounces.flatMap(amount => bounceTransfers(emi, amount, day));
  if (waiting.length === 0) return account;
  return { ...post(account, 'charge', day, waiting), waitingBounces: [] };
}

/** A bounce charge of an EMI: the fee is income, its tax is owed to the state.
 *  @param gross  with tax
 *  @source M15, M16 */
export function bounceTransfers(emi: number, gross: Paise, valueDate: BusinessDate): Transfer[] {
  const { net, gst } = splitGst(gross);
  const charge = { debit: 'bounce', emi, receipt: null, valueDate } as const;
  return [
    { ...charge, amount: net, credit: 'bounce income' },
    { ...charge, amount: gst, credit: 'GST payable' },
  ];
}

function payFromHeld(account: LoanAccount, day: BusinessDate): LoanAccount {
  let paid = post(account, 'allocation', day, []);
  for (const [id, amount] of positionOf(account).held) {
    if (account.receipts.some(receipt => receipt.id === id && receipt.toBeMapped)) continue;
    const { shares } = allocateMoney(amount, dueEmis(paid, day, positionOf(paid)), instalmentOrder);
    paid = extend(paid, settle(paid, id, shares, day));
  }
  return paid.groups.at(-1)?.transfers.length === 0 ? account : paid;
}
