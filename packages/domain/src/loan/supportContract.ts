import * as v from 'valibot';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { loanSources } from './loanSource';
import { sectionsParam } from './sectionsParam';
import { approvalStatuses } from '../status/statuses';
import { supportReadSchema } from './supportSchema';

/** GET one loan for customer support (CS-025). `sections` is our own parameter, as in credit's call. */
export const readSupportLoan = declareCall({
  name: 'loan.readForSupport',
  method: 'GET',
  path: '/api/v1/customer-service/get-loan-details/:loanId',
  access: { kind: 'anyOf', groups: ['customerSupport'] },
  params: v.object({ loanId: loanRef }),
  query: v.object({ sections: sectionsParam }),
  answer: { kind: 'json', schema: v.object({ data: supportReadSchema }) },
  failure: { shows: 'first', fallback: messages.page.loadFailed },
});

/** POST to put a loan that is on hold back into review (CS-018). Answers the status it has now; 409 for a loan that
 *  is not on hold. */
export const moveToReview = declareCall({
  name: 'loan.moveToReview',
  method: 'POST',
  path: '/api/v1/customer-service/change-approval-status/:loanId',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
  params: v.object({ loanId: loanRef }),
  answer: jsonData({ approvalStatus: v.picklist(approvalStatuses) }),
  failure: { shows: 'first', fallback: messages.applicant.updateFailed },
  repeat: 'key',
});

/** GET the lists of choices of customer support (CS-010). */
export const readEnumValues = declareCall({
  name: 'loan.enumValues',
  method: 'GET',
  path: '/api/v1/customer-service/get-enum-values',
  access: { kind: 'anyOf', groups: ['customerSupport'] },
  answer: jsonData({ enums: v.object({ loanSource: v.array(v.string()) }) }),
  failure: { shows: 'first', fallback: messages.page.contactAdmin },
});

/** POST where a loan came from (CS-096). A failure has the documented words, which are those of a failed sign-in
 *  (CS-097, X-32). */
export const saveLoanSource = declareCall({
  name: 'loan.saveSource',
  method: 'POST',
  path: '/api/v1/customer-service/update-loan-source',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
  body: jsonBody({ loanSource: v.picklist(loanSources), loanId: loanRef }),
  answer: jsonData({ loanSource: v.string() }),
  failure: { shows: 'first', fallback: messages.auth.loginFailed },
  repeat: 'key',
});

/** The calls of customer support about one loan. */
export const supportLoanContract = {
  readForSupport: readSupportLoan,
  moveToReview,
  enumValues: readEnumValues,
  saveSource: saveLoanSource,
} as const;
