import type { Viewer } from '@lending-desk/domain/access';
import type { RequestKind } from '@lending-desk/domain/approvals';
import { type BusinessDate, businessDate } from '@lending-desk/domain/calendar';
import { type CallWire, contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { fieldsOf, type JsonObject } from '@lending-desk/domain/loose';
import { paiseToRupees, rupees } from '@lending-desk/domain/money';
import { type Mandate, type Promised, promiseOn } from '@lending-desk/domain/repayment';
import { aWireLoan } from '@lending-desk/domain/testing';
import { aWireRequest } from '../../fixtures/approvals';
import { aWireCashBook } from '../../fixtures/cashBook';
import { accountWire } from '../../fixtures/collections';
import { explainedWire, quoteWire } from '../../fixtures/explained';
import { tone } from '../../fixtures/calls';
import { reported } from '../../fixtures/kycWire';
import { aWireMandate } from '../../fixtures/repayment';
import { staff } from '../../fixtures/staff';
import { type Answer, answering, Refused } from './answering';
import type { SignInDesk } from './desk';

type Comment = Readonly<Record<string, unknown>>;
type Recording = JsonObject & { readonly idString: string };

/** What the loan page of collections stores. */
export interface CollectionsDesk extends SignInDesk {
  readonly comments: Comment[];
  recordings: readonly Recording[];
  /** What else differs of the loan. */
  readonly loan: JsonObject;
  /** transactionDetails of the loan. */
  transactions: readonly JsonObject[];
  /** Newest first, as the wire has them. */
  paymentLinks: readonly CallWire<typeof contract.paymentLinks.list>['data']['paymentLinks'][number][];
  /** cashfreeDetails of the loan. */
  readonly mandate: Mandate;
  /** What closes the loan, as of today and of the last payment. */
  foreClosure: typeof accountWire.foreClosure;
  readonly overdueSummary: typeof accountWire.overdueSummary;
  /** What the loan owes back to the customer, in rupees. */
  refundsDue: number;
  /** Whether the money of the loan could be read when it was imported. */
  readonly hasAccount: boolean;
  /** The day as of which the loan is closed. */
  closedOn: string | null;
  /** What of it waits for a second person. */
  waiting: readonly RequestKind[];
  /** What waits for a second person and what was decided. */
  requests: readonly CallWire<typeof contract.approvals.list>['data']['requests'][number][];
  /** What the payment provider paid back. */
  providerRefunds: readonly CallWire<typeof contract.approvals.list>['data']['providerRefunds'][number][];
  /** The last promise to pay, and what was paid since, in rupees by the day it counts from. */
  promise: Promised | null;
  paid: readonly { readonly amount: number; readonly on: BusinessDate }[];
  /** The day promises are made and judged on. */
  day: BusinessDate;
  /** The calls about dues to its customer today, and from when until when they are allowed, in minutes of the day. */
  callsToday: Readonly<Record<'placed' | 'allowed' | 'from' | 'until', number>>;
  /** Calls of this name are refused in these words. */
  refuses: { call: string; message: string | readonly string[] } | null;
  /** Whether a read of the loan is never answered. */
  isSlow: boolean;
}

export const reviewer: Viewer = {
  ...staff.collector,
  roles: ['ROLE_COLLECTIONS_AGENT', 'ROLE_COLLECTION_CALL_REVIEW'],
};

/** Who also maps money, closes and waives. */
export const admin: Viewer = {
  ...staff.collector,
  idString: 'collections-admin',
  email: 'collections.admin@lender.example',
  roles: ['ROLE_COLLECTIONS_ADMIN', 'ROLE_COLLECTION_CALL_REVIEW'],
};

export const loanId = 210_042;
/** The id of its record, by which an address may name it, too. */
export const idString = '48219370-c2f9-4f6f-ace0-1721d95b7f46';

export const callOf = (idString: string, StartTime: string, more: JsonObject = {}): Recording => ({
  idString,
  callRecordingResponse: {
    StartTime,
    Duration: '00:03:10',
    Status: 'Answered',
    Type: 'manual',
    AudioFile: '',
    AgentName: 'Sana Iyerwala',
    ...more,
  },
  ratings: [],
});

/** Recordings of 8 and of 9 seconds, and a call that was not answered; the latest first. */
const threeCalls = [
  callOf('call-1', '2026-11-20 16:12:00', { AudioFile: tone(8) }),
  callOf('call-2', '2026-11-19 11:00:00', { AudioFile: tone(9) }),
  callOf('call-3', '2026-11-18 10:00:00', { Status: 'NotAnswered' }),
];

/** A debit that waits to be mapped. */
const heldDebit = (paymentId: string, amount: number): JsonObject => ({
  paymentDate: '2026-11-18',
  amountPaid: amount,
  principalPayment: 0,
  interestPayment: 0,
  penalInterest: 0,
  bounceCharges: 0,
  paymentId,
  paymentReferenceId: `UTR${paymentId}`,
  remarks: { description: 'Auto debit' },
  paymentSource: 'AUTO_DEBIT',
  held: amount,
  wentTo: null,
});

/** One disbursed loan with three comments and three calls. */
export function collectionsDesk(): CollectionsDesk {
  const written = { userName: 'Sana Iyerwala', customerBehaviour: 'BAD' };
  return {
    people: [reviewer, admin],
    sessions: new Map(),
    comments: [
      {
        ...written,
        createdOn: '2026-11-08T05:12:00.000Z',
        collectionObservation: 'Dispute',
        collectionFeedback: 'The first comment of all',
      },
      {
        ...written,
        createdOn: '2026-11-12T05:12:00.000Z',
        collectionObservation: 'Callback',
        collectionFeedback: 'The second',
      },
      {
        ...written,
        // The first two are imported, which have none.
        id: 'comment-3',
        createdOn: '2026-11-14T05:12:00.000Z',
        collectionObservation: 'Asking_waiver',
        collectionFeedback: 'The third',
      },
    ],
    recordings: threeCalls,
    loan: {},
    transactions: [...accountWire.transactionDetails, heldDebit('N1', 9000), heldDebit('N2', 500)],
    paymentLinks: [
      {
        amount: 200_050,
        amountPaid: 100_000,
        paymentLink: 'https://rzp.example/i/first',
        reference: `L${loanId}-1`,
        status: 'partially_paid',
        expireOn: '2026-11-25T06:00:00.000Z',
      },
    ],
    mandate: aWireMandate,
    foreClosure: accountWire.foreClosure,
    overdueSummary: accountWire.overdueSummary,
    refundsDue: 1117.26,
    closedOn: null,
    waiting: [],
    // One of an agent, and one of the admin.
    requests: [
      aWireRequest({ seen: 7 }),
      aWireRequest({ ...ownRequest, makerId: admin.idString, maker: admin.fullName, whyNot: 'maker' }),
    ],
    providerRefunds: [
      {
        loanId,
        fullName: 'Kavya R',
        paymentId: 'pay_1',
        amount: 500,
        received: 2000.5,
        at: '2026-11-15T07:30:00.000Z',
        waits: false,
      },
    ],
    hasAccount: true,
    promise: null,
    paid: [],
    day: businessDate('2026-11-21'),
    callsToday: { placed: 0, allowed: 3, from: 480, until: 1140 },
    refuses: null,
    isSlow: false,
  };
}

/** The promise as it stands on the desk's day, in wire shape. */
function wirePromise({ promise, paid, day }: CollectionsDesk) {
  if (promise === null) return null;
  const receipts = paid.map(({ amount, on }) => ({
    source: 'RAZORPAY' as const,
    amount: rupees(amount),
    valueDate: on,
    isReversed: false,
  }));
  const { received, ...standing } = promiseOn(promise, receipts, day);
  return {
    ...promise,
    ...standing,
    amount: paiseToRupees(promise.amount),
    received: paiseToRupees(received),
  };
}

/** The agent's request. */
export const waitingId = aWireRequest().id;
export const ownRequest = {
  id: '6c3f9b1e-0000-4000-8000-000000000002',
  fullName: 'Meera Own',
  reason: 'Typed twice',
};

/** Ends a request that waits. */
function end(desk: CollectionsDesk, id: string, how: object): void {
  desk.requests = desk.requests.map(one => (one.id === id ? { ...one, ...how } : one));
}

function mayFail(desk: CollectionsDesk, name: string): void {
  if (desk.refuses?.call === name) throw new Refused(422, desk.refuses.message);
}

/** What the loan page of collections asks for. */
export const collectionsAnswers: readonly Answer<CollectionsDesk>[] = [
  answering(contract.collections.read, (desk: CollectionsDesk, _viewer, { loanId: ref }) => {
    mayFail(desk, 'read');
    if (ref !== String(loanId) && ref !== idString) throw new Refused(404, refusals.loanNotFound);
    if (desk.isSlow) return new Promise<never>(() => undefined);
    const { overdueDetails, paymentDetails, ...account } = accountWire;
    const { personalDetails } = aWireLoan();
    return {
      data: {
        loan: {
          ...aWireLoan({ loanId }),
          ...account,
          transactionDetails: [...desk.transactions],
          loanId,
          cashfreeDetails: desk.mandate,
          loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'LOAN_AGREEMENT_ACCEPTED' },
          personalDetails: {
            ...fieldsOf(personalDetails),
            primaryPhoneNumber: '9000043214',
            alternatePhoneNumber: '9000043215',
          },
          ...desk.loan,
        },
        userId: 'user-1',
        comments: { collectionsFeedbacks: [...desk.comments] },
        // A loan without an account has no figure.
        overdueSummary: desk.hasAccount ? desk.overdueSummary : null,
        overdueDetails: desk.hasAccount ? overdueDetails : null,
        paymentDetails,
        foreClosure: desk.foreClosure,
        referenceNumbers: [{ name: 'Ravi: 2 Menon', phoneNumbers: ['04426543216'] }],
        callRecordings: [...desk.recordings],
        standing: desk.hasAccount
          ? {
              asOf: '2026-11-15',
              daysPastDue: 45,
              bucket: '31-60',
              class: 'SMA-1',
              classAtDayEnd: 'SMA-1',
              npaSince: null,
              closedOn: desk.closedOn,
              refundsDue: desk.refundsDue,
              waiting: [...desk.waiting],
              promise: wirePromise(desk),
            }
          : null,
        callsToday: desk.callsToday,
      },
    };
  }),
  answering(contract.loan.reveal, () => ({ data: { value: 'https://mandate.example/plain' } })),
  answering(contract.kyc.reported, () => ({ data: reported })),
  answering(contract.collections.outstanding, () => ({
    data: {
      overdueAmount: { overdueInterest: 1069.23, bounce: 1180, penal: 544.74, overduePrincipal: 17_088.77 },
      outstandingAmount: { outstandingPrinciple: 17_695.6, outstandingInterest: 144.51 },
    },
  })),
  answering(contract.collections.explain, (desk: CollectionsDesk) => {
    mayFail(desk, 'explain');
    const account = explainedWire();
    const promise = wirePromise(desk);
    if (account === null || promise === null) return { data: account };
    const emis = account.emis.map(emi => (emi.emi === 7 ? { ...emi, promises: [promise] } : emi));
    return { data: { ...account, emis } };
  }),
  answering(contract.collections.quote, (_desk: CollectionsDesk, _viewer, { on }) => ({
    data: quoteWire(on),
  })),
  answering(contract.collections.addComment, (desk: CollectionsDesk, viewer, sent) => {
    mayFail(desk, 'addComment');
    if (sent.promiseAmount !== undefined && sent.promiseDate !== undefined)
      desk.promise = { amount: sent.promiseAmount, madeOn: desk.day, dueOn: sent.promiseDate };
    desk.comments.push({
      createdOn: '2026-11-21T06:00:00.000Z',
      userName: viewer.fullName,
      collectionObservation: sent.dispositionCode,
      customerBehaviour: sent.customerBehaviour,
      collectionFeedback: sent.collectionsFeedback,
    });
    return { data: { comments: { collectionsFeedbacks: [...desk.comments] } } };
  }),
  answering(contract.collections.editComment, (desk: CollectionsDesk, _viewer, sent) => {
    mayFail(desk, 'editComment');
    desk.comments[sent.index] = {
      ...desk.comments[sent.index],
      collectionObservation: sent.dispositionCode,
      customerBehaviour: sent.customerBehaviour,
      collectionFeedback: sent.collectionsFeedback,
    };
    return { data: { feedbacks: { collectionsFeedbacks: [...desk.comments] } } };
  }),
  answering(contract.paymentLinks.list, (desk: CollectionsDesk) => ({
    data: { paymentLinks: [...desk.paymentLinks] },
  })),
  answering(contract.paymentLinks.create, (desk: CollectionsDesk, _viewer, { amount }) => {
    mayFail(desk, 'createLink');
    if (desk.refuses?.call === 'provider')
      return { success: false, errorMessages: [desk.refuses.message].flat() };
    const made = {
      amount,
      amountPaid: 0,
      paymentLink: '/sandbox/pay/second',
      reference: `L${loanId}-2`,
      status: 'created' as const,
      expireOn: '2026-11-28T06:30:00.000Z',
    };
    desk.paymentLinks = [made, ...desk.paymentLinks];
    return {};
  }),
  answering(contract.mapping.mapEmis, (desk: CollectionsDesk, _viewer, { updates }) => {
    mayFail(desk, 'mapEmis');
    if (desk.refuses?.call === 'provider')
      return { success: false, errorMessages: [desk.refuses.message].flat() };
    desk.transactions = desk.transactions.map(one => {
      const update = updates.find(({ paymentId }) => paymentId === one['paymentId']);
      return update ? { ...one, held: 0, wentTo: `Allocated to EMI ${update.index + 1}` } : one;
    });
    return {};
  }),
  answering(contract.calls.callFromCollections, (desk: CollectionsDesk) => {
    mayFail(desk, 'call');
    return { data: { status: 'queued successfully' } };
  }),
  answering(contract.calls.rateForCollections, (desk: CollectionsDesk, viewer, sent) => {
    mayFail(desk, 'rate');
    const { callRecordingId, loanId: _loan, ...answers } = sent;
    desk.recordings = desk.recordings.map(one =>
      one.idString === callRecordingId
        ? {
            ...one,
            ratings: [
              {
                ...answers,
                rating: 4.3,
                username: viewer.fullName,
                userIdString: viewer.idString,
                createdOn: '2026-11-21T06:00:00.000Z',
              },
            ],
          }
        : one,
    );
    return { data: { status: 'Saved', callRecordings: [...desk.recordings] } };
  }),
  answering(contract.calls.uploadRecording, (desk: CollectionsDesk) => {
    mayFail(desk, 'upload');
    return {};
  }),
  answering(contract.calls.agentDetails, () => ({
    data: {
      agentDetails: { agentId: 'SI-0402', agentUserName: 'Sana.Agent', campaignName: 'Collections_Manual' },
    },
  })),
  answering(contract.approvals.addWaiver, (desk: CollectionsDesk, _viewer, { waiverAmount, ...parts }) => {
    mayFail(desk, 'waiver');
    if ((parts.interestPayment ?? 0) + (parts.principalPayment ?? 0) > 0)
      return { data: { status: 'Waiver waits for approval', transactions: [...desk.transactions] } };
    const waiver = { ...heldDebit('W1', waiverAmount), paymentSource: 'WAIVER', held: 0 };
    desk.transactions = [...desk.transactions, waiver];
    return { data: { status: 'Waiver added', transactions: [...desk.transactions] } };
  }),
  answering(contract.approvals.attach, (desk: CollectionsDesk) => {
    mayFail(desk, 'attach');
    return { data: { attachment: `attachments/${loanId}/slip.pdf` } };
  }),
  answering(contract.approvals.addReceipt, (desk: CollectionsDesk) => {
    mayFail(desk, 'receipt');
    return { data: { status: 'Receipt waits for approval' } };
  }),
  answering(contract.approvals.reverseReceipt, () => ({ data: { status: 'Reversal waits for approval' } })),
  answering(contract.approvals.refund, () => ({ data: { status: 'Refund waits for approval' } })),
  answering(contract.approvals.closeLoan, (desk: CollectionsDesk) => {
    mayFail(desk, 'closeLoan');
    return { data: { status: 'Closure waits for approval' } };
  }),
  answering(contract.approvals.list, (desk: CollectionsDesk) => ({
    data: {
      requests: [...desk.requests],
      refundsDue: [{ loanId, fullName: 'Kavya R', amount: desk.refundsDue }],
      providerRefunds: [...desk.providerRefunds],
    },
  })),
  answering(contract.approvals.approve, (desk: CollectionsDesk, viewer, { id }) => {
    mayFail(desk, 'approve');
    end(desk, id, { state: 'approved', decidedBy: viewer.fullName });
    return { data: { status: 'Waiver added' } };
  }),
  answering(contract.approvals.refuse, (desk: CollectionsDesk, viewer, { id, reason }) => {
    end(desk, id, { state: 'refused', decidedBy: viewer.fullName, refusedBecause: reason });
    return { data: { status: 'Refused' } };
  }),
  answering(contract.approvals.takeBack, (desk: CollectionsDesk, _viewer, { id }) => {
    end(desk, id, { state: 'takenBack' });
    return { data: { status: 'Taken back' } };
  }),
  answering(contract.cashBook.read, (_desk: CollectionsDesk, _viewer, { on }) => {
    const { day, totals, entries } = aWireCashBook();
    const nothing = { entries: 0, received: 0, paidOut: 0, net: 0 };
    return {
      data:
        on === day
          ? { day, totals, entries }
          : { day: on, totals: totals.map(total => ({ ...total, ...nothing })), entries: [] },
    };
  }),
  answering(contract.papers.quote, (desk: CollectionsDesk) => {
    mayFail(desk, 'paper');
    return new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  }),
  answering(contract.papers.noDues, () => new Blob(['%PDF-1.7'], { type: 'application/pdf' })),
  answering(contract.cashBook.export, () => new Blob(['booked_on,loan_id'], { type: 'text/csv' })),
  answering(contract.views.list, () => ({ data: { views: [] } })),
];
