import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Work that takes longer than a request or happens later. Any server takes due jobs and holds each for a
 *  lease. */
export const job = pgTable(
  'job',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    /** Identifies the work: a key is queued once per kind. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'dead', 'cancelled'] }).notNull(),
    /** When it is due. For a running job the end of its lease; null when it has ended. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    /** Identifies the current run; a run with another lease may no longer write here. */
    lease: uuid('lease'),
    /** How often in a row it was started without a result. */
    attempt: integer('attempt').notNull().default(0),
    /** The progress, as a percentage or in words. */
    progress: jsonb('progress').$type<number | string>(),
    /** Name, code and location of the last error. Never its message, which may contain personal data. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    uniqueIndex('job_kind_key').on(table.kind, table.key),
    index('job_due').on(table.kind, table.dueAt).where(sql`due_at is not null`),
    index('job_ended').on(table.endedAt).where(sql`ended_at is not null`),
    index('job_dead').on(table.endedAt).where(sql`state = 'dead'`),
  ],
);
