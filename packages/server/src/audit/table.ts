import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every write, and every read of a customer's detail. Rows are never changed: a trigger refuses it. */
export const auditRow = pgTable(
  'audit_row',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null for what the system does by itself (import, seed). */
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
