import type { BusinessDate } from '@lending-desk/domain/calendar';
import type { Paise } from '@lending-desk/domain/money';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { loanAccount } from '../ledger/table';

/** A customer's promise to pay an amount by a day. Whether it was kept is not stored: it follows from the receipts of
 *  the loan and today [M47]. */
export const paymentPromise = pgTable(
  'payment_promise',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loanAccount.loanId),
    /** The comment that recorded it: its position among those of collections, oldest first. */
    comment: integer('comment').notNull(),
    amount: bigint('amount_minor', { mode: 'number' }).$type<Paise>().notNull(),
    madeOn: date('made_on', { mode: 'string' }).$type<BusinessDate>().notNull(),
    /** The last day on which it can be kept. */
    dueOn: date('due_on', { mode: 'string' }).$type<BusinessDate>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    /** When its comment became one of something else; null while it counts. */
    takenBackAt: timestamp('taken_back_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    index('payment_promise_loan').on(table.loanId, table.at).where(sql`taken_back_at IS NULL`),
    check('payment_promise_amount', sql`amount_minor > 0`),
    check('payment_promise_days', sql`due_on >= made_on`),
  ],
);
