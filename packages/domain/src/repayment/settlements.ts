import { laterOf } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { add, type Paise, subtract, zeroPaise } from '../money/paise';
import type { LoanAccount } from './account';
import { isCharge, type Part } from './transfers';

/** What a receipt or waiver settled of a part of an EMI, net of what was taken back; amount above zero, in paise. */
export type Settlement = {
  readonly receipt: string;
  readonly amount: Paise;
  /** The latest day it counts from. */
  readonly valueDate: BusinessDate;
};

/** Who settled a part of an EMI, in booking order. */
export function settlementsOf(account: LoanAccount, emi: number, part: Part): Settlement[] {
  const settled = new Map<string, Settlement>();
  for (const transfer of account.groups.flatMap(group => group.transfers)) {
    const { amount, debit, credit, receipt, valueDate } = transfer;
    if (transfer.emi !== emi || receipt === null || isCharge(transfer)) continue;
    if (debit !== part && credit !== part) continue;
    const before = settled.get(receipt);
    const change = credit === part ? amount : subtract(zeroPaise, amount);
    settled.set(receipt, {
      receipt,
      amount: add(before?.amount ?? zeroPaise, change),
      valueDate: laterOf(before?.valueDate ?? valueDate, valueDate),
    });
  }
  return [...settled.values()].filter(({ amount }) => amount > 0);
}
