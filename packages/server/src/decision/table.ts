import type { ApprovalStatus } from '@lending-desk/domain/loan';
import { bigint, index, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';

/** Every decision made on a loan, with the terms it set. Rows are immutable: a trigger rejects changes. */
export const decision = pgTable(
  'decision',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    decidedOn: timestamp('decided_on', { withTimezone: true, mode: 'date' }).notNull(),
    decidedById: uuid('decided_by_id').notNull(),
    decidedByName: text('decided_by_name').notNull(),
    fromStatus: text('from_status').$type<ApprovalStatus>().notNull(),
    toStatus: text('to_status').$type<ApprovalStatus>().notNull(),
    /** The loan's version after the decision. */
    version: integer('version').notNull(),
    maxAmountMinor: bigint('max_amount_minor', { mode: 'number' }),
    maxEmiMinor: bigint('max_emi_minor', { mode: 'number' }),
    computedSalaryMinor: bigint('computed_salary_minor', { mode: 'number' }),
    computedObligationsMinor: bigint('computed_obligations_minor', { mode: 'number' }),
    months: integer('months'),
    emiDay: integer('emi_day'),
    /** Percentages. */
    interestRate: numeric('interest_rate', { mode: 'number' }),
    processingFeeRate: numeric('processing_fee_rate', { mode: 'number' }),
    computedFoir: numeric('computed_foir', { mode: 'number' }),
    riskBucketType: text('risk_bucket_type'),
    changeReason: text('change_reason'),
    /** The sections the decision replaced, and what it wrote there. */
    before: jsonb('before').notNull(),
    after: jsonb('after').notNull(),
  },
  table => [index('decision_loan').on(table.loanId, table.decidedOn)],
);

/** Values an admin may configure, by key; `underwriting.*` are the lists of the decision form. `done.*` records
 *  one-time work that has been done on this database. */
export const configuration = pgTable('configuration', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
