import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { readPreCreditFeedback } from '@lending-desk/domain/feedback';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { readSections } from '../loan/sections';
import { loan } from '../loan/table';
import { bearer, type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { supportFeedback } from './supportFeedback';

const [first, imported, broken, raced, repeated, edited, refused, claimed] = [1, 2, 3, 4, 5, 6, 7, 8];
const given = {
  createdOn: '2026-11-08T05:12:00.000Z',
  userName: 'Sana Sheikh',
  feedback: 'Busy',
  userIdString: 'u-1',
};
const collected = { createdOn: '2026-11-09T05:12:00.000Z', userName: 'A', collectionFeedback: 'Will pay' };

withServer(server => {
  let user: Caller;
  let other: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      ...[first, raced, repeated, edited, refused, claimed].map(number => aLine(number, { feedbacks: null })),
      aLine(imported, {
        feedbacks: { CsFeedback: [given], collectionsFeedbacks: [collected] },
        underWriter: heldBy('credit.user'),
      }),
      aLine(broken, { feedbacks: { csFeedback: 'none' } }),
    ]);
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
    other = await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
  });

  const add = (number: number, feedbacks: string, as = user, headers = {}) =>
    server().call(contract.feedback.add, { loanId: loanIdOf(number), feedbacks }, as, headers);
  const edit = (number: number, index: number, comment: string, as = user, more = {}) =>
    server().call(contract.feedback.edit, { loanId: loanIdOf(number), index, comment, ...more }, as);
  const stored = async (number: number) =>
    Object((await readSections(server().db, loanIdOf(number), ['feedbacks']))['feedbacks']);
  const textsOf = (section: unknown) => {
    const read = readPreCreditFeedback(section);
    return read.state === 'ready' && read.value.map(({ userName, feedback }) => [userName, feedback]);
  };

  it('adds a feedback under the full name of who is signed in, and answers the list [CS-092.e, CS-094.a, CS-136.a, CS-092.c]', async () => {
    const { status, body } = await add(first, '  Wants it on the 5th ');
    expect(status).toBe(200);
    const [only] = Object(body['data']).feedbacks.csFeedback;
    expect(only).toEqual({
      // The position of an entry may come with its id.
      id: expect.any(String),
      createdOn: server().clock.now.toISOString(),
      userName: 'Support User',
      feedback: 'Wants it on the 5th',
      userIdString: user.staffId,
    });
    // Credit calls the author userId.
    expect((await stored(first)).csFeedback).toEqual([{ ...only, userId: user.staffId }]);
    const [audit] = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(first)), eq(auditRow.action, 'feedback.add')));
    expect(audit).toMatchObject({
      actorId: user.staffId,
      before: { feedbacks: null },
      after: { feedbacks: { csFeedback: [{ feedback: 'Wants it on the 5th' }] } },
    });
    const [row] = await server()
      .db.select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(first)));
    expect(row?.version).toBe(1);
  });

  it('is added under that name, whatever the request says [CS-094.a]', async () => {
    const answer = await server().send('/api/v1/loan-feedback/add-cs-loan-feedback', {
      method: 'POST',
      headers: { ...bearer(user), 'content-type': 'application/json' },
      body: JSON.stringify({ loanId: loanIdOf(claimed), feedbacks: 'Busy', userName: 'Sana Sheikh' }),
    });
    expect(Object(answer.body['data']).feedbacks.csFeedback).toMatchObject([{ userName: 'Support User' }]);
  });

  it('is added after what was imported, whose other lists stay, and credit reads who wrote it as userId [CR-137.a, CS-092.e, CR-130.b]', async () => {
    const { body } = await add(imported, 'Reached on the second try');
    expect(Object(body['data']).feedbacks.csFeedback).toMatchObject([
      { feedback: 'Busy' },
      { feedback: 'Reached on the second try' },
    ]);
    expect(textsOf(Object(body['data']).feedbacks)).toEqual([
      ['Support User', 'Reached on the second try'],
      ['Sana Sheikh', 'Busy'],
    ]);
    const section = await stored(imported);
    expect(Object.keys(section).sort()).toEqual(['collectionsFeedbacks', 'csFeedback']);
    expect(section).toMatchObject({ csFeedback: [given, {}], collectionsFeedbacks: [collected] });
    const credit = await server().signIn('ROLE_CREDIT_USER');
    const { body: read } = await server().call(contract.loan.read, { id: loanIdOf(imported) }, credit);
    expect(Object(read['data']).feedbacks.csFeedback[1]).toMatchObject({
      createdOn: server().clock.now.toISOString(),
      userName: 'Support User',
      userId: user.staffId,
      feedback: 'Reached on the second try',
    });
  });

  it('adds nothing to what is no list', async () => {
    const { status, body } = await add(broken, 'Lost?');
    expect([status, body['errorMessages']]).toEqual([409, [refusals.feedbackUnreadable]]);
    expect(await stored(broken)).toEqual({ csFeedback: 'none' });
  });

  it('edits the text by its position, oldest first; author and time stay [CS-093.e, CS-093.d, CS-093.c, CS-136.a]', async () => {
    await add(edited, 'First');
    server().clock.pass(60_000);
    await add(edited, 'Second', other);
    const [before] = (await stored(edited)).csFeedback;
    server().clock.pass(60_000);
    const { status, body } = await edit(edited, 0, ' Changed ', user, { id: before.id });
    expect(status).toBe(200);
    expect((await stored(edited)).csFeedback).toEqual([
      { ...before, feedback: 'Changed' },
      expect.objectContaining({ userName: 'Support Admin', feedback: 'Second' }),
    ]);
    const { userId: _ofCredit, ...shown } = before;
    const answered = Object(body['data']).feedbacks;
    expect(answered.csFeedback[0]).toEqual({ ...shown, feedback: 'Changed' });
    expect(textsOf(answered)).toEqual([
      ['Support Admin', 'Second'],
      ['Support User', 'Changed'],
    ]);
    // The last one too, and no other.
    await edit(edited, 1, 'Second try', other);
    expect(textsOf(await stored(edited))).toEqual([
      ['Support Admin', 'Second try'],
      ['Support User', 'Changed'],
    ]);
    const [audit] = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(edited)), eq(auditRow.action, 'feedback.edit')))
      .orderBy(auditRow.at);
    expect(audit).toMatchObject({
      before: { feedbacks: { csFeedback: [{ feedback: 'First' }, {}] } },
      after: { feedbacks: { csFeedback: [{ feedback: 'Changed' }, {}] } },
    });
  });

  it.each([
    ['of somebody else', 1, {}, 403, refusals.feedbackOfAnother],
    ['that is not there', 2, {}, 409, refusals.feedbackMoved],
    ['with another id at its position', 0, { id: 'another' }, 409, refusals.feedbackMoved],
  ])('edits none %s [CS-093.e]', async (_what, index, more, expected, words) => {
    const before = await stored(edited);
    const { status, body } = await edit(edited, index, 'Not mine', user, more);
    expect([status, body['errorMessages']]).toEqual([expected, [words]]);
    // Of one that moved it says what is there now.
    const there =
      expected === 409 ? { feedbacks: { csFeedback: supportFeedback(before.csFeedback) } } : undefined;
    expect(body['data']).toEqual(there);
    expect(await stored(edited)).toEqual(before);
  });

  it('edits no imported feedback, whose author nobody can prove to be [CS-093.e]', async () => {
    expect((await edit(imported, 0, 'Mine now')).status).toBe(403);
  });

  it('keeps all of several at once [XR-139.a]', async () => {
    const texts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    // By then each has a connection of its own to write on.
    await Promise.all(texts.map(() => server().call(contract.signin.profile, {}, user)));
    const all = await Promise.all(texts.map((text, at) => add(raced, text, at % 2 === 0 ? user : other)));
    expect(all.map(({ status }) => status)).toEqual(texts.map(() => 200));
    const kept = (await stored(raced)).csFeedback.map((one: typeof given) => one.feedback);
    expect(kept.toSorted()).toEqual(texts.toSorted());
  });

  it('adds one for a repeat with the same key [CS-092.d]', async () => {
    const key = { 'idempotency-key': 'feedback-once' };
    const answers = [await add(repeated, 'Once', user, key), await add(repeated, 'Once', user, key)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await stored(repeated)).csFeedback).toHaveLength(1);
  });

  it.each(['', '   '])('refuses %j [CS-091.a, CS-090.a]', async text => {
    const added = await add(refused, text);
    expect([added.status, added.body['errorMessages']]).toEqual([400, ['Feedback is a Required']]);
    const changed = await edit(edited, 0, text);
    expect([changed.status, changed.body['errorMessages']]).toEqual([400, ['Comment is Required']]);
  });

  it.each<Role>(['ROLE_CUSTOMER_SERVICE_VIEW', 'ROLE_CREDIT_USER', 'ROLE_COLLECTIONS_AGENT'])(
    'refuses %s [CS-092.a, CS-093.a]',
    async role => {
      const caller = await server().signIn(role);
      expect([
        (await add(refused, 'No', caller)).status,
        (await edit(edited, 0, 'No', caller)).status,
      ]).toEqual([403, 403]);
      expect(await stored(refused)).not.toHaveProperty('csFeedback');
    },
  );
});
