import { isNotNull } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A file by the key loans name it with. */
export const storedFile = pgTable(
  'stored_file',
  {
    key: text('key').primaryKey(),
    /** The one loan that may name it. Null: any loan, as with the drawn faces of a demonstration. */
    loanId: integer('loan_id'),
    /** The content type, detected from the content. */
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** The name of its bytes in the file storage. Null: they are in `body`. */
    objectName: text('object_name').unique(),
    /** SHA-256 of the content, in hex; null for files of releases that stored the bytes here. */
    sha256: text('sha256'),
    /** Bytes stored by an earlier release. */
    body: bytes('body'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When the loan named another picture in its place, or when it was attached to what was not asked for yet; it is
     *  removed a configured time after that. */
    replacedAt: timestamp('replaced_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    index('stored_file_loan').on(table.loanId),
    index('stored_file_replaced').on(table.replacedAt).where(isNotNull(table.replacedAt)),
  ],
);

/** Objects of the file storage that no file refers to: uploads in progress, and replaced files. They are removed
 *  after an hour, or at once when their upload is refused; the epoch as `createdAt` marks one that is being removed.
 *  The row is written before the object, so that no object is ever unknown. */
export const looseObject = pgTable(
  'loose_object',
  {
    objectName: text('object_name').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [index('loose_object_created').on(table.createdAt)],
);
