import { contract } from '@lending-desk/domain/contract';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { storedFile } from '../files/table';
import { loan } from '../loan/table';
import { boardIn, nachText, runCommits, uploadNach } from '../testing/nach';
import { withNach } from '../testing/nachDesk';
import { readCsv } from '../testing/readCsv';

withNach(desk => {
  const { server, aLoan, upload, asksCommit, read, commit, receiptsOf, auditedOf } = desk;

  describe('the upload', () => {
    it.each([[undefined], ['true' as const]])(
      'with dryRun=%s answers what would happen, stores the file and posts nothing [CO-006.d, CO-006.h, XR-026.a, CO-007.c, CO-007.d, CO-007.e, CO-007.f, M39.b]',
      async dryRun => {
        const loanId = await aLoan();
        const text = nachText([{ loan_id: loanId, bank_reference: `U${loanId}` }]);
        const board = boardIn(await uploadNach(server(), text, desk.admin, dryRun && { dryRun }));
        expect(board).toMatchObject({
          fileName: 'ZBNK_NACH_15112026_RET.csv',
          total: 1,
          posted: 1,
          returned: 0,
          skippedDuplicate: 0,
          failed: 0,
          extended: 0,
          reversed: 0,
          postedAmount: 9079,
          committed: false,
          rows: [
            {
              line: 2,
              umrn: '',
              loanId,
              amount: '9079.00',
              outcome: 'posted',
              code: null,
              message: null,
              class: 'matched',
              scheduled: 9079,
            },
          ],
        });
        expect(await receiptsOf(loanId)).toEqual([]);
        const [stored] = await server()
          .db.select()
          .from(storedFile)
          .where(like(storedFile.key, `nach/${board.fileId}%`));
        expect(stored?.size).toBe(text.length);
        expect((await read(board.fileId)).rows).toEqual(board.rows);
      },
    );

    it('counts what is extended and what is reversed, beside committed: false [M39.e]', async () => {
      const [paid, waits] = [await aLoan(), await aLoan()];
      await commit([{ loan_id: paid, bank_reference: `E1-${paid}` }]);
      const board = await upload([
        { loan_id: paid, status: 'REVERSED', bank_reference: `E2-${paid}` },
        { loan_id: waits, status: 'EXTENDED', bank_reference: `E3-${waits}` },
        { loan_id: waits, status: 'EXTENDED', bank_reference: `E4-${waits}`, amount: '9000.00' },
      ]);
      expect(board).toMatchObject({ total: 3, posted: 0, extended: 2, reversed: 1, committed: false });
      expect((await receiptsOf(paid)).map(({ reversal }) => reversal)).toEqual([null]);
    });

    it('of the same bytes again is reported, not refused [XR-026.c]', async () => {
      const text = nachText([{ loan_id: await aLoan() }]);
      const uploadedAt = server().clock.now.toISOString();
      const first = boardIn(await uploadNach(server(), text, desk.admin));
      server().clock.pass(1000);
      const again = boardIn(await uploadNach(server(), text, desk.admin));
      const sameAs = { fileId: first.fileId, uploadedAt, committed: false };
      expect([first.sameAs, again.sameAs]).toEqual([null, sameAs]);
      // The first is not the same as one that came later.
      expect((await read(first.fileId)).sameAs).toBeNull();
      await asksCommit(again.fileId);
      await runCommits(server());
      server().clock.pass(1000);
      // One that was committed rather than the first.
      const third = boardIn(await uploadNach(server(), text, desk.admin));
      expect(third.sameAs).toMatchObject({ fileId: again.fileId, committed: true });
      const { status, body } = await asksCommit(third.fileId);
      expect([status, body['errorMessages']]).toEqual([409, ['No row of this file posts anything']]);
    });

    it('finds a loan by its mandate alone, and refuses a row whose mandate is of another loan [M48.e]', async () => {
      const umrn = 'ZBNK0000000000012345';
      const of = await aLoan({ cashfreeDetails: { subscriptionDetails: { umrn } } });
      const other = await aLoan();
      const { rows } = await upload([{ umrn }, { umrn, loan_id: of }, { umrn, loan_id: other }]);
      expect(rows.map(({ loanId, outcome, class: as, message }) => [loanId, outcome, as, message])).toEqual([
        [of, 'posted', 'matched', null],
        [of, 'posted', 'matched', null],
        [other, 'failed', 'bad', 'umrn and loan_id do not belong together'],
      ]);
    });

    it('is refused with more than 20,000 rows, and not with 20,000 [CO-006.g]', async () => {
      const rows = (count: number) => `${nachText([])}${'\n1,2'.repeat(count)}`;
      expect((await uploadNach(server(), rows(20_001), desk.admin)).body).toEqual({
        success: false,
        errorMessages: ['The file has more than 20000 rows'],
      });
      expect(boardIn(await uploadNach(server(), rows(20_000), desk.admin))).toMatchObject({ failed: 20_000 });
    });

    it('is refused beyond 5 MB, and not with exactly 5 MB [CO-006.f]', async () => {
      const most = 5 * 1024 * 1024;
      const sized = (bytes: number) => nachText([]).padEnd(bytes, '\n');
      expect(boardIn(await uploadNach(server(), sized(most), desk.admin))).toMatchObject({ total: 0 });
      const { status, body } = await uploadNach(server(), sized(most + 1), desk.admin);
      expect([status, body['errorMessages']]).toEqual([413, ['file is larger than 5 MB']]);
    });

    it('has no row of what a spreadsheet left empty [XR-141.b]', async () => {
      const loan = { loan_id: await aLoan() };
      const [head = '', row = ''] = nachText([loan]).split('\n');
      const empty = ','.repeat(head.split(',').length - 1);
      const text = [head, empty, '  ', row, empty, ''].join('\n');
      const { total, rows } = boardIn(await uploadNach(server(), text, desk.admin));
      expect([total, rows.map(({ line, outcome }) => [line, outcome])]).toEqual([1, [[4, 'posted']]]);
    });

    it('has rows by the line they begin on, also after a cell of several lines [XR-141.b]', async () => {
      const [head = '', row = ''] = nachText([{ loan_id: await aLoan() }]).split('\n');
      const text = [head, '"1\n2\n3",4', row].join('\n');
      const { rows } = boardIn(await uploadNach(server(), text, desk.admin));
      expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
        [2, 'failed'],
        [5, 'posted'],
      ]);
    });

    it.each([
      ['\r\n"1,2\r\n3,4', 2],
      ['\r\n"a\r\nb",2\r\n\r\n3,"4"5\r\n6,7', 5],
      ['\n1,2\n3,4"\n"5,6"', 3],
    ])('is refused with quotes that do not match, by their line: %j [XR-141.b]', async (rows, line) => {
      const { status, body } = await uploadNach(server(), `${nachText([])}${rows}`, desk.admin);
      expect([status, body['errorMessages']]).toEqual([
        400,
        [`The file cannot be read as CSV: the quotes on line ${line} do not match`],
      ]);
    });

    it.each(['ROLE_COLLECTIONS_AGENT', 'ROLE_CUSTOMER_SERVICE_VIEW', 'ROLE_CREDIT_ADMIN'] as const)(
      'is for collections admins and super users, not for %s [CO-006.e]',
      async role => {
        const text = nachText([]);
        expect((await uploadNach(server(), text, await server().signIn(role))).status).toBe(403);
        expect((await uploadNach(server(), text, await server().signIn('ROLE_SUPER_USER'))).status).toBe(200);
      },
    );
  });

  describe('discarding', () => {
    const discard = async (fileId: string) => server().call(contract.nach.discard, { fileId }, desk.admin);

    it('ends a file that nobody has committed: it posts nothing any more, and its rows stay [XR-026.g]', async () => {
      const loanId = await aLoan();
      const { fileId } = await upload([{ loan_id: loanId }]);
      expect((await discard(fileId)).body['data']).toMatchObject({ state: 'discarded', committed: false });
      const refused = await asksCommit(fileId);
      expect([refused.status, refused.body['errorMessages']]).toEqual([409, ['This file was discarded']]);
      await runCommits(server());
      expect(await receiptsOf(loanId)).toEqual([]);
      expect(await read(fileId)).toMatchObject({ state: 'discarded', rows: [{ line: 2 }] });
      expect((await discard(fileId)).status).toBe(409);
      const audited = await server().db.select().from(auditRow).where(eq(auditRow.action, 'nach.discard'));
      expect(audited).toMatchObject([{ after: { fileId } }]);
    });

    it('is refused of one that is being committed, or is [XR-026.g]', async () => {
      const { fileId } = await upload([{ loan_id: await aLoan() }]);
      await asksCommit(fileId);
      const during = await discard(fileId);
      await runCommits(server());
      const after = await discard(fileId);
      expect([during, after].map(({ status }) => status)).toEqual([409, 409]);
    });

    it('at the same moment as a commit one of the two is refused [XR-026.g, XR-139.a]', async () => {
      const loanId = await aLoan();
      const { fileId } = await upload([{ loan_id: loanId }]);
      const both = await Promise.all([asksCommit(fileId), discard(fileId)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      await runCommits(server());
      expect(await receiptsOf(loanId)).toHaveLength(both[0]?.status === 200 ? 1 : 0);
    });

    it('makes no file one that was uploaded before [XR-026.c]', async () => {
      const rows = [{ loan_id: await aLoan() }];
      const first = await upload(rows);
      await discard(first.fileId);
      server().clock.pass(1000);
      expect((await upload(rows)).sameAs).toBeNull();
    });
  });

  describe('what is read of files', () => {
    it('is a list, newest first, and of an unknown id nothing', async () => {
      server().clock.pass(1000);
      const first = await upload([{ loan_id: await aLoan() }]);
      server().clock.pass(1000);
      const second = await upload([]);
      const { body } = await server().call(contract.nach.list, {}, desk.admin);
      const { files } = Object(body['data']);
      expect(Object(files).slice(0, 2)).toMatchObject([
        { fileId: second.fileId, total: 0, state: 'dryRun', uploadedBy: 'Collections Admin' },
        { fileId: first.fileId, total: 1, posted: 1 },
      ]);
      const fileId = '00000000-0000-4000-8000-000000000000';
      const unknown = await server().call(contract.nach.read, { fileId }, desk.admin);
      expect([unknown.status, unknown.body['errorMessages']]).toEqual([
        404,
        ['There is no NACH file with this id'],
      ]);
    });

    it('is a result as CSV by line, without a formula in it; failed rows alone on request [XR-011.a, XR-011.c, XR-141.c]', async () => {
      const loanId = await aLoan();
      await server().db.update(loan).set({ fullName: '=1+1' }).where(eq(loan.loanId, loanId));
      const { fileId } = await upload([
        { loan_id: loanId },
        { loan_id: loanId, amount: '=1+cmd' },
        { umrn: 'ZBNK9999999999999999' },
        { loan_id: loanId, amount: '9078.00' },
        { loan_id: loanId, status: 'RETURN', reason_code: '04' },
      ]);
      const csv = async (only?: 'failed') =>
        readCsv((await server().call(contract.nach.result, { fileId, only }, desk.admin)).text);
      const row = {
        line: '2',
        umrn: '',
        loan_id: String(loanId),
        installment_due_date: '2026-11-01',
        amount: '9079.00',
        outcome: 'posted',
        class: 'matched',
        reason_code: '',
        message: '',
        to_be_mapped: 'no',
        bounce_charge: 'no',
        days_past_due_before: '204',
        days_past_due_after: '173',
      };
      const none = { installment_due_date: '', days_past_due_before: '', days_past_due_after: '' };
      const failed = { ...row, ...none, outcome: 'failed' };
      const amountWords = 'amount is not rupees above zero with at most two decimals and no separators';
      expect(await csv()).toEqual([
        row,
        { ...failed, line: '3', amount: `'=1+cmd`, class: 'bad', message: amountWords },
        {
          ...failed,
          line: '4',
          umrn: 'ZBNK9999999999999999',
          loan_id: '',
          class: 'unknown',
          message: 'No disbursed loan has this umrn',
        },
        { ...row, line: '5', amount: '9078.00', class: 'short', to_be_mapped: 'yes' },
        {
          ...row,
          line: '6',
          outcome: 'returned',
          class: 'returned',
          reason_code: '04',
          bounce_charge: 'yes',
        },
      ]);
      expect((await csv('failed')).map(({ line, amount }) => [line, amount])).toEqual([
        ['3', `'=1+cmd`],
        ['4', '9079.00'],
      ]);
      const downloads = (await auditedOf(fileId)).filter(({ action }) => action === 'nach.result');
      expect(downloads.map(({ actorId, after }) => [actorId, Object(after).only])).toEqual([
        [desk.admin.staffId, undefined],
        [desk.admin.staffId, 'failed'],
      ]);
    });

    it('is a result of more rows than are read at once, each of them once [XR-141.c]', async () => {
      const { fileId } = await upload(Array(501).fill({ umrn: 'ZBNK9999999999999999' }));
      const { text } = await server().call(contract.nach.result, { fileId }, desk.admin);
      expect(readCsv(text).map(({ line }) => Number(line))).toEqual(
        Array.from({ length: 501 }, (_, at) => at + 2),
      );
    });
  });
});
