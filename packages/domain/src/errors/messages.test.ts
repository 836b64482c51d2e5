import { describe, expect, it } from 'vitest';
import { kycSections, messages } from './messages';

const spelled: [string, string][] = [
  [messages.loan.listFailed, 'Error in fetching loans. Please try again later'],
  [messages.table.empty, 'Sorry, nothing to display here :('],
  [messages.calls.fillAgentDetails, 'Fill Agent Details'],
  [messages.calls.chooseAllFeedback, 'Choose all Call Feedback Responses'],
  [messages.forms.emailInvalid, 'Kindly enter valid Email ID'],
  [messages.auth.loginExpiredText, 'Your Login has expired. Please login again'],
  [messages.auth.loginFailed, 'Error Occurred while logging in'],
  [messages.auth.noDesk, 'You do not have permission to access this'],
  [messages.signUp.emailDomain('lender.example'), 'Email should be of lender.example'],
  [messages.signUp.done, 'Sign up successful. Please wait for account approval from admin'],
  [messages.signUp.failed, 'Error Occurred'],
  [messages.loan.notAssignedToYou, 'Cannot access loan not assigned to you'],
  [messages.loan.assignRefused, 'Loan Could not be assigned'],
  [messages.loan.assignFailed, 'Error in assigning loan'],
  [messages.loan.loadFailed, 'Error Occured. Please try again later'],
  [messages.loan.errorTitle, 'Error Occurred'],
  [messages.comments.saveFailed, 'Error in saving comment'],
  [messages.dedupe.unavailable, 'Result not available. Please try again later'],
  [messages.bureau.lastNameRequired, 'Last name is required'],
  [messages.bureau.reportNotFetched, 'Equifax Report not fetched'],
  [messages.bureau.fetchInitiated, 'Bureau Fetch initiated. Please check after some time'],
  [messages.bureau.notFetched('Admin'), 'Bureau could not fetched. Contact Admin'],
  [messages.bureau.requestFailed, 'Some Error Occured'],
  [messages.kyc.sectionFailed('Pan details'), 'Error occured in Pan details'],
  [messages.kyc.pageFailed, 'Error occured in KYC page'],
  [messages.pd.contactabilityRequired, 'Kindly select customer contactability'],
  [messages.pd.attemptTriggerRequired, 'Call Attempt Trigger no response is required'],
  [messages.pd.fieldRequired('Overall rating'), 'Overall rating response is required'],
  [messages.pd.saveFailed, 'Some error occured. Contact Admin'],
  [messages.pd.saved, 'PD Feedback Details Added Successfully'],
  [messages.decision.processFailed, 'Unable to process application'],
];

describe('messages', () => {
  it.each(spelled)('says %j as the document spells it', (said, document) => {
    expect(said).toBe(document);
  });

  it('names the KYC sections in the documented words [CR-087]', () => {
    expect(kycSections).toEqual([
      'Declared values',
      'Pan details',
      'Aadhaar details',
      'VoterId details',
      'DL details',
      'Passport details',
      'Perfios details',
      'Financial details',
      'Cibil details',
    ]);
  });
});
