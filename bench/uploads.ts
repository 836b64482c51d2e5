import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aPng } from '../packages/server/src/testing/files';
import { atEnd } from './cleanup';
import type { Options } from './options';
import { forgetPeak, memoryOf } from './processMemory';
import type { Table } from './report';

const atOnce = 10;
const megabyte = 1024 * 1024;
const size = 20 * megabyte - 1024;
const goal = '< 8';

/** Sends an image of the given size and reads the response. */
async function send(address: string, bytes = size): Promise<void> {
  const form = new FormData();
  form.set('key', `bench/${randomUUID()}.png`);
  form.set('file', new Blob([aPng, new Uint8Array(bytes - aPng.length)]), 'picture.png');
  const answer = await fetch(address, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`An upload was answered with ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

/** Ten concurrent uploads of 20 MB to a separate server process, and the process's peak memory growth. */
export async function uploads({ quick }: Options): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-bench-'));
  const remove = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(import.meta.dirname, 'uploadServer.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', script, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = atEnd(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const [port] = await once(child, 'message');
  const address = `http://127.0.0.1:${String(port)}/api/v1/bench/upload`;
  const pid = child.pid ?? 0;
  const rows: Table['rows'][number][] = [];
  // A small one first, so that code is compiled and the storage exists.
  await send(address, 1024);
  for (const round of quick ? [1] : [1, 2, 3]) {
    child.send('collect');
    await once(child, 'message');
    await pause(1_000);
    const idle = memoryOf(pid).now;
    forgetPeak(pid);
    await Promise.all(Array.from({ length: atOnce }, () => send(address)));
    const { peak } = memoryOf(pid);
    rows.push([`round ${round}`, idle, peak, (peak - idle) / atOnce, goal]);
  }
  await stop();
  await remove();
  return [
    {
      title: `${atOnce} uploads of 20 MB at once`,
      columns: ['', 'idle MB', 'peak MB', 'MB an upload', 'goal'],
      rows,
    },
  ];
}
