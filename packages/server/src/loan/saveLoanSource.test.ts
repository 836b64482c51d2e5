import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { loanSources } from '@lending-desk/domain/loan';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { readSections } from './sections';
import { loan } from './table';

const [changed, wrong] = [1, 2];

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    await storeLoans(
      server().db,
      [changed, wrong].map(number =>
        aLine(number, {
          loanDetails: { approvalStatus: 'PENDING', loanSource: 'ORGANIC', creditTags: ['metro'] },
        }),
      ),
    );
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  const save = (number: number, loanSource: string, as = user) => {
    const sent: object = { loanSource };
    const input = { loanId: loanIdOf(number), loanSource: 'OTHER' as const, ...sent };
    return server().call(contract.loan.saveSource, input, as);
  };
  const stored = async (number: number) =>
    (await readSections(server().db, loanIdOf(number), ['loanDetails']))['loanDetails'];

  it('answers the lists of choices [CS-010.b, CS-095.d]', async () => {
    const { status, body } = await server().call(contract.loan.enumValues, {}, user);
    expect([status, body['data']]).toEqual([
      200,
      { enums: { loanSource: ['ORGANIC', 'REFERRAL', 'PARTNER', 'CAMPAIGN', 'AGENT', 'OTHER'] } },
    ]);
    expect(loanSources).toHaveLength(6);
  });

  it('stores the source and answers it; the rest of the section and the version stay [CS-096.d, CS-096.b]', async () => {
    const { status, body } = await save(changed, 'PARTNER');
    expect([status, body['data']]).toEqual([200, { loanSource: 'PARTNER' }]);
    expect(await stored(changed)).toMatchObject({ loanSource: 'PARTNER', creditTags: ['metro'] });
    const [row] = await server()
      .db.select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(changed)));
    expect(row?.version).toBe(1);
    const [audit] = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(changed)), eq(auditRow.action, 'loan.saveSource')));
    expect(audit).toMatchObject({
      actorId: user.staffId,
      before: { loanDetails: { loanSource: 'ORGANIC' } },
      after: { loanDetails: { loanSource: 'PARTNER' } },
    });
    const { body: read } = await server().call(
      contract.loan.readForSupport,
      { loanId: loanIdOf(changed) },
      user,
    );
    expect(Object(read['data']).loan.loanDetails).toMatchObject({ loanSource: 'PARTNER' });
  });

  it.each(['', 'partner', 'FRIEND'])('refuses %j, which is none of the choices [XR-140.a]', async source => {
    expect((await save(wrong, source)).status).toBe(400);
    expect(await stored(wrong)).toMatchObject({ loanSource: 'ORGANIC' });
  });

  it.each<Role>(['ROLE_CUSTOMER_SERVICE_VIEW', 'ROLE_CREDIT_USER', 'ROLE_COLLECTIONS_AGENT'])(
    'refuses %s [CS-096.a]',
    async role => {
      expect((await save(wrong, 'AGENT', await server().signIn(role))).status).toBe(403);
      expect(await stored(wrong)).toMatchObject({ loanSource: 'ORGANIC' });
    },
  );
});
