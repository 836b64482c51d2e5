import type { BusinessDate } from '../calendar/businessDate';
import type { Paise } from '../money/paise';
import { itemAt } from './itemAt';
import { type AccountTerms, disbursalOf, type DueInstalment, dueSchedule } from './opening';
import { type SettingsOn, settingsOf } from './settings';
import type { Group, GroupKind, LedgerAccount, ReceiptSource, Transfer } from './transfers';

/** Money received, or a waiver. */
export type Receipt = {
  /** Unique in the account: the payment id. */
  readonly id: string;
  readonly source: ReceiptSource;
  readonly amount: Paise;
  readonly valueDate: BusinessDate;
  readonly bookedOn: BusinessDate;
  /** The bank's or the provider's; null where there is none. */
  readonly reference: string | null;
  /** The EMI a NACH row names. */
  readonly emiDate: BusinessDate | null;
  /** Held in full until somebody maps it [M21]. */
  readonly toBeMapped: boolean;
  readonly mapped: boolean;
  /** Who waived. */
  readonly by: string | null;
  readonly reversal: { readonly on: BusinessDate; readonly reference: string | null } | null;
};

/** A loan from disbursal to closing. Its groups are the ledger: they are only ever added to, and every figure is
 *  made from them. */
export type LoanAccount = {
  readonly terms: AccountTerms;
  readonly instalments: readonly DueInstalment[];
  readonly settingsOn: SettingsOn;
  readonly groups: readonly Group[];
  readonly receipts: readonly Receipt[];
  /** The last day whose due dates and penal dates are posted. */
  readonly postedThrough: BusinessDate;
  /** The day the loan was taken over from another system; penal dates up to then are neither charged nor corrected
   *  [M37]. */
  readonly takenOverOn: BusinessDate | null;
  readonly waitingBounces: readonly Paise[];
  /** NACH rows and presentations that count once [M15, M40]. */
  readonly seen: ReadonlySet<string>;
  readonly closedOn: BusinessDate | null;
};

/** Opens the account of a loan that is disbursed here.
 *  @param settingsOn  by default nothing was ever changed
 *  @throws RangeError for invalid terms
 *  @source M9, M12 */
export function openAccount(terms: AccountTerms, settingsOn: SettingsOn = settingsOf([])): LoanAccount {
  const { processingFee, gst, preEmiInterest, paidOut } = disbursalOf(terms);
  const on = terms.disbursedOn;
  const to = (credit: LedgerAccount, amount: Paise): Transfer => ({
    amount,
    debit: 'principal',
    credit,
    emi: null,
    receipt: null,
    valueDate: on,
  });
  const opened: LoanAccount = {
    terms,
    instalments: dueSchedule(terms),
    settingsOn,
    groups: [],
    receipts: [],
    postedThrough: on,
    takenOverOn: null,
    waitingBounces: [],
    seen: new Set(),
    closedOn: null,
  };
  const shares = [
    to('bank', paidOut),
    to('fee income', processingFee),
    to('GST payable', gst),
    to('interest income', preEmiInterest),
  ];
  return post(
    opened,
    'disbursal',
    on,
    shares.filter(({ amount }) => amount > 0),
  );
}

/** Adds a group.
 *  @param about  the receipt or waiver it is about */
export function post(
  account: LoanAccount,
  kind: GroupKind,
  bookedOn: BusinessDate,
  transfers: readonly Transfer[],
  about: string | null = null,
): LoanAccount {
  return { ...account, groups: [...account.groups, { kind, bookedOn, about, transfers }] };
}

/** Adds transfers to the group that was posted last, as part of the same event. */
export function extend(account: LoanAccount, transfers: readonly Transfer[]): LoanAccount {
  // Stryker disable next-line all: without it the same group is made again, which only takes longer
  if (transfers.length === 0) return account;
  const last = itemAt(account.groups, account.groups.length - 1);
  const extended = { ...last, transfers: [...last.transfers, ...transfers] };
  return { ...account, groups: [...account.groups.slice(0, -1), extended] };
}

/** Changes one receipt or waiver. */
export function withReceipt(account: LoanAccount, id: string, change: Partial<Receipt>): LoanAccount {
  return {
    ...account,
    receipts: account.receipts.map(receipt => (receipt.id === id ? { ...receipt, ...change } : receipt)),
  };
}

export function receiptOf(account: LoanAccount, id: string): Receipt | undefined {
  return account.receipts.find(receipt => receipt.id === id);
}
