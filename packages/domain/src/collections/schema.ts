import * as v from 'valibot';
import { requestKinds } from './requestKinds';
import { wireDate, wireInstant, wireRupees } from '../contract/wire';
import { loanIdNumber } from '../contract/wire';
import { promiseWire } from './promiseWire';

const text = v.nullish(v.string(), null);
const rupees = v.nullish(wireRupees, null);
const figure = v.nullish(v.number(), null);
const day = v.nullish(wireDate, null);

const parts = {
  principal: wireRupees,
  interest: wireRupees,
  penalInterest: wireRupees,
  bounceCharges: wireRupees,
  total: wireRupees,
};

/** overdueSummary in wire shape [CO-114]; in paise once read. */
export const overdueSummaryWire = v.object(parts);
export type OverdueSummary = v.InferOutput<typeof overdueSummaryWire>;

/** overdueDetails in wire shape [CO-115]. */
export const overdueDetailsWire = v.array(v.object({ dueDate: wireDate, ...parts, overdueDays: v.number() }));
export type OverdueRow = v.InferOutput<typeof overdueDetailsWire>[number];

/** paymentDetails in wire shape [CO-116]. */
export const paymentDetailsWire = v.array(
  v.object({ dueDate: wireDate, paymentDate: wireDate, ...parts, paymentSource: text }),
);
export type RepaymentLine = v.InferOutput<typeof paymentDetailsWire>[number];

/** foreClosure in wire shape [CO-118]; `held` and `payable` are fields of ours. */
export const foreClosureWire = v.array(
  v.object({
    dueDate: wireDate,
    outstandingPrincipal: wireRupees,
    interest: wireRupees,
    penalInterest: wireRupees,
    bounceCharges: wireRupees,
    emiAmount: wireRupees,
    total: wireRupees,
    held: rupees,
    payable: rupees,
  }),
);
export type ForeclosureColumn = v.InferOutput<typeof foreClosureWire>[number];

/** The outstanding details in wire shape [CO-121]; a value that is missing counts as 0 [CO-042]. */
export const overdueAmountWire = v.object({
  overduePrincipal: rupees,
  overdueInterest: rupees,
  penal: rupees,
  bounce: rupees,
});
export const outstandingAmountWire = v.object({ outstandingPrinciple: rupees, outstandingInterest: rupees });

const charge = { amount: rupees, paidAmount: rupees, waivedAmount: rupees, waivedBy: text };

/** emis in wire shape [CO-113]. */
export const scheduleWire = v.array(
  v.object({
    dueDate: wireDate,
    amount: wireRupees,
    principalDue: rupees,
    interestAccrued: rupees,
    paid: v.nullish(v.boolean(), false),
    amountPaid: rupees,
    paymentDate: day,
    paymentSource: text,
    penalBounceCharges: v.nullish(v.object({ ...charge, waivedDate: day }), null),
    penalLatePaymentCharges: v.nullish(v.object({ ...charge, waivedPayDate: day }), null),
  }),
);

/** transactionDetails in wire shape [CO-119]; `held` and `wentTo` are fields of ours, which another backend does not
 *  send. */
export const transactionsWire = v.array(
  v.object({
    paymentDate: wireDate,
    amountPaid: wireRupees,
    principalPayment: rupees,
    interestPayment: rupees,
    penalInterest: rupees,
    bounceCharges: rupees,
    paymentId: text,
    paymentReferenceId: text,
    remarks: v.nullish(v.object({ description: text }), null),
    paymentSource: text,
    held: rupees,
    wentTo: text,
  }),
);
export type TransactionLine = v.InferOutput<typeof transactionsWire>[number];

/** What the tab Loan Approval Details shows, in wire shape [CO-034]. */
export const sanctionWire = v.object({
  loanId: loanIdNumber,
  approvalDetails: v.nullish(v.object({ maximumEligibleAmount: rupees, processingFeeRate: figure }), null),
  riskBucket: v.nullish(v.object({ interestRate: figure }), null),
  processingFee: v.nullish(
    v.object({ processingCharges: rupees, gst: rupees, totalProcessingFee: rupees }),
    null,
  ),
  tenure: figure,
  preEmiAmount: rupees,
  amountDisbursed: rupees,
  disbursalDate: v.nullish(v.union([wireDate, wireInstant]), null),
  disbursalStatus: text,
});

/** How an account stands today: a field of ours beside the documented ones. */
export const standingWire = v.object({
  asOf: wireDate,
  daysPastDue: v.number(),
  bucket: v.string(),
  class: v.picklist(['STANDARD', 'SMA-0', 'SMA-1', 'SMA-2', 'NPA']),
  classAtDayEnd: v.picklist(['STANDARD', 'SMA-0', 'SMA-1', 'SMA-2', 'NPA']),
  npaSince: day,
  /** Other loans of this customer that are NPA, by loan id [M5]. */
  otherNpa: v.optional(v.array(loanIdNumber), []),
  closedOn: day,
  /** The last promise to pay. */
  promise: v.nullish(promiseWire, null),
  /** What of each part may be waived at most [M28]. */
  waivable: v.nullish(
    v.object({ penal: wireRupees, bounce: wireRupees, interest: wireRupees, principal: wireRupees }),
    null,
  ),
  /** What is due back to the customer [M33]. */
  refundsDue: rupees,
  /** What was asked for and waits for a second person, oldest first [M36]. */
  waiting: v.optional(v.array(v.picklist(requestKinds)), []),
});
export type AccountStanding = v.InferOutput<typeof standingWire>;
