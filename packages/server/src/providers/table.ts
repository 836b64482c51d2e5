import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How a provider answered within one hour, counted by all servers together. One row for each provider and hour in
 *  which it was asked; old hours are removed. */
export const providerHour = pgTable(
  'provider_hour',
  {
    provider: text('provider', {
      enum: ['telephony', 'equifax', 'cibil', 'paymentLinks', 'mandates'],
    }).notNull(),
    /** The hour's beginning. */
    hour: timestamp('hour', { withTimezone: true, mode: 'date' }).notNull(),
    asked: integer('asked').notNull(),
    /** How many of them got no answer. A refusal is an answer. */
    failed: integer('failed').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastTookMs: integer('last_took_ms').notNull(),
    /** Why the last request got no answer; null when it got one. */
    lastFault: text('last_fault', { enum: ['notReached', 'late', 'unusable'] }),
  },
  table => [primaryKey({ columns: [table.provider, table.hour] })],
);
