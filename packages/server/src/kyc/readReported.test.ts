import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';

const [pending, disbursed] = [1, 2];
const reports = {
  processedPerfios: {
    customer_name: 'KAVYA RAGHUNATHAN',
    accountNo: '999151436630',
    transaction: [{ narration: 'NEFT 4711' }],
  },
  bureauBasicDetails: { phoneNumbers: ['9000043214'], emails: ['kavya.r@mail.example'] },
  processedCibil: { name: 'KAVYA R', active_loans: [{ balance: 90_210 }] },
  gpsAddress: '5th Block, Koramangala, Bengaluru',
};

withServer(server => {
  let support: Caller;
  let collector: Caller;
  let viewer: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(disbursed, { ...reports, loanDetails: { approvalStatus: 'DISBURSED' } }),
      aLine(pending, {
        ...reports,
        processedCibil: { name: 'ROHAN M' },
        underWriter: heldBy('credit.user'),
      }),
    ]);
    support = await server().signIn('ROLE_CUSTOMER_SERVICE');
    collector = await server().signIn('ROLE_COLLECTIONS_AGENT');
    viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
  });

  const read = (as: Caller, desk: 'customerSupport' | 'collections', number = disbursed) =>
    server().call(contract.kyc.reported, { loanId: loanIdOf(number), desk }, as);

  it('answers support and collections who statement and bureaux say the customer is, and nothing else of them [XR-137.e]', async () => {
    for (const [as, desk] of [
      [support, 'customerSupport'],
      [collector, 'collections'],
    ] as const) {
      const { status, body, text } = await read(as, desk);
      expect([status, body['data']]).toMatchObject([
        200,
        {
          statement: { names: ['KAVYA RAGHUNATHAN'], accounts: ['999151436630'] },
          equifaxReport: { phones: ['9000043214'], emails: ['kavya.r@mail.example'] },
          cibil: { names: ['KAVYA R'] },
          gpsAddress: '5th Block, Koramangala, Bengaluru',
        },
      ]);
      expect(text).not.toMatch(/4711|90210/);
    }
    const other = await read(support, 'customerSupport', pending);
    expect(other.body['data']).toMatchObject({ cibil: { names: ['ROHAN M'] } });
  });

  it('masks numbers and addresses of viewers, not names [CS-126.c, CS-129.b]', async () => {
    const { body, text } = await read(viewer, 'customerSupport');
    expect(body['data']).toMatchObject({ cibil: { names: ['KAVYA R'] } });
    expect(text).not.toMatch(/9000043214|kavya\.r@|999151436630/);
  });

  it('is refused where the desk does not open the loan, and to those of another desk [XR-137.a, XR-137.c]', async () => {
    expect((await read(collector, 'collections', pending)).status).toBe(403);
    expect((await read(support, 'collections')).status).toBe(403);
    expect((await read(support, 'customerSupport', 99)).status).toBe(404);
  });

  it('records each read [XR-137.b]', async () => {
    const reads = () =>
      server()
        .db.select({ by: auditRow.actorId })
        .from(auditRow)
        .where(and(eq(auditRow.action, 'kyc.reported'), eq(auditRow.loanId, loanIdOf(pending))));
    const before = await reads();
    await read(support, 'customerSupport', pending);
    expect(await reads()).toHaveLength(before.length + 1);
  });
});
