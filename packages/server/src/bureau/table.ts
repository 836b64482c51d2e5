import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { loan } from '../loan/table';

/** A requested report. A unique index allows one pending fetch per loan and bureau, which also decides
 *  races. */
export const bureauFetch = pgTable(
  'bureau_fetch',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    bureau: text('bureau', { enum: ['equifax', 'cibil'] }).notNull(),
    provider: text('provider').notNull(),
    state: text('state', { enum: ['initiated', 'fetched', 'failed'] }).notNull(),
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true, mode: 'date' }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'date' }),
    /** The provider's id of the order. */
    providerReference: text('provider_reference'),
    /** The last name entered because the bureau asked for one. */
    lastName: text('last_name'),
    /** The failure in the provider's words. */
    failure: text('failure'),
  },
  table => [
    uniqueIndex('bureau_fetch_on_its_way').on(table.loanId, table.bureau).where(sql`state = 'initiated'`),
    index('bureau_fetch_loan').on(table.loanId, table.requestedAt),
  ],
);
