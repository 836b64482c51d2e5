import {
  addDays,
  type ApprovalStatus,
  type BusinessDate,
  epochMsOf,
  foirOf,
  type Instant,
  instantAt,
  instantOfEpochMs,
  paiseToRupees,
  rupees,
  tenures,
} from '@lending-desk/domain';
import { defaultConfig } from '../decision/defaultConfig';
import { demoEngine } from './demoEngine';
import { type DemoPerson, demoPerson } from './demoPeople';
import { demoRepayment, type DemoTerms, quoteOf } from './demoRepayment';
import { type Dice, diceOf } from './random';

export interface DemoUnderwriter {
  readonly fullName: string;
  readonly email: string;
}

export interface PortfolioOptions {
  /** The business day the portfolio is looked at; nothing in it lies later. */
  readonly asOf: BusinessDate;
  /** Whose loans the assigned ones are; the first has most. */
  readonly underwriters: readonly [DemoUnderwriter, ...DemoUnderwriter[]];
  /** @default 1320 */
  readonly size?: number;
  /** @default 20261121 */
  readonly seed?: number;
}

const firstLoanId = 100_001;

/** Of every hundred applications so many have the status, and started so many days ago. */
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

/** A portfolio to look around in: invented customers, every status, figures that belong together. One seed and one
 *  day give the same lines every time, oldest first, each in the shape of a line of an import file. */
export function demoPortfolio(options: PortfolioOptions): Record<string, unknown>[] {
  const { asOf, size = 1320, seed = 20_261_121 } = options;
  const dice = diceOf(seed);
  const starts = startsOf(dice, size, asOf);
  const earlier: Customer[] = [];
  return starts.map(({ kind, startedOn, startedDay }, index) => {
    const loanId = firstLoanId + index;
    // Every now and then somebody comes back; the portfolio's first customers have not been away long enough.
    const returning = index > 200 && dice.chance(0.05) ? dice.pick(earlier.slice(0, index - 150)) : null;
    const customer = returning ?? { person: demoPerson(dice, earlier.length, asOf), loanIds: [] };
    if (!returning) earlier.push(customer);
    customer.loanIds.push(loanId);
    const lookalike = index > 50 && dice.chance(0.04) ? dice.pick(earlier.slice(0, 40)) : null;
    return application(dice, { ...options, loanId, kind, startedOn, startedDay, customer, lookalike, index });
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
}

function application(dice: Dice, given: Ingredients): Record<string, unknown> {
  const { loanId, kind, startedOn, startedDay, customer, asOf, index } = given;
  const { person } = customer;
  const { status } = kind;
  const underwriter = dice.chance(kind.unassigned) ? null : underwriterOf(dice, given.underwriters);
  const score = scoreFor(dice, status);
  const obligations = dice.int(0, Math.floor(person.income / 4_000)) * 1_000;
  const bounces = dice.weighted([
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
  const decided = ['APPROVED', 'REJECTED', 'INACTIVE', 'DISBURSED'].includes(status);
  const tat = tatFor(dice, status, given);
  const decidedOn = instantOfEpochMs(epochMsOf(startedOn) + tat * 1000);
  const engineRan = status !== 'PENDING' || dice.chance(0.9);
  const evaluated = decided || status === 'HOLD';
  const emi = paiseToRupees(quoteOf(terms).emi);
  const sanctioned = status === 'APPROVED' || status === 'DISBURSED';
  return {
    loanId,
    idString: dice.uuid(),
    userIdString: person.userIdString,
    userLoanIds: [...customer.loanIds],
    startedOn,
    turnAroundDays: Math.floor(tat / 86_400),
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
    personalDetails: personal(dice, person, loanId),
    ...(index % 97 !== 13 && { professionalDetails: professional(dice, person, startedOn) }),
    financialDetails: financial(person),
    ...kyc(person, loanId, {
      broken: index % 211 === 17,
      licensed: dice.chance(0.4),
      voter: dice.chance(0.3),
    }),
    bankStatements: statements(dice, person, loanId),
    additionalDocuments: dice.chance(0.2)
      ? [
          {
            uploadedOn: startedOn,
            documentType: 'Rent agreement',
            file: { key: `docs/${loanId}-rent.pdf`, presignedUrl: null },
          },
        ]
      : [],
    bureauBasicDetails: { phoneNumbers: [person.phone, person.alternatePhone], emails: [person.email] },
    apolloCibilReport: {
      status: dice.weighted([
        [null, 60],
        ['fetched', 30],
        ['initiated', 10],
      ]),
    },
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
          score,
          bounces,
          enquiries,
          obligations,
          lookalike: given.lookalike && given.lookalike !== customer ? given.lookalike : null,
        })
      : null,
    ruleEngineResultAvailable: engineRan,
    callRecordings: callsFor(dice, given),
    feedbacks: feedbacksFor(dice, given),
    quizResult: [],
    referenceNumbers: [
      {
        name: `${dice.pick(['Suresh', 'Lata', 'Ravi', 'Geeta'])} ${person.lastName || person.firstName}`,
        phoneNumbers: [person.referencePhone],
      },
    ],
    providerBodies: [],
    ...(status === 'DISBURSED' &&
      demoRepayment(dice, {
        terms,
        disbursedOn: instantOfEpochMs(epochMsOf(decidedOn) + dice.int(1, 2) * 86_400_000),
        asOf,
        loanId,
        holder: person,
      })),
  };
}

function underwriterOf(dice: Dice, underwriters: PortfolioOptions['underwriters']): DemoUnderwriter {
  return dice.weighted(underwriters.map((one, place) => [one, place === 0 ? 6 : 2] as const));
}

function scoreFor(dice: Dice, status: ApprovalStatus): number {
  if (status === 'CREDIT_REJECTED') return dice.int(480, 640);
  if (status === 'REJECTED') return dice.int(540, 760);
  return status === 'APPROVED' || status === 'DISBURSED' ? dice.int(640, 840) : dice.int(560, 830);
}

function bucketOf(score: number): { bucketType: string; interestRate: number } {
  const place = [760, 720, 680, 650].findIndex(least => score >= least);
  const { bucketType, interestRate } = defaultConfig.buckets.at(place) ?? {
    bucketType: 'E',
    interestRate: 30,
  };
  return { bucketType, interestRate };
}

function termsFor(dice: Dice, amount: number, score: number): DemoTerms {
  return {
    amount,
    months: dice.pick(tenures),
    interestRate: bucketOf(score).interestRate,
    processingFeeRate: dice.pick([1.5, 2, 2.5, 3]),
    emiDay: dice.pick(defaultConfig.emiDates),
  };
}

/** Seconds from the application to its decision, or to the morning of the day while it is open. */
function tatFor(dice: Dice, status: ApprovalStatus, given: Ingredients): number {
  const sinceStart = (epochMsOf(instantAt(given.asOf, 9 * 60)) - epochMsOf(given.startedOn)) / 1000;
  const open = Math.max(0, Math.floor(sinceStart));
  if (status === 'PENDING' || status === 'IN_REVIEW' || status === 'HOLD') return open;
  if (status === 'CREDIT_REJECTED') return Math.min(open, dice.int(60, 900));
  return Math.min(open, status === 'INACTIVE' ? dice.int(5, 15) * 86_400 : dice.int(5_400, 3 * 86_400));
}

function stageFor(dice: Dice, status: ApprovalStatus): string {
  switch (status) {
    case 'DISBURSED':
      return 'COMPLETED';
    case 'APPROVED':
      return dice.pick(['FINANCIAL_DETAILS_VERIFIED', 'LOAN_AGREEMENT_ACCEPTED']);
    case 'INACTIVE':
      return dice.pick(['PERSONAL_DETAILS_SUBMITTED', 'KYC_SUBMITTED', 'BANK_STATEMENTS_INCOMPLETE']);
    case 'HOLD':
      return dice.pick(['BANK_STATEMENTS_INCOMPLETE', 'BANK_STATEMENTS_SUBMITTED']);
    default:
      return dice.pick(['BANK_STATEMENTS_SUBMITTED', 'FINANCIAL_DETAILS_VERIFIED', 'KYC_SUBMITTED']);
  }
}

function some<T>(dice: Dice, choices: readonly T[], most: number): T[] {
  return [...new Set(Array.from({ length: dice.int(1, most) }, () => dice.pick(choices)))];
}

function personal(dice: Dice, person: DemoPerson, loanId: number): Record<string, unknown> {
  return {
    fullName: person.fullName,
    firstName: person.firstName,
    lastName: person.lastName,
    userEnteredName: person.fullName,
    gender: person.gender,
    dob: person.dob,
    primaryPhoneNumber: person.phone,
    alternatePhoneNumber: person.alternatePhone,
    email: person.email,
    maritalStatus: dice.pick(['Married', 'Single', 'Widowed']),
    houseType: dice.pick(['PG', 'Rented', 'Owned']),
    educationQualification: dice.pick(['HIGH_SCHOOL', 'UNDER_GRADUATE', 'POST_GRADUATE']),
    currentAddressStayDuration: dice.pick(['Less than 1 year', '1-3 years', 'More than 3 years']),
    photo: { key: `selfie/${loanId}.jpg`, presignedUrl: null },
    currentAddress: person.current,
    permanentAddress: person.permanent,
  };
}

function professional(dice: Dice, person: DemoPerson, startedOn: Instant): Record<string, unknown> {
  return {
    occupation: person.occupation,
    companyName: person.company,
    employmentType: dice.pick(['Salaried', 'Employed']),
    monthlyIncome: person.income,
    incomeModes: dice.chance(0.85) ? ['BANK_TRANSFER'] : ['BANK_TRANSFER', 'CASH'],
    salaryDate: person.salaryDate,
    workAddress: person.work,
    microFinanceConsentAt: person.income < 25_000 ? startedOn : null,
  };
}

function financial(person: DemoPerson): Record<string, unknown> {
  const { accountNumber, ifscCode } = person;
  const accountName = person.fullName.toUpperCase();
  return {
    bankName: person.bankName,
    accountNumber,
    ifscCode,
    upiId: `${person.phone}@okfict`,
    verificationResult: {
      response: {
        verification: { 'status-code': '101', result: { accountNumber, accountName, ifsc: ifscCode } },
      },
    },
  };
}

function kyc(
  person: DemoPerson,
  loanId: number,
  { broken, licensed, voter }: { broken: boolean; licensed: boolean; voter: boolean },
): Record<string, unknown> {
  const printed = person.fullName.toUpperCase();
  const addressOf = ({ line1, city, state, pinCode }: DemoPerson['current']): string =>
    `${line1}, ${city}, ${state}, ${pinCode}`;
  const document = (identifierNumber: string) => ({
    verified: true,
    identifierNumber,
    frontPhoto: { key: `kyc/${loanId}-front.jpg`, presignedUrl: null },
    backPhoto: { key: `kyc/${loanId}-back.jpg`, presignedUrl: null },
    verificationResult: [
      {
        response: {
          verification: { 'status-code': '101', result: { name: printed, dob: person.dob } },
          ocrVerification: {
            front: { name: person.fullName, idNumber: identifierNumber },
            back: { address: addressOf(person.current) },
          },
        },
      },
    ],
  });
  return {
    kycDocuments: {
      pan: document(person.pan),
      aadhaar: {
        verified: true,
        identifierNumber: `XXXXXXXX${person.aadhaarLastFour}`,
        code: 200,
        xmlVerify: true,
        name: person.fullName,
        dob: person.dob,
        gender: person.gender.charAt(0),
        address: addressOf(person.permanent),
        imagebase64: null,
        frontPhoto: null,
        backPhoto: null,
        verificationResult: [],
      },
      drivingLicense: licensed ? document(`ZZ${person.phone}${person.aadhaarLastFour}`) : null,
      voterId: voter ? document(`ZZZ${person.phone.slice(-7)}`) : null,
      passport: null,
    },
    kycDetails: {
      // A section that cannot be read shows what a desk does with one.
      pan: broken ? 'unreadable' : { name: printed, dob: person.dob, panNo: person.pan },
      address: {
        name: person.fullName,
        dob: person.dob,
        address: addressOf(person.permanent),
        frontImage: null,
        backImage: null,
      },
      equifaxBureau: {
        name: printed,
        dob: person.dob,
        panNo: person.pan,
        address: [
          {
            Address: `${person.current.line1} ${person.current.city}`.toUpperCase(),
            Postal: person.current.pinCode,
            State: person.stateCode,
          },
        ],
      },
    },
  };
}

function statements(dice: Dice, person: DemoPerson, loanId: number): Record<string, unknown>[] {
  if (dice.chance(0.15)) return [];
  const name = `${person.bankName.split(' ')[0]?.toLowerCase()}-${loanId}.pdf`;
  return [
    {
      fileId: dice.uuid(),
      password: '',
      file: { key: `statements/${loanId}/${name}`, presignedUrl: null },
      processed: true,
      active: true,
      perfiosInstitutionId: String(dice.int(20, 24)),
      processingError: null,
    },
  ];
}

const remarks = [
  'Salary credited on the first working day.',
  'Spoke to the customer, purpose and amount confirmed.',
  'Asked for the last three salary slips.',
  'Two old personal loans closed last year, clean since.',
  'Rent agreement matches the current address.',
  'Employer confirmed on the landline.',
  'One return in July, explained: account was being moved.',
  'Customer will upload the September statement tonight.',
  'ग्राहक से बात हुई, दस्तावेज़ ठीक हैं।',
] as const;

function commentsFor(dice: Dice, given: Ingredients, author: DemoUnderwriter): Record<string, unknown>[] {
  return momentsAfter(dice, given, dice.int(0, 3)).map(createdOn => ({
    id: dice.uuid(),
    createdOn,
    comment: dice.pick(remarks),
    author: author.fullName,
  }));
}

function callsFor(dice: Dice, given: Ingredients): Record<string, unknown>[] {
  return momentsAfter(dice, given, dice.int(0, 2)).map((moment, place) => {
    const answered = dice.chance(0.7);
    return {
      idString: dice.uuid(),
      StartTime: moment.slice(0, 19).replace('T', ' '),
      Duration: answered ? `00:0${dice.int(1, 5)}:${dice.int(10, 59)}` : '00:00:00',
      Status: answered ? 'Answered' : 'NotAnswered',
      Type: 'manual',
      AudioFile: answered ? `https://recordings.example/${given.loanId}-${place + 1}.mp3` : '',
      AgentName: dice.pick(['Asha Menonkar', 'Sana Iyerwala', 'Vivek Thapliyal']),
    };
  });
}

function feedbacksFor(dice: Dice, given: Ingredients): Record<string, unknown> {
  const moments = momentsAfter(dice, given, dice.chance(0.25) ? 1 : 0);
  return {
    csFeedback: moments.map(createdOn => ({
      createdOn,
      userName: 'Support User',
      feedback: dice.pick([
        'Wants the amount before the 5th.',
        'Asked why the EMI date cannot be the 1st.',
        'Will send the bank statement.',
      ]),
      userId: 'usr-support',
    })),
    collectionsFeedbacks: [],
  };
}

/** Moments between the start of the application and the morning of the day, in order. */
function momentsAfter(dice: Dice, given: Ingredients, count: number): Instant[] {
  const from = epochMsOf(given.startedOn);
  const to = Math.max(from, Math.min(from + 4 * 86_400_000, epochMsOf(instantAt(given.asOf, 9 * 60))));
  const moments = Array.from({ length: count }, () => instantOfEpochMs(dice.int(from, to)));
  return moments.sort();
}
