import { type CallInput, contract } from '@lending-desk/domain/contract';
import { messages, refusals, decisionMessages } from '@lending-desk/domain/errors';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loan, loanTally } from '../loan/table';
import { type Caller, withServer, type TestAnswer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { seedConfiguration } from './configuration';
import { defaultConfig } from './defaultConfig';
import { configuration, decision } from './table';

type Decision = Omit<CallInput<typeof contract.decision.process>, 'loanId'>;

const approval: Decision = {
  caseStatus: 'APPROVED',
  deviation: 'Income proof',
  creditTags: ['repeat'],
  goodCustomerIntuition: ['Stable job'],
  emiDate: 5,
  months: 24,
  maxAmount: 140_000,
  processingFeeRate: 2,
  interestRate: 24,
  maxEmi: 8_000.5,
  riskBucketType: 'C',
  computedSalary: 62_400,
  computedObligations: 14_200,
  computedFoir: 31.4,
  industryType: 'IT',
};
const hold: Decision = { caseStatus: 'HOLD', requiredActions: ['PAN unreadable'], holdCategory: 'CDL' };
const rejection: Decision = { caseStatus: 'REJECTED', rejectionReasons: ['High obligations'] };
const words = decisionMessages;

withServer(server => {
  let user: Caller;
  let admin: Caller;
  let next = 0;

  beforeAll(async () => {
    await seedConfiguration(server().db, server().clock.now);
    user = await server().signIn('ROLE_CREDIT_USER');
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
  });

  /** A new loan for one test. */
  const aStoredLoan = async (status = 'PENDING', holder: string | null = 'credit.user'): Promise<number> => {
    next += 1;
    await storeLoans(server().db, [
      aLine(next, {
        loanDetails: { approvalStatus: status, loanSource: 'ORGANIC' },
        underWriter: holder && heldBy(holder),
      }),
    ]);
    return loanIdOf(next);
  };
  const decide = (loanId: number, what: Decision, as = user) =>
    server().call(contract.decision.process, { loanId, ...what }, as);
  const rowOf = async (loanId: number) =>
    (await server().db.select().from(loan).where(eq(loan.loanId, loanId)))[0];
  const read = async (loanId: number) =>
    (
      (await server().call(contract.loan.read, { id: loanId }, admin)).body['data'] as {
        data: Record<string, unknown>;
      }
    ).data;
  const said = ({ status, body }: TestAnswer) => [status, body['errorMessages']];

  it('approves: status, terms, remarks, history and audit change together [CR-195.s, CR-195.c, CR-195.k, CR-195.l, CR-195.o, CR-195.b, CR-195.j, CR-195.m, CR-195.n]', async () => {
    const loanId = await aStoredLoan();
    const changeReason = 'Salary proved';
    const answer = await decide(loanId, { ...approval, changeReason: ` ${changeReason} `, version: 1 });
    expect(answer.body).toMatchObject({ success: true, data: { status: 'APPROVED', version: 2 } });
    expect(await rowOf(loanId)).toMatchObject({
      approvalStatus: 'APPROVED',
      version: 2,
      decidedAt: server().clock.now,
    });
    expect(await read(loanId)).toMatchObject({
      version: 2,
      loanDetails: {
        approvalStatus: 'APPROVED',
        loanSource: 'ORGANIC',
        creditTags: ['repeat'],
        underWriterEvaluations: {
          computedSalary: 62_400,
          computedObligations: 14_200,
          computedFoir: 31.4,
          industryType: 'IT',
          approvedOn: server().clock.now.toISOString(),
          loanEligibleAmount: 140_000,
        },
      },
      approvalDetails: {
        maxEmi: 8_000.5,
        interestRate: 24,
        processingFeeRate: 2,
        maximumEligibleAmount: 140_000,
        months: 24,
      },
      approvedEmi: 7_402,
      emiDay: 5,
      riskBucket: { bucketType: 'C', interestRate: 24 },
      customerIntuition: { goodIntuition: ['Stable job'], badIntuition: [] },
      underWriterRemarks: { changeReason, deviation: 'Income proof', underWriterName: 'Credit User' },
    });
    expect(await server().db.select().from(decision).where(eq(decision.loanId, loanId))).toMatchObject([
      {
        decidedById: user.staffId,
        fromStatus: 'PENDING',
        toStatus: 'APPROVED',
        version: 2,
        maxAmountMinor: 14_000_000,
        maxEmiMinor: 800_050,
        computedSalaryMinor: 6_240_000,
        computedObligationsMinor: 1_420_000,
        months: 24,
        emiDay: 5,
        interestRate: 24,
        processingFeeRate: 2,
        computedFoir: 31.4,
        riskBucketType: 'C',
        decidedByName: 'Credit User',
        decidedOn: server().clock.now,
        changeReason,
        before: { emiDay: 5, loanDetails: { approvalStatus: 'PENDING' } },
        after: { emiDay: 5, loanDetails: { approvalStatus: 'APPROVED' } },
      },
    ]);
    const audit = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanId), eq(auditRow.action, 'decision.process')));
    expect(audit).toMatchObject([
      { actorId: user.staffId, before: { approvalStatus: 'PENDING' }, after: { approvalStatus: 'APPROVED' } },
    ]);
  });

  it('clears what the chosen status hides, and keeps its reasons [CR-195.p, CR-195.s]', async () => {
    const loanId = await aStoredLoan();
    await decide(loanId, { ...rejection, ...{ requiredActions: ['PAN unreadable'], holdCategory: 'TECH' } });
    expect(await read(loanId)).toMatchObject({
      loanDetails: { rejectionReasons: ['High obligations'], holdCategory: null, inActiveReasons: [] },
      requiredActions: [],
      approvedEmi: null,
    });
  });

  it('replaces the days of an earlier decision, and keeps what others wrote beside the remarks [CR-015.c]', async () => {
    next += 1;
    await storeLoans(server().db, [
      aLine(next, {
        loanDetails: { approvalStatus: 'PENDING' },
        underWriter: heldBy('credit.user'),
        underWriterRemarks: { hrPhoneNumber: '9000010214' },
        turnAroundDays: 99,
      }),
    ]);
    const loanId = loanIdOf(next);
    await decide(loanId, rejection);
    const [row, stored] = [await rowOf(loanId), await read(loanId)];
    const days = ((row?.decidedAt?.getTime() ?? 0) - (row?.startedOn.getTime() ?? 0)) / 86_400_000;
    expect(stored).toMatchObject({
      turnAroundDays: Math.floor(days),
      underWriterRemarks: { hrPhoneNumber: '9000010214', underWriterName: 'Credit User' },
    });
  });

  it('moves the loan in the tally [XR-138.d]', async () => {
    const loanId = await aStoredLoan();
    const row = await rowOf(loanId);
    const tallied = async (status: string) =>
      (
        await server()
          .db.select()
          .from(loanTally)
          .where(and(eq(loanTally.status, status), eq(loanTally.day, row?.startedDay ?? '')))
      ).reduce((sum, { loans }) => sum + loans, 0);
    const [pending, onHold] = [await tallied('PENDING'), await tallied('HOLD')];
    await decide(loanId, hold);
    expect([await tallied('PENDING'), await tallied('HOLD')]).toEqual([pending - 1, onHold + 1]);
  });

  it('leaves the time on HOLD out of what is left for the decision [XR-045.a]', async () => {
    const { clock, call } = server();
    const began = clock.now;
    let loanId = await aStoredLoan();
    const due = async () => {
      const { body } = await call(contract.loan.list, { loanId: String(loanId) }, user);
      return Object(body['data'])[0].dueInSeconds;
    };
    const start = await due();
    await decide(loanId, hold);
    clock.pass(60_000);
    expect(await due()).toBe(start);
    await decide(loanId, hold);
    clock.pass(30_000);
    expect(await due()).toBe(start);
    await decide(loanId, { caseStatus: 'PENDING' });
    clock.pass(20_000);
    expect(await due()).toBe(start - 20);
    await decide(loanId, rejection);
    expect(await due()).toBeNull();
    // Nothing says since when an imported one is on HOLD.
    loanId = await aStoredLoan('HOLD');
    expect(await due()).toBe(72 * 3600);
    clock.now = began;
  });

  it('starts the clock again when a decided loan goes on hold [CR-160.a, CR-195.s]', async () => {
    const loanId = await aStoredLoan();
    await decide(loanId, rejection);
    const { turnAroundDays } = await read(loanId);
    await decide(loanId, { ...hold, changeReason: ' New salary slip ' }, admin);
    expect(await rowOf(loanId)).toMatchObject({ approvalStatus: 'HOLD', decidedAt: null, version: 3 });
    expect(await read(loanId)).toMatchObject({
      underWriterRemarks: {
        changeReason: 'New salary slip',
        deviation: null,
        underWriterName: 'Credit Admin',
      },
    });
    const [, second] = await server().db.select().from(decision).where(eq(decision.loanId, loanId));
    expect(second).toMatchObject({ changeReason: 'New salary slip', emiDay: null, riskBucketType: null });
    // The days to the first decision, which closed the case; holding it closes nothing.
    expect(second?.after).not.toHaveProperty('turnAroundDays');
    const started = (await rowOf(loanId))?.startedOn.getTime() ?? 0;
    expect(turnAroundDays).toBe(Math.floor((server().clock.now.getTime() - started) / 86_400_000));
  });

  it('takes a day of the month alone as EMI day where no EMI dates are configured [CR-194.f]', async () => {
    const dates = eq(configuration.key, 'underwriting.emiDates');
    await server().db.update(configuration).set({ value: [] }).where(dates);
    const loanId = await aStoredLoan();
    const statuses: number[] = [];
    for (const emiDate of [0, 2.5, 32, 31])
      statuses.push((await decide(loanId, { ...approval, emiDate })).status);
    await server().db.update(configuration).set({ value: defaultConfig.emiDates }).where(dates);
    expect(statuses).toEqual([422, 422, 422, 200]);
    expect(await server().db.select().from(decision).where(eq(decision.loanId, loanId))).toMatchObject([
      { emiDay: 31, months: 24 },
    ]);
  });

  it('forgets a change reason of blanks [CR-195.j]', async () => {
    const loanId = await aStoredLoan();
    await decide(loanId, { ...hold, changeReason: ' ' });
    expect(await read(loanId)).toMatchObject({ underWriterRemarks: { changeReason: null } });
  });

  describe('a decision with something missing', () => {
    it.each([
      ['months', words.monthsRequired],
      ['interestRate', words.interestRateRequired],
      ['maxEmi', words.maxEmiRequired],
      ['maxAmount', words.maxAmountRequired],
      ['emiDate', words.emiDateRequired],
      ['processingFeeRate', words.processingFeeRequired],
      ['computedSalary', words.computedSalaryRequired],
      ['computedObligations', words.computedObligationsRequired],
      ['computedFoir', words.computedFoirRequired],
    ])('approved without %s is refused [CR-194.a, CR-194.d, CR-194.f]', async (field, message) => {
      const loanId = await aStoredLoan();
      expect(said(await decide(loanId, { ...approval, [field]: '' }))).toEqual([422, [message]]);
      expect(await rowOf(loanId)).toMatchObject({ approvalStatus: 'PENDING', version: 1 });
    });

    it.each([
      [{ ...hold, requiredActions: [] }, words.holdReasonRequired],
      [{ ...hold, holdCategory: '' }, words.holdCategoryRequired],
      [{ ...rejection, rejectionReasons: [] }, words.rejectReasonRequired],
      [{ caseStatus: 'INACTIVE' }, words.inActiveReasonRequired],
      [{ ...approval, computedFoir: 101 }, words.onlyIntegers],
      [{ ...approval, maxAmount: -5 }, words.onlyIntegers],
      [{ ...approval, maxEmi: -1 }, words.onlyIntegers],
      [{ ...approval, computedSalary: -1 }, words.onlyIntegers],
      [{ ...approval, computedObligations: -1 }, words.onlyIntegers],
      [{ ...approval, processingFeeRate: 100.01 }, words.onlyIntegers],
    ] satisfies [Decision, string][])(
      '%o is refused [CR-194.f, CR-194.b, CR-193.b, CR-193.e, CR-193.a, CR-193.c, CR-193.d, CR-193.f, CR-194.a, CR-194.c]',
      async (what, message) => {
        expect(said(await decide(await aStoredLoan(), what))).toEqual([422, [message]]);
      },
    );

    it('names each field that is missing, for the form too [CR-194.d, CR-194.f]', async () => {
      const { body } = await decide(await aStoredLoan(), { ...approval, months: '', maxEmi: '' });
      expect(body).toMatchObject({
        errorMessages: [expect.stringContaining('. ')],
        data: { fields: { months: words.monthsRequired, maxEmi: words.maxEmiRequired } },
      });
    });

    it('needs a change reason to leave APPROVED [CR-194.f, CR-194.e]', async () => {
      const loanId = await aStoredLoan('APPROVED');
      expect(said(await decide(loanId, hold))).toEqual([422, [words.changeReasonRequired]]);
      expect((await decide(loanId, { ...hold, changeReason: 'Employer unreachable' })).status).toBe(200);
    });
  });

  describe('a move that is not listed', () => {
    it.each([
      ['PENDING', 'DISBURSED', 'user'],
      ['DISBURSED', 'HOLD', 'user'],
      ['DISBURSED', 'HOLD', 'admin'],
      ['REJECTED', 'HOLD', 'user'],
      ['PENDING', 'CREDIT_REJECTED', 'user'],
      ['CREDIT_REJECTED', 'APPROVED', 'user'],
      ['CREDIT_REJECTED', 'APPROVED', 'admin'],
    ] as const)(
      '%s to %s by a credit %s answers 409 and changes nothing [CR-195.t]',
      async (from, to, who) => {
        const loanId = await aStoredLoan(from);
        const before = [await rowOf(loanId), await read(loanId)];
        // All that an approval needs, so that the move alone is refused.
        const asked = { ...approval, ...hold, caseStatus: to, changeReason: 'Because' };
        const answer = await decide(loanId, asked, who === 'user' ? user : admin);
        expect(said(answer)).toEqual([409, [`Status cannot change from ${from} to ${to}`]]);
        expect([await rowOf(loanId), await read(loanId)]).toEqual(before);
      },
    );

    it('includes every move from a stored status that is unknown [XR-137.f]', async () => {
      const loanId = await aStoredLoan();
      await server().db.update(loan).set({ approvalStatus: 'SOLD' }).where(eq(loan.loanId, loanId));
      expect(said(await decide(loanId, hold))).toEqual([409, [messages.loan.statusUnknown('SOLD')]]);
    });

    it('includes deciding an unassigned loan [XR-137.d]', async () => {
      const loanId = await aStoredLoan('PENDING', null);
      expect((await decide(loanId, hold)).status).toBe(409);
    });
  });

  describe('a choice that is not on its list', () => {
    it.each([
      ['creditTags', ['invented'], 'Credit tags'],
      ['goodCustomerIntuition', ['Invented'], 'Good customer intuition'],
      ['badCustomerIntuition', ['Invented'], 'Bad customer intuition'],
      ['deviation', 'Invented', 'Deviation'],
      ['industryType', 'Invented', 'Industry type'],
      ['months', 25, 'Tenure in months'],
      ['emiDate', 31, 'EMI date'],
      ['riskBucketType', 'Z', 'Risk bucket'],
      ['rejectionReasons', ['Because'], 'Rejection reason'],
    ])('is refused for %s, by the name of the field [XR-140.a]', async (field, value, name) => {
      const loanId = await aStoredLoan();
      const base = field === 'rejectionReasons' ? rejection : approval;
      const answer = await decide(loanId, { ...base, [field]: value });
      expect(said(answer)).toEqual([422, [`${name}: ${words.notAChoice}`]]);
      expect(await rowOf(loanId)).toMatchObject({ approvalStatus: 'PENDING', version: 1 });
    });

    it('is accepted when the loan already has it [XR-140.a]', async () => {
      next += 1;
      await storeLoans(server().db, [
        aLine(next, {
          loanDetails: { approvalStatus: 'PENDING', creditTags: ['of an older list'] },
          underWriter: heldBy('credit.user'),
        }),
      ]);
      const answer = await decide(loanIdOf(next), {
        ...approval,
        creditTags: ['repeat', 'of an older list'],
      });
      expect(answer.status).toBe(200);
    });
  });

  describe('a loan that changed since it was opened', () => {
    it('answers 409 with who changed it and the current loan, and without a version goes on [CR-195.u]', async () => {
      const loanId = await aStoredLoan('PENDING', 'credit.admin');
      await decide(loanId, { ...hold, version: 1 }, admin);
      const answer = await decide(loanId, { ...rejection, version: 1 }, admin);
      expect(said(answer)).toEqual([409, ['This loan was changed by Credit Admin since you opened it']]);
      expect(answer.body).toMatchObject({
        data: {
          data: {
            loanId,
            version: 2,
            loanDetails: { approvalStatus: 'HOLD' },
            requiredActions: ['PAN unreadable'],
          },
        },
      });
      expect(await rowOf(loanId)).toMatchObject({ approvalStatus: 'HOLD', version: 2 });
      expect((await decide(loanId, rejection, admin)).status).toBe(200);
      expect(await rowOf(loanId)).toMatchObject({ approvalStatus: 'REJECTED', version: 3 });
    });

    it('names nobody where nobody is known to have changed it [CR-195.u]', async () => {
      const answer = await decide(await aStoredLoan(), { ...hold, version: 7 });
      expect(said(answer)).toEqual([409, [refusals.loanChanged(null)]]);
    });

    it('names who decided or moved it to review, not who called or commented since [CR-195.u]', async () => {
      const loanId = await aStoredLoan('PENDING', 'credit.admin');
      await decide(loanId, { ...hold, version: 1 }, admin);
      const later = [
        'calls.callback',
        'calls.call',
        'comments.save',
        'pd.save',
        'bureau.arrived',
        'loan.read',
      ];
      const record = (actorName: string, actions: readonly string[]) =>
        server()
          .db.insert(auditRow)
          .values(
            actions.map((action, index) => ({
              at: new Date(server().clock.now.getTime() + 1000 * (index + 1)),
              actorName,
              action,
              loanId,
              requestId: 'later',
            })),
          );
      await record('Ozonetel', later);
      const late = async () => said(await decide(loanId, { ...rejection, version: 1 }, admin));
      expect(await late()).toEqual([409, ['This loan was changed by Credit Admin since you opened it']]);
      await record('Support User', ['loan.moveToReview']);
      expect(await late()).toEqual([409, ['This loan was changed by Support User since you opened it']]);
    });

    it('accepts exactly one of ten concurrent decisions [CR-195.u, XR-139.a]', async () => {
      const loanId = await aStoredLoan();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, place) =>
          decide(loanId, { ...(place % 2 ? hold : rejection), version: 1 }),
        ),
      );
      expect(answers.map(({ status }) => status).sort((left, right) => left - right)).toEqual([
        200,
        ...Array(9).fill(409),
      ]);
      expect(await server().db.select().from(decision).where(eq(decision.loanId, loanId))).toHaveLength(1);
    });
  });

  describe('who may decide', () => {
    it('excludes another underwriter [XR-137.d]', async () => {
      expect(said(await decide(await aStoredLoan('PENDING', 'credit.admin'), hold))).toEqual([
        403,
        [messages.loan.notAssignedToYou],
      ]);
    });

    it('excludes a viewer [CR-195.a, XR-137.d]', async () => {
      const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
      expect(said(await decide(await aStoredLoan(), hold, viewer))).toEqual([
        403,
        [messages.auth.writeRefused],
      ]);
    });

    it('is refused on a loan that does not exist [XR-137.c]', async () => {
      expect((await decide(999_999_999, hold)).status).toBe(404);
    });
  });
});
