import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, eachEngine } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';

const [mine, paidOut, brokenReport] = [1, 2, 3];

const failedAnalysis = {
  perfiosReport: {
    status: 'FAILED',
    error: { errorMessage: 'No', fileErrors: [] },
    report: { accountAnalysis: [{ accountNo: '999151436630' }] },
  },
};

const subscription = {
  bankAccountHolder: 'KAVYA RAGHUNATHAN',
  bankAccountNumber: '999151436630',
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

eachEngine(server => {
  let user: Caller;
  let viewer: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(mine, {
        underWriter: heldBy('credit.user'),
        equifaxReport: { score: 742 },
        ...failedAnalysis,
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
              userIdString: 'u-1',
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
      aLine(paidOut, {
        underWriter: heldBy('credit.admin'),
        loanDetails: { approvalStatus: 'DISBURSED', loanSource: 'PARTNER', rejectReason: null },
        ...payout,
        emis: [emi],
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

  it('answers userId, comments, loan and recordings [CS-025, CS-137]', async () => {
    const { status, body } = await read(mine, user);
    expect(status).toBe(200);
    const data = Object(body['data']);
    expect(Object.keys(data).sort()).toEqual(['comments', 'loan', 'recordings', 'userId']);
    expect(data).toMatchObject({
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

  it('answers the groups of a loan [CS-123, CS-124, CS-125, CS-126, CS-127, CS-128, CS-129]', async () => {
    const { body } = await read(mine, user);
    const line = aLine(mine);
    const work = Object(line['professionalDetails']);
    const { loan } = Object(body['data']);
    expect(loan).toMatchObject({
      loanId: loanIdOf(mine),
      idString: idStringOf(mine),
      amountApplied: 150_000,
      requiredAction: ['Bank statement incomplete'],
      loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'BANK_STATEMENTS_SUBMITTED' },
      underWriterRemarks: { comments: [{ comment: 'Called the employer' }], underWriterName: 'Meera' },
      personalDetails: { ...Object(line['personalDetails']), workAddress: work.workAddress },
      professionalDetails: work,
      financialDetails: { accountNumber: '999151436630', upiId: '9000043214@okfict' },
      kycDocuments: { pan: { identifierNumber: 'ZZXPR1000Z' } },
      equifaxReport: { score: 742 },
      perfiosReport: { status: 'FAILED', error: { errorMessage: 'No', fileErrors: [] } },
      feedbacks: { csFeedback: [{ feedback: 'Busy' }] },
    });
    expect(Object.keys(loan)).not.toContain('requiredActions');
  });

  it('answers a bank statement with everything but its password [CS-132]', async () => {
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

  it('answers what a loan paid out, its EMIs and its mandate [CS-120, CS-121, CS-122, CS-134, CS-135]', async () => {
    const { body } = await read(paidOut, user);
    expect(Object(body['data']).loan).toMatchObject({
      ...payout,
      loanDetails: { approvalStatus: 'DISBURSED', loanSource: 'PARTNER' },
      emis: [emi],
      cashfreeDetails: { status: 'ACTIVE', subscriptionDetails: subscription, error: subscription },
    });
  });

  it('leaves out what only the credit desk sees', async () => {
    const { text } = await read(mine, user);
    expect(text).toContain('equifaxReport');
    expect(text).not.toContain('BUREAU_SCORE');
    expect(text).not.toContain('deviceDetails');
  });

  it.each([
    ['bureau', ['equifaxReport']],
    ['statement', ['perfiosReport']],
    ['kyc', ['additionalDocuments', 'bankStatements', 'kycDocuments']],
  ])('answers the part %s alone', async (part, names) => {
    const { body } = await read(mine, user, part);
    const data = Object(body['data']);
    expect(data.parts).toEqual([part]);
    expect(Object.keys(data.loan).sort()).toEqual([...names, 'idString', 'loanId', 'version'].sort());
  });

  it('answers with the core how the last analysis ended, without its report', async () => {
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
    const secrets = ['9000043214', 'kavya.r@', '999151436630', 'ZZXPR1000Z', 'HEMA7711'];

    it.each([mine, paidOut])('of loan %i is masked for viewers, in every part', async number => {
      for (const sections of [undefined, 'core', 'kyc', 'bureau', 'statement']) {
        const { status, text } = await read(number, viewer, sections);
        expect([status, ...secrets.filter(secret => text.includes(secret))]).toEqual([200]);
      }
    });

    it('is still there for viewers where it is not masked', async () => {
      const { body } = await read(paidOut, viewer);
      expect(Object(body['data']).loan).toMatchObject({
        emis: [emi],
        tenure: 24,
        cashfreeDetails: { status: 'ACTIVE', subscriptionDetails: { mode: 'NPCI_SBC' } },
        loanDetails: { loanSource: 'PARTNER' },
        personalDetails: { fullName: 'Kavya Raghunathan', primaryPhoneNumber: '90••• ••214' },
      });
    });

    it('leaves viewers the state of a statement and the settings of its analysis [CS-132, CS-133]', async () => {
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
      'is revealed at the desk where the loan is open: %s',
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

  it('records who read which part of the loan', async () => {
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
  ])('lets %s open somebody’s loan: %i', async (role, expected) => {
    expect((await read(mine, await server().signIn(role))).status).toBe(expected);
  });
});
