import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanIdNumber, wireDate, wireInstant, wireRupees } from '../contract/wire';
import { cashBookMessages } from './messages';

/** Our accounts that money comes to and goes from, one a source, in the order of the book [M12]. */
export const cashSources = ['bank', 'nach', 'razorpay', 'cash'] as const;
export type CashSource = (typeof cashSources)[number];

/** The kinds of group that move money in or out [M12]. */
export const cashKinds = ['disbursal', 'receipt', 'reversal', 'refund', 'take-over'] as const;

const source = v.picklist(cashSources);
const text = v.nullable(v.string());

const entrySchema = v.object({
  loanId: loanIdNumber,
  /** Position of the group of transfers in the account of its loan. */
  group: v.number(),
  fullName: v.string(),
  kind: v.picklist(cashKinds),
  source,
  /** The day it counts from, which may be earlier than the day it was booked on. */
  valueDate: wireDate,
  received: wireRupees,
  paidOut: wireRupees,
  /** Of the receipt it is about. */
  paymentId: text,
  reference: text,
  /** Who booked it and when; null for what was taken over. */
  by: text,
  at: v.nullable(wireInstant),
});
export type CashEntry = v.InferOutput<typeof entrySchema>;

const bookSchema = v.object({
  day: wireDate,
  /** All four, in order; amounts in rupees. They are those of every entry of the day, listed or not. */
  totals: v.array(
    v.object({
      source,
      entries: v.number(),
      received: wireRupees,
      paidOut: wireRupees,
      /** Received less paid out. */
      net: wireRupees,
    }),
  ),
  /** By loan and order of booking, the first five hundred. */
  entries: v.array(entrySchema),
});
export type CashBook = v.InferOutput<typeof bookSchema>;

const access = { kind: 'anyOf', groups: ['collectionsAdmin'] } as const;
const query = v.object({ on: wireDate });

/** GET what was booked on a day on the accounts of bank, NACH, Razorpay and cash [M12, M36]. */
export const readCashBook = declareCall({
  name: 'cashBook.read',
  method: 'GET',
  path: '/api/v1/collections/cash-book',
  access,
  query,
  answer: { kind: 'json', schema: v.object({ data: bookSchema }) },
  failure: { shows: 'first', fallback: cashBookMessages.readFailed },
});

/** GET all entries of a day as CSV. */
export const exportCashBook = declareCall({
  name: 'cashBook.export',
  method: 'GET',
  path: '/api/v1/collections/cash-book/export',
  access,
  query,
  answer: { kind: 'csv', fileName: 'cash-book.csv' },
  failure: { shows: 'first', fallback: cashBookMessages.exportFailed },
});

/** The calls of the cash book. */
export const cashBookContract = { read: readCashBook, export: exportCashBook } as const;
