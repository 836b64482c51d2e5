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
import { rateCollectionsCall, rateCustomerCall, uploadRecording } from '../calls/feedbackContract';
import { callFromCollections } from '../calls/recoveryContract';
import {
  addCollectionsComment,
  editCollectionsComment,
  readCollectionsLoan,
  readOutstanding,
} from '../collections/contract';
import { collectionsMessages } from '../collections/messages';
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
import { mapEmis } from '../mapping/contract';
import { createPaymentLink, readPaymentLinks } from '../paymentLinks/contract';
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
import { loanRef, wireRupees } from './wire';

// Every call of the three documents, to prove that the contract types support the unusual ones before their
// screens exist. Existing calls are the product's own.

const collectionsWrite = { kind: 'anyOf', groups: ['collectionsWrite'] } as const;
const collectionsAdmin = { kind: 'anyOf', groups: ['collectionsAdmin'] } as const;

const writesOnce = { repeat: 'key', writes: true } as const;
const first = { shows: 'first', fallback: messages.page.contactAdmin } as const;

const answers = <D extends AnswerSchema>(data: D) => ({ kind: 'json', schema: v.object({ data }) }) as const;

const line = boundedText(500);
const list = v.array(v.unknown());

const addWaiver = declareCall({
  name: 'repayment.waive',
  method: 'POST',
  path: '/api/v1/collections/add-waiver-transaction',
  access: collectionsWrite,
  body: {
    kind: 'json',
    schema: v.object({
      loanId: loanRef,
      waiverDate: v.pipe(
        v.string(),
        v.regex(/^\d{2}-\d{2}-\d{4} 00:00:00$/, collectionsMessages.waiver.dateRequired),
      ),
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
  mapEmis,
  callFromCollections,
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
