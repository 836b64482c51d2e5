import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loanComment } from '../comments/table';
import { type Caller, eachEngine } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, heldBy, idStringOf, loanIdOf, storeLoans } from '../testing/loans';
import { findComments, findLoan } from './findLoan';
import { loan } from './table';

const [unassigned, mine, others, decided, unknownStatus] = [1, 2, 3, 4, 5];

const secrets = [
  '9000043214',
  '9000067771',
  'kavya.r@',
  'SB-0432-1189',
  'ZZXPR1000Z',
  '9000065967',
  '9000011471',
];

const statements: string[] = [];
const counted = { statements: { logQuery: (query: string) => void statements.push(query) } };

eachEngine(server => {
  let user: Caller;
  let admin: Caller;
  let viewer: Caller;

  beforeAll(async () => {
    const bureau = {
      equifaxReport: { score: 742 },
      processedPerfios: { name: 'KAVYA', transaction: [{ narration: 'To A/c SB-0432-1189' }] },
    };
    await storeLoans(server().db, [
      aLine(unassigned, bureau),
      // An open loan is counted from its start, whatever came with it.
      aLine(mine, {
        ...bureau,
        turnAroundDays: 9,
        underWriter: heldBy('credit.user'),
        // Its number is that of no other field.
        financialDetails: { bankName: 'HDFC Bank', accountNumber: 'SB-0432-1189' },
      }),
      aLine(unknownStatus, { underWriter: heldBy('credit.user') }),
      aLine(others, { underWriter: heldBy('credit.admin') }),
      aLine(decided, {
        underWriter: heldBy('credit.user'),
        loanDetails: { approvalStatus: 'APPROVED' },
        turnAroundDays: 7,
        underWriterRemarks: {
          comments: [
            { id: 'later', createdOn: '2026-11-20T10:00:00.000Z', comment: 'Second', author: 'Meera' },
            { createdOn: '2026-11-20T09:00:00.000Z', comment: 'First' },
          ],
        },
      }),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
    viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
  });

  const read = (number: number, as: Caller, sections?: string) =>
    server().call(contract.loan.read, { id: loanIdOf(number), ...(sections && { sections }) }, as);

  const readsOf = (number: number) =>
    server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(number)), eq(auditRow.action, 'loan.read')))
      .orderBy(inOrder);

  it('says that the rule engine has no result, whatever stands in it, and null where nothing does [CR-026.d, CR-026.e]', async () => {
    const without = { underWriter: heldBy('credit.user'), ruleEngineResultAvailable: false };
    await storeLoans(server().db, [aLine(70, without), aLine(71, { ...without, engine: null })]);
    expect((await read(71, user)).body).toMatchObject({ data: { engine: null } });
    const { body } = await read(70, user);
    expect(body).toMatchObject({
      data: { engine: { ruleEngine: { BUREAU_SCORE: { value: 742 } } }, ruleEngineResultAvailable: false },
    });
  });

  it('answers the loan with its comments and calls [CR-026.c, CR-026.d, CR-026.e, CR-026.f, CR-026.g, CR-140.b]', async () => {
    const { status, body } = await read(mine, user);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: {
        data: {
          loanId: loanIdOf(mine),
          idString: idStringOf(mine),
          amountApplied: 150_000,
          version: 1,
          turnAroundDays: 2,
          loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'BANK_STATEMENTS_SUBMITTED' },
          personalDetails: { fullName: 'Kavya Raghunathan', primaryPhoneNumber: '9000043214' },
          kycDocuments: { aadhaar: { identifierNumber: 'XXXXXXXX8812' } },
          equifaxReport: { score: 742 },
          underWriter: { idString: user.staffId, fullName: 'Credit User' },
        },
        engine: { ruleEngine: { BUREAU_SCORE: { value: 742 } } },
        ruleEngineResultAvailable: true,
        callRecordings: [{ Status: 'Answered' }],
        feedbacks: { csFeedback: [] },
      },
    });
  });

  it('finds it by its idString as well [CR-026.a]', async () => {
    const answer = await server().call(contract.loan.read, { id: idStringOf(mine) }, user);
    expect(answer.body).toMatchObject({ data: { data: { loanId: loanIdOf(mine) } } });
  });

  it('opens one whose stored status is unknown, with the status as stored [XR-137.f]', async () => {
    const stored = eq(loan.loanId, loanIdOf(unknownStatus));
    await server().db.update(loan).set({ approvalStatus: 'SOLD' }).where(stored);
    const { status, body } = await read(unknownStatus, user);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { data: { loanDetails: { approvalStatus: 'SOLD' } } } });
  });

  it('refuses a loan that does not exist [XR-137.c]', async () => {
    const answer = await server().call(contract.loan.read, { id: 999_999_999 }, user);
    expect([answer.status, answer.body['errorMessages']]).toEqual([404, ['Loan not found']]);
  });

  it('keeps the figure a decided loan was imported with, and its comments oldest first [CR-140.b, CR-160.a]', async () => {
    const { body } = await read(decided, user);
    expect(body).toMatchObject({
      data: {
        data: {
          turnAroundDays: 7,
          underWriterRemarks: {
            comments: [
              { comment: 'First', author: null, createdOn: '2026-11-20T09:00:00.000Z' },
              { comment: 'Second', author: 'Meera' },
            ],
          },
        },
      },
    });
    // Those of one moment stand by their id, whichever was stored first.
    const createdOn = new Date('2026-11-20T11:00:00.000Z');
    const loanId = loanIdOf(77);
    await storeLoans(server().db, [aLine(77, { underWriterRemarks: { comments: [] } })]);
    const ofOneMoment = [2, 3, 1].map(number => ({
      id: `5ad10000-0000-4000-8000-00000000000${number}`,
      loanId,
      createdOn,
      text: `${number}`,
    }));
    await server().db.insert(loanComment).values(ofOneMoment);
    expect((await findComments(server().db, loanId)).map(({ comment }) => comment)).toEqual(['1', '2', '3']);
    const stored = await findLoan(server().db, String(loanId), { desk: 'credit' });
    expect(stored?.comments.map(({ comment }) => comment)).toEqual(['1', '2', '3']);
  });

  it('writes an audit row for every read [XR-137.b]', async () => {
    const before = (await readsOf(mine)).length;
    await read(mine, user);
    const rows = await readsOf(mine);
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ actorId: user.staffId, actorName: 'Credit User' });
  });

  it('never assigns [CR-012.a]', async () => {
    await read(unassigned, user);
    const [row] = await server()
      .db.select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(unassigned)));
    expect(row?.underwriterId).toBeNull();
  });

  describe('who may open a loan of another assignee', () => {
    it('refuses another underwriter, and names whom to ask, nothing else of the loan [CR-007.c, CR-008.a]', async () => {
      const answer = await read(others, user);
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({
        success: false,
        errorMessages: [messages.loan.notAssignedToYou],
        data: { underWriterName: 'Credit Admin' },
      });
      expect(await readsOf(others)).toEqual([]);
    });

    it('lets the assignee, a viewer, an admin and a super user open it [CR-007.a, CR-007.b]', async () => {
      const superUser = await server().signIn('ROLE_SUPER_USER');
      const statuses = [
        await read(others, admin),
        await read(others, viewer),
        await read(others, superUser),
        await read(mine, user),
      ];
      expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });
  });

  describe('the parts of the answer', () => {
    const heavy = ['equifaxReport', 'processedPerfios', 'kycDocuments'];
    const namesIn = async (sections: string) => {
      const { body } = await read(mine, user, sections);
      const { data } = body['data'] as { data: Record<string, unknown> };
      return Object.keys(data).sort();
    };
    const identity = ['idString', 'loanId', 'version'];

    it.each([
      ['core', []],
      ['core,bureau', ['equifaxReport']],
      ['core,kyc', ['kycDocuments']],
      ['core, bureau, statement, kyc', heavy],
    ])('of %s include the core and the requested parts [XR-137.e]', async (sections, expected) => {
      const names = await namesIn(sections);
      expect(names.filter(name => heavy.includes(name))).toEqual([...expected].sort());
      expect(names).toContain('personalDetails');
    });

    it.each([
      ['bureau', ['equifaxReport']],
      ['statement', ['processedPerfios']],
      ['kyc', ['additionalDocuments', 'bankStatements', 'kycDetails', 'kycDocuments']],
      ['bureau,statement', ['equifaxReport', 'processedPerfios']],
    ])('of %s are the identity of the loan and these parts only [XR-137.e]', async (sections, expected) => {
      expect(await namesIn(sections)).toEqual([...expected, ...identity].sort());
      const { body } = await read(mine, user, sections);
      expect(body).toEqual({
        success: true,
        errorMessages: [],
        data: { parts: sections.split(','), data: expect.anything() as unknown },
      });
    });

    it('of which nothing was received are the identity of the loan alone [XR-137.e]', async () => {
      const { body } = await read(unknownStatus, user, 'bureau,statement');
      expect(Object.keys(Object(body['data']).data).sort()).toEqual(identity);
    });

    it('without the core cost fewer statements, read no table of the core and send fewer bytes [XR-137.e]', async () => {
      const cost = async (sections: string) => {
        statements.length = 0;
        const { text } = await read(mine, user, sections);
        return { texts: statements.filter(text => !/^(begin|commit)/i.test(text)), bytes: text.length };
      };
      const [both, part] = [await cost('core,bureau'), await cost('bureau')];
      expect([both.texts.length, part.texts.length]).toEqual([4, 3]);
      const core = /"loan_comment"|"pd_feedback"|"call_record"|"stored_file"/;
      expect(both.texts.filter(text => core.test(text))).toHaveLength(2);
      expect(part.texts.filter(text => core.test(text))).toEqual([]);
      expect(part.bytes).toBeLessThan(both.bytes / 10);
    });

    it('without the core are refused, and recorded, as the whole loan is [CR-007.c]', async () => {
      const before = await readsOf(others);
      expect((await read(others, user, 'bureau')).status).toBe(403);
      expect(await readsOf(others)).toEqual(before);
      await read(mine, user, 'bureau');
      expect((await readsOf(mine)).at(-1)).toMatchObject({ after: { sections: ['bureau'] } });
    });

    it('without the core hide from a viewer what is masked in the core, the account number as well [CR-163.c]', async () => {
      const { text, body } = await read(mine, viewer, 'statement');
      expect(body).toMatchObject({ data: { data: { processedPerfios: { name: 'KAVYA' } } } });
      expect(text).not.toContain('SB-0432-1189');
      expect((await read(mine, user, 'statement')).text).toContain('SB-0432-1189');
      expect(text).not.toContain('personalDetails');
    });

    it('refuses an unknown part', async () => {
      expect((await read(mine, user, 'core,everything')).status).toBe(400);
    });
  });

  describe('personal data', () => {
    it('is masked everywhere for viewers [CR-161.c, CR-163.c]', async () => {
      const { text, body } = await read(mine, viewer);
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(body).toMatchObject({
        data: {
          data: {
            loanId: loanIdOf(mine),
            personalDetails: {
              primaryPhoneNumber: '90••• ••214',
              alternatePhoneNumber: '90••• ••771',
              email: 'k•••@mail.example',
            },
            financialDetails: { accountNumber: '•••• •••• 1189' },
          },
        },
      });
    });

    it('is unmasked for those who work with it [CR-161.c]', async () => {
      const { text } = await read(mine, user);
      for (const secret of secrets) expect(text).toContain(secret);
    });

    it.each([
      ['primaryPhoneNumber', '9000043214'],
      ['alternatePhoneNumber', '9000067771'],
      ['email', 'kavya.r@mail.example'],
      ['accountNumber', 'SB-0432-1189'],
      ['panNumber', 'ZZXPR1000Z'],
    ] as const)(
      'is revealed one value at a time, and %s writes an audit row [XR-007.a]',
      async (field, value) => {
        const answer = await server().call(contract.loan.reveal, { id: loanIdOf(mine), field }, viewer);
        expect(answer.body).toMatchObject({ success: true, data: { value } });
        const rows = await server()
          .db.select()
          .from(auditRow)
          .where(and(eq(auditRow.loanId, loanIdOf(mine)), eq(auditRow.action, 'loan.reveal')))
          .orderBy(inOrder);
        expect(rows.at(-1)).toMatchObject({ actorId: viewer.staffId });
        expect(rows.map(row => row.after)).toContainEqual({ field });
        expect(JSON.stringify(rows)).not.toContain(value);
      },
    );

    it('is revealed only of a loan the user may open [XR-007.c]', async () => {
      const answer = await server().call(
        contract.loan.reveal,
        { id: loanIdOf(others), field: 'email' },
        user,
      );
      expect(answer.status).toBe(403);
    });
  });
}, counted);
