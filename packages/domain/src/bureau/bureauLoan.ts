import type { Paise } from '../money/paise';
import { bureauDate, type BureauDate } from './bureauDate';
import { historyOf, type HistoryMonth } from './history';
import { field, flagOf, type JsonObject, textAt, textOrNull } from '../loose/loose';
import { amount } from './amount';

/** A loan or card in a bureau report; the same for both bureaux. Texts are as the bureau wrote them. */
export type BureauLoan = {
  /** Unique in its report. */
  readonly id: string;
  readonly institution: string | null;
  readonly accountNumber: string | null;
  readonly accountType: string | null;
  readonly ownership: string | null;
  readonly status: string | null;
  readonly assetClass: string | null;
  readonly balance: Paise | null;
  readonly pastDue: Paise | null;
  readonly sanctioned: Paise | null;
  readonly highCredit: Paise | null;
  readonly creditLimit: Paise | null;
  readonly installment: Paise | null;
  readonly lastPayment: Paise | null;
  readonly writeOff: Paise | null;
  readonly opened: BureauDate;
  readonly closed: BureauDate;
  readonly reported: BureauDate;
  readonly lastPaid: BureauDate;
  /** Percent a year, as written. */
  readonly interestRate: string | null;
  /** Months, as written. */
  readonly tenure: string | null;
  readonly frequency: string | null;
  readonly history: readonly HistoryMonth[];
};

/** Reads an item of RetailAccountDetails. @param position  its index in the list, which makes ids of duplicates
 *  unique */
export function equifaxLoan(account: JsonObject, position: number): BureauLoan {
  const get = (name: string) => field(account, name);
  return {
    id: `${textAt(account, 'seq')}-${position}`,
    institution: textOrNull(get('Institution')),
    accountNumber: textOrNull(get('AccountNumber')),
    accountType: textOrNull(get('AccountType')),
    ownership: textOrNull(get('OwnershipType')),
    status: textOrNull(get('AccountStatus')),
    assetClass: textOrNull(get('AssetClassification')),
    balance: amount(get('Balance')),
    pastDue: amount(get('PastDueAmount')),
    sanctioned: amount(get('SanctionAmount')),
    highCredit: amount(get('HighCredit')),
    creditLimit: amount(get('CreditLimit')),
    installment: amount(get('InstallmentAmount')),
    lastPayment: amount(get('LastPayment')),
    writeOff: amount(get('WriteOffAmount')),
    opened: bureauDate(get('DateOpened')),
    closed: bureauDate(get('DateClosed')),
    reported: bureauDate(get('DateReported')),
    lastPaid: bureauDate(get('LastPaymentDate')),
    interestRate: textOrNull(get('InterestRate')),
    tenure: textOrNull(get('RepaymentTenure')),
    frequency: textOrNull(get('TermFrequency')),
    history: historyOf(get('History48Months')),
  };
}

/** Whether an item of RetailAccountDetails is active: by Open; without it, by the closing date or status. */
export function isOpenAccount(account: JsonObject): boolean {
  const open = flagOf(field(account, 'Open'));
  if (open !== null) return open;
  const status = textAt(account, 'AccountStatus');
  return bureauDate(field(account, 'DateClosed')).date === null && !/clos/i.test(status);
}

/** The granted amount: the sanctioned amount, a card's limit, or the highest credit. */
export function grantedAmount(loan: BureauLoan): Paise | null {
  return loan.sanctioned || loan.creditLimit || loan.highCredit || loan.sanctioned;
}
