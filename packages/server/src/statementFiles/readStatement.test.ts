import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { composeReport } from './composeReport';
import { decodeText } from './decodeText';
import { readBytes } from './readBytes';
import { readForLoan } from './readForLoan';
import { readStatement } from './readStatement';

const anything = { password: '', institutionId: null, range: null, everyMonth: false };
const samples = resolve(import.meta.dirname, '../../../domain/testing/samples/statements');
const sample = (name: string) => new Uint8Array(readFileSync(resolve(samples, name)));

/** A statement of many rows. */
function rowsOf(count: number): string[][] {
  const start = Date.UTC(2025, 0, 1);
  let balance = 1_000_000;
  return [
    ['Date', 'Narration', 'Ref No', 'Debit', 'Credit', 'Balance'],
    ...Array.from({ length: count }, (_, index) => {
      const amount = ((index * 7919) % 50_000) + 1;
      const credit = index % 3 === 0;
      balance += credit ? amount : -amount;
      const date = new Date(start + Math.floor(index / 30) * 86_400_000).toISOString().slice(0, 10);
      const text = (amount / 100).toFixed(2);
      return [
        date,
        `UPI/ROW ${index}`,
        `${index}`,
        credit ? '' : text,
        credit ? text : '',
        (balance / 100).toFixed(2),
      ];
    }),
  ];
}

const small = rowsOf(40);
const lines = (cell: string, rows = small) => rows.map(row => row.join(cell)).join('\r\n');
const text = new TextEncoder();
const utf16 = (content: string) => new Uint8Array(Buffer.from(`\uFEFF${content}`, 'utf16le'));

async function rowsRead(bytes: Uint8Array) {
  const outcome = await readBytes(bytes, anything);
  return outcome.outcome === 'fault' ? outcome.code : outcome.file.accounts[0]?.transactions.length;
}

describe('a file is read by its content [XR-142.d]', () => {
  it.each([
    ['commas', text.encode(lines(','))],
    ['semicolons', text.encode(lines(';'))],
    ['tabs', text.encode(lines('\t'))],
    ['bars', text.encode(lines('|'))],
    ['a byte order mark', text.encode(`\uFEFF${lines(',')}`)],
    ['UTF-16', utf16(lines('\t'))],
    ['UTF-16, big end first', utf16(lines(',')).map((_, index, all) => all[index ^ 1] ?? 0)],
    ['Windows-1252', new Uint8Array(Buffer.from(lines(',').replace('ROW 1,', 'CAF\u00e9,'), 'latin1'))],
    ['the first letter of an archive', text.encode(`Posted rows\r\n${lines(',')}`)],
    ['a stray quote', text.encode(lines(',').replace('ROW 7,', 'ROW "7,'))],
  ])('with %s', async (_, bytes) => {
    expect(await rowsRead(bytes)).toBe(40);
  });

  it.each(['xlsx', 'biff8', 'xlsb'] as const)(
    'a workbook as %s, with dates and numbers in its cells',
    async bookType => {
      const cells = small.map((row, at) =>
        at === 0
          ? row
          : [
              new Date(`${row[0]}T00:00:00Z`),
              row[1],
              row[2],
              ...row.slice(3).map(cell => (cell === '' ? '' : Number(cell))),
            ],
      );
      const sheet = utils.aoa_to_sheet(cells, { cellDates: true, UTC: true });
      const book = { SheetNames: ['Statement'], Sheets: { Statement: sheet } };
      const bytes = new Uint8Array(write(book, { type: 'array', bookType }));
      const outcome = await readBytes(bytes, anything);
      if (outcome.outcome === 'fault') throw new Error(outcome.code);
      const rows = outcome.file.accounts[0]?.transactions ?? [];
      expect(rows).toHaveLength(40);
      expect(rows.slice(0, 2).map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
        ['2025-01-01', 1, 1_000_001],
        ['2025-01-01', -7920, 992_081],
      ]);
    },
  );

  it.each([
    [
      'a page',
      '<!DOCTYPE html><html><table><tr><td>Date</td></tr></table></html>',
      'UnsupportedFileType',
      '',
    ],
    ['a picture', ' <svg xmlns="http://www.w3.org/2000/svg"/>', 'UnsupportedFileType', ''],
    ['zero bytes inside', `${lines(',')}\u0000\u0001`, 'UnsupportedFileType', ''],
    [
      'an unclosed quote at its end',
      `${lines(',')}\r\n2025-01-03,"UPI/CUT`,
      'CannotProcessFile',
      'It ends in the middle of a row.',
    ],
    [
      'a broken workbook',
      'PK\u0003\u0004 and nothing else',
      'CannotProcessFile',
      'It is damaged, or too large when unpacked.',
    ],
    ['a broken PDF', '%PDF-1.7 nothing %%EOF', 'CannotProcessFile', ''],
    [
      'a PDF cut off behind other bytes',
      'sent by a bank %PDF-1.7 nothing',
      'CannotProcessFile',
      'The file is incomplete.',
    ],
    ['too many rows', 'a,b,c\n'.repeat(100_001), 'FileTooLarge', ''],
    ['nothing', '', 'CannotProcessFile', 'The file is empty.'],
  ])('refuses a file of %s', async (_, content, code, because) => {
    expect(await readBytes(text.encode(content), anything)).toEqual({ outcome: 'fault', code, because });
  });

  it('refuses a file beyond twenty megabytes, here and in a reader process', async () => {
    const tooLarge = new Uint8Array(20 * 1024 * 1024 + 1);
    const fault = { outcome: 'fault', code: 'FileTooLarge', because: '' };
    expect(await readBytes(tooLarge, anything)).toEqual(fault);
    expect(await readStatement(tooLarge, anything)).toEqual(fault);
  });
});

describe('the encoding of a text [XR-142.d]', () => {
  const turned = (bytes: Buffer) => Buffer.from(bytes).swap16();
  const utf16Of = (content: string) => Buffer.from(content, 'utf16le');
  const windows = (content: string) => Buffer.from(content, 'latin1');

  it.each([
    ['UTF-16 by its mark', utf16Of('\uFEFFवेतन,केवाईसी,शेष'), ['वेतन', 'केवाईसी', 'शेष']],
    ['UTF-16 by its mark, turned', turned(utf16Of('\uFEFFवेतन,केवाईसी,शेष')), ['वेतन', 'केवाईसी', 'शेष']],
    ['UTF-16 by its zeros', utf16Of('Salary,Ref,Balance'), ['Salary', 'Ref', 'Balance']],
    ['UTF-16 by its zeros, turned', turned(utf16Of('Salary,Ref,Balance')), ['Salary', 'Ref', 'Balance']],
    ['UTF-8', Buffer.from('वेतन,केवाईसी,शेष'), ['वेतन', 'केवाईसी', 'शेष']],
    ['Windows-1252', windows('Café,Ref,Balance'), ['Café', 'Ref', 'Balance']],
    ['half a mark', windows('ÿa,b,c'), ['ÿa', 'b', 'c']],
    ['the other half', windows('aþ,b,c'), ['aþ', 'b', 'c']],
    ['half a turned mark', windows('þa,b,c'), ['þa', 'b', 'c']],
    ['its other half', windows('aÿ,b,c'), ['aÿ', 'b', 'c']],
  ])('is found: %s', (_, bytes, cells) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({ kind: 'grid', sheets: [[cells]], openEnd: true });
  });

  it.each([
    ['a,b,c', true],
    ['a,b,c\n', false],
    ['a,b,c\r\n  ', false],
  ])('%j may have been cut: %s', (content, openEnd) => {
    expect(decodeText(text.encode(content))).toMatchObject({ openEnd });
  });
});

describe('the dates of a workbook [XR-142.d]', () => {
  const days = [46_023, 46_024, 46_025];
  /** Rows whose dates are numbers of days, as a workbook stores them. */
  function bookOf(bookType: 'xlsx' | 'biff8', date1904: boolean): Uint8Array {
    const rows = days.map((day, at) => [day - (date1904 ? 1462 : 0), `ROW ${at}`, '', 10, 100 + at * 10]);
    const sheet = utils.aoa_to_sheet([
      ['Account No', 99_912_345_678],
      ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
      ...rows,
    ]);
    for (const cell of ['B1', 'A3', 'A4', 'A5']) Object.assign(sheet[cell], { z: 'dd/mm/yyyy' });
    const Workbook = { WBProps: { date1904 } };
    const book = { SheetNames: ['Statement'], Sheets: { Statement: sheet }, Workbook };
    return new Uint8Array(write(book, { type: 'array', bookType }));
  }

  it.each([
    ['xlsx', false],
    ['xlsx', true],
    ['biff8', false],
    ['biff8', true],
  ] as const)(
    'are the same in an %s, from 1904: %s; a number beside them stays one',
    async (type, from1904) => {
      const outcome = await readBytes(bookOf(type, from1904), anything);
      if (outcome.outcome === 'fault') throw new Error(outcome.code);
      const [account] = outcome.file.accounts;
      expect(account?.transactions.map(({ date }) => date)).toEqual([
        '2026-01-01',
        '2026-01-02',
        '2026-01-03',
      ]);
      expect(account?.accountNo).toBe('99912345678');
    },
  );
});

describe('a statement of a loan', () => {
  it('is read as JSON, of which the report and the sections are made, those without a row as well [CR-148.a]', async () => {
    const read = await readForLoan({ bytes: text.encode(lines(',')), request: anything });
    if (read.outcome === 'fault') throw new Error(read.code);
    expect([read.outcome, read.rows]).toEqual(['read', 40]);
    const twice = [['Account No', '99901234567890'], ...small, ['Account No', '99909876543210'], ...small];
    const ofTwo = await readForLoan({ bytes: text.encode(lines(',', twice)), request: anything });
    expect(ofTwo).toMatchObject({ outcome: 'read', rows: 80 });
    const made = composeReport({
      files: [{ fileName: 'salary.csv', file: read.file }],
      runId: 'run-7',
      receivedAt: '2026-11-20T05:12:33.000Z',
    });
    const body: unknown = JSON.parse(made.body);
    expect(body).toMatchObject({
      customerInfo: { perfiosTransactionId: 'run-7' },
      statementdetails: [{ fileName: 'salary.csv', statementStatus: 'VERIFIED' }],
      accountXns: [{ xns: { length: 40, 0: { narration: 'UPI/ROW 0', amount: 0.01 } } }],
    });
    expect(Object.keys(made.sections)).toEqual(['perfiosReport', 'processedPerfios', 'salaryTransactions']);
    expect(made.sections['salaryTransactions']).toBe('[]');
    const section: unknown = JSON.parse(made.sections['processedPerfios'] ?? '');
    expect(section).toMatchObject({
      openingBalance: 10_000,
      period: { from: '2025-01-01', to: '2025-01-02' },
    });
  });
});

describe('a reader process', () => {
  it('reads 10,000 rows while this one goes on', async () => {
    const bytes = text.encode(lines(',', rowsOf(10_000)));
    // Begins the process, whose start is not the file's.
    await readStatement(sample('unknown-layout.csv'), anything);
    let done = false;
    const begun = performance.now();
    const reading = readStatement(bytes, anything).then(outcome => {
      done = true;
      return { outcome, ms: performance.now() - begun };
    });
    let turns = 0;
    while (!done) {
      await setImmediate();
      turns += 1;
    }
    const { outcome } = await reading;
    expect(outcome.outcome === 'read' && outcome.rows).toBe(10_000);
    expect(turns).toBeGreaterThan(100);
  });

  it('reads a PDF with its password, and gives the code without it [XR-142.d]', async () => {
    const read = async (password: string) => {
      const outcome = await readStatement(sample('hdfc-protected.pdf'), { ...anything, password });
      return outcome.outcome === 'fault' ? outcome.code : outcome.outcome;
    };
    expect(await read('HEMA7711')).toBe('read');
    expect(await read('')).toBe('E_FILE_NO_PASSWORD');
    expect(await read('other')).toBe('E_FILE_WRONG_PASSWORD');
  });

  it('ends with its caller', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(readStatement(sample('yes-multiline.csv'), anything, gone)).rejects.toThrow('gone');
  });
});
