import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Flows of single sign-on that were used, stored as their SHA-256, until they would have expired anyway. */
export const signOnFlow = pgTable('sign_on_flow', {
  hash: text('hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});
