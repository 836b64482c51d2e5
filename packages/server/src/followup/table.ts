import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';

/** What is known of a loan's follow-up beside its day, which is in `loan` because the list is ordered by it. The row
 *  stays when the follow-up is done: it has the version. */
export const followUp = pgTable('follow_up', {
  loanId: integer('loan_id')
    .primaryKey()
    .references(() => loan.loanId),
  /** Raised by every save, and when it is done; a save names the version it was made on. */
  version: integer('version').notNull(),
  note: text('note').notNull(),
  setById: uuid('set_by_id').notNull(),
  setByName: text('set_by_name').notNull(),
  setOn: timestamp('set_on', { withTimezone: true, mode: 'date' }).notNull(),
});
