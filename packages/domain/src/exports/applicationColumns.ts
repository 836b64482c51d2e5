import * as v from 'valibot';
import { type Instant, wallClockText } from '../calendar/instant';
import { tatHours } from '../loan/tat';
import { type Paise, paiseToRupees } from '../money/paise';

/** An application for the export: the row that every list reads, and four raw sections. */
export type ExportedApplication = {
  readonly loanId: number;
  readonly startedOn: Instant;
  readonly fullName: string;
  readonly primaryPhone: string | null;
  readonly amountApplied: Paise;
  readonly approvalStatus: string;
  readonly applicationStatus: string | null;
  readonly underwriterName: string | null;
  readonly decidedOn: Instant | null;
  /** From start to decision, or to now while it is open. */
  readonly tatSeconds: number;
  readonly engineDecision: string | null;
  readonly engineScore: number | null;
  readonly sections: Readonly<Partial<Record<ExportedSection, unknown>>>;
};

/** The sections of a loan the export reads. */
export const exportedSections = ['loanDetails', 'requiredActions', 'approvalDetails', 'approvedEmi'] as const;
export type ExportedSection = (typeof exportedSections)[number];

// A broken field empties only its own cell.
const figure = v.fallback(
  v.nullable(v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))])),
  null,
);
const text = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform(list => list.filter(word => typeof word === 'string')),
  ),
  [],
);
const noTerms = {
  maximumEligibleAmount: null,
  maxEmi: null,
  months: null,
  interestRate: null,
  processingFeeRate: null,
};
const noDetails = { rejectionReasons: [], inActiveReasons: [], creditTags: [], holdCategory: null };

const sections = v.object({
  loanDetails: v.fallback(
    v.object({
      rejectionReasons: text,
      inActiveReasons: text,
      creditTags: text,
      holdCategory: v.fallback(v.nullable(v.string()), null),
    }),
    noDetails,
  ),
  requiredActions: text,
  approvalDetails: v.fallback(
    v.object({
      maximumEligibleAmount: figure,
      maxEmi: figure,
      months: figure,
      interestRate: figure,
      processingFeeRate: figure,
    }),
    noTerms,
  ),
  approvedEmi: figure,
});

const headers = [
  'Loan id',
  'Started on (IST)',
  'Customer name',
  'Phone',
  'Amount applied',
  'Status',
  'Application status',
  'Underwriter',
  'Decided on (IST)',
  'TAT hours',
  'Engine decision',
  'Engine score',
  'Sanctioned amount',
  'EMI',
  'Max EMI',
  'Tenure months',
  'Interest rate %',
  'Processing fee %',
  'Credit tags',
  'Reasons',
  'Hold category',
] as const;

/** The header row of the application details [SH-093]. Amounts are rupees, times are of Asia/Kolkata. */
export const applicationHeaders: readonly string[] = headers;

/** '2026-11-21 14:05' in Asia/Kolkata, which a spreadsheet sorts correctly as text. */
const minuteText = (moment: Instant): string => wallClockText(moment).slice(0, 16);

/** One row under `applicationHeaders`. A list is joined by '; '; a missing or broken value is null. */
export function applicationCells(one: ExportedApplication): (string | number | null)[] {
  const read = v.parse(sections, {
    loanDetails: null,
    requiredActions: null,
    approvalDetails: null,
    approvedEmi: null,
    ...one.sections,
  });
  const { loanDetails: details, approvalDetails: terms } = read;
  const reasons = [...details.rejectionReasons, ...details.inActiveReasons, ...read.requiredActions];
  const cells: Record<(typeof headers)[number], string | number | null> = {
    'Loan id': one.loanId,
    'Started on (IST)': minuteText(one.startedOn),
    'Customer name': one.fullName,
    Phone: one.primaryPhone,
    'Amount applied': paiseToRupees(one.amountApplied),
    Status: one.approvalStatus,
    'Application status': one.applicationStatus,
    Underwriter: one.underwriterName,
    'Decided on (IST)': one.decidedOn && minuteText(one.decidedOn),
    'TAT hours': tatHours(one.tatSeconds),
    'Engine decision': one.engineDecision,
    'Engine score': one.engineScore,
    'Sanctioned amount': terms.maximumEligibleAmount,
    EMI: read.approvedEmi,
    'Max EMI': terms.maxEmi,
    'Tenure months': terms.months,
    'Interest rate %': terms.interestRate,
    'Processing fee %': terms.processingFeeRate,
    'Credit tags': details.creditTags.join('; ') || null,
    Reasons: reasons.join('; ') || null,
    'Hold category': details.holdCategory,
  };
  return headers.map(header => cells[header]);
}
