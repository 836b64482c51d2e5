import type { Logger } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';

/** A statement that changes something, locks a row for it, or sends a notice of it. */
const writing = /^\s*(?:insert|update|delete|with)\b|\bfor (?:no key )?update\b|\bpg_notify\b/i;

/** Called with every statement just before it is sent. */
export interface StatementLogger extends Logger {
  /** Gets the connections of a PostgreSQL server. */
  readonly watch?: (pool: Pool) => void;
}

/** Makes a writing statement fail: the connection of its transaction breaks just before it, on PostgreSQL in truth. */
export interface StatementFaults {
  readonly logger: StatementLogger;
  /** Runs something with its numbered writing statement failing, counted from 1.
   *  @param lasting  every statement after it fails as well
   *  @returns the statement that failed; null when there were fewer, and everything was done */
  readonly failing: (
    number: number,
    lasting: boolean,
    work: () => Promise<unknown>,
  ) => Promise<string | null>;
  /** Runs something with its numbered commit failing, counted from 1: what that transaction did is rolled back.
   *  @returns whether it failed; false when there were fewer, and everything was done */
  readonly failingCommit: (number: number, work: () => Promise<unknown>) => Promise<boolean>;
}

export function statementFaults(): StatementFaults {
  let left: number | null = null;
  let forGood = false;
  let failed: string | null = null;
  let commitsLeft: number | null = null;
  const inUse = new Set<PoolClient>();
  const breakOff = () => {
    for (const client of inUse) client.connection.stream.destroy();
    if (inUse.size === 0) throw Object.assign(new Error('The connection broke'), { code: '08006' });
  };
  return {
    logger: {
      watch: pool => {
        pool.on('acquire', client => inUse.add(client));
        pool.on('release', (_error, client) => inUse.delete(client));
      },
      logQuery: query => {
        if (commitsLeft !== null && query === 'commit') {
          commitsLeft -= 1;
          if (commitsLeft === 0) breakOff();
        }
        if (left === null || !writing.test(query)) return;
        left -= 1;
        if (left > 0 || (left < 0 && !forGood)) return;
        failed ??= query;
        breakOff();
      },
    },
    failingCommit: async (number, work) => {
      commitsLeft = number;
      const failedNow = () => commitsLeft !== null && commitsLeft <= 0;
      try {
        await work();
        return failedNow();
      } catch (error) {
        if (!failedNow()) throw error;
        return true;
      } finally {
        commitsLeft = null;
      }
    },
    failing: async (number, lasting, work) => {
      left = number;
      forGood = lasting;
      failed = null;
      try {
        await work();
      } finally {
        left = null;
      }
      return failed;
    },
  };
}
