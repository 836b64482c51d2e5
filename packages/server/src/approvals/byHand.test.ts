import { addDays } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { knownKeys, removeReplaced, storeBytes } from '../files/storedFiles';
import { ledgerReceipt } from '../ledger/table';
import { providerEvent } from '../paymentLinks/table';
import { exampleDay } from '../testing/accounts';
import { aPng } from '../testing/files';
import type { Caller, TestAnswer } from '../testing/harness';
import { withRequests } from '../testing/requests';
import { approval, bookedReference } from './table';

const { approvals } = contract;

withRequests(desk => {
  const { server, later, said, overdue, waiting, listed, about, approve, pay } = desk;

  describe('a receipt by hand', () => {
    // The references of other tests are free again.
    beforeEach(async () => {
      await server().db.delete(bookedReference);
      await server()
        .db.update(approval)
        .set({ state: 'takenBack', decidedAt: server().clock.now })
        .where(eq(approval.state, 'waiting'));
    });
    const receipt = (input: object = {}) =>
      server().call(
        approvals.addReceipt,
        {
          loanId: desk.loanId,
          amount: 9000,
          source: 'BANK',
          date: '2026-11-15',
          reference: 'UTR 1',
          reason: 'Slip',
          ...input,
        },
        desk.admin,
      );

    it('waits, and is posted by another person; its reversal too [M24.f, M26.a, M26.f, M36.b]', async () => {
      expect(said(await receipt())).toEqual([200, 'Receipt waits for approval']);
      const { id } = await waiting();
      expect((await approve(desk.admin)).status).toBe(403);
      expect(said(await approve())).toEqual([200, 'Receipt added']);
      expect(await overdue()).toBe(10_882.74);
      // The form sends a reference that was left empty.
      const back = { loanId: desk.loanId, paymentId: id, reference: '', reason: 'Of another loan' };
      await server().call(approvals.reverseReceipt, back, desk.admin);
      const asked = await server().db.select().from(approval).where(eq(approval.loanId, desk.loanId));
      expect(asked.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
        ['receipt', 900_000],
        ['reversal', 900_000],
      ]);
      expect((await about()).toSorted()).toEqual(
        [`${id}, 15 Nov 2026`, 'Bank UTR 1, 15 Nov 2026'].toSorted(),
      );
      expect(said(await approve())).toEqual([200, 'Reversal posted']);
      expect(await overdue()).toBe(19_882.74);
      expect((await server().call(approvals.reverseReceipt, back, desk.admin)).status).toBe(409);
    });

    it('is asked for by admins only, as a reversal, a closure and a refund are [M36.b]', async () => {
      const agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
      const { loanId } = desk;
      const reason = 'Slip';
      const date = '2026-11-15';
      const refused = await Promise.all([
        server().call(
          approvals.addReceipt,
          { loanId, amount: 1, source: 'BANK', date, reference: 'UTR 9', reason },
          agent,
        ),
        server().call(approvals.reverseReceipt, { loanId, paymentId: 'link 700', reason }, agent),
        server().call(approvals.closeLoan, { loanId, overdueAmount: 0 }, agent),
        server().call(approvals.refund, { loanId, amount: 1, reason }, agent),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    });

    it('of a payment that the provider paid back waits for a week, and can then be asked for again [M43.d, M43.e]', async () => {
      await pay(700);
      const message = (eventId: string, amount: string, minutes: number, refundId = 'rfnd_1') => ({
        provider: 'razorpay',
        eventId: `${eventId} of ${desk.loanId}`,
        event: 'refund.processed',
        receivedAt: server().clock.now,
        at: new Date(server().clock.now.getTime() + minutes * 60_000),
        paymentId: 'link 700',
        refundId: `${refundId}_${desk.loanId}`,
        amount: rupees(amount),
      });
      // Of the messages about one refund the first counts, whichever arrived first; another refund is added.
      await server()
        .db.insert(providerEvent)
        .values([
          message('processed', '0.75', 2),
          message('created', '699.00', 0),
          message('another', '0.50', 1, 'rfnd_2'),
          // What was said of the payment itself is no refund.
          { ...message('paid', '700.00', -1), event: 'payment_link.paid', refundId: null },
        ]);
      const refunds = async () =>
        Object((await server().call(approvals.list, {}, desk.admin)).body['data']).providerRefunds;
      const line = {
        loanId: desk.loanId,
        fullName: 'Kavya Raghunathan',
        paymentId: 'link 700',
        amount: 699.5,
        received: 700,
        at: '2026-11-15T06:30:00.000Z',
      };
      expect(await refunds()).toEqual([{ ...line, waits: false }]);
      const back = { loanId: desk.loanId, paymentId: 'link 700', reason: 'Refunded at Razorpay' };
      await server().call(approvals.reverseReceipt, back, desk.admin);
      expect(await refunds()).toEqual([{ ...line, waits: true }]);
      const first = await waiting();
      await server().call(approvals.refuse, { id: first.id, reason: 'Not yet' }, desk.superUser);
      expect(await refunds()).toEqual([{ ...line, waits: false }]);
      await server().call(approvals.reverseReceipt, back, desk.admin);
      await later(addDays(exampleDay, 7));
      expect(await refunds()).toEqual([{ ...line, waits: true }]);
      await later(addDays(exampleDay, 8));
      expect(await refunds()).toEqual([{ ...line, waits: false }]);
      await server().call(approvals.reverseReceipt, back, desk.admin);
      const again = (await listed()).find(({ state }: { state: string }) => state === 'waiting');
      expect(said(await approve(desk.superUser, again.id, again.seen))).toEqual([200, 'Reversal posted']);
      expect(await refunds()).toEqual([]);
    });

    describe('with a file that proves it', () => {
      const attach = (input: object = {}, as: Caller = desk.admin) =>
        server().call(
          approvals.attach,
          { loanId: String(desk.loanId), file: new Blob([aPng]), ...input },
          as,
        );
      const keyIn = ({ body }: TestAnswer): string => Object(body['data']).attachment;
      const linkFor = async (as: Caller): Promise<string | null> => {
        const { id } = await waiting();
        const { requests } = Object((await server().call(approvals.list, {}, as)).body['data']);
        return requests.find((request: { id: string }) => request.id === id).attachment;
      };

      it('shows it to the other person, by a link that opens it [XR-023.a]', async () => {
        const key = keyIn(await attach());
        const [audited] = await server()
          .db.select()
          .from(auditRow)
          .where(and(eq(auditRow.loanId, desk.loanId), eq(auditRow.action, 'approvals.attach')));
        expect(audited?.after).toEqual({ file: key });
        expect(said(await receipt({ attachment: key }))).toEqual([200, 'Receipt waits for approval']);
        const opened = await server().send((await linkFor(desk.superUser)) ?? '');
        expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
        await approve();
      });

      it('has none where none was attached [XR-023.a]', async () => {
        await receipt();
        expect(await linkFor(desk.superUser)).toBeNull();
      });

      it('refuses a file of another loan, one that is not stored, and one that was not attached for this [XR-023.b]', async () => {
        const key = keyIn(await attach());
        const photo = `selfies/${desk.loanId}/selfie.png`;
        await storeBytes(
          server().db,
          server().files,
          [{ key: photo, bytes: aPng, loanId: desk.loanId }],
          server().clock.now,
        );
        const otherLoan = await desk.anotherLoan();
        const gone = [422, 'The attached file is not stored. Please attach it again'];
        expect(said(await receipt({ loanId: otherLoan, attachment: key }))).toEqual(gone);
        expect(said(await receipt({ attachment: `${key}x` }))).toEqual(gone);
        expect(said(await receipt({ attachment: photo }))).toEqual(gone);
        expect(said(await receipt({ attachment: key }))[0]).toBe(200);
      });

      it('is kept once it is named, and removed in time if it never is [XR-030.c]', async () => {
        const [named, left] = [keyIn(await attach()), keyIn(await attach())];
        expect(said(await receipt({ attachment: named }))[0]).toBe(200);
        const { db, clock } = server();
        await removeReplaced(db, clock.now);
        expect(await knownKeys(db, [named, left], desk.loanId)).toEqual(new Set([named, left]));
        await removeReplaced(db, new Date(clock.now.getTime() + 1));
        expect(await knownKeys(db, [named, left], desk.loanId)).toEqual(new Set([named]));
        const gone = [422, 'The attached file is not stored. Please attach it again'];
        expect(said(await receipt({ attachment: left, reference: 'UTR 2' }))).toEqual(gone);
        await approve();
      });

      it('is attached by admins alone, a picture or a PDF [M36.b]', async () => {
        expect((await attach({}, desk.agent)).status).toBe(403);
        expect((await attach({ file: new Blob(['Date,Amount\n']) })).status).toBe(415);
      });

      it('a reversal shows it too, and its reference stands in the account [XR-023.a]', async () => {
        await receipt();
        const { id } = await waiting();
        await approve();
        const key = keyIn(await attach());
        const back = {
          loanId: desk.loanId,
          paymentId: id,
          reference: 'RTN 7',
          reason: 'Returned',
          attachment: key,
        };
        await server().call(approvals.reverseReceipt, back, desk.admin);
        expect(await linkFor(desk.superUser)).toContain('/api/v1/files/');
        expect(await about()).toContain(`${id}, 15 Nov 2026, RTN 7`);
        await approve();
        const [stored] = await server().db.select().from(ledgerReceipt).where(eq(ledgerReceipt.id, id));
        expect(stored?.reversalReference).toBe('RTN 7');
      });
    });

    describe('with the reference of an earlier one', () => {
      let otherLoan: number;
      const bookedAlready = () => `utr 1 is booked already: Rs. 9,000.00 on loan ${desk.loanId}, 15 Nov 2026`;
      beforeEach(async () => {
        otherLoan = await desk.anotherLoan();
      });

      it('is refused in words that name the earlier one, whatever its capitals and spaces [XR-024.a]', async () => {
        await receipt();
        await approve();
        const again = { loanId: otherLoan, amount: 500, reference: 'utr 1' };
        expect(said(await receipt(again))).toEqual([409, bookedAlready()]);
        expect(said(await receipt({ ...again, reference: 'UTR 2' }))).toEqual([
          200,
          'Receipt waits for approval',
        ]);
      });

      it('is refused while that waits, and not once that has ended [XR-024.a, M35.d]', async () => {
        await receipt();
        expect(said(await receipt({ loanId: otherLoan }))).toEqual([
          409,
          `UTR 1 waits for approval already: Rs. 9,000.00 on loan ${desk.loanId}, 15 Nov 2026`,
        ]);
        await later(addDays(exampleDay, 7));
        expect((await receipt({ loanId: otherLoan })).status).toBe(409);
        await later(addDays(exampleDay, 8));
        expect((await receipt({ loanId: otherLoan })).status).toBe(200);
      });

      it('is another thing in cash, where two branches may use one number [XR-024.b]', async () => {
        const cash = { source: 'CASH', amount: 500 };
        await receipt(cash);
        expect(await about()).toEqual(['Cash UTR 1, 15 Nov 2026']);
        await approve();
        expect((await receipt({ ...cash, loanId: otherLoan })).status).toBe(200);
      });

      /** A second request for the reference, as of somebody who asked at the same moment. */
      const askTwice = async () => {
        await receipt();
        const { id, asked } = await waiting();
        await receipt({ loanId: otherLoan, reference: 'another' });
        const [second] = await server().db.select().from(approval).where(eq(approval.loanId, otherLoan));
        if (!second || asked.kind !== 'receipt' || second.asked.kind !== 'receipt')
          throw new Error('Two receipts wait');
        await server()
          .db.update(approval)
          .set({ asked: { ...second.asked, reference: 'utr 1' } })
          .where(eq(approval.id, second.id));
        return [id, second.id] as const;
      };

      it('of two that are approved at the same moment one is booked, by the database [XR-024.c]', async () => {
        const ids = await askTwice();
        const answers = await Promise.all(ids.map(id => approve(desk.superUser, id, 100)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const booked = await server().db.select().from(bookedReference);
        expect(booked.map(({ reference }) => reference)).toEqual(['UTR1']);
        const receipts = await server()
          .db.select()
          .from(ledgerReceipt)
          .where(inArray(ledgerReceipt.id, [...ids]));
        expect(receipts).toHaveLength(1);
      });

      it('its request says why it cannot be approved, and goes on once the earlier one is reversed [XR-024.a]', async () => {
        const [first, second] = await askTwice();
        await approve(desk.superUser, first, 100);
        const { body } = await server().call(approvals.list, {}, desk.superUser);
        const listedNow = Object(body['data']).requests.find(({ id }: { id: string }) => id === second);
        expect(listedNow.fault).toBe(bookedAlready());
        expect(said(await approve(desk.superUser, second, 100))).toEqual([409, bookedAlready()]);
        expect((await server().db.select().from(approval).where(eq(approval.id, second)))[0]?.state).toBe(
          'waiting',
        );
        await server().call(
          approvals.reverseReceipt,
          { loanId: desk.loanId, paymentId: first, reason: 'Of another loan' },
          desk.admin,
        );
        await approve();
        expect(said(await approve(desk.superUser, second, 100))).toEqual([200, 'Receipt added']);
      });
    });

    it('is dated at most 30 days back, and cash of a day stays below Rs. 20,000 [M24.f, M24.g]', async () => {
      expect((await receipt({ date: '2026-10-15' })).status).toBe(409);
      expect((await receipt({ date: '2026-10-16', reference: 'UTR 2' })).status).toBe(200);
      expect((await receipt({ source: 'CASH', amount: 20_000 })).status).toBe(409);
      expect((await receipt({ source: 'CASH', amount: 19_999 })).status).toBe(200);
    });
  });
});
