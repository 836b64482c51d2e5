import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The first answer to an Idempotency-Key, written in the same transaction as its effect. For an effect outside
 *  the database the row is written before it, with the answer a repeat gets while the outcome is unknown. */
export const idempotency = pgTable(
  'idempotency',
  {
    key: text('key').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** The call's name. */
    call: text('call').notNull(),
    /** Keyed, so that the body cannot be found by trying. */
    bodyHash: text('body_hash').notNull(),
    /** Null inside the transaction that produces the answer, and while an effect outside is pending or was
     *  interrupted; only inside the transaction is the answer null too. */
    status: integer('status'),
    /** One sealed text: an answer may be about a customer, and must not be readable here. */
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.key, table.staffId] }),
    index('idempotency_age').on(table.createdAt),
  ],
);

/** The first answer to the key of a call that moves money: a key is one for all people and for ever, so its rows are
 *  never removed [M44]. */
export const moneyRequest = pgTable('money_request', {
  key: text('key').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  /** The call's name. */
  call: text('call').notNull(),
  /** Keyed, so that the body cannot be found by trying. */
  bodyHash: text('body_hash').notNull(),
  /** As of `idempotency`. */
  status: integer('status'),
  /** Sealed. */
  answer: jsonb('answer'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
