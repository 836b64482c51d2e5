import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../packages/server/src/db/client';
import { openDatabase } from '../packages/server/src/db/open';
import { startPostgres } from '../packages/server/src/testing/postgresServer';
import { atEnd } from './cleanup';
import type { Engine } from './options';

/** A migrated database for one bench; `close` removes it. */
export interface BenchDatabase {
  readonly db: Database;
  /** Connection URL; null for the embedded database, which runs in this process. */
  readonly url: string | null;
  readonly close: () => Promise<void>;
}

let address: Promise<string> | null = null;
let made = 0;

async function startServer(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  const starting = startPostgres();
  atEnd(async () => (await starting).stop());
  return (await starting).url;
}

/** Runs one statement as the PostgreSQL server's administrator. */
async function administer(url: string, statement: string): Promise<void> {
  const db = drizzle(url);
  try {
    await db.execute(sql.raw(statement));
  } finally {
    await db.$client.end();
  }
}

async function openOnPostgres(): Promise<BenchDatabase> {
  // One server for the whole run: the one in TEST_DATABASE_URL, or one started here.
  address ??= startServer();
  const administrator = await address;
  made += 1;
  const name = `lending_desk_bench_${process.pid}_${made}`;
  const drop = atEnd(() => administer(administrator, `drop database if exists ${name} with (force)`));
  await administer(administrator, `create database ${name}`);
  const url = new URL(administrator);
  url.pathname = `/${name}`;
  const opening = openDatabase({ dataDir: '', databaseUrl: url.href });
  const close = atEnd(async () => (await opening).close());
  return {
    db: (await opening).db,
    url: url.href,
    close: async () => {
      await close();
      await drop();
    },
  };
}

async function openOnPglite(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-bench-'));
  const remove = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const opening = openDatabase({ dataDir: folder, databaseUrl: null });
  const close = atEnd(async () => (await opening).close());
  return {
    db: (await opening).db,
    url: null,
    close: async () => {
      await close();
      await remove();
    },
  };
}

/** Opens a fresh database as the server does. */
export function openBenchDatabase(engine: Engine): Promise<BenchDatabase> {
  return engine === 'postgres' ? openOnPostgres() : openOnPglite();
}
