import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { pdAnswers } from '@lending-desk/domain/pd';
import { aPdDraft, anUnreachedPdDraft } from '@lending-desk/domain/testing';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loan } from '../loan/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { pdFeedback } from './table';

const [mine, others, nobodys, imported, repeated, odd, single] = [1, 2, 3, 4, 5, 6, 7];

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(mine, { underWriter: heldBy('credit.user') }),
      aLine(others, { underWriter: heldBy('credit.admin') }),
      aLine(nobodys),
      aLine(imported, {
        underWriter: heldBy('credit.user'),
        creditPdFeedback: [
          { contactability: 'YES', overallRating: '2' },
          { createdOn: '2026-11-18T09:00:00.000Z', contactability: 'NO', callTriggerNumber: 1 },
          { createdOn: 'yesterday', contactability: 'YES' },
        ],
      }),
      aLine(repeated, { underWriter: heldBy('credit.user') }),
      aLine(odd, { underWriter: heldBy('credit.user'), creditPdFeedback: 'none' }),
      aLine(single, { underWriter: heldBy('credit.user'), creditPdFeedback: { contactability: 'YES' } }),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
  });

  const save = (number: number, fields: object, as: Caller, key?: string) =>
    server().call(
      contract.pd.save,
      { loanId: loanIdOf(number), ...fields },
      as,
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const rowsOf = (number: number) =>
    server()
      .db.select()
      .from(pdFeedback)
      .where(eq(pdFeedback.loanId, loanIdOf(number)));
  const listOf = async (number: number): Promise<unknown> => {
    const { body } = await server().call(contract.loan.read, { id: loanIdOf(number) }, user);
    return (body['data'] as { data: { creditPdFeedback: unknown } }).data.creditPdFeedback;
  };

  it('stores the feedback and answers every one of the loan, newest first [CR-099.a, CR-123.k, CR-153.a, CR-123.c, CR-123.d, CR-123.g, CR-120.c, CR-119.d, CR-123.j]', async () => {
    await save(mine, pdAnswers(anUnreachedPdDraft()), user);
    server().clock.pass(60_000);
    const { status, body } = await save(mine, pdAnswers(aPdDraft()), user);
    expect([status, body['success']]).toEqual([200, true]);
    const { creditPdFeedback } = body['data'] as { creditPdFeedback: unknown[] };
    expect(creditPdFeedback).toEqual([
      {
        id: expect.any(String),
        loanId: loanIdOf(mine),
        createdOn: server().clock.now.toISOString(),
        userName: 'Credit User',
        ...pdAnswers(aPdDraft()),
      },
      {
        id: expect.any(String),
        loanId: loanIdOf(mine),
        createdOn: new Date(server().clock.now.getTime() - 60_000).toISOString(),
        userName: 'Credit User',
        ...pdAnswers(anUnreachedPdDraft()),
      },
    ]);
    expect(await listOf(mine)).toEqual(creditPdFeedback);
  });

  it('answers imported and given feedback, each unchanged [CR-153.a]', async () => {
    const old = { createdOn: '2026-11-18T09:00:00.000Z', contactability: 'NO', callTriggerNumber: 1 };
    const undated = [
      { createdOn: 'yesterday', contactability: 'YES' },
      { contactability: 'YES', overallRating: '2' },
    ];
    expect(await listOf(imported)).toEqual([old, ...undated]);
    const { body } = await save(imported, pdAnswers(aPdDraft()), user);
    const list = [expect.objectContaining({ overallRating: '4' }), old, ...undated];
    expect(body['data']).toEqual({ creditPdFeedback: list });
    expect(await listOf(imported)).toEqual(list);
  });

  it('answers an empty list before the first, a list for one by itself, and a broken value unchanged [CR-153.a]', async () => {
    expect(await listOf(repeated)).toEqual([]);
    expect(await listOf(odd)).toBe('none');
    expect(await listOf(single)).toEqual([{ contactability: 'YES' }]);
  });

  it('accepts the other spellings and stores the documented ones [CR-101.b, CR-102.b, CR-103.b, CR-123.c, CR-123.d]', async () => {
    const sent = {
      contactability: 'NO',
      callTriggerNumber: 6,
      callAttempt: 'ALTERNATIVE',
      reasonNonContact: 'NOT_REACHABLE',
    };
    expect((await save(nobodys, sent, user)).status).toBe(200);
    expect((await rowsOf(nobodys)).map(row => row.answers)).toEqual([
      {
        contactability: 'NO',
        attemptTrigger: '6',
        callAttemptedOn: 'ALTERNATIVE',
        nonContactabilityReason: 'NOT_REACHABLE',
      },
    ]);
  });

  it('stores nothing of hidden questions, and changes neither version nor status [CR-122.c]', async () => {
    const before = await rowsOf(odd);
    await save(odd, { ...aPdDraft(), skillTestConduct: 'NO' }, user);
    const [row] = await rowsOf(odd);
    const [stored] = await server()
      .db.select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(odd)));
    expect(before).toEqual([]);
    expect(row?.answers).not.toHaveProperty('skillTestResult');
    expect(stored?.version).toBe(1);
    // What was given here takes the place of a list that cannot be read.
    expect(await listOf(odd)).toMatchObject([{ id: row?.id, skillTestConduct: 'NO' }]);
  });

  it('writes one row, here and in the audit, for two requests with one key [CR-123.h]', async () => {
    const answers = pdAnswers(aPdDraft());
    const both = await Promise.all([
      save(repeated, answers, user, 'pd-once'),
      save(repeated, answers, user, 'pd-once'),
    ]);
    expect(both.map(answer => answer.status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    const rows = await rowsOf(repeated);
    expect(rows).toMatchObject([{ staffId: user.staffId, staffName: 'Credit User' }]);
    const ofLoan = and(eq(auditRow.loanId, loanIdOf(repeated)), eq(auditRow.action, 'pd.save'));
    const audit = await server().db.select().from(auditRow).where(ofLoan);
    expect(audit.map(({ actorName, after }) => ({ actorName, after }))).toEqual([
      { actorName: 'Credit User', after: { id: rows[0]?.id, ...answers } },
    ]);
  });

  it('cannot be changed afterwards [CR-123.k]', async () => {
    await expect(server().db.update(pdFeedback).set({ staffName: 'Somebody else' })).rejects.toThrow();
  });

  describe('is refused', () => {
    it.each([
      ['contactability', messages.pd.contactabilityRequired],
      ['attemptTrigger', messages.pd.attemptTriggerRequired],
      ['contactNumber', 'Contactable number response is required'],
      ['skillTestResult', 'Skill test result response is required'],
      ['overallRating', 'Overall rating response is required'],
    ])(
      'without %s, in the words of the form, and nothing is stored [CR-116.d, CR-121.a, CR-117.a, CR-118.a, CR-122.a]',
      async (field, words) => {
        const before = await rowsOf(mine);
        const { status, body } = await save(mine, { ...pdAnswers(aPdDraft()), [field]: '' }, user);
        expect([status, body['success'], body['errorMessages']]).toEqual([422, false, [words]]);
        expect(await rowsOf(mine)).toEqual(before);
      },
    );

    it.each([
      ['callAttemptedOn', 'Call attempted on response is required'],
      ['nonContactabilityReason', 'Non contactable reason response is required'],
    ])('without %s where nobody was reached [CR-119.a]', async (field, words) => {
      const { status, body } = await save(mine, { ...pdAnswers(anUnreachedPdDraft()), [field]: '' }, user);
      expect([status, body['errorMessages']]).toEqual([422, [words]]);
    });

    it('for the first missing answer of many [CR-116.a]', async () => {
      const { body } = await save(mine, {}, user);
      expect(body['errorMessages']).toEqual([messages.pd.contactabilityRequired]);
    });

    it('on another assignee’s loan [XR-137.d]', async () => {
      const answer = await save(others, pdAnswers(aPdDraft()), user);
      expect([answer.status, answer.body['errorMessages']]).toEqual([403, [messages.loan.notAssignedToYou]]);
      expect(await rowsOf(others)).toEqual([]);
    });

    it('to a viewer [CR-123.a]', async () => {
      const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
      const answer = await save(mine, pdAnswers(aPdDraft()), viewer);
      expect([answer.status, answer.body['errorMessages']]).toEqual([403, [messages.auth.writeRefused]]);
    });

    it('on a loan that does not exist [XR-137.c]', async () => {
      expect((await save(99, pdAnswers(aPdDraft()), user)).status).toBe(404);
    });
  });
});
