import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row for every write and for every read of a customer's details. Rows are immutable: a trigger rejects
 *  changes. */
export const auditRow = pgTable(
  'audit_row',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null when the system acts by itself (import, seed). */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    /** The call's or job's name: 'loan.assign'. */
    action: text('action').notNull(),
    loanId: integer('loan_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id').notNull(),
  },
  table => [
    index('audit_row_loan').on(table.loanId, table.at),
    index('audit_row_actor').on(table.actorId, table.at),
  ],
);
