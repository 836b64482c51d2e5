import type { Paise } from '../money/paise';
import type { StatementPeriod, StatementTransaction } from '../statements/model';

/** A piece of text on a page of a PDF, in the page's units. */
export type PageItem = {
  readonly text: string;
  /** Where its baseline begins; y grows downwards. */
  readonly x: number;
  readonly y: number;
  /** Along the baseline. */
  readonly width: number;
  /** The size of the letters. */
  readonly height: number;
  /** The direction of the baseline in degrees, clockwise; 0 is from left to right. */
  readonly angle: number;
};

/** A file as its decoder hands it over: the cells of its sheets, or the positioned text of its pages. */
export type DecodedFile =
  | {
      readonly kind: 'grid';
      readonly sheets: readonly (readonly (readonly string[])[])[];
      /** Whether the last row of the last sheet may be cut off: a text that does not end with a line break. */
      readonly openEnd: boolean;
    }
  | { readonly kind: 'pages'; readonly pages: readonly (readonly PageItem[])[] };

/** One account of a statement file. */
export type FileAccount = {
  /** '' where the file names none; may be masked. */
  readonly accountNo: string;
  readonly holder: string;
  /** As the file names it: 'Savings'; '' where it does not. */
  readonly accountType: string;
  /** As the file states it; otherwise from the first to the last row. */
  readonly period: StatementPeriod | null;
  /** Before the first row, as the file states it; null where it states none. */
  readonly opening: Paise | null;
  /** Oldest first. */
  readonly transactions: readonly StatementTransaction[];
  /** Whether the heads of debit and credit were exchanged: the balance proves it. */
  readonly swapped: boolean;
};

/** What a statement file says. */
export type StatementFile = {
  readonly bank: string;
  /** Of the institution recognised; null where the file names none that is known. */
  readonly institutionId: string | null;
  readonly accounts: readonly FileAccount[];
};

export type MonthRange = {
  /** 'YYYY-MM', both included. */
  readonly from: string;
  readonly to: string;
};
