import { contract } from '@lending-desk/domain/contract';
import { type Route, route } from '../http/verb';
import { readStates } from './readStates';
import { recordConsent } from './recordConsent';
import { saveFinancial, savePersonal, saveProfessional } from './saveDetails';
import { uploadKycDocument, uploadPan, uploadSelfie } from './uploadDocuments';

export const routes: Route[] = [
  route(contract.applicant.consent, recordConsent),
  route(contract.applicant.states, readStates),
  route(contract.applicant.personal, savePersonal),
  route(contract.applicant.professional, saveProfessional),
  route(contract.applicant.financial, saveFinancial),
  route(contract.applicant.selfie, uploadSelfie),
  route(contract.applicant.pan, uploadPan),
  route(contract.applicant.document, uploadKycDocument),
];
