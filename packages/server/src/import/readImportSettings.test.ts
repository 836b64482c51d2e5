import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readImportSettings } from './readImportSettings';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lending-desk-settings-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const DATABASE_URL = 'postgres://desk@localhost:5432/desk';
const SIGNING_SECRET = 'a secret of the server, longer than thirty-two characters';

it.each([
  ['none', {}],
  ['a blank one', { SIGNING_SECRET: ' ' }],
])('seals nothing on PostgreSQL with %s', (_what, env) => {
  const { config, secret } = readImportSettings({ DATA_DIR, DATABASE_URL, ...env });
  expect([config.databaseUrl, secret]).toEqual([DATABASE_URL, null]);
});

it('seals on PostgreSQL with the secret that is given', () => {
  const { config, secret } = readImportSettings({ DATA_DIR, DATABASE_URL, SIGNING_SECRET });
  expect([config.databaseUrl, secret]).toEqual([DATABASE_URL, SIGNING_SECRET]);
});

it.each([
  ['none', {}],
  ['a blank one', { DATABASE_URL: ' ' }],
])('seals with the secret of the folder where the address of a database is missing: %s', (_what, env) => {
  const { config, secret } = readImportSettings({ DATA_DIR, ...env });
  expect(config.databaseUrl).toBeNull();
  expect(secret).toBe(readFileSync(join(DATA_DIR, 'signing-secret'), 'utf8'));
});
