import { describe, expect, it } from 'vitest';
import { instant } from '../calendar/instant';
import {
  decidedAs,
  outcomeSections,
  type RecordedChange,
  sectionsBefore,
  sectionsUndecided,
  writtenUntil,
} from './asItStood';

const at = (minute: number) => instant(`2026-11-21T06:0${minute}:00.000Z`);
const change = (
  minute: number,
  action: string,
  before: unknown,
  bureau: string | null = null,
): RecordedChange => ({
  at: at(minute),
  action,
  before,
  bureau,
});

describe('the sections before some changes', () => {
  it('are what the first change of each replaced [XR-019.a]', () => {
    const { was } = sectionsBefore([
      change(1, 'applicant.personal', { personalDetails: { email: 'first' } }),
      change(2, 'applicant.personal', { personalDetails: { email: 'second' } }),
      change(3, 'applicant.financial', { financialDetails: null }),
    ]);
    expect(was).toEqual({ personalDetails: { email: 'first' }, financialDetails: null });
  });

  it.each([
    [
      'bureau.arrived',
      'equifax',
      'equifax',
      ['equifaxReport', 'processedEquifax', 'parsedEquifax', 'bureauEquifaxFeatures', 'equifaxFetch'],
    ],
    ['bureau.arrived', 'cibil', 'cibil', ['processedCibil', 'apolloCibilReport']],
    ['statements.completed', null, 'statement', ['processedPerfios', 'salaryTransactions', 'perfiosReport']],
  ])('leave out a report made by %s of %s [XR-019.d]', (action, bureau, source, sections) => {
    const { was, leftOut } = sectionsBefore([
      change(1, action, null, bureau),
      change(2, action, null, bureau),
    ]);
    expect(leftOut).toEqual([{ source, since: at(1) }]);
    expect(was).toEqual(Object.fromEntries(sections.map(name => [name, null])));
  });

  it.each([
    ['a report of another bureau', 'bureau.arrived', 'experian'],
    ['what made no report', 'applicant.consent', 'cibil'],
  ])('leave out nothing for %s [XR-019.d]', (_what, action, bureau) => {
    expect(sectionsBefore([change(1, action, null, bureau)])).toEqual({ was: {}, leftOut: [] });
  });

  it('keep what is known of a report that was made again [XR-019.d]', () => {
    const { was } = sectionsBefore([
      change(1, 'statements.process', { perfiosReport: { status: 'COMPLETED' } }),
      change(2, 'statements.completed', null),
    ]);
    expect(was).toMatchObject({ perfiosReport: { status: 'COMPLETED' }, processedPerfios: null });
  });

  it('leave out nothing for an upload of a statement, which says what it replaced [XR-019.d]', () => {
    const upload = change(1, 'statements.upload', { bankStatements: [] });
    expect(sectionsBefore([upload])).toEqual({ was: { bankStatements: [] }, leftOut: [] });
  });
});

describe('a loan that came here decided', () => {
  it('is without what its decision filled, and keeps the rest [XR-019.b]', () => {
    const sections = sectionsUndecided({
      loanSource: 'ORGANIC',
      approvalStatus: 'REJECTED',
      RejectionReasons: ['Low income'],
      rejectReason: 'Low income',
      inActiveReasons: ['Asked to'],
      holdCategory: 'CDL',
      creditTags: ['metro'],
      underWriterEvaluations: { computedFoir: 31.4 },
    });
    expect(sections).toEqual({
      ...{ approvalDetails: null, approvedEmi: null, customerIntuition: null, emiDay: null },
      ...{ requiredActions: null, riskBucket: null, turnAroundDays: null, underWriterRemarks: null },
      loanDetails: { loanSource: 'ORGANIC' },
    });
  });
});

it('writes off what tells the outcome [XR-019.b]', () => {
  expect(outcomeSections).toEqual([
    ...['amountDisbursed', 'callRecordings', 'cashfreeDetails', 'disbursalDate', 'disbursalStatus', 'emis'],
    ...['feedbacks', 'loanAgreement', 'preEmiAmount', 'processingFee', 'sanctionLetter', 'tenure'],
    'transactionDetails',
  ]);
});

it('keeps of a list what was written until then [XR-019.a]', () => {
  const list = [
    { createdOn: at(1) },
    { createdOn: at(2) },
    { createdOn: at(3) },
    { createdOn: 'soon' },
    'text',
  ];
  expect(writtenUntil(list, at(2))).toEqual([{ createdOn: at(1) }, { createdOn: at(2) }]);
  expect(writtenUntil('text', at(2))).toEqual([]);
});

it.each([
  ['PENDING', 'APPROVED', 'assignee'],
  ['APPROVED', 'REJECTED', 'assignee'],
  ['REJECTED', 'APPROVED', 'creditAdmin'],
  ['PENDING', 'CREDIT_REJECTED', null],
] as const)('says as what a person moved %s to %s: %s', (from, to, as) => {
  expect(decidedAs(from, to)).toBe(as);
});
