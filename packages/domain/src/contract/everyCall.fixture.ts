import { addWaiver } from '../approvals/askContract';
import { closeLoan } from '../approvals/closeContract';
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
import { saveComment } from '../comments/contract';
import { processApplication, readUnderwritingConfig } from '../decision/contract';
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
import { processNachFile } from '../nach/contract';
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
