import type { Role } from '@lending-desk/domain/access';
import { businessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { readAccount } from '../ledger/readAccount';
import { loan } from '../loan/table';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';

const approval = { maximumEligibleAmount: 75_000, interestRate: 21, processingFeeRate: 1.5, months: 9 };
const withStatus = (approvalStatus: string) => ({
  loanDetails: { approvalStatus },
  emiDay: 1,
  approvalDetails: approval,
});

withServer(server => {
  let numbers = 0;
  const stored = async (status = 'APPROVED') => {
    numbers += 1;
    await storeLoans(server().db, [aLine(numbers, withStatus(status))]);
    return loanIdOf(numbers);
  };
  const disburse = async (loanId: number, { as, ...changes }: { as?: Caller; reference?: string } = {}) =>
    server().call(
      contract.operations.disburse,
      { loanId, on: businessDate('2026-03-30'), reference: `UTR-${loanId}`, ...changes },
      as ?? (await server().signIn('ROLE_SUPER_USER')),
    );

  it('opens the account in the name of who disbursed [M10.b, XR-031.a]', async () => {
    const as = await server().signIn('ROLE_SUPER_USER');
    const loanId = await stored();
    const answer = await disburse(loanId, { as });
    expect(answer.body).toMatchObject({ data: { status: 'Loan disbursed' } });
    expect((await readAccount(server().db, loanId))?.terms.disbursedOn).toBe('2026-03-30');
    const rows = await server().db.select().from(auditRow).where(eq(auditRow.loanId, loanId));
    expect(rows.find(({ action }) => action === 'loan.disburse')).toMatchObject({
      actorId: as.staffId,
      actorName: 'Super User',
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it.each<Role>(['ROLE_COLLECTIONS_ADMIN', 'ROLE_CREDIT_ADMIN', 'ROLE_CUSTOMER_SERVICE_ADMIN'])(
    'is closed to %s [M10.c]',
    async role => {
      const loanId = await stored();
      expect((await disburse(loanId, { as: await server().signIn(role) })).status).toBe(403);
      expect(await readAccount(server().db, loanId)).toBeNull();
    },
  );

  it.each(['PENDING', 'REJECTED', 'DISBURSED'])('refuses a loan that is %s [M10.d]', async status => {
    const loanId = await stored(status);
    const { status: answered, body } = await disburse(loanId);
    const why = `Only an APPROVED loan can be disbursed, this one is ${status}`;
    expect([answered, body['errorMessages']]).toEqual([409, [why]]);
    const [row] = await server().db.select().from(loan).where(eq(loan.loanId, loanId));
    expect(row?.approvalStatus).toBe(status);
  });

  it('refuses a bank reference that is booked on another loan, and a loan there is not [XR-031.b]', async () => {
    const [first, second] = [await stored(), await stored()];
    await disburse(first, { reference: 'UTR-SHARED' });
    const again = await disburse(second, { reference: 'UTR-SHARED' });
    expect([again.status, again.body['errorMessages']]).toEqual([
      409,
      [`The reference UTR-SHARED is booked already, on loan ${first}`],
    ]);
    expect((await disburse(999_999_998)).status).toBe(404);
  });
});
