import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A file by its key, as loans name it. */
export const storedFile = pgTable('stored_file', {
  key: text('key').primaryKey(),
  /** The one loan that may name it. Null: any loan, as with the drawn faces of a demonstration. */
  loanId: integer('loan_id'),
  /** What the content is, found out from the content. */
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  /** The name of its bytes in the file storage. Null: they are in `body`. */
  objectName: text('object_name').unique(),
  /** SHA-256 of the content, in hex; null for files of the releases that stored the bytes here. */
  sha256: text('sha256'),
  /** Bytes stored by an earlier release. */
  body: bytes('body'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Objects of the file storage that no file names: uploads under way, and what was replaced. They are removed after an
 *  hour. The row is written before the object, so that nothing is left there unknown. */
export const looseObject = pgTable(
  'loose_object',
  {
    objectName: text('object_name').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [index('loose_object_created').on(table.createdAt)],
);
