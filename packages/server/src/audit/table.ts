import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

type Columns = { readonly action: AnyPgColumn; readonly after: AnyPgColumn };

/** Whether an entry is about an account of staff. */
export const changesPerson = ({ action }: Pick<Columns, 'action'>): SQL =>
  sql`(${action} like 'staff.%' or ${action} = 'signin.rolesByGroups')`;

/** The id of the account, of an entry that is about one. */
export const changedPerson = ({ after }: Pick<Columns, 'after'>): SQL => sql`(${after} ->> 'id')`;

/** One row for every write and for every read of a customer's details. Rows are immutable: a trigger rejects
 *  changes. */
export const auditRow = pgTable(
  'audit_row',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Null when the system acts by itself (import, seed). */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    /** The call's or job's name: 'loan.assign'. */
    action: text('action').notNull(),
    loanId: integer('loan_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id').notNull(),
  },
  // Each filter of the audit screen has an index in the order of its list, so that a page costs the same at any size.
  table => [
    index('audit_row_at').on(table.at, table.id),
    index('audit_row_loan').on(table.loanId, table.at, table.id).where(sql`loan_id is not null`),
    index('audit_row_actor').on(table.actorId, table.at, table.id),
    index('audit_row_action').on(table.action, table.at, table.id),
    index('audit_row_actor_action').on(table.actorId, table.action, table.at, table.id),
    index('audit_row_person').on(changedPerson(table), table.at, table.id).where(changesPerson(table)),
  ],
);
