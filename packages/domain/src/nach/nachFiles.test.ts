import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import type { LoanAccount } from '../repayment/account';
import { receiptOf } from '../repayment/account';
import { takeOver } from '../repayment/takeOver';
import { type NachRecord, readNachFile } from './readNachFile';
import { type NachLoan, type NachLoans, reconcile } from './reconcile';

const samples = resolve(import.meta.dirname, '../../testing/samples');
const today = businessDate('2026-11-15');

interface ExpectedRow {
  readonly line: number;
  readonly umrn: string;
  readonly loanId: number | null;
  readonly amount?: string;
  readonly outcome: string;
  readonly code?: string;
  readonly bounceCharge?: boolean;
  readonly needsMapping?: boolean;
}
interface ExpectedFile {
  readonly totals?: Readonly<Record<string, number>>;
  readonly postedAmount?: number;
  readonly bounceCharges?: number;
  readonly rows?: readonly ExpectedRow[];
}
const expected: { readonly files: Readonly<Record<string, ExpectedFile>> } = JSON.parse(
  readFileSync(`${samples}/nach/expected.json`, 'utf8'),
);
const mandates: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(`${samples}/nach/mandates.json`, 'utf8'),
);
const taken: { readonly loans: readonly { readonly loan: { readonly loanId: number } }[] } = JSON.parse(
  gunzipSync(readFileSync(`${samples}/ledger/takenOver.json.gz`)).toString('utf8'),
);

const freshAccounts = (): Map<number, LoanAccount> =>
  new Map(
    taken.loans.map(({ loan }) => {
      const made = takeOver({ ...loan }, today);
      if ('fault' in made) throw new Error(made.fault);
      return [loan.loanId, made.account] as const;
    }),
  );

function loansOf(accounts: ReadonlyMap<number, LoanAccount>): NachLoans {
  const ofLoan = (loanId: number): NachLoan | undefined => {
    const account = accounts.get(loanId);
    return account && { loanId, umrn: mandates[loanId] ?? null, account };
  };
  return {
    ofLoan,
    ofMandate: umrn => {
      const [loanId] = Object.entries(mandates).find(([, its]) => its === umrn) ?? [];
      return loanId === undefined ? undefined : ofLoan(Number(loanId));
    },
    isKnown: () => false,
  };
}

function recordsOf(text: string): NachRecord[] {
  const records: NachRecord[] = [];
  parse(text, {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    onRecord: (fields: string[], { lines }) => {
      records.push({ line: lines, fields });
      return null;
    },
  });
  return records;
}

function linesOf(text: string) {
  const read = readNachFile(recordsOf(text));
  if ('refused' in read) throw new Error(read.refused);
  return read.lines;
}
const fileNamed = (name: string) => readFileSync(`${samples}/nach/${name}`, 'utf8');

const amountsOf = ({ postedAmount, bounceCharges }: ExpectedFile) =>
  postedAmount === undefined ? {} : { postedAmount, bounceCharges };

/** What is published of a row, without what is a note to the reader. */
function pick({ line, umrn, amount = '', outcome, code, bounceCharge, needsMapping }: ExpectedRow) {
  const stated = { code, bounceCharge, needsMapping };
  const known = Object.entries(stated).filter(([, value]) => value !== undefined);
  return { line, umrn, amount, outcome, ...Object.fromEntries(known) };
}

/** Reconciles files one after the other, each on what those before have booked. */
function reconcileAll(names: readonly string[]) {
  const accounts = freshAccounts();
  const all = names.map(name => {
    const made = reconcile(linesOf(fileNamed(name)), loansOf(accounts), { fileId: name, today });
    for (const { loanId, account } of made.effects) accounts.set(loanId, account);
    return made;
  });
  const last = all.at(-1);
  if (!last) throw new Error('No file');
  return { ...last, accounts };
}

describe('the published NACH files', () => {
  it.each([
    [['valid-20.csv']],
    [['mixed-bad-rows.csv']],
    [['bom-crlf-other-order.csv']],
    [['valid-20.csv', 'again-after-valid-20.csv']],
    [['identical-copy-1.csv']],
    [['identical-copy-1.csv', 'identical-copy-2.csv']],
    [['header-only.csv']],
  ])('%j: outcomes, totals and charges of every row [M15.d, M21.a, M40.a]', names => {
    const { rows, totals: counts, ...sums } = expected.files[names.at(-1) ?? ''] ?? {};
    const { results, totals } = reconcileAll(names);
    expect(totals).toMatchObject({ ...counts, ...amountsOf(sums) });
    // Of some files only the totals are published.
    expect(results).toMatchObject(rows?.map(row => pick(row)) ?? results.map(() => ({})));
  });

  it('says of each failed row what is wrong with it [CO-007.e, M48.e]', () => {
    const { results } = reconcileAll(['mixed-bad-rows.csv']);
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    const amount = 'amount is not rupees above zero with at most two decimals and no separators';
    expect(Object.fromEntries(failed.map(({ line, message }) => [line, message]))).toEqual({
      4: 'No disbursed loan has this umrn',
      5: 'umrn and loan_id do not belong together',
      8: amount,
      9: amount,
      10: amount,
      11: amount,
      12: 'settlement_date is not a date as YYYY-MM-DD or DD-MM-YYYY',
      14: 'reason_code is not for SUCCESS',
      15: 'reason_code is required for RETURN',
      16: 'status is not one of SUCCESS, RETURN, REJECT, EXTENDED, REVERSED',
      26: 'no debit to reverse',
      29: 'The row has 3 columns, the header 10',
      30: 'umrn is not 20 letters and digits',
      31: 'loan_id is not a whole number',
    });
    expect(failed.find(({ line }) => line === 4)).toMatchObject({
      umrn: 'ZZZZ9000000000000000',
      loanId: 210047,
    });
    const unknown = failed.filter(row => row.class === 'unknown').map(({ line }) => line);
    expect(unknown).toEqual([4]);
    expect(failed.filter(row => row.class === 'bad')).toHaveLength(failed.length - 1);
  });

  it('changes no account that was given, and tells days past due before and after [M21.f]', () => {
    const accounts = freshAccounts();
    const groups = [...accounts.values()].map(account => account.groups.length);
    const { effects } = reconcile(linesOf(fileNamed('valid-20.csv')), loansOf(accounts), {
      fileId: 'f',
      today,
    });
    expect([...accounts.values()].map(account => account.groups.length)).toEqual(groups);
    const days = (loanId: number) => {
      const { daysBefore, daysAfter } = effects.find(effect => effect.loanId === loanId) ?? {};
      return [daysBefore, daysAfter];
    };
    // The debit of 1 November pays the EMI of 1 October.
    expect(days(210042)).toEqual([45, 14]);
    // Returned: nothing changes.
    expect(days(210040)).toEqual([30, 30]);
    expect(effects.map(({ loanId }) => loanId)).not.toContain(210034);
  });

  it('holds a short and an over-paid debit in full until it is mapped [M21.g]', () => {
    const { results, accounts } = reconcileAll(['mixed-bad-rows.csv']);
    const receiptAt = (line: number) => {
      const event = results.find(result => result.line === line)?.event;
      const account = accounts.get(results.find(result => result.line === line)?.loanId ?? 0);
      return event && account ? receiptOf(account, event.id) : undefined;
    };
    expect(receiptAt(21)).toMatchObject({ amount: rupees(12_006), toBeMapped: true });
    expect(receiptAt(22)).toMatchObject({ amount: rupees('9021.5'), toBeMapped: true });
    expect(receiptAt(2)).toMatchObject({ amount: rupees(2_028), toBeMapped: false });
  });
});

describe('a NACH file', () => {
  const head = 'loan_id,installment_due_date,amount,settlement_date,status,reason_code,bank_reference';
  const resultsOf = (rows: readonly string[], loans = loansOf(freshAccounts())) =>
    reconcile(linesOf([head, ...rows].join('\n')), loans, { fileId: 'f', today }).results;

  it.each([
    ['no-header.csv', 'The file has no header row'],
    ['missing-column.csv', 'The column status is missing'],
  ])('%s is refused whole [XR-141.b]', (name, refused) => {
    expect(readNachFile(recordsOf(fileNamed(name)))).toEqual({ refused });
  });

  it.each([
    ['amount,settlement_date,status,installment_due_date', 'The file has neither a column umrn nor loan_id'],
    [`${head},STATUS`, 'The column status is there twice'],
    ['', 'The file has no header row'],
    [head.replaceAll(',', ';'), 'The columns are not separated by commas'],
    [head.replaceAll(',', '\t'), 'The columns are not separated by commas'],
  ])('with the header %j is refused: %s [XR-141.b]', (text, refused) => {
    expect(readNachFile(recordsOf(text))).toEqual({ refused });
  });

  it('has at most 20,000 rows [CO-006.g]', () => {
    const records = (rows: number): NachRecord[] => [
      { line: 1, fields: head.split(',') },
      ...Array.from({ length: rows }, (_, at) => ({ line: at + 2, fields: [] })),
    ];
    expect(readNachFile(records(20_000))).toMatchObject({ lines: { length: 20_000 } });
    expect(readNachFile(records(20_001))).toEqual({
      refused: 'The file has more than 20000 rows',
    });
  });

  it('needs neither reason, presentation date nor bank reference, and takes a code without its zero [CO-007.e]', () => {
    const rows = linesOf(`umrn, Loan_ID ,installment_due_date,amount,settlement_date,status,reason_code
,210047,2026-11-08, 2028 ,2026-11-15,return,4`);
    expect(rows).toMatchObject([
      { line: 2, row: { umrn: null, loanId: 210047, amount: 202800, status: 'RETURN', code: '04' } },
    ]);
    expect(rows).toMatchObject([{ row: { presentationDate: null, reason: null, bankReference: null } }]);
  });

  it('needs no loan id where it has a umrn in any letter case, and keeps what the bank says [CO-007.e]', () => {
    const rows = linesOf(`umrn,installment_due_date,amount,settlement_date,status,reason_code,reason
zbnk7910469798387927,2026-11-08,2028,2026-11-15,REJECT,21,Inactive mandate`);
    const row = { umrn: 'ZBNK7910469798387927', loanId: null, code: '21', reason: 'Inactive mandate' };
    expect(rows).toMatchObject([{ line: 2, row }]);
  });

  it.each([
    ['1,2026-11-08,2028,2026-11-15,SUCCESS,,R', null],
    ['2147483647,2026-11-08,2028,2026-11-15,SUCCESS,,R', null],
    ['2147483648,2026-11-08,2028,2026-11-15,SUCCESS,,R', 'loan_id is not a whole number'],
    ['0,2026-11-08,2028,2026-11-15,SUCCESS,,R', 'loan_id is not a whole number'],
    ['210047,2026-11-08,2028,2026-11-15,REJECT,,R', 'reason_code is required for REJECT'],
    ['210047', 'The row has 1 column, the header 7'],
    ['210047,2026-11-08,2028,2026-11-15,SUCCESS,,R,', 'The row has 8 columns, the header 7'],
  ])('reads the row %s, or says: %s [CO-007.e]', (row, fault) => {
    const [line] = linesOf([head, row].join('\n'));
    expect(line && 'fault' in line ? line.fault : null).toBe(fault);
  });

  it('knows a return and a later success of one reference apart, and the same twice [M40.a]', () => {
    const rows = [
      '210047,2026-11-08,2028,2026-11-15,EXTENDED,98,R1',
      '210047,2026-11-08,2028,2026-11-15,SUCCESS,,R1',
      '210047,2026-11-08,2028,2026-11-15,SUCCESS,,R1',
    ];
    expect(resultsOf(rows).map(({ outcome }) => outcome)).toEqual(['extended', 'posted', 'duplicate']);
  });

  it('counts equal rows without a reference alone, and keeps of a failed row what it says [M40.b, CO-007.e]', () => {
    const rows = [
      '210047,2026-11-08,2028,2026-11-15,SUCCESS,,R1',
      '210047,2026-11-08,2028,2026-11-15,SUCCESS,,',
      '210047,2026-11-08,abc,2026-11-15,RETURN,04,R2',
    ];
    const [, without, failed] = resultsOf(rows);
    expect(without?.event?.occurrence).toBe(1);
    expect(failed).toMatchObject({
      outcome: 'failed',
      class: 'bad',
      loanId: 210047,
      amount: 'abc',
      code: '04',
    });
  });

  it('knows a reference that was booked on another loan, in this file or before [M40.a]', () => {
    const rows = [
      '210047,2026-11-08,2028,2026-11-15,SUCCESS,,R1',
      '210046,2026-11-16,2038,2026-11-15,SUCCESS,,R1',
    ];
    const said = (loans?: NachLoans) =>
      resultsOf(rows, loans).map(({ outcome, message, daysAfter }) => [outcome, message, daysAfter]);
    expect(said()).toEqual([
      ['posted', null, 99],
      ['duplicate', 'Same reference as line 2', null],
    ]);
    const known = { ...loansOf(freshAccounts()), isKnown: (key: string) => key.includes('R1') };
    expect(said(known)).toEqual([
      ['duplicate', 'Booked before', null],
      ['duplicate', 'Booked before', null],
    ]);
  });

  it('books the rows of a loan by EMI date, whatever their order in the file [M40.e]', () => {
    const { effects } = reconcile(
      linesOf(
        [
          head,
          '210042,2026-11-01,9079,2026-11-15,SUCCESS,,R2',
          '210042,2026-10-01,9079,2026-11-15,SUCCESS,,R1',
        ].join('\n'),
      ),
      loansOf(freshAccounts()),
      { fileId: 'f', today },
    );
    const receipts = effects[0]?.account.receipts.filter(({ id }) => id.startsWith('f:'));
    expect(receipts?.map(({ id, emiDate }) => [id, emiDate])).toEqual([
      ['f:3', '2026-10-01'],
      ['f:2', '2026-11-01'],
    ]);
  });

  it('books a bounce once for a presentation, and again for the next [M15.e]', () => {
    const rows = [
      '210047,2026-11-08,2028,2026-11-14,RETURN,04,R1',
      '210047,2026-11-08,2028,2026-11-14,RETURN,05,R2',
      '210047,2026-11-08,2028,2026-11-15,RETURN,04,R3',
    ];
    const said = resultsOf(rows).map(it => [it.outcome, it.bounceCharge, it.needsMapping]);
    expect(said).toEqual([
      ['returned', true, false],
      ['returned', false, false],
      ['returned', true, false],
    ]);
  });

  it('charges the bounce of an EMI before its first due date, when it comes [M15.h]', () => {
    const rows = ['210035,2026-11-27,8971,2026-11-15,RETURN,04,R1'];
    expect(resultsOf(rows)).toMatchObject([{ outcome: 'returned', bounceCharge: true, daysAfter: 0 }]);
  });

  it('fails a row for a loan that is not there, and one that settles before disbursal or more than three days ahead [M40.f, M40.g]', () => {
    const disbursedOn = freshAccounts().get(210047)?.terms.disbursedOn ?? today;
    const settled = [addDays(disbursedOn, -1), disbursedOn, addDays(today, 3), addDays(today, 4)];
    const rows = [
      '999999,2026-11-08,2028,2026-11-15,SUCCESS,,R',
      ...settled.map((day, at) => `210047,2026-11-08,2028,${day},SUCCESS,,R${at}`),
    ];
    expect(resultsOf(rows).map(({ outcome, message }) => [outcome, message])).toEqual([
      ['failed', 'There is no disbursed loan with this loan_id'],
      ['failed', 'settlement before disbursal'],
      ['posted', null],
      ['posted', null],
      ['failed', 'settlement more than 3 days ahead'],
    ]);
  });

  it('of 20,000 rows is reconciled whole [CO-006.g]', () => {
    const accounts = freshAccounts();
    const loanIds = [...accounts.keys()];
    const rows = Array.from(
      { length: 20_000 },
      (_, at) =>
        `${loanIds[at % 17]},2026-11-08,${at % 25 === 0 ? 'abc' : '2028'},2026-11-15,RETURN,01,R${at}`,
    );
    const { totals } = reconcile(linesOf([head, ...rows].join('\n')), loansOf(accounts), {
      fileId: 'f',
      today,
    });
    expect(totals).toMatchObject({ total: 20_000, failed: 800, returned: 19_200, bounceCharges: 0 });
  });
});
