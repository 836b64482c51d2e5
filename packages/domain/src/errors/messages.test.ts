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

  it.each([
    [
      'CO-009.b, SH-058.a, SH-058.b, SH-058.c',
      messages.loan.listFailed,
      'Error in fetching loans. Please try again later',
    ],
    ['SH-059.a', messages.table.empty, 'Sorry, nothing to display here :('],
    ['SH-074.a', messages.calls.fillAgentDetails, 'Fill Agent Details'],
    ['SH-084.a', messages.calls.chooseAllFeedback, 'Choose all Call Feedback Responses'],
    ['SH-096.b', messages.forms.emailInvalid, 'Kindly enter valid Email ID'],
    ['AU-003.b', messages.auth.loginExpiredText, 'Your Login has expired. Please login again'],
    ['AU-014.a, CS-097.a', messages.auth.loginFailed, 'Error Occurred while logging in'],
    ['AU-018.a', messages.auth.noDesk, 'You do not have permission to access this'],
    ['AU-033.a', messages.signUp.emailDomain('lender.example'), 'Email should be of lender.example'],
    ['AU-037.a', messages.signUp.done, 'Sign up successful. Please wait for account approval from admin'],
    ['CR-008.a', messages.loan.notAssignedToYou, 'Cannot access loan not assigned to you'],
    ['CR-013.a', messages.loan.assignRefused, 'Loan Could not be assigned'],
    [
      'CR-195.t',
      messages.loan.statusCannotChange('PENDING', 'HOLD'),
      'Status cannot change from PENDING to HOLD',
    ],
    ['CR-013.b', messages.loan.assignFailed, 'Error in assigning loan'],
    ['CR-023.a', messages.page.loadFailed, 'Error Occured. Please try again later'],
    ['CR-024.a', messages.page.errorTitle, 'Error Occurred'],
    ['CR-031.b', messages.comments.saveFailed, 'Error in saving comment'],
    ['CR-047.a', messages.dedupe.unavailable, 'Result not available. Please try again later'],
    ['CR-061.a', messages.bureau.lastNameRequired, 'Last name is required'],
    ['CR-068.a', messages.bureau.reportNotFetched, 'Equifax Report not fetched'],
    ['CR-072.a', messages.bureau.fetchInitiated, 'Bureau Fetch initiated. Please check after some time'],
    ['CR-073.a', messages.bureau.notFetched('Admin'), 'Bureau could not fetched. Contact Admin'],
    ['CR-074.a', messages.bureau.requestFailed, 'Some Error Occured'],
    ['CR-086.a', messages.kyc.sectionFailed('Pan details'), 'Error occured in Pan details'],
    ['CR-088.a', messages.kyc.pageFailed, 'Error occured in KYC page'],
    ['CR-117.a', messages.pd.contactabilityRequired, 'Kindly select customer contactability'],
    ['CR-118.a', messages.pd.attemptTriggerRequired, 'Call Attempt Trigger no response is required'],
    ['CR-121.a', messages.pd.fieldRequired('Overall rating'), 'Overall rating response is required'],
    ['CO-075.a, CR-125.a, CS-058.a', messages.page.contactAdmin, 'Some error occured. Contact Admin'],
    ['CR-126.a', messages.pd.saved, 'PD Feedback Details Added Successfully'],
    ['CR-197.b', decisionMessages.processFailed, 'Unable to process application'],
  ])('[%s] spells %j as the document does', (_clauses, said, document) => {
    expect(said).toBe(document);
  });

  it.each([
    [messages.auth.tooManyAttempts(1), 'Too many attempts. Please try again in 1 minute'],
    [messages.auth.tooManyAttempts(2), 'Too many attempts. Please try again in 2 minutes'],
    [messages.loan.statusUnknown('LOST'), 'The status “LOST” is unknown. The loan cannot be decided'],
    [messages.providers.notConfigured('Ozonetel'), 'Ozonetel is not configured'],
    [messages.pd.notAChoice('Gender'), 'Gender: Choose one of the listed values'],
  ])('spells %j, which is our own', (said, words) => {
    expect(said).toBe(words);
  });

  it('uses the documented names of the KYC sections [CR-087.a]', () => {
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
