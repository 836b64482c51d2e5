import { businessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { beforeAll, expect, it } from 'vitest';
import { todayOf } from '../calendar/todayOf';
import { readAccount } from '../ledger/readAccount';
import { bookOn } from '../testing/accounts';
import { type Caller, withServer } from '../testing/harness';
import { aNachLoan, boardIn, nachText, runCommits, uploadNach } from '../testing/nach';

type Rows = Parameters<typeof nachText>[0];

withServer(server => {
  let admin: Caller;
  let number = 700;
  let keys = 0;
  const aLoan = () => aNachLoan(server(), (number += 1));
  beforeAll(async () => {
    admin = await server().signIn('ROLE_COLLECTIONS_ADMIN');
  });

  const upload = async (rows: Rows) => boardIn(await uploadNach(server(), nachText(rows), admin));
  const commitFile = async (fileId: string) => {
    const key = { 'idempotency-key': `same-rows-${(keys += 1)}` };
    const { status } = await server().call(contract.nach.commit, { fileId }, admin, key);
    if (status === 200) await runCommits(server());
    return boardIn(await server().call(contract.nach.read, { fileId, rows: 'all' }, admin)).rows;
  };
  const commit = async (rows: Rows) => commitFile((await upload(rows)).fileId);
  const outcomesOf = async (rows: Rows) => (await commit(rows)).map(({ outcome }) => outcome);
  const accountOf = async (loanId: number) => {
    const account = await readAccount(server().db, loanId);
    if (!account) throw new Error('No account');
    return account;
  };
  const amountsOf = async (loanId: number) => (await accountOf(loanId)).receipts.map(({ amount }) => amount);

  it('a row without a reference is another one by its loan, EMI, settlement, amount or kind, each alone [M40.b]', async () => {
    const loanId = await aLoan();
    const row = { loan_id: loanId, amount: '9079.00', settlement_date: '2026-11-20' };
    expect(await outcomesOf([row])).toEqual(['posted']);
    expect(await outcomesOf([row])).toEqual(['duplicate']);
    const others = [
      { ...row, loan_id: await aLoan() },
      { ...row, installment_due_date: '2026-10-01' },
      { ...row, settlement_date: '2026-11-19' },
      { ...row, amount: '9078.00' },
      { ...row, status: 'RETURN', reason_code: '04' },
    ];
    expect(await outcomesOf(others)).toEqual(['posted', 'posted', 'posted', 'posted', 'returned']);
    expect(await outcomesOf([row, ...others])).toEqual(Array.from({ length: 6 }, () => 'duplicate'));
  });

  it('two equal rows of one file both post, and none of them again from the same file; a third is the third [M40.b, M40.d]', async () => {
    const loanId = await aLoan();
    const row = { loan_id: loanId, amount: '500.00' };
    expect(await outcomesOf([row, row])).toEqual(['posted', 'posted']);
    expect(await outcomesOf([row, row])).toEqual(['duplicate', 'duplicate']);
    expect(await amountsOf(loanId)).toEqual([rupees(500), rupees(500)]);
    expect(await outcomesOf([row, row, row])).toEqual(['duplicate', 'duplicate', 'posted']);
    expect(await amountsOf(loanId)).toEqual([rupees(500), rupees(500), rupees(500)]);
  });

  it('a debit that was extended counts, and its success under the same reference too [M40.c]', async () => {
    const loanId = await aLoan();
    const row = { loan_id: loanId, bank_reference: `EXT${loanId}` };
    expect(await outcomesOf([{ ...row, status: 'EXTENDED' }])).toEqual(['extended']);
    expect(await amountsOf(loanId)).toEqual([]);
    expect(await outcomesOf([row])).toEqual(['posted']);
    expect(await amountsOf(loanId)).toEqual([rupees(9079)]);
    expect(await outcomesOf([{ ...row, status: 'EXTENDED' }, row])).toEqual(['duplicate', 'duplicate']);
  });

  it('a debit that settles tomorrow counts from today [M40.h]', async () => {
    const loanId = await aLoan();
    const today = todayOf(server().clock.now);
    const days = ['2026-11-20', '2026-11-22'];
    expect(today).toBe(businessDate('2026-11-21'));
    expect(
      await outcomesOf(days.map(day => ({ loan_id: loanId, amount: '100.00', settlement_date: day }))),
    ).toEqual(['posted', 'posted']);
    const { receipts } = await accountOf(loanId);
    expect(receipts.map(({ valueDate }) => valueDate)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('a reversal undoes a debit of the same file [M40.j]', async () => {
    const loanId = await aLoan();
    const row = { loan_id: loanId, amount: '700.00' };
    const outcomes = await outcomesOf([
      { ...row, bank_reference: `A${loanId}` },
      { ...row, status: 'REVERSED', bank_reference: `B${loanId}` },
    ]);
    expect(outcomes).toEqual(['posted', 'reversed']);
    const { receipts } = await accountOf(loanId);
    expect(receipts).toMatchObject([{ amount: rupees(700), reversal: { reference: `B${loanId}` } }]);
  });

  it('money for an EMI that was paid by link since the dry run is posted and held, and only a row without a loan fails [M41.a, M41.c]', async () => {
    const loanId = await aLoan();
    const board = await upload([
      { loan_id: loanId, installment_due_date: '2026-05-01', amount: '9079.00' },
      { loan_id: loanId, installment_due_date: '2026-05-01', amount: '400.00' },
      { umrn: 'ZBNK0000000000099999' },
    ]);
    await bookOn(server(), loanId, {
      type: 'receipt',
      id: `link ${loanId}`,
      source: 'RAZORPAY',
      amount: rupees(9079),
      valueDate: todayOf(server().clock.now),
      reference: null,
    });
    const rows = await commitFile(board.fileId);
    expect(rows.map(({ outcome, loanId: of }) => [outcome, of])).toEqual([
      ['posted', loanId],
      ['posted', loanId],
      ['failed', null],
    ]);
    expect(await amountsOf(loanId)).toEqual([rupees(9079), rupees(9079), rupees(400)]);
  });
});
