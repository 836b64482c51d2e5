import type { Role } from '@lending-desk/domain/access';
import { addDays, businessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { ledgerEvent, ledgerTransfer } from '../ledger/table';
import { staff } from '../signin/table';
import { exampleDay } from '../testing/accounts';
import { withRequests } from '../testing/requests';
import { approval } from './table';

const { approvals } = contract;
const waits = 'Waiver waits for approval';
const added = 'Waiver added';

withRequests(desk => {
  const { server, later, penal, waive, said, figures, overdue, waiting, listed, approve, pay } = desk;

  describe('a waiver', () => {
    it('of penal and bounce within Rs. 1,000 is posted at once, whoever asks [M29.a, CO-068.m, CO-068.j, M28.i, M28.j, CO-068.k]', async () => {
      const answer = await waive(penal(544));
      expect(said(answer)).toEqual([200, added]);
      expect(await listed(desk.agent)).toEqual([]);
      expect(await overdue()).toBe(19_338.74);
      const { transactions } = Object(answer.body['data']);
      expect(transactions.at(-1)).toMatchObject({
        amountPaid: 544,
        penalInterest: 544,
        paymentSource: 'WAIVER',
      });
    });

    it('waits above Rs. 1,000, also of a super user, and changes nothing meanwhile [M29.e, M29.h, CO-068.j, CO-068.l, CO-068.n, M29.b, CO-068.k]', async () => {
      expect(said(await waive({ waiverAmount: 1000, penalInterest: 544.74, bounceCharges: 455.26 }))).toEqual(
        [200, added],
      );
      const one = { waiverAmount: 1, penalInterest: 0, bounceCharges: 1 };
      const answer = await waive(one, desk.superUser);
      expect(said(answer)).toEqual([200, waits]);
      expect(Object(answer.body['data']).transactions).toHaveLength(6);
      expect(await overdue()).toBe(18_882.74);
    });

    it.each([
      ['interest', { waiverAmount: 1, penalInterest: 0, interestPayment: 1 }],
      ['principal', { waiverAmount: 1, penalInterest: 0, principalPayment: 1 }],
    ])('of any %s waits, whatever its amount [M29.f, CO-068.n]', async (_part, input) => {
      expect(said(await waive(input))).toEqual([200, waits]);
    });

    it('is counted with those of 30 days, not with an older one, nor with one of another loan [M29.c, M29.d]', async () => {
      expect(said(await waive({ waiverAmount: 600, penalInterest: 0, bounceCharges: 600 }))).toEqual([
        200,
        added,
      ]);
      await later(addDays(exampleDay, 30));
      const next = { waiverAmount: 401, penalInterest: 401, waiverDate: '15-12-2026 00:00:00' };
      expect(said(await waive(next))).toEqual([200, waits]);
      await later(addDays(exampleDay, 31));
      expect(said(await waive(next))).toEqual([200, added]);
      const other = await desk.anotherLoan();
      // Together they are above the limit.
      const most = { ...next, loanId: other, waiverAmount: 600, penalInterest: 0, bounceCharges: 600 };
      expect(said(await waive(most))).toEqual([200, added]);
    });

    it('that a second person approved, or that was undone, leaves the limit free [M29.i, M29.j, M29.g]', async () => {
      await waive({ waiverAmount: 901, penalInterest: 0, bounceCharges: 900, interestPayment: 1 });
      expect(said(await approve())).toEqual([200, added]);
      const [before] = await server().db.select().from(approval).where(eq(approval.loanId, desk.loanId));
      expect(before).toMatchObject({ state: 'approved', checkerName: 'Super User' });
      expect(said(await waive(penal(500)))).toEqual([200, added]);
      const [alone] = await server()
        .db.select()
        .from(approval)
        .where(and(eq(approval.loanId, desk.loanId), eq(approval.state, 'alone')));
      const undo = { loanId: desk.loanId, paymentId: String(alone?.id), reason: 'Agreed otherwise' };
      expect(said(await server().call(approvals.reverseReceipt, undo, desk.admin))).toEqual([
        200,
        'Reversal waits for approval',
      ]);
      expect(said(await approve())).toEqual([200, 'Reversal posted']);
      expect(said(await waive(penal(540)))).toEqual([200, added]);
    });

    it.each([
      ['not whole rupees', { waiverAmount: 1.5, penalInterest: 1.5 }, 400, 'Enter numeric amount'],
      ['not the sum of its parts', { waiverAmount: 2 }, 409, 'Parts do not sum to the amount'],
      ['a paisa off', { waiverAmount: 1, penalInterest: 0.99 }, 409, 'Parts do not sum to the amount'],
      [
        'beyond what is open',
        { waiverAmount: 545, penalInterest: 545 },
        409,
        'More than what is open of penal',
      ],
      ['dated after today', { waiverDate: '16-11-2026 00:00:00' }, 409, 'Date after today'],
      ['dated 31 days back', { waiverDate: '15-10-2026 00:00:00' }, 409, 'Date more than 30 days back'],
      ['without a day', { waiverDate: '31-02-2026 00:00:00' }, 400, 'Enter date in dd-mm-yyyy format only'],
      ['without a source', { paymentSource: '' }, 400, 'paymentSource is not valid'],
      ['year first', { waiverDate: '2026-11-15 00:00:00' }, 400, 'Enter date in dd-mm-yyyy format only'],
    ])(
      '%s is refused [M28.e, CO-066.e, CO-066.f, CO-064.d, M28.m, CO-065.a, CO-069.a, CO-069.b, CO-068.d, CO-066.c, CO-068.c]',
      async (_what, input, status, words) => {
        expect(said(await waive(input))).toEqual([
          status,
          expect.stringMatching(`^(waiver\\w+: )?${words}$`),
        ]);
        expect(await overdue()).toBe(19_882.74);
      },
    );

    it('is accepted 30 days back, and without the parts and the comment, which then go to charges first [M28.m, CO-068.g, CO-069.b]', async () => {
      expect(said(await waive({ waiverDate: '16-10-2026 00:00:00' }))).toEqual([200, added]);
      const bare = {
        loanId: desk.loanId,
        // The fifth of November, not the eleventh of May.
        waiverDate: '05-11-2026 00:00:00',
        waiverAmount: 600,
        paymentSource: 'BOUNCE',
      };
      expect(said(await server().call(approvals.addWaiver, Object(bare), desk.agent))).toEqual([200, added]);
      expect((await figures()).overdueSummary).toMatchObject({ penalInterest: 0, bounceCharges: 1123.74 });
      // A part that is named alone takes it all; the others take nothing.
      const part = { ...bare, waiverAmount: 100, bounceCharges: 100 };
      expect(said(await server().call(approvals.addWaiver, Object(part), desk.agent))).toEqual([200, added]);
      expect((await figures()).overdueSummary).toMatchObject({ penalInterest: 0, bounceCharges: 1023.74 });
    });

    it.each<[Role, number]>([
      ['ROLE_CUSTOMER_SERVICE_VIEW', 403],
      ['ROLE_COLLECTIONS_AGENT', 200],
    ])('is a write: %s gets %i [CO-068.a]', async (role, status) => {
      expect((await waive(penal(100), await server().signIn(role))).status).toBe(status);
      expect(await overdue()).toBe(status === 200 ? 19_782.74 : 19_882.74);
    });

    it('repeated by its key posts once [CO-068.i]', async () => {
      const key = { 'idempotency-key': `waiver ${desk.loanId}`.replace(' ', '-') };
      await waive(penal(100), desk.agent, key);
      const again = await waive(penal(100), desk.agent, key);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await overdue()).toBe(19_782.74);
    });

    it.each(['AUTO_DEBIT', 'MANUAL_PAYMENT'])(
      'from %s moves no cash and debits waived, and keeps its source and comment [CO-067.b, CO-068.h, M28.a, M28.b, CO-068.e, CO-067.a]',
      async source => {
        await waive({
          waiverAmount: 1000,
          penalInterest: 410,
          bounceCharges: 590,
          paymentSource: source,
          waiverComment: ' Agreed ',
        });
        const transfers = await server()
          .db.select()
          .from(ledgerTransfer)
          .where(eq(ledgerTransfer.loanId, desk.loanId));
        const [row] = await server().db.select().from(approval).where(eq(approval.loanId, desk.loanId));
        expect(row).toMatchObject({ reason: 'Agreed', asked: { source } });
        const own = transfers.filter(({ receipt }) => receipt === row?.id);
        expect(own[0]).toMatchObject({ debit: 'waived', credit: 'held', amount: rupees(1000) });
        const touched = new Set(own.flatMap(({ debit, credit }) => [debit, credit]));
        expect([...touched].sort()).toEqual(['bounce', 'held', 'penal', 'waived']);
        // Of this waiver and nothing else: the account had no such transfer before.
        expect(transfers.filter(({ debit }) => debit === 'waived')).toEqual(own.slice(0, 1));
      },
    );
  });

  describe('a request', () => {
    beforeEach(async () => {
      await waive({ waiverAmount: 1001, penalInterest: 411, bounceCharges: 590 });
    });

    it('is listed with who asked what, and what it changes; the charge names who asked, not who approved [M28.k, CO-068.f]', async () => {
      const { id } = await waiting();
      const due = { principal: 17_088.77, interest: 1069.23, daysPastDue: 45, class: 'SMA-1' };
      const now = { ...due, penal: 544.74, bounce: 1180, total: 19_882.74 };
      const line = {
        id,
        loanId: desk.loanId,
        kind: 'waiver',
        state: 'waiting',
        amount: 1001,
        about: 'penal, bounce, dated 15 Nov 2026',
        parts: { principal: 0, interest: 0, penal: 411, bounce: 590 },
        reason: '',
        makerId: desk.agent.staffId,
        maker: 'Collections Agent',
        fullName: 'Kavya Raghunathan',
        askedAt: '2026-11-15T06:30:00.000Z',
        endsOn: '2026-11-22',
        decidedBy: null,
        decidedAt: null,
        refusedBecause: null,
        attachment: null,
        whenAsked: now,
        now,
        after: { ...due, penal: 133.74, bounce: 590, total: 18_881.74 },
        lines: [
          { account: 'waived', side: 'debit', amount: 1001 },
          { account: 'penal', side: 'credit', amount: 411 },
          { account: 'bounce', side: 'credit', amount: 590 },
        ],
        fault: null,
        since: [],
        seen: 1,
        checkers: ['Super User'],
        whyNot: null,
      };
      expect(await listed()).toEqual([line]);
      const asked = await server().db.select().from(auditRow).where(eq(auditRow.action, 'approvals.ask'));
      const after = { id, kind: 'waiver', amount: 1001, reason: '', waits: true };
      expect(asked.find(row => row.loanId === desk.loanId)?.after).toEqual(after);
      await approve();
      const decided = { state: 'approved', decidedBy: 'Super User', decidedAt: line.askedAt };
      expect(await listed()).toMatchObject([{ id, about: line.about, ...decided, lines: [], checkers: [] }]);
      const { loan } = await figures();
      expect(loan.emis[5]?.penalLatePaymentCharges).toMatchObject({
        waivedBy: 'Collections Agent',
        waivedAmount: 363.16,
      });
    });

    it('is not approved by its maker, an agent or twice, and posts in one with the approval [M36.c, M36.d, M29.h, CO-068.l]', async () => {
      const { id } = await waiting();
      expect((await approve(desk.agent, id)).status).toBe(403);
      await server().call(approvals.takeBack, { id }, desk.agent);
      await waive({ waiverAmount: 1001, penalInterest: 411, bounceCharges: 590 }, desk.admin);
      const yours = [403, 'You asked for this; another person approves'];
      expect(said(await approve(desk.admin))).toEqual(yours);
      const refusal = { id: (await waiting()).id, reason: 'Not needed' };
      expect(said(await server().call(approvals.refuse, refusal, desk.admin))).toEqual(yours);
      expect(await overdue()).toBe(19_882.74);
      const own = (await waiting()).id;
      expect(said(await approve(desk.superUser, own))).toEqual([200, added]);
      expect(await overdue()).toBe(18_881.74);
      expect(said(await approve(desk.superUser, own, 99))).toEqual([
        409,
        'This request was approved already',
      ]);
      const rows = await server().db.select().from(auditRow).where(eq(auditRow.loanId, desk.loanId));
      expect(rows.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['approvals.ask', 'approvals.approved', 'ledger.waiver']),
      );
    });

    it('that two people approve at once posts once [XR-022.e]', async () => {
      const { id } = await waiting();
      const both = await Promise.all([approve(desk.admin, id, 1), approve(desk.superUser, id, 1)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.flatMap(({ body }) => body['errorMessages'])).toEqual([
        'This request was approved already',
      ]);
      expect(await overdue()).toBe(18_881.74);
    });

    it('that is approved and taken back at once ends in one of the two [XR-139.a]', async () => {
      const { id } = await waiting();
      const [approved, taken] = await Promise.all([
        approve(desk.admin, id, 1),
        server().call(approvals.takeBack, { id }, desk.agent),
      ]);
      expect([approved.status, taken.status].toSorted()).toEqual([200, 409]);
      expect(await overdue()).toBe(approved.status === 200 ? 18_881.74 : 19_882.74);
    });

    it('is decided by the database’s rule by two people only [M36.d]', async () => {
      const { id, makerId } = await waiting();
      const same = server()
        .db.update(approval)
        .set({ state: 'approved', checkerId: makerId, checkerName: 'Same', decidedAt: new Date() })
        .where(eq(approval.id, id));
      await expect(same).rejects.toThrow();
    });

    it('is refused with a reason that its maker reads, and cannot be approved then [XR-022.a, XR-022.d]', async () => {
      const { id } = await waiting();
      expect((await server().call(approvals.refuse, { id, reason: ' ' }, desk.admin)).status).toBe(400);
      const reason = 'Too much for one call; ask for the bounce charge alone';
      await server().call(approvals.refuse, { id, reason }, desk.admin);
      expect(await listed(desk.agent)).toMatchObject([
        {
          state: 'refused',
          refusedBecause: reason,
          decidedBy: 'Collections Admin',
          checkers: [],
          seen: 0,
          since: [],
        },
      ]);
      const [audited] = await server()
        .db.select()
        .from(auditRow)
        .where(and(eq(auditRow.loanId, desk.loanId), eq(auditRow.action, 'approvals.refused')));
      expect(audited).toMatchObject({
        actorName: 'Collections Admin',
        before: { state: 'waiting' },
        after: { id, maker: 'Collections Agent', amount: 1001, refusedBecause: reason },
      });
      expect(said(await approve(desk.superUser, id, 1))).toEqual([409, 'This request was refused already']);
    });

    it('is taken back by its maker only [M36.i, XR-022.c]', async () => {
      const { id } = await waiting();
      expect(said(await server().call(approvals.takeBack, { id }, desk.admin))).toEqual([
        403,
        'Only who asked can take a request back',
      ]);
      expect((await server().call(approvals.takeBack, { id }, desk.agent)).status).toBe(200);
      expect(await listed()).toMatchObject([{ state: 'takenBack', decidedBy: null }]);
      expect(said(await approve(desk.admin, id, 1))).toEqual([409, 'This request was taken back']);
    });

    it('waits 7 days and has ended on the eighth [M35.d]', async () => {
      const { id } = await waiting();
      await later(addDays(exampleDay, 8));
      expect(await listed()).toMatchObject([{ state: 'ended' }]);
      expect(said(await approve(desk.admin, id, 1))).toEqual([
        409,
        'This request has ended: nobody decided it within 7 days',
      ]);
      await later(addDays(exampleDay, 7));
      expect(said(await approve(desk.admin, id, 1))).toEqual([200, added]);
      await later(addDays(exampleDay, 14));
      expect(await listed()).toMatchObject([{ state: 'approved', decidedAt: '2026-11-22T06:30:00.000Z' }]);
      await later(addDays(exampleDay, 15));
      expect(await listed()).toEqual([]);
    });

    it('is named by its loan as long as it waits, the oldest first [XR-022.f, M35.d]', async () => {
      server().clock.pass(-60_000);
      const receipt = {
        loanId: desk.loanId,
        amount: 9000,
        source: 'CASH' as const,
        date: exampleDay,
        reference: 'R 1',
        reason: 'Slip',
      };
      await server().call(approvals.addReceipt, receipt, desk.admin);
      const other = { ...receipt, loanId: await desk.anotherLoan(), reference: 'R 2' };
      await server().call(approvals.addReceipt, other, desk.admin);
      expect(await desk.shown()).toEqual(['receipt', 'waiver']);
      await later(addDays(exampleDay, 7));
      expect(await desk.shown()).toEqual(['receipt', 'waiver']);
      await later(addDays(exampleDay, 8));
      expect(await desk.shown()).toEqual([]);
    });

    it('whose dues moved since they were read is read again first; each part is judged again [M35.a, M35.c, XR-022.b]', async () => {
      const { id } = await waiting();
      const [before] = await listed();
      expect(before).toMatchObject({ since: [], fault: null, seen: 1 });
      await pay(19_500);
      expect(said(await approve(desk.admin, id, before.seen))).toEqual([
        409,
        'Dues have changed. Please refresh',
      ]);
      const [after] = await listed();
      expect(after).toMatchObject({ since: [{ kind: 'receipt' }], after: null, seen: 2 });
      // What its maker saw stays.
      expect([after.whenAsked, after.now.total]).toEqual([before.now, 382.74]);
      expect(after.fault).toBe('More than what is open of penal');
      expect(said(await approve(desk.admin, id, after.seen))).toEqual([409, after.fault]);
      // What came before a request has not moved its dues.
      const back = { loanId: desk.loanId, paymentId: 'link 19500', reason: 'Returned' };
      await server().call(approvals.reverseReceipt, back, desk.admin);
      // Both were asked for at one moment, so either may stand first.
      const asked = (await listed()).find(({ kind }: { kind: string }) => kind === 'reversal');
      expect(asked).toMatchObject({ since: [], seen: 2 });
    });

    it('is not moved by what falls due or is charged by date alone [M35.b]', async () => {
      await later(businessDate('2026-11-22'));
      const [row] = await listed();
      expect(row).toMatchObject({ since: [], fault: null });
    });

    it('is not moved by an event that posted nothing, whatever one of the same number posted on another loan [M35.a]', async () => {
      await waiting();
      const other = await desk.anotherLoan();
      expect(said(await waive({ ...penal(100), loanId: other }))).toEqual([200, added]);
      await server()
        .db.insert(ledgerEvent)
        .values({
          loanId: desk.loanId,
          number: 2,
          reference: `nothing ${desk.loanId}`,
          kind: 'nach',
          bookedOn: exampleDay,
          at: server().clock.now,
          byId: null,
          byName: 'NACH',
        });
      expect(await listed()).toMatchObject([{ loanId: desk.loanId, since: [], seen: 2 }]);
    });

    it('is seen by its maker and by admins, not by another agent or a viewer [M36.h, M36.j, M36.k]', async () => {
      await server()
        .db.insert(staff)
        .values({
          email: 'collections.other@lender.example',
          fullName: 'Another Agent',
          roles: ['ROLE_COLLECTIONS_AGENT'],
          state: 'active',
          createdAt: server().clock.now,
        });
      expect([await listed(desk.agent), await listed(desk.admin)].map(list => list.length)).toEqual([1, 1]);
      // Nobody decides what is within the limit of one person.
      expect(said(await waive(penal(1)))).toEqual([200, added]);
      expect(await listed(desk.admin)).toHaveLength(1);
      // And an own one.
      await waive({ waiverAmount: 1002, penalInterest: 412, bounceCharges: 590 }, desk.admin);
      const makers = (await listed(desk.admin)).map(({ maker }: { maker: string }) => maker).toSorted();
      expect(makers).toEqual(['Collections Admin', 'Collections Agent']);
      const other = await server().signIn('collections.other@lender.example');
      expect(await listed(other)).toEqual([]);
      const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
      expect((await server().call(approvals.list, {}, viewer)).status).toBe(403);
    });

    it('names who can approve it, and nobody where there is nobody else [M36.g, XR-022.c]', async () => {
      expect(await listed(desk.agent)).toMatchObject([{ checkers: ['Collections Admin', 'Super User'] }]);
      // To one of them: who else.
      expect(await listed(desk.admin)).toMatchObject([{ checkers: ['Super User'] }]);
      const { db } = server();
      await db.update(staff).set({ state: 'disabled' }).where(eq(staff.id, desk.superUser.staffId));
      await db.update(staff).set({ state: 'disabled' }).where(eq(staff.id, desk.admin.staffId));
      expect(await listed(desk.agent)).toMatchObject([{ checkers: [] }]);
      await db.update(staff).set({ state: 'active' });
    });
  });

  describe.each([
    ['roles', 'staff.changeRoles'],
    ['first roles', 'staff.approve'],
    ['password', 'staff.resetPassword'],
  ])('an account whose %s the maker set', (_what, action) => {
    it('cannot approve for 7 days, nor is named as who can, and can on the eighth [M36.e, M36.f, M36.g]', async () => {
      const { db, clock } = server();
      // An account of its own: what is recorded of it stays.
      const email = `${action}@lender.example`.toLowerCase();
      const [checker] = await db
        .insert(staff)
        .values({
          email,
          fullName: 'New Admin',
          roles: ['ROLE_COLLECTIONS_ADMIN'],
          state: 'active',
          createdAt: clock.now,
        })
        .returning({ id: staff.id });
      await db.insert(auditRow).values({
        at: new Date(clock.now.getTime()),
        actorId: desk.superUser.staffId,
        actorName: 'Super User',
        action,
        after: { id: checker?.id },
        requestId: 'test',
      });
      await later(addDays(exampleDay, 7));
      await waive(
        { waiverAmount: 1001, penalInterest: 411, bounceCharges: 590, waiverDate: '22-11-2026 00:00:00' },
        desk.superUser,
      );
      expect((await approve(await server().signIn(email))).status).toBe(403);
      expect(await listed()).toMatchObject([{ checkers: [] }]);
      await later(addDays(exampleDay, 8));
      expect(await listed()).toMatchObject([{ checkers: ['New Admin'] }]);
      expect(said(await approve(await server().signIn(email)))).toEqual([200, added]);
      await db.update(staff).set({ state: 'disabled' }).where(eq(staff.email, email));
    });
  });
});
