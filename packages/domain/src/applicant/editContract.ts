import * as v from 'valibot';
import { type CallDeclaration, declareCall, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { proofTypes } from './editFields';
import {
  documentNumber,
  fileNumber,
  financialChanges,
  panNumber,
  personalChanges,
  professionalChanges,
} from './editRules';
import { applicantMessages } from './messages';

const ofLoan = v.object({ loanId: loanRef });
const image = { kinds: ['image'], maxBytes: 10 * 1024 * 1024 } as const;
const shared = {
  method: 'POST',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'first', fallback: messages.applicant.updateFailed },
  repeat: 'key',
} as const satisfies Partial<CallDeclaration>;

/** GET the states to choose from (CS-107). */
export const readStates = declareCall({
  name: 'applicant.states',
  method: 'GET',
  path: '/api/v1/users/get-statelist/',
  access: { kind: 'signedIn' },
  answer: jsonData({
    stateList: v.array(v.object({ stateName: v.string(), apolloStateCode: v.string() })),
  }),
  failure: { shows: 'first', fallback: applicantMessages.statesFailed },
});

/** POST the changed personal details and home addresses (CS-108). 409 when somebody changed one of them since
 *  `original`. */
export const savePersonal = declareCall({
  ...shared,
  name: 'applicant.personal',
  path: '/api/v1/customer-service/update-personal-details/:loanId',
  params: ofLoan,
  body: { kind: 'json', schema: personalChanges },
});

/** POST the changed professional details and work address (CS-109). */
export const saveProfessional = declareCall({
  ...shared,
  name: 'applicant.professional',
  path: '/api/v1/customer-service/update-professional-details/:loanId',
  params: ofLoan,
  body: { kind: 'json', schema: professionalChanges },
});

/** POST the changed financial details (CS-110). */
export const saveFinancial = declareCall({
  ...shared,
  name: 'applicant.financial',
  path: '/api/v1/customer-service/update-financial-details/:loanId',
  params: ofLoan,
  body: { kind: 'json', schema: financialChanges },
});

/** POST a new selfie (CS-112). Without a file it says so (CS-111). */
export const uploadSelfie = declareCall({
  ...shared,
  name: 'applicant.selfie',
  path: '/api/v1/customer-service/upload-selfie/:loanId',
  params: ofLoan,
  body: { kind: 'multipart', schema: v.object({}), files: { photo: { required: false, ...image } } },
});

/** POST the photo of the PAN, its number, or both (CS-113). `originalNumber` is our own field: the number the sender
 *  saw. */
export const uploadPan = declareCall({
  ...shared,
  name: 'applicant.pan',
  path: '/api/v1/customer-service/upload-pan-photo/:loanId',
  params: ofLoan,
  body: {
    kind: 'multipart',
    schema: v.object({
      identifierNumber: v.optional(panNumber),
      originalNumber: v.optional(boundedText(100)),
    }),
    files: { frontPhoto: { required: false, ...image } },
  },
});

/** POST the photos and numbers of an address proof (CS-114). `originalNumber` and `originalFileNo` are our own
 *  fields. */
export const uploadKycDocument = declareCall({
  ...shared,
  name: 'applicant.document',
  path: '/api/v1/customer-service/upload-kyc-document/:loanId/:documentType',
  params: v.object({ loanId: loanRef, documentType: v.picklist(proofTypes) }),
  body: {
    kind: 'multipart',
    schema: v.object({
      identifierNumber: v.optional(documentNumber),
      fileNo: v.optional(fileNumber),
      originalNumber: v.optional(boundedText(100)),
      originalFileNo: v.optional(boundedText(100)),
    }),
    files: { frontPhoto: { required: false, ...image }, backPhoto: { required: false, ...image } },
  },
  failure: { shows: 'first', fallback: messages.page.contactAdmin, body: 'errorAndMessage' },
});

/** The calls of the Edit dialog. */
export const applicantEditContract = {
  states: readStates,
  personal: savePersonal,
  professional: saveProfessional,
  financial: saveFinancial,
  selfie: uploadSelfie,
  pan: uploadPan,
  document: uploadKycDocument,
} as const;
