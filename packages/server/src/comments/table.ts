import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';

/** Underwriters' comments on a loan; rows are append-only. */
export const loanComment = pgTable(
  'loan_comment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
    text: text('text').notNull(),
    /** Null when an import does not name the author, or names somebody who is not on the staff. */
    authorId: uuid('author_id'),
    authorName: text('author_name'),
  },
  table => [index('loan_comment_loan').on(table.loanId, table.createdOn, table.id)],
);
