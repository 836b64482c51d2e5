import { businessDate } from '@lending-desk/domain/calendar';
import { collectionsMessages } from '@lending-desk/domain/collections';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { checkLedger, type Deviation } from '../ledger/checkLedger';
import { readAccount } from '../ledger/readAccount';
import { ledgerEvent } from '../ledger/table';
import { aReturn, bookNow, disbursedLine, openSampleAccount, shortDebit } from '../testing/sampleAccounts';
import { withServer } from '../testing/harness';
import { aLine, idStringOf, loanIdOf, storeLoans } from '../testing/loans';

const may = businessDate('2026-05-01');
// 6 May 2026: one EMI is due, 9,079.00 of which 1,312.50 interest.
const day = businessDate('2026-05-06');

withServer(server => {
  let number = 0;
  async function aLoan(): Promise<number> {
    number += 1;
    server().clock.now = new Date('2026-05-06T06:00:00.000Z');
    const loanId = loanIdOf(number);
    await storeLoans(server().db, [aLine(number, disbursedLine)]);
    await openSampleAccount(server(), loanId);
    return loanId;
  }
  async function aLoanWithDebit(amount = 5000, on = day): Promise<number> {
    const loanId = await aLoan();
    await bookNow(server(), loanId, shortDebit('N1', amount, on), 'N1');
    return loanId;
  }
  let keys = 0;
  async function map(
    loanId: number | string,
    updates: { index: number; paymentId: string; id?: string }[],
    role: 'ROLE_COLLECTIONS_ADMIN' | 'ROLE_COLLECTIONS_AGENT' | 'ROLE_SUPER_USER' = 'ROLE_COLLECTIONS_ADMIN',
    key = `map-${(keys += 1)}`,
  ) {
    const answer = await server().call(
      contract.mapping.mapEmis,
      { loanId: String(loanId), updates },
      await server().signIn(role),
      { 'idempotency-key': key },
    );
    return [answer.status, answer.body['errorMessages'] ?? answer.body['success']];
  }
  const figures = async (loanId: number) => {
    const account = await readAccount(server().db, loanId);
    if (!account) throw new Error('No account');
    return repaymentFigures(account, day);
  };
  const posted = (loanId: number) =>
    server().db.select().from(ledgerEvent).where(eq(ledgerEvent.loanId, loanId));
  const done = [200, []];

  it('moves what the receipt holds to the named EMI: interest first, then principal, from its value date [M22.a, M22.c, CO-054.a]', async () => {
    const loanId = await aLoanWithDebit(5000, businessDate('2026-05-03'));
    expect((await figures(loanId)).overdueSummary.principal).toBe(7766.5);
    expect(await map(loanId, [{ index: 0, paymentId: 'N1' }])).toEqual(done);
    const { overdueSummary, paymentDetails, held, loan } = await figures(loanId);
    // Of 5,000.00 the interest takes 1,312.50.
    expect(overdueSummary).toMatchObject({ interest: 0, principal: 4079 });
    expect(paymentDetails).toMatchObject([
      { interest: 1312.5, principal: 3687.5, paymentDate: '2026-05-03', paymentSource: 'AUTO_DEBIT' },
    ]);
    expect(held).toBe(0);
    expect(loan.transactionDetails[0]).toMatchObject({ held: 0, wentTo: 'Allocated to EMI 1' });
    const deviations: Deviation[] = [];
    await checkLedger(server().db, deviation => deviations.push(deviation));
    expect(deviations).toEqual([]);
    const rows = await server().db.select().from(auditRow).where(eq(auditRow.loanId, loanId));
    const { staffId } = await server().signIn('ROLE_COLLECTIONS_ADMIN');
    expect(rows.find(({ action }) => action === 'ledger.map')).toMatchObject({
      actorId: staffId,
      actorName: 'Collections Admin',
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
      after: { outcome: 'posted', entries: [{ amount: 1312.5, emi: 1 }, { amount: 3687.5 }] },
    });
  });

  it('is found by the record’s id too, and by super users [CO-054.a]', async () => {
    await aLoanWithDebit();
    expect(await map(idStringOf(number), [{ index: 0, paymentId: 'N1' }], 'ROLE_SUPER_USER')).toEqual(done);
  });

  it('is refused to agents [CO-049.c]', async () => {
    const loanId = await aLoanWithDebit();
    expect((await map(loanId, [{ index: 0, paymentId: 'N1' }], 'ROLE_COLLECTIONS_AGENT'))[0]).toBe(403);
    expect((await figures(loanId)).held).toBe(5000);
  });

  it('refuses an EMI that is due tomorrow and takes it on its day [M22.f, CO-051.d, CO-053.a]', async () => {
    const loanId = await aLoanWithDebit();
    server().clock.now = new Date('2026-05-31T06:00:00.000Z');
    expect(await map(loanId, [{ index: 1, paymentId: 'N1' }])).toEqual([409, ['This EMI is not due yet']]);
    expect((await figures(loanId)).held).toBe(5000);
    // On 1 June what is held pays the oldest open EMI by itself; a debit of that day waits again.
    server().clock.now = new Date('2026-06-01T06:00:00.000Z');
    await bookNow(server(), loanId, shortDebit('N2', 100, businessDate('2026-06-01')), 'N2');
    expect(await map(loanId, [{ index: 1, paymentId: 'N2' }])).toEqual(done);
  });

  it('refuses an EMI that is paid meanwhile, also by money that was held [M22.g, CO-051.c]', async () => {
    const loanId = await aLoanWithDebit();
    const paid = { type: 'receipt', id: 'H1', source: 'BANK', reference: null } as const;
    await bookNow(server(), loanId, { ...paid, amount: rupees(9079 + 181.58), valueDate: day }, 'H1');
    expect(await map(loanId, [{ index: 0, paymentId: 'N1' }])).toEqual([409, ['This EMI is already paid']]);
    expect((await figures(loanId)).held).toBe(5000);
  });

  it('maps a receipt once, whoever asks by whatever key [M22.d, M22.e]', async () => {
    const loanId = await aLoanWithDebit();
    expect(await map(loanId, [{ index: 0, paymentId: 'N1' }])).toEqual(done);
    expect(await map(loanId, [{ index: 0, paymentId: 'N1' }])).toEqual([
      409,
      ['This transaction was mapped before'],
    ]);
    expect(await map(loanId, [{ index: 1, paymentId: 'N1' }])).toEqual([
      409,
      ['This transaction was mapped before'],
    ]);
    const paid = { type: 'receipt', id: 'H1', source: 'BANK', reference: null } as const;
    await bookNow(server(), loanId, { ...paid, amount: rupees(100), valueDate: day }, 'H1');
    expect(await map(loanId, [{ index: 0, paymentId: 'H1' }])).toEqual([
      409,
      ['This transaction holds no money'],
    ]);
    expect(await map(loanId, [{ index: 0, paymentId: 'X' }])).toEqual([
      409,
      ['This transaction is not on this loan'],
    ]);
  });

  it('repeated with its key has the outcome of the first time, though it would now have another [M44.d]', async () => {
    const loanId = await aLoanWithDebit();
    const updates = [{ index: 0, paymentId: 'N1' }];
    const again = (key: string) =>
      map(loanId, updates, 'ROLE_COLLECTIONS_ADMIN', `${key} ${loanId}`.replace(' ', '-'));
    expect([await again('first'), await again('second')]).toEqual([
      done,
      [409, ['This transaction was mapped before']],
    ]);
    const events = (await posted(loanId)).length;
    expect(await again('first')).toEqual(done);
    await bookNow(server(), loanId, { type: 'reversal', of: 'N1' }, 'V1');
    expect(await again('second')).toEqual([409, ['This transaction was mapped before']]);
    expect(await posted(loanId)).toHaveLength(events + 1);
  });

  it('refuses a receipt that was reversed, and a loan without an account', async () => {
    const loanId = await aLoanWithDebit();
    await bookNow(server(), loanId, { type: 'reversal', of: 'N1' }, 'V1');
    expect(await map(loanId, [{ index: 0, paymentId: 'N1' }])).toEqual([
      409,
      ['This transaction was reversed'],
    ]);
    number += 1;
    await storeLoans(server().db, [aLine(number, disbursedLine)]);
    const none = { index: 0, paymentId: 'N1', id: '2026-05-01' };
    expect(await map(loanIdOf(number), [none])).toEqual([409, [collectionsMessages.noAccount]]);
  });

  it('gives a repeat the same answer and moves nothing more [CO-054.f]', async () => {
    const loanId = await aLoanWithDebit();
    const twice = [1, 2].map(() =>
      map(loanId, [{ index: 0, paymentId: 'N1' }], 'ROLE_COLLECTIONS_ADMIN', `same-${loanId}`),
    );
    expect(await Promise.all(twice)).toEqual([done, done]);
    expect((await posted(loanId)).filter(({ kind }) => kind === 'map')).toHaveLength(1);
  });

  it('makes all of the updates or none [CO-049.b, CO-054.b]', async () => {
    const loanId = await aLoanWithDebit();
    await bookNow(server(), loanId, shortDebit('N2', 300, may), 'N2');
    const both = (second: number) =>
      map(loanId, [
        { index: 0, paymentId: 'N1' },
        { index: second, paymentId: 'N2' },
      ]);
    expect(await both(3)).toEqual([409, ['This EMI is not due yet']]);
    expect((await figures(loanId)).held).toBe(5300);
    expect(await both(0)).toEqual(done);
    expect((await figures(loanId)).held).toBe(0);
  });

  it('takes an id that agrees with the position, and no other [CO-053.c]', async () => {
    const loanId = await aLoanWithDebit();
    for (const other of [
      { index: 0, id: '2026-06-01' },
      // There are nine.
      { index: 9, id: '2027-02-01' },
    ])
      expect(await map(loanId, [{ ...other, paymentId: 'N1' }])).toEqual([
        409,
        ['The id is that of another EMI. Reload the loan'],
      ]);
    expect(await map(loanId, [{ index: 0, paymentId: 'N1', id: '2026-05-01' }])).toEqual(done);
  });

  it('leaves what remains to the ordinary order, charges too [M22.b]', async () => {
    const loanId = await aLoanWithDebit(9400, may);
    // The penal of 2 May is charged on nothing: the debit lowered its base.
    expect((await figures(loanId)).overdueSummary.penalInterest).toBe(0);
    await bookNow(server(), loanId, aReturn('R1', may), 'R1');
    expect((await figures(loanId)).overdueSummary.bounceCharges).toBe(590);
    expect(await map(loanId, [{ index: 0, paymentId: 'N1' }])).toEqual(done);
    const { overdueSummary, held } = await figures(loanId);
    expect(overdueSummary).toMatchObject({ principal: 0, interest: 0, bounceCharges: 269 });
    expect(held).toBe(0);
  });

  describe('two at once', () => {
    it('map the money once', async () => {
      const loanId = await aLoanWithDebit();
      const statuses = (
        await Promise.all([
          map(loanId, [{ index: 0, paymentId: 'N1' }]),
          map(loanId, [{ index: 0, paymentId: 'N1' }]),
        ])
      ).map(([status]) => status);
      expect(statuses.toSorted()).toEqual([200, 409]);
    });
  });
});
