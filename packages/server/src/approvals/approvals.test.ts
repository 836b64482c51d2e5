import type { Role } from '@lending-desk/domain/access';
import { addDays, type BusinessDate, businessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { ledgerReceipt, ledgerTransfer } from '../ledger/table';
import { knownKeys, removeReplaced, storeBytes } from '../files/storedFiles';
import { readAccount } from '../ledger/readAccount';
import { loan } from '../loan/table';
import { providerEvent } from '../paymentLinks/table';
import { staff } from '../signin/table';
import { bookOn, exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { aPng } from '../testing/files';
import { type Caller, withServer, type TestAnswer } from '../testing/harness';
import { approval, bookedReference } from './table';

const { approvals } = contract;
const waits = 'Waiver waits for approval';
const added = 'Waiver added';

withServer(server => {
  let agent: Caller;
  let admin: Caller;
  let superUser: Caller;
  let loanId: number;
  let number = 0;

  const signIn = async () => {
    agent = await server().signIn('ROLE_COLLECTIONS_AGENT');
    admin = await server().signIn('ROLE_COLLECTIONS_ADMIN');
    superUser = await server().signIn('ROLE_SUPER_USER');
  };
  /** Sessions end before a week is over. */
  const later = async (day: BusinessDate) => {
    setDay(server(), day);
    await signIn();
  };
  beforeEach(async () => {
    await later(exampleDay);
    number += 1;
    loanId = await storeSampleLoan(server(), number);
  });

  const penal = (amount: number, changes: object = {}) => ({
    loanId,
    waiverDate: '15-11-2026 00:00:00',
    waiverAmount: amount,
    paymentSource: 'WAIVER' as const,
    bounceCharges: 0,
    penalInterest: amount,
    interestPayment: 0,
    principalPayment: 0,
    ...changes,
  });
  const waive = (input: object, as: Caller = agent, headers = {}) =>
    server().call(approvals.addWaiver, { ...penal(1), ...input }, as, headers);
  const said = ({ status, body }: TestAnswer): readonly unknown[] => [
    status,
    status === 200 ? Object(body['data']).status : Object(body['errorMessages'])[0],
  ];
  const figures = async () => {
    const account = await readAccount(server().db, loanId);
    if (!account) throw new Error('no account');
    return repaymentFigures(account, exampleDay);
  };
  const overdue = async () => (await figures()).overdueSummary.total;
  const waiting = async () => {
    const [row] = await server()
      .db.select()
      .from(approval)
      .where(and(eq(approval.loanId, loanId), eq(approval.state, 'waiting')));
    if (!row) throw new Error('nothing waits');
    return row;
  };
  const listed = async (as: Caller = admin) => {
    const { body } = await server().call(approvals.list, {}, as);
    return Object(body['data']).requests.filter((one: { loanId: number }) => one.loanId === loanId);
  };
  const about = async () => (await listed()).map((one: { about: string }) => one.about);
  const approve = async (as: Caller = superUser, id?: string, seen?: number) => {
    const row = id ?? (await waiting()).id;
    const [request] = seen === undefined ? await listed() : [];
    return server().call(approvals.approve, { id: row, seen: seen ?? request.seen }, as);
  };
  /** What the loan says that waits. */
  const shown = async () =>
    Object((await server().call(contract.collections.read, { loanId }, agent)).body['data']).standing.waiting;
  const close = (input: object = {}, as: Caller = admin) =>
    server().call(approvals.closeLoan, { loanId, overdueAmount: 0, ...input }, as);
  const pay = (amount: number, valueDate = exampleDay) =>
    bookOn(server(), loanId, {
      type: 'receipt',
      id: `link ${amount}`,
      source: 'RAZORPAY',
      amount: rupees(amount),
      valueDate,
      reference: null,
    });

  describe('a waiver', () => {
    it('of penal and bounce within Rs. 1,000 is posted at once, whoever asks [M29.a, CO-068.m, CO-068.j, M28.i, M28.j]', async () => {
      const answer = await waive(penal(544));
      expect(said(answer)).toEqual([200, added]);
      expect(await overdue()).toBe(19_338.74);
      const { transactions } = Object(answer.body['data']);
      expect(transactions.at(-1)).toMatchObject({
        amountPaid: 544,
        penalInterest: 544,
        paymentSource: 'WAIVER',
      });
    });

    it('waits above Rs. 1,000, also of a super user, and changes nothing meanwhile [M29.e, M29.h, CO-068.l, CO-068.n]', async () => {
      expect(said(await waive({ waiverAmount: 1000, penalInterest: 544.74, bounceCharges: 455.26 }))).toEqual(
        [200, added],
      );
      const one = { waiverAmount: 1, penalInterest: 0, bounceCharges: 1 };
      const answer = await waive(one, superUser);
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
      const other = await storeSampleLoan(server(), number + 5000);
      expect(said(await waive({ ...next, loanId: other }))).toEqual([200, added]);
    });

    it('that a second person approved, or that was undone, leaves the limit free [M29.i, M29.j, M29.g]', async () => {
      await waive({ waiverAmount: 901, penalInterest: 0, bounceCharges: 900, interestPayment: 1 });
      expect(said(await approve())).toEqual([200, added]);
      const [before] = await server().db.select().from(approval).where(eq(approval.loanId, loanId));
      expect(before).toMatchObject({ state: 'approved', checkerName: 'Super User' });
      expect(said(await waive(penal(500)))).toEqual([200, added]);
      const [alone] = await server()
        .db.select()
        .from(approval)
        .where(and(eq(approval.loanId, loanId), eq(approval.state, 'alone')));
      const undo = { loanId, paymentId: String(alone?.id), reason: 'Agreed otherwise' };
      expect(said(await server().call(approvals.reverseReceipt, undo, admin))).toEqual([
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
      ['year first', { waiverDate: '2026-11-15 00:00:00' }, 400, 'Enter date in dd-mm-yyyy format only'],
    ])('%s is refused [M28.e, CO-066.e, CO-066.f, CO-064.d, M28.m]', async (_what, input, status, words) => {
      expect(said(await waive(input))).toEqual([status, expect.stringMatching(`^(waiver\\w+: )?${words}$`)]);
      expect(await overdue()).toBe(19_882.74);
    });

    it('is accepted 30 days back, and without the parts and the comment, which then go to charges first [M28.m, CO-068.g]', async () => {
      expect(said(await waive({ waiverDate: '16-10-2026 00:00:00' }))).toEqual([200, added]);
      const bare = { loanId, waiverDate: '15-11-2026 00:00:00', waiverAmount: 600, paymentSource: 'BOUNCE' };
      expect(said(await server().call(approvals.addWaiver, Object(bare), agent))).toEqual([200, added]);
      expect((await figures()).overdueSummary).toMatchObject({ penalInterest: 0, bounceCharges: 1123.74 });
    });

    it.each<[Role, number]>([
      ['ROLE_CUSTOMER_SERVICE_VIEW', 403],
      ['ROLE_COLLECTIONS_AGENT', 200],
    ])('is a write: %s gets %i [CO-068.a]', async (role, status) => {
      expect((await waive(penal(100), await server().signIn(role))).status).toBe(status);
      expect(await overdue()).toBe(status === 200 ? 19_782.74 : 19_882.74);
    });

    it('repeated by its key posts once [CO-068.i]', async () => {
      const key = { 'idempotency-key': `waiver ${loanId}`.replace(' ', '-') };
      await waive(penal(100), agent, key);
      const again = await waive(penal(100), agent, key);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await overdue()).toBe(19_782.74);
    });

    it.each(['AUTO_DEBIT', 'MANUAL_PAYMENT'])(
      'from %s moves no cash and debits waived [M28.a, M28.b]',
      async source => {
        await waive({ waiverAmount: 1000, penalInterest: 410, bounceCharges: 590, paymentSource: source });
        const transfers = await server()
          .db.select()
          .from(ledgerTransfer)
          .where(eq(ledgerTransfer.loanId, loanId));
        const [row] = await server().db.select().from(approval).where(eq(approval.loanId, loanId));
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

    it('is listed with who asked what, and what it changes', async () => {
      const { id } = await waiting();
      const due = { principal: 17_088.77, interest: 1069.23, daysPastDue: 45, class: 'SMA-1' };
      const now = { ...due, penal: 544.74, bounce: 1180, total: 19_882.74 };
      const line = {
        id,
        loanId,
        kind: 'waiver',
        state: 'waiting',
        amount: 1001,
        about: 'penal, bounce, dated 15 Nov 2026',
        parts: { principal: 0, interest: 0, penal: 411, bounce: 590 },
        reason: '',
        makerId: agent.staffId,
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
      expect(asked.find(row => row.loanId === loanId)?.after).toEqual(after);
      await approve();
      const decided = { state: 'approved', decidedBy: 'Super User', decidedAt: line.askedAt };
      expect(await listed()).toMatchObject([{ id, about: line.about, ...decided, lines: [], checkers: [] }]);
    });

    it('is not approved by its maker, an agent or twice, and posts in one with the approval [M36.c, M36.d, M29.h]', async () => {
      const { id } = await waiting();
      expect((await approve(agent, id)).status).toBe(403);
      await server().call(approvals.takeBack, { id }, agent);
      await waive({ waiverAmount: 1001, penalInterest: 411, bounceCharges: 590 }, admin);
      expect(said(await approve(admin))).toEqual([403, 'You asked for this; another person approves']);
      expect(await overdue()).toBe(19_882.74);
      const own = (await waiting()).id;
      expect(said(await approve(superUser, own))).toEqual([200, added]);
      expect(await overdue()).toBe(18_881.74);
      expect(said(await approve(superUser, own, 99))).toEqual([409, 'This request was approved already']);
      const rows = await server().db.select().from(auditRow).where(eq(auditRow.loanId, loanId));
      expect(rows.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['approvals.ask', 'approvals.approved', 'ledger.waiver']),
      );
    });

    it('that two people approve at once posts once [XR-022.e]', async () => {
      const { id } = await waiting();
      const both = await Promise.all([approve(admin, id, 1), approve(superUser, id, 1)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await overdue()).toBe(18_881.74);
    });

    it('that is approved and taken back at once ends in one of the two', async () => {
      const { id } = await waiting();
      const [approved, taken] = await Promise.all([
        approve(admin, id, 1),
        server().call(approvals.takeBack, { id }, agent),
      ]);
      expect([approved.status, taken.status].toSorted()).toEqual([200, 409]);
      expect(await overdue()).toBe(approved.status === 200 ? 18_881.74 : 19_882.74);
    });

    it('is decided by the database’s rule by two people only', async () => {
      const { id, makerId } = await waiting();
      const same = server()
        .db.update(approval)
        .set({ state: 'approved', checkerId: makerId, checkerName: 'Same', decidedAt: new Date() })
        .where(eq(approval.id, id));
      await expect(same).rejects.toThrow();
    });

    it('is refused with a reason that its maker reads, and cannot be approved then', async () => {
      const { id } = await waiting();
      expect((await server().call(approvals.refuse, { id, reason: ' ' }, admin)).status).toBe(400);
      await server().call(approvals.refuse, { id, reason: 'Too much' }, admin);
      expect(await listed(agent)).toMatchObject([
        { state: 'refused', refusedBecause: 'Too much', seen: 0, since: [] },
      ]);
      expect(said(await approve(superUser, id, 1))).toEqual([409, 'This request was refused already']);
    });

    it('is taken back by its maker only [M36.i]', async () => {
      const { id } = await waiting();
      expect(said(await server().call(approvals.takeBack, { id }, admin))).toEqual([
        403,
        'Only who asked can take a request back',
      ]);
      expect((await server().call(approvals.takeBack, { id }, agent)).status).toBe(200);
      expect(said(await approve(admin, id, 1))).toEqual([409, 'This request was taken back']);
    });

    it('waits 7 days and has ended on the eighth [M35.d]', async () => {
      const { id } = await waiting();
      await later(addDays(exampleDay, 8));
      expect(await listed()).toMatchObject([{ state: 'ended' }]);
      expect(said(await approve(admin, id, 1))).toEqual([
        409,
        'This request has ended: nobody decided it within 7 days',
      ]);
      await later(addDays(exampleDay, 7));
      expect(said(await approve(admin, id, 1))).toEqual([200, added]);
    });

    it('whose dues moved since they were read is read again first; each part is judged again [M35.a, M35.c]', async () => {
      const { id } = await waiting();
      const [before] = await listed();
      expect(before).toMatchObject({ since: [], fault: null, seen: 1 });
      await pay(19_500);
      expect(said(await approve(admin, id, before.seen))).toEqual([409, 'Dues have changed. Please refresh']);
      const [after] = await listed();
      expect(after).toMatchObject({ since: [{ kind: 'receipt' }], after: null, seen: 2 });
      expect(after.fault).toBe('More than what is open of penal');
      expect(said(await approve(admin, id, after.seen))).toEqual([409, after.fault]);
    });

    it('is not moved by what falls due or is charged by date alone [M35.b]', async () => {
      await later(businessDate('2026-11-22'));
      const [row] = await listed();
      expect(row).toMatchObject({ since: [], fault: null });
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
      expect([await listed(agent), await listed(admin)].map(list => list.length)).toEqual([1, 1]);
      const other = await server().signIn('collections.other@lender.example');
      expect(await listed(other)).toEqual([]);
      const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
      expect((await server().call(approvals.list, {}, viewer)).status).toBe(403);
    });

    it('names who can approve it, and nobody where there is nobody else [M36.g]', async () => {
      expect(await listed(agent)).toMatchObject([{ checkers: ['Collections Admin', 'Super User'] }]);
      const { db } = server();
      await db.update(staff).set({ state: 'disabled' }).where(eq(staff.id, superUser.staffId));
      await db.update(staff).set({ state: 'disabled' }).where(eq(staff.id, admin.staffId));
      expect(await listed(agent)).toMatchObject([{ checkers: [] }]);
      await db.update(staff).set({ state: 'active' });
    });
  });

  describe.each([
    ['roles', 'staff.changeRoles'],
    ['password', 'staff.resetPassword'],
  ])('an account whose %s the maker set', (_what, action) => {
    it('cannot approve for 7 days, and can on the eighth [M36.e, M36.f]', async () => {
      await server()
        .db.insert(auditRow)
        .values({
          at: new Date(server().clock.now.getTime()),
          actorId: superUser.staffId,
          actorName: 'Super User',
          action,
          after: { id: admin.staffId },
          requestId: 'test',
        });
      await later(addDays(exampleDay, 7));
      await waive(
        { waiverAmount: 1001, penalInterest: 411, bounceCharges: 590, waiverDate: '22-11-2026 00:00:00' },
        superUser,
      );
      expect((await approve(admin)).status).toBe(403);
      await later(addDays(exampleDay, 8));
      expect(said(await approve(admin))).toEqual([200, added]);
    });
  });

  describe('a closure', () => {
    const whole = 37_722.85;

    it('waits for a second person, and closes by them [XR-022.f, CO-076.g, M34.j, M34.k, M34.d, M34.g, M34.h]', async () => {
      await pay(whole);
      expect(said(await close())).toEqual([200, 'Closure waits for approval']);
      expect(said(await close())).toEqual([409, 'A closure of this loan waits for approval already']);
      expect(await about()).toEqual(['Whole loan']);
      expect(await shown()).toEqual(['closure']);
      expect((await approve(admin)).status).toBe(403);
      expect((await figures()).closedOn).toBeNull();
      expect(said(await approve())).toEqual([200, 'Loan closed']);
      expect(await shown()).toEqual([]);
      const { closedOn, loan: ofLoan } = await figures();
      expect(closedOn).toBe(exampleDay);
      expect(ofLoan.emis.every(({ paid }) => paid)).toBe(true);
      const [row] = await server().db.select().from(loan).where(eq(loan.loanId, loanId));
      expect(row?.approvalStatus).toBe('DISBURSED');
      expect(said(await waive(penal(1)))).toEqual([409, 'This loan is closed']);
      expect(said(await close())).toEqual([409, 'Closed already']);
    });

    it.each<[Role, number]>([
      ['ROLE_COLLECTIONS_AGENT', 403],
      ['ROLE_CUSTOMER_SERVICE_VIEW', 403],
      ['ROLE_COLLECTIONS_ADMIN', 200],
      ['ROLE_SUPER_USER', 200],
    ])('is asked for by a collections admin or a super user, %s: %i [CO-070.e]', async (role, status) => {
      await pay(whole);
      expect((await close({}, await server().signIn(role))).status).toBe(status);
      const waits = await server().db.$count(approval, eq(approval.loanId, loanId));
      expect(waits).toBe(status === 200 ? 1 : 0);
    });

    it('repeated by its key asks for no second one [CO-076.h]', async () => {
      await pay(whole);
      const key = { 'idempotency-key': `closure-${loanId}` };
      const ask = () => server().call(approvals.closeLoan, { loanId, overdueAmount: 0 }, admin, key);
      const [first, again] = [await ask(), await ask()];
      expect([said(first), said(again)]).toEqual([
        [200, 'Closure waits for approval'],
        [200, 'Closure waits for approval'],
      ]);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await server().db.$count(approval, eq(approval.loanId, loanId))).toBe(1);
    });

    it('is refused while Re. 1 or more is payable, with two decimals [M33.a, M33.i, CO-076.f]', async () => {
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
        .where(and(eq(ledgerTransfer.loanId, loanId), eq(ledgerTransfer.debit, 'rounding')));
      expect(rounded.map(({ amount }) => amount)).toEqual([99]);
    });

    it('is refused where the overdue amount that was seen is more than a rupee off [CO-076.e]', async () => {
      expect(said(await close({ overdueAmount: 19_881.73 }))).toEqual([
        409,
        'Dues have changed. Please refresh',
      ]);
      expect(said(await close({ overdueAmount: 19_881.74 }))).toEqual([409, 'Rs. 37,722.85 is still due']);
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

    it('that money above the total gives refunds due, paid out by two people [M33.e, M33.f]', async () => {
      await pay(whole + 1);
      await close();
      await approve();
      const due = Object((await server().call(approvals.list, {}, admin)).body['data']).refundsDue;
      expect(due).toContainEqual(expect.objectContaining({ loanId, amount: 1 }));
      const { body } = await server().call(contract.collections.read, { loanId }, admin);
      expect(Object(body['data']).standing.refundsDue).toBe(1);
      const back = (amount: number) =>
        server().call(approvals.refund, { loanId, amount, reason: 'Paid too much' }, admin);
      expect(said(await back(1.01))).toEqual([409, 'More than what is due back']);
      expect(said(await back(1))).toEqual([200, 'Refund waits for approval']);
      expect(await about()).toContain('Money due back to the customer');
      expect((await approve(admin)).status).toBe(403);
      expect(said(await approve())).toEqual([200, 'Refund paid out']);
      expect((await figures()).refundsDue).toBe(0);
    });
  });

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
          loanId,
          amount: 9000,
          source: 'BANK',
          date: '2026-11-15',
          reference: 'UTR 1',
          reason: 'Slip',
          ...input,
        },
        admin,
      );

    it('waits, and is posted by another person; its reversal too [M24.f, M26.a, M26.f, M36.b]', async () => {
      expect(said(await receipt())).toEqual([200, 'Receipt waits for approval']);
      const { id } = await waiting();
      expect((await approve(admin)).status).toBe(403);
      expect(said(await approve())).toEqual([200, 'Receipt added']);
      expect(await overdue()).toBe(10_882.74);
      const back = { loanId, paymentId: id, reason: 'Of another loan' };
      await server().call(approvals.reverseReceipt, back, admin);
      expect((await about()).toSorted()).toEqual(
        [`${id}, 15 Nov 2026`, 'Bank UTR 1, 15 Nov 2026'].toSorted(),
      );
      expect(said(await approve())).toEqual([200, 'Reversal posted']);
      expect(await overdue()).toBe(19_882.74);
      expect((await server().call(approvals.reverseReceipt, back, admin)).status).toBe(409);
    });

    it('of a payment that the provider paid back waits for a week, and can then be asked for again', async () => {
      await pay(700);
      await server()
        .db.insert(providerEvent)
        .values({
          provider: 'razorpay',
          eventId: `refund of ${loanId}`,
          event: 'refund.processed',
          receivedAt: server().clock.now,
          at: server().clock.now,
          paymentId: 'link 700',
          refundId: `rfnd_${loanId}`,
          amount: rupees('699.50'),
        });
      const refunds = async () =>
        Object((await server().call(approvals.list, {}, admin)).body['data']).providerRefunds;
      const line = {
        loanId,
        fullName: 'Kavya Raghunathan',
        paymentId: 'link 700',
        amount: 699.5,
        received: 700,
        at: '2026-11-15T06:30:00.000Z',
      };
      expect(await refunds()).toEqual([{ ...line, waits: false }]);
      const back = { loanId, paymentId: 'link 700', reason: 'Refunded at Razorpay' };
      await server().call(approvals.reverseReceipt, back, admin);
      expect(await refunds()).toEqual([{ ...line, waits: true }]);
      await later(addDays(exampleDay, 7));
      expect(await refunds()).toEqual([{ ...line, waits: true }]);
      await later(addDays(exampleDay, 8));
      expect(await refunds()).toEqual([{ ...line, waits: false }]);
    });

    describe('with a file that proves it', () => {
      const attach = (input: object = {}, as: Caller = admin) =>
        server().call(approvals.attach, { loanId: String(loanId), file: new Blob([aPng]), ...input }, as);
      const keyIn = ({ body }: TestAnswer): string => Object(body['data']).attachment;
      const linkFor = async (as: Caller): Promise<string | null> => {
        const { id } = await waiting();
        const { requests } = Object((await server().call(approvals.list, {}, as)).body['data']);
        return requests.find((request: { id: string }) => request.id === id).attachment;
      };

      it('shows it to the other person, by a link that opens it [XR-023.a]', async () => {
        const key = keyIn(await attach());
        expect(said(await receipt({ attachment: key }))).toEqual([200, 'Receipt waits for approval']);
        const opened = await server().send((await linkFor(superUser)) ?? '');
        expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
        await approve();
      });

      it('has none where none was attached', async () => {
        await receipt();
        expect(await linkFor(superUser)).toBeNull();
      });

      it('refuses a file of another loan, one that is not stored, and one that was not attached for this [XR-023.b]', async () => {
        const key = keyIn(await attach());
        const photo = `selfies/${loanId}/selfie.png`;
        await storeBytes(
          server().db,
          server().files,
          [{ key: photo, bytes: aPng, loanId }],
          server().clock.now,
        );
        number += 1;
        const otherLoan = await storeSampleLoan(server(), number);
        const gone = [422, 'The attached file is not stored. Please attach it again'];
        expect(said(await receipt({ loanId: otherLoan, attachment: key }))).toEqual(gone);
        expect(said(await receipt({ attachment: `${key}x` }))).toEqual(gone);
        expect(said(await receipt({ attachment: photo }))).toEqual(gone);
        expect(said(await receipt({ attachment: key }))[0]).toBe(200);
      });

      it('is kept once it is named, and removed in time if it never is', async () => {
        const [named, left] = [keyIn(await attach()), keyIn(await attach())];
        expect(said(await receipt({ attachment: named }))[0]).toBe(200);
        const { db, clock } = server();
        await removeReplaced(db, clock.now);
        expect(await knownKeys(db, [named, left], loanId)).toEqual(new Set([named, left]));
        await removeReplaced(db, new Date(clock.now.getTime() + 1));
        expect(await knownKeys(db, [named, left], loanId)).toEqual(new Set([named]));
        const gone = [422, 'The attached file is not stored. Please attach it again'];
        expect(said(await receipt({ attachment: left, reference: 'UTR 2' }))).toEqual(gone);
        await approve();
      });

      it('is attached by admins alone, a picture or a PDF', async () => {
        expect((await attach({}, agent)).status).toBe(403);
        expect((await attach({ file: new Blob(['Date,Amount\n']) })).status).toBe(415);
      });

      it('a reversal shows it too, and its reference stands in the account', async () => {
        await receipt();
        const { id } = await waiting();
        await approve();
        const key = keyIn(await attach());
        const back = { loanId, paymentId: id, reference: 'RTN 7', reason: 'Returned', attachment: key };
        await server().call(approvals.reverseReceipt, back, admin);
        expect(await linkFor(superUser)).toContain('/api/v1/files/');
        expect(await about()).toContain(`${id}, 15 Nov 2026, RTN 7`);
        await approve();
        const [stored] = await server().db.select().from(ledgerReceipt).where(eq(ledgerReceipt.id, id));
        expect(stored?.reversalReference).toBe('RTN 7');
      });
    });

    describe('with the reference of an earlier one', () => {
      let otherLoan: number;
      const bookedAlready = () => `utr 1 is booked already: Rs. 9,000.00 on loan ${loanId}, 15 Nov 2026`;
      beforeEach(async () => {
        number += 1;
        otherLoan = await storeSampleLoan(server(), number);
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

      it('is refused while that waits, and not once that has ended', async () => {
        await receipt();
        expect(said(await receipt({ loanId: otherLoan }))).toEqual([
          409,
          `UTR 1 waits for approval already: Rs. 9,000.00 on loan ${loanId}, 15 Nov 2026`,
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
        const answers = await Promise.all(ids.map(id => approve(superUser, id, 100)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const booked = await server().db.select().from(bookedReference);
        expect(booked.map(({ reference }) => reference)).toEqual(['UTR1']);
        const receipts = await server()
          .db.select()
          .from(ledgerReceipt)
          .where(inArray(ledgerReceipt.id, [...ids]));
        expect(receipts).toHaveLength(1);
      });

      it('its request says why it cannot be approved, and goes on once the earlier one is reversed', async () => {
        const [first, second] = await askTwice();
        await approve(superUser, first, 100);
        const { body } = await server().call(approvals.list, {}, superUser);
        const listedNow = Object(body['data']).requests.find(({ id }: { id: string }) => id === second);
        expect(listedNow.fault).toBe(bookedAlready());
        expect(said(await approve(superUser, second, 100))).toEqual([409, bookedAlready()]);
        expect((await server().db.select().from(approval).where(eq(approval.id, second)))[0]?.state).toBe(
          'waiting',
        );
        await server().call(
          approvals.reverseReceipt,
          { loanId, paymentId: first, reason: 'Of another loan' },
          admin,
        );
        await approve();
        expect(said(await approve(superUser, second, 100))).toEqual([200, 'Receipt added']);
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
