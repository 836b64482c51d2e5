import { describe, expect, it } from 'vitest';
import { documentMessages } from '../documents/messages';
import { exportMessages } from '../exports/messages';
import { fileMessages } from '../files/messages';
import { isObject } from '../loose/loose';
import { statementMessages } from '../statements/messages';
import { viewMessages } from '../views/messages';
import { decisionMessages } from './decisionMessages';
import { kycSections, messages } from './messages';
import { refusals } from './refusals';

const spelled: [string, string][] = [
  [messages.loan.listFailed, 'Error in fetching loans. Please try again later'],
  [messages.table.empty, 'Sorry, nothing to display here :('],
  [messages.calls.fillAgentDetails, 'Fill Agent Details'],
  [messages.calls.chooseAllFeedback, 'Choose all Call Feedback Responses'],
  [messages.forms.emailInvalid, 'Kindly enter valid Email ID'],
  [messages.auth.loginExpiredText, 'Your Login has expired. Please login again'],
  [messages.auth.loginFailed, 'Error Occurred while logging in'],
  [messages.auth.tooManyAttempts(1), 'Too many attempts. Please try again in 1 minute'],
  [messages.auth.tooManyAttempts(2), 'Too many attempts. Please try again in 2 minutes'],
  [messages.auth.noDesk, 'You do not have permission to access this'],
  [messages.signUp.emailDomain('lender.example'), 'Email should be of lender.example'],
  [messages.signUp.done, 'Sign up successful. Please wait for account approval from admin'],
  [messages.loan.notAssignedToYou, 'Cannot access loan not assigned to you'],
  [messages.loan.assignRefused, 'Loan Could not be assigned'],
  [messages.loan.statusUnknown('LOST'), 'The status “LOST” is unknown. The loan cannot be decided'],
  [messages.loan.statusCannotChange('PENDING', 'HOLD'), 'Status cannot change from PENDING to HOLD'],
  [messages.loan.assignFailed, 'Error in assigning loan'],
  [messages.page.loadFailed, 'Error Occured. Please try again later'],
  [messages.page.errorTitle, 'Error Occurred'],
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
  [messages.providers.notConfigured('Ozonetel'), 'Ozonetel is not configured'],
  [messages.pd.notAChoice('Gender'), 'Gender: Choose one of the listed values'],
  [messages.page.contactAdmin, 'Some error occured. Contact Admin'],
  [messages.pd.saved, 'PD Feedback Details Added Successfully'],
  [decisionMessages.processFailed, 'Unable to process application'],
];

const textsIn = (words: object): unknown[] =>
  Object.values(words).flatMap(word => (isObject(word) ? textsIn(word) : [word]));

describe('messages', () => {
  it('have one key for one sentence', () => {
    const sentences = textsIn({
      messages,
      decisionMessages,
      statementMessages,
      documentMessages,
      exportMessages,
      fileMessages,
      refusals,
      viewMessages,
    }).filter(word => typeof word === 'string');
    expect(sentences.filter((word, at) => word === '' || sentences.indexOf(word) < at)).toEqual([]);
  });

  it.each([
    [refusals.notApproved, 'Your account was not approved', 'Your account was not approved: Asha'],
    [
      refusals.loanChanged,
      'This loan was changed since you opened it',
      'This loan was changed by Asha since you opened it',
    ],
    [
      refusals.weekChanged,
      'This week was saved since you opened it',
      'This week was saved by Asha since you opened it',
    ],
    [
      refusals.followUpChanged,
      'This follow-up was changed since you opened it',
      'This follow-up was changed by Asha since you opened it',
    ],
  ])('leave out what is not known: %s', (said, without, named) => {
    expect([said(null), said('Asha')]).toEqual([without, named]);
  });

  it.each(spelled)('spells %j as the document does', (said, document) => {
    expect(said).toBe(document);
  });

  it('uses the documented names of the KYC sections', () => {
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
