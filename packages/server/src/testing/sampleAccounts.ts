import { businessDate, type BusinessDate } from '@lending-desk/domain/calendar';
import { percent, rupees } from '@lending-desk/domain/money';
import { openAccount, type Outcome } from '@lending-desk/domain/repayment';
import { inTransaction } from '../db/transaction';
import { bookEvent, type NewEvent } from '../ledger/bookEvent';
import { storeAccounts } from '../ledger/storeAccounts';
import type { TestServer } from './harness';

type Server = Pick<TestServer, 'db' | 'clock'>;

/** An import line of a disbursed loan. */
export const disbursedLine = {
  loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'COMPLETED' },
};

const by = { id: null, name: 'Test', requestId: 'test' };
const sampleDisbursal = businessDate('2026-03-30');

/** Opens the account of the sample loan of the rules of money on a stored loan: 75,000.00 at 21 %, nine EMIs due on
 *  the 1st from 1 May 2026. */
export async function openSampleAccount({ db, clock }: Server, loanId: number): Promise<void> {
  const account = openAccount({
    principal: rupees(75_000),
    yearlyRate: percent(21),
    months: 9,
    emiDay: 1,
    disbursedOn: sampleDisbursal,
    processingFeeRate: percent(1.5),
  });
  const opened = {
    loanId,
    number: 0,
    reference: `disbursal ${loanId}`,
    kind: 'disbursal',
    bookedOn: sampleDisbursal,
    at: clock.now,
    byName: by.name,
  };
  await inTransaction(db, tx => storeAccounts(tx, [{ account, opened }]));
}

/** Books an event today.
 *  @throws Error when it is not booked */
export async function bookNow(
  { db, clock }: Server,
  loanId: number,
  event: NewEvent,
  reference: string,
): Promise<Outcome> {
  const booked = await inTransaction(db, tx =>
    bookEvent(tx, loanId, event, { now: clock.now, by, reference: `${loanId} ${reference}` }),
  );
  if (booked === null) throw new Error(`Loan ${loanId} has no account`);
  if (booked.outcome.outcome === 'refused') throw new Error(booked.outcome.why);
  return booked.outcome;
}

const aRow = (id: string, day: BusinessDate) =>
  ({
    type: 'nach',
    id,
    emiDate: day,
    settlementDate: day,
    presentationDate: day,
    bankReference: id,
    occurrence: 1,
  }) as const;

/** A debit that is not the amount of any EMI, so that it waits to be mapped. */
export const shortDebit = (id: string, amount: number, day: BusinessDate): NewEvent => ({
  ...aRow(id, day),
  status: 'SUCCESS',
  amount: rupees(amount),
  code: null,
});

/** A debit that came back for want of money. */
export const aReturn = (id: string, day: BusinessDate): NewEvent => ({
  ...aRow(id, day),
  status: 'RETURN',
  amount: rupees(9079),
  code: '04',
});
