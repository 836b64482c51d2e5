import { laterOf } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { type Paise, subtract, sum } from '../money/paise';
import { type LoanAccount, type Receipt, receiptOf } from './account';
import { itemAt } from './itemAt';
import type { DueInstalment } from './opening';
import { type EmiPosition, openInstalment, positionOf } from './position';
import { postThrough } from './postDays';
import { type PaymentSource, paymentSourceOf } from './rows';
import { type Settlement, settlementsOf } from './settlements';

/** A charge of an EMI; amounts in paise. */
export type ChargeRow = {
  readonly amount: Paise;
  readonly paidAmount: Paise;
  readonly waivedAmount: Paise;
  /** The last waiver of it; null without one. */
  readonly waivedBy: string | null;
  readonly waivedDate: BusinessDate | null;
};

/** An EMI as the desks show it; amounts in paise.
 *  @source M2, M28 */
export type EmiRow = {
  readonly dueDate: BusinessDate;
  readonly amount: Paise;
  readonly principal: Paise;
  readonly interest: Paise;
  readonly state: 'paid' | 'part-paid' | 'unpaid';
  /** Principal and interest received; a waiver is not received. */
  readonly amountPaid: Paise;
  /** The value date from which nothing of it was open; null while something is. */
  readonly paymentDate: BusinessDate | null;
  readonly paymentSource: PaymentSource | null;
  readonly penal: ChargeRow;
  /** With tax. */
  readonly bounce: ChargeRow;
};

/** The EMIs in the order they fall due.
 *  @param day  today */
export function emiRows(account: LoanAccount, day: BusinessDate): EmiRow[] {
  const posted = postThrough(account, day);
  const position = positionOf(posted);
  return posted.instalments.flatMap((instalment, index) => {
    const { dueDate, principal, interest } = instalment;
    const emi = itemAt(position.emis, index);
    const settled = [
      ...settlementsOf(posted, index, 'interest'),
      ...settlementsOf(posted, index, 'principal'),
    ];
    const isPaid = isSettled(posted, instalment, emi);
    return [
      {
        dueDate,
        amount: sum([principal, interest]),
        principal,
        interest,
        state: isPaid ? 'paid' : settled.length > 0 ? 'part-paid' : 'unpaid',
        amountPaid: sum(settled.filter(it => sourceOf(posted, it) !== 'WAIVER').map(it => it.amount)),
        paymentDate: isPaid ? paidOn(posted, settled, dueDate) : null,
        paymentSource: isPaid ? lastSource(posted, settled) : null,
        penal: chargeRow(posted, emi, index, 'penal'),
        bounce: chargeRow(posted, emi, index, 'bounce'),
      } satisfies EmiRow,
    ];
  });
}

/** An EMI whose interest is charged, on its due date or when it was taken over as paid, is paid when neither principal
 *  nor interest of it is open; of a closed loan all are. */
function isSettled(account: LoanAccount, instalment: DueInstalment, emi: EmiPosition): boolean {
  if (account.closedOn !== null) return true;
  return emi.interest.charged >= instalment.interest && openInstalment(emi) === 0;
}

function sourceOf(account: LoanAccount, { receipt }: Settlement): Receipt['source'] | undefined {
  return receiptOf(account, receipt)?.source;
}

function paidOn(account: LoanAccount, settled: readonly Settlement[], dueDate: BusinessDate): BusinessDate {
  const latest = settled.map(it => it.valueDate).reduce(laterOf, settled[0]?.valueDate ?? dueDate);
  return account.closedOn !== null && account.closedOn < latest ? account.closedOn : latest;
}

/** How the money came that closed the EMI. */
function lastSource(account: LoanAccount, settled: readonly Settlement[]): PaymentSource | null {
  const last = settled.reduce<Settlement | null>(
    (latest, it) => (latest === null || it.valueDate >= latest.valueDate ? it : latest),
    null,
  );
  const source = last === null ? undefined : sourceOf(account, last);
  return source === undefined ? null : paymentSourceOf(source);
}

function chargeRow(
  account: LoanAccount,
  emi: EmiPosition,
  index: number,
  part: 'penal' | 'bounce',
): ChargeRow {
  const settled = settlementsOf(account, index, part);
  const waived = settled.filter(it => sourceOf(account, it) === 'WAIVER');
  const waivedAmount = sum(waived.map(({ amount }) => amount));
  const last = waived.at(-1);
  const waiver = last === undefined ? undefined : receiptOf(account, last.receipt);
  return {
    amount: emi[part].charged,
    paidAmount: subtract(sum(settled.map(({ amount }) => amount)), waivedAmount),
    waivedAmount,
    waivedBy: waiver?.by ?? null,
    waivedDate: waiver?.valueDate ?? null,
  };
}
