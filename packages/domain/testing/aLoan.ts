import type * as v from 'valibot';
import { type LoanCore, loanCoreSchema, type LoanDetail, loanDetailSchema } from '../src/loan';
import { aWireComment } from './aComment';
import { parsed } from './parsed';

/** The wire loan: the core's fields typed, those of the tabs untyped. */
export type WireLoan = v.InferInput<typeof loanCoreSchema> & Record<string, unknown>;

const address = {
  line1: 'Flat 304, Sai Residency, 5th Cross',
  line2: 'Koramangala',
  landmark: 'Opp. bus stand',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560099',
};

const verified = (document: string, idNumber: string) => ({
  verified: true,
  identifierNumber: idNumber,
  frontPhoto: { key: `kyc/${document}-front.jpg`, presignedUrl: null },
  backPhoto: { key: `kyc/${document}-back.jpg`, presignedUrl: null },
  verificationResult: [
    {
      response: {
        verification: { 'status-code': '101', result: { name: 'KAVYA RAGHUNATHAN', dob: '1994-03-14' } },
        ocrVerification: {
          front: { name: 'Kavya Raghunathan', idNumber },
          back: { address: 'Koramangala 560099' },
        },
      },
    },
  ],
});

/** A loan on hold with every section filled, on the business day 2026-11-21. A change replaces a whole top-level
 *  field; null removes a section. */
export function aWireLoan(changes: Partial<WireLoan> = {}): WireLoan {
  return {
    loanId: 4821937,
    idString: '48219370-c2f9-4f6f-ace0-1721d95b7f46',
    userIdString: 'usr-4821937a01b7',
    userLoanIds: [4821937, 4610288],
    version: 3,
    startedOn: '2026-11-19T05:12:33.000Z',
    turnAroundDays: 2,
    totalTimeTaken: 860,
    amountApplied: 150_000,
    loanPurpose: 'Home repair',
    contactsCount: 412,
    gpsAddress: '5th Block, Koramangala, Bengaluru, Karnataka',
    gpsLocation: { latitude: 12.93412, longitude: 77.61986 },
    deviceDetails: { deviceName: 'Aria M5', devicePrice: 28_999 },
    personalDetails: {
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
      permanentAddress: {
        ...address,
        line1: '17/2 West Masi Street',
        line2: '',
        landmark: 'Near the temple',
        city: 'Madurai',
        state: 'Tamil Nadu',
        pinCode: '625099',
      },
    },
    professionalDetails: {
      occupation: 'Software tester',
      companyName: 'Nilgiri Softworks Pvt Ltd',
      employmentType: 'Salaried',
      monthlyIncome: 62_400,
      incomeModes: ['BANK_TRANSFER'],
      salaryDate: 1,
      microFinanceConsentAt: '2026-11-19T05:12:33.000Z',
      workAddress: {
        ...address,
        line1: '49/B, Residency Road',
        line2: '',
        landmark: '',
        city: 'Mysuru',
        pinCode: '570017',
      },
    },
    financialDetails: {
      bankName: 'HDFC Bank',
      accountNumber: '999151436630',
      ifscCode: 'ZBNK0560099',
      upiId: '9000043214@okfict',
      verificationResult: {
        response: {
          verification: {
            'status-code': '101',
            result: { accountNumber: '999151436630', accountName: 'KAVYA RAGHUNATHAN', ifsc: 'ZBNK0560099' },
          },
        },
      },
    },
    kycDocuments: {
      pan: verified('pan', 'ZZXPR1000Z'),
      aadhaar: {
        verified: true,
        identifierNumber: 'XXXXXXXX8812',
        code: 200,
        xmlVerify: true,
        name: 'Kavya Raghunathan',
        dob: '1994-03-14',
        gender: 'F',
        address: '17/2 West Masi Street, Madurai, Tamil Nadu, 625099',
        imagebase64: null,
        frontPhoto: null,
        backPhoto: null,
        verificationResult: [],
      },
      drivingLicense: verified('drivingLicense', 'ZZ3806818627481'),
      voterId: null,
      passport: null,
    },
    kycDetails: {
      pan: { name: 'KAVYA RAGHUNATHAN', dob: '1994-03-14', panNo: 'ZZXPR1000Z' },
      address: {
        name: 'Kavya Raghunathan',
        dob: '1994-03-14',
        address: '17/2 West Masi Street Madurai 625099',
        frontImage: null,
        backImage: null,
      },
      equifaxBureau: {
        name: 'KAVYA RAGHUNATHAN',
        dob: '1994-03-14',
        panNo: 'ZZXPR1000Z',
        address: [{ Address: 'FLAT 304 SAI RESIDENCY KORAMANGALA', Postal: '560099', State: 'KA' }],
      },
    },
    bankStatements: [],
    additionalDocuments: [],
    bureauBasicDetails: { phoneNumbers: ['9000043214', '9000067771'], emails: ['kavya.r@mail.example'] },
    apolloCibilReport: { status: null },
    loanDetails: {
      approvalStatus: 'HOLD',
      applicationStatus: 'BANK_STATEMENTS_SUBMITTED',
      rejectionReasons: [],
      inActiveReasons: [],
      holdCategory: 'CDL',
      creditTags: ['first-loan', 'metro'],
      underWriterEvaluations: {
        computedSalary: 62_400,
        computedFoir: 31.4,
        industryType: 'IT',
        computedObligations: 14_200,
        approvedOn: null,
        loanEligibleAmount: 140_000,
      },
    },
    requiredActions: ['Bank statement incomplete'],
    customerIntuition: { goodIntuition: ['Stable job'], badIntuition: [] },
    approvalDetails: {
      maxEmi: 7_400,
      interestRate: 24,
      processingFeeRate: 2,
      maximumEligibleAmount: 140_000,
      months: 24,
    },
    approvedEmi: null,
    emiDay: 5,
    riskBucket: { bucketType: 'C', interestRate: 24 },
    underWriterRemarks: {
      comments: [aWireComment()],
      changeReason: null,
      deviation: 'Income proof',
      underWriterName: 'Meera Srinivasan',
    },
    underWriter: { idString: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a01', fullName: 'Meera Srinivasan' },
    ...changes,
  };
}

export type WireLoanDetail = v.InferInput<typeof loanDetailSchema>;

/** The loan detail call's answer under `data`: the loan and its related fields. */
export function aWireLoanDetail(
  changes: Partial<WireLoan> = {},
  beside: Partial<Omit<WireLoanDetail, 'data'>> = {},
): WireLoanDetail {
  return {
    data: aWireLoan(changes),
    engine: {
      dedupeRuleEngine: {
        PHONE: { ruleResult: 'APPROVE', duplicateUsers: [] },
        PAN: { ruleResult: 'APPROVE', duplicateUsers: [] },
        BANK_ACCOUNT: {
          ruleResult: 'FLAG',
          duplicateUsers: [
            {
              id: 'usr-59d4844f848c',
              personalDetails: { fullName: 'Anitha Raghunathan', primaryPhoneNumber: '9000011471' },
              loanIds: [4610288],
            },
          ],
        },
      },
      ruleEngine: {
        AGE: { ruleResult: 'APPROVE', value: 32 },
        MONTHLY_INCOME: { ruleResult: 'APPROVE', value: 62_400 },
        BUREAU_SCORE: { ruleResult: 'APPROVE', value: 742 },
        ENQUIRIES_30_DAYS: { ruleResult: 'FLAG', value: 4 },
        FOIR: { ruleResult: 'APPROVE', value: 31 },
      },
      bankRuleEngine: { financialData: { income: 62_400, totalObligation: 14_200 } },
    },
    ruleEngineResultAvailable: true,
    callRecordings: [
      {
        idString: '73c10571-d6cc-4c62-aba9-169d16e5fe3e',
        StartTime: '2026-11-20 16:12:00',
        Duration: '00:03:10',
        Status: 'Answered',
        Type: 'manual',
        AudioFile: 'https://recordings.example/4821937-1.mp3',
        AgentName: 'Sana Iyer',
      },
    ],
    feedbacks: { csFeedback: [], collectionsFeedbacks: [] },
    ...beside,
  };
}

/** The parsed loan, with `raw` for the sections of the tabs. */
export function aLoan(
  changes: Partial<WireLoan> = {},
  beside: Partial<Omit<WireLoanDetail, 'data'>> = {},
): LoanDetail {
  return parsed(loanDetailSchema, aWireLoanDetail(changes, beside));
}

/** The part of the loan that header, rail and decision read. */
export function aLoanCore(changes: Partial<WireLoan> = {}): LoanCore {
  return parsed(loanCoreSchema, aWireLoan(changes));
}

/** A pending, unassigned, undecided loan. */
export function anUnassignedWireLoan(changes: Partial<WireLoan> = {}): WireLoan {
  return aWireLoan({
    version: 1,
    loanDetails: {
      approvalStatus: 'PENDING',
      applicationStatus: 'BANK_STATEMENTS_SUBMITTED',
      creditTags: [],
    },
    requiredActions: [],
    customerIntuition: { goodIntuition: [], badIntuition: [] },
    approvalDetails: null,
    emiDay: null,
    riskBucket: null,
    underWriterRemarks: { comments: [], changeReason: null, deviation: null, underWriterName: null },
    underWriter: null,
    ...changes,
  });
}
