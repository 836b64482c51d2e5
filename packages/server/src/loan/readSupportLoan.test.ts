import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, withServer } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';
import { loanSection } from './table';

const [mine, paidOut, brokenReport, quiet] = [1, 2, 3, 4];

const photo = (key: string) => ({ key, presignedUrl: null });
const kycDocuments = {
  pan: { identifierNumber: 'ZZXPR1000Z', frontPhoto: photo('kyc/pan.jpg'), backPhoto: null },
  drivingLicense: {
    identifierNumber: 'ZZ3806818627481',
    frontPhoto: photo('kyc/dl-front.jpg'),
    backPhoto: photo('kyc/dl-back.jpg'),
  },
  voterId: null,
  passport: {
    identifierNumber: 'Z1234567',
    frontPhoto: photo('kyc/p-front.jpg'),
    backPhoto: photo('kyc/p-back.jpg'),
    additionalDetails: { fileNo: 'BN0000000000' },
  },
};
const aadhaar = {
  name: 'Kavya Raghunathan',
  dob: '1994-03-14',
  address: '17/2 West Masi Street, Madurai',
  gender: 'F',
  xmlVerify: true,
  imagebase64: 'iVBORw0KGgo=',
};

const failedAnalysis = {
  perfiosReport: {
    status: 'FAILED',
    error: { errorMessage: 'No', fileErrors: [] },
    report: { accountAnalysis: [{ accountNo: '999151436630' }] },
  },
};

const subscription = {
  bankAccountHolder: 'KAVYA RAGHUNATHAN',
  // That of no other field.
  bankAccountNumber: 'SB-0432-2290',
  customerName: 'Kavya Raghunathan',
  customerEmail: 'kavya.r@mail.example',
  customerPhone: '9000043214',
  mode: 'NPCI_SBC',
  status: 'ACTIVE',
  addedOn: '2026-11-01 10:15:00',
  scheduledOn: '2026-12-05',
};

const payout = {
  amountDisbursed: 95_000.5,
  approvedEmi: 5_040,
  preEmiAmount: 310.25,
  tenure: 24,
  processingFee: { totalProcessingFee: 2_360 },
  riskBucket: { bucketType: 'C', interestRate: 24 },
  disbursalDate: '2026-11-10T06:00:00.000Z',
  disbursalStatus: 'COMPLETED',
  sanctionLetter: { key: 'sanction/300002.pdf' },
  loanAgreement: { accepted: true },
};

const emi = {
  amount: 5_040,
  dueDate: '2026-12-05',
  amountPaid: 0,
  paymentDate: null,
  paid: false,
  paymentSource: null,
  latePaymentCharges: 0,
};

withServer(server => {
  let user: Caller;
  let viewer: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(mine, {
        underWriter: heldBy('credit.user'),
        equifaxReport: { score: 742 },
        ...failedAnalysis,
        amountApplied: 150_000.5,
        disbursalStatus: 'INITIATED',
        disbursalDate: '2026-11-11T19:00:00.000Z',
        loanDetails: {
          approvalStatus: 'PENDING',
          applicationStatus: 'BANK_STATEMENTS_SUBMITTED',
          rejectReason: 'Low score',
          rejectionReasons: ['Low score', 'FOIR above limit'],
          inActiveReasons: ['Did not answer'],
          holdCategory: 'CDL',
          loanSource: 'AGENT',
        },
        kycDocuments: { ...kycDocuments, aadhaar: { ...aadhaar, identifierNumber: '717889845388' } },
        underWriterRemarks: {
          comments: [{ createdOn: '2026-11-20T09:00:00.000Z', comment: 'Called the employer' }],
          underWriterName: 'Meera',
        },
        feedbacks: {
          csFeedback: [
            {
              createdOn: '2026-11-20T09:00:00.000Z',
              userName: 'Sana',
              feedback: 'Busy',
              userId: 'u-1',
            },
          ],
        },
        perfiosSettings: {
          startDate: '2026-05',
          endDate: '2026-10',
          acceptancePolicy: 'atLeastOneTransactionInRange',
        },
        bankStatements: [
          {
            fileId: 'f-1',
            file: { key: 'a.pdf', presignedUrl: null },
            password: 'HEMA7711',
            processed: false,
            active: true,
            perfiosInstitutionId: '12',
            processingError: { error: { message: 'No', details: [{ message: 'Wrong password' }] } },
          },
        ],
      }),
      aLine(brokenReport, { perfiosReport: 'pending' }),
      aLine(quiet, {
        callRecordings: [],
        underWriterRemarks: null,
        personalDetails: {
          fullName: 'Arjun Deshmukh',
          educationQualification: 'GRADUATE',
          currentAddressStayDuration: '2 years',
          photo: null,
        },
        professionalDetails: { companyName: 'Nilgiri Softworks', microFinanceConsentAt: null },
      }),
      aLine(paidOut, {
        underWriter: heldBy('credit.admin'),
        loanDetails: { approvalStatus: 'DISBURSED', loanSource: 'PARTNER', rejectReason: null },
        financialDetails: { bankName: 'HDFC Bank', accountNumber: 'SB-0432-1189' },
        ...payout,
        emis: [{ ...emi, principalDue: 'x', interestAccrued: 40 }],
        cashfreeDetails: {
          status: 'ACTIVE',
          statusUpdatedOn: '2026-11-09T05:30:00.000Z',
          authLink: '',
          incorrectSubscriptionCount: 0,
          subscriptionDetails: subscription,
          error: subscription,
        },
      }),
    ]);
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
    viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
  });

  const read = (number: number, as: Caller, sections?: string) =>
    server().call(
      contract.loan.readForSupport,
      { loanId: loanIdOf(number), ...(sections && { sections }) },
      as,
    );

  it('answers userId, comments, loan and recordings to a request that sends nothing [CS-025.b, CS-025.c, CS-137.a, CS-025.d, CS-025.e, CS-025.f, CS-025.g]', async () => {
    const { status, body } = await read(mine, user);
    expect(status).toBe(200);
    const data = Object(body['data']);
    expect(Object.keys(data).sort()).toEqual(['comments', 'loan', 'recordings', 'userId']);
    expect(data).toMatchObject({
      loan: { loanId: loanIdOf(mine) },
      userId: 'usr-4821937a01b7',
      comments: [{ createdOn: '2026-11-20T09:00:00.000Z', comment: 'Called the employer' }],
      recordings: [
        {
          idString: '73c10571-d6cc-4c62-aba9-169d16e5fe3e',
          callRecordingResponse: {
            StartTime: '2026-11-20 16:12:00',
            Duration: '00:03:10',
            Status: 'Answered',
            Type: 'manual',
            AudioFile: 'https://recordings.example/4821937-1.mp3',
            AgentName: 'Sana Iyer',
          },
          ratings: [],
        },
      ],
    });
  });

  it('is found by the id of its record too [CS-025.a]', async () => {
    const { body } = await server().call(contract.loan.readForSupport, { loanId: idStringOf(mine) }, user);
    expect(Object(body['data']).loan.loanId).toBe(loanIdOf(mine));
  });

  it('has neither comment nor call nor reason where there is none [CS-025.d, CS-025.f, CS-124.b, CS-125.a]', async () => {
    const { body } = await read(quiet, user);
    expect(body['data']).toMatchObject({
      comments: [],
      recordings: [],
      loan: {
        underWriterRemarks: { comments: [] },
        loanDetails: { rejectReason: null, rejectionReasons: [], loanSource: null },
      },
    });
  });

  it('answers the groups of a loan [CS-120.a, CS-120.d, CS-123.a, CS-123.b, CS-124.a, CS-124.b, CS-125.a, CS-125.b, CS-136.a, CS-075.b]', async () => {
    const { body } = await read(mine, user);
    const line = aLine(mine);
    const work = Object(line['professionalDetails']);
    const { loan } = Object(body['data']);
    expect(loan).toMatchObject({
      loanId: loanIdOf(mine),
      idString: idStringOf(mine),
      amountApplied: 150_000.5,
      requiredAction: ['Bank statement incomplete'],
      underWriterRemarks: { comments: [{ comment: 'Called the employer' }], underWriterName: 'Meera' },
      personalDetails: { ...Object(line['personalDetails']), workAddress: work.workAddress },
      professionalDetails: work,
      financialDetails: { accountNumber: '999151436630', upiId: '9000043214@okfict' },
      kycDocuments: { pan: { identifierNumber: 'ZZXPR1000Z' } },
      equifaxReport: { score: 742 },
      perfiosReport: { status: 'FAILED', error: { errorMessage: 'No', fileErrors: [] } },
      feedbacks: {
        csFeedback: [
          { createdOn: '2026-11-20T09:00:00.000Z', userName: 'Sana', feedback: 'Busy', userIdString: 'u-1' },
        ],
      },
    });
    expect(loan.feedbacks.csFeedback[0]).not.toHaveProperty('userId');
    expect(loan.loanDetails).toEqual({
      approvalStatus: 'PENDING',
      applicationStatus: 'BANK_STATEMENTS_SUBMITTED',
      rejectReason: 'Low score',
      rejectionReasons: ['Low score', 'FOIR above limit', 'Did not answer'],
      loanSource: 'AGENT',
    });
    expect(Object.keys(loan)).not.toContain('requiredActions');
    expect(Object.keys(loan)).toEqual(
      expect.arrayContaining([
        ...['requiredAction', 'bankStatements', 'additionalDocuments', 'perfiosReport', 'equifaxReport'],
        'approvalDetails',
      ]),
    );
  });

  it('answers who the customer is and where they work, by these names [CS-126.a, CS-126.b, CS-128.a, CS-128.b]', async () => {
    const loanOf = async (number: number) => Object((await read(number, user)).body['data']).loan;
    const { personalDetails, professionalDetails } = await loanOf(mine);
    expect(Object.keys(personalDetails)).toEqual(
      expect.arrayContaining([
        ...['fullName', 'firstName', 'lastName', 'email', 'primaryPhoneNumber', 'alternatePhoneNumber'],
        ...['gender', 'dob', 'houseType', 'maritalStatus', 'photo'],
      ]),
    );
    expect(Object.keys(professionalDetails).toSorted()).toEqual([
      ...['companyName', 'employmentType', 'incomeModes', 'microFinanceConsentAt', 'monthlyIncome'],
      ...['occupation', 'salaryDate', 'workAddress'],
    ]);
    expect(personalDetails).toMatchObject({
      ...{ fullName: 'Kavya Raghunathan', firstName: 'Kavya', lastName: 'Raghunathan' },
      ...{ email: 'kavya.r@mail.example', primaryPhoneNumber: '9000043214' },
      ...{ alternatePhoneNumber: '9000067771', gender: 'Female', dob: '1994-03-14' },
      ...{ houseType: 'Rented', maritalStatus: 'Married' },
    });
    expect(professionalDetails.microFinanceConsentAt).toBe('2026-11-19T05:12:33.000Z');
    const other = await loanOf(quiet);
    expect(other.personalDetails).toMatchObject({
      educationQualification: 'GRADUATE',
      currentAddressStayDuration: '2 years',
      photo: null,
    });
    expect(other.professionalDetails.microFinanceConsentAt).toBeNull();
  });

  it('answers the identity documents, of the Aadhaar number the last four digits [CS-130.a, CS-130.b, CS-130.c, CS-130.d, CS-131.a, CS-131.b]', async () => {
    const { body, text } = await read(mine, user);
    expect(Object(body['data']).loan.kycDocuments).toEqual({
      ...kycDocuments,
      aadhaar: { ...aadhaar, identifierNumber: 'XXXXXXXX5388' },
    });
    const viewed = await read(mine, viewer);
    // Whoever may only view reads what the document says; its portrait is covered.
    const { imagebase64: _portrait, ...said } = aadhaar;
    expect(Object(viewed.body['data']).loan.kycDocuments.aadhaar).toMatchObject(said);
    for (const answer of [text, viewed.text]) expect(answer).not.toContain('71788984');
  });

  it('keeps four digits also of an Aadhaar number that was stored whole [CS-131.b]', async () => {
    const body = { aadhaar: { ...aadhaar, identifierNumber: '717889845388' } };
    await server()
      .db.insert(loanSection)
      .values({ loanId: loanIdOf(quiet), name: 'kycDocuments', body })
      .onConflictDoUpdate({ target: [loanSection.loanId, loanSection.name], set: { body } });
    for (const role of [user, viewer]) {
      const { text } = await read(quiet, role);
      expect(text).toContain('388"');
      expect(text).not.toContain('71788984');
    }
  });

  it('answers a bank statement with everything but its password [CS-132.a, CS-132.b, CS-132.c]', async () => {
    const { body, text } = await read(mine, user);
    expect(Object(body['data']).loan.bankStatements).toEqual([
      {
        fileId: 'f-1',
        file: { key: 'a.pdf', presignedUrl: null },
        password: '••••••••',
        processed: false,
        active: true,
        perfiosInstitutionId: '12',
        processingError: { error: { message: 'No', details: [{ message: 'Wrong password' }] } },
      },
    ]);
    expect(text).not.toContain('HEMA7711');
  });

  it('answers what a loan paid out, its EMIs and its mandate [CS-120.a, CS-120.b, CS-120.c, CS-120.d, CS-121.a, CS-121.b, CS-122.a, CS-122.b, CS-123.a, CS-134.a, CS-135.a, CS-135.b, CS-135.c, CS-077.a]', async () => {
    const { body } = await read(paidOut, user);
    const { loan } = Object(body['data']);
    // Without what other desks read of an EMI.
    expect(loan.emis).toEqual([emi]);
    expect(loan).toMatchObject({
      ...payout,
      disbursalDate: '2026-11-10',
      loanId: loanIdOf(paidOut),
      idString: idStringOf(paidOut),
      amountApplied: 150_000,
      loanDetails: { approvalStatus: 'DISBURSED', loanSource: 'PARTNER' },
      emis: [emi],
      cashfreeDetails: { status: 'ACTIVE', subscriptionDetails: subscription, error: subscription },
    });
  });

  it('answers the day in India of a payout that has only begun [CS-121.a]', async () => {
    const { loan } = Object((await read(mine, user)).body['data']);
    expect([loan.disbursalDate, loan.disbursalStatus]).toEqual(['2026-11-12', 'INITIATED']);
  });

  it('leaves out what only the credit desk sees [XR-137.e]', async () => {
    const { text } = await read(mine, user);
    expect(text).toContain('equifaxReport');
    expect(text).not.toContain('BUREAU_SCORE');
    expect(text).not.toContain('deviceDetails');
  });

  it.each([
    ['bureau', ['equifaxReport']],
    ['statement', ['perfiosReport']],
    ['kyc', ['additionalDocuments', 'bankStatements', 'kycDocuments']],
  ])('answers the part %s alone [XR-137.e]', async (part, names) => {
    const { body } = await read(mine, user, part);
    const data = Object(body['data']);
    expect(data.parts).toEqual([part]);
    expect(Object.keys(data.loan).sort()).toEqual([...names, 'idString', 'loanId', 'version'].sort());
  });

  it('answers with the core how the last analysis ended, without its report [CS-133.a, XR-137.e]', async () => {
    const { status, error } = failedAnalysis.perfiosReport;
    const core = Object((await read(mine, user, 'core')).body['data']).loan;
    expect(core.perfiosReport).toEqual({ status, runId: null, error });
    const whole = Object((await read(mine, user, 'core,statement')).body['data']).loan;
    expect(whole.perfiosReport).toEqual(failedAnalysis.perfiosReport);
    expect(Object((await read(mine, user, 'bureau')).body['data']).loan).not.toHaveProperty('perfiosReport');
  });

  it('opens a loan whose report is not an object', async () => {
    const { status, body } = await read(brokenReport, user, 'core');
    expect(status).toBe(200);
    expect(Object(body['data']).loan).toMatchObject({ loanId: loanIdOf(brokenReport) });
  });

  describe('personal data', () => {
    const secrets = [
      ...['9000043214', 'kavya.r@', '999151436630', 'SB-0432-1189', 'SB-0432-2290', 'ZZXPR1000Z', 'HEMA7711'],
    ];

    it.each([mine, paidOut])(
      'of loan %i is masked for viewers, in every part [CS-068.e, CS-126.c, CS-129.b]',
      async number => {
        for (const sections of [undefined, 'core', 'kyc', 'bureau', 'statement']) {
          const { status, text } = await read(number, viewer, sections);
          expect([status, ...secrets.filter(secret => text.includes(secret))]).toEqual([200]);
        }
      },
    );

    it('is still there for viewers where it is not masked [CS-068.e, CS-126.c, CS-129.b, CS-135.a, CS-135.b]', async () => {
      const { body } = await read(paidOut, viewer);
      expect(Object(body['data']).loan).toMatchObject({
        emis: [emi],
        tenure: 24,
        loanDetails: { loanSource: 'PARTNER' },
        personalDetails: {
          fullName: 'Kavya Raghunathan',
          primaryPhoneNumber: '90••• ••214',
          alternatePhoneNumber: '90••• ••771',
          email: 'k•••@mail.example',
        },
        financialDetails: { bankName: 'HDFC Bank', accountNumber: '•••• •••• 1189' },
        kycDocuments: { pan: { identifierNumber: 'ZZXPR••••Z' } },
      });
      const subscribed = {
        ...subscription,
        bankAccountNumber: '•••• •••• 2290',
        customerEmail: 'k•••@mail.example',
        customerPhone: '90••• ••214',
      };
      expect(Object(body['data']).loan.cashfreeDetails).toEqual({
        status: 'ACTIVE',
        statusUpdatedOn: '2026-11-09T05:30:00.000Z',
        authLink: '',
        incorrectSubscriptionCount: 0,
        subscriptionDetails: subscribed,
        error: subscribed,
      });
    });

    it('leaves viewers the state of a statement and the settings of its analysis [CS-132.b, CS-132.c, CS-133.a, CS-133.c]', async () => {
      const { loan } = Object((await read(mine, viewer)).body['data']);
      expect(loan.bankStatements).toMatchObject([
        {
          password: '••••••••',
          processed: false,
          active: true,
          perfiosInstitutionId: '12',
          processingError: { error: { message: 'No', details: [{ message: 'Wrong password' }] } },
        },
      ]);
      expect(loan.perfiosSettings).toEqual({
        startDate: '2026-05',
        endDate: '2026-10',
        acceptancePolicy: 'atLeastOneTransactionInRange',
      });
      expect(loan.perfiosReport).toMatchObject({ status: 'FAILED', error: { errorMessage: 'No' } });
    });

    it.each(['upiId', 'email'] as const)(
      'is revealed at the desk where the loan is open: %s [XR-007.a]',
      async field => {
        const reveal = (desk: 'credit' | 'customerSupport') =>
          server().call(contract.loan.reveal, { id: loanIdOf(mine), field, desk }, viewer);
        const { status, body } = await reveal('customerSupport');
        expect([status, Object(body['data']).value]).toEqual([
          200,
          { upiId: '9000043214@okfict', email: 'kavya.r@mail.example' }[field],
        ]);
        expect((await reveal('credit')).status).toBe(403);
      },
    );
  });

  it('records who read which part of the loan [XR-137.b]', async () => {
    await read(mine, viewer, 'kyc');
    const rows = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(mine)), eq(auditRow.action, 'loan.readForSupport')))
      .orderBy(inOrder);
    expect(rows.at(-1)).toMatchObject({ actorId: viewer.staffId, after: { sections: ['kyc'] } });
  });

  it.each<[Role, number]>([
    ['ROLE_CUSTOMER_SERVICE', 200],
    ['ROLE_CUSTOMER_SERVICE_ADMIN', 200],
    ['ROLE_SUPER_USER', 200],
    ['ROLE_CUSTOMER_SERVICE_VIEW', 200],
    ['ROLE_CREDIT_USER', 403],
    ['ROLE_COLLECTIONS_AGENT', 403],
  ])('lets %s open somebody’s loan: %i [SH-023.a, SH-023.b]', async (role, expected) => {
    expect((await read(mine, await server().signIn(role))).status).toBe(expected);
  });
});
