import * as v from 'valibot';
import { financialSchema, personalSchema, professionalSchema } from '../applicant/schema';
import { callWire, referenceSchema } from '../calls/schema';
import { additionalDocumentWire } from '../documents/additionalDocuments';
import { bankStatementWire } from '../documents/bankStatements';
import { feedbacksWire } from '../intel/schema';
import { kycDetailsWire, kycDocumentsWire } from '../kyc/schema';
import { pdFeedbackWire } from '../pd/schema';
import { masked } from '../loose/masked';
import { loanCoreWire } from './schema';

// A provider's raw JSON: masked by the list of the providers' field names.
const provider = v.unknown();

const contacts = v.array(v.union([v.string(), v.number()]));

/** Every section of a wire loan with its masks. It is an allow-list for viewers: a section that is not listed is
 *  not sent to them. */
export const loanWire = v.object({
  ...loanCoreWire.entries,
  personalDetails: personalSchema,
  professionalDetails: professionalSchema,
  financialDetails: financialSchema,
  kycDocuments: kycDocumentsWire,
  kycDetails: kycDetailsWire,
  bankStatements: v.array(bankStatementWire),
  additionalDocuments: v.array(additionalDocumentWire),
  referenceNumbers: v.array(referenceSchema),
  callRecordings: v.array(callWire),
  creditPdFeedback: v.array(pdFeedbackWire),
  // Of a replay only, which reads it by its own schema.
  replay: v.unknown(),
  bureauBasicDetails: v.object({
    phoneNumbers: masked('phone', contacts),
    emails: masked('email', contacts),
  }),
  apolloCibilReport: provider,
  processedCibil: provider,
  equifaxReport: provider,
  processedEquifax: provider,
  parsedEquifax: provider,
  bureauEquifaxFeatures: provider,
  perfiosReport: provider,
  processedPerfios: provider,
  salaryTransactions: provider,
});

/** The sections whose files are covered for viewers. */
export const revealableFiles = v.pick(loanWire, [
  'kycDocuments',
  'kycDetails',
  'bankStatements',
  'additionalDocuments',
  'callRecordings',
]);

/** The loan detail call's answer under `data`, with its masks (CR-026). */
export const loanAnswerWire = v.object({
  data: loanWire,
  engine: provider,
  ruleEngineResultAvailable: v.boolean(),
  callRecordings: v.array(callWire),
  feedbacks: feedbacksWire,
});
