import type { LoanDesk } from '../access/desks';

/** The parts of the answer that can be requested separately; by default the answer has all. */
export const loanParts = ['core', 'bureau', 'statement', 'kyc'] as const;
export type LoanPart = (typeof loanParts)[number];

/** Heavy sections (top-level fields of the wire loan), by part; all others are core. */
const heavySections: Readonly<Record<Exclude<LoanPart, 'core'>, readonly string[]>> = {
  bureau: ['equifaxReport', 'processedEquifax', 'parsedEquifax', 'bureauEquifaxFeatures', 'processedCibil'],
  statement: ['perfiosReport', 'processedPerfios', 'salaryTransactions'],
  kyc: ['kycDocuments', 'kycDetails'],
};

/** Sections of the core that come with a part as well: links to files age, and the tab of the files renews them
 *  all at once. */
const alsoIn: Readonly<Partial<Record<LoanPart, readonly string[]>>> = {
  kyc: ['bankStatements', 'additionalDocuments'],
};

const allHeavy = Object.values(heavySections).flat();

function isInPart(name: string, part: LoanPart): boolean {
  if (part === 'core') return !allHeavy.includes(name);
  return heavySections[part].includes(name) || (alsoIn[part]?.includes(name) ?? false);
}

/** The sections each desk may see. Other imported sections are stored but never shown. */
const deskSections: Readonly<Record<LoanDesk, readonly string[]>> = {
  credit: [
    ...heavySections.bureau,
    ...heavySections.statement,
    ...heavySections.kyc,
    'additionalDocuments',
    'amountDisbursed',
    'apolloCibilReport',
    'approvalDetails',
    'approvedEmi',
    'bankStatements',
    'bureauBasicDetails',
    'callRecordings',
    'cashfreeDetails',
    'contactsCount',
    'creditPdFeedback',
    'customerIntuition',
    'deviceDetails',
    'disbursalDate',
    'disbursalStatus',
    'emiDay',
    'emis',
    'engine',
    'equifaxFetch',
    'feedbacks',
    'financialDetails',
    'gpsAddress',
    'gpsLocation',
    'loanAgreement',
    'loanDetails',
    'loanPurpose',
    'personalDetails',
    'preEmiAmount',
    'processingFee',
    'professionalDetails',
    'quizResult',
    'referenceNumbers',
    'requiredActions',
    'riskBucket',
    'ruleEngineResultAvailable',
    'sanctionLetter',
    'tenure',
    'totalTimeTaken',
    'transactionDetails',
    'turnAroundDays',
    'underWriterRemarks',
    'userLoanIds',
  ],
  // support, section 3.1
  customerSupport: [
    'equifaxReport',
    'perfiosReport',
    'kycDocuments',
    'additionalDocuments',
    'amountDisbursed',
    'approvalDetails',
    'approvedEmi',
    'bankStatements',
    'callRecordings',
    'cashfreeDetails',
    'disbursalDate',
    'disbursalStatus',
    'emis',
    'feedbacks',
    'financialDetails',
    'loanAgreement',
    'loanDetails',
    'perfiosSettings',
    'personalDetails',
    'preEmiAmount',
    'processingFee',
    'professionalDetails',
    'referenceNumbers',
    'requiredActions',
    'riskBucket',
    'sanctionLetter',
    'tenure',
    'underWriterRemarks',
  ],
  // collections, section 3; the updated KYC of its last tab is the same as credit's
  collections: [
    'kycDetails',
    'kycDocuments',
    'amountDisbursed',
    'approvalDetails',
    'callRecordings',
    'cashfreeDetails',
    'disbursalDate',
    'disbursalStatus',
    'emiDay',
    'emis',
    'feedbacks',
    'financialDetails',
    'gpsLocation',
    'loanDetails',
    'personalDetails',
    'preEmiAmount',
    'processingFee',
    'professionalDetails',
    'referenceNumbers',
    'requiredActions',
    'riskBucket',
    'tenure',
    'transactionDetails',
    'underWriterRemarks',
  ],
};

/** The names of the sections of a loan that a desk may see, of some of its parts. */
export function shownSections(desk: LoanDesk, parts: readonly LoanPart[] = loanParts): readonly string[] {
  return deskSections[desk].filter(name => parts.some(part => isInPart(name, part)));
}

const spellings = new Map(
  Object.values(deskSections).flatMap(names => names.map(name => [name.toLowerCase(), name] as const)),
);

/** Sections by the names they are read and written under: senders vary the capitals. Of two that differ in capitals
 *  only, the one that is spelled right wins; a name nobody shows stays as it is. */
export function withKnownNames(sections: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = Object.entries(sections).map(([name, section]) => {
    const known = spellings.get(name.toLowerCase()) ?? name;
    return { known, exact: known === name, section };
  });
  // The last of two entries stays.
  const inOrder = named.toSorted((one, other) => Number(one.exact) - Number(other.exact));
  return Object.fromEntries(inOrder.map(({ known, section }) => [known, section]));
}

/** Of heavy sections, the fields that come with the core as well: every tab of a desk shows what they say. */
const inEveryCore: Readonly<Partial<Record<LoanDesk, Readonly<Record<string, readonly string[]>>>>> = {
  customerSupport: { perfiosReport: ['status', 'runId', 'error'] },
};

/** The sections that come with the core of a loan in some of their fields only, by name; none of them with a part
 *  that has them whole, or without the core. */
export function shownExcerpts(
  desk: LoanDesk,
  parts: readonly LoanPart[] = loanParts,
): Readonly<Record<string, readonly string[]>> {
  const whole = shownSections(desk, parts);
  const excerpts = parts.includes('core') ? Object.entries(inEveryCore[desk] ?? {}) : [];
  return Object.fromEntries(excerpts.filter(([name]) => !whole.includes(name)));
}
