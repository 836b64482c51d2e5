// Reads one statement file in a process of its own and reports how long it took and what memory it needed:
// node --expose-gc --import tsx bench/readStatement.ts SMALL LARGE PASSWORD
import { readFileSync } from 'node:fs';
import { readBytes } from '../packages/server/src/statementFiles/readBytes';
import { forgetPeak, memoryOf } from './processMemory';

const [small = '', large = '', password = ''] = process.argv.slice(2);
const request = { password, institutionId: null, range: null, everyMonth: false };
// First a small file of the same format, so that code is loaded and compiled.
await readBytes(new Uint8Array(readFileSync(small)), request);
const bytes = new Uint8Array(readFileSync(large));
globalThis.gc?.();
const before = memoryOf(process.pid).now;
forgetPeak(process.pid);
const startedAt = performance.now();
const outcome = await readBytes(bytes, request);
const ms = performance.now() - startedAt;
const { peak } = memoryOf(process.pid);
const rows =
  outcome.outcome === 'read'
    ? outcome.file.accounts.reduce((sum, one) => sum + one.transactions.length, 0)
    : 0;
process.stdout.write(JSON.stringify({ rows, ms, megabytes: peak - before }));
