import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { tablePdf } from '../packages/sandbox/src/demo/pdf/tablePdf';
import { readBytes } from '../packages/server/src/statementFiles/readBytes';
import { ofServer } from './desk';
import type { Options } from './options';
import type { Table } from './report';
import { timeInTurn } from './timing';

const samples = resolve(import.meta.dirname, '../packages/domain/testing/samples/statements');
const files = [
  ['CSV, 150 rows', 'icici-bounces.csv', ''],
  ['XLSX, 117 rows', 'sbi-two-employers.xlsx', ''],
  ['PDF, 3 pages', 'kotak-overdraft.pdf', ''],
  ['PDF with a password, 3 pages', 'hdfc-protected.pdf', 'HEMA7711'],
] as const;

const longRows = 10_000;
const password = 'TEST1234';

/** The rows of a long statement, the heading first. */
function longStatement(count: number): string[][] {
  let balance = 1_000_000;
  const rows = Array.from({ length: count }, (_, index) => {
    const amount = ((index * 7919) % 50_000) + 1;
    const credit = index % 3 === 0;
    balance += credit ? amount : -amount;
    const date = new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 30))).toISOString().slice(0, 10);
    const text = (amount / 100).toFixed(2);
    return [
      date,
      `UPI/ROW ${index}/Payment to a merchant`,
      credit ? '' : text,
      credit ? text : '',
      (balance / 100).toFixed(2),
    ];
  });
  return [['Date', 'Narration', 'Debit', 'Credit', 'Balance'], ...rows];
}

interface Workbooks {
  readonly utils: {
    readonly book_new: () => object;
    readonly aoa_to_sheet: (rows: string[][]) => object;
    readonly book_append_sheet: (book: object, sheet: object, name: string) => void;
  };
  readonly write: (book: object, options: { type: 'buffer'; bookType: 'xlsx' | 'biff8' }) => Buffer;
}

function workbook(rows: string[][], bookType: 'xlsx' | 'biff8'): Uint8Array {
  const { utils, write }: Workbooks = ofServer('@e965/xlsx');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Statement');
  return write(book, { type: 'buffer', bookType });
}

const csv = (rows: string[][]) => new TextEncoder().encode(`${rows.map(row => row.join(',')).join('\n')}\n`);
const pdf = (rows: string[][], secret: string) =>
  tablePdf({ title: 'Statement of account', columns: [40, 96, 388, 444, 500], rows }, secret);

/** A long statement of each format, read in a process of its own after a short one. */
async function longFiles(): Promise<Table['rows']> {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-bench-'));
  const long = longStatement(longRows);
  const short = longStatement(40);
  const formats = [
    ['CSV', 'csv', '', csv(short), csv(long)],
    ['XLSX', 'xlsx', '', workbook(short, 'xlsx'), workbook(long, 'xlsx')],
    ['XLS', 'xls', '', workbook(short, 'biff8'), workbook(long, 'biff8')],
    ['PDF', 'pdf', '', await pdf(short, ''), await pdf(long, '')],
    ['PDF with a password', 'pdf', password, await pdf(short, password), await pdf(long, password)],
  ] as const;
  try {
    return formats.map(([name, ending, secret, small, large]) => {
      const paths = [join(folder, `small.${ending}`), join(folder, `large.${ending}`)] as const;
      writeFileSync(paths[0], small);
      writeFileSync(paths[1], large);
      const script = join(import.meta.dirname, 'readStatement.ts');
      const printed = execFileSync(
        process.execPath,
        ['--expose-gc', '--import', 'tsx', script, ...paths, secret],
        { encoding: 'utf8' },
      );
      const { rows, ms, megabytes } = JSON.parse(printed);
      if (rows !== longRows) throw new Error(`${name}: ${rows} of ${longRows} rows were read`);
      return [name, Math.round(large.length / 1024), ms, '< 3000', megabytes, '< 200'];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bank statements read a second, by format, on one thread; and what a long one of each format costs. */
export async function statementFiles({ quick }: Options): Promise<Table[]> {
  const request = { institutionId: null, range: null, everyMonth: false };
  const cases = files.map(
    ([name, file, secret]) => [name, new Uint8Array(readFileSync(resolve(samples, file))), secret] as const,
  );
  // A decoder may take the bytes over.
  const works = Object.fromEntries(
    cases.map(([name, bytes, secret]) => [
      name,
      () => readBytes(bytes.slice(), { ...request, password: secret }),
    ]),
  );
  const spreads = await timeInTurn(quick ? 5 : 30, works);
  const rows = cases.map(([name, bytes]) => {
    const { p50 = 0, p95 = 0, cpu = 0 } = spreads[name] ?? {};
    return [name, Math.round(bytes.length / 1024), p50, p95, cpu, 1000 / p50];
  });
  return [
    {
      title: 'Bank statement files, ms',
      columns: ['File', 'KB', 'p50', 'p95', 'CPU ms', 'files a second'],
      rows,
    },
    {
      title: 'A statement of 10,000 rows, in a process of its own',
      columns: ['File', 'KB', 'ms', 'goal', 'Growth, MB', 'goal'],
      rows: await longFiles(),
    },
  ];
}
