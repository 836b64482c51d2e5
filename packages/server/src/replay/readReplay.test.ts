import { contract } from '@lending-desk/domain/contract';
import { pdAnswers } from '@lending-desk/domain/pd';
import { anUnreachedPdDraft } from '@lending-desk/domain/testing';
import { and, desc, eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { callRecording } from '../calls/table';
import { seedConfiguration } from '../decision/configuration';
import { decision as decisionRow } from '../decision/table';
import { loan, loanSection } from '../loan/table';
import { storeSampleAccount } from '../testing/accounts';
import { type Caller, withServer, startOfTests } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';

const { replay, decision } = contract;
const minute = 60_000;

withServer(server => {
  let user: Caller;
  let admin: Caller;
  let support: Caller;
  let viewer: Caller;
  let loanId: number;
  let number = 0;

  beforeAll(async () => {
    await seedConfiguration(server().db, server().clock.now);
    user = await server().signIn('ROLE_CREDIT_USER');
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
    support = await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
    viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
  });

  beforeEach(async () => {
    number += 1;
    loanId = loanIdOf(number);
    server().clock.now = startOfTests;
    await storeLoans(server().db, [
      aLine(number, {
        underWriter: heldBy('credit.user'),
        personalDetails: {
          fullName: 'Kavya Ranganathan',
          primaryPhoneNumber: '9000043214',
          email: 'a@b.example',
        },
        processedPerfios: { customer_name: 'KAVYA R', accountNo: '999151436630', transaction: [] },
        creditPdFeedback: [
          { createdOn: '2026-01-01T09:00:00.000Z', otherComment: 'Early' },
          { createdOn: '2026-12-01T09:00:00.000Z', otherComment: 'Imported later' },
        ],
      }),
    ]);
  });

  const later = (minutes: number) => server().clock.pass(minutes * minute);
  const read = async (
    asked: { decision?: 'hidden' | 'shown'; sections?: 'core' | 'kyc' | 'bureau' | 'statement' } = {},
    as = user,
  ) => {
    const { status, body } = await server().call(replay.read, { loanId, ...asked }, as);
    return status === 200 ? Object(body['data']).data : { status, says: body['errorMessages'] };
  };
  const decide = (more: object = {}) =>
    server().call(
      decision.process,
      {
        loanId,
        caseStatus: 'REJECTED' as const,
        rejectionReasons: ['High obligations'],
        computedSalary: 61_111,
        version: 1,
        ...more,
      },
      user,
    );
  /** What an audit row says beside its action. */
  const recorded = () => ({
    at: server().clock.now,
    actorId: null,
    actorName: 'Test',
    loanId,
    requestId: 'test',
  });
  const note = (comment: string, as = user) =>
    server().call(contract.comments.save, { id: loanId, comment }, as);

  it('shows the loan as it stood: what was changed, written and made since is not there [XR-019.a]', async () => {
    const rang = (attemptTrigger: string) =>
      server().call(
        contract.pd.save,
        { loanId, ...pdAnswers({ ...anUnreachedPdDraft(), attemptTrigger }) },
        user,
      );
    await note('Before the decision');
    await rang('1');
    later(5);
    await note('At its very time');
    expect((await decide()).status).toBe(200);
    later(5);
    await note('After the decision');
    await rang('2');
    // Of another loan, and before the change of this one.
    const person = { fullName: 'Ravi Nair', email: 'other@b.example' };
    await storeLoans(server().db, [aLine(900, { personalDetails: person })]);
    const another = { loanId: loanIdOf(900), email: 'changed@b.example' };
    expect((await server().call(contract.applicant.personal, another, support)).status).toBe(200);
    for (const email of ['newer@b.example', 'new@b.example']) {
      later(1);
      await server().call(contract.applicant.personal, { loanId, email }, support);
    }
    // As a disbursal does.
    await server().db.update(loan).set({ applicationStatus: 'DISBURSED' }).where(eq(loan.loanId, loanId));
    await server()
      .db.insert(auditRow)
      .values({ ...recorded(), action: 'loan.disburse', before: { applicationStatus: 'AGREED' } });
    await server()
      .db.insert(callRecording)
      .values({
        provider: 'ozonetel',
        providerCallId: `call of ${loanId}`,
        loanId,
        startTime: '2026-11-21 11:35:00',
        duration: '00:00:09',
        status: 'Answered',
        type: 'manual',
        audioFile: '',
        agentName: 'Agent One',
        receivedAt: server().clock.now,
        body: {},
      });
    const stood = await read();
    expect(stood).toMatchObject({
      callRecordings: [],
      loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'AGREED' },
      personalDetails: { email: 'a@b.example' },
      underWriterRemarks: { comments: [{ comment: 'Before the decision' }, { comment: 'At its very time' }] },
      creditPdFeedback: [{ attemptTrigger: '1' }, { otherComment: 'Early' }],
      replay: { origin: 'here', leftOut: [], decision: null },
    });
    const now = await server().call(contract.loan.read, { id: loanId }, user);
    expect(Object(now.body['data']).data).toMatchObject({
      callRecordings: [{ AgentName: 'Sana Iyer' }, { AgentName: 'Agent One' }],
      loanDetails: { approvalStatus: 'REJECTED' },
      personalDetails: { email: 'new@b.example' },
    });
  });

  it('says nothing of the decision, in any part, until it is asked for [XR-019.b]', async () => {
    await decide();
    for (const sections of ['core', 'kyc', 'bureau', 'statement', undefined] as const) {
      const answer = await server().call(replay.read, { loanId, ...(sections && { sections }) }, user);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/REJECTED|High obligations|61111/);
    }
  });

  it('shows the decision with who made it, as what, and what became of it [XR-019.f]', async () => {
    later(5);
    await decide();
    later(5);
    await note('After the decision');
    expect(await read({ decision: 'shown', sections: 'core' })).toMatchObject({
      loanDetails: {
        approvalStatus: 'REJECTED',
        rejectionReasons: ['High obligations'],
        underWriterEvaluations: { computedSalary: 61_111 },
      },
      underWriterRemarks: { comments: [{ comment: 'After the decision' }] },
      replay: {
        decidedOn: new Date(startOfTests.getTime() + 5 * minute).toISOString(),
        decision: {
          by: 'Credit User',
          as: 'assignee',
          outcome: { status: 'REJECTED', daysPastDue: null, closedOn: null },
        },
      },
    });
  });

  it('is the last decision of several, on the loan as the one before had left it [XR-019.a]', async () => {
    await decide({
      caseStatus: 'HOLD',
      rejectionReasons: [],
      requiredActions: ['Bank statement incomplete'],
      holdCategory: 'CDL',
    });
    // At the same moment: the version says which was the last.
    await decide({ version: 2 });
    expect(await read({ sections: 'core' })).toMatchObject({
      loanDetails: {
        approvalStatus: 'HOLD',
        applicationStatus: 'BANK_STATEMENTS_SUBMITTED',
        holdCategory: 'CDL',
      },
      requiredActions: ['Bank statement incomplete'],
    });
    // Whichever of the two was stored first.
    const { db } = server();
    const made = await db
      .select()
      .from(decisionRow)
      .where(eq(decisionRow.loanId, loanId))
      .orderBy(desc(decisionRow.version));
    number += 1;
    loanId = loanIdOf(number);
    await storeLoans(db, [
      aLine(number, {
        underWriter: heldBy('credit.user'),
        loanDetails: { approvalStatus: 'REJECTED', applicationStatus: 'BANK_STATEMENTS_SUBMITTED' },
      }),
    ]);
    await db.insert(decisionRow).values(made.map(({ id: _id, ...row }) => ({ ...row, loanId })));
    expect((await read({ sections: 'core' })).loanDetails.approvalStatus).toBe('HOLD');
  });

  it('leaves out a report that arrived since, and one that was made again, and says so [XR-019.d]', async () => {
    await decide();
    later(5);
    const { db, clock } = server();
    const row = recorded();
    await db.insert(loanSection).values({ loanId, name: 'equifaxReport', body: { score: 742 } });
    await db.insert(auditRow).values([
      { ...row, action: 'bureau.arrived', after: { bureau: 'equifax' } },
      { ...row, action: 'statements.completed', after: { runId: 'r' } },
    ]);
    const { equifaxReport } = await read({ sections: 'bureau' });
    const { processedPerfios } = await read({ sections: 'statement' });
    expect([equifaxReport, processedPerfios]).toEqual([null, null]);
    const since = clock.now.toISOString();
    const { leftOut } = (await read({ sections: 'core' })).replay;
    expect(leftOut).toHaveLength(2);
    expect(leftOut).toEqual(
      expect.arrayContaining([
        { source: 'equifax', since },
        { source: 'statement', since },
      ]),
    );
  });

  describe('a loan that came here decided', () => {
    beforeEach(async () => {
      number += 1;
      loanId = loanIdOf(number);
      await storeLoans(server().db, [
        aLine(number, {
          underWriter: heldBy('credit.user'),
          loanDetails: {
            approvalStatus: 'APPROVED',
            applicationStatus: 'LOAN_AGREEMENT_ACCEPTED',
            loanSource: 'ORGANIC',
            rejectionReasons: [],
            underWriterEvaluations: { approvedOn: '2026-03-28T06:00:00.000Z', computedSalary: 61_111 },
          },
          approvalDetails: { maxEmi: 7_400, months: 24, maximumEligibleAmount: 140_000 },
          tat: null,
        }),
      ]);
    });

    it('is shown as it came, without what the decision filled [XR-019.b]', async () => {
      const stood = await read();
      expect(stood).toMatchObject({
        loanDetails: { approvalStatus: 'PENDING', loanSource: 'ORGANIC' },
        approvalDetails: null,
        replay: { origin: 'elsewhere', decidedOn: '2026-03-28T06:00:00.000Z' },
      });
      expect(JSON.stringify(stood)).not.toMatch(/APPROVED|ACCEPTED|61111|140000/);
    });

    it('is shown with the source that it came with, not the one it has now [XR-019.a]', async () => {
      later(5);
      const { status } = await server().call(
        contract.loan.saveSource,
        { loanId, loanSource: 'PARTNER' },
        support,
      );
      expect([status, await read()]).toMatchObject([
        200,
        { loanDetails: { approvalStatus: 'PENDING', loanSource: 'ORGANIC' } },
      ]);
    });

    it('has its decision when it is asked for [XR-019.f]', async () => {
      expect(await read({ decision: 'shown' })).toMatchObject({
        loanDetails: { approvalStatus: 'APPROVED' },
        approvalDetails: { months: 24 },
        replay: { decision: { as: null, outcome: { status: 'APPROVED' } } },
      });
    });

    it('and was disbursed was an approval, and says how late it is [XR-019.a]', async () => {
      await server().db.update(loan).set({ approvalStatus: 'DISBURSED' }).where(eq(loan.loanId, loanId));
      await storeSampleAccount(server(), loanId);
      expect(await read({ decision: 'shown' })).toMatchObject({
        loanDetails: { approvalStatus: 'APPROVED' },
        replay: {
          decision: { by: 'Credit User', outcome: { status: 'DISBURSED', daysPastDue: 51, closedOn: null } },
        },
      });
      const stood = await read();
      expect(stood.replay).toMatchObject({ origin: 'elsewhere', decision: null });
      // Nor does the account, of which there was none, say so.
      const { amountDisbursed, emis, tenure, riskBucket } = stood;
      expect([amountDisbursed, emis, tenure, riskBucket]).toEqual([null, null, null, null]);
    });
  });

  it('is refused for a loan that is not decided, and to whoever may not open it at credit [XR-019.f]', async () => {
    const set = (values: Partial<typeof loan.$inferInsert>) =>
      server().db.update(loan).set(values).where(eq(loan.loanId, loanId));
    for (const approvalStatus of ['HOLD', 'A_STATUS_OF_TOMORROW', 'PENDING']) {
      await set({ approvalStatus });
      expect(await read()).toEqual({
        status: 409,
        says: ['This loan is not decided yet: there is nothing to replay'],
      });
    }
    await decide();
    expect((await read({}, support)).status).toBe(403);
    await set({ underwriterId: admin.staffId });
    expect(await read()).toEqual({ status: 403, says: ['Cannot access loan not assigned to you'] });
    expect(await read({ sections: 'core' }, viewer)).toMatchObject({ replay: { decision: null } });
  });

  it('masks personal data of viewers, as it stood too [CR-161.c]', async () => {
    await decide();
    later(5);
    await server().call(contract.applicant.personal, { loanId, email: 'new@b.example' }, support);
    const { text, status } = await server().call(replay.read, { loanId }, viewer);
    expect(status).toBe(200);
    expect(text).not.toMatch(/9000043214|a@b\.example|new@b\.example/);
  });

  it('reveals a masked value to a viewer as it stood [XR-007.a, XR-019.a]', async () => {
    const reveal = async (more: { asDecided?: boolean }) => {
      const asked = { id: loanId, field: 'email' as const, ...more };
      const { status, body } = await server().call(contract.loan.reveal, asked, viewer);
      return status === 200 ? Object(body['data']).value : body['errorMessages'];
    };
    expect(await reveal({ asDecided: true })).toEqual([
      'This loan is not decided yet: there is nothing to replay',
    ]);
    await decide();
    expect(await reveal({ asDecided: true })).toBe('a@b.example');
    later(5);
    await server().call(contract.applicant.personal, { loanId, email: 'new@b.example' }, support);
    expect(await reveal({ asDecided: true })).toBe('a@b.example');
    expect(await reveal({})).toBe('new@b.example');
  });

  it('changes nothing, and records each look at the case and at the decision [XR-019.e]', async () => {
    await decide();
    const [before] = await server().db.select().from(loan).where(eq(loan.loanId, loanId));
    const looks = async () => {
      const rows = await server()
        .db.select({ action: auditRow.action })
        .from(auditRow)
        .where(and(eq(auditRow.loanId, loanId), like(auditRow.action, 'replay.%')));
      return rows.map(({ action }) => action).toSorted();
    };
    await read({ sections: 'core' }, admin);
    expect(await looks()).toEqual(['replay.read']);
    await read({ sections: 'core', decision: 'shown' }, admin);
    expect(await looks()).toEqual(['replay.decision', 'replay.read']);
    const [after] = await server().db.select().from(loan).where(eq(loan.loanId, loanId));
    expect(after).toEqual(before);
  });
});
