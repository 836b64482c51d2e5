import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { CannotStart } from '../db/cannotStart';
import { sizeOf } from './sizeOf';

const folder = mkdtempSync(join(tmpdir(), 'lending-desk-size-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('counts the bytes of a file', () => {
  writeFileSync(join(folder, 'lines.ndjson'), 'ä\n');
  expect(sizeOf(join(folder, 'lines.ndjson'))).toBe(3);
});

it.each([
  ['a folder', folder, `${folder} is no file.`],
  ['what is not there', join(folder, 'none'), `Cannot read ${join(folder, 'none')} (ENOENT).`],
])('refuses %s in one sentence', (_what, path, words) => {
  expect(() => sizeOf(path)).toThrow(new CannotStart(words));
});
