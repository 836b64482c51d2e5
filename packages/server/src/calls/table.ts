import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';
import { staff } from '../signin/table';

/** What the telephony provider knows a member of staff by. */
export const agentDetails = pgTable('agent_details', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staff.id),
  agentId: text('agent_id').notNull(),
  agentUserName: text('agent_user_name').notNull(),
  /** Empty for the provider's default. */
  campaignName: text('campaign_name').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** A call that was asked for. */
export const callRecord = pgTable(
  'call_record',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    staffId: uuid('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull(),
    phoneNumber: text('phone_number').notNull(),
    agentId: text('agent_id').notNull(),
    agentUserName: text('agent_user_name').notNull(),
    campaignName: text('campaign_name'),
    /** queued (the provider has it, or had not answered yet), refused */
    status: text('status', { enum: ['queued', 'refused'] }).notNull(),
    provider: text('provider').notNull(),
    /** The provider's id of the call: what it later tells of it is joined by this. */
    providerCallId: text('provider_call_id'),
    /** The provider's answer as it came. */
    providerAnswer: jsonb('provider_answer'),
  },
  table => [
    index('call_record_loan').on(table.loanId, table.askedAt),
    index('call_record_provider_call').on(table.providerCallId),
  ],
);
