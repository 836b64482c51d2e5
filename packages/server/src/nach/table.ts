import type { NachBookable, NachResult, NachState, NachTotals } from '@lending-desk/domain/nach';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A NACH response file that was uploaded. Its bytes are a stored file. */
export const nachFile = pgTable(
  'nach_file',
  {
    fileId: uuid('file_id').primaryKey(),
    fileName: text('file_name').notNull(),
    /** Of the stored file. */
    key: text('key').notNull(),
    /** Of its bytes, so that the same file again is seen as such. */
    sha256: text('sha256').notNull(),
    state: text('state').$type<NachState>().notNull(),
    /** Of the dry run, and once it is committed of the commit. */
    totals: jsonb('totals').$type<NachTotals>().notNull(),
    /** How many rows book something, and how many of them are done. */
    bookable: integer('bookable').notNull(),
    done: integer('done').notNull().default(0),
    uploadedAt: at('uploaded_at').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    committedAt: at('committed_at'),
    committedById: uuid('committed_by_id'),
    committedBy: text('committed_by'),
    /** The request that started the commit. */
    requestId: text('request_id'),
  },
  table => [
    index('nach_file_by_upload').on(table.uploadedAt.desc().nullsFirst(), table.fileId.desc().nullsFirst()),
    index('nach_file_by_content').on(table.sha256),
  ],
);

/** What becomes of a row: of the dry run, and once it is booked of the booking. */
export type StoredResult = Omit<NachResult, 'event'>;

/** A row of a file. */
export const nachRow = pgTable(
  'nach_row',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => nachFile.fileId),
    /** The physical line. */
    line: integer('line').notNull(),
    loanId: integer('loan_id'),
    result: jsonb('result').$type<StoredResult>().notNull(),
    /** What the commit books; null for a row that books nothing. */
    books: jsonb('books').$type<NachBookable>(),
    booked: boolean('booked').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.fileId, table.line] }),
    index('nach_row_to_book')
      .on(table.fileId, table.loanId, table.line)
      .where(sql`books is not null and not booked`),
  ],
);
