import type { LoanDesk } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import type { Mentions } from '@lending-desk/domain/mentions';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { sweep } from '../db/sweep';
import { loan } from '../loan/table';
import { staff } from '../signin/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { mention } from './table';

const [first, second, free, lent, others, moved, demoted] = [1, 2, 3, 4, 5, 6, 7];

withServer(server => {
  let user: Caller;
  let admin: Caller;
  let viewer: Caller;
  let support: Caller;
  let agent: Caller;

  beforeAll(async () => {
    const held = { underWriter: heldBy('credit.user') };
    await storeLoans(server().db, [
      ...[first, second, moved, demoted].map(number =>
        aLine(number, { ...held, personalDetails: { fullName: `Customer ${number}` } }),
      ),
      aLine(free),
      aLine(lent, {
        loanDetails: { approvalStatus: 'DISBURSED' },
        feedbacks: {
          collectionsFeedbacks: ['Will pay', 'Will not'].map(collectionFeedback => ({ collectionFeedback })),
        },
      }),
      aLine(others, { underWriter: heldBy('credit.admin') }),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
    viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
    support = await server().signIn('ROLE_CUSTOMER_SERVICE');
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
  });

  const say = (number: number, comment: string, as: Caller, headers = {}) =>
    server().call(contract.comments.save, { id: loanIdOf(number), comment }, as, headers);
  const read = async (as: Caller) =>
    (await server().call(contract.mentions.list, {}, as)).body['data'] as Mentions;
  const mark = (until: Date, as: Caller, number?: number) =>
    server().call(
      contract.mentions.markRead,
      {
        until: until.toISOString(),
        ...(number !== undefined && { of: { loanId: loanIdOf(number), desk: 'credit' as const } }),
      },
      as,
    );
  const now = () => server().clock.now;
  const later = () => server().clock.pass(60_000);
  const rowsOf = (staffId: string) => server().db.select().from(mention).where(eq(mention.staffId, staffId));

  describe('those who can be mentioned', () => {
    const colleagues = async (number: number, as: Caller, desk: LoanDesk = 'credit') => {
      const { status, body } = await server().call(
        contract.mentions.colleagues,
        { loanId: loanIdOf(number), desk },
        as,
      );
      const found: { fullName: string }[] = Object(body['data']).colleagues ?? [];
      return [status, ...found.map(({ fullName }) => fullName)];
    };

    it('are the active staff who may open the loan at the desk, without oneself [XR-055.c]', async () => {
      const { db } = server();
      const person = { passwordHash: 'none', roles: ['ROLE_CREDIT_ADMIN'], createdAt: now() };
      await db.insert(staff).values([
        { ...person, email: 'a@lender.example', fullName: 'Amina Disabled', state: 'disabled' },
        { ...person, email: 'b@lender.example', fullName: 'Bina Waiting', state: 'pending' },
      ]);
      const everyLoan = ['Credit Admin', 'Credit Viewer', 'Super User'];
      expect(await colleagues(first, user)).toEqual([200, ...everyLoan]);
      expect(await colleagues(free, admin)).toEqual([200, 'Credit User', 'Credit Viewer', 'Super User']);
      expect(await colleagues(lent, agent, 'collections')).toEqual([
        200,
        'Collections Admin',
        'Collections Reviewer',
        'Super User',
        'Support Viewer',
      ]);
      expect(await colleagues(first, support, 'customerSupport')).toEqual([
        200,
        'Super User',
        'Support Admin',
        'Support Reviewer',
        'Support Viewer',
      ]);
    });

    it('are told to nobody who may not open it, nor to a viewer [XR-055.c]', async () => {
      expect(await colleagues(others, user)).toEqual([403]);
      expect(await colleagues(first, agent, 'collections')).toEqual([403]);
      expect(await colleagues(first, viewer)).toEqual([403]);
    });
  });

  it('tells each mentioned person once, and nobody else [XR-055.d, XR-055.e]', async () => {
    const comment = '@Credit Admin and @credit admin: 9000043214? Not @Credit User, @Support User or @Nobody';
    const key = { 'idempotency-key': 'mentioned-once' };
    await say(first, comment, user, key);
    expect((await say(first, comment, user, key)).status).toBe(200);
    const told = {
      loanId: loanIdOf(first),
      desk: 'credit',
      customer: 'Customer 1',
      author: 'Credit User',
      comment,
      at: now().toISOString(),
      unread: 1,
    };
    expect(await read(admin)).toEqual({ unread: 1, mentions: [told] });
    expect(await rowsOf(admin.staffId)).toHaveLength(1);
    for (const one of [user, support, viewer]) expect(await read(one)).toEqual({ unread: 0, mentions: [] });
    expect(await server().db.select().from(mention)).toHaveLength(1);
  });

  it('shows a loan once, with its newest comment, and the newest loan first [XR-055.f, XR-055.j, XR-055.l]', async () => {
    later();
    await say(first, `@Credit Admin ${'long '.repeat(60)}`, user);
    later();
    await say(second, '@Credit Admin, look', user);
    const { unread, mentions } = await read(admin);
    expect([unread, mentions.map(one => [one.loanId, one.unread])]).toEqual([
      2,
      [
        [loanIdOf(second), 1],
        [loanIdOf(first), 2],
      ],
    ]);
    expect(mentions[1]?.comment).toHaveLength(140);
    // The newest is that of the latest moment, not the one that was stored last.
    const row = { loanId: loanIdOf(second), desk: 'credit', authorName: 'Credit User' } as const;
    await server()
      .db.insert(mention)
      .values({
        ...row,
        comment: 'imported',
        staffId: admin.staffId,
        at: new Date(now().getTime() - 86_400_000),
        text: 'Of yesterday',
        readAt: now(),
      });
    expect((await read(admin)).mentions.map(({ comment }) => comment.slice(0, 20))).toEqual([
      '@Credit Admin, look',
      '@Credit Admin long l',
    ]);
  });

  it('masks what a viewer reads before it is cut [XR-006.e]', async () => {
    await say(first, `@Credit Viewer ${'-'.repeat(120)}9000043214`, user);
    const [told] = (await read(viewer)).mentions;
    expect(told?.comment).toMatch(/-90/);
    expect(told?.comment).not.toContain('90000');
    await mark(now(), viewer);
  });

  it('marks those of one loan that were seen, and then all; those of others stay [XR-055.g, XR-055.k]', async () => {
    const seen = now();
    later();
    await say(first, '@Credit Admin, arrived meanwhile. @Credit Viewer', user);
    const one = await mark(seen, admin, first);
    const counts = (data: unknown) => (data as Mentions).mentions.map(({ unread }) => unread);
    expect(counts(one.body['data'])).toEqual([1, 1]);
    expect(counts(await read(viewer))).toEqual([1]);
    expect((await mark(now(), admin)).body['data']).toMatchObject({ unread: 0 });
    expect(counts(await read(admin))).toEqual([0, 0]);
    expect(counts(await read(viewer))).toEqual([1]);
    // What is unread at another desk is not counted at this one.
    const elsewhere = { loanId: loanIdOf(second), desk: 'customerSupport', staffId: admin.staffId } as const;
    await server()
      .db.insert(mention)
      .values({
        ...elsewhere,
        comment: 'theirs',
        at: now(),
        authorName: 'Support User',
        text: '@Credit Admin',
      });
    expect(counts(await read(admin))).toEqual([0, 0]);
    await server().db.delete(mention).where(eq(mention.comment, 'theirs'));
    await mark(now(), admin);
    const rows = await server().db.select().from(auditRow).where(eq(auditRow.action, 'mentions.markRead'));
    expect(
      rows
        .filter(({ actorId }) => actorId === admin.staffId)
        .map(({ loanId, after }) => [loanId, after])
        .toSorted(),
    ).toEqual([
      [null, { read: 2 }],
      [loanIdOf(first), { read: 2 }],
    ]);
  });

  it('is read by nobody who may not open the loan any more [XR-055.h]', async () => {
    const { db } = server();
    await say(moved, '@Credit User, yours', admin);
    await say(demoted, '@Credit User, too', admin);
    expect((await read(user)).mentions).toHaveLength(2);
    await db
      .update(loan)
      .set({ underwriterId: admin.staffId })
      .where(eq(loan.loanId, loanIdOf(moved)));
    expect(await read(user)).toMatchObject({ unread: 1, mentions: [{ loanId: loanIdOf(demoted) }] });
    const refused = await mark(now(), user, moved);
    expect([refused.status, refused.body['errorMessages']]).toEqual([403, [messages.loan.notAssignedToYou]]);
    const roles = (held: string[]) => db.update(staff).set({ roles: held }).where(eq(staff.id, user.staffId));
    await roles(['ROLE_CUSTOMER_SERVICE']);
    expect(await read(user)).toEqual({ unread: 0, mentions: [] });
    await roles(['ROLE_CREDIT_USER']);
  });

  it('tells of support’s and collections’ comments at their desks, of an edited one only who is new [XR-055.d]', async () => {
    const loanId = loanIdOf(lent);
    const added = await server().call(
      contract.feedback.add,
      { loanId, feedbacks: '@Support Admin?' },
      support,
    );
    const edit = (comment: string) =>
      server().call(contract.feedback.edit, { loanId, index: 0, comment }, support);
    const supportAdmin = await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
    const supportViewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
    await mark(now(), supportAdmin);
    await edit('@Support Admin? Or @Support Viewer?');
    expect(await read(supportAdmin)).toMatchObject({ unread: 0, mentions: [{ comment: '@Support Admin?' }] });
    const told = { loanId, desk: 'customerSupport', comment: '@Support Admin? Or @Support Viewer?' };
    expect(await read(supportViewer)).toMatchObject({ unread: 1, mentions: [told] });
    // Its id, which an import that brings older feedback does not change.
    const { id } = Object(added.body['data']).feedbacks.csFeedback[0];
    expect(await rowsOf(supportViewer.staffId)).toMatchObject([{ comment: id }]);

    const said = { loanId, dispositionCode: 'Busy', customerBehaviour: 'GOOD' } as const;
    const add = contract.collections.addComment;
    await server().call(add, { ...said, collectionsFeedback: '@Collections Admin' }, agent);
    const collectionsAdmin = await server().signIn('ROLE_COLLECTIONS_ADMIN');
    expect((await read(collectionsAdmin)).mentions).toMatchObject([{ desk: 'collections', unread: 1 }]);
    const change = contract.collections.editComment;
    await server().call(change, { ...said, index: 2, collectionsFeedback: '@Super User' }, agent);
    expect((await read(await server().signIn('ROLE_SUPER_USER'))).mentions).toMatchObject([
      { desk: 'collections', author: 'Collections Agent', comment: '@Super User' },
    ]);
    // Two imported ones without an id are two comments.
    for (const index of [0, 1])
      await server().call(change, { ...said, index, collectionsFeedback: '@Collections Reviewer' }, agent);
    const reviewer = await server().signIn('co.review@lender.example');
    expect((await read(reviewer)).mentions).toMatchObject([{ desk: 'collections', unread: 2 }]);
  });

  it('is forgotten after ninety days [XR-055.m]', async () => {
    const day = 24 * 60 * 60_000;
    await sweep(server(), new Date(now().getTime() + 89 * day));
    expect(await rowsOf(admin.staffId)).not.toEqual([]);
    await sweep(server(), new Date(now().getTime() + 91 * day));
    expect(await server().db.select().from(mention)).toEqual([]);
  });
});
