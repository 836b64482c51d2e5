import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { TestServer } from './harness';
import { testDatabaseUrl } from './openTestDatabase';

const sources = join(import.meta.dirname, '..');
let run = 0;

/** Ends a command as `process.exit` would. */
class Exit extends Error {}

/** Runs a command of the operator against the database of a test server on PostgreSQL, in this process, where
 *  `runScript` starts one.
 *  @param file  relative to packages/server/src
 *  @returns its exit code and the lines it printed before */
export async function runHere(
  { db, config }: TestServer,
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; lines: string[] }> {
  const [row] = await db.select({ name: sql<string>`current_database()` }).from(sql`(values (1)) as one`);
  const given = { DATABASE_URL: testDatabaseUrl(row?.name ?? ''), SIGNING_SECRET: config.signingSecret };
  for (const [name, value] of Object.entries({ ...given, ...env })) vi.stubEnv(name, value);
  const { argv } = process;
  const listeners = new Set(process.listeners('uncaughtException'));
  process.argv = [...argv.slice(0, 2), ...args];
  const lines: string[] = [];
  const codes: number[] = [];
  const print = (line: unknown) => {
    // What follows an exit is not printed by a process.
    if (codes.length === 0) lines.push(String(line));
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
    vi.spyOn(process, 'exit').mockImplementation(code => {
      codes.push(Number(code));
      throw new Exit();
    }),
  ];
  try {
    run += 1;
    // Each run evaluates the file anew.
    await import(/* @vite-ignore */ `${join(sources, file)}?run=${run}`);
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown;
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const listener of process.listeners('uncaughtException'))
      if (!listeners.has(listener)) process.off('uncaughtException', listener);
    process.argv = argv;
    vi.unstubAllEnvs();
  }
  return { code: codes[0] ?? 0, lines };
}
