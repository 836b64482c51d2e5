import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The first answer to an Idempotency-Key, written in the transaction of its effect: both or neither. Of an effect
 *  outside the database the row is there before it, with what a repeat is told while nobody knows the outcome. */
export const idempotency = pgTable(
  'idempotency',
  {
    key: text('key').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** The call's name. */
    call: text('call').notNull(),
    /** Keyed: what was sent is not found out by trying. */
    bodyHash: text('body_hash').notNull(),
    /** Null inside the transaction that is finding the answer, and while an effect outside is under way or was
     *  interrupted; only inside the transaction is the answer null too. */
    status: integer('status'),
    /** One sealed text: an answer may be about a customer, and a row is no place to read about one. */
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.key, table.staffId] }),
    index('idempotency_age').on(table.createdAt),
  ],
);
