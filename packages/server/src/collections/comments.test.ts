import type { Role } from '@lending-desk/domain/access';
import { collectionsMessages, readDeskComments } from '@lending-desk/domain/collections';
import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { readSections } from '../loan/sections';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';

const [first, imported, broken, raced, repeated, edited, refused, undisbursed] = [1, 2, 3, 4, 5, 6, 7, 8];
const disbursed = {
  loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'LOAN_AGREEMENT_ACCEPTED' },
};
const given = {
  createdOn: '2026-11-08T05:12:00.000Z',
  userName: 'Sana Sheikh',
  collectionObservation: 'Ringing',
  customerBehaviour: 'BAD',
  collectionFeedback: 'No answer',
};
const aComment = {
  dispositionCode: 'Asking_waiver',
  customerBehaviour: 'GOOD',
  collectionsFeedback: ' Asks to waive the penal interest ',
} as const;

withServer(server => {
  let agent: Caller;
  let admin: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      ...[first, raced, repeated, edited, refused].map(number =>
        aLine(number, { ...disbursed, feedbacks: null }),
      ),
      aLine(imported, {
        ...disbursed,
        feedbacks: { csFeedback: [{ feedback: 'Busy' }], CollectionsFeedbacks: [given] },
      }),
      aLine(broken, { ...disbursed, feedbacks: { collectionsFeedbacks: 'none' } }),
      aLine(undisbursed, { feedbacks: null }),
    ]);
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    admin = await server().signIn('ROLE_COLLECTIONS_ADMIN');
  });

  const add = (number: number, changes = {}, as = agent, headers = {}) =>
    server().call(
      contract.collections.addComment,
      { loanId: loanIdOf(number), ...aComment, ...changes },
      as,
      headers,
    );
  const edit = (number: number, index: number, changes = {}, as = agent) =>
    server().call(
      contract.collections.editComment,
      { loanId: loanIdOf(number), index, ...aComment, ...changes },
      as,
    );
  const stored = async (number: number) =>
    Object((await readSections(server().db, loanIdOf(number), ['feedbacks']))['feedbacks']);

  it('adds a comment under the name of who is signed in, with the time, and answers the list [CO-101.g, CO-101.h, SH-091.b, SH-091.c, CO-101.d, CO-101.e, CO-099.c, CO-101.c, M54.c]', async () => {
    const { status, body } = await add(first);
    expect(status).toBe(200);
    const [only] = Object(body['data']).comments.collectionsFeedbacks;
    expect(only).toMatchObject({
      createdOn: server().clock.now.toISOString(),
      userName: 'Collections Agent',
      userIdString: agent.staffId,
      collectionObservation: 'Asking_waiver',
      customerBehaviour: 'GOOD',
      collectionFeedback: 'Asks to waive the penal interest',
    });
    expect(only).not.toHaveProperty('collectionsFeedback');
    expect((await stored(first)).collectionsFeedbacks).toEqual([only]);
    const [audit] = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(first)), eq(auditRow.action, 'collections.addComment')));
    expect(audit).toMatchObject({ actorId: agent.staffId, before: { feedbacks: null } });
  });

  it('is added after what was imported under other capitals, and the other lists stay [CO-089.b]', async () => {
    const { body } = await add(imported, { collectionsFeedback: 'Reached' });
    const section = await stored(imported);
    expect(readDeskComments(Object(body['data']).comments)).toEqual(readDeskComments(section));
    expect(Object.keys(section).toSorted()).toEqual(['collectionsFeedbacks', 'csFeedback']);
    const read = readDeskComments(section);
    expect(read.state === 'ready' && read.value.map(({ index, comment }) => [index, comment])).toEqual([
      [1, 'Reached'],
      [0, 'No answer'],
    ]);
  });

  it('adds nothing to what is no list', async () => {
    const { status, body } = await add(broken);
    expect([status, body['errorMessages']]).toEqual([409, [collectionsMessages.commentUnreadable]]);
    expect(await stored(broken)).toEqual({ collectionsFeedbacks: 'none' });
  });

  describe('an edit', () => {
    it('changes the comment at the index and no other; author and time stay [CO-094.b, SH-091.c, CO-102.g, CO-102.d, CO-102.e, CO-094.a, CO-102.c, CO-102.f]', async () => {
      await add(edited, { collectionsFeedback: 'First' });
      server().clock.pass(60_000);
      await add(edited, { collectionsFeedback: 'Second' }, admin);
      const [before, second] = (await stored(edited)).collectionsFeedbacks;
      server().clock.pass(60_000);
      const changes = { dispositionCode: 'Update', customerBehaviour: 'BEST', id: before.id };
      const { status, body } = await edit(edited, 0, { ...changes, collectionsFeedback: 'Changed' }, admin);
      expect(status).toBe(200);
      const list = (await stored(edited)).collectionsFeedbacks;
      expect(list).toEqual([
        {
          ...before,
          collectionObservation: 'Update',
          customerBehaviour: 'BEST',
          collectionFeedback: 'Changed',
        },
        second,
      ]);
      expect(Object(body['data']).feedbacks.collectionsFeedbacks).toEqual(list);
      const [audit] = await server()
        .db.select()
        .from(auditRow)
        .where(and(eq(auditRow.loanId, loanIdOf(edited)), eq(auditRow.action, 'collections.editComment')));
      expect(audit).toMatchObject({ actorId: admin.staffId });
    });

    it('changes the last one by the last index [CO-094.b]', async () => {
      await edit(edited, 1, { collectionsFeedback: 'The second' });
      const texts = (await stored(edited)).collectionsFeedbacks.map(
        ({ collectionFeedback }: typeof given) => collectionFeedback,
      );
      expect(texts).toEqual(['Changed', 'The second']);
    });

    it.each([
      ['first', 0],
      ['one in the middle', 1],
      ['last', 2],
    ])(
      'of the %s of three that were imported without an id leaves the others, and is refused with an id [CO-094.b, CO-094.c]',
      async (_which, index) => {
        const three = ['No answer', 'Busy', 'Switched off'].map(collectionFeedback => ({
          ...given,
          collectionFeedback,
        }));
        const loanId = loanIdOf(20 + index);
        await storeLoans(server().db, [
          aLine(20 + index, { ...disbursed, feedbacks: { collectionsFeedbacks: three } }),
        ]);
        // None of them has this id.
        const named = await edit(20 + index, index, { id: 'first', collectionsFeedback: 'Lost' });
        expect(named.status).toBe(409);
        expect((await edit(20 + index, index, { collectionsFeedback: 'Changed' })).status).toBe(200);
        const { feedbacks } = await readSections(server().db, loanId, ['feedbacks']);
        const texts: { collectionFeedback: string }[] = Object(feedbacks).collectionsFeedbacks;
        expect(texts.map(({ collectionFeedback }) => collectionFeedback)).toEqual(
          three.map(({ collectionFeedback }, at) => (at === index ? 'Changed' : collectionFeedback)),
        );
      },
    );

    it.each([
      ['where there is none', 2, {}],
      ['with the id of another that is there', 0, { id: 'another' }],
    ])('is refused %s [CO-094.c]', async (_what, index, more) => {
      const two = ['one', 'another'].map(id => ({ ...given, id }));
      await storeLoans(server().db, [
        aLine(30 + index, { ...disbursed, feedbacks: { collectionsFeedbacks: two } }),
      ]);
      const { status, body } = await edit(30 + index, index, { ...more, collectionsFeedback: 'Lost' });
      expect([status, body['errorMessages']]).toEqual([409, [collectionsMessages.commentMoved]]);
      expect((await stored(30 + index)).collectionsFeedbacks).toEqual(two);
    });
  });

  it('keeps both of two at once [XR-139.a]', async () => {
    const both = await Promise.all([
      add(raced, { collectionsFeedback: 'One' }),
      add(raced, { collectionsFeedback: 'Two' }, admin),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stored(raced)).collectionsFeedbacks).toHaveLength(2);
  });

  it('adds one for a repeat with the same key [CO-101.f]', async () => {
    const key = { 'idempotency-key': 'comment-once' };
    const answers = [await add(repeated, {}, agent, key), await add(repeated, {}, agent, key)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await stored(repeated)).collectionsFeedbacks).toHaveLength(1);
  });

  it.each([
    [{ dispositionCode: '' }, 'Disposition Code is Required'],
    [{ customerBehaviour: 'FAIR' }, 'Customer Behaviour Rating is Required'],
    [{ collectionsFeedback: '  ' }, 'Comment is Required'],
  ])('refuses %j [CO-095.a, CO-098.a, CO-096.a, CO-097.a]', async (changes, words) => {
    const answers = [await add(refused, changes), await edit(edited, 0, changes)];
    expect(answers.map(({ status, body }) => [status, body['errorMessages']])).toEqual([
      [400, [words]],
      [400, [words]],
    ]);
    expect(await stored(refused)).not.toHaveProperty('collectionsFeedbacks');
  });

  it.each<Role>(['ROLE_CUSTOMER_SERVICE_VIEW', 'ROLE_CREDIT_USER', 'ROLE_CUSTOMER_SERVICE'])(
    'refuses %s [CO-101.a, CO-102.a]',
    async role => {
      const caller = await server().signIn(role);
      const statuses = [await add(first, {}, caller), await edit(first, 0, {}, caller)].map(
        ({ status }) => status,
      );
      expect(statuses).toEqual([403, 403]);
    },
  );

  it('takes none for a loan that is not disbursed [XR-137.a]', async () => {
    expect((await add(undisbursed)).status).toBe(403);
    expect(await stored(undisbursed)).not.toHaveProperty('collectionsFeedbacks');
  });
});
