import * as v from 'valibot';
import { recordConsent } from '../applicant/contract';
import {
  readStates,
  saveFinancial,
  savePersonal,
  saveProfessional,
  uploadPan,
  uploadKycDocument,
  uploadSelfie,
} from '../applicant/editContract';
import { fetchBureauReports, fetchCibilReport } from '../bureau/contract';
import { listDisbursed } from '../collections/listContract';
import { callCustomer as callCreditCustomer, callFromSupport } from '../calls/contract';
import { rateCustomerCall, uploadRecording } from '../calls/feedbackContract';
import { saveComment } from '../comments/contract';
import { processApplication, readUnderwritingConfig } from '../decision/contract';
import { messages } from '../errors/messages';
import { readQuizResult } from '../intel/contract';
import { addFeedback, editFeedback } from '../feedback/contract';
import { exportApplications, exportLoans } from '../exports/contract';
import { savePredictions } from '../horoscope/contract';
import { readLoan } from '../loan/contract';
import { assignLoan, listLoans } from '../loan/queueContract';
import {
  listSupportLoans,
  readApplicationStatuses,
  readApprovalStatuses,
  searchLoans,
} from '../loan/searchContract';
import { moveToReview, readEnumValues, readSupportLoan, saveLoanSource } from '../loan/supportContract';
import { savePdFeedback } from '../pd/contract';
import { login, readProfile, refreshToken, signUp } from '../signin/contract';
import {
  processStatements,
  readInstitutions,
  removeStatement,
  saveInstitution,
  saveSettings,
  uploadStatement,
} from '../statements/contract';
import { addTags } from '../tags/contract';
import { addVasFeedback, editVasFeedback, readVasLoan } from '../vas/contract';
import { type AnswerSchema, declareCall } from './call';
import { boundedText } from './text';
import { loanRef, wholeNumberText, wireRupees } from './wire';

// Every call of the three documents, to prove that the contract types support the unusual ones before their
// screens exist. Existing calls are the product's own.

const collections = { kind: 'anyOf', groups: ['collections'] } as const;
const collectionsWrite = { kind: 'anyOf', groups: ['collectionsWrite'] } as const;
const collectionsAdmin = { kind: 'anyOf', groups: ['collectionsAdmin'] } as const;

const reads = { repeat: 'safe', writes: false } as const;
const writesOnce = { repeat: 'key', writes: true } as const;
const nothing = { kind: 'none' } as const;
const first = { shows: 'first', fallback: messages.page.contactAdmin } as const;

const answers = <D extends AnswerSchema>(data: D) => ({ kind: 'json', schema: v.object({ data }) }) as const;
const succeeds = { kind: 'json', schema: v.object({}) } as const;

const line = boundedText(500);
const list = v.array(v.unknown());
const ofLoan = v.object({ loanId: loanRef });

const dial = { loanId: loanRef, phoneNumber: line, ozonetelAgentId: line, ozonetelUserName: line };
const agentAnswers = {
  agentGreetings: line,
  agentIntroductionConsent: line,
  agentCallReason: line,
  agentConnectBack: line,
  agentEndConversation: line,
};
const rating = v.object({ callRecordingId: line, feedback: line, ...agentAnswers, loanId: loanRef });
const rated = answers(v.object({ status: v.string(), callRecordings: list }));
const readCollectionsLoan = declareCall({
  name: 'repayment.read',
  method: 'GET',
  path: '/api/v1/collections/get-loan-details/:loanId',
  access: collections,
  params: ofLoan,
  body: nothing,
  answer: answers(
    v.object({
      loan: v.looseObject({}),
      userId: v.string(),
      comments: list,
      overdueSummary: v.looseObject({}),
      overdueDetails: list,
      paymentDetails: list,
      referenceNumbers: list,
      foreClosure: list,
      callRecordings: list,
    }),
  ),
  failure: first,
  ...reads,
});

const readOutstanding = declareCall({
  name: 'repayment.outstanding',
  method: 'GET',
  path: '/api/v1/collections/:loanId/get-outstanding-details',
  access: collections,
  params: ofLoan,
  body: nothing,
  answer: answers(v.object({ overdueAmount: v.looseObject({}), outstandingAmount: v.looseObject({}) })),
  failure: first,
  ...reads,
});

const readPaymentLinks = declareCall({
  name: 'paymentLinks.list',
  method: 'GET',
  path: '/api/v1/collections/fetch-all-payment-links',
  access: collections,
  query: ofLoan,
  body: nothing,
  answer: answers(v.object({ paymentLinks: list })),
  failure: first,
  ...reads,
});

export const createPaymentLink = declareCall({
  name: 'paymentLinks.create',
  method: 'POST',
  path: '/api/v1/collections/create-razorpay-payment-link',
  access: collectionsWrite,
  body: { kind: 'json', schema: v.object({ loanId: loanRef, amount: wireRupees }) },
  answer: succeeds,
  failure: { shows: 'first', fallback: messages.paymentLink.createFailed },
  ...writesOnce,
});

const saveEmiPayments = declareCall({
  name: 'repayment.mapEmis',
  method: 'POST',
  path: '/api/v1/collections/:loanId/update-emi-paid-status',
  access: collectionsAdmin,
  params: ofLoan,
  body: {
    kind: 'json',
    schema: v.object({ updates: v.array(v.object({ index: wholeNumberText(0, 600), paymentId: line })) }),
  },
  answer: succeeds,
  failure: { shows: 'first', fallback: messages.emi.updateFailed },
  ...writesOnce,
});

const callBorrower = declareCall({
  name: 'calls.collections',
  method: 'POST',
  path: '/api/v1/collections/call-customer',
  access: collectionsWrite,
  body: { kind: 'json', schema: v.object(dial) },
  answer: answers(v.object({ status: v.string() })),
  failure: first,
  ...writesOnce,
});

const addWaiver = declareCall({
  name: 'repayment.waive',
  method: 'POST',
  path: '/api/v1/collections/add-waiver-transaction',
  access: collectionsWrite,
  body: {
    kind: 'json',
    schema: v.object({
      loanId: loanRef,
      waiverDate: v.pipe(v.string(), v.regex(/^\d{2}-\d{2}-\d{4} 00:00:00$/, messages.waiver.dateRequired)),
      waiverAmount: wireRupees,
      paymentSource: line,
      bounceCharges: v.optional(wireRupees),
      penalInterest: v.optional(wireRupees),
      interestPayment: v.optional(wireRupees),
      principalPayment: v.optional(wireRupees),
      waiverComment: v.optional(line),
    }),
  },
  answer: answers(v.object({ status: v.string(), transactions: list })),
  failure: first,
  ...writesOnce,
});

const closeLoan = declareCall({
  name: 'repayment.close',
  method: 'POST',
  path: '/api/v1/collections/close-loan',
  access: collectionsAdmin,
  body: { kind: 'json', schema: v.object({ loanId: loanRef, overdueAmount: wireRupees }) },
  answer: answers(v.object({ status: v.string() })),
  failure: { shows: 'first', fallback: messages.page.contactAdmin },
  repeat: 'once',
  writes: true,
});

const rateCollectionsCall = declareCall({
  name: 'ratings.collections',
  method: 'POST',
  path: '/api/v1/loan-feedback/collection-call-rating-feedback',
  access: { kind: 'anyOf', groups: ['collectionCallReview'] },
  body: { kind: 'json', schema: rating },
  answer: rated,
  failure: first,
  ...writesOnce,
});

const disposition = { dispositionCode: line, customerBehaviour: line, collectionsFeedback: line };

const addCollectionsComment = declareCall({
  name: 'comments.collectionsAdd',
  method: 'POST',
  path: '/api/v1/loan-feedback/add-collections-comment',
  access: collectionsWrite,
  body: { kind: 'json', schema: v.object({ loanId: loanRef, ...disposition }) },
  answer: answers(v.object({ comments: v.object({ collectionsFeedbacks: list }) })),
  failure: first,
  ...writesOnce,
});

const editCollectionsComment = declareCall({
  name: 'comments.collectionsEdit',
  method: 'POST',
  path: '/api/v1/loan-feedback/edit-collections-comment',
  access: collectionsWrite,
  body: {
    kind: 'json',
    schema: v.object({ loanId: loanRef, ...disposition, index: wholeNumberText(0, 10_000) }),
  },
  answer: answers(v.object({ feedbacks: v.object({ collectionsFeedbacks: list }) })),
  failure: first,
  ...writesOnce,
});

const processNachFile = declareCall({
  name: 'nach.process',
  method: 'POST',
  path: '/api/v1/collections/process-nach-file',
  access: collectionsAdmin,
  query: v.object({ dryRun: v.optional(v.picklist(['true', 'false'])) }),
  body: {
    kind: 'multipart',
    schema: v.object({}),
    files: { file: { required: true, kinds: ['csv'], maxBytes: 5 * 1024 * 1024 } },
  },
  answer: answers(v.object({ fileId: v.string(), total: v.number() })),
  failure: { shows: 'first', fallback: messages.statements.fileFailed },
  ...writesOnce,
});

/** Every call of the documents, in their order. */
export const everyCall = [
  listDisbursed,
  readLoan,
  listLoans,
  assignLoan,
  readUnderwritingConfig,
  saveComment,
  processApplication,
  addTags,
  fetchCibilReport,
  fetchBureauReports,
  savePdFeedback,
  readQuizResult,
  callCreditCustomer,
  exportApplications,
  searchLoans,
  listSupportLoans,
  readApprovalStatuses,
  readApplicationStatuses,
  readInstitutions,
  readEnumValues,
  readSupportLoan,
  saveSettings,
  recordConsent,
  saveInstitution,
  processStatements,
  uploadStatement,
  removeStatement,
  uploadRecording,
  callFromSupport,
  moveToReview,
  saveLoanSource,
  rateCustomerCall,
  addFeedback,
  editFeedback,
  readStates,
  savePersonal,
  saveProfessional,
  saveFinancial,
  uploadSelfie,
  uploadPan,
  uploadKycDocument,
  exportLoans,
  login,
  refreshToken,
  signUp,
  readProfile,
  readCollectionsLoan,
  readOutstanding,
  readPaymentLinks,
  createPaymentLink,
  saveEmiPayments,
  callBorrower,
  addWaiver,
  closeLoan,
  rateCollectionsCall,
  addCollectionsComment,
  editCollectionsComment,
  readVasLoan,
  addVasFeedback,
  editVasFeedback,
  savePredictions,
  processNachFile,
] as const;
