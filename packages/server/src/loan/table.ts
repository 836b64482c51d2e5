import type { BusinessDate } from '@lending-desk/domain/calendar';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { staff } from '../signin/table';

/** The narrow row that every list reads. Heavy documents are in `loanSection` and `providerBody`. */
export const loan = pgTable(
  'loan',
  {
    loanId: integer('loan_id').primaryKey(),
    idString: uuid('id_string').notNull().unique(),
    customerId: text('customer_id'),
    fullName: text('full_name').notNull(),
    primaryPhone: text('primary_phone'),
    alternatePhone: text('alternate_phone'),
    email: text('email'),
    startedOn: timestamp('started_on', { withTimezone: true, mode: 'date' }).notNull(),
    /** The Asia/Kolkata day of startedOn: the key of the tally. */
    startedDay: date('started_day', { mode: 'string' }).notNull(),
    amountAppliedMinor: bigint('amount_applied_minor', { mode: 'number' }).notNull(),
    approvalStatus: text('approval_status').notNull(),
    applicationStatus: text('application_status'),
    underwriterId: uuid('underwriter_id').references(() => staff.id),
    underwriterName: text('underwriter_name'),
    jupiterDecision: text('jupiter_decision'),
    jupiterScore: integer('jupiter_score'),
    /** When the loan was decided; null while it is open. */
    decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'date' }),
    /** Since when it is on HOLD; null when it is not. */
    heldSince: timestamp('held_since', { withTimezone: true, mode: 'date' }),
    /** How long it was on HOLD before, in milliseconds. */
    heldMs: bigint('held_ms', { mode: 'number' }).notNull().default(0),
    /** The Asia/Kolkata day of its follow-up; null when there is none. */
    followUpOn: date('follow_up_on', { mode: 'string' }).$type<BusinessDate>(),
    /** Raised by every decision and assignment; a decision names the version it was made on. */
    version: integer('version').notNull().default(1),
    /** Hash of the imported line, so that importing it again changes nothing. */
    importHash: text('import_hash'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    // nullsFirst matches a plain ORDER BY … DESC, so that the index serves it.
    index('loan_by_start').on(table.startedOn.desc().nullsFirst(), table.loanId.desc().nullsFirst()),
    index('loan_by_status').on(
      table.approvalStatus,
      table.startedOn.desc().nullsFirst(),
      table.loanId.desc().nullsFirst(),
    ),
    index('loan_by_application_status').on(
      table.applicationStatus,
      table.startedOn.desc().nullsFirst(),
      table.loanId.desc().nullsFirst(),
    ),
    index('loan_by_both_statuses').on(
      table.approvalStatus,
      table.applicationStatus,
      table.startedOn.desc().nullsFirst(),
      table.loanId.desc().nullsFirst(),
    ),
    index('loan_by_underwriter').on(
      table.underwriterId,
      table.startedOn.desc().nullsFirst(),
      table.loanId.desc().nullsFirst(),
    ),
    index('loan_by_underwriter_status').on(
      table.underwriterId,
      table.approvalStatus,
      table.startedOn.desc().nullsFirst(),
      table.loanId.desc().nullsFirst(),
    ),
    index('loan_unassigned')
      .on(table.startedOn.desc().nullsFirst(), table.loanId.desc().nullsFirst())
      .where(sql`underwriter_id IS NULL`),
    index('loan_by_primary_phone').on(table.primaryPhone),
    index('loan_by_alternate_phone').on(table.alternatePhone),
    index('loan_by_email').on(table.email),
    index('loan_by_customer').on(table.customerId),
    index('loan_by_follow_up').on(table.followUpOn, table.loanId).where(sql`follow_up_on IS NOT NULL`),
  ],
);

/** How many loans of a status started on a day, and under `anyStatus` how many in all: the sum of the rows of
 *  that status and day. A change appends a row, so that writers never wait for each other, and a job merges the
 *  rows into one. A page number turns into a day and an offset within it, so every page costs the same. */
export const loanTally = pgTable(
  'loan_tally',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** An approval status, or `anyStatus` of the tally. */
    status: text('status').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    loans: integer('loans').notNull(),
    /** Of these, how many are unassigned. */
    unassigned: integer('unassigned').notNull(),
  },
  table => [index('loan_tally_day').on(table.status, table.day)],
);

/** One top-level field of the wire loan, as received. */
export const loanSection = pgTable(
  'loan_section',
  {
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    name: text('name').notNull(),
    body: jsonb('body').notNull(),
  },
  table => [
    primaryKey({ columns: [table.loanId, table.name] }),
    index('loan_section_umrn').on(umrnOf(table)).where(sql`name = 'cashfreeDetails'`),
  ],
);

/** The UMRN of a mandate, in capitals; of the section `cashfreeDetails`. It is cut, because an index entry has a limit. */
export function umrnOf({ body }: { readonly body: AnyPgColumn }): SQL {
  return sql`upper(left(${body} #>> '{subscriptionDetails,umrn}', 21))`;
}

/** A provider's raw answer, stored as received. */
export const providerBody = pgTable(
  'provider_body',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    provider: text('provider').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
    body: jsonb('body').notNull(),
  },
  table => [index('provider_body_loan').on(table.loanId, table.provider, table.receivedAt)],
);
