import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Client } from 'pg';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { keepEmptyCluster, readEmptyCluster } from '../db/emptyCluster';
import { migrateEmbedded } from '../db/migrate';
import { openPostgres } from '../db/openPostgres';
import { createDemoAccounts } from '../signin/demoAccounts';
import { startPostgres } from './postgresServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's connection, and the migrated database that every test file copies. */
    postgres: { readonly url: string; readonly template: string };
    /** A packed, migrated embedded cluster, used the same way. */
    pgliteTemplate: string;
    /** The folder with the programs of the server and of its tests, built. */
    built: string;
  }
}

const packageFolder = resolve(import.meta.dirname, '../..');
/** Programs of tests alone, beside those of vite.server.config.ts. */
const testPrograms = ['faultyServer', 'holdFolder', 'failLater'];

const domain = 'lender.example';
const builtAt = new Date('2026-11-21T00:00:00Z');

async function packEmbedded(file: string): Promise<void> {
  const packed = await readEmptyCluster();
  const client = await PGlite.create(packed ? { loadDataDir: packed } : {});
  if (!packed) await keepEmptyCluster(client);
  const db = drizzlePglite({ client });
  await migrateEmbedded(db);
  await createDemoAccounts(db, domain, builtAt);
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
}

async function preparePostgres(): Promise<{ url: string; template: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  const started = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `lending_desk_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client(started.url);
  await admin.connect();
  await admin.query(`create database ${template}`);
  const address = new URL(started.url);
  address.pathname = `/${template}`;
  const opened = await openPostgres({ databaseUrl: address.href });
  await createDemoAccounts(opened.db, domain, builtAt);
  await opened.close();
  return {
    url: started.url,
    template,
    stop: async () => {
      await admin.query(`drop database if exists ${template} with (force)`);
      await admin.end();
      await started.stop();
    },
  };
}

/** Builds the programs that tests run as processes: as they are written, each process takes seconds to read them. */
async function buildPrograms(outDir: string): Promise<void> {
  const input = Object.fromEntries(testPrograms.map(name => [name, join(import.meta.dirname, `${name}.ts`)]));
  await build({
    configFile: resolve(packageFolder, '../../vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir, rollupOptions: { input } },
  });
}

/** Prepares one database of each engine, and the programs; without PostgreSQL the run fails rather than testing half. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-test-'));
  const pgliteTemplate = join(folder, 'template.tar');
  // In the package, whose dependencies it finds, and as deep as the built server.
  const built = mkdtempSync(join(packageFolder, '.tests-'));
  const [server] = await Promise.all([preparePostgres(), packEmbedded(pgliteTemplate), buildPrograms(built)]);
  project.provide('postgres', { url: server.url, template: server.template });
  project.provide('pgliteTemplate', pgliteTemplate);
  project.provide('built', built);
  return async () => {
    await server.stop();
    for (const made of [folder, built]) if (existsSync(made)) rmSync(made, { recursive: true });
  };
}
