import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aLoan, anUnassignedWireLoan, aWireLoan, aWireLoanDetail, aWireQueueRow } from '../../testing';
import { draftOfLoan } from '../decision/draft';
import { listLoans } from './queueContract';
import { queueRowSchema } from './queueRow';
import { engineFinancials, loanCoreSchema, loanDetailSchema, loanReadSchema, readSection } from './schema';

const core = (changes: Parameters<typeof aWireLoan>[0] = {}) => v.parse(loanCoreSchema, aWireLoan(changes));

/** Only the required fields. */
const barest = {
  loanId: 4821937,
  idString: '2c10b6f0-c2f9-4f6f-ace0-1721d95b7f46',
  startedOn: '2026-11-19T05:12:33.000Z',
  amountApplied: 150_000,
  loanDetails: { approvalStatus: 'PENDING' },
};

describe('loanCoreSchema', () => {
  it('reads the core fields, money in paise [CR-140]', () => {
    const wire = {
      ...barest,
      version: 3,
      userIdString: 'usr-d51b7520116f',
      userLoanIds: [4821937, 4610288],
      turnAroundDays: 2,
      totalTimeTaken: 860,
      loanPurpose: 'Home repair',
      contactsCount: 412,
      gpsAddress: '5th Block, Koramangala, Bengaluru, Karnataka',
    };
    expect(v.parse(loanCoreSchema, wire)).toMatchObject({
      loanId: 4821937,
      idString: '2c10b6f0-c2f9-4f6f-ace0-1721d95b7f46',
      version: 3,
      startedOn: '2026-11-19T05:12:33.000Z',
      turnAroundDays: 2,
      amountApplied: 15_000_000,
      purpose: 'Home repair',
      timeTakenSeconds: 860,
      customerLoanIds: [4821937, 4610288],
      contactsCount: 412,
      gps: { address: '5th Block, Koramangala, Bengaluru, Karnataka' },
      customerId: 'usr-d51b7520116f',
    });
  });

  it('reads the device and where the application was made [CR-141, CR-142]', () => {
    const read = core({
      deviceDetails: { deviceName: 'Aria M5', devicePrice: 28_999 },
      gpsLocation: { latitude: 12.93412, longitude: 77.61986 },
    });
    expect(read.device).toEqual({ name: 'Aria M5', price: 2_899_900 });
    expect(read.gps).toMatchObject({ latitude: 12.93412, longitude: 77.61986 });
  });

  it('keeps an unknown status, so that the loan opens', () => {
    const read = v.parse(loanCoreSchema, { ...barest, loanDetails: { approvalStatus: 'SOLD' } });
    expect(read.status).toBe('SOLD');
    expect(draftOfLoan(read).caseStatus).toBe('');
  });

  it('reads the case: status, stage, reasons, category, tags [CR-154]', () => {
    const read = core({
      loanDetails: {
        approvalStatus: 'REJECTED',
        applicationStatus: 'COMPLETED',
        rejectionReasons: ['Low bureau score'],
        inActiveReasons: ['Not reachable'],
        holdCategory: 'TECH',
        creditTags: ['metro'],
        underWriterEvaluations: null,
      },
    });
    expect(read).toMatchObject({
      status: 'REJECTED',
      applicationStatus: 'COMPLETED',
      rejectionReasons: ['Low bureau score'],
      inactiveReasons: ['Not reachable'],
      holdCategory: 'TECH',
      creditTags: ['metro'],
      evaluation: null,
    });
  });

  it('reads the evaluation of the underwriter [CR-155]', () => {
    const underWriterEvaluations = {
      computedSalary: 62_400.5,
      computedFoir: 31.4,
      industryType: 'IT',
      computedObligations: 14_200,
      approvedOn: '2026-11-20T10:00:00.000Z',
      loanEligibleAmount: 140_000,
    };
    expect(core({ loanDetails: { approvalStatus: 'APPROVED', underWriterEvaluations } }).evaluation).toEqual({
      computedSalary: 6_240_050,
      computedFoir: 31.4,
      industryType: 'IT',
      computedObligations: 1_420_000,
      approvedOn: '2026-11-20T10:00:00.000Z',
      loanEligibleAmount: 14_000_000,
    });
  });

  it('reads the hold reasons out of requiredActions [CR-156]', () => {
    expect(core({ requiredActions: ['Rent agreement missing'] }).holdReasons).toEqual([
      'Rent agreement missing',
    ]);
  });

  it('reads the impressions of the customer [CR-157]', () => {
    const read = core({ customerIntuition: { goodIntuition: ['Stable job'], badIntuition: ['Evasive'] } });
    expect([read.goodIntuition, read.badIntuition]).toEqual([['Stable job'], ['Evasive']]);
  });

  it('reads the sanctioned terms [CR-158]', () => {
    const approvalDetails = {
      maxEmi: 7_400,
      interestRate: 24,
      processingFeeRate: 2,
      maximumEligibleAmount: 140_000,
      months: 24,
    };
    expect(core({ approvalDetails }).approval).toEqual({
      maxEmi: 740_000,
      interestRate: 24,
      processingFeeRate: 2,
      maxAmount: 14_000_000,
      months: 24,
    });
  });

  it('reads approved EMI, EMI day and risk bucket [CR-159]', () => {
    expect(core({ approvedEmi: 7_312.25, emiDay: 5, riskBucket: { bucketType: 'C' } })).toMatchObject({
      approvedEmi: 731_225,
      emiDay: 5,
      riskBucket: { bucketType: 'C', interestRate: null },
    });
  });

  it('reads the remarks with their comments [CR-160, CR-032]', () => {
    const comment = {
      id: '7f9b3d5d-0ad6-4be8-ad28-02f90c852f89',
      createdOn: '2026-11-20T09:40:10.000Z',
      comment: 'Salary credited on the first working day.',
    };
    const underWriterRemarks = {
      comments: [comment],
      changeReason: 'New slip',
      deviation: 'Income proof',
      underWriterName: 'Meera Srinivasan',
    };
    expect(core({ underWriterRemarks })).toMatchObject({
      comments: [{ ...comment, author: null }],
      changeReason: 'New slip',
      deviation: 'Income proof',
      remarksBy: 'Meera Srinivasan',
    });
  });

  it('reads the assignee, and null when unassigned [CR-171]', () => {
    const underWriter = { idString: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a01', fullName: 'Meera Srinivasan' };
    expect(core({ underWriter }).underwriter).toEqual(underWriter);
    expect(v.parse(loanCoreSchema, anUnassignedWireLoan()).underwriter).toBeNull();
  });

  it('accepts every optional field absent or null', () => {
    const empty = v.parse(loanCoreSchema, barest);
    const names = Object.keys(loanCoreSchema.entries).filter(name => !(name in barest) && name !== 'version');
    const nulls = Object.fromEntries(names.map(name => [name, null]));
    expect(v.parse(loanCoreSchema, { ...nulls, ...barest })).toEqual(empty);
    expect(empty).toMatchObject({
      version: 0,
      customerLoanIds: [],
      holdReasons: [],
      comments: [],
      goodIntuition: [],
      badIntuition: [],
      approval: null,
    });
    expect(core({ underWriterRemarks: {}, customerIntuition: {} })).toMatchObject({
      comments: [],
      goodIntuition: [],
      badIntuition: [],
    });
  });

  it.each([
    ['loanId', '4821937'],
    ['startedOn', '2026-11-31T05:12:33.000Z'],
    ['amountApplied', 0.001],
    ['loanDetails', { approvalStatus: 7 }],
    ['approvedEmi', '7312'],
  ])('refuses %s that is %j', (name, value) => {
    expect(v.safeParse(loanCoreSchema, { ...barest, [name]: value }).success).toBe(false);
  });
});

describe('loanDetailSchema', () => {
  it('reads the core, and keeps the raw loan and the other fields', () => {
    const wire = aWireLoanDetail({ aNewerBackend: { says: 'more' } });
    const detail = v.parse(loanDetailSchema, wire);
    expect(detail.core.loanId).toBe(4821937);
    expect(detail.raw).toEqual(wire.data);
    expect(detail).toMatchObject({
      engine: wire.engine,
      engineAvailable: true,
      callRecordings: wire.callRecordings,
      feedbacks: wire.feedbacks,
    });
  });

  it('accepts the other fields absent or null', () => {
    const none = { engine: null, engineAvailable: false, callRecordings: [], feedbacks: null };
    expect(v.parse(loanDetailSchema, { data: aWireLoan() })).toMatchObject(none);
    const nulls = { engine: null, ruleEngineResultAvailable: null, callRecordings: null, feedbacks: null };
    expect(v.parse(loanDetailSchema, { data: aWireLoan(), ...nulls })).toMatchObject(none);
  });

  it('names the faulty field of the core', () => {
    const wire = { data: aWireLoan({ startedOn: '2026-11-31T00:00:00Z' }) };
    expect(v.safeParse(loanDetailSchema, wire).issues?.map(issue => issue.message)).toEqual([
      'startedOn: The instant does not exist',
    ]);
  });
});

describe('loanReadSchema', () => {
  const data = { loanId: 4821937, idString: 'a', version: 3, equifaxReport: { score: 742 } };

  it('reads parts without the core where the answer names them', () => {
    expect(v.parse(loanReadSchema, { parts: ['bureau'], data })).toEqual({ raw: data });
  });

  it('reads the whole loan from a backend that knows no parts', () => {
    const wire = aWireLoanDetail();
    expect(v.parse(loanReadSchema, wire)).toEqual(v.parse(loanDetailSchema, wire));
  });

  it('refuses a loan without its core that does not say so, and a part without its loan', () => {
    expect(v.safeParse(loanReadSchema, { data }).success).toBe(false);
    const { loanId: _loanId, ...nameless } = data;
    expect(v.safeParse(loanReadSchema, { parts: ['bureau'], data: nameless }).success).toBe(false);
  });
});

describe('readSection', () => {
  it('reads the personal details [CR-161]', () => {
    const address = {
      line1: 'Flat 304, Sai Residency, 5th Cross',
      line2: 'Koramangala',
      landmark: 'Opp. bus stand',
      city: 'Bengaluru',
      state: 'Karnataka',
      pinCode: '560099',
    };
    const personalDetails = {
      fullName: 'Kavya Raghunathan',
      firstName: 'Kavya',
      lastName: 'Raghunathan',
      userEnteredName: 'Kavya R',
      gender: 'Female',
      dob: '1994-03-14',
      primaryPhoneNumber: '9000043214',
      alternatePhoneNumber: '9000067771',
      email: 'kavya.r@mail.example',
      maritalStatus: 'Married',
      houseType: 'Rented',
      photo: { key: 'selfie/4821937.jpg', presignedUrl: null },
      currentAddress: address,
      permanentAddress: { ...address, line1: '17/2 West Masi Street', line2: '', city: 'Madurai' },
    };
    const { raw } = aLoan({
      personalDetails: { ...personalDetails, educationQualification: 'POST_GRADUATE' },
    });
    expect(readSection(raw, 'personalDetails')).toEqual({ state: 'ready', value: personalDetails });
  });

  it('reads the professional details [CR-162]', () => {
    const professionalDetails = {
      occupation: 'Software tester',
      companyName: 'Nilgiri Softworks Pvt Ltd',
      employmentType: 'Salaried',
      monthlyIncome: 62_400,
      incomeModes: ['BANK_TRANSFER'],
      salaryDate: 1,
      microFinanceConsentAt: '2026-11-19T05:12:33.000Z',
      workAddress: {
        line1: '49/B, Residency Road',
        line2: null,
        landmark: null,
        city: 'Bengaluru',
        state: null,
        pinCode: null,
      },
    };
    expect(readSection(aLoan({ professionalDetails }).raw, 'professionalDetails')).toEqual({
      state: 'ready',
      value: { ...professionalDetails, monthlyIncome: 6_240_000 },
    });
  });

  it('reads the financial details with the penny drop [CR-163]', () => {
    const account = { bankName: 'HDFC Bank', accountNumber: '999151436630', ifscCode: 'ZBNK0560099' };
    const result = { accountNumber: '999151436630', accountName: 'KAVYA RAGHUNATHAN', ifsc: 'ZBNK0560099' };
    const verificationResult = { response: { verification: { 'status-code': '101', result } } };
    const { raw } = aLoan({
      financialDetails: { ...account, upiId: '9000043214@okfict', verificationResult },
    });
    expect(readSection(raw, 'financialDetails')).toEqual({
      state: 'ready',
      value: { ...account, pennyDrop: result },
    });
  });

  it.each([[null], [{}], [{ response: null }], [{ response: { verification: { result: null } } }]])(
    'finds no penny drop in %j',
    verificationResult => {
      const { raw } = aLoan({ financialDetails: { accountNumber: '999151436630', verificationResult } });
      expect(readSection(raw, 'financialDetails')).toMatchObject({
        state: 'ready',
        value: { pennyDrop: null },
      });
    },
  );

  it('reads a section with only its required fields, others absent or null', () => {
    const { raw } = aLoan({
      personalDetails: { fullName: 'Thangamalar', dob: null, photo: null, currentAddress: {} },
      professionalDetails: {},
      financialDetails: {},
    });
    expect(readSection(raw, 'personalDetails')).toMatchObject({
      state: 'ready',
      value: { firstName: null, dob: null, currentAddress: { line1: null }, permanentAddress: null },
    });
    expect(readSection(raw, 'professionalDetails')).toMatchObject({
      value: { monthlyIncome: null, incomeModes: [] },
    });
    expect(readSection(raw, 'financialDetails')).toMatchObject({
      value: { bankName: null, pennyDrop: null },
    });
  });

  it.each([[null], [undefined]])('is missing when the loan has %s', section => {
    const { raw } = aLoan({ professionalDetails: section });
    expect(readSection(raw, 'professionalDetails')).toEqual({ state: 'missing' });
  });

  it('is broken when its shape is invalid, and the core and other sections stay readable', () => {
    const { core: read, raw } = aLoan({
      personalDetails: { fullName: 'Kavya Raghunathan', dob: '1994-02-30' },
      professionalDetails: 'unreadable',
    });
    expect(readSection(raw, 'personalDetails')).toEqual({
      state: 'broken',
      issues: ['dob: The date does not exist'],
    });
    expect(readSection(raw, 'professionalDetails')).toMatchObject({
      state: 'broken',
      issues: [expect.stringMatching(/^professionalDetails: /)],
    });
    expect(readSection(raw, 'financialDetails').state).toBe('ready');
    expect(read.loanId).toBe(4821937);
  });
});

describe('queueRowSchema', () => {
  it('reads a row, money in paise', () => {
    expect(v.parse(queueRowSchema, aWireQueueRow())).toEqual({ ...aWireQueueRow(), loanAmount: 15_000_000 });
  });

  it('keeps an unknown status and engine result, so that the list stays readable', () => {
    const row = { ...aWireQueueRow(), status: 'SOLD', jupiterDecision: 'MANUAL' };
    const page = v.parse(listLoans.answer.schema, { data: [aWireQueueRow(), row] });
    expect(page.data.map(({ status, jupiterDecision }) => [status, jupiterDecision])[1]).toEqual([
      'SOLD',
      'MANUAL',
    ]);
  });

  it('reads the row of an unassigned loan without an engine result', () => {
    const { underWriterName, underWriterId, jupiterDecision, jupiterScore, ...row } = aWireQueueRow();
    expect([underWriterName, underWriterId, jupiterDecision, jupiterScore]).not.toContain(null);
    expect(v.parse(queueRowSchema, row)).toMatchObject({
      underWriterName: null,
      underWriterId: null,
      jupiterDecision: null,
      jupiterScore: null,
    });
  });
});

describe('engineFinancials', () => {
  it('reads income and obligations in paise', () => {
    const engine = { bankRuleEngine: { financialData: { income: 62_400, totalObligation: 14_200 } } };
    expect(engineFinancials(aLoan({}, { engine }))).toEqual({ income: 6_240_000, obligations: 1_420_000 });
  });

  it.each([
    ['no engine', null],
    ['an engine without the bank rules', { ruleEngine: {} }],
    ['bank rules that say nothing of it', { bankRuleEngine: { financialData: null } }],
    ['words in place of numbers', { bankRuleEngine: { financialData: { income: 'high' } } }],
  ])('finds nothing in %s', (_case, engine) => {
    expect(engineFinancials(aLoan({}, { engine }))).toEqual({ income: null, obligations: null });
  });
});
