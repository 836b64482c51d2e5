import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Work that takes longer than a request or comes later. Any server takes what is due and has it for a lease. */
export const job = pgTable(
  'job',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    /** Names the thing to be done: of one kind a key is queued once. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'dead', 'cancelled'] }).notNull(),
    /** When it is to be taken. Of a running job the end of its lease; null when it has ended. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }),
    /** Names the run that has it now; whoever holds another lease may no longer write here. */
    lease: uuid('lease'),
    /** How often in a row it was taken without a result. */
    attempt: integer('attempt').notNull().default(0),
    /** How far it is, a percentage or words. */
    progress: jsonb('progress').$type<number | string>(),
    /** Name, code and place of the last error. Never its message, which may hold personal data. */
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
