import { describe, expect, it } from 'vitest';
import { aWireLoan, aWireLoanDetail, anApplicationLine } from '../../testing';
import { readApplication } from './applicationLine';
import { type LoanPart, loanParts, shownExcerpts, shownSections } from './shownSections';

const desks = ['credit', 'customerSupport', 'collections'] as const;
const heavy = shownSections('credit').filter(name => !shownSections('credit', ['core']).includes(name));

// Columns of the loan, not sections.
const columns = [
  'loanId',
  'idString',
  'userIdString',
  'version',
  'startedOn',
  'amountApplied',
  'underWriter',
];

describe('shownSections', () => {
  it('lists for credit everything a loan consists of [XR-137.e]', () => {
    const { data: _data, ...beside } = aWireLoanDetail();
    const read = readApplication(anApplicationLine());
    const sections = read.ok ? Object.keys(read.application.sections) : [];
    const names = [...Object.keys(aWireLoan()), ...Object.keys(beside), ...sections];
    expect(sections).not.toEqual([]);
    expect(names.filter(name => ![...shownSections('credit'), ...columns].includes(name))).toEqual([]);
  });

  it.each(desks)('lists no section twice for %s', desk => {
    const names = shownSections(desk).map(name => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(desks)(
    'lists every section of %s in a part, and a heavy one never in the core [XR-062.a]',
    desk => {
      const core = shownSections(desk, ['core']);
      expect(core.filter(name => heavy.includes(name))).toEqual([]);
      const parts = new Set(loanParts.flatMap(part => shownSections(desk, [part])));
      expect([...parts].sort()).toEqual([...shownSections(desk)].sort());
    },
  );

  it('lists nothing of the core in another part, except the lists of files with the documents [XR-062.a]', () => {
    const core = shownSections('credit', ['core']);
    const inBoth = (part: LoanPart) => shownSections('credit', [part]).filter(name => core.includes(name));
    expect([inBoth('bureau'), inBoth('statement')]).toEqual([[], []]);
    expect(inBoth('kyc')).toEqual(['additionalDocuments', 'bankStatements']);
  });

  it('hides from support and collections what only credit works with [XR-137.e]', () => {
    const credits = ['engine', 'quizResult', 'customerIntuition', 'creditPdFeedback', 'processedCibil'];
    for (const desk of ['customerSupport', 'collections'] as const)
      expect(shownSections(desk).filter(name => credits.includes(name))).toEqual([]);
  });
});

describe('what each desk may see', () => {
  // Adding or removing a section here is a decision about access.
  const sections = (text: string) => text.trim().split(/\s+/).sort();

  it('is for credit [XR-137.e]', () => {
    expect([...shownSections('credit')].sort()).toEqual(
      sections(`
      equifaxReport processedEquifax parsedEquifax bureauEquifaxFeatures processedCibil perfiosReport
      processedPerfios salaryTransactions kycDocuments kycDetails additionalDocuments amountDisbursed
      apolloCibilReport approvalDetails approvedEmi bankStatements bureauBasicDetails callRecordings
      cashfreeDetails contactsCount creditPdFeedback customerIntuition deviceDetails disbursalDate
      disbursalStatus emiDay emis engine equifaxFetch feedbacks
      financialDetails gpsAddress gpsLocation loanAgreement loanDetails loanPurpose
      personalDetails preEmiAmount processingFee professionalDetails quizResult referenceNumbers
      requiredActions riskBucket ruleEngineResultAvailable sanctionLetter tenure totalTimeTaken
      transactionDetails turnAroundDays underWriterRemarks userLoanIds
      `),
    );
  });

  it('is for customer support [XR-137.e]', () => {
    expect([...shownSections('customerSupport')].sort()).toEqual(
      sections(`
      equifaxReport perfiosReport kycDocuments additionalDocuments amountDisbursed approvalDetails
      approvedEmi bankStatements callRecordings cashfreeDetails disbursalDate disbursalStatus
      emis feedbacks financialDetails loanAgreement loanDetails perfiosSettings
      personalDetails preEmiAmount processingFee professionalDetails referenceNumbers requiredActions
      riskBucket sanctionLetter tenure underWriterRemarks
      `),
    );
  });

  it('is for collections [XR-137.e]', () => {
    expect([...shownSections('collections')].sort()).toEqual(
      sections(`
      kycDetails kycDocuments amountDisbursed approvalDetails callRecordings cashfreeDetails
      disbursalDate disbursalStatus emiDay emis feedbacks financialDetails gpsLocation
      loanDetails personalDetails preEmiAmount processingFee professionalDetails referenceNumbers
      requiredActions riskBucket tenure transactionDetails underWriterRemarks
      `),
    );
  });

  it('comes in parts: reports, statements and documents beside the core [XR-062.a]', () => {
    expect(shownSections('credit', ['bureau'])).toEqual([
      'equifaxReport',
      'processedEquifax',
      'parsedEquifax',
      'bureauEquifaxFeatures',
      'processedCibil',
    ]);
    expect(shownSections('credit', ['statement'])).toEqual([
      'perfiosReport',
      'processedPerfios',
      'salaryTransactions',
    ]);
    expect(shownSections('credit', ['kyc'])).toEqual([
      'kycDocuments',
      'kycDetails',
      'additionalDocuments',
      'bankStatements',
    ]);
    expect(shownSections('credit', [])).toEqual([]);
  });
});

describe('shownExcerpts', () => {
  it('has support’s core say how the last analysis ended', () => {
    expect(shownExcerpts('customerSupport', ['core'])).toEqual({
      perfiosReport: ['status', 'runId', 'error'],
    });
  });

  it.each<[(typeof desks)[number], LoanPart[] | undefined]>([
    ['customerSupport', undefined],
    ['customerSupport', ['core', 'statement']],
    ['customerSupport', ['kyc']],
    ['credit', ['core']],
    ['collections', ['core']],
  ])('is nothing for %s of %j', (desk, parts) => {
    expect(shownExcerpts(desk, parts)).toEqual({});
  });
});
