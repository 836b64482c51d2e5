import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { refusedOfflineKyc } from '@lending-desk/domain/kyc';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { aZip } from '../testing/zip';
import { perform } from './perform';

const folder = mkdtempSync(join(tmpdir(), 'lending-desk-perform-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

it('reads a statement', async () => {
  const request = { password: '', institutionId: null, range: null, everyMonth: false };
  const bytes = new TextEncoder().encode('a,b');
  expect(await perform({ name: 'statement', bytes, request })).toMatchObject({
    outcome: 'fault',
    code: 'E_FILE_NOT_STATEMENT',
  });
});

it('composes a report', async () => {
  const report = await perform({
    name: 'report',
    files: [],
    runId: 'run-7',
    receivedAt: '2026-11-20T00:00:00.000Z',
  });
  expect(report).toMatchObject({ body: expect.stringContaining('run-7') });
});

it('verifies an Aadhaar offline document [XR-143.b]', async () => {
  const samples = resolve(import.meta.dirname, '../../../domain/testing/samples/aadhaar');
  const sample = (name: string) => readFileSync(resolve(samples, name), 'utf8');
  const task = {
    name: 'offlineKyc',
    shareCode: '',
    certificates: [sample('test-signer-cert.pem')],
    at: '2026-11-20T00:00:00.000Z',
    maxAgeDays: null,
  } as const;
  const outcomeOf = async (text: string) => perform({ ...task, bytes: new TextEncoder().encode(text) });
  expect(await outcomeOf(sample('valid.xml'))).toMatchObject({ code: 200, xmlVerify: true });
  expect(await outcomeOf('no XML')).toEqual(refusedOfflineKyc('notXml'));
});

it('tells a whole picture from a broken one [XR-140.b]', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await perform({ name: 'picture', path: fileOf('whole.png', png) })).toBe(true);
  expect(await perform({ name: 'picture', path: fileOf('broken.png', png.subarray(0, 40)) })).toBe(false);
  const noise = randomBytes(64 * 64 * 3);
  const large = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
  expect(await perform({ name: 'picture', path: fileOf('large.png', large) })).toBe(true);
  const cut = fileOf('cut.png', large.subarray(0, large.length >> 1));
  expect(await perform({ name: 'picture', path: cut })).toBe(false);
});

it('counts what an archive on the disk unpacks to', async () => {
  const path = fileOf('book.xlsx', aZip([{ name: 'a.xml', content: 'four' }]));
  expect(await perform({ name: 'workbook', path, most: 4 })).toBe(true);
  expect(await perform({ name: 'workbook', path, most: 3 })).toBe(false);
});
