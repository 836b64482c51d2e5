import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../scripts/builtServer';
import { atEnd } from './cleanup';
import type { Options } from './options';
import { processorTimeOf } from './processorTime';
import { buildProduct } from './product';
import type { Table } from './report';
import { median } from './timing';

interface Start {
  readonly ms: number;
  readonly cpu: number | null;
}

async function startOnce(dataDir: string, demo: 'on' | 'off'): Promise<Start> {
  const startedAt = performance.now();
  const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: demo });
  const taken = { ms: performance.now() - startedAt, cpu: processorTimeOf(server.pid) };
  await server.stop();
  return taken;
}

/** The built server on the embedded database, from start to first response: with an empty folder, and restarted. */
export async function start({ runs }: Options): Promise<Table[]> {
  buildProduct();
  const starts: Record<string, Start[]> = { 'empty folder': [], demonstration: [], again: [] };
  for (let run = 0; run < runs; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'lending-desk-bench-start-'));
    const remove = atEnd(() => rmSync(folder, { recursive: true, force: true }));
    const [empty, demo] = [join(folder, 'empty'), join(folder, 'demo')];
    starts['empty folder']?.push(await startOnce(empty, 'off'));
    starts['demonstration']?.push(await startOnce(demo, 'on'));
    starts['again']?.push(await startOnce(demo, 'on'));
    await remove();
  }
  const line = (name: string, key: string, goal: string) => {
    const all = starts[key] ?? [];
    const times = all.map(({ ms }) => ms / 1000);
    const cpu = median(all.flatMap(one => one.cpu ?? []));
    return [name, Math.min(...times), median(times), cpu === null ? null : cpu / 1000, goal];
  };
  return [
    {
      title: `From start to first answer, embedded, ${runs} times, seconds`,
      columns: ['Start', 'least', 'median', 'CPU s', 'goal'],
      rows: [
        line('empty folder, no demonstration', 'empty folder', ''),
        line('empty folder, with the demonstration', 'demonstration', ''),
        line('the same folder again', 'again', '≤ 3'),
      ],
    },
  ];
}
