import type { Role } from '@lending-desk/domain/access';
import { businessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ledgerTransfer } from '../ledger/table';
import { loan } from '../loan/table';
import { exampleDay } from '../testing/accounts';
import { withRequests } from '../testing/requests';
import { approval } from './table';

const { approvals } = contract;

withRequests(desk => {
  const { server, penal, waive, said, figures, about, approve, shown, close, pay } = desk;

  describe('a closure', () => {
    const whole = 37_722.85;

    /** The day since when it is closed, as people read it. */
    const closedSince = async () =>
      Object(
        (await server().call(contract.collections.read, { loanId: desk.loanId }, desk.admin)).body['data'],
      ).standing.closedOn;

    it('waits for a second person, and closes by them [XR-022.f, CO-076.g, M34.j, M34.k, M34.d, M34.g, M34.h, CO-074.a, CO-076.d, XR-053.a]', async () => {
      const statuses = () =>
        server()
          .db.select({ approval: loan.approvalStatus, application: loan.applicationStatus })
          .from(loan)
          .where(eq(loan.loanId, desk.loanId));
      const before = await statuses();
      await pay(whole);
      expect(said(await close())).toEqual([200, 'Closure waits for approval']);
      expect(said(await close())).toEqual([409, 'A closure of this loan waits for approval already']);
      expect(await about()).toEqual(['Whole loan']);
      expect(await shown()).toEqual(['closure']);
      expect((await approve(desk.admin)).status).toBe(403);
      expect(await closedSince()).toBeNull();
      expect(said(await approve())).toEqual([200, 'Loan closed']);
      expect(await shown()).toEqual([]);
      expect(await closedSince()).toBe(exampleDay);
      const { loan: ofLoan } = await figures();
      expect(ofLoan.emis.every(({ paid }) => paid)).toBe(true);
      expect(before).toMatchObject([{ approval: 'DISBURSED' }]);
      expect(await statuses()).toEqual(before);
      expect(said(await waive(penal(1)))).toEqual([409, 'This loan is closed']);
      expect(said(await close())).toEqual([409, 'Closed already']);
    });

    it.each<[Role, number]>([
      ['ROLE_COLLECTIONS_AGENT', 403],
      ['ROLE_CUSTOMER_SERVICE_VIEW', 403],
      ['ROLE_COLLECTIONS_ADMIN', 200],
      ['ROLE_SUPER_USER', 200],
    ])(
      'is asked for by a collections admin or a super user, %s: %i [CO-070.e, CO-076.a]',
      async (role, status) => {
        await pay(whole);
        expect((await close({}, await server().signIn(role))).status).toBe(status);
        const waits = await server().db.$count(approval, eq(approval.loanId, desk.loanId));
        expect(waits).toBe(status === 200 ? 1 : 0);
      },
    );

    it('that waits is the only one, also while something else was asked for later [CO-076.h]', async () => {
      await pay(whole);
      await close();
      const receipt = {
        amount: 1,
        source: 'CASH' as const,
        date: exampleDay,
        reference: 'R-1',
        reason: 'Paid at the branch',
      };
      const asked = await server().call(
        approvals.addReceipt,
        { loanId: desk.loanId, ...receipt },
        desk.admin,
      );
      expect(said(asked)).toEqual([200, 'Receipt waits for approval']);
      expect(said(await close())).toEqual([409, 'A closure of this loan waits for approval already']);
    });

    it('repeated by its key asks for no second one [CO-076.h]', async () => {
      await pay(whole);
      const key = { 'idempotency-key': `closure-${desk.loanId}` };
      const ask = () =>
        server().call(approvals.closeLoan, { loanId: desk.loanId, overdueAmount: 0 }, desk.admin, key);
      const [first, again] = [await ask(), await ask()];
      expect([said(first), said(again)]).toEqual([
        [200, 'Closure waits for approval'],
        [200, 'Closure waits for approval'],
      ]);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await server().db.$count(approval, eq(approval.loanId, desk.loanId))).toBe(1);
    });

    it('is refused while Re. 1 or more is payable, with two decimals [M33.a, M33.i, CO-076.f, CO-074.b]', async () => {
      await pay(whole - 1);
      expect(said(await close())).toEqual([409, 'Rs. 1.00 is still due']);
    });

    it('rounds 0.99 away [M33.a, M33.d]', async () => {
      await pay(whole - 0.99);
      expect(said(await close())).toEqual([200, 'Closure waits for approval']);
      await approve();
      const rounded = await server()
        .db.select()
        .from(ledgerTransfer)
        .where(and(eq(ledgerTransfer.loanId, desk.loanId), eq(ledgerTransfer.debit, 'rounding')));
      expect(rounded.map(({ amount }) => amount)).toEqual([99]);
    });

    it('rounds 0.99 above the total away too, and owes nothing back [M33.d, M33.e]', async () => {
      await pay(whole + 0.99);
      await close();
      await approve();
      const rounded = await server()
        .db.select()
        .from(ledgerTransfer)
        .where(and(eq(ledgerTransfer.loanId, desk.loanId), eq(ledgerTransfer.credit, 'rounding')));
      expect(rounded.map(({ amount, debit }) => [amount, debit])).toEqual([[99, 'held']]);
      expect((await figures()).refundsDue).toBe(0);
    });

    it('is refused where the overdue amount that was seen is more than a rupee off [CO-076.e, CO-076.c]', async () => {
      for (const overdueAmount of [19_881.73, 19_883.75])
        expect(said(await close({ overdueAmount }))).toEqual([409, 'Dues have changed. Please refresh']);
      for (const overdueAmount of [19_881.74, 19_883.74])
        expect(said(await close({ overdueAmount }))).toEqual([409, 'Rs. 37,722.85 is still due']);
      // Asked for is what is due, not what was seen.
      await pay(whole);
      expect((await close({ overdueAmount: 0.5 })).status).toBe(200);
      const asked = await server().db.select().from(approval).where(eq(approval.loanId, desk.loanId));
      expect(asked.map(({ amount }) => amount)).toEqual([0]);
    });

    // The interest of the broken period grows by 10.32 or 10.33 a day.
    it.each([
      ['2026-11-07', 'Closing date more than 7 days back'],
      ['2026-11-08', 'Rs. 1.00 is still due'],
      ['2026-11-14', 'Rs. 62.93 is still due'],
      ['2026-11-15', 'Rs. 73.25 is still due'],
      [undefined, 'Rs. 73.25 is still due'],
      ['2026-11-16', 'Closing date after today'],
    ])('as of %s is refused: %s [CO-076.i, M33.c]', async (closingDate, words) => {
      await pay(37_649.6, businessDate('2026-11-07'));
      expect(said(await close({ closingDate }))).toEqual([409, words]);
    });

    it.each([
      ['2026-11-08', 37_649.61, '2026-11-07', '2026-11-08'],
      ['2026-11-14', whole, '2026-11-15', null],
      ['2026-11-15', 37_721.86, '2026-11-14', '2026-11-15'],
      [undefined, 37_649.61, '2026-11-08', '2026-11-08'],
      [undefined, 37_721.86, '2026-11-07', '2026-11-15'],
    ])('as of %s with %d paid on %s it closes on %s [CO-076.i, M33.b, M33.c]', async (...example) => {
      const [closingDate, amount, paidOn, closedOn] = example;
      await pay(amount, businessDate(paidOn));
      const asked = await close({ closingDate });
      expect(asked.status).toBe(closedOn === null ? 409 : 200);
      const asOf = closedOn === '2026-11-08' && closingDate ? ', as of 8 Nov 2026' : '';
      expect(await about()).toEqual(closedOn === null ? [] : [`Whole loan${asOf}`]);
      if (closedOn !== null) await approve();
      expect((await figures()).closedOn).toBe(closedOn);
    });

    it('that money above the total gives refunds due, which admins see, paid out by two people [M33.e, M33.f, M36.h]', async () => {
      await pay(whole + 1);
      await close();
      await approve();
      const due = async (as = desk.admin) => {
        const list = await server().call(approvals.list, {}, as);
        const lines: { loanId: number }[] = Object(list.body['data']).refundsDue;
        return lines.filter(({ loanId }) => loanId === desk.loanId);
      };
      expect(await due()).toEqual([{ loanId: desk.loanId, fullName: 'Kavya Raghunathan', amount: 1 }]);
      expect(await due(desk.agent)).toEqual([]);
      const { body } = await server().call(contract.collections.read, { loanId: desk.loanId }, desk.admin);
      expect(Object(body['data']).standing.refundsDue).toBe(1);
      const back = (amount: number) =>
        server().call(approvals.refund, { loanId: desk.loanId, amount, reason: 'Paid too much' }, desk.admin);
      expect(said(await back(1.01))).toEqual([409, 'More than what is due back']);
      expect(said(await back(1))).toEqual([200, 'Refund waits for approval']);
      expect(await about()).toContain('Money due back to the customer');
      expect((await approve(desk.admin)).status).toBe(403);
      expect(said(await approve())).toEqual([200, 'Refund paid out']);
      expect((await figures()).refundsDue).toBe(0);
      expect(await due()).toEqual([]);
    });
  });
});
