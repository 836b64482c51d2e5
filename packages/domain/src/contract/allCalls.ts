import { accountContract } from '../account/contract';
import { applicantContract } from '../applicant/contract';
import { applicantEditContract } from '../applicant/editContract';
import { approvalsContract } from '../approvals/contract';
import { askContract } from '../approvals/askContract';
import { closeContract } from '../approvals/closeContract';
import { auditContract } from '../audit/contract';
import { bureauContract } from '../bureau/contract';
import { callsContract } from '../calls/contract';
import { recordingsContract } from '../calls/feedbackContract';
import { cashBookContract } from '../cashBook/contract';
import { collectionsContract } from '../collections/contract';
import { recoveryContract } from '../calls/recoveryContract';
import { explainedContract } from '../collections/explainedContract';
import { collectionsListContract } from '../collections/listContract';
import { nextContract } from '../collections/nextContract';
import { commentsContract } from '../comments/contract';
import { decisionContract } from '../decision/contract';
import { documentsContract } from '../documents/contract';
import { exportsContract } from '../exports/contract';
import { feedbackContract } from '../feedback/contract';
import { filesContract } from '../files/contract';
import { loanFilesContract } from '../files/loanFilesContract';
import { followUpContract } from '../followup/contract';
import { healthContract } from '../health/contract';
import { horoscopeContract } from '../horoscope/contract';
import { intelContract } from '../intel/contract';
import { kycContract } from '../kyc/contract';
import { reportedContract } from '../kyc/reportedContract';
import { liveContract } from '../live/contract';
import { loanContract } from '../loan/contract';
import { queueContract } from '../loan/queueContract';
import { searchContract } from '../loan/searchContract';
import { supportLoanContract } from '../loan/supportContract';
import { mentionsContract } from '../mentions/contract';
import { nachContract } from '../nach/contract';
import { lenderSettingsContract } from '../lenderSettings/contract';
import { mappingContract } from '../mapping/contract';
import { operationsContract } from '../operations/contract';
import { papersContract } from '../papers/contract';
import { paymentLinksContract } from '../paymentLinks/contract';
import { pdContract } from '../pd/contract';
import { replayContract } from '../replay/contract';
import { signinContract } from '../signin/contract';
import { singleSignOnContract } from '../singleSignOn/contract';
import { staffContract } from '../staff/contract';
import { statementsContract } from '../statements/contract';
import { tagsContract } from '../tags/contract';
import { vasContract } from '../vas/contract';
import { viewsContract } from '../views/contract';

/** Every call of the product by business word. Routes, permission matrix and story doubles are derived from it;
 *  the app imports the contract of one word at a time, so that a page loads only the calls it makes. */
export const contract = {
  account: accountContract,
  applicant: { ...applicantContract, ...applicantEditContract },
  approvals: { ...approvalsContract, ...askContract, ...closeContract },
  audit: auditContract,
  bureau: bureauContract,
  calls: { ...callsContract, ...recoveryContract, ...recordingsContract },
  cashBook: cashBookContract,
  collections: { ...collectionsContract, ...collectionsListContract, ...nextContract, ...explainedContract },
  comments: commentsContract,
  decision: decisionContract,
  documents: documentsContract,
  exports: exportsContract,
  feedback: feedbackContract,
  files: { ...filesContract, ...loanFilesContract },
  followUp: followUpContract,
  health: healthContract,
  horoscope: horoscopeContract,
  intel: intelContract,
  kyc: { ...kycContract, ...reportedContract },
  lenderSettings: lenderSettingsContract,
  live: liveContract,
  loan: { ...queueContract, ...loanContract, ...supportLoanContract, ...searchContract },
  mentions: mentionsContract,
  nach: nachContract,
  mapping: mappingContract,
  operations: operationsContract,
  papers: papersContract,
  paymentLinks: paymentLinksContract,
  pd: pdContract,
  replay: replayContract,
  signin: signinContract,
  singleSignOn: singleSignOnContract,
  staff: staffContract,
  statements: statementsContract,
  tags: tagsContract,
  vas: vasContract,
  views: viewsContract,
} as const;

export type Contract = typeof contract;
