import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inspectFile } from '../files/inspectFile';
import { readStatement } from '../statementFiles/readStatement';
import { aPdfBomb, anXlsxBomb } from '../testing/bombs';

const anything = { password: '', institutionId: null, range: null, everyMonth: false };
const folder = mkdtempSync(join(tmpdir(), 'lending-desk-bombs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** By how many megabytes this process grows at most while something is done. */
async function growthDuring<T>(work: () => Promise<T>): Promise<{ answer: T; megabytes: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const answer = await work().finally(() => clearInterval(watching));
  return { answer, megabytes: (Math.max(most, process.memoryUsage.rss()) - before) / 1024 / 1024 };
}

const bombs: readonly (readonly [string, () => Uint8Array, RegExp])[] = [
  [
    'a PDF with one stream of 4 GB blanks',
    () => aPdfBomb(4096),
    // Not by the limit of time, which would come a minute later.
    /^It takes too much memory to read\.$/,
  ],
  [
    'an XLSX whose directory says a sheet of 4 GB is small',
    () => anXlsxBomb(4080, 900),
    /^It is damaged, or too large when unpacked\.$/,
  ],
  [
    'an XLSX that says how large it is',
    () => anXlsxBomb(4080, 4080 * 1024 * 1024),
    /^It is damaged, or too large when unpacked\.$/,
  ],
];

describe.each(bombs)('%s', (_name, bomb, because) => {
  it('ends at most its reader, and this process grows by less than 64 MiB [XR-140.c]', async () => {
    const bytes = bomb();
    expect(bytes.length).toBeLessThan(20 * 1024 * 1024);
    // The process is started before, as it is when statements were read.
    await readStatement(new TextEncoder().encode('a,b'), anything);
    const { answer, megabytes } = await growthDuring(() => readStatement(bytes, anything));
    expect(answer).toMatchObject({
      outcome: 'fault',
      code: 'CannotProcessFile',
      because: expect.stringMatching(because),
    });
    expect(megabytes).toBeLessThan(64);
    // The next file has a reader again.
    const next = await readStatement(new TextEncoder().encode('a,b'), anything);
    expect(next).toMatchObject({ outcome: 'fault', code: 'E_FILE_NOT_STATEMENT' });
  }, 120_000);
});

it.each([
  ['whose heads disagree', 900],
  ['of more than 200 MB', 256 * 1024 * 1024],
])('a workbook %s is not stored [XR-140.c]', async (_name, said) => {
  const path = join(folder, 'bomb.xlsx');
  writeFileSync(path, anXlsxBomb(256, said));
  const { answer, megabytes } = await growthDuring(() => inspectFile(path));
  expect(answer).toBe('damaged');
  expect(megabytes).toBeLessThan(64);
});
