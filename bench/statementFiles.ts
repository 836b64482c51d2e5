import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBytes } from '../packages/server/src/statementFiles/readBytes';
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

/** A CSV statement of many rows. */
function longStatement(count: number): Uint8Array {
  let balance = 1_000_000;
  const rows = Array.from({ length: count }, (_, index) => {
    const amount = ((index * 7919) % 50_000) + 1;
    const credit = index % 3 === 0;
    balance += credit ? amount : -amount;
    const date = new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 30))).toISOString().slice(0, 10);
    const text = (amount / 100).toFixed(2);
    return `${date},UPI/ROW ${index}/Payment to a merchant,${index},${credit ? ',' : ''}${text}${credit ? '' : ','},${(balance / 100).toFixed(2)}`;
  });
  return new TextEncoder().encode(['Date,Narration,Ref No,Debit,Credit,Balance', ...rows, ''].join('\n'));
}

/** Bank statements read a second, by format, on one thread. */
export async function statementFiles({ quick }: Options): Promise<Table[]> {
  const request = { institutionId: null, range: null, everyMonth: false };
  const cases = [
    ...files.map(
      ([name, file, password]) =>
        [name, new Uint8Array(readFileSync(resolve(samples, file))), password] as const,
    ),
    ['CSV, 10,000 rows', longStatement(10_000), ''] as const,
  ];
  // A decoder may take the bytes over.
  const works = Object.fromEntries(
    cases.map(([name, bytes, password]) => [name, () => readBytes(bytes.slice(), { ...request, password })]),
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
  ];
}
