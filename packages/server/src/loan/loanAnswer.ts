import { isViewOnly, type LoanDesk } from '@lending-desk/domain/access';
import { type CallWire, type contract, toWireRupees } from '@lending-desk/domain/contract';
import {
  loanAnswerWire,
  type LoanPart,
  maskBySchema,
  reduceAadhaar,
  shownSections,
  tatSeconds,
  turnAroundDays,
} from '@lending-desk/domain/loan';
import { fieldsOf } from '@lending-desk/domain/loose';
import { paise } from '@lending-desk/domain/money';
import { callRecordingsOf } from '../calls/callsOfLoan';
import { fileRefOf } from '../files/fileRef';
import type { SignedInContext } from '../http/verb';
import { pdFeedbackSection } from '../pd/feedbackList';
import type { StoredLoan } from './findLoan';
import { withoutPasswords } from './withoutPasswords';

type LoanReadAnswer = CallWire<typeof contract.loan.read>['data'];
type PartsAnswer = Extract<LoanReadAnswer, { readonly parts: readonly LoanPart[] }>;
export type LoanAnswer = Exclude<LoanReadAnswer, PartsAnswer>;

/** What the loan detail call answers under `data` (CR-026): the sections as received, overridden by the columns.
 *  Viewers get personal data masked; nobody gets more than four digits of an Aadhaar number. */
export function loanAnswer(
  { row, sections, comments, pdFeedback, calls }: StoredLoan,
  { viewer, config, now }: Pick<SignedInContext, 'viewer' | 'config' | 'now'>,
): LoanAnswer {
  const { engine, ruleEngineResultAvailable, feedbacks, ...fields } = sections;
  const callRecordings = callRecordingsOf(fields['callRecordings'], calls);
  const data = {
    ...fields,
    loanId: row.loanId,
    idString: row.idString,
    userIdString: row.customerId,
    version: row.version,
    startedOn: row.startedOn.toISOString(),
    // A decided loan keeps the figure from its decision.
    turnAroundDays: (row.decidedAt && fields['turnAroundDays']) ?? turnAroundDays(tatSeconds(row, now)),
    amountApplied: toWireRupees(paise(row.amountAppliedMinor)),
    loanDetails: {
      ...fieldsOf(fields['loanDetails']),
      approvalStatus: row.approvalStatus,
      applicationStatus: row.applicationStatus,
    },
    callRecordings,
    creditPdFeedback: pdFeedbackSection(fields['creditPdFeedback'], pdFeedback),
    underWriterRemarks: { ...fieldsOf(fields['underWriterRemarks']), comments },
    underWriter: row.underwriterId && { idString: row.underwriterId, fullName: row.underwriterName },
    ...withoutPasswords(fields),
    ...(fields['kycDocuments'] !== undefined && { kycDocuments: reduceAadhaar(fields['kycDocuments']) }),
    ...(fields['kycDetails'] !== undefined && { kycDetails: reduceAadhaar(fields['kycDetails']) }),
  };
  const answer = {
    data,
    engine: engine === undefined || engine === null ? null : fieldsOf(engine),
    ruleEngineResultAvailable: ruleEngineResultAvailable === true,
    callRecordings,
    feedbacks: feedbacks ?? null,
  };
  if (!isViewOnly(viewer.roles)) return answer;
  return maskBySchema(answer, loanAnswerWire, ({ key, link }) =>
    fileRefOf(key || link, row.loanId, config.signingSecret),
  );
}

/** Of an answer, the loan's identity and the sections of some parts. */
export function partsAnswer(
  { data }: LoanAnswer,
  { row: { loanId, idString, version } }: Pick<StoredLoan, 'row'>,
  { desk, parts }: { readonly desk: LoanDesk; readonly parts: readonly LoanPart[] },
): PartsAnswer {
  const shown = shownSections(desk, parts).map(name => name.toLowerCase());
  const sections = Object.entries(data).filter(([name]) => shown.includes(name.toLowerCase()));
  return { parts: [...parts], data: { ...Object.fromEntries(sections), loanId, idString, version } };
}
