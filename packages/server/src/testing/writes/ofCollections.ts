import { readAccount } from '../../ledger/readAccount';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { eq } from 'drizzle-orm';
import { approval } from '../../approvals/table';
import { aPng } from '../files';
import { bookOn, exampleDay, storeSampleAccount } from '../accounts';
import { calling, demandDone, type Place, type Write } from './write';
import { businessDate } from '@lending-desk/domain/calendar';
import { bookNow, disbursedLine, openSampleAccount, shortDebit } from '../sampleAccounts';

const role = 'ROLE_COLLECTIONS_AGENT';
const disbursed = {
  loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'LOAN_AGREEMENT_ACCEPTED' },
};
const aComment = {
  dispositionCode: 'Busy',
  customerBehaviour: 'GOOD',
  collectionsFeedback: 'Call back at six, @Super User',
} as const;

const aPromise = {
  ...aComment,
  dispositionCode: 'Promise_to_Pay',
  promiseAmount: 500,
  promiseDate: '2026-11-25',
} as const;

const admin = 'ROLE_COLLECTIONS_ADMIN';
const { approvals } = contract;

/** A loan with the sample account. */
async function anAccount(place: Place): Promise<number> {
  const loanId = await place.aLoan(disbursed);
  // Two writes that are paired ask for the account of one loan.
  if (!(await readAccount(place.server.db, loanId))) await storeSampleAccount(place.server, loanId);
  return loanId;
}

const aWaiver = {
  waiverDate: '20-11-2026 00:00:00',
  waiverAmount: 1001,
  paymentSource: 'WAIVER',
  bounceCharges: 1001,
} as const;

/** A request of an agent that waits.
 *  @returns its id */
async function aRequest(place: Place): Promise<string> {
  const loanId = await anAccount(place);
  const agent = await place.server.signIn(role);
  demandDone(await place.server.call(approvals.addWaiver, { loanId, ...aWaiver }, agent));
  return requestOn(place, loanId);
}

/** A bank transfer that came, with a reference of its own. */
const aReceipt = async (place: Place) => ({
  loanId: await anAccount(place),
  amount: 9000,
  source: 'BANK' as const,
  date: '2026-11-20',
  reference: `UTR ${place.aNumber()}`,
  reason: 'Slip',
});

/** A receipt by hand that waits: its approval writes more than that of a waiver.
 *  @returns its id */
async function aReceiptAsked(place: Place): Promise<string> {
  const receipt = await aReceipt(place);
  const maker = await place.server.signIn('ROLE_SUPER_USER');
  demandDone(await place.server.call(approvals.addReceipt, receipt, maker));
  return requestOn(place, receipt.loanId);
}

async function requestOn(place: Place, loanId: number): Promise<string> {
  const [row] = await place.server.db
    .select({ id: approval.id })
    .from(approval)
    .where(eq(approval.loanId, loanId));
  if (!row) throw new Error('Nothing waits');
  return row.id;
}

async function aPaidUpLoan(place: Place): Promise<number> {
  const loanId = await anAccount(place);
  await bookOn(place.server, loanId, {
    type: 'receipt',
    id: 'link',
    source: 'RAZORPAY',
    amount: rupees(40_000),
    valueDate: exampleDay,
    reference: null,
  });
  return loanId;
}

/** The calls that ask for something that moves money, and that decide it. */
const approvalWrites: Readonly<Record<string, Write>> = {
  'approvals.addWaiver': calling(
    approvals.addWaiver,
    async place => ({
      loanId: await anAccount(place),
      ...aWaiver,
      waiverAmount: 590,
      bounceCharges: 590,
    }),
    role,
  ),
  'approvals.closeLoan': calling(
    approvals.closeLoan,
    async place => ({ loanId: await aPaidUpLoan(place), overdueAmount: 0 }),
    admin,
  ),
  'approvals.attach': calling(
    approvals.attach,
    async place => ({ loanId: await anAccount(place), file: new Blob([aPng]) }),
    admin,
  ),
  'approvals.addReceipt': calling(approvals.addReceipt, aReceipt, admin),
  'approvals.reverseReceipt': calling(
    approvals.reverseReceipt,
    async place => ({ loanId: await aPaidUpLoan(place), paymentId: 'link', reason: 'Of another loan' }),
    admin,
  ),
  'approvals.refund': calling(
    approvals.refund,
    async place => {
      const loanId = await aPaidUpLoan(place);
      await bookOn(place.server, loanId, { type: 'close', closingDate: exampleDay });
      return { loanId, amount: 1, reason: 'Paid too much' };
    },
    admin,
  ),
  'approvals.approve': calling(
    approvals.approve,
    async place => ({ id: await aReceiptAsked(place), seen: 1 }),
    admin,
  ),
  'approvals.refuse': calling(
    approvals.refuse,
    async place => ({ id: await aRequest(place), reason: 'Too much' }),
    admin,
  ),
  'approvals.takeBack': calling(approvals.takeBack, async place => ({ id: await aRequest(place) }), role),
};

/** A disbursed loan whose account has only been opened. */
async function anOpenAccount(place: Place): Promise<number> {
  const loanId = await place.aLoan(disbursedLine);
  await openSampleAccount(place.server, loanId);
  return loanId;
}

/** The calls of the collections desk about a loan. */
export const collectionsWrites: Readonly<Record<string, Write>> = {
  ...approvalWrites,
  // With a promise, and without it again: each statement of both is made to fail.
  'collections.addComment': calling(
    contract.collections.addComment,
    async place => ({ loanId: await anAccount(place), ...aPromise }),
    role,
  ),
  'collections.editComment': calling(
    contract.collections.editComment,
    async place => {
      const agent = await place.server.signIn(role);
      const loanId = await anAccount(place);
      const add = (comment: typeof aComment | typeof aPromise) =>
        place.server.call(contract.collections.addComment, { loanId, ...comment }, agent);
      const promised = await add(aPromise);
      // Of two writes that are paired the other one may have promised.
      demandDone(promised.status === 409 ? await add(aComment) : promised);
      return { loanId, index: 0, ...aComment, dispositionCode: 'Update' as const };
    },
    role,
  ),
  'mapping.mapEmis': calling(
    contract.mapping.mapEmis,
    async place => {
      const loanId = await anOpenAccount(place);
      const debit = `debit ${place.aNumber()}`;
      await bookNow(place.server, loanId, shortDebit(debit, 500, businessDate('2026-11-20')), debit);
      return { loanId, updates: [{ index: 0, paymentId: debit }] };
    },
    'ROLE_COLLECTIONS_ADMIN',
  ),
  'paymentLinks.create': {
    ...calling(
      contract.paymentLinks.create,
      async place => ({ loanId: await anOpenAccount(place), amount: 500 }),
      role,
    ),
    // The provider may have made the link: the note stays, and the provider is asked for it.
    stages: { noted: { audit_row: '+1', payment_link: '+1', job: '+1' } },
  },
};
