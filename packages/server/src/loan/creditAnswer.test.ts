import { contract } from '@lending-desk/domain/contract';
import { beforeAll, expect, it } from 'vitest';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';

// What the documents name of a credit loan, each with a value of its own: the server answers it under the same name.

const [whole, bare] = [1, 2];

/** An object with these names, each with a text that stands nowhere else. */
const named = (path: string, ...names: string[]) =>
  Object.fromEntries(names.map(name => [name, `${path}.${name}`]));
const anAddress = (path: string) => named(path, 'line1', 'line2', 'landmark', 'city', 'state', 'pinCode');
const aFile = (key: string) => ({ key, presignedUrl: null });

const aDocument = (name: string) => ({
  verified: true,
  identifierNumber: `ID-${name}`,
  frontPhoto: aFile(`${name}-front.jpg`),
  backPhoto: aFile(`${name}-back.jpg`),
  verificationResult: [
    {
      response: {
        verification: { 'status-code': '101', result: named(name, 'name', 'dob') },
        ocrVerification: { front: named(`${name}.front`, 'name'), back: named(`${name}.back`, 'address') },
      },
    },
  ],
});

const own = {
  loanPurpose: 'Home repair',
  totalTimeTaken: 860,
  userLoanIds: [loanIdOf(whole), 4_610_288],
  contactsCount: 412,
  deviceDetails: { deviceName: 'Nokia G42', devicePrice: 12_999 },
  gpsLocation: { latitude: 0, longitude: 77.6 },
  gpsAddress: '5th Block, Koramangala',
};

const sections = {
  personalDetails: {
    ...named('personal', 'fullName', 'firstName', 'lastName', 'userEnteredName', 'gender'),
    dob: '1994-03-14',
    primaryPhoneNumber: '9000043214',
    alternatePhoneNumber: '9000067771',
    email: 'kavya.r@mail.example',
    ...named('personal', 'maritalStatus', 'houseType'),
    photo: aFile('selfie.jpg'),
    currentAddress: anAddress('current'),
    permanentAddress: anAddress('permanent'),
  },
  professionalDetails: {
    ...named('work', 'occupation', 'companyName', 'employmentType'),
    monthlyIncome: 62_400,
    incomeModes: ['BANK_TRANSFER', 'CASH'],
    salaryDate: 7,
    microFinanceConsentAt: '2026-11-18T05:12:33.000Z',
    workAddress: anAddress('work'),
  },
  financialDetails: {
    ...named('bank', 'bankName', 'accountNumber', 'ifscCode'),
    verificationResult: {
      response: { verification: { result: named('verified', 'accountNumber', 'accountName', 'ifsc') } },
    },
  },
  kycDocuments: {
    ...Object.fromEntries(
      ['pan', 'drivingLicense', 'voterId', 'passport'].map(name => [name, aDocument(name)]),
    ),
    aadhaar: {
      ...aDocument('aadhaar'),
      identifierNumber: 'XXXXXXXX8812',
      code: 200,
      xmlVerify: true,
      ...named('aadhaar', 'name', 'dob', 'address', 'gender', 'imagebase64'),
    },
  },
  kycDetails: {
    pan: named('kyc.pan', 'name', 'dob', 'panNo'),
    address: {
      ...named('kyc.address', 'name', 'dob', 'address'),
      frontImage: aFile('address-front.jpg'),
      backImage: aFile('address-back.jpg'),
    },
    equifaxBureau: {
      ...named('kyc.equifax', 'name', 'dob', 'panNo'),
      address: [named('first', 'Address', 'Postal', 'State'), named('second', 'Address', 'Postal', 'State')],
    },
  },
  bureauBasicDetails: { phoneNumbers: ['9000011471', '9000065967'], emails: ['k@mail.example'] },
  additionalDocuments: [{ createdOn: '2026-11-20', documentType: 'Rent agreement', file: aFile('rent.pdf') }],
  equifaxReport: {
    ...named('equifax', 'ScoreDetails', 'RetailAccountsSummary', 'EnquirySummary', 'OtherKeyInd'),
    RecentActivities: { TotalInquiries: '3' },
    IDAndContactInfo: { PersonalInfo: named('person', 'DateOfBirth', 'Gender') },
  },
  apolloCibilReport: {
    status: 'fetched',
    parsed_report: { emails: ['c@mail.example'], consumer_details: { date_of_birth: '14031994' } },
  },
  processedCibil: {
    active_loans: [{ type: 'Gold loan' }],
    inactive_loans: [{ type: 'Car loan' }],
    ...named('cibil', 'score', 'emails', 'generation_date', 'enquires', 'dob', 'gender', 'oldest_account'),
    address: ['Koramangala'],
  },
  processedEquifax: { active_loans: [{ id: 1 }], inactive_loans: [{ id: 2 }] },
  perfiosReport: {
    report: named('perfios', 'statementdetails', 'customerInfo', 'fCUAnalysis', 'summaryInfo'),
  },
  processedPerfios: {
    ...named('processed', 'transaction', 'table_month', 'huge_credit', 'huge_debit', 'salary_data'),
    ...named('processed', 'bounces', 'negativeBalace', 'name', 'accountNo', 'computedEMIDate'),
    ...named('processed', 'customer_name', 'customer_address'),
  },
  salaryTransactions: [{ amount: 62_400 }],
  requiredActions: ['Bank statement incomplete', 'Latest salary slip required'],
  customerIntuition: { goodIntuition: ['Stable job'], badIntuition: ['Many enquiries'] },
  approvalDetails: {
    maxEmi: 7_400,
    interestRate: 23,
    processingFeeRate: 2,
    maximumEligibleAmount: 140_000,
    months: 24,
  },
  approvedEmi: 6_900,
  emiDay: 5,
  riskBucket: { bucketType: 'C', interestRate: 24 },
} as const;

const loanDetails = {
  approvalStatus: 'HOLD',
  applicationStatus: 'BANK_STATEMENTS_SUBMITTED',
  rejectionReasons: ['FOIR above limit'],
  inActiveReasons: ['No answer'],
  holdCategory: 'CDL',
  creditTags: ['first-loan', 'metro'],
  underWriterEvaluations: {
    computedSalary: 61_000,
    computedFoir: 31.4,
    industryType: 'IT',
    computedObligations: 14_200,
    approvedOn: '2026-11-20T09:00:00.000Z',
    loanEligibleAmount: 139_000,
  },
};
const remarks = named('remarks', 'changeReason', 'deviation', 'underWriterName');
const comment = {
  id: '47cf1723-ee62-401f-b7e7-d243ae9874da',
  createdOn: '2026-11-20T09:00:00.000Z',
  comment: 'Called the employer',
};

const dedupe = {
  PHONE: {
    ruleResult: 'FLAG',
    duplicateUsers: [
      { id: 'usr-2', personalDetails: { fullName: 'Anitha' }, loanIds: [4_610_288, 4_610_289] },
    ],
  },
  PAN: { ruleResult: 'APPROVE', duplicateUsers: [] },
};

const ruleEngine = { MIN_INCOME: { ruleResult: 'APPROVE', value: 0 } };
const bankRuleEngine = { financialData: { income: 0, totalObligation: 1_200.5 } };
const engine = { dedupeRuleEngine: dedupe, ruleEngine, bankRuleEngine };

/** What an application may lack. */
const absent = Object.keys(sections).filter(name => name !== 'personalDetails');

withServer(server => {
  let underwriter: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(whole, {
        ...own,
        ...sections,
        amountApplied: 150_000.55,
        userIdString: 'usr-whole',
        startedOn: '2026-11-19T05:12:33.000Z',
        loanDetails,
        underWriterRemarks: { comments: [comment], ...remarks },
        bankStatements: [{ fileId: 'f-1', password: 'ZZ-open', file: aFile('statement.pdf') }],
        engine,
        underWriter: heldBy('credit.user'),
      }),
      aLine(bare, {
        ...Object.fromEntries(absent.map(name => [name, null])),
        underWriter: heldBy('credit.user'),
      }),
    ]);
    underwriter = await server().signIn('ROLE_CREDIT_USER');
  });

  const read = async (number: number, as = underwriter) => {
    const { status, body } = await server().call(contract.loan.read, { id: loanIdOf(number) }, as);
    expect(status).toBe(200);
    return Object(body['data']);
  };

  it('answers what a loan is, its amount in rupees with paise [CR-140.a, CR-140.c, CR-140.d, CR-171.a, CR-141.a, CR-142.a]', async () => {
    const { data } = await read(whole);
    expect(data).toMatchObject({
      ...own,
      loanId: loanIdOf(whole),
      idString: idStringOf(whole),
      startedOn: '2026-11-19T05:12:33.000Z',
      turnAroundDays: 2,
      amountApplied: 150_000.55,
      userIdString: 'usr-whole',
      underWriter: { fullName: 'Credit User' },
    });
  });

  it('answers who the customer is, where they live, work and bank [CR-161.a, CR-161.b, CR-162.a, CR-163.a, CR-163.b, SH-099.a]', async () => {
    const { data } = await read(whole);
    expect(data.personalDetails).toEqual(sections.personalDetails);
    expect(data.professionalDetails).toEqual(sections.professionalDetails);
    expect(data.financialDetails).toEqual(sections.financialDetails);
  });

  it('answers a viewer under the same names, whatever is masked [CR-161.a, CR-161.b, CR-162.a, CR-163.a, CR-164.a, CR-165.a, CR-167.a, CR-168.b]', async () => {
    const pathsIn = (value: unknown, path: string): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, item]) => pathsIn(item, `${path}.${name}`))
        : [path];
    const names = async (as: Caller) => {
      const { data } = await read(whole, as);
      return ['personalDetails', 'professionalDetails', 'financialDetails', 'kycDocuments', 'kycDetails']
        .flatMap(section => pathsIn(data[section], section))
        .filter(path => !path.endsWith('.reveal'))
        .sort();
    };
    const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
    expect(await names(viewer)).toEqual(await names(underwriter));
  });

  it('answers the identity documents and what was read of them [CR-164.a, CR-165.a, CR-165.b, CR-165.c, CR-166.a, CR-166.b, CR-167.a, CR-168.a, CR-168.b, CR-168.c, CR-168.d]', async () => {
    const { data } = await read(whole);
    expect(data.kycDocuments).toEqual(sections.kycDocuments);
    expect(data.kycDetails).toEqual(sections.kycDetails);
  });

  it('answers the reports of bureaux and statements [CR-143.b, CR-144.a, CR-144.b, CR-146.a, CR-147.a, CR-147.b, CR-148.a, CR-149.a, CR-152.a, CR-143.a, CR-145.a]', async () => {
    const { data } = await read(whole);
    const { equifaxReport, apolloCibilReport, processedCibil, bureauBasicDetails } = sections;
    const { perfiosReport, processedPerfios, salaryTransactions, processedEquifax } = sections;
    expect(data).toMatchObject({ equifaxReport, apolloCibilReport, processedCibil, bureauBasicDetails });
    expect(data).toMatchObject({ perfiosReport, processedPerfios, salaryTransactions, processedEquifax });
  });

  it('answers documents and statements with the keys of their files [CR-150.b, CR-151.a]', async () => {
    const { data } = await read(whole);
    expect(data.additionalDocuments).toEqual(sections.additionalDocuments);
    expect(data.bankStatements).toEqual([
      { fileId: 'f-1', password: '••••••••', file: aFile('statement.pdf') },
    ]);
  });

  it('answers how it was decided, and what was remarked [CR-154.a, CR-155.a, CR-159.a, CR-159.b, CR-160.a]', async () => {
    const { data } = await read(whole);
    expect(data.loanDetails).toEqual(loanDetails);
    expect(data.underWriterRemarks).toEqual({ ...remarks, comments: [{ author: null, ...comment }] });
    const { requiredActions, customerIntuition, approvalDetails, approvedEmi, emiDay, riskBucket } = sections;
    expect(data).toMatchObject({ requiredActions, customerIntuition, approvalDetails });
    expect(data).toMatchObject({ approvedEmi, emiDay, riskBucket });
  });

  it('answers what each rule found, and who else, with all their loans [CR-051.a, CR-169.a, CR-169.b, CR-170.a]', async () => {
    expect((await read(whole)).engine).toEqual(engine);
  });

  it('leaves out what was not received, and has a list of comments without any [CR-160.a]', async () => {
    const { data } = await read(bare);
    expect(absent.filter(name => name in data)).toEqual([]);
    expect(data.personalDetails.fullName).toBe('Kavya Raghunathan');
    expect(data.underWriterRemarks).toEqual({ comments: [] });
  });
});
