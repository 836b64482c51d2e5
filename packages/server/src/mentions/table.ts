import type { LoanDesk } from '@lending-desk/domain/access';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';
import { staff } from '../signin/table';

/** A notice that a comment mentions somebody: one for each comment and person. Removed after ninety days. */
export const mention = pgTable(
  'mention',
  {
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    desk: text('desk').$type<LoanDesk>().notNull(),
    /** Its id, or its position in the list of an imported one without. */
    comment: text('comment').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    authorName: text('author_name').notNull(),
    /** Whole, so that a number in it is masked before it is cut. */
    text: text('text').notNull(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.loanId, table.desk, table.comment, table.staffId] }),
    index('mention_staff').on(table.staffId, table.at),
  ],
);
