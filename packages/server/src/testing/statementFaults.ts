import type { Logger } from 'drizzle-orm';

/** A statement that changes something, locks a row for it, or sends a notice of it. */
const writing = /^\s*(?:insert|update|delete|with)\b|\bfor (?:no key )?update\b|\bpg_notify\b/i;

/** Makes a writing statement fail before it reaches the database, as if the connection broke there. */
export interface StatementFaults {
  /** Passed to the query builder, which calls it with every statement just before sending it. */
  readonly logger: Logger;
  /** Runs something with its numbered writing statement failing, counted from 1.
   *  @param lasting  every statement after it fails as well
   *  @returns the statement that failed; null when there were fewer, and everything was done */
  readonly failing: (
    number: number,
    lasting: boolean,
    work: () => Promise<unknown>,
  ) => Promise<string | null>;
}

export function statementFaults(): StatementFaults {
  let left: number | null = null;
  let forGood = false;
  let failed: string | null = null;
  return {
    logger: {
      logQuery: query => {
        if (left === null || !writing.test(query)) return;
        left -= 1;
        if (left > 0 || (left < 0 && !forGood)) return;
        failed ??= query;
        throw Object.assign(new Error('The connection broke'), { code: '08006' });
      },
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
