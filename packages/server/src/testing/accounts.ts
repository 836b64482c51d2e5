import { type BusinessDate, businessDate, instantAt } from '@lending-desk/domain/calendar';
import { percent, rupees } from '@lending-desk/domain/money';
import {
  book,
  type LoanAccount,
  type LoanEvent,
  openAccount,
  postThrough,
} from '@lending-desk/domain/repayment';
import { inTransaction } from '../db/transaction';
import { bookEvent, type NewEvent } from '../ledger/bookEvent';
import { storeAccounts } from '../ledger/storeAccounts';
import type { TestServer } from './harness';
import { aLine, loanIdOf, storeLoans } from './loans';

/** The day of the worked examples of the rules of money. */
export const exampleDay = businessDate('2026-11-15');

const day = (text: string): BusinessDate => businessDate(`2026-${text}`);
const paid = (month: string): LoanEvent => ({
  type: 'receipt',
  id: `P ${month}`,
  source: 'BANK',
  amount: rupees(9079),
  bookedOn: day(`${month}-01`),
  valueDate: day(`${month}-01`),
  reference: `N ${month}`,
});
const bounced = (month: string): LoanEvent => ({
  type: 'nach',
  id: `B ${month}`,
  status: 'RETURN',
  amount: rupees(9079),
  emiDate: day(`${month}-01`),
  settlementDate: day(`${month}-01`),
  presentationDate: day(`${month}-01`),
  bookedOn: day(`${month}-01`),
  code: '04',
  bankReference: null,
  occurrence: 1,
});

/** The sample loan of the rules of money on 15 Nov 2026: 75,000.00 at 21 %, five EMIs paid, two returned; overdue
 *  principal 17,088.77, interest 1,069.23, penal 544.74, bounce 1,180.00. */
function sampleAccount(): LoanAccount {
  const events = [...['05', '06', '07', '08', '09'].map(paid), ...['10', '11'].map(bounced)];
  return postThrough(
    events.reduce((before, event) => book(before, event).account, unpaidAccount()),
    exampleDay,
  );
}

/** The same at disbursal: nothing was paid. */
export function unpaidAccount(): LoanAccount {
  const terms = {
    principal: rupees(75_000),
    yearlyRate: percent(21),
    months: 9,
    emiDay: 1,
    rounding: { emiTo: 'rupee', half: 'up' },
    disbursedOn: day('03-30'),
    processingFeeRate: percent('1.5'),
  } as const;
  return openAccount(terms);
}

/** Gives a stored loan the sample account, or another one. */
export async function storeSampleAccount(
  { db, clock }: TestServer,
  loanId: number,
  account = sampleAccount(),
): Promise<void> {
  const opened = {
    loanId,
    number: 0,
    reference: `disbursal ${loanId}`,
    kind: 'disbursal',
    bookedOn: day('03-30'),
    at: clock.now,
    byName: 'Test',
  };
  await inTransaction(db, tx => storeAccounts(tx, [{ account, opened }]));
}

/** Stores a disbursed loan with the sample account.
 *  @returns its id */
export async function storeSampleLoan(server: TestServer, number: number): Promise<number> {
  await storeLoans(server.db, [aLine(number, { loanDetails: { approvalStatus: 'DISBURSED' } })]);
  await storeSampleAccount(server, loanIdOf(number));
  return loanIdOf(number);
}

/** Sets the clock to noon of a day. */
export function setDay({ clock }: TestServer, date: BusinessDate): void {
  clock.now = new Date(instantAt(date, 12 * 60));
}

let booked = 0;

/** Books an event as a provider or a command would.
 *  @throws Error when it is refused */
export async function bookOn({ db, clock }: TestServer, loanId: number, event: NewEvent): Promise<void> {
  booked += 1;
  const by = { id: null, name: 'Test', requestId: 'test' };
  const done = await inTransaction(db, tx =>
    bookEvent(tx, loanId, event, { now: clock.now, by, reference: `test ${booked} ${loanId}` }),
  );
  if (done?.outcome.outcome === 'refused') throw new Error(done.outcome.why);
}
