import type { BusinessDate } from '../calendar/businessDate';
import type { Paise } from '../money/paise';

/** A row of an account. Unreadable values are kept as the bank wrote them. */
export type StatementTransaction = {
  /** Null where `dateText` is not an existing day. */
  readonly date: BusinessDate | null;
  readonly dateText: string;
  readonly narration: string;
  /** '' where there is none. */
  readonly chequeNo: string;
  /** Debits are negative; null where it cannot be read. */
  readonly amount: Paise | null;
  /** In the provider's words, '' where it gave none. */
  readonly category: string;
  /** After the row; null where the bank prints none. */
  readonly balance: Paise | null;
};

/** A row with a readable date and amount. */
export type DatedTransaction = StatementTransaction & {
  readonly date: BusinessDate;
  readonly amount: Paise;
};

/** The days a statement covers, both included. */
export type StatementPeriod = { readonly from: BusinessDate; readonly to: BusinessDate };

/** The balance after the last row of a day, carried over days without rows. */
export type DayBalance = { readonly date: BusinessDate; readonly balance: Paise };

/** One row of the monthly table. */
export type MonthRow = {
  /** 'May-26', or the provider's own text. */
  readonly name: string;
  /** 'YYYY-MM'; null where the name is not a month. */
  readonly month: string | null;
  readonly credits: Paise;
  /** As a positive amount. */
  readonly debits: Paise;
  readonly net: Paise;
  /** Mean of the end-of-day balances over the days of the month inside the period, rounded half up; null without
   *  balances. */
  readonly averageBalance: Paise | null;
  readonly closingBalance: Paise | null;
  /** Returned debits and cheques, without their charges. */
  readonly bounces: number;
};

/** A large movement. One known only from a provider's summary has no date and no narration. */
export type FundsRow = {
  readonly date: BusinessDate | null;
  readonly dateText: string;
  /** 'May-26'. */
  readonly monthName: string;
  readonly narration: string;
  readonly category: string;
  /** Debits are negative. */
  readonly amount: Paise;
  readonly balance: Paise | null;
};

/** A credit that is a salary from an employer. */
export type SalaryRow = StatementTransaction & {
  /** The employer named in the narration; null where it names none. */
  readonly sender: string | null;
  /** 'explicit': narration or category says salary; 'implied': recognised only by payer and rhythm. */
  readonly signal: 'explicit' | 'implied';
};

/** A row scored by the lender's own salary model. */
export type ScoredCredit = StatementTransaction & {
  readonly sender: string | null;
  /** 0 to 100; null where a received row has none. */
  readonly score: number | null;
};

/** A debit or cheque that was returned. */
export type BounceRow = StatementTransaction & {
  readonly channel: 'NACH' | 'ECS' | 'CHEQUE' | 'OTHER';
  /** 'inward': money back for a failed debit; 'outward': money out again for a deposited cheque. */
  readonly direction: 'inward' | 'outward';
};

/** A day on which the balance was negative. */
export type NegativeDay = {
  readonly date: BusinessDate;
  /** At the end of the day, or the lowest during it when the day ended at zero or above. */
  readonly balance: Paise;
  /** Whether the balance was negative at the end of the day. */
  readonly dayEnd: boolean;
};

/** A row whose balance is not the previous balance plus its amount. */
export type ChainBreak = {
  /** Counted from 1 in the order of the statement. */
  readonly row: number;
  readonly date: BusinessDate;
  readonly expected: Paise;
  readonly found: Paise;
};
