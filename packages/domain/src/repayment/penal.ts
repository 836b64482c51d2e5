import { addDays, daysBetween, laterOf } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { minPaise, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import { shareOf } from '../money/rate';
import { halfUp } from '../money/rounding';
import { extend, type LoanAccount, receiptOf } from './account';
import { itemAt } from './itemAt';
import { heldOf, openInstalment, positionOf, type Selection } from './position';
import { settlementsOf } from './settlements';
import { type Transfer, turnedRound } from './transfers';

const everyDays = 30;

/** Whether a penal charge of an EMI is dated so many days after its due date: the day after it and any days of grace,
 *  and every thirty days from then on.
 *  @source M13 */
export function isPenalDate(daysPastDue: number, graceDays: number): boolean {
  const days = daysPastDue - 1 - graceDays;
  return days >= 0 && days % everyDays === 0;
}

/** The days of a span on which an EMI falls due or a penal charge is dated. Days are counted here and not compared as
 *  texts, because a span may be years and a day is looked at for every EMI. */
export function eventDays(account: LoanAccount, from: BusinessDate, to: BusinessDate) {
  const dueDays = account.instalments.map(({ dueDate }) => daysBetween(from, dueDate));
  const days: BusinessDate[] = [];
  const last = daysBetween(from, to);
  for (let day = 0; day <= last; day += 1) {
    const date = addDays(from, day);
    const { penalGraceDays } = account.settingsOn(date);
    const isPenal = dueDays.some(due => isPenalDate(day - due, penalGraceDays));
    if (isPenal || dueDays.includes(day)) days.push(date);
  }
  return days;
}

/** What each EMI is charged on a day, in paise: a share of what was open at the end of the day before, less the
 *  money held then, each rupee of it once, oldest EMI first.
 *  @returns 0 for an EMI without a penal date that day
 *  @source M13 */
export function penalOn(account: LoanAccount, day: BusinessDate): Paise[] {
  const before = positionOf(account, countsForPenalOn(account, day));
  const { penalRate, penalGraceDays } = account.settingsOn(day);
  let held = heldOf(before);
  return account.instalments.map(({ dueDate }, index) => {
    const open = openInstalment(itemAt(before.emis, index));
    const covered = minPaise(open, held);
    held = subtract(held, covered);
    if (!isPenalDate(daysBetween(dueDate, day), penalGraceDays)) return zeroPaise;
    return shareOf(subtract(open, covered), penalRate, halfUp);
  });
}

/** Money counts from its value date; waived money from the day it was booked, because charges that were made before
 *  a waiver stay [M28]. */
function countsForPenalOn(account: LoanAccount, day: BusinessDate): Selection {
  const waivers = account.receipts.filter(it => it.source === 'WAIVER').map(it => it.id);
  const ids = new Set<string | null>(waivers);
  return ({ receipt, valueDate }, { bookedOn }) => (ids.has(receipt) ? bookedOn : valueDate) < day;
}

/** A penal charge of an EMI; turned round it is taken back. */
export function penalTransfer(emi: number, amount: Paise, valueDate: BusinessDate): Transfer {
  return { amount, debit: 'penal', credit: 'penal income', emi, receipt: null, valueDate };
}

/** Corrects the penal charges dated after a day, up to the last posted day, to what they would have been, within the
 *  group that was posted last. What was paid too much is held, what was waived is undone; a charge that is made again
 *  is paid again by the money it had freed, as far as that is still held.
 *  @source M24, M26 */
export function correctPenal(account: LoanAccount, after: BusinessDate): LoanAccount {
  let corrected = account;
  const { takenOverOn, postedThrough } = account;
  const last = laterOf(takenOverOn ?? after, after);
  for (const day of eventDays(account, addDays(last, 1), postedThrough)) {
    const { emis } = positionOf(corrected, ({ valueDate }) => valueDate === day);
    for (const [emi, wanted] of penalOn(corrected, day).entries()) {
      const { charged } = itemAt(emis, emi).penal;
      const more = subtract(wanted, charged);
      const less = subtract(charged, wanted);
      if (more > 0) corrected = payAgain(extend(corrected, [penalTransfer(emi, more, day)]), emi, more);
      if (less > 0)
        corrected = freeExcess(extend(corrected, [turnedRound(penalTransfer(emi, less, day))]), emi);
    }
  }
  return corrected;
}

/** Frees what was settled of an EMI's penal charges beyond what is charged now, the latest first. */
function freeExcess(account: LoanAccount, emi: number): LoanAccount {
  let excess = subtract(zeroPaise, itemAt(positionOf(account).emis, emi).penal.open);
  const transfers: Transfer[] = [];
  for (const { receipt, amount, valueDate } of settlementsOf(account, emi, 'penal').toReversed()) {
    if (excess <= 0) break;
    const part = minPaise(amount, excess);
    excess = subtract(excess, part);
    transfers.push({ amount: part, debit: 'penal', credit: 'held', emi, receipt, valueDate, freed: true });
    if (receiptOf(account, receipt)?.source === 'WAIVER')
      transfers.push({ amount: part, debit: 'held', credit: 'waived', emi, receipt, valueDate, freed: true });
  }
  return extend(account, transfers);
}

/** Pays a charge that was made again with the money that it had freed and that is still held, the earliest first, and
 *  waives again what was waived of it. */
function payAgain(account: LoanAccount, emi: number, charged: Paise): LoanAccount {
  const { held } = positionOf(account);
  let open = charged;
  const transfers: Transfer[] = [];
  for (const { id, source } of account.receipts) {
    const freed = freedBy(account, id, emi);
    const again = source === 'WAIVER' ? freed.amount : minPaise(freed.amount, held.get(id) ?? zeroPaise);
    const amount = minPaise(again, open);
    if (amount <= 0) continue;
    open = subtract(open, amount);
    const common = { amount, emi, receipt: id, valueDate: freed.valueDate, freed: true } as const;
    if (source === 'WAIVER') transfers.push({ ...common, debit: 'waived', credit: 'held' });
    transfers.push({ ...common, debit: 'held', credit: 'penal' });
  }
  return extend(account, transfers);
}

/** What a receipt or waiver had settled of an EMI's penal charges and was freed of since. */
function freedBy(account: LoanAccount, receipt: string, emi: number) {
  const frees = account.groups
    .flatMap(group => group.transfers)
    .filter(it => it.freed && it.receipt === receipt && it.emi === emi)
    .filter(it => it.debit === 'penal' || it.credit === 'penal');
  const valueDate = frees[0]?.valueDate ?? account.terms.disbursedOn;
  const amount = sum(frees.map(it => (it.debit === 'penal' ? it.amount : subtract(zeroPaise, it.amount))));
  return { amount, valueDate };
}
