import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { readSections } from '../loan/sections';
import { type Caller, withServer, startOfTests } from '../testing/harness';
import { aLine, idStringOf, loanIdOf, storeLoans } from '../testing/loans';

const [open, given, none, forbidden, byRecord] = [1, 2, 3, 4, 5];
const work = { occupation: 'Tester', companyName: 'Nilgiri', microFinanceConsentAt: null };

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(open, { professionalDetails: work }),
      aLine(given, { professionalDetails: { ...work, microFinanceConsentAt: '2026-11-01T05:00:00.000Z' } }),
      aLine(none, { professionalDetails: null }),
      aLine(forbidden, { professionalDetails: work }),
      aLine(byRecord, { professionalDetails: work }),
    ]);
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  const record = (number: number, as: Caller = user) =>
    server().call(contract.applicant.consent, { loanId: loanIdOf(number) }, as);
  const workOf = async (number: number) =>
    (await readSections(server().db, loanIdOf(number), ['professionalDetails']))['professionalDetails'];
  const now = startOfTests.toISOString();

  it('records the time in the loan and the person in the audit [CS-032.c, CS-032.d, CS-128.b]', async () => {
    expect((await record(open)).body).toMatchObject({ success: true });
    expect(await workOf(open)).toEqual({ ...work, microFinanceConsentAt: now });
    const [audit] = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanIdOf(open)), eq(auditRow.action, 'applicant.consent')));
    expect(audit).toMatchObject({
      actorId: user.staffId,
      before: { professionalDetails: work },
      after: { professionalDetails: { microFinanceConsentAt: now } },
    });
  });

  it('finds the loan by the id of its record too [CS-032.a]', async () => {
    const { status } = await server().call(
      contract.applicant.consent,
      { loanId: idStringOf(byRecord) },
      user,
    );
    expect([status, await workOf(byRecord)]).toEqual([200, { ...work, microFinanceConsentAt: now }]);
  });

  it('records it for a customer without professional details [CS-032.d]', async () => {
    expect((await record(none)).status).toBe(200);
    expect(await workOf(none)).toEqual({ microFinanceConsentAt: now });
  });

  it('keeps the time of a recorded one [CS-031.a]', async () => {
    const answer = await record(given);
    expect([answer.status, answer.body['errorMessages']]).toEqual([409, ['The consent is already recorded']]);
    expect(await workOf(given)).toMatchObject({ microFinanceConsentAt: '2026-11-01T05:00:00.000Z' });
  });

  it('is not for those who only view [CS-032.a]', async () => {
    const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
    expect((await record(forbidden, viewer)).status).toBe(403);
    expect(await workOf(forbidden)).toEqual(work);
  });
});
