import { aWireLoan } from '../../testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anUnassignedWireLoan } from '../../testing';
import { draftOfLoan } from '../decision/draft';
import { loanCoreSchema } from './schema';

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
  it('reads the core fields, money in paise [CR-140.a, CR-140.c, CR-140.d]', () => {
    const wire = {
      ...barest,
      version: 3,
      userIdString: 'usr-d51b7520116f',
      userLoanIds: [4821937, 4610288],
      turnAroundDays: 2,
      totalTimeTaken: 860,
      amountApplied: 150_000.25,
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
      amountApplied: 15_000_025,
      purpose: 'Home repair',
      timeTakenSeconds: 860,
      customerLoanIds: [4821937, 4610288],
      contactsCount: 412,
      gps: { address: '5th Block, Koramangala, Bengaluru, Karnataka' },
      customerId: 'usr-d51b7520116f',
    });
    expect(v.parse(loanCoreSchema, { ...wire, userLoanIds: [4821937] }).customerLoanIds).toEqual([4821937]);
  });

  it('reads the device and where the application was made [CR-141.a, CR-142.a]', () => {
    const read = core({
      deviceDetails: { deviceName: 'Aria M5', devicePrice: 28_999 },
      gpsLocation: { latitude: 12.93412, longitude: 77.61986 },
    });
    expect(read.device).toEqual({ name: 'Aria M5', price: 2_899_900 });
    expect(v.parse(loanCoreSchema, barest).device).toBeNull();
    expect(read.gps).toMatchObject({ latitude: 12.93412, longitude: 77.61986 });
    const nowhere = { address: null, latitude: null, longitude: null };
    expect(v.parse(loanCoreSchema, barest).gps).toEqual(nowhere);
    expect(core({ gpsAddress: null, gpsLocation: {} }).gps).toEqual(nowhere);
    expect(core({ gpsLocation: { latitude: 0, longitude: 0 } }).gps).toMatchObject({
      latitude: 0,
      longitude: 0,
    });
    const device = (deviceDetails: object) => v.parse(loanCoreSchema, { ...barest, deviceDetails }).device;
    expect(device({ deviceName: 'Aria M5' })).toEqual({ name: 'Aria M5', price: null });
    expect(device({ devicePrice: 28_999 })).toEqual({ name: null, price: 2_899_900 });
    expect(device({ devicePrice: 0 })).toEqual({ name: null, price: 0 });
  });

  it('keeps an unknown status, so that the loan opens [XR-137.f]', () => {
    const read = v.parse(loanCoreSchema, { ...barest, loanDetails: { approvalStatus: 'SOLD' } });
    expect(read.status).toBe('SOLD');
    expect(draftOfLoan(read).caseStatus).toBe('');
  });

  it('reads the case: status, stage, reasons, category, tags [CR-154.a]', () => {
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

  it('reads the evaluation of the underwriter [CR-155.a]', () => {
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

  it('reads the hold reasons out of requiredActions [CR-156.a]', () => {
    expect(core({ requiredActions: ['Rent agreement missing'] }).holdReasons).toEqual([
      'Rent agreement missing',
    ]);
  });

  it('reads the impressions of the customer [CR-157.a]', () => {
    const read = core({ customerIntuition: { goodIntuition: ['Stable job'], badIntuition: ['Evasive'] } });
    expect([read.goodIntuition, read.badIntuition]).toEqual([['Stable job'], ['Evasive']]);
  });

  it('reads the sanctioned terms [CR-158.a]', () => {
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

  it('reads approved EMI, EMI day and risk bucket [CR-159.a, CR-159.b]', () => {
    expect(core({ approvedEmi: 7_312.25, emiDay: 5, riskBucket: { bucketType: 'C' } })).toMatchObject({
      approvedEmi: 731_225,
      emiDay: 5,
      riskBucket: { bucketType: 'C', interestRate: null },
    });
  });

  it('reads the remarks with their comments [CR-032.a, CR-160.a]', () => {
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

  it('reads the assignee, and null when unassigned [CR-171.a]', () => {
    const underWriter = { idString: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a01', fullName: 'Meera Srinivasan' };
    expect(core({ underWriter }).underwriter).toEqual(underWriter);
    const remarked = core({ underWriter, underWriterRemarks: { underWriterName: 'Farhan Qureshi' } });
    expect([remarked.underwriter, remarked.remarksBy]).toEqual([underWriter, 'Farhan Qureshi']);
    expect(v.parse(loanCoreSchema, anUnassignedWireLoan()).underwriter).toBeNull();
    for (const half of [
      { ...underWriter, fullName: null },
      { ...underWriter, idString: null },
    ])
      expect(core({ underWriter: half }).underwriter).toBeNull();
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
