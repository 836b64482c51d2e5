import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The current subscription of a loan at the mandate provider. What people see of it is the section
 *  `cashfreeDetails`. */
export const mandate = pgTable(
  'mandate',
  {
    loanId: integer('loan_id')
      .primaryKey()
      .references(() => loan.loanId),
    /** Counts the subscriptions of the loan, from 1. */
    number: integer('number').notNull(),
    /** What we call it at the provider: 'SUB-210019-1'. */
    reference: text('reference').notNull().unique(),
    /** The provider's own id; null until it has told it. */
    providerId: text('provider_id'),
    planId: text('plan_id'),
    /** The provider's word; null until it has told one. */
    status: text('status'),
    /** The provider's time of that status: an older message changes nothing. */
    statusAt: at('status_at'),
    /** The subscription whose account was found to be a wrong one. */
    wrongReference: text('wrong_reference'),
    /** In capitals; one loan's only [M48]. */
    umrn: text('umrn').unique(),
    /** When the provider was last asked. */
    askedAt: at('asked_at'),
  },
  table => [index('mandate_asked').on(table.askedAt.asc().nullsFirst())],
);
