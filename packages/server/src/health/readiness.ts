import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { rowsOf } from '../db/rowsOf';
import { type FileHome, withLocalFiles } from '../files/fileHome';
import { bounded } from '../providers/bounded';

/** What a server knows of itself. */
export interface ServerState {
  /** It was asked to stop, and finishes what it has. */
  readonly isStopping: () => boolean;
  /** Notices of other servers arrive. */
  readonly hears: () => boolean;
}

/** Why a server should get no requests; empty when it is ready. */
export type Readiness = () => Promise<readonly string[]>;

export const notReady = {
  stopping: 'This server is stopping',
  database: 'The database does not answer, or takes no writes',
  files: 'The file store does not answer, or takes no writes',
  notices: 'Notices of other servers do not arrive',
} as const;

const limitMs = 5_000;
/** Balancers ask every few seconds, several of them at once. */
const keptMs = 2_000;
/** One object, written again and again: no file refers to it. */
const probeName = 'readiness';
const probe = new TextEncoder().encode('Written to find out whether files can be stored.');

/** A transaction number is given by a database that takes writes, and stored by its commit. */
async function requireWritable(db: Database): Promise<void> {
  const answer = await db.execute(
    sql`select pg_current_xact_id()::text as id, current_setting('transaction_read_only') as read_only`,
  );
  if (rowsOf(answer)[0]?.['read_only'] !== 'off') throw new Error(notReady.database);
}

async function requireFiles(files: FileHome): Promise<void> {
  await withLocalFiles(files, [probe], async written => {
    for (const local of written) await files.storage.put(probeName, local);
  });
}

/** Finds out by doing: a transaction is committed and an object written. What was found holds for two seconds. */
export function readinessOf(
  { db, files, state }: { readonly db: Database; readonly files: FileHome; readonly state: ServerState },
  limit: number = limitMs,
): Readiness {
  const unless = (work: () => Promise<void>, problem: string): Promise<readonly string[]> =>
    bounded(work, limit).then(
      () => [],
      () => [problem],
    );
  const look = async (): Promise<readonly string[]> => {
    const found = await Promise.all([
      unless(() => requireWritable(db), notReady.database),
      unless(() => requireFiles(files), notReady.files),
    ]);
    // From its end on: what hangs is not asked a second time meanwhile.
    setTimeout(() => (asked = null), keptMs).unref();
    return found.flat();
  };
  let asked: Promise<readonly string[]> | null = null;
  return async () => {
    asked ??= look();
    return [
      ...(state.isStopping() ? [notReady.stopping] : []),
      ...(await asked),
      ...(state.hears() ? [] : [notReady.notices]),
    ];
  };
}
