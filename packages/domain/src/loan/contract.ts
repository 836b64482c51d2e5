import * as v from 'valibot';
import { declareCall, jsonBody, jsonData } from '../contract/call';
import { loanRef } from '../contract/wire';
import { deskMessages } from '../errors/deskMessages';
import { signinMessages } from '../errors/signinMessages';
import { deskParam } from '../access/deskParam';
import { loanReadSchema } from './schema';
import { sectionsParam } from './sectionsParam';

/** POST to read one loan (CR-026). It never assigns: that is `assignLoan`. `sections` is our own parameter: see
 *  `sectionsParam`. */
export const readLoan = declareCall({
  name: 'loan.read',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({ id: loanRef }),
  query: v.object({
    sections: sectionsParam,
  }),
  answer: { kind: 'json', schema: v.object({ data: loanReadSchema }) },
  failure: { shows: 'last', fallback: signinMessages.page.loadFailed },
  repeat: 'safe',
});

export const maskedFields = [
  'primaryPhoneNumber',
  'alternatePhoneNumber',
  'email',
  'accountNumber',
  'upiId',
  'panNumber',
  'drivingLicenseNumber',
  'voterIdNumber',
  'passportNumber',
  'passportFileNumber',
  'authLink',
] as const;
export type MaskedField = (typeof maskedFields)[number];

/** POST to reveal one masked value of a loan, or of a decided one as it stood when it was decided. View roles get masked
 *  values; a reveal is deliberate and audited. */
export const revealField = declareCall({
  name: 'loan.reveal',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id/reveal',
  access: { kind: 'desk', may: 'read' },
  params: v.object({ id: loanRef }),
  query: v.object({ desk: deskParam }),
  body: jsonBody({ field: v.picklist(maskedFields), asDecided: v.optional(v.boolean()) }),
  answer: jsonData({ value: v.nullable(v.string()) }),
  failure: { shows: 'last', fallback: deskMessages.loan.revealFailed },
  // Each time with an audit row of its own.
  repeat: 'once',
});

/** The calls that read one loan. */
export const loanContract = {
  read: readLoan,
  reveal: revealField,
} as const;
