import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The master list of credit tags. */
export const creditTag = pgTable('credit_tag', {
  /** The name in lower case: 'Metro' and 'metro' are one tag. */
  nameKey: text('name_key').primaryKey(),
  name: text('name').notNull(),
  createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
});
