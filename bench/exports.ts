import { addDays, businessDateOf, instant } from '@lending-desk/domain/calendar';
import { contract, pathOf } from '@lending-desk/domain/contract';
import type { Options } from './options';
import { forgetPeak, memoryOf } from './processMemory';
import { buildProduct } from './product';
import type { Table } from './report';
import { serveLoans } from './serveLoans';

const goal = 'growth < 64';
const lineEnd = 10;

/** Reads an answer to its end, as a browser that saves it. @returns lines and bytes */
async function readThrough(answer: Response): Promise<{ lines: number; bytes: number }> {
  if (!answer.ok || !answer.body) throw new Error(`The export was answered with ${answer.status}`);
  let lines = 0;
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    for (const byte of part) if (byte === lineEnd) lines += 1;
  }
  return { lines, bytes };
}

/** The export of a whole book by date over HTTP: rows a second, and the memory it costs the server. */
export async function exports({ quick }: Options): Promise<Table[]> {
  const loans = quick ? 20_000 : 100_000;
  buildProduct();
  const { address, pid, token, close } = await serveLoans(loans, []);
  const today = businessDateOf(instant(new Date().toISOString()));
  const readFrom = async (startDate: string) => {
    const query = new URLSearchParams({ startDate, endDate: today, timezone: 'Asia/Kolkata' });
    const url = `${address}${pathOf(contract.exports.applications, {})}?${query.toString()}`;
    return readThrough(await fetch(url, { headers: { authorization: `Bearer ${token}` } }));
  };
  // A small one first, so that code is compiled and the connections are open.
  await readFrom(addDays(today, -7));
  const rows: Table['rows'][number][] = [];
  for (const round of quick ? [1] : [1, 2, 3]) {
    const before = memoryOf(pid).now;
    forgetPeak(pid);
    const startedAt = performance.now();
    const { lines, bytes } = await readFrom('2020-01-01');
    const seconds = (performance.now() - startedAt) / 1000;
    const { peak } = memoryOf(pid);
    rows.push([`round ${round}`, lines, bytes / 1024 / 1024, lines / seconds, before, peak - before, goal]);
  }
  await close();
  return [
    {
      title: `Export of ${loans.toLocaleString('en-US')} loans on PostgreSQL`,
      columns: ['', 'lines', 'MB', 'lines a second', 'memory before, MB', 'growth, MB', 'goal'],
      rows,
    },
  ];
}
