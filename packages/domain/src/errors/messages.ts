import { deskMessages } from './deskMessages';
import { signinMessages } from './signinMessages';

/** The messages of the product, spelled exactly as in the documents, including misspellings; those that one desk alone
 *  needs are files beside it. A message with variables is a function. No message may be written a second time
 *  elsewhere. */
export const messages = {
  ...signinMessages,
  ...deskMessages,

  page: {
    ...signinMessages.page,
    contactAdmin: 'Some error occured. Contact Admin',
  },

  statusChange: {
    notListed: 'This status cannot follow the present one',
    assigneeOnly: 'Only the underwriter the loan is assigned to can do this',
    creditAdminOnly: 'Only a credit admin can do this',
    changeReasonMissing: 'Needs a change reason',
    supportOnly: 'Done by customer support with In Review',
    engineOnly: 'Set by the rule engine',
    disbursalOnly: 'Set when the loan is disbursed',
    viewerOnly: 'Your role can view but not change a loan',
  },

  comments: {
    saveFailed: 'Error in saving comment',
    required: 'Comment is Required',
  },

  calls: {
    selectPhone: 'Select Phone Number',
    fillAgentDetails: 'Fill Agent Details',
    notTheLoansNumber: 'This number does not belong to the loan',
    agentIdRequired: 'Agent id is required',
    agentUserNameRequired: 'Agent user name is required',
    failed: 'The call failed. Contact Admin',
    providerNotReached: 'The telephone provider was not reached. Nobody was called',
    outcomeUnknown: 'It is not known whether this call was placed. Wait a moment before you call again',
    justCalled: 'Called a moment ago',
    agentDetailsLoading: 'Agent Details are being loaded',
    agentDetailsFailed: 'Agent Details could not be loaded',
    agentDetailsNotSaved: 'Agent Details could not be saved',
    noRatings: 'N.R.',
    chooseAllFeedback: 'Choose all Call Feedback Responses',
  },

  providers: {
    notConfigured: (name: string) => `${name} is not configured`,
  },

  bureau: {
    lastNameRequired: 'Last name is required',
    reportNotFetched: 'Equifax Report not fetched',
    fetchInitiated: 'Bureau Fetch initiated. Please check after some time',
    notFetched: (name: string) => `Bureau could not fetched. Contact ${name}`,
    requestFailed: 'Some Error Occured',
    justOrdered: 'Ordered a moment ago',
    cibilFailed: 'The CIBIL report could not be fetched',
  },

  kyc: {
    sectionFailed: (section: KycSection) => `Error occured in ${section}`,
    pageFailed: 'Error occured in KYC page',
  },

  dedupe: {
    unavailable: 'Result not available. Please try again later',
  },

  pd: {
    contactabilityRequired: 'Kindly select customer contactability',
    attemptTriggerRequired: 'Call Attempt Trigger no response is required',
    fieldRequired: (field: string) => `${field} response is required`,
    notAChoice: (field: string) => `${field}: Choose one of the listed values`,
    saved: 'PD Feedback Details Added Successfully',
  },

  tags: {
    createNew: 'Create New Tags',
    noneTyped: 'Type a tag first',
    createFailed: 'The tags could not be created',
  },

  dateRange: {
    startAfterEnd: 'Start Date must be less then End Date',
    select: 'Select Date',
  },

  intel: {
    quizFailed: 'The quiz results could not be loaded',
  },

  exports: {
    failed: 'The export failed. Nothing was saved.',
  },

  applicant: {
    selfieRequired: 'Please select Selfie file!',
    personalSaved: 'Modified Personal Details Saved',
    professionalSaved: 'Modified Professional Details Saved',
    financialSaved: 'Modified Financial Details Saved',
    consentRecorded: 'Consent Recorded',
    updated: 'Updated',
    uploaded: 'Uploaded',
    updateFailed: 'Error occured in updating',
    previewOnly: 'Preview only – not saved',
  },

  preCreditFeedback: {
    required: 'Feedback is a Required',
  },
} as const;

/** The parts of the KYC page that a snackbar names [CR-087]. */
export const kycSections = [
  'Declared values',
  'Pan details',
  'Aadhaar details',
  'VoterId details',
  'DL details',
  'Passport details',
  'Perfios details',
  'Financial details',
  'Cibil details',
] as const;

export type KycSection = (typeof kycSections)[number];
