import { setTimeout as pause } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { errorCode } from './cannotStart';
import type { Database, Transaction } from './client';

const attempts = 5;
// Serialisation failure and deadlock: the database asks for the whole transaction again.
const again = new Set(['40001', '40P01']);

/** Does `work` in one short transaction and repeats it, up to five times in all, when the database asks for that.
 *  Inside another transaction it is a savepoint, undone by itself when `work` throws; there only the outermost
 *  transaction can be repeated.
 *  @param work  changes nothing outside the database, because it may run more than once */
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
      // Two that collided would collide again in step, hence the dice.
      await pause(attempt * (2 + Math.random() * 8));
    }
  }
}
