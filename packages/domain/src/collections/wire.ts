import * as v from 'valibot';
import { financialWire, personalSchema, professionalSchema } from '../applicant/schema';
import { callWire, referenceSchema } from '../calls/schema';
import { feedbacksWire } from '../intel/schema';
import { kycDetailsWire, kycDocumentsWire } from '../kyc/schema';
import { masked } from '../loose/masked';
import { loanCoreWire } from '../loan/schema';
import { mandateWire } from '../repayment/schema';
import {
  foreClosureWire,
  overdueDetailsWire,
  overdueSummaryWire,
  paymentDetailsWire,
  sanctionWire,
  scheduleWire,
  standingWire,
  transactionsWire,
} from './schema';

const text = v.nullish(v.string(), null);

/** The sections of personal data, with the fields that collections has of each [CO-105 to CO-108]. */
export const collectionsSections = {
  personalDetails: v.pick(personalSchema, [
    'fullName',
    'email',
    'primaryPhoneNumber',
    'alternatePhoneNumber',
    'gender',
    'dob',
    'currentAddress',
    'permanentAddress',
    'houseType',
    'photo',
  ]),
  professionalDetails: v.pick(professionalSchema, [
    'companyName',
    'workAddress',
    'occupation',
    'employmentType',
    'monthlyIncome',
    'incomeModes',
    'salaryDate',
  ]),
  financialDetails: v.pick(financialWire, ['bankName', 'accountNumber', 'ifscCode']),
} as const;

/** The documents that collections has of kycDocuments [CO-108]. */
export const collectionsDocuments = ['pan', 'drivingLicense', 'voterId', 'passport', 'aadhaar'] as const;

const collectionsLoanWire = v.object({
  ...v.pick(loanCoreWire, [
    'loanId',
    'idString',
    'version',
    'startedOn',
    'amountApplied',
    'emiDay',
    'gpsLocation',
    'underWriterRemarks',
  ]).entries,
  ...sanctionWire.entries,
  ...collectionsSections,
  // As the core has it: the rate of the bucket and its type.
  approvalDetails: loanCoreWire.entries.approvalDetails,
  riskBucket: loanCoreWire.entries.riskBucket,
  loanDetails: v.object({
    applicationStatus: text,
    approvalStatus: v.string(),
    approvedOn: text,
    loanEligibleAmount: v.nullish(v.number(), null),
    rejectionReason: text,
  }),
  requiredAction: v.nullish(v.array(v.string()), []),
  kycDocuments: kycDocumentsWire,
  kycDetails: kycDetailsWire,
  cashfreeDetails: mandateWire,
  emis: scheduleWire,
  transactionDetails: transactionsWire,
});

/** The answer of collections' loan call under `data`, with its masks (CO-020). Like `loanWire` an allow-list for
 *  viewers. */
export const collectionsAnswerWire = v.object({
  userId: masked('plain', text),
  loan: collectionsLoanWire,
  comments: v.pick(feedbacksWire, ['collectionsFeedbacks']),
  overdueSummary: overdueSummaryWire,
  overdueDetails: overdueDetailsWire,
  paymentDetails: paymentDetailsWire,
  foreClosure: foreClosureWire,
  referenceNumbers: v.array(referenceSchema),
  callRecordings: v.array(callWire),
  standing: standingWire,
  callsToday: v.object({
    placed: v.number(),
    allowed: v.number(),
    /** From when until before when they may be called, in minutes of the day. */
    from: v.number(),
    until: v.number(),
  }),
});
