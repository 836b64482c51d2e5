import { isViewOnly } from '@lending-desk/domain/access';
import { type CallWire, type contract, toWireRupees } from '@lending-desk/domain/contract';
import {
  type LoanPart,
  maskBySchema,
  reduceAadhaar,
  shownSections,
  supportAnswerWire,
} from '@lending-desk/domain/loan';
import { fieldsOf, isObject } from '@lending-desk/domain/loose';
import { paise } from '@lending-desk/domain/money';
import { ratedCallsOf } from '../calls/ratedCalls';
import { fileRefOf } from '../files/fileRef';
import type { SignedInContext } from '../http/verb';
import type { StoredLoan } from './findLoan';
import { withoutPasswords } from './withoutPasswords';

type ReadAnswer = CallWire<typeof contract.loan.readForSupport>['data'];
type PartsAnswer = Extract<ReadAnswer, { readonly parts: readonly LoanPart[] }>;
export type SupportAnswer = Exclude<ReadAnswer, PartsAnswer>;

/** What support's loan call answers under `data` (CS-025): the sections as received, overridden by the columns.
 *  Viewers get personal data masked; nobody gets more than four digits of an Aadhaar number. */
export function supportAnswer(
  { row, sections, comments, calls, ratings }: StoredLoan,
  { viewer, config }: Pick<SignedInContext, 'viewer' | 'config'>,
): SupportAnswer {
  const { callRecordings, requiredActions, ...fields } = sections;
  const { workAddress } = fieldsOf(fields['professionalDetails']);
  const answer = {
    userId: row.customerId,
    comments: [...comments],
    loan: {
      ...fields,
      loanId: row.loanId,
      idString: row.idString,
      version: row.version,
      startedOn: row.startedOn.toISOString(),
      amountApplied: toWireRupees(paise(row.amountAppliedMinor)),
      requiredAction: requiredActions ?? [],
      loanDetails: {
        ...fieldsOf(fields['loanDetails']),
        approvalStatus: row.approvalStatus,
        applicationStatus: row.applicationStatus,
      },
      ...(isObject(fields['personalDetails']) && {
        personalDetails: { workAddress: workAddress ?? null, ...fields['personalDetails'] },
      }),
      underWriterRemarks: { ...fieldsOf(fields['underWriterRemarks']), comments },
      ...withoutPasswords(fields),
      ...(fields['kycDocuments'] !== undefined && { kycDocuments: reduceAadhaar(fields['kycDocuments']) }),
    },
    recordings: ratedCallsOf(callRecordings, calls, ratings),
  };
  if (!isViewOnly(viewer.roles)) return answer;
  return maskBySchema(answer, supportAnswerWire, ({ key, link }) =>
    fileRefOf(key || link, row.loanId, config.signingSecret),
  );
}

/** Of an answer, the loan's identity and the sections of some parts. */
export function supportPartsAnswer(
  { loan }: SupportAnswer,
  { row: { loanId, idString, version } }: Pick<StoredLoan, 'row'>,
  parts: readonly LoanPart[],
): PartsAnswer {
  const shown = shownSections('customerSupport', parts).map(name => name.toLowerCase());
  const sections = Object.entries(loan).filter(([name]) => shown.includes(name.toLowerCase()));
  return { parts: [...parts], loan: { ...Object.fromEntries(sections), loanId, idString, version } };
}
