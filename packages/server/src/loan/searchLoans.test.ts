import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { field, listOf } from '@lending-desk/domain/loose';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, eachEngine } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { loan } from './table';

const [older, newer, byAlternate, stranger] = [1, 2, 3, 4];
const phone = '9876543210';

const person = (changes: Record<string, unknown>) => ({
  personalDetails: { fullName: 'Asha Rao', email: 'Asha.Rao@mail.example', ...changes },
});

eachEngine(server => {
  let user: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(older, {
        startedOn: '2026-10-01T05:00:00.000Z',
        amountApplied: 80_000.25,
        professionalDetails: { monthlyIncome: 45_500.5 },
        ...person({ primaryPhoneNumber: `+91 ${phone}`, alternatePhoneNumber: '9000000001' }),
      }),
      aLine(newer, {
        startedOn: '2026-11-01T05:00:00.000Z',
        loanDetails: { approvalStatus: 'HOLD', applicationStatus: 'KYC_SUBMITTED' },
        professionalDetails: { monthlyIncome: 'about forty thousand' },
        ...person({ primaryPhoneNumber: phone }),
      }),
      aLine(byAlternate, {
        startedOn: '2026-10-01T05:00:00.000Z',
        ...person({ primaryPhoneNumber: '9000000002', alternatePhoneNumber: phone, email: null }),
      }),
      aLine(stranger, {
        professionalDetails: { monthlyIncome: 0 },
        ...person({ primaryPhoneNumber: '9000000003', email: 'other@mail.example' }),
      }),
    ]);
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  type Sought = { phone?: string; loanId?: number; email?: string };
  const search = (sought: Sought, as: Caller = user) => server().call(contract.loan.search, sought, as);
  const found = async (sought: Sought, as?: Caller) => {
    const { body } = await search(sought, as);
    const rows: { loanId: number }[] = Object(body['data']).loans;
    return rows.map(({ loanId }) => loanId - loanIdOf(0));
  };

  it.each(['9876543210', '098765 43210', '+919876543210', '91 98765-43210', '(98765) 43210'])(
    'finds the same loans, newest first, by the spelling %s [M45.e, CO-005.e, CO-013.b, CS-013.c]',
    async spelling => {
      expect(await found({ phone: spelling })).toEqual([newer, byAlternate, older]);
    },
  );

  it('finds one by its loan id, and by e-mail in any capitals [CS-001.a, SH-066.d, SH-066.c]', async () => {
    expect(await found({ loanId: loanIdOf(stranger) })).toEqual([stranger]);
    expect(await found({ email: ' ASHA.rao@Mail.example ' })).toEqual([newer, older]);
  });

  it.each([{ phone: '9111111111' }, { loanId: 999_999_999 }, { email: 'nobody@mail.example' }])(
    'finds nothing for %j [CO-005.d, SH-066.e]',
    async sought => {
      expect(await found(sought)).toEqual([]);
    },
  );

  it('answers a row with its customer and its loan [CS-011.a, CS-011.b, CS-012.a, CS-012.b, CS-012.c, CO-013.a, CS-003.c, CS-003.e, CS-013.b, CO-013.e, CS-003.d]', async () => {
    const { body } = await search({ loanId: loanIdOf(older) });
    expect(Object(body['data']).loans).toEqual([
      {
        index: 1,
        loanId: loanIdOf(older),
        startedOn: '2026-10-01T05:00:00.000Z',
        fullName: 'Asha Rao',
        monthlyIncome: 45_500.5,
        loanAmount: 80_000.25,
        applicationStatus: 'BANK_STATEMENTS_SUBMITTED',
        approvalStatus: 'PENDING',
        personalDetails: {
          fullName: 'Asha Rao',
          primaryPhoneNumber: phone,
          alternatePhoneNumber: '9000000001',
        },
        loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'BANK_STATEMENTS_SUBMITTED' },
        amountApplied: 80_000.25,
        followUpDueOn: null,
      },
    ]);
    const other = await search({ loanId: loanIdOf(newer) });
    expect(Object(other.body['data']).loans).toMatchObject([
      {
        // Of one that cannot be read nothing is said.
        monthlyIncome: null,
        personalDetails: { fullName: 'Asha Rao', primaryPhoneNumber: phone, alternatePhoneNumber: null },
      },
    ]);
    // Nothing earned is an income too.
    const third = await search({ loanId: loanIdOf(stranger) });
    expect(Object(third.body['data']).loans).toMatchObject([{ monthlyIncome: 0 }]);
  });

  it.each([[{}], [{ phone, loanId: 300_001 }], [{ phone: '12345' }], [{ loanId: 0 }]])(
    'refuses %j: one of the three, and a possible one [SH-066.d]',
    async sought => {
      expect((await search(sought)).status).toBe(400);
    },
  );

  it('records by what was sought and how many were found, but not the value [XR-146.d]', async () => {
    await found({ phone });
    const rows = await server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.action, 'loan.search'))
      .orderBy(inOrder);
    expect(rows.at(-1)).toMatchObject({ actorId: user.staffId, after: { by: 'phone', loans: 3 } });
    expect(JSON.stringify(rows)).not.toContain(phone);
  });

  it('answers a hundred loans at most', async () => {
    const copy = sql`jsonb_build_object('loan_id', 400000 + number, 'id_string', gen_random_uuid())`;
    await server().db.execute(sql`
      insert into ${loan} select copied.* from ${loan}, generate_series(1, 100) as number,
        jsonb_populate_record(${loan}, ${copy}) as copied where ${loan.loanId} = ${loanIdOf(stranger)}`);
    expect(await found({ phone: '9000000003' })).toHaveLength(100);
  });

  describe('who may search', () => {
    it('masks the phones for viewers, who still find the loans [CO-012.f]', async () => {
      const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
      expect(await found({ phone }, viewer)).toEqual([newer, byAlternate, older]);
      const phonesOf = async (as: Caller) => {
        const rows: unknown[] = Object((await search({ loanId: loanIdOf(older) }, as)).body['data']).loans;
        const person = field(rows[0], 'personalDetails');
        return [field(person, 'primaryPhoneNumber'), field(person, 'alternatePhoneNumber')];
      };
      expect(await phonesOf(viewer)).toEqual(['98••• ••210', '90••• ••001']);
      expect(await phonesOf(user)).toEqual([phone, '9000000001']);
      expect((await search({ phone }, viewer)).text).not.toContain(phone);
    });

    it.each<[Role, number, number]>([
      ['ROLE_COLLECTIONS_AGENT', 200, 3],
      ['ROLE_COLLECTIONS_ADMIN', 200, 3],
      ['ROLE_CREDIT_USER', 403, 0],
      ['ROLE_VAS', 403, 0],
    ])('%s: %i [M49.a, M49.b]', async (role, status, loans) => {
      const answer = await search({ phone }, await server().signIn(role));
      expect([answer.status, listOf(field(answer.body['data'], 'loans'))?.length]).toEqual([status, loans]);
    });
  });
});
