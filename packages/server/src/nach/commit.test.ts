import { createHash } from 'node:crypto';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { todayOf } from '../calendar/todayOf';
import { inTransaction } from '../db/transaction';
import { bookEvent } from '../ledger/bookEvent';
import { ledgerEvent, ledgerReceipt } from '../ledger/table';
import { readSections } from '../loan/sections';
import { boardIn, nachText, runCommits, uploadNach } from '../testing/nach';
import { withNach } from '../testing/nachDesk';
import { nachFile, nachRow } from './table';

withNach(desk => {
  const { server, aLoan, upload, asksCommit, read, commit, accountOf, figuresOf, receiptsOf, auditedOf } =
    desk;

  describe('the commit', () => {
    it('posts the receipt, says how many days past due it leaves, and is audited; its answer no longer carries committed: false [CO-007.f, M23.a, M36.l, M39.a, M39.b, M39.d]', async () => {
      const loanId = await aLoan();
      const board = await upload([{ loan_id: loanId, bank_reference: `C${loanId}` }]);
      const { fileId, rows } = board;
      const begun = boardIn(await asksCommit(fileId));
      expect(Object.keys(begun).toSorted()).toEqual(Object.keys(board).toSorted());
      expect(begun).toMatchObject({ committed: true, state: 'committing', progress: { done: 0, of: 1 } });
      await runCommits(server());
      const after = await read(fileId);
      expect(after).toMatchObject({
        committed: true,
        state: 'committed',
        progress: null,
        committedBy: 'Collections Admin',
        committedAt: server().clock.now.toISOString(),
        posted: 1,
        postedAmount: 9079,
      });
      expect(after.rows).toEqual(rows);
      expect(after.rows).toMatchObject([{ daysBefore: 204, daysAfter: 173 }]);
      expect(await receiptsOf(loanId)).toMatchObject([
        { source: 'NACH', amount: rupees(9079), reference: `C${loanId}`, emiDate: '2026-11-01' },
      ]);
      const actions = await server()
        .db.select({ action: auditRow.action })
        .from(auditRow)
        .where(eq(auditRow.loanId, loanId));
      expect(actions.map(({ action }) => action)).toContain('ledger.nach');
      const counts = {
        total: 1,
        posted: 1,
        returned: 0,
        skippedDuplicate: 0,
        failed: 0,
        extended: 0,
        reversed: 0,
        bounceCharges: 0,
      };
      const sha256 = createHash('sha256')
        .update(nachText([{ loan_id: loanId, bank_reference: `C${loanId}` }]))
        .digest('hex');
      const recorded = await auditedOf(fileId);
      expect(recorded.map(({ action, after: about }) => [action, about])).toEqual([
        ['nach.commit', { fileId, rows: 1 }],
        ['nach.committed', { fileId, ...counts }],
        ['nach.process', { fileId, sha256, ...counts }],
      ]);
      const by = recorded.map(({ actorId, actorName }) => [actorId, actorName]);
      expect(by).toEqual(Array(3).fill([desk.admin.staffId, 'Collections Admin']));
      // The job answers for the request that asked for it.
      expect(recorded[1]?.requestId).toBe(recorded[0]?.requestId);
    });

    it('posts the rows of a loan by EMI date, whatever their order in the file [M40.e]', async () => {
      const loanId = await aLoan();
      const { rows } = await commit([
        { loan_id: loanId, installment_due_date: '2026-11-01', bank_reference: `L${loanId}` },
        { loan_id: loanId, installment_due_date: '2026-10-01', bank_reference: `E${loanId}` },
      ]);
      const booked = await receiptsOf(loanId);
      expect(booked.map(({ reference }) => reference)).toEqual([`E${loanId}`, `L${loanId}`]);
      // Each says what the whole of them leaves.
      expect(rows).toMatchObject([
        { daysBefore: 204, daysAfter: 143 },
        { daysBefore: 204, daysAfter: 143 },
      ]);
    });

    it('demands a key, and answers a repeat of it as before [M44.e]', async () => {
      const { fileId } = await upload([{ loan_id: await aLoan() }]);
      const without = await server().call(contract.nach.commit, { fileId }, desk.admin, {
        'idempotency-key': '',
      });
      expect([without.status, without.body['errorMessages']]).toEqual([400, ['Idempotency-Key is required']]);
      const first = await asksCommit(fileId, `once-${fileId}`);
      const again = await asksCommit(fileId, `once-${fileId}`);
      expect([again.status, again.text]).toEqual([200, first.text]);
    });

    it('of a file that is being committed, or is, posts nothing and says why [XR-141.a]', async () => {
      const { fileId } = await upload([{ loan_id: await aLoan() }]);
      await asksCommit(fileId);
      const during = await asksCommit(fileId);
      await runCommits(server());
      const after = await asksCommit(fileId);
      expect([during, after].map(({ status, body }) => [status, body['errorMessages']])).toEqual([
        [409, ['This file is being committed already']],
        [409, ['This file is committed. Committing it again posts nothing']],
      ]);
    });

    it('of the same rows in another file posts nothing: every row is known [XR-026.f]', async () => {
      const rows = [{ loan_id: await aLoan() }, { loan_id: await aLoan(), bank_reference: 'AGAIN-1' }];
      const text = nachText(rows);
      const [one, other] = [
        boardIn(await uploadNach(server(), text, desk.admin)),
        boardIn(await uploadNach(server(), text, desk.admin)),
      ];
      expect(other.posted).toBe(2);
      await asksCommit(one.fileId);
      await asksCommit(other.fileId);
      await runCommits(server());
      await runCommits(server());
      const files = [await read(one.fileId), await read(other.fileId)];
      expect(files.map(({ posted }) => posted).toSorted()).toEqual([0, 2]);
      expect(files.map(({ skippedDuplicate }) => skippedDuplicate).toSorted()).toEqual([0, 2]);
      const known = files.find(({ posted }) => posted === 0)?.rows;
      expect(known?.map(({ daysBefore, daysAfter }) => [daysBefore, daysAfter])).toEqual([
        [null, null],
        [null, null],
      ]);
      for (const { loan_id } of rows) expect(await receiptsOf(loan_id)).toHaveLength(1);
      expect(await upload(rows)).toMatchObject({ skippedDuplicate: 2, posted: 0 });
      const refused = await asksCommit((await upload(rows)).fileId);
      expect(refused.body['errorMessages']).toEqual(['No row of this file posts anything']);
    });

    it('that stops in the middle leaves whole loans, and the next run finishes [XR-026.e]', async () => {
      const [first, second, broken, last] = [await aLoan(), await aLoan(), await aLoan(), await aLoan()];
      const { fileId } = await upload([
        { loan_id: first },
        { loan_id: second },
        { loan_id: broken },
        { loan_id: broken, installment_due_date: '2026-10-01' },
        { loan_id: last },
      ]);
      const { db } = server();
      // A payment that is unknown to the dry run and takes the id of its receipt: that loan cannot be stored.
      const taken = {
        type: 'receipt',
        id: `${fileId}:4`,
        source: 'BANK',
        amount: rupees(1),
        reference: null,
      } as const;
      const valueDate = todayOf(server().clock.now);
      const by = { id: null, name: 'Test', requestId: 'test' };
      await inTransaction(db, tx =>
        bookEvent(
          tx,
          broken,
          { ...taken, valueDate },
          { now: server().clock.now, by, reference: `taken ${fileId}` },
        ),
      );
      await asksCommit(fileId);
      await runCommits(server());
      expect(await read(fileId, 'none')).toMatchObject({
        state: 'committing',
        progress: { done: 2, of: 5 },
        rows: [],
      });
      expect(await receiptsOf(first)).toHaveLength(1);
      expect(await receiptsOf(broken)).toHaveLength(1);
      await db
        .update(nachRow)
        .set({ books: null })
        .where(and(eq(nachRow.fileId, fileId), eq(nachRow.line, 4)));
      server().clock.pass(60_000);
      await runCommits(server());
      expect(await read(fileId)).toMatchObject({ state: 'committed' });
      expect(await receiptsOf(first)).toHaveLength(1);
      expect(await receiptsOf(broken)).toHaveLength(2);
      expect(await receiptsOf(last)).toHaveLength(1);
    });

    it('holds a debit that is one rupee short or over in full, to be mapped [M21.g]', async () => {
      const [short, over] = [await aLoan(), await aLoan()];
      const { rows } = await commit([
        { loan_id: short, amount: '9078.00' },
        { loan_id: over, amount: '9080.00' },
      ]);
      expect(rows.map(({ class: as, needsMapping, daysAfter }) => [as, needsMapping, daysAfter])).toEqual([
        ['short', true, 204],
        ['over', true, 204],
      ]);
      expect(await receiptsOf(short)).toMatchObject([{ toBeMapped: true, amount: rupees(9078) }]);
      expect(await receiptsOf(over)).toMatchObject([{ toBeMapped: true, amount: rupees(9080) }]);
    });

    it('of a return charges a bounce once and leaves a comment with disposition Update [M15.a, M15.d, M15.e]', async () => {
      const loanId = await aLoan();
      const before = (await figuresOf(loanId)).overdueSummary.bounceCharges;
      const back = { loan_id: loanId, status: 'RETURN', reason_code: '04' };
      const { rows } = await commit([
        { ...back, bank_reference: `B1-${loanId}` },
        { ...back, bank_reference: `B2-${loanId}` },
      ]);
      expect(rows.map(({ class: as, bounceCharge }) => [as, bounceCharge])).toEqual([
        ['returned', true],
        ['returned', false],
      ]);
      expect((await figuresOf(loanId)).overdueSummary.bounceCharges - before).toBe(590);
      const { feedbacks } = await readSections(server().db, loanId, ['feedbacks']);
      const { collectionsFeedbacks } = Object(feedbacks);
      expect(collectionsFeedbacks).toMatchObject([
        {
          userName: 'Collections Admin',
          userIdString: desk.admin.staffId,
          createdOn: server().clock.now.toISOString(),
          customerBehaviour: null,
          collectionObservation: 'Update',
          collectionFeedback:
            'NACH debit of Rs. 9079.00 for the EMI of 2026-11-01 returned: 04 Balance insufficient. Bounce charge posted. Next: present again.',
        },
        { collectionObservation: 'Update' },
      ]);
    });

    it('of REVERSED undoes the latest of two equal receipts, without a second person [M26.g, M40.i]', async () => {
      const loanId = await aLoan();
      const money = { loan_id: loanId, amount: '9079.00' };
      await commit([
        { ...money, bank_reference: `R1-${loanId}` },
        { ...money, bank_reference: `R2-${loanId}` },
      ]);
      const { rows } = await commit([
        { ...money, status: 'REVERSED', amount: '9000.00', bank_reference: `R3-${loanId}` },
        { ...money, status: 'REVERSED', bank_reference: `R4-${loanId}` },
      ]);
      expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
        ['failed', 'no debit to reverse'],
        ['reversed', null],
      ]);
      const receipts = await receiptsOf(loanId);
      expect(receipts.map(({ reference, reversal }) => [reference, reversal?.reference])).toEqual([
        [`R1-${loanId}`, undefined],
        [`R2-${loanId}`, `R4-${loanId}`],
      ]);
    });

    it('of money for a loan that was closed since is never refused: it is due back; REVERSED reopens it [M26.j, M34.l, M34.n, M41.a, M41.b]', async () => {
      const loanId = await aLoan();
      const { db, clock } = server();
      const by = { id: null, name: 'Test', requestId: 'test' };
      await commit([{ loan_id: loanId, bank_reference: `L0-${loanId}` }]);
      const { fileId } = await upload([{ loan_id: loanId, bank_reference: `L1-${loanId}` }]);
      const today = todayOf(clock.now);
      const payable = (await figuresOf(loanId)).foreClosure[0]?.payable ?? 0;
      const paid = {
        type: 'receipt',
        id: `all ${loanId}`,
        source: 'BANK',
        reference: null,
        valueDate: today,
      } as const;
      await inTransaction(db, async tx => {
        const amount = rupees(payable);
        await bookEvent(tx, loanId, { ...paid, amount }, { now: clock.now, by, reference: `all ${loanId}` });
        await bookEvent(
          tx,
          loanId,
          { type: 'close', closingDate: null },
          { now: clock.now, by, reference: `close ${loanId}` },
        );
      });
      expect((await accountOf(loanId)).closedOn).toBe(today);
      await asksCommit(fileId);
      await runCommits(server());
      expect((await read(fileId)).rows).toMatchObject([{ outcome: 'posted', needsMapping: false }]);
      const late = (await accountOf(loanId)).groups.at(-1)?.transfers;
      expect(late).toMatchObject([
        { debit: 'nach', credit: 'held', amount: rupees(9079) },
        { debit: 'held', credit: 'refunds due', amount: rupees(9079) },
      ]);
      const undone = { loan_id: loanId, status: 'REVERSED' };
      await commit([
        { ...undone, bank_reference: `L2-${loanId}` },
        { ...undone, bank_reference: `L3-${loanId}` },
      ]);
      expect((await accountOf(loanId)).closedOn).toBeNull();
    });

    it('of two files with one bank reference books it once among all loans [M40.a, M40.c]', async () => {
      const [one, other] = [await aLoan(), await aLoan()];
      await commit([{ loan_id: one, bank_reference: 'SHARED' }]);
      const { rows } = await upload([
        { loan_id: other, bank_reference: 'SHARED' },
        { loan_id: other, status: 'EXTENDED', bank_reference: 'SHARED' },
      ]);
      expect(rows.map(({ outcome }) => outcome)).toEqual(['duplicate', 'extended']);
      const references = await server()
        .db.select()
        .from(ledgerEvent)
        .where(like(ledgerEvent.reference, '%SHARED%'));
      expect(references).toHaveLength(1);
    });

    it('is asked for by commit=true only with a key, which books once and for one person [M44.a, M44.e]', async () => {
      const loanId = await aLoan();
      const text = nachText([{ loan_id: loanId }]);
      const files = async () => (await server().db.select().from(nachFile)).length;
      const before = await files();
      const without = await uploadNach(server(), text, desk.admin, { commit: 'true', key: '' });
      expect([without.status, without.body['errorMessages']]).toEqual([400, ['Idempotency-Key is required']]);
      expect(await files()).toBe(before);
      const key = `with-${loanId}`;
      const [first, again] = [
        await uploadNach(server(), text, desk.admin, { commit: 'true', key }),
        await uploadNach(server(), text, desk.admin, { commit: 'true', key }),
      ];
      expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
      expect(await files()).toBe(before + 1);
      const other = await server().signIn('ROLE_SUPER_USER');
      expect((await uploadNach(server(), text, other, { commit: 'true', key })).status).toBe(422);
      // The dry run needs none.
      expect((await uploadNach(server(), text, desk.admin, { dryRun: 'true', key: '' })).status).toBe(200);
      await runCommits(server());
      expect(await receiptsOf(loanId)).toHaveLength(1);
    });

    it('is asked for by commit=true with the upload, and not by commit=false [M39.a, M39.c, M39.d]', async () => {
      const loanId = await aLoan();
      // A row that cannot be read does not keep the others.
      const text = nachText([{ loan_id: loanId }, { loan_id: loanId, amount: '0' }]);
      const kept = boardIn(await uploadNach(server(), text, desk.admin, { commit: 'false' }));
      expect(kept).toMatchObject({ state: 'dryRun', committed: false });
      const answer = await uploadNach(server(), text, desk.admin, { commit: 'true' });
      expect(boardIn(answer)).toMatchObject({ state: 'committing', committed: true });
      await runCommits(server());
      expect(await read(boardIn(answer).fileId)).toMatchObject({ committed: true, posted: 1, failed: 1 });
      expect(await receiptsOf(loanId)).toHaveLength(1);
    });
  });

  it.each([
    ['61', true],
    ['21', true],
    ['04', false],
    ['51', false],
  ])('a return with %s flags the mandate where it says that it is gone [XR-026.j]', async (code, isGone) => {
    const loanId = await aLoan({ cashfreeDetails: { status: 'ACTIVE' } });
    const { fileId } = await upload([{ loan_id: loanId, status: 'RETURN', reason_code: code }]);
    await asksCommit(fileId);
    await runCommits(server());
    const { cashfreeDetails } = await readSections(server().db, loanId, ['cashfreeDetails']);
    const returnFlag = { code, on: todayOf(server().clock.now) };
    expect(cashfreeDetails).toEqual({ status: 'ACTIVE', ...(isGone && { returnFlag }) });
  });

  it('of two returns that say it the mandate is flagged with the later one [XR-026.j]', async () => {
    const loanId = await aLoan({ cashfreeDetails: { status: 'ACTIVE' } });
    const returned = { loan_id: loanId, status: 'RETURN' };
    const { fileId } = await upload([
      { ...returned, reason_code: '61', bank_reference: 'UTR-EARLIER' },
      { ...returned, reason_code: '21', bank_reference: 'UTR-LATER' },
    ]);
    await asksCommit(fileId);
    await runCommits(server());
    const { cashfreeDetails } = await readSections(server().db, loanId, ['cashfreeDetails']);
    expect(cashfreeDetails).toMatchObject({ returnFlag: { code: '21' } });
  });

  it('keeps every receipt of NACH under its source [M12.c]', async () => {
    const rows = await server().db.select({ source: ledgerReceipt.source }).from(ledgerReceipt);
    expect(rows.some(({ source }) => source === 'NACH')).toBe(true);
  });
});
