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
import { type ApprovalStatus, isClosed, turnAroundDays } from '@lending-desk/domain/loan';
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
import { type Dice, diceOf } from '../random';

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
  const dice = diceOf(seed);
  const starts = startsOf(dice, size, asOf);
  const earlier: Customer[] = [];
  return starts.map(({ kind, startedOn, startedDay }, index) => {
    const loanId = firstLoanId + index;
    // Now and then a customer returns; the portfolio's first customers are too recent for that.
    const returning =
      index > 200 && index < size - 30 && dice.chance(0.05) ? dice.pick(earlier.slice(0, index - 150)) : null;
    const special = (size === portfolioSize && demoCaseAt(size - 1 - index)) || {};
    const stranger = demoPerson(dice, earlier.length, asOf);
    const customer = returning ?? { person: { ...stranger, ...special.person }, loanIds: [] };
    if (!returning) earlier.push(customer);
    customer.loanIds.push(loanId);
    const likely = special.duplicate || dice.chance(0.04);
    const lookalike = index > 50 && likely ? dice.pick(earlier.slice(0, 40)) : null;
    return application(dice, {
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

function startsOf(dice: Dice, size: number, asOf: BusinessDate): Start[] {
  const starts = Array.from({ length: size }, (_, index): Start => {
    // The first hundred follow the shares exactly, so that a small portfolio has every status too.
    const kind = index < mix.length ? mix[index] : undefined;
    const chosen = kind ?? dice.weighted(mix.map(one => [one, one.share] as const));
    const startedDay = addDays(asOf, -dice.int(chosen.from, chosen.to));
    // Today's applications came in before the desk opened.
    const minute = startedDay === asOf ? dice.int(1, 8 * 60) : dice.int(7 * 60, 23 * 60);
    const startedOn = instantOfEpochMs(epochMsOf(instantAt(startedDay, minute)) + dice.int(0, 59_999));
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

function application(dice: Dice, given: Ingredients): Record<string, unknown> {
  const { loanId, kind, startedOn, startedDay, customer, asOf, index, special } = given;
  const { person } = customer;
  const { status } = kind;
  const underwriter = dice.chance(kind.unassigned) ? null : underwriterOf(dice, given.underwriters);
  const score = scoreOf(scoreFor(dice, status), special);
  const obligations = dice.int(0, Math.floor(person.income / 4_000)) * 1_000;
  const bounces =
    special.bounces ??
    dice.weighted([
      [0, 70],
      [1, 14],
      [2, 8],
      [3, 4],
      [6, status === 'CREDIT_REJECTED' ? 20 : 1],
    ]);
  const enquiries = dice.weighted([
    [0, 25],
    [1, 25],
    [2, 20],
    [4, 15],
    [6, 10],
    [11, status === 'CREDIT_REJECTED' ? 20 : 1],
  ]);
  const amount = Math.max(20_000, Math.round((person.income * dice.int(10, 45)) / 10 / 5_000) * 5_000);
  const terms = termsFor(dice, amount, score);
  const decided = isClosed(status) && status !== 'CREDIT_REJECTED';
  const tat = tatFor(dice, status, given);
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
    idString: dice.uuid(),
    userIdString: person.userIdString,
    userLoanIds: [...customer.loanIds],
    startedOn,
    turnAroundDays: turnAroundDays(tat),
    tat,
    totalTimeTaken: dice.int(240, 5_400),
    amountApplied: amount,
    loanPurpose: dice.pick([
      'Debt consolidation',
      'Education',
      'Home repair',
      'Medical',
      'Travel',
      'Two-wheeler',
      'Wedding',
    ]),
    contactsCount: dice.int(60, 900),
    gpsAddress: `${person.current.line1}, ${person.current.city}, ${person.current.state}`,
    gpsLocation: person.gps,
    deviceDetails: {
      deviceName: dice.pick(['Aria M5', 'Handy One', 'Nimbus 5G', 'Pocket Z3', 'Tara Lite']),
      devicePrice: dice.int(7, 42) * 1_000 - 1,
    },
    personalDetails: personalOf(dice, person, loanId),
    ...(index % 97 !== 13 &&
      !special.missing && { professionalDetails: professionalOf(dice, person, startedOn) }),
    financialDetails: financialOf(person),
    ...kycOf(dice, person, {
      broken: special.brokenKyc === true || index % 211 === 17,
      licensed: dice.chance(0.4),
      voter: dice.chance(0.3),
      passport: dice.chance(0.15),
      missing: special.missing === true,
    }),
    additionalDocuments: documentsOf(dice, startedOn, special),
    bureauBasicDetails: { phoneNumbers: [person.phone, person.alternatePhone], emails: [person.email] },
    loanDetails: {
      approvalStatus: status,
      applicationStatus: stageFor(dice, status),
      loanSource: dice.pick(['ORGANIC', 'REFERRAL', 'PARTNER', 'CAMPAIGN', 'AGENT', 'OTHER']),
      rejectionReasons: status === 'REJECTED' ? some(dice, defaultConfig.rejectionReasons, 2) : [],
      inActiveReasons: status === 'INACTIVE' ? some(dice, defaultConfig.inActiveReasons, 1) : [],
      holdCategory: status === 'HOLD' ? dice.pick(['CDL', 'TECH']) : null,
      creditTags: evaluated ? some(dice, defaultConfig.creditTags, 2) : [],
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
    requiredActions: status === 'HOLD' ? some(dice, defaultConfig.holdReasons, 2) : [],
    customerIntuition: {
      goodIntuition: evaluated ? some(dice, defaultConfig.customerIntuition.good, 2) : [],
      badIntuition: status === 'REJECTED' ? some(dice, defaultConfig.customerIntuition.bad, 1) : [],
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
      comments: underwriter ? commentsFor(dice, given, underwriter) : [],
      changeReason: null,
      deviation: sanctioned && dice.chance(0.15) ? dice.pick(defaultConfig.deviations) : null,
      underWriterName: evaluated ? (underwriter?.fullName ?? null) : null,
    },
    underWriter: underwriter,
    engine: engineRan
      ? demoEngine(dice, {
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
    callRecordings: callsFor(dice, given),
    creditPdFeedback: pdFeedbackFor({ ...given, status, underwriter, calls: special.pdCalls }),
    feedbacks: feedbacksFor(dice, given, { collected: status === 'DISBURSED' }),
    quizResult: quizzesFor(dice, given, person.industry),
    referenceNumbers: [
      {
        name: `${dice.pick(['Suresh', 'Lata', 'Ravi', 'Geeta'])} ${person.lastName || person.firstName}`,
        phoneNumbers: [person.referencePhone],
      },
    ],
    ...reportsFor({ ...facts, person }),
    ...(status === 'APPROVED' && awaitedMandate(loanId, person, decidedOn)),
    ...(status === 'DISBURSED' && disbursedFields(dice, given, { terms, decidedOn })),
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
  dice: Dice,
  { asOf, loanId, customer, onAccount }: Ingredients,
  { terms, decidedOn }: { readonly terms: DemoTerms; readonly decidedOn: Instant },
): Record<string, unknown> {
  const disbursedOn = instantOfEpochMs(epochMsOf(decidedOn) + dice.int(1, 2) * dayMs);
  const { account, fields } = demoRepayment(dice, {
    terms,
    disbursedOn,
    asOf,
    loanId,
    holder: customer.person,
  });
  onAccount?.(loanId, account);
  return fields;
}

function underwriterOf(dice: Dice, underwriters: PortfolioOptions['underwriters']): DemoUnderwriter {
  return dice.weighted(underwriters.map((one, place) => [one, place === 0 ? 6 : 2] as const));
}

function documentsOf(dice: Dice, startedOn: Instant, special: DemoCase): Record<string, unknown>[] {
  const rent = dice.chance(0.35);
  const slip = dice.chance(0.5);
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
