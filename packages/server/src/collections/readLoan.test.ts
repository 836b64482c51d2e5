import type { Role } from '@lending-desk/domain/access';
import { businessDate, instantAt } from '@lending-desk/domain/calendar';
import { collectionsMessages } from '@lending-desk/domain/collections';
import { contract } from '@lending-desk/domain/contract';
import { field, fieldsOf, listOf } from '@lending-desk/domain/loose';
import { percent, rupees } from '@lending-desk/domain/money';
import { openAccount, postThrough } from '@lending-desk/domain/repayment';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { callRecord } from '../calls/table';
import { inTransaction } from '../db/transaction';
import { bookEvent } from '../ledger/bookEvent';
import { storeAccounts } from '../ledger/storeAccounts';
import { loanAccount } from '../ledger/table';
import { loan } from '../loan/table';
import { bookOn, storeSampleAccount, unpaidAccount } from '../testing/accounts';
import { type Caller, withServer } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, idStringOf, loanIdOf, storeLoans } from '../testing/loans';

const [overdue, unread, approved, unpaid] = [1, 2, 3, 4];
const disbursed = {
  approvalStatus: 'DISBURSED',
  applicationStatus: 'LOAN_AGREEMENT_ACCEPTED',
  rejectionReasons: ['Address differs', 'Income too low'],
  underWriterEvaluations: { approvedOn: '2026-03-28T06:00:00.000Z', loanEligibleAmount: 75_000.5 },
};
// The sample loan of the rules of money: 75,000.00 at 21 %, nine EMIs due on the 1st.
const terms = {
  principal: rupees(75_000),
  yearlyRate: percent(21),
  months: 9,
  emiDay: 1,
  disbursedOn: businessDate('2026-03-30'),
  processingFeeRate: percent('1.5'),
};
const references = [
  { name: 'Suresh', phoneNumbers: ['9000043216', '9000043217'] },
  { name: 'Meena', phoneNumbers: [] },
];
const today = businessDate('2026-11-15');
const secrets = ['9000043214', 'kavya.r@', '999151436630', 'SB-0432-1189', 'ZZXPR1000Z'];

withServer(server => {
  let agent: Caller;
  let viewer: Caller;

  beforeAll(async () => {
    const { db, clock } = server();
    await storeLoans(db, [
      aLine(overdue, {
        loanDetails: disbursed,
        disbursalStatus: 'COMPLETED',
        // Not the day on which the account was opened.
        disbursalDate: '2026-03-30T19:00:00.000Z',
        riskBucket: { bucketType: 'C', interestRate: 24 },
        approvalDetails: { maximumEligibleAmount: 75_000, processingFeeRate: 1.5, interestRate: 21 },
        requiredActions: ['Bank statement incomplete', 'PAN unreadable'],
        referenceNumbers: references,
        kycDocuments: { ...fieldsOf(aLine(overdue)['kycDocuments']), rationCard: { verified: true } },
        gpsLocation: { latitude: 0, longitude: 77.6 },
        // That of no other field.
        financialDetails: { bankName: 'Kotak', accountNumber: 'SB-0432-1189', ifscCode: 'ZBNK0560034' },
        cashfreeDetails: { status: 'ACTIVE', subscriptionDetails: { bankAccountNumber: '999151436630' } },
        emis: [{ dueDate: '2026-05-01', amount: 1, paid: true }],
        feedbacks: { csFeedback: [{ feedback: 'Of support' }] },
      }),
      aLine(unread, {
        loanDetails: { approvalStatus: 'DISBURSED' },
        disbursalStatus: 'PROCESSING',
        gpsLocation: null,
        requiredActions: null,
        referenceNumbers: null,
        disbursalDate: '2026-11-11T19:00:00.000Z',
        riskBucket: { bucketType: 'B', interestRate: 19.5 },
        emis: [{ dueDate: '2026-12-01', amount: 'much' }],
        transactionDetails: [{ paymentDate: '2026-11-12', amountPaid: 1, paymentId: 'given' }],
      }),
      aLine(approved, { loanDetails: { approvalStatus: 'APPROVED' } }),
    ]);
    clock.now = new Date(instantAt(today, 12 * 60));
    const loanId = loanIdOf(overdue);
    const by = { id: null, name: 'Test', requestId: 'test' };
    const opened = {
      loanId,
      number: 0,
      reference: `disbursal ${loanId}`,
      kind: 'disbursal',
      bookedOn: terms.disbursedOn,
      at: clock.now,
      byName: by.name,
    };
    await inTransaction(db, tx => storeAccounts(tx, [{ account: openAccount(terms), opened }]));
    for (const month of ['05', '06', '07', '08', '09']) {
      const day = businessDate(`2026-${month}-01`);
      clock.now = new Date(instantAt(day, 12 * 60));
      const event = {
        type: 'receipt',
        id: `P ${month}`,
        source: 'BANK',
        amount: rupees(9079),
        valueDate: day,
        reference: `N ${month}`,
      } as const;
      await inTransaction(db, tx =>
        bookEvent(tx, loanId, event, { now: clock.now, by, reference: `receipt ${month}` }),
      );
    }
    clock.now = new Date(instantAt(today, 12 * 60));
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
  });

  const read = (number: number, as: Caller = agent, loanId: number | string = loanIdOf(number)) =>
    server().call(contract.collections.read, { loanId }, as);
  const dataOf = async (number: number, as: Caller = agent) => Object((await read(number, as)).body['data']);

  it('answers the documented names, and beside them only fields of ours [CO-020.c]', async () => {
    const names = [
      ...['callRecordings', 'callsToday', 'comments', 'foreClosure', 'loan', 'overdueDetails'],
      ...['overdueSummary', 'paymentDetails', 'referenceNumbers', 'standing', 'userId'],
    ];
    // The second has neither an account nor references.
    for (const number of [overdue, unread])
      expect(Object.keys(await dataOf(number)).toSorted()).toEqual(names);
  });

  it('answers the record’s idString the same way [CO-020.a]', async () => {
    expect((await read(overdue, agent, idStringOf(overdue))).status).toBe(200);
  });

  it('has the figures of the ledger, in rupees [CO-072.d, CO-114.b, CO-115.b, CO-118.b, CO-118.d, CO-118.f, CO-112.d]', async () => {
    const data = await dataOf(overdue);
    expect(data.overdueSummary).toEqual({
      principal: 17_088.77,
      interest: 1069.23,
      penalInterest: 544.74,
      bounceCharges: 0,
      total: 18_702.74,
    });
    expect(data.overdueDetails).toMatchObject([
      { dueDate: '2026-10-01', overdueDays: 45, penalInterest: 363.16 },
      { dueDate: '2026-11-01', overdueDays: 14, penalInterest: 181.58 },
    ]);
    expect(data.foreClosure).toMatchObject([
      { dueDate: '2026-11-15', outstandingPrincipal: 34_784.37, emiAmount: 144.51, total: 36_542.85 },
      { dueDate: '2026-09-01', outstandingPrincipal: 34_784.37, total: 34_784.37 },
    ]);
    expect(data.loan.emis).toHaveLength(9);
    expect(data.loan.emis[5]).toMatchObject({
      dueDate: '2026-10-01',
      amount: 9079,
      principalDue: 8470.27,
      interestAccrued: 608.73,
      paid: false,
      penalLatePaymentCharges: { amount: 363.16, paidAmount: 0, waivedAmount: 0, waivedBy: null },
    });
    expect(data.paymentDetails).toHaveLength(5);
    expect(data.loan.transactionDetails).toHaveLength(5);
  });

  it('has the terms of the account: the rate, what was paid out, the day [CO-104.d, CO-104.f, CO-111.e]', async () => {
    const { loan } = await dataOf(overdue);
    expect(loan).toMatchObject({
      loanId: loanIdOf(overdue),
      idString: idStringOf(overdue),
      amountDisbursed: 73_586.2,
      preEmiAmount: 86.3,
      tenure: 9,
      disbursalDate: '2026-03-30',
      disbursalStatus: 'COMPLETED',
      riskBucket: { bucketType: 'C', interestRate: 21 },
      approvalDetails: { processingFeeRate: 1.5 },
      processingFee: { processingCharges: 1125, gst: 202.5, totalProcessingFee: 1327.5 },
    });
  });

  it('has days past due and class of today under their names alone [M34.h, M53.a, M53.b]', async () => {
    const { text } = await read(overdue);
    const { standing } = await dataOf(overdue);
    expect(standing).toEqual({
      asOf: '2026-11-15',
      daysPastDue: 45,
      bucket: '31-60',
      class: 'SMA-1',
      classAtDayEnd: 'SMA-1',
      npaSince: null,
      otherNpa: [],
      closedOn: null,
      refundsDue: 0,
      waiting: [],
      promise: null,
      waivable: { penal: 544.74, bounce: 0, interest: 1069.23, principal: 34_784.37 },
    });
    expect(text.match(/"(dpd|daysPastDue)"/g)).toEqual(['"daysPastDue"']);
  });

  it('counts whole days to today, which begins at midnight in Asia/Kolkata [CO-011.a, CO-011.g]', async () => {
    const { clock } = server();
    const noon = clock.now;
    const daysAt = async (moment: string) => {
      clock.now = new Date(moment);
      const { standing } = await dataOf(overdue, await server().signIn('ROLE_COLLECTIONS_AGENT'));
      clock.now = noon;
      return standing.daysPastDue;
    };
    // Ten minutes before midnight, and ten after.
    expect([await daysAt('2026-11-15T18:20:00.000Z'), await daysAt('2026-11-15T18:40:00.000Z')]).toEqual([
      45, 46,
    ]);
  });

  it('has of each section the documented fields [CO-105.a, CO-105.c, CO-106.a, CO-107.a, CO-108.a, CO-110.a]', async () => {
    const { loan } = await dataOf(overdue);
    const namesOf = (section: object) => Object.keys(section).toSorted().join(' ');
    expect(namesOf(loan.personalDetails)).toBe(
      'alternatePhoneNumber currentAddress dob email fullName gender houseType permanentAddress photo primaryPhoneNumber',
    );
    expect(namesOf(loan.professionalDetails)).toBe(
      'companyName employmentType incomeModes monthlyIncome occupation salaryDate workAddress',
    );
    expect(namesOf(loan.financialDetails)).toBe('accountNumber bankName ifscCode');
    expect(namesOf(loan.kycDocuments)).toBe('aadhaar drivingLicense pan passport voterId');
    expect(loan.loanDetails).toEqual({
      applicationStatus: 'LOAN_AGREEMENT_ACCEPTED',
      approvalStatus: 'DISBURSED',
      approvedOn: '2026-03-28T06:00:00.000Z',
      loanEligibleAmount: 75_000.5,
      rejectionReason: 'Address differs, Income too low',
    });
    // The same names where nothing was rejected.
    expect(namesOf((await dataOf(unread)).loan.loanDetails)).toBe(
      'applicationStatus approvalStatus approvedOn loanEligibleAmount rejectionReason',
    );
  });

  it('names what is asked of the customer, references, comments and position [CO-020.i, CO-109.a, CO-112.c, CO-112.e, CO-117.a]', async () => {
    const data = await dataOf(overdue);
    expect(data.loan.requiredAction).toEqual(['Bank statement incomplete', 'PAN unreadable']);
    expect(data.loan).not.toHaveProperty('requiredActions');
    const none = await dataOf(unread);
    expect([none.loan.requiredAction, none.referenceNumbers]).toEqual([[], []]);
    // A location that is not known is none at 0, 0.
    expect(none.loan.gpsLocation ?? null).toBeNull();
    for (const as of [agent, viewer])
      expect((await dataOf(overdue, as)).loan.gpsLocation).toEqual({ latitude: 0, longitude: 77.6 });
    expect(data.referenceNumbers).toEqual(references);
    expect(data.comments).toEqual({ collectionsFeedbacks: [] });
    expect((await read(overdue)).text).not.toContain('Of support');
  });

  it('has no figures of a loan without an account, whatever was given [CO-104.d, CO-112.a, M38.a]', async () => {
    const data = await dataOf(unread);
    expect([
      data.overdueSummary,
      data.overdueDetails,
      data.paymentDetails,
      data.foreClosure,
      data.standing,
      data.loan.emis,
      data.loan.transactionDetails,
    ]).toEqual([null, null, null, null, null, null, null]);
    expect(data.loan.disbursalDate).toBe('2026-11-12');
  });

  it('has the rate of the risk bucket of a loan without an account, too [CO-111.b]', async () => {
    expect((await dataOf(unread)).loan.riskBucket).toEqual({ bucketType: 'B', interestRate: 19.5 });
  });

  describe('the outstanding details', () => {
    const outstanding = async (number: number, as = agent) =>
      server().call(contract.collections.outstanding, { loanId: loanIdOf(number) }, as);

    it('are exact, with the principal that is not overdue [CO-121.a, CO-121.b, CO-121.c, CO-121.d, CO-121.e, CO-121.f, CO-071.d, CO-021.c, CO-021.d]', async () => {
      expect((await outstanding(overdue)).body['data']).toEqual({
        overdueAmount: {
          overdueInterest: 1069.23,
          bounce: 0,
          penal: 544.74,
          overduePrincipal: 17_088.77,
        },
        outstandingAmount: { outstandingPrinciple: 17_695.6, outstandingInterest: 144.51 },
      });
    });

    it.each([
      ['today', '2026-11-15T06:00:00.000Z', 144.51],
      ['on a due date', '2026-12-01T06:00:00.000Z', 309.67],
      ['after the last one', '2027-02-02T06:00:00.000Z', 0],
    ])(
      'have the interest that the foreclosure of the day has, named also where it is 0: %s [CO-121.b, CO-121.e]',
      async (_when, moment, interest) => {
        const { clock } = server();
        const before = clock.now;
        clock.now = new Date(moment);
        const as = await server().signIn('ROLE_COLLECTIONS_AGENT');
        const { body } = await outstanding(overdue, as);
        const { foreClosure } = await dataOf(overdue, as);
        clock.now = before;
        expect([
          Object(body['data']).outstandingAmount.outstandingInterest,
          foreClosure[0].emiAmount,
        ]).toEqual([interest, interest]);
      },
    );

    it('are answered to the record’s idString, too [CO-021.a]', async () => {
      const { call } = server();
      const { status, body } = await call(
        contract.collections.outstanding,
        { loanId: idStringOf(overdue) },
        agent,
      );
      expect([status, body['data']]).toEqual([200, (await outstanding(overdue)).body['data']]);
    });

    it('are null without an account [CO-021.c, CO-021.d]', async () => {
      expect((await outstanding(unread)).body['data']).toEqual({
        overdueAmount: null,
        outstandingAmount: null,
      });
    });

    it('are not of a loan that is not disbursed [XR-137.a]', async () => {
      expect((await outstanding(approved)).status).toBe(403);
    });
  });

  it('masks personal data for viewers, of the mandate too [CO-105.e, CO-107.b, M48.b]', async () => {
    const { status, text } = await read(overdue, viewer);
    expect([status, ...secrets.filter(secret => text.includes(secret))]).toEqual([200]);
    const plain = (await read(overdue)).text;
    expect(secrets.filter(secret => !plain.includes(secret))).toEqual([]);
    expect((await dataOf(overdue, viewer)).overdueSummary).toMatchObject({ total: 18_702.74 });
  });

  it('masks each phone, the e-mail, the account number and the PAN for viewers, and for nobody else [CO-105.e, CO-107.b, CO-027.h, CO-029.f, CO-030.f, XR-006.a, XR-006.b, XR-006.c, XR-006.d]', async () => {
    const personal = async (as: Caller) => {
      const { loan } = await dataOf(overdue, as);
      const { email, primaryPhoneNumber, alternatePhoneNumber } = loan.personalDetails;
      const numbers = [loan.financialDetails.accountNumber, loan.kycDocuments.pan.identifierNumber];
      return [email, primaryPhoneNumber, alternatePhoneNumber, ...numbers];
    };
    const plain = await personal(agent);
    const masked = await personal(viewer);
    expect(plain.filter(value => !/^[\w.+@ -]{8,}$/.test(value))).toEqual([]);
    expect(masked).toEqual([
      'k•••@mail.example',
      '90••• ••214',
      '90••• ••771',
      '•••• •••• 1189',
      'ZZXPR••••Z',
    ]);
  });

  it('says since when the loan is NPA, and nothing once that has ended [M5.b, M5.d]', async () => {
    await storeLoans(server().db, [aLine(unpaid, { loanDetails: disbursed })]);
    await storeSampleAccount(server(), loanIdOf(unpaid), postThrough(unpaidAccount(), today));
    const standing = async () => (await dataOf(unpaid)).standing;
    expect(await standing()).toMatchObject({ npaSince: '2026-07-30', class: 'NPA' });
    await bookOn(server(), loanIdOf(unpaid), {
      type: 'receipt',
      id: 'all of it',
      source: 'BANK',
      amount: rupees(100_000),
      valueDate: today,
      reference: 'N 11',
    });
    expect(await standing()).toMatchObject({ npaSince: null, class: 'STANDARD' });
  });

  it('names the other loans of the customer that are NPA, and no other [M5.g, M5.h]', async () => {
    const { db } = server();
    const otherNpa = async (number: number) => (await dataOf(number)).standing.otherNpa;
    const customers = { [overdue]: 'usr-npa', [unread]: 'usr-npa', [approved]: 'usr-npa' };
    for (const [number, customerId] of Object.entries(customers))
      await db
        .update(loan)
        .set({ customerId })
        .where(eq(loan.loanId, loanIdOf(Number(number))));
    expect(await otherNpa(overdue)).toEqual([]);
    const account = (
      await db
        .select()
        .from(loanAccount)
        .where(eq(loanAccount.loanId, loanIdOf(overdue)))
    )[0];
    if (!account) throw new Error('The loan has an account');
    const [from, to] = [businessDate('2026-10-01'), businessDate('2026-10-20')];
    // Its own NPA is not that of another loan, and one that has ended is none.
    const npa = (loanId: number, npaFrom: typeof from, npaTo: typeof to | null) =>
      db.update(loanAccount).set({ npaFrom, npaTo }).where(eq(loanAccount.loanId, loanId));
    await db.insert(loanAccount).values({ ...account, loanId: loanIdOf(approved) });
    await npa(loanIdOf(overdue), from, null);
    expect(await otherNpa(overdue)).toEqual([]);
    await npa(loanIdOf(approved), from, to);
    expect(await otherNpa(overdue)).toEqual([]);
    await npa(loanIdOf(approved), from, null);
    expect(await otherNpa(overdue)).toEqual([loanIdOf(approved)]);
    // A customer's third loan, whose account was stored later, stands before it.
    await db.insert(loanAccount).values({ ...account, loanId: loanIdOf(unread), npaFrom: from, npaTo: null });
    await db
      .update(loan)
      .set({ fullName: 'Zoya Raghunathan' })
      .where(eq(loan.loanId, loanIdOf(unread)));
    expect(await otherNpa(overdue)).toEqual([loanIdOf(unread), loanIdOf(approved)]);
    await db.delete(loanAccount).where(eq(loanAccount.loanId, loanIdOf(unread)));
    // Of another customer, and of one that nobody knows.
    for (const customerId of ['usr-other', null]) {
      await db
        .update(loan)
        .set({ customerId })
        .where(eq(loan.loanId, loanIdOf(overdue)));
      expect(await otherNpa(overdue)).toEqual([]);
    }
    await db
      .update(loan)
      .set({ customerId: null })
      .where(eq(loan.loanId, loanIdOf(approved)));
    expect(await otherNpa(overdue)).toEqual([]);
    await db.delete(loanAccount).where(eq(loanAccount.loanId, loanIdOf(approved)));
    await npa(loanIdOf(overdue), from, to);
    await db
      .update(loanAccount)
      .set({ npaFrom: account.npaFrom, npaTo: account.npaTo })
      .where(eq(loanAccount.loanId, loanIdOf(overdue)));
  });

  it.each<Role>(['ROLE_COLLECTIONS_AGENT', 'ROLE_COLLECTIONS_ADMIN', 'ROLE_CUSTOMER_SERVICE_VIEW'])(
    'answers %s the mandate [M48.a]',
    async role => {
      const { loan } = await dataOf(overdue, await server().signIn(role));
      expect(loan.cashfreeDetails).toMatchObject({ status: 'ACTIVE' });
    },
  );

  it.each<[Role, number]>([
    ['ROLE_COLLECTIONS_AGENT', 200],
    ['ROLE_COLLECTIONS_ADMIN', 200],
    ['ROLE_SUPER_USER', 200],
    ['ROLE_CUSTOMER_SERVICE_VIEW', 200],
    ['ROLE_CUSTOMER_SERVICE', 403],
    ['ROLE_CREDIT_USER', 403],
    ['ROLE_COLLECTION_CALL_REVIEW', 403],
  ])('lets %s read it: %i [SH-024.a, SH-024.b]', async (role, expected) => {
    expect((await read(overdue, await server().signIn(role))).status).toBe(expected);
  });

  describe('where its figures come from', () => {
    const explain = (number: number, as: Caller = agent) =>
      server().call(contract.collections.explain, { loanId: loanIdOf(number) }, as);
    const quote = (on: string, number = overdue) =>
      server().call(contract.collections.quote, { loanId: loanIdOf(number), on: businessDate(on) }, agent);

    it('ends with what is overdue, from the oldest EMI on, in rupees [XR-041.a]', async () => {
      const data = Object((await explain(overdue)).body['data']);
      expect(data.oldest).toMatchObject({ emi: 6, dueDate: '2026-10-01', days: 45 });
      expect(data.history.at(-1)).toMatchObject({ kind: 'penal', date: '2026-11-02', balance: 18_702.74 });
      expect(data.quoted).toEqual({ from: '2026-09-01', to: '2027-02-13' });
    });

    it('counts the calls about dues between a due date and the next [XR-041.a]', async () => {
      const { db } = server();
      const call = {
        staffId: agent.staffId,
        staffName: 'Asha',
        phoneNumber: '9000043214',
        agentId: 'A1',
        agentUserName: 'asha',
        provider: 'test',
        status: 'queued',
      } as const;
      // The first minute of 1 Oct in India, the last of 31 Oct, and the first of 1 Nov; one of support, one about another
      // loan.
      const asked = [
        ['2026-09-30T18:30:00.000Z', 'collections', overdue],
        ['2026-10-31T18:29:00.000Z', 'collections', overdue],
        ['2026-10-31T18:30:00.000Z', 'collections', overdue],
        ['2026-10-15T06:00:00.000Z', 'customerSupport', overdue],
        ['2026-10-15T06:00:00.000Z', 'collections', unread],
      ] as const;
      await db
        .insert(callRecord)
        .values(
          asked.map(([at, desk, of]) => ({ ...call, desk, askedAt: new Date(at), loanId: loanIdOf(of) })),
        );
      const data = Object((await explain(overdue)).body['data']);
      expect(
        listOf(data.emis)
          ?.slice(4, 8)
          .map(it => [field(it, 'emi'), field(it, 'calls')]),
      ).toEqual([
        [5, 0],
        [6, 2],
        [7, 1],
        [8, 0],
      ]);
    });

    it('answers nothing without an account, and quotes nothing [M38.c]', async () => {
      expect((await explain(unread)).body).toMatchObject({ data: null });
      const refused = await quote('2026-11-15', unread);
      expect([refused.status, refused.body['errorMessages']]).toEqual([409, [collectionsMessages.noAccount]]);
    });

    it('quotes any day from the last payment to 90 days ahead, as the loan of that day [M31.b, M31.c, M32.d, M32.e]', async () => {
      const { foreClosure } = await dataOf(overdue);
      expect((await quote('2026-11-15')).body['data']).toMatchObject(foreClosure[0]);
      expect((await quote('2026-09-01')).body['data']).toMatchObject(foreClosure[1]);
      expect((await quote('2026-11-16')).body['data']).toMatchObject({
        total: foreClosure[0].total + 10.33,
        brokenPeriod: { passed: 15, days: 30, interest: 309.67 },
      });
      const days = ['2026-08-31', '2027-02-13', '2027-02-14'];
      expect(await Promise.all(days.map(async day => (await quote(day)).status))).toEqual([422, 200, 422]);
    });

    it('is read by the desk alone, and says who read it [SH-024.b, XR-137.b]', async () => {
      expect((await explain(overdue, await server().signIn('ROLE_CUSTOMER_SERVICE'))).status).toBe(403);
      expect((await explain(overdue, viewer)).status).toBe(200);
      const rows = await server()
        .db.select()
        .from(auditRow)
        .where(and(eq(auditRow.loanId, loanIdOf(overdue)), eq(auditRow.action, 'collections.explain')))
        .orderBy(inOrder);
      expect(rows.at(-1)).toMatchObject({ actorId: viewer.staffId });
    });
  });

  it('opens disbursed loans only [XR-137.a]', async () => {
    expect([(await read(approved)).status, (await read(unread)).status]).toEqual([403, 200]);
  });

  it('records who read it, and what of it [XR-137.b]', async () => {
    const before = await server().db.$count(auditRow, eq(auditRow.loanId, loanIdOf(unread)));
    await read(unread);
    await server().call(contract.collections.outstanding, { loanId: loanIdOf(unread) }, viewer);
    const rows = await server()
      .db.select({ action: auditRow.action, actorId: auditRow.actorId })
      .from(auditRow)
      .where(eq(auditRow.loanId, loanIdOf(unread)))
      .orderBy(inOrder);
    expect(rows.slice(before)).toEqual([
      { action: 'collections.read', actorId: agent.staffId },
      { action: 'collections.outstanding', actorId: viewer.staffId },
    ]);
  });
});
