import type { Asked, DueFigures, RequestKind, RequestState } from '@lending-desk/domain/approvals';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import type { Paise } from '@lending-desk/domain/money';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { loanAccount } from '../ledger/table';

/** What somebody asked that moves money, and who decided it: nobody decides what they asked. Amounts in paise. */
export const approval = pgTable(
  'approval',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loanAccount.loanId),
    kind: text('kind').$type<RequestKind>().notNull(),
    amount: bigint('amount_minor', { mode: 'number' }).$type<Paise>().notNull(),
    asked: jsonb('asked').$type<Asked>().notNull(),
    /** The figures its maker saw. */
    figures: jsonb('figures').$type<DueFigures>().notNull(),
    /** How many events the account had then. */
    eventsThen: integer('events_then').notNull(),
    reason: text('reason').notNull(),
    makerId: uuid('maker_id').notNull(),
    makerName: text('maker_name').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull(),
    askedOn: date('asked_on', { mode: 'string' }).$type<BusinessDate>().notNull(),
    state: text('state').$type<Exclude<RequestState, 'ended'>>().notNull(),
    /** Who approved or refused it; null for what its maker took back or posted alone. */
    checkerId: uuid('checker_id'),
    checkerName: text('checker_name'),
    decidedAt: timestamp('decided_at', { withTimezone: true, mode: 'date' }),
    refusedBecause: text('refused_because'),
  },
  table => [
    check('approval_two_people', sql`checker_id <> maker_id`),
    check(
      'approval_decided',
      sql`(state in ('approved', 'refused')) = (checker_id is not null) and (state = 'waiting') = (decided_at is null)`,
    ),
    check('approval_amount', sql`amount_minor >= 0`),
    index('approval_waiting').on(table.askedAt, table.id).where(sql`state = 'waiting'`),
    index('approval_decided_at').on(table.decidedAt, table.id),
    index('approval_loan').on(table.loanId, table.askedAt),
  ],
);

/** The bank references of receipts by hand that are booked and not reversed: each once, whatever the loan. */
export const bookedReference = pgTable('booked_reference', {
  /** As `referenceKey` of the domain writes it. */
  reference: text('reference').primaryKey(),
  /** The request that booked it, whose id is that of the receipt. */
  approvalId: uuid('approval_id')
    .notNull()
    .unique()
    .references(() => approval.id),
});
