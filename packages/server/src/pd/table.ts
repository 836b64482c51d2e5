import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';

/** A pre-disbursal feedback as given; rows are immutable. */
export const pdFeedback = pgTable(
  'pd_feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
    staffId: uuid('staff_id'),
    staffName: text('staff_name'),
    /** The answers, under the field names of the request. */
    answers: jsonb('answers').notNull(),
  },
  table => [index('pd_feedback_loan').on(table.loanId, table.createdOn)],
);
