import { vasMessages } from '@lending-desk/domain/vas';
import { contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { aVasRequest } from '@lending-desk/domain/testing';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { staff } from '../signin/table';
import { type Caller, startOfTests, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { vasFeedback } from './table';

const [read, mine, shared, raced, repeated, wrong, covered, namesake] = [1, 2, 3, 4, 5, 6, 7, 8];
type Listed = { userIdString: string; rating: number; vasFeedback: string };
type Answered = { status: string; comments: { vasFeedbacks: Listed[] } };

withServer(server => {
  let vas: Caller;
  let other: Caller;

  beforeAll(async () => {
    await storeLoans(
      server().db,
      [read, mine, shared, raced, repeated, wrong, covered, namesake].map(number =>
        aLine(number, {
          amountApplied: 125_000,
          personalDetails: { fullName: 'Kavya Raghunathan', email: 'kavya.r@mail.example' },
        }),
      ),
    );
    vas = await server().signIn('ROLE_VAS');
    other = await server().signIn('ROLE_SUPER_USER');
  });

  const add = (number: number, changes = {}, as = vas, headers = {}) =>
    server().call(contract.vas.add, { loanId: loanIdOf(number), ...aVasRequest(), ...changes }, as, headers);
  const edit = (number: number, index: number, changes = {}, as = vas) =>
    server().call(contract.vas.edit, { loanId: loanIdOf(number), index, ...aVasRequest(), ...changes }, as);
  const fetch = async (number: number, as = vas) =>
    (await server().call(contract.vas.read, { loanId: loanIdOf(number) }, as)).body['data'];
  const rowsOf = (number: number) =>
    server()
      .db.select()
      .from(vasFeedback)
      .where(eq(vasFeedback.loanId, loanIdOf(number)));

  const auditsOf = (number: number, action: string) =>
    server()
      .db.select({ by: auditRow.actorId, before: auditRow.before, after: auditRow.after })
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(number)), eq(auditRow.action, action)));

  it('answers the caller, the loan and its feedback, and records the read [VA-005.b, VA-005.c, VA-005.d]', async () => {
    expect(await fetch(read)).toEqual({
      userIdString: vas.staffId,
      loan: {
        loanId: loanIdOf(read),
        amountApplied: 125_000,
        personalDetails: { fullName: 'Kavya Raghunathan', email: 'kavya.r@mail.example' },
        loanDetails: { applicationStatus: 'BANK_STATEMENTS_SUBMITTED', approvalStatus: 'PENDING' },
      },
      vasFeedbacks: [],
    });
    expect(await auditsOf(read, 'vas.read')).toEqual([{ by: vas.staffId, before: null, after: null }]);
  });

  it('masks the e-mail for a viewer [XR-006.d]', async () => {
    const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
    expect(await fetch(read, viewer)).toMatchObject({
      loan: { personalDetails: { fullName: 'Kavya Raghunathan', email: 'k•••@mail.example' } },
    });
  });

  it('masks a list for whoever else only views, also in the answer to a change, and never an id [XR-006.e]', async () => {
    const email = 'vas.viewer@lender.example';
    await server()
      .db.insert(staff)
      .values({
        email,
        fullName: 'Vas Viewer',
        roles: ['ROLE_VAS', 'ROLE_CUSTOMER_SERVICE_VIEW'],
        state: 'active',
        createdAt: startOfTests,
      });
    const both = await server().signIn(email);
    // It ends like the number of an account.
    const id = 'b0000000-0000-4000-8000-999151438497';
    const { vasFeedback: feedback, ...answers } = aVasRequest();
    const stored = { id, loanId: loanIdOf(covered), createdOn: startOfTests, staffName: 'Vas Viewer' };
    await server()
      .db.insert(vasFeedback)
      .values({ ...stored, staffId: both.staffId, feedback, ...answers });
    const { body } = await edit(covered, 0, { id, vasFeedback: 'Rang 9000043214' }, both);
    expect((body['data'] as Answered).comments.vasFeedbacks).toMatchObject([
      { id, userIdString: both.staffId, userName: 'Vas Viewer', vasFeedback: 'Rang 90••• ••214' },
    ]);
  });

  it('adds a feedback with the rating of its answers, and answers the list [VA-017.a, VA-017.b, VA-017.c, VA-018.f, VA-018.g, VA-013.b, VA-014.b, VA-007.c, VA-012.b, VA-015.b, VA-016.b, VA-018.b, VA-018.c]', async () => {
    // No two of the answers are alike.
    const given = { customerTestimonial: 'NO' } as const;
    const { status, body } = await add(mine, given);
    expect(status).toBe(200);
    const [stored] = await rowsOf(mine);
    const data = {
      status: 'VAS feedback added',
      comments: {
        vasFeedbacks: [
          {
            id: stored?.id,
            createdOn: server().clock.now.toISOString(),
            userName: 'Vas User',
            userIdString: vas.staffId,
            rating: 3.5,
            ...aVasRequest(given),
          },
        ],
      },
    };
    expect(body['data']).toEqual(data);
    expect(await fetch(mine)).toMatchObject({ vasFeedbacks: data.comments.vasFeedbacks });
    expect(await auditsOf(mine, 'vas.add')).toEqual([
      { by: vas.staffId, before: null, after: { id: stored?.id, ...aVasRequest(given) } },
    ]);
  });

  it('replaces a feedback by its position in the stored list, oldest first, and no other [VA-019.g, VA-019.b, VA-019.e, VA-019.f, VA-019.d, VA-005.d]', async () => {
    await add(shared, { vasFeedback: 'The first' }, other);
    server().clock.pass(60_000);
    await add(shared, { vasFeedback: 'The second' });
    await add(read, { vasFeedback: 'On another loan' });
    const changes = { vasFeedback: 'Changed', customerRating: 'NO', customerTestimonial: 'NO' } as const;
    const { status, body } = await edit(shared, 1, changes);
    const data = body['data'] as Answered;
    expect([status, data.status]).toEqual([200, 'VAS feedback updated']);
    expect(data.comments.vasFeedbacks.map(one => [one.userIdString, one.vasFeedback, one.rating])).toEqual([
      [other.staffId, 'The first', 4.5],
      [vas.staffId, 'Changed', 2.5],
    ]);
    expect(await fetch(shared)).toMatchObject({ vasFeedbacks: data.comments.vasFeedbacks });
    expect(await rowsOf(read)).toMatchObject([{ feedback: 'On another loan' }]);
    const theirs = (await rowsOf(shared)).find(({ staffId }) => staffId === other.staffId)?.id;
    expect((await edit(shared, 1, { id: theirs })).status).toBe(409);
    // Of one moment, as an import writes them: their positions are the same at each reading.
    const imported = (await rowsOf(read)).map(row => ({
      ...row,
      id: 'ffffffff-0000-4000-8000-000000000001',
    }));
    const others = imported.map(row => ({ ...row, id: '00000000-0000-4000-8000-000000000001' }));
    await server()
      .db.delete(vasFeedback)
      .where(eq(vasFeedback.loanId, loanIdOf(read)));
    await server().db.insert(vasFeedback).values(imported);
    await server()
      .db.insert(vasFeedback)
      .values(others.map(row => ({ ...row, staffId: other.staffId })));
    expect(await fetch(read)).toMatchObject({
      vasFeedbacks: [{ userIdString: other.staffId }, { userIdString: vas.staffId }],
    });
    const id = (await rowsOf(shared)).find(({ staffId }) => staffId === vas.staffId)?.id;
    expect(await auditsOf(shared, 'vas.edit')).toEqual([
      {
        by: vas.staffId,
        before: { id, ...aVasRequest({ vasFeedback: 'The second' }) },
        after: { id, ...aVasRequest(changes) },
      },
    ]);
  });

  it("tells whose a feedback is by the author's id, not by the name [VA-010.d]", async () => {
    const { vasFeedback: feedback, ...answers } = aVasRequest();
    await server()
      .db.insert(vasFeedback)
      .values({
        loanId: loanIdOf(namesake),
        createdOn: startOfTests,
        staffId: other.staffId,
        staffName: 'Vas User',
        feedback,
        ...answers,
      });
    expect((await edit(namesake, 0, { vasFeedback: 'Not mine' })).status).toBe(409);
    expect((await add(namesake, { vasFeedback: 'Mine' })).status).toBe(200);
    expect((await rowsOf(namesake)).map(row => row.feedback).toSorted()).toEqual(
      [feedback, 'Mine'].toSorted(),
    );
  });

  it.each([
    ['of somebody else', 0, {}],
    ['that is not there', 2, {}],
    ['with another id at this position', 1, { id: '5f1e3b77-1a7c-4c0b-9a55-0d6f0a6b7c01' }],
  ])(
    'replaces no feedback %s, and answers the list as it is [VA-010.d, VA-019.g]',
    async (_what, index, changes) => {
      const before = await rowsOf(shared);
      const { status, body } = await edit(shared, index, { vasFeedback: 'Not mine', ...changes });
      expect([status, body['errorMessages']]).toEqual([409, [refusals.vasFeedbackMoved]]);
      expect((body['data'] as Answered).comments.vasFeedbacks).toHaveLength(2);
      expect(await rowsOf(shared)).toEqual(before);
    },
  );

  it('keeps one feedback for each author and loan, also of two requests at once [VA-010.c]', async () => {
    const both = await Promise.all([add(raced), add(raced)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)?.body;
    expect(refused?.['errorMessages']).toEqual([refusals.vasFeedbackThere]);
    // With the list as it is now.
    const list = [{ userIdString: vas.staffId, vasFeedback: aVasRequest().vasFeedback }];
    expect(refused?.['data']).toMatchObject({ comments: { vasFeedbacks: list } });
    expect(await rowsOf(raced)).toHaveLength(1);
  });

  it('answers a repeat with the same key as the first time [VA-018.e]', async () => {
    const key = { 'idempotency-key': 'vas-once' };
    const answers = [await add(repeated, {}, vas, key), await add(repeated, {}, vas, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await rowsOf(repeated)).toHaveLength(1);
  });

  it.each([
    'customerInteraction',
    'customerRating',
    'customerParticipation',
    'customerCommunication',
    'customerTestimonial',
  ])('is refused without %s [VA-011.c]', async question => {
    for (const answer of ['', 'MAYBE', undefined]) {
      const { status, body } = await add(wrong, { [question]: answer });
      expect([status, body['errorMessages']]).toEqual([400, [vasMessages.chooseAll]]);
    }
    expect(await rowsOf(wrong)).toEqual([]);
  });

  it.each(['ROLE_CUSTOMER_SERVICE', 'ROLE_CUSTOMER_SERVICE_ADMIN', 'ROLE_CUSTOMER_SERVICE_VIEW'] as const)(
    'is refused to %s, which may read it [VA-008.c, VA-019.a]',
    async role => {
      const support = await server().signIn(role);
      expect([(await add(wrong, {}, support)).status, (await edit(mine, 0, {}, support)).status]).toEqual([
        403, 403,
      ]);
      expect(await fetch(mine, support)).toMatchObject({ userIdString: support.staffId });
    },
  );

  it('answers 404 for a loan there is not [XR-137.c]', async () => {
    const { status, body } = await server().call(contract.vas.read, { loanId: 999_999 }, vas);
    expect([status, body['errorMessages']]).toEqual([404, [refusals.loanNotFound]]);
    expect([(await add(99)).status, (await edit(99, 0)).status]).toEqual([404, 404]);
  });
});
