import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, withServer } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';

const quiz = (attemptedOn: string, changes: Record<string, unknown> = {}) => ({
  attemptedOn,
  score: 7,
  status: 'PASS',
  answers: [{ question: 1 }, { question: 2 }],
  industry: 'Logistics',
  ...changes,
});
const first = quiz('2026-10-28T05:12:33.000Z');
const attempted = quiz('2026-11-14T05:12:33.000Z');
const second = { ...attempted, referredBy: '9000043214' };

withServer(server => {
  let user: Caller;
  let admin: Caller;
  let viewer: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(1, { userIdString: 'usr-mine', underWriter: heldBy('credit.user'), quizResult: [first] }),
      // Another loan of the customer, held by another underwriter; the first attempt was sent with it too.
      aLine(2, {
        userIdString: 'usr-mine',
        underWriter: heldBy('credit.admin'),
        quizResult: [second, first, 'no attempt', null],
      }),
      aLine(3, { userIdString: 'usr-other', underWriter: heldBy('credit.admin'), quizResult: [first] }),
      aLine(4, { userIdString: 'usr-none' }),
      aLine(5, { userIdString: 'usr-odd', quizResult: { ...first } }),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
    viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
  });

  const ask = (userId: string, as: Caller) => server().call(contract.intel.quiz, { userId }, as);
  const quizzesOf = async (userId: string, as: Caller) => (await ask(userId, as)).body['data'];

  it('answers the quizzes of all the customer’s loans, each attempt once, by its names [CR-136.b, CR-138.a]', async () => {
    const { quizResult } = Object(await quizzesOf('usr-mine', user));
    expect(quizResult).toEqual([second, first]);
  });

  it.each([
    ['usr-none', []],
    ['usr-odd', [first]],
  ])('answers %s with what there is: %j [CR-136.b]', async (userId, quizResult) => {
    expect(await quizzesOf(userId, admin)).toEqual({ quizResult });
  });

  it('shows viewers the quizzes and no personal data [CR-136.b, CR-138.a]', async () => {
    expect(await quizzesOf('usr-mine', viewer)).toEqual({ quizResult: [attempted, first] });
  });

  it('leaves an audit row of the read [XR-137.b]', async () => {
    await ask('usr-none', admin);
    const audit = await server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.loanId, loanIdOf(4)))
      .orderBy(inOrder);
    expect(audit.filter(({ action }) => action === 'intel.quiz').at(-1)).toMatchObject({
      actorId: admin.staffId,
      after: { userId: 'usr-none' },
    });
  });

  describe('is refused', () => {
    it('to a user who may open none of the customer’s loans [CR-007.c]', async () => {
      const { status, body } = await ask('usr-other', user);
      expect([status, body]).toEqual([
        403,
        { success: false, errorMessages: [messages.loan.notAssignedToYou] },
      ]);
    });

    it('for an unknown customer', async () => {
      const { status, body } = await ask('usr-nobody', admin);
      expect([status, body['errorMessages']]).toEqual([404, ['Customer not found']]);
    });
  });
});
