import type { Paise } from '@lending-desk/domain/money';
import type { LinkStatus } from '@lending-desk/domain/paymentLinks';
import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';

const paise = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>();
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A payment link that was asked for; amounts in paise. It is noted as 'unknown' before the provider is asked. */
export const paymentLink = pgTable(
  'payment_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    /** Counts the links of the loan, from 1. */
    number: integer('number').notNull(),
    /** What we call it at the provider: 'L210042-1'. */
    reference: text('reference').notNull().unique(),
    provider: text('provider').notNull(),
    amount: paise('amount_minor').notNull(),
    amountPaid: paise('amount_paid_minor').notNull(),
    status: text('status').$type<LinkStatus>().notNull(),
    /** The provider's own id and address; null until it has answered. */
    providerId: text('provider_id'),
    shortUrl: text('short_url'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
  },
  table => [unique('payment_link_number').on(table.loanId, table.number)],
);

/** A message of a provider of payment links or mandates, known by the provider's id for it: it is taken once. Only what concerns the loan
 *  is kept of it. */
export const providerEvent = pgTable(
  'provider_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** 'payment_link.paid' */
    event: text('event').notNull(),
    receivedAt: at('received_at').notNull(),
    /** The provider's time of it. */
    at: at('event_at').notNull(),
    linkId: text('link_id'),
    linkReference: text('link_reference'),
    linkStatus: text('link_status').$type<LinkStatus>(),
    shortUrl: text('short_url'),
    linkPaid: paise('link_paid_minor'),
    paymentId: text('payment_id'),
    amount: paise('amount_minor'),
    paidAt: at('paid_at'),
    bankReference: text('bank_reference'),
    refundId: text('refund_id'),
    /** Of a message about a mandate: our name of the subscription, the provider's id of it, and its status. */
    mandateReference: text('mandate_reference'),
    mandateId: text('mandate_id'),
    mandateStatus: text('mandate_status'),
    /** What became of it; null while it waits. */
    outcome: text('outcome', {
      enum: [
        'posted',
        'known',
        'noted',
        'ignored',
        'unknown link',
        'unknown mandate',
        'late',
        'refund',
        'no account',
        'refused',
      ],
    }),
    /** The loan it concerned; null for none of ours. */
    loanId: integer('loan_id').references(() => loan.loanId),
  },
  table => [
    unique('provider_event_once').on(table.provider, table.eventId),
    index('provider_event_loan').on(table.loanId),
  ],
);
