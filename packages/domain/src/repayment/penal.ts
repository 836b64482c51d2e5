import { addDays, daysBetween } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { minPaise, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import { shareOf } from '../money/rate';
import { halfUp } from '../money/rounding';
import { extend, type LoanAccount, receiptOf } from './account';
import { heldOf, openInstalment, type Position, positionOf, type Selection } from './position';
import type { Transfer } from './transfers';
import { settlementsOf } from './settlements';

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
  const days: { readonly date: BusinessDate; readonly isPenal: boolean }[] = [];
  const last = daysBetween(from, to);
  for (let day = 0; day <= last; day += 1) {
    const date = addDays(from, day);
    const { penalGraceDays } = account.settingsOn(date);
    const isPenal = dueDays.some(due => isPenalDate(day - due, penalGraceDays));
    if (isPenal || dueDays.includes(day)) days.push({ date, isPenal });
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
    if (dueDate >= day) return zeroPaise;
    const open = openOf(before, index);
    const covered = minPaise(open, held);
    held = subtract(held, covered);
    if (!isPenalDate(daysBetween(dueDate, day), penalGraceDays)) return zeroPaise;
    return shareOf(subtract(open, covered), penalRate, halfUp);
  });
}

/** Money counts from its value date; waived money from the day it was booked, because charges that were made before
 *  a waiver stay [M28]. */
function countsForPenalOn(account: LoanAccount, day: BusinessDate): Selection {
  const waivers = new Set(account.receipts.filter(it => it.source === 'WAIVER').map(it => it.id));
  return ({ receipt, valueDate }, { bookedOn }) =>
    (receipt !== null && waivers.has(receipt) ? bookedOn : valueDate) < day;
}

function openOf({ emis }: Position, index: number): Paise {
  const emi = emis[index];
  return emi === undefined ? zeroPaise : openInstalment(emi);
}

/** The penal charge of an EMI, more of it or less. */
export function penalTransfer(
  emi: number,
  amount: Paise,
  valueDate: BusinessDate,
  way: 'charged' | 'taken back',
): Transfer {
  return way === 'charged'
    ? { amount, debit: 'penal', credit: 'penal income', emi, receipt: null, valueDate }
    : { amount, debit: 'penal income', credit: 'penal', emi, receipt: null, valueDate };
}

/** Corrects the penal charges dated after a day, up to the last posted day, to what they would have been, within the
 *  group that was posted last. What was paid too much is held, what was waived is undone; a charge that is made again
 *  is paid again by the money it had freed, as far as that is still held.
 *  @source M24, M26 */
export function correctPenal(account: LoanAccount, after: BusinessDate): LoanAccount {
  let corrected = account;
  const { takenOverOn, postedThrough } = account;
  const last = takenOverOn !== null && takenOverOn > after ? takenOverOn : after;
  for (const { date: day, isPenal } of eventDays(account, addDays(last, 1), postedThrough)) {
    if (!isPenal) continue;
    for (const [emi, wanted] of penalOn(corrected, day).entries()) {
      const difference = subtract(wanted, chargedOn(corrected, emi, day));
      if (difference === 0) continue;
      const amount = difference > 0 ? difference : subtract(zeroPaise, difference);
      const way = difference > 0 ? 'charged' : 'taken back';
      corrected = extend(corrected, [penalTransfer(emi, amount, day, way)]);
      corrected = way === 'charged' ? payAgain(corrected, emi, amount) : freeExcess(corrected, emi);
    }
  }
  return corrected;
}

function chargedOn(account: LoanAccount, emi: number, day: BusinessDate): Paise {
  const { emis } = positionOf(
    account,
    transfer => transfer.emi === emi && transfer.valueDate === day && transfer.receipt === null,
  );
  return emis[emi]?.penal.charged ?? zeroPaise;
}

/** Frees what was settled of an EMI's penal charges beyond what is charged now, the latest first. */
function freeExcess(account: LoanAccount, emi: number): LoanAccount {
  const open = positionOf(account).emis[emi]?.penal.open ?? zeroPaise;
  let excess = subtract(zeroPaise, open);
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
