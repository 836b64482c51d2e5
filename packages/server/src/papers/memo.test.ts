import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { seedConfiguration } from '../decision/configuration';
import { loan } from '../loan/table';
import { bearer, type Caller, withServer, requestOf } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { pagesOf } from '../testing/pagesOf';

const { papers, decision } = contract;

withServer(server => {
  let user: Caller;
  let loanId: number;
  let number = 0;

  beforeAll(async () => {
    await seedConfiguration(server().db, server().clock.now);
    user = await server().signIn('ROLE_CREDIT_USER');
  });

  beforeEach(async () => {
    number += 1;
    loanId = loanIdOf(number);
    await storeLoans(server().db, [
      aLine(number, {
        underWriter: heldBy('credit.user'),
        personalDetails: { fullName: 'Kavya Ranganathan' },
        engine: { ruleEngine: { MONTHLY_INCOME: { ruleResult: 'FLAG', value: 62_400 } } },
        ruleEngineResultAvailable: true,
      }),
    ]);
  });

  const memo = async (as = user) => {
    const { path, init } = requestOf(papers.memo, { loanId }, bearer(as));
    return server().app.request(path, init);
  };
  const textOf = async (answer: Response) =>
    (await pagesOf(new Uint8Array(await answer.arrayBuffer()))).join(' | ');
  const approve = () =>
    server().call(
      decision.process,
      {
        loanId,
        caseStatus: 'APPROVED',
        emiDate: 5,
        months: 24,
        maxAmount: 140_000,
        processingFeeRate: 2,
        interestRate: 24,
        maxEmi: 8_000,
        computedSalary: 62_400,
        computedObligations: 14_200,
        computedFoir: 31.4,
        deviation: 'Income proof',
        version: 1,
      },
      user,
    );

  it('says what was decided, by whom, and works its figures out again [XR-018.a]', async () => {
    expect((await approve()).status).toBe(200);
    // Whoever has it now did not decide it.
    await server().db.update(loan).set({ underwriterName: 'Somebody Else' }).where(eq(loan.loanId, loanId));
    const answer = await memo();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = await textOf(answer);
    for (const words of [
      `Decision memo | Customer | Kavya Ranganathan | Loan | ${loanId}`,
      'Decision | Approved | Decided by | Credit User',
      'Deviation | Income proof | EMI date | 5th of month',
      'Sanctioned amount | Rs. 1,40,000.00 | Tenure | 24 months',
      'Processing fee | Rs. 2,800.00 (2 %) | GST on the fee | Rs. 504.00 | Paid out | Rs. 1,36,696.00',
      'Instalments | 23 of Rs. 7,402.00, the last Rs. 7,400.57',
      'Interest in all | Rs. 37,646.57 | Repaid in all | Rs. 1,77,646.57',
      'APR | 26.54 %: twelve times the monthly rate, 2.21 %',
      'Obligations by salary | 22.76 % | With the EMI | 34.62 % | As entered | 31.4 %, another figure',
      'Monthly income | Flag: Rs. 62,400',
      'PAN | To check, 1 check',
    ])
      expect(text).toContain(words);
  });

  it('names who saw the loan until it was decided, and nothing after [XR-018.b]', async () => {
    await server().call(contract.loan.read, { id: loanId }, user);
    await server().call(contract.loan.read, { id: loanId }, user);
    await storeLoans(server().db, [aLine(90)]);
    const elsewhere = { id: loanIdOf(90) };
    await server().call(contract.loan.read, elsewhere, await server().signIn('ROLE_SUPER_USER'));
    await approve();
    const admin = await server().signIn('ROLE_CREDIT_ADMIN');
    server().clock.now = new Date(server().clock.now.getTime() + 60_000);
    await server().call(contract.loan.read, { id: loanId }, admin);
    const text = await textOf(await memo(admin));
    expect(text).toMatch(/Credit User: Read a loan at credit \| 2 times, last /);
    expect(text).toMatch(/Credit User: Decided a loan/);
    expect(text).not.toMatch(/(Credit Admin|Super User):/);
  });

  it('lists the notes written until the decision, one of its very moment included [XR-018.c]', async () => {
    const note = (comment: string) => server().call(contract.comments.save, { id: loanId, comment }, user);
    await note('Rang the employer');
    server().clock.pass(60_000);
    await approve();
    await note('नियोक्ता ने पुष्टि की');
    server().clock.pass(1);
    await note('Rang the customer');
    const text = await textOf(await memo());
    const notes = text.slice(text.indexOf('| Notes |'));
    expect(notes).toMatch(/Credit User, .* \| Rang the employer \| Credit User, /);
    expect(notes).toContain('पु');
    expect(notes).not.toContain('?');
    expect(text).not.toContain('Rang the customer');
  });

  it('is not there for a loan that is not decided, nor for other desks; each download is recorded [XR-018.e, XR-044.b]', async () => {
    const undecided = await memo();
    expect([undecided.status, Object(await undecided.json()).errorMessages]).toEqual([
      409,
      ['This loan is not decided yet'],
    ]);
    await approve();
    expect((await memo(await server().signIn('ROLE_COLLECTIONS_ADMIN'))).status).toBe(403);
    await memo();
    const rows = await server()
      .db.select({ after: auditRow.after })
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanId), eq(auditRow.action, 'papers.memo')));
    expect(rows).toEqual([{ after: { file: `decision-memo-${loanId}.pdf` } }]);
  });
});
