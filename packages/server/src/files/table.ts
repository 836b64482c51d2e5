import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A file by its key, as loans name it. */
export const storedFile = pgTable('stored_file', {
  key: text('key').primaryKey(),
  /** What the content is, found out from the content. */
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  body: bytes('body').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
