import { integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';

/** A VAS feedback: one for each author and loan, which its author may replace. */
export const vasFeedback = pgTable(
  'vas_feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
    staffId: uuid('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    feedback: text('feedback').notNull(),
    customerInteraction: text('customer_interaction').notNull(),
    customerRating: text('customer_rating').notNull(),
    customerParticipation: text('customer_participation').notNull(),
    customerCommunication: text('customer_communication').notNull(),
    customerTestimonial: text('customer_testimonial').notNull(),
  },
  table => [unique('vas_feedback_author').on(table.loanId, table.staffId)],
);
