import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';

/** What underwriters write beside a loan; rows are only ever added. */
export const loanComment = pgTable(
  'loan_comment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
    text: text('text').notNull(),
    /** Null where an import did not say who wrote it, or names somebody who is no member of staff. */
    authorId: uuid('author_id'),
    authorName: text('author_name'),
  },
  table => [index('loan_comment_loan').on(table.loanId, table.createdOn, table.id)],
);
