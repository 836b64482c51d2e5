import { type Logger, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { isUnanswered, NoConnection } from './outage';

/** A database on a pool of connections, whose transactions are stored whole or not at all. Each has a connection of its own from begin to
 *  commit; once that has closed, every further statement is refused. The query builder's own transaction keeps the
 *  connection for ever when its begin fails, and takes a rollback that answers a commit for success. */
export function databaseOn(
  pool: Pool,
  {
    logger,
    begin,
  }: {
    readonly logger?: Logger;
    /** What each transaction begins with. */
    readonly begin?: string;
  } = {},
): NodePgDatabase {
  const options = logger && { logger };
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect().catch((cause: unknown) => {
      throw new NoConnection('No connection', { cause });
    });
    let hasFailed = false;
    const onFailed = () => {
      hasFailed = true;
    };
    client.connection.on('errorMessage', onFailed);
    try {
      return await drizzle({ client, ...options }).transaction(async tx => {
        try {
          if (begin !== undefined) await client.query(begin);
          const done = await work(tx);
          // Refused in a transaction that a failed statement has ended: its commit would be answered by a rollback.
          if (hasFailed) await tx.execute(sql`select 1`);
          return done;
        } catch (error) {
          // A rollback would wait behind the statement that was given up.
          if (isUnanswered(error)) client.connection.stream.destroy();
          throw error;
        }
      }, config);
    } finally {
      client.connection.off('errorMessage', onFailed);
      // One that is still inside the transaction, as far as anybody knows, is not used again.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return Object.assign(drizzle({ client: pool, ...options }), { transaction });
}
