import {
  addDays,
  type BusinessDate,
  dayMs,
  epochMsOf,
  type Instant,
  instantAt,
  instantOfEpochMs,
  wallClockText,
} from '@lending-desk/domain/calendar';
import { foirOf } from '@lending-desk/domain/decision';
import { type ApprovalStatus, isDecided, turnAroundDays } from '@lending-desk/domain/loan';
import { mandateReference } from '@lending-desk/domain/mandates';
import { paiseToRupees, rupees } from '@lending-desk/domain/money';
import type { LoanAccount } from '@lending-desk/domain/repayment';
import { defaultConfig } from '@lending-desk/server/ports';
import { type DemoCase, demoCaseAt, firstLoanId, portfolioSize } from './demoCases';
import { callsFor, commentsFor, feedbacksFor, quizzesFor } from './demoContact';
import { demoEngine } from './demoEngine';
import { financialOf, kycOf, personalOf, professionalOf } from './demoIdentity';
import { pdFeedbackFor } from './demoPd';
import { type DemoPerson, demoPerson } from './demoPeople';
import { mandatePath } from '../mandates/sandbox';
import { demoEmi, demoRepayment, type DemoTerms } from './demoRepayment';
import { reportOf, reportsFor } from './demoReports';
import { bucketOf, scoreFor, some, stageFor, tatFor, termsFor } from './demoTerms';
import { type Random, randomOf } from '../random';

export interface DemoUnderwriter {
  readonly fullName: string;
  readonly email: string;
}

export interface PortfolioOptions {
  /** The business day of the portfolio; nothing in it is dated later. */
  readonly asOf: BusinessDate;
  /** The assignees of assigned loans; the first one gets most. */
  readonly underwriters: readonly [DemoUnderwriter, ...DemoUnderwriter[]];
  /** @default 1320 */
  readonly size?: number;
  /** @default 20261121 */
  readonly seed?: number;
  /** Receives the account of each disbursed loan. */
  readonly onAccount?: (loanId: number, account: LoanAccount) => void;
}

/** Of every hundred applications, how many have the status, and how many days ago they started. */
const mix: readonly {
  status: ApprovalStatus;
  share: number;
  from: number;
  to: number;
  unassigned: number;
}[] = [
  { status: 'PENDING', share: 15, from: 0, to: 6, unassigned: 0.75 },
  { status: 'IN_REVIEW', share: 7, from: 1, to: 9, unassigned: 0.2 },
  { status: 'HOLD', share: 9, from: 3, to: 30, unassigned: 0 },
  { status: 'APPROVED', share: 9, from: 3, to: 21, unassigned: 0 },
  { status: 'REJECTED', share: 15, from: 4, to: 300, unassigned: 0 },
  { status: 'CREDIT_REJECTED', share: 7, from: 1, to: 300, unassigned: 1 },
  { status: 'INACTIVE', share: 8, from: 20, to: 330, unassigned: 0 },
  { status: 'DISBURSED', share: 30, from: 12, to: 420, unassigned: 0 },
];

/** A demonstration portfolio: invented customers, every status, consistent figures. The same seed and day give
 *  the same lines, oldest first, each in the shape of a line of an import file. */
export function demoPortfolio(options: PortfolioOptions): Record<string, unknown>[] {
  const { asOf, size = portfolioSize, seed = 20_261_121 } = options;
  const random = randomOf(seed);
  const starts = startsOf(random, size, asOf);
  const earlier: Customer[] = [];
  return starts.map(({ kind, startedOn, startedDay }, index) => {
    const loanId = firstLoanId + index;
    // Now and then a customer returns; the portfolio's first customers are too recent for that.
    const returning =
      index > 200 && index < size - 30 && random.chance(0.05)
        ? random.pick(earlier.slice(0, index - 150))
        : null;
    const special = (size === portfolioSize && demoCaseAt(size - 1 - index)) || {};
    const stranger = demoPerson(random, earlier.length, asOf);
    const customer = returning ?? { person: { ...stranger, ...special.person }, loanIds: [] };
    if (!returning) earlier.push(customer);
    customer.loanIds.push(loanId);
    const likely = special.duplicate || random.chance(0.04);
    const lookalike = index > 50 && likely ? random.pick(earlier.slice(0, 40)) : null;
    return application(random, {
      ...options,
      loanId,
      kind,
      startedOn,
      startedDay,
      customer,
      lookalike,
      index,
      special,
    });
  });
}

interface Customer {
  readonly person: DemoPerson;
  readonly loanIds: number[];
}

interface Start {
  readonly kind: (typeof mix)[number];
  readonly startedOn: Instant;
  readonly startedDay: BusinessDate;
}

function startsOf(random: Random, size: number, asOf: BusinessDate): Start[] {
  const starts = Array.from({ length: size }, (_, index): Start => {
    // The first hundred follow the shares exactly, so that a small portfolio has every status too.
    const kind = index < mix.length ? mix[index] : undefined;
    const chosen = kind ?? random.weighted(mix.map(one => [one, one.share] as const));
    const startedDay = addDays(asOf, -random.int(chosen.from, chosen.to));
    // Today's applications came in before the desk opened.
    const minute = startedDay === asOf ? random.int(1, 8 * 60) : random.int(7 * 60, 23 * 60);
    const startedOn = instantOfEpochMs(epochMsOf(instantAt(startedDay, minute)) + random.int(0, 59_999));
    return { kind: chosen, startedOn, startedDay };
  });
  return starts.sort((left, right) => (left.startedOn < right.startedOn ? -1 : 1));
}

interface Ingredients extends PortfolioOptions, Start {
  readonly loanId: number;
  readonly customer: Customer;
  readonly lookalike: Customer | null;
  readonly index: number;
  readonly special: DemoCase;
}

/** A bad history does not get a good score. */
function scoreOf(score: number, { report }: DemoCase): number {
  return report === 'derogatory' ? Math.min(score, 548) : score;
}

function application(random: Random, given: Ingredients): Record<string, unknown> {
  const { loanId, kind, startedOn, startedDay, customer, asOf, index, special } = given;
  const { person } = customer;
  const { status } = kind;
  const underwriter = random.chance(kind.unassigned) ? null : underwriterOf(random, given.underwriters);
  const score = scoreOf(scoreFor(random, status), special);
  const obligations = random.int(0, Math.floor(person.income / 4_000)) * 1_000;
  const bounces =
    special.bounces ??
    random.weighted([
      [0, 70],
      [1, 14],
      [2, 8],
      [3, 4],
      [6, status === 'CREDIT_REJECTED' ? 20 : 1],
    ]);
  const enquiries = random.weighted([
    [0, 25],
    [1, 25],
    [2, 20],
    [4, 15],
    [6, 10],
    [11, status === 'CREDIT_REJECTED' ? 20 : 1],
  ]);
  const amount = Math.max(20_000, Math.round((person.income * random.int(10, 45)) / 10 / 5_000) * 5_000);
  const terms = termsFor(random, amount, score);
  const decided = isDecided(status) && status !== 'CREDIT_REJECTED';
  const tat = tatFor(random, status, given);
  const decidedOn = instantOfEpochMs(epochMsOf(startedOn) + tat * 1000);
  const facts = {
    asOf,
    loanId,
    startedOn,
    startedDay,
    status,
    score,
    enquiries,
    obligations,
    bounces,
    special,
  };
  const report = reportOf(facts);
  const scored = report === 'clean' || report === 'derogatory' || report === 'thick40';
  // The rules run after the bureau.
  const engineRan = !special.missing && report !== 'notFetched';
  const evaluated = decided || status === 'HOLD';
  const emi = paiseToRupees(demoEmi(terms));
  const sanctioned = status === 'APPROVED' || status === 'DISBURSED';
  return {
    loanId,
    idString: random.uuid(),
    userIdString: person.userIdString,
    userLoanIds: [...customer.loanIds],
    startedOn,
    turnAroundDays: turnAroundDays(tat),
    tat,
    totalTimeTaken: random.int(240, 5_400),
    amountApplied: amount,
    loanPurpose: random.pick([
      'Debt consolidation',
      'Education',
      'Home repair',
      'Medical',
      'Travel',
      'Two-wheeler',
      'Wedding',
    ]),
    contactsCount: random.int(60, 900),
    gpsAddress: `${person.current.line1}, ${person.current.city}, ${person.current.state}`,
    gpsLocation: person.gps,
    deviceDetails: {
      deviceName: random.pick(['Aria M5', 'Handy One', 'Nimbus 5G', 'Pocket Z3', 'Tara Lite']),
      devicePrice: random.int(7, 42) * 1_000 - 1,
    },
    personalDetails: personalOf(random, person, loanId),
    ...(index % 97 !== 13 &&
      !special.missing && { professionalDetails: professionalOf(random, person, startedOn) }),
    financialDetails: financialOf(person),
    ...kycOf(random, person, {
      broken: special.brokenKyc === true || index % 211 === 17,
      licensed: random.chance(0.4),
      voter: random.chance(0.3),
      passport: random.chance(0.15),
      missing: special.missing === true,
    }),
    additionalDocuments: documentsOf(random, startedOn, special),
    bureauBasicDetails: { phoneNumbers: [person.phone, person.alternatePhone], emails: [person.email] },
    loanDetails: {
      approvalStatus: status,
      applicationStatus: stageFor(random, status),
      loanSource: random.pick(['ORGANIC', 'REFERRAL', 'PARTNER', 'CAMPAIGN', 'AGENT', 'OTHER']),
      rejectionReasons: status === 'REJECTED' ? some(random, defaultConfig.rejectionReasons, 2) : [],
      inActiveReasons: status === 'INACTIVE' ? some(random, defaultConfig.inActiveReasons, 1) : [],
      holdCategory: status === 'HOLD' ? random.pick(['CDL', 'TECH']) : null,
      creditTags: evaluated ? some(random, defaultConfig.creditTags, 2) : [],
      underWriterEvaluations: evaluated
        ? {
            computedSalary: person.income,
            computedFoir: foirOf(rupees(obligations + (sanctioned ? emi : 0)), rupees(person.income)),
            industryType: person.industry,
            computedObligations: obligations,
            approvedOn: sanctioned ? decidedOn : null,
            loanEligibleAmount: amount,
          }
        : null,
    },
    requiredActions: status === 'HOLD' ? some(random, defaultConfig.holdReasons, 2) : [],
    customerIntuition: {
      goodIntuition: evaluated ? some(random, defaultConfig.customerIntuition.good, 2) : [],
      badIntuition: status === 'REJECTED' ? some(random, defaultConfig.customerIntuition.bad, 1) : [],
    },
    approvalDetails: sanctioned
      ? {
          maxEmi: emi,
          interestRate: terms.interestRate,
          processingFeeRate: terms.processingFeeRate,
          maximumEligibleAmount: amount,
          months: terms.months,
        }
      : null,
    approvedEmi: sanctioned ? emi : null,
    emiDay: sanctioned ? terms.emiDay : null,
    riskBucket: sanctioned ? bucketOf(score) : null,
    underWriterRemarks: {
      comments: underwriter ? commentsFor(random, given, underwriter) : [],
      changeReason: null,
      deviation: sanctioned && random.chance(0.15) ? random.pick(defaultConfig.deviations) : null,
      underWriterName: evaluated ? (underwriter?.fullName ?? null) : null,
    },
    underWriter: underwriter,
    engine: engineRan
      ? demoEngine(random, {
          person,
          startedDay,
          score: scored ? score : null,
          bounces,
          enquiries,
          obligations,
          lookalike: given.lookalike && given.lookalike !== customer ? given.lookalike : null,
        })
      : null,
    ruleEngineResultAvailable: engineRan,
    callRecordings: callsFor(random, given),
    creditPdFeedback: pdFeedbackFor({ ...given, status, underwriter, calls: special.pdCalls }),
    feedbacks: feedbacksFor(random, given, { collected: status === 'DISBURSED' }),
    quizResult: quizzesFor(random, given, person.industry),
    referenceNumbers: [
      {
        name: `${random.pick(['Suresh', 'Lata', 'Ravi', 'Geeta'])} ${person.lastName || person.firstName}`,
        phoneNumbers: [person.referencePhone],
      },
    ],
    ...reportsFor({ ...facts, person }),
    ...(status === 'APPROVED' && awaitedMandate(loanId, person, decidedOn)),
    ...(status === 'DISBURSED' && disbursedFields(random, given, { terms, decidedOn })),
  };
}

/** The mandate of a sanctioned loan, which the customer has still to authorise. */
function awaitedMandate(loanId: number, person: DemoPerson, asked: Instant) {
  const reference = mandateReference({ loanId, number: 1 });
  return {
    cashfreeDetails: {
      status: 'INITIALIZED',
      statusUpdatedOn: asked,
      authLink: mandatePath(reference),
      incorrectSubscriptionCount: 0,
      subscriptionDetails: {
        bankAccountHolder: '',
        bankAccountNumber: '',
        customerName: person.fullName,
        customerEmail: person.email,
        customerPhone: person.phone,
        mode: 'NPCI_SBC',
        status: 'INITIALIZED',
        addedOn: wallClockText(asked),
        scheduledOn: null,
      },
    },
  };
}

function disbursedFields(
  random: Random,
  { asOf, loanId, customer, onAccount }: Ingredients,
  { terms, decidedOn }: { readonly terms: DemoTerms; readonly decidedOn: Instant },
): Record<string, unknown> {
  const disbursedOn = instantOfEpochMs(epochMsOf(decidedOn) + random.int(1, 2) * dayMs);
  const { account, fields } = demoRepayment(random, {
    terms,
    disbursedOn,
    asOf,
    loanId,
    holder: customer.person,
  });
  onAccount?.(loanId, account);
  return fields;
}

function underwriterOf(random: Random, underwriters: PortfolioOptions['underwriters']): DemoUnderwriter {
  return random.weighted(underwriters.map((one, index) => [one, index === 0 ? 6 : 2] as const));
}

function documentsOf(random: Random, startedOn: Instant, special: DemoCase): Record<string, unknown>[] {
  const rent = random.chance(0.35);
  const slip = random.chance(0.5);
  if (special.missing) return [];
  const document = (documentType: string, key: string) => ({
    uploadedOn: startedOn,
    documentType,
    file: { key, presignedUrl: null },
  });
  return [
    ...(rent ? [document('Rent agreement', 'demo/documents/rent-agreement.pdf')] : []),
    ...(slip ? [document('Salary slip', 'demo/documents/salary-slip.pdf')] : []),
  ];
}
