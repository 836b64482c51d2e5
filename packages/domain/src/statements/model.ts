import type { BusinessDate } from '../calendar/businessDate';
import type { Paise } from '../money/paise';

/** A row of an account that moves money. What the bank wrote and cannot be read is kept as it came. */
export type StatementTransaction = {
  /** Null where `dateText` is no day that exists. */
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

/** A row the engine can count with. */
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
  /** 'May-26', or what the provider wrote. */
  readonly name: string;
  /** 'YYYY-MM'; null where the name is no month. */
  readonly month: string | null;
  readonly credits: Paise;
  /** As a positive amount. */
  readonly debits: Paise;
  readonly net: Paise;
  /** Mean of the end-of-day balances over the days of the month inside the period, half up; null without balances. */
  readonly averageBalance: Paise | null;
  readonly closingBalance: Paise | null;
  /** Returned debits and cheques, without their charges. */
  readonly bounces: number;
};

/** A large movement. What only a provider's summary knows has no date and no narration. */
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

/** A credit that is pay from an employer. */
export type SalaryRow = StatementTransaction & {
  /** The employer as the narration has it; null where it names none. */
  readonly sender: string | null;
  /** 'explicit': narration or category says salary; 'implied': only payer and rhythm tell. */
  readonly signal: 'explicit' | 'implied';
};

/** A row of the lender's own salary model. */
export type ScoredCredit = StatementTransaction & {
  readonly sender: string | null;
  /** 0 to 100; null where a sent row has none. */
  readonly score: number | null;
};

/** A debit or cheque that came back. */
export type BounceRow = StatementTransaction & {
  readonly channel: 'NACH' | 'ECS' | 'CHEQUE' | 'OTHER';
  /** 'inward': money back for a debit that failed; 'outward': money out again for a cheque paid in. */
  readonly direction: 'inward' | 'outward';
};

/** A day on which the account was below zero. */
export type NegativeDay = {
  readonly date: BusinessDate;
  /** At the end of the day, or the lowest during it where the day ended at zero or above. */
  readonly balance: Paise;
  /** Whether the day ended below zero. */
  readonly dayEnd: boolean;
};

/** A row whose balance is not the balance before it plus its amount. */
export type ChainBreak = {
  /** Counted from 1 in the order of the statement. */
  readonly row: number;
  readonly date: BusinessDate;
  readonly expected: Paise;
  readonly found: Paise;
};
