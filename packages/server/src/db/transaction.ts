import { setTimeout as pause } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { errorCode } from './cannotStart';
import type { Database, Transaction } from './client';

const attempts = 5;
// Serialization failure and deadlock: the database asks to retry the whole transaction.
const again = new Set(['40001', '40P01']);

/** Runs `work` in a short transaction and retries it, up to five attempts in all, when the database asks for
 *  that. Inside another transaction it is a savepoint, rolled back by itself when `work` throws; there only the
 *  outermost transaction can be retried.
 *  @param work  must not change anything outside the database, because it may run more than once */
export async function inTransaction<T>(
  db: Database | Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const inside: boolean = is(db, PgTransaction);
  if (inside) return db.transaction(work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !again.has(errorCode(error) ?? '')) throw error;
      // Random jitter, so that two colliding transactions do not collide again in step.
      await pause(attempt * (2 + Math.random() * 8));
    }
  }
}
