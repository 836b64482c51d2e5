import * as v from 'valibot';
import { type BusinessDate, businessDate } from '../src/calendar/businessDate';
import { rupees } from '../src/money/paise';
import { percent } from '../src/money/rate';
import type { LoanEvent } from '../src/repayment/book';
import type { repaymentFigures } from '../src/repayment/figures';
import type { AccountTerms } from '../src/repayment/opening';

// Accounts with a history and every figure expected of them, worked out by hand from the rules of money apart from
// any code: testing/samples/ledger/scenarios.json.gz.

const date = v.pipe(
  v.string(),
  v.transform(text => businessDate(text)),
);
const amount = v.pipe(
  v.string(),
  v.transform(text => rupees(text)),
);

const terms = v.pipe(
  v.object({
    principal: amount,
    ratePercent: v.pipe(
      v.string(),
      v.transform(text => percent(text)),
    ),
    months: v.number(),
    emiDay: v.number(),
    disbursalDate: date,
    feePercent: v.pipe(
      v.string(),
      v.transform(text => percent(text)),
    ),
  }),
  v.transform(
    ({ principal, ratePercent, months, emiDay, disbursalDate, feePercent }): AccountTerms => ({
      principal,
      yearlyRate: ratePercent,
      months,
      emiDay,
      disbursedOn: disbursalDate,
      processingFeeRate: feePercent,
    }),
  ),
);

const event = v.variant('type', [
  v.object({
    type: v.literal('nach'),
    status: v.picklist(['SUCCESS', 'RETURN', 'REJECT', 'EXTENDED', 'REVERSED']),
    amount,
    emiDate: date,
    settlementDate: date,
    presentationDate: v.optional(date),
    bookingDate: date,
    code: v.optional(v.string()),
    bankReference: v.optional(v.string()),
    occurrence: v.optional(v.number(), 1),
  }),
  v.object({
    type: v.literal('receipt'),
    source: v.picklist(['RAZORPAY', 'BANK', 'CASH']),
    amount,
    bookingDate: date,
    valueDate: v.optional(date),
    reference: v.string(),
  }),
  v.object({ type: v.literal('map'), bookingDate: date, receiptRef: v.string(), emiIndex: v.number() }),
  v.object({
    type: v.literal('waiver'),
    bookingDate: date,
    date,
    amount,
    parts: v.partial(v.object({ penal: amount, bounce: amount, interest: amount, principal: amount })),
    by: v.string(),
    reference: v.string(),
  }),
  v.object({ type: v.literal('reversal'), bookingDate: date, of: v.string() }),
  v.object({ type: v.literal('close'), bookingDate: date, closingDate: v.optional(date) }),
  v.object({ type: v.literal('refund'), bookingDate: date, amount }),
  v.object({ type: v.literal('link'), date, id: v.string(), amount }),
]);
export type ScenarioEvent = v.InferOutput<typeof event>;

const rows = v.array(v.record(v.string(), v.unknown()));
const row = v.record(v.string(), v.unknown());
const expected = v.object({
  asOf: date,
  outcomes: v.array(v.object({ outcome: v.string(), why: v.optional(v.string()) })),
  loan: v.looseObject({ emis: rows, transactionDetails: rows }),
  overdueSummary: row,
  overdueDetails: rows,
  paymentDetails: rows,
  foreClosure: rows,
  outstanding: row,
  also: row,
});

const scenario = v.object({ name: v.string(), terms, events: v.array(event), expected: v.array(expected) });
export type Scenario = v.InferOutput<typeof scenario>;

/** @param text  the JSON of the file */
export function parseScenarios(text: string): Scenario[] {
  return v.parse(v.array(scenario), JSON.parse(text));
}

/** The day an event of the file is booked. */
export function scenarioDay(given: ScenarioEvent): BusinessDate {
  return given.type === 'link' ? given.date : given.bookingDate;
}

/** The event as the ledger takes it; a link is none.
 *  @param index  names the receipts that have no reference */
export function loanEventOf(given: Exclude<ScenarioEvent, { type: 'link' }>, index: number): LoanEvent {
  switch (given.type) {
    case 'nach':
      return {
        type: 'nach',
        // An extended row and the money that follows share a reference, only one of them posts.
        id: given.bankReference ?? `row ${index}`,
        status: given.status,
        amount: given.amount,
        emiDate: given.emiDate,
        settlementDate: given.settlementDate,
        presentationDate: given.presentationDate ?? null,
        bookedOn: given.bookingDate,
        code: given.code ?? null,
        bankReference: given.bankReference ?? null,
        occurrence: given.occurrence,
      };
    case 'receipt':
      return {
        type: 'receipt',
        id: given.reference,
        source: given.source,
        amount: given.amount,
        bookedOn: given.bookingDate,
        valueDate: given.valueDate ?? given.bookingDate,
        reference: given.reference,
      };
    case 'map':
      return { type: 'map', receipt: given.receiptRef, emi: given.emiIndex, bookedOn: given.bookingDate };
    case 'waiver':
      return {
        type: 'waiver',
        id: given.reference,
        bookedOn: given.bookingDate,
        date: given.date,
        amount: given.amount,
        parts: Object.fromEntries(Object.entries(given.parts).filter(([, part]) => part !== undefined)),
        by: given.by,
        reference: given.reference,
      };
    case 'reversal':
      return { type: 'reversal', of: given.of, bookedOn: given.bookingDate };
    case 'close':
      return { type: 'close', bookedOn: given.bookingDate, closingDate: given.closingDate ?? null };
    case 'refund':
      return { type: 'refund', amount: given.amount, bookedOn: given.bookingDate };
  }
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Published amounts as numbers: they are texts with two decimals. */
function numbers(published: unknown): unknown {
  return JSON.parse(JSON.stringify(published), (_name, value: unknown) =>
    typeof value === 'string' && /^-?\d+\.\d\d$/.test(value) ? Number(value) : value,
  );
}

/** Rows in one order. */
function sorted(rows: Rows): string[] {
  return rows
    .map(row => JSON.stringify(numbers(Object.fromEntries(Object.entries(row).toSorted()))))
    .toSorted();
}

/** The figures of an account to compare with `expectedFigures`: payments in one order, without our payment id, remarks and
 *  other fields of ours; how many of its EMIs are paid as a list says it. */
export function comparableFigures({ loan, paymentDetails, ...rest }: ReturnType<typeof repaymentFigures>) {
  const { transactionDetails, ...terms } = loan;
  const transactions = sorted(
    transactionDetails.map(
      ({ paymentId: _id, remarks: _remarks, held: _held, wentTo: _wentTo, ...row }) => row,
    ),
  );
  const paid = terms.emis.filter(emi => emi.paid).length;
  const emisCell = `${paid} of ${terms.emis.length}`;
  return { terms, transactions, payments: sorted(paymentDetails), emisCell, ...rest };
}

/** What the file expects of an account on a day, in the same shape. */
export function expectedFigures({
  loan,
  paymentDetails,
  also,
  ...rest
}: Scenario['expected'][number]): unknown {
  const { transactionDetails, ...terms } = loan;
  const { asOf: _day, outcomes: _outcomes, ...tables } = rest;
  return {
    ...Object(numbers({ terms, ...tables, ...also })),
    transactions: sorted(transactionDetails.map(row => ({ paymentReferenceId: null, ...row }))),
    payments: sorted(paymentDetails),
  };
}
