import * as v from 'valibot';
import { fetchBureauReports, fetchCibilReport } from '../bureau/contract';
import { callCustomer as callCreditCustomer } from '../calls/contract';
import { saveComment } from '../comments/contract';
import { processApplication, readUnderwritingConfig } from '../decision/contract';
import { messages } from '../errors/messages';
import { readQuizResult } from '../intel/contract';
import { exportApplications } from '../exports/contract';
import { readLoan } from '../loan/contract';
import { assignLoan, listLoans } from '../loan/queueContract';
import { approvalStatuses } from '../loan/statuses';
import { savePdFeedback } from '../pd/contract';
import { login, readProfile, refreshToken, signUp } from '../signin/contract';
import { addTags } from '../tags/contract';
import { type AnswerSchema, declareCall } from './call';
import { boundedText } from './text';
import { loanIdNumber, loanRef, wholeNumberText, wireDate, wireRupees } from './wire';

// Every call of the three documents, to prove that the contract types support the unusual ones before their
// screens exist. Existing calls are the product's own.

const support = { kind: 'anyOf', groups: ['customerSupport'] } as const;
const supportWrite = { kind: 'anyOf', groups: ['customerSupportWrite'] } as const;
const collections = { kind: 'anyOf', groups: ['collections'] } as const;
const collectionsWrite = { kind: 'anyOf', groups: ['collectionsWrite'] } as const;
const collectionsAdmin = { kind: 'anyOf', groups: ['collectionsAdmin'] } as const;

const reads = { repeat: 'safe', writes: false } as const;
const writesOnce = { repeat: 'key', writes: true } as const;
const nothing = { kind: 'none' } as const;
const first = { shows: 'first', fallback: messages.page.contactAdmin } as const;
const last = { shows: 'last', fallback: messages.loan.listFailed } as const;

const answers = <D extends AnswerSchema>(data: D) => ({ kind: 'json', schema: v.object({ data }) }) as const;
const succeeds = { kind: 'json', schema: v.object({}) } as const;

const line = boundedText(500);
const list = v.array(v.unknown());
const ofLoan = v.object({ loanId: loanRef });
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month YYYY-MM'));

const image = { kinds: ['image'], maxBytes: 10 * 1024 * 1024 } as const;

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
const vasAnswers = {
  vasFeedback: line,
  customerInteraction: v.number(),
  customerRating: v.number(),
  customerParticipation: v.number(),
  customerCommunication: v.number(),
  customerTestimonial: v.number(),
  loanId: loanRef,
};

export const searchLoan = declareCall({
  name: 'search.loan',
  method: 'POST',
  path: '/api/v1/customer-service/search-loan',
  access: { kind: 'anyOf', groups: ['customerSupport', 'collections'] },
  body: {
    kind: 'json',
    // A rule over several fields is a check on the object; its keys stay readable.
    schema: v.pipe(
      v.object({ phone: v.optional(line), loanId: v.optional(loanIdNumber), email: v.optional(line) }),
      v.check(sought => Object.values(sought).filter(Boolean).length === 1, 'One of phone, loanId and email'),
    ),
  },
  answer: answers(v.object({ loans: list })),
  failure: last,
  ...reads,
});

const listSupportLoans = declareCall({
  name: 'support.list',
  method: 'GET',
  path: '/api/v1/customer-service/loans',
  access: support,
  query: v.object({
    page: v.optional(wholeNumberText(1, 10_000_000), 1),
    count: v.optional(wholeNumberText(1, 100), 25),
    status: v.optional(v.picklist(approvalStatuses)),
    applicationStatus: v.optional(line),
  }),
  body: nothing,
  answer: answers(v.object({ loans: list })),
  failure: last,
  ...reads,
});

const readApprovalStatuses = declareCall({
  name: 'support.approvalStatuses',
  method: 'GET',
  path: '/api/v1/customer-service/get-approval-status-list',
  access: support,
  body: nothing,
  answer: answers(v.object({ approvalStatuses: list })),
  failure: first,
  ...reads,
});

const readApplicationStatuses = declareCall({
  name: 'support.applicationStatuses',
  method: 'GET',
  path: '/api/v1/customer-service/get-application-status-list',
  access: support,
  body: nothing,
  answer: answers(v.object({ applicationStatuses: list })),
  failure: first,
  ...reads,
});

const readInstitutions = declareCall({
  name: 'statements.institutions',
  method: 'GET',
  path: '/api/v1/customer-service/perfios-institutions',
  access: support,
  body: nothing,
  answer: answers(v.object({ institutions: v.array(v.object({ name: v.string(), id: v.string() })) })),
  failure: first,
  ...reads,
});

const readEnumValues = declareCall({
  name: 'support.enums',
  method: 'GET',
  path: '/api/v1/customer-service/get-enum-values',
  access: support,
  body: nothing,
  answer: answers(v.object({ enums: v.record(v.string(), list) })),
  failure: first,
  ...reads,
});

const readSupportLoan = declareCall({
  name: 'support.read',
  method: 'GET',
  path: '/api/v1/customer-service/get-loan-details/:loanId',
  access: support,
  params: ofLoan,
  body: nothing,
  answer: answers(
    v.object({ userId: v.string(), comments: list, loan: v.looseObject({}), recordings: list }),
  ),
  failure: first,
  ...reads,
});

const saveStatementSettings = declareCall({
  name: 'statements.settings',
  method: 'POST',
  path: '/api/v1/customer-service/update-perfios-settings/:loanId',
  access: supportWrite,
  params: ofLoan,
  body: {
    kind: 'json',
    schema: v.object({ startDate: month, endDate: month, acceptancePolicy: line }),
  },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

const recordConsent = declareCall({
  name: 'support.consent',
  method: 'POST',
  path: '/api/v1/customer-service/record-microfinance-consent/:loanId',
  access: supportWrite,
  params: ofLoan,
  body: nothing,
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

export const saveInstitution = declareCall({
  name: 'statements.institution',
  method: 'POST',
  path: '/api/v1/customer-service/:idString/update-institutionId',
  access: supportWrite,
  params: v.object({ idString: loanRef }),
  body: { kind: 'json', schema: v.object({ key: line, institutionId: line }) },
  answer: answers(v.object({ loan: v.object({ bankStatements: list }) })),
  failure: { ...first, body: 'bodyStatus' },
  ...writesOnce,
});

const processStatements = declareCall({
  name: 'statements.process',
  method: 'POST',
  path: '/api/v1/customer-service/:loanId/process-statements',
  access: supportWrite,
  params: ofLoan,
  body: nothing,
  answer: answers(v.object({ bankStatements: list })),
  failure: { shows: 'first', fallback: messages.statements.errorUnknown },
  ...writesOnce,
});

export const uploadStatement = declareCall({
  name: 'statements.upload',
  method: 'POST',
  path: '/api/v1/customer-service/:loanId/upload-bank-statement',
  access: supportWrite,
  params: ofLoan,
  body: {
    kind: 'multipart',
    schema: v.object({ password: v.optional(boundedText(200)), institutionId: line }),
    files: { file: { required: true, kinds: ['pdf', 'csv', 'xlsx'], maxBytes: 20 * 1024 * 1024 } },
  },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

const removeStatement = declareCall({
  name: 'statements.remove',
  method: 'POST',
  path: '/api/v1/customer-service/:loanId/remove-bank-statement',
  access: supportWrite,
  params: ofLoan,
  body: { kind: 'json', schema: v.object({ key: line }) },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

export const uploadRecording = declareCall({
  name: 'recordings.upload',
  method: 'POST',
  path: '/api/v1/customer-service/upload-call-recording',
  access: { kind: 'anyOf', groups: ['customerSupportWrite', 'collectionsWrite'] },
  body: { kind: 'json', schema: v.object({ loan_id: loanRef, recordingUrl: v.pipe(line, v.url()) }) },
  answer: succeeds,
  failure: { ...first, body: 'error' },
  ...writesOnce,
});

const callSupportCustomer = declareCall({
  name: 'calls.support',
  method: 'POST',
  path: '/api/v1/customer-service/call-customer',
  access: supportWrite,
  body: { kind: 'json', schema: v.object({ ...dial, campaignKey: v.optional(line) }) },
  answer: answers(v.object({ status: v.string() })),
  failure: first,
  ...writesOnce,
});

const moveToReview = declareCall({
  name: 'support.inReview',
  method: 'POST',
  path: '/api/v1/customer-service/change-approval-status/:loanId',
  access: supportWrite,
  params: ofLoan,
  body: nothing,
  answer: answers(v.object({ approvalStatus: v.picklist(approvalStatuses) })),
  failure: first,
  repeat: 'once',
  writes: true,
});

const saveLoanSource = declareCall({
  name: 'support.source',
  method: 'POST',
  path: '/api/v1/customer-service/update-loan-source',
  access: supportWrite,
  body: { kind: 'json', schema: v.object({ loanSource: line, loanId: loanRef }) },
  answer: answers(v.object({ loanSource: v.string() })),
  failure: { shows: 'first', fallback: messages.auth.loginFailed },
  ...writesOnce,
});

const rateSupportCall = declareCall({
  name: 'ratings.support',
  method: 'POST',
  path: '/api/v1/loan-feedback/cs-call-rating-feedback',
  access: { kind: 'anyOf', groups: ['customerCallReview'] },
  body: { kind: 'json', schema: rating },
  answer: rated,
  failure: first,
  ...writesOnce,
});

const addSupportFeedback = declareCall({
  name: 'feedback.add',
  method: 'POST',
  path: '/api/v1/loan-feedback/add-cs-loan-feedback',
  access: supportWrite,
  body: { kind: 'json', schema: v.object({ loanId: loanRef, feedbacks: line }) },
  answer: answers(v.object({ feedbacks: v.object({ csFeedback: list }) })),
  failure: first,
  ...writesOnce,
});

const editSupportFeedback = declareCall({
  name: 'feedback.edit',
  method: 'POST',
  path: '/api/v1/loan-feedback/edit-cs-loan-feedback',
  access: supportWrite,
  body: {
    kind: 'json',
    schema: v.object({ loanId: loanRef, index: wholeNumberText(0, 10_000), comment: line }),
  },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

const readStates = declareCall({
  name: 'support.states',
  method: 'GET',
  path: '/api/v1/users/get-statelist/',
  access: { kind: 'signedIn' },
  body: nothing,
  answer: answers(v.object({ stateList: list })),
  failure: first,
  ...reads,
});

const savePersonal = declareCall({
  name: 'applicant.personal',
  method: 'POST',
  path: '/api/v1/customer-service/update-personal-details/:loanId',
  access: supportWrite,
  params: ofLoan,
  body: { kind: 'json', schema: v.object({ fullName: v.optional(line), gender: v.optional(line) }) },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

const saveProfessional = declareCall({
  name: 'applicant.professional',
  method: 'POST',
  path: '/api/v1/customer-service/update-professional-details/:loanId',
  access: supportWrite,
  params: ofLoan,
  body: {
    kind: 'json',
    schema: v.object({ companyName: v.optional(line), monthlyIncome: v.optional(wireRupees) }),
  },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

const saveFinancial = declareCall({
  name: 'applicant.financial',
  method: 'POST',
  path: '/api/v1/customer-service/update-financial-details/:loanId',
  access: supportWrite,
  params: ofLoan,
  body: { kind: 'json', schema: v.object({ bankName: v.optional(line), ifscCode: v.optional(line) }) },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

const uploadSelfie = declareCall({
  name: 'applicant.selfie',
  method: 'POST',
  path: '/api/v1/customer-service/upload-selfie/:loanId',
  access: supportWrite,
  params: ofLoan,
  body: { kind: 'multipart', schema: v.object({}), files: { photo: { required: true, ...image } } },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

const uploadPan = declareCall({
  name: 'applicant.pan',
  method: 'POST',
  path: '/api/v1/customer-service/upload-pan-photo/:loanId',
  access: supportWrite,
  params: ofLoan,
  body: {
    kind: 'multipart',
    schema: v.object({ identifierNumber: line }),
    files: { frontPhoto: { required: true, ...image } },
  },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

export const uploadKycDocument = declareCall({
  name: 'applicant.document',
  method: 'POST',
  path: '/api/v1/customer-service/upload-kyc-document/:loanId/:documentType',
  access: supportWrite,
  params: v.object({ loanId: loanRef, documentType: v.picklist(['drivingLicense', 'voterId', 'passport']) }),
  body: {
    kind: 'multipart',
    schema: v.object({ identifierNumber: line, fileNo: v.optional(line) }),
    files: { frontPhoto: { required: true, ...image }, backPhoto: { required: false, ...image } },
  },
  answer: succeeds,
  failure: { ...first, body: 'errorAndMessage' },
  ...writesOnce,
});

export const exportLoans = declareCall({
  name: 'export.loans',
  method: 'GET',
  path: '/api/v1/customer-service/gen-csv-loanids',
  access: support,
  query: v.object({
    ids: boundedText(20_000),
    startDate: wireDate,
    endDate: wireDate,
    timezone: v.literal('Asia/Kolkata'),
  }),
  body: nothing,
  answer: { kind: 'csv', fileName: 'report.csv' },
  failure: first,
  ...reads,
});

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

const readVasLoan = declareCall({
  name: 'vas.read',
  method: 'GET',
  path: '/api/v1/loan-feedback/fetch-loan/:loanId',
  access: { kind: 'anyOf', groups: ['customerSupport', 'valueAddedServices'] },
  params: ofLoan,
  body: nothing,
  answer: answers(v.object({ userIdString: v.string(), loan: v.looseObject({}), vasFeedbacks: list })),
  failure: first,
  ...reads,
});

const vasAnswer = answers(v.object({ status: v.string(), comments: v.object({ vasFeedbacks: list }) }));

const addVasFeedback = declareCall({
  name: 'vas.add',
  method: 'POST',
  path: '/api/v1/loan-feedback/add-vas-loan-feedback',
  access: { kind: 'anyOf', groups: ['valueAddedServices'] },
  body: { kind: 'json', schema: v.object(vasAnswers) },
  answer: vasAnswer,
  failure: first,
  ...writesOnce,
});

const editVasFeedback = declareCall({
  name: 'vas.edit',
  method: 'POST',
  path: '/api/v1/loan-feedback/edit-vas-loan-feedback',
  access: { kind: 'anyOf', groups: ['valueAddedServices'] },
  body: { kind: 'json', schema: v.object({ ...vasAnswers, index: wholeNumberText(0, 10_000) }) },
  answer: vasAnswer,
  failure: first,
  ...writesOnce,
});

const savePredictions = declareCall({
  name: 'horoscope.save',
  method: 'POST',
  path: '/api/v1/florence-club/save-predictions',
  access: { kind: 'anyOf', groups: ['horoscopeSave'] },
  body: {
    kind: 'json',
    schema: v.object({
      predictions: v.record(v.string(), v.array(v.object({ category: line, prediction: boundedText(4000) }))),
      date: wireDate,
    }),
  },
  answer: succeeds,
  failure: first,
  ...writesOnce,
});

const listDisbursedLoans = declareCall({
  name: 'repayment.list',
  method: 'GET',
  path: '/api/v1/collections/disbursed-loans',
  access: collections,
  query: v.object({
    page: v.optional(wholeNumberText(1, 10_000_000), 1),
    count: v.optional(wholeNumberText(1, 100), 25),
    year: v.optional(wholeNumberText(2020, 2999)),
    month: v.optional(wholeNumberText(1, 12)),
  }),
  body: nothing,
  answer: answers(v.object({ loans: list })),
  failure: last,
  ...reads,
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
  searchLoan,
  listSupportLoans,
  readApprovalStatuses,
  readApplicationStatuses,
  readInstitutions,
  readEnumValues,
  readSupportLoan,
  saveStatementSettings,
  recordConsent,
  saveInstitution,
  processStatements,
  uploadStatement,
  removeStatement,
  uploadRecording,
  callSupportCustomer,
  moveToReview,
  saveLoanSource,
  rateSupportCall,
  addSupportFeedback,
  editSupportFeedback,
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
  listDisbursedLoans,
  processNachFile,
] as const;
