import type { LoanDesk } from '@lending-desk/domain/access';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { loan } from '../loan/table';
import { staff } from '../signin/table';

/** How the telephony provider identifies a member of staff. */
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

/** A call that a user requested. */
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
    /** asked (recorded, without an outcome yet), queued (the provider has it), refused (by the provider),
     *  failed (the provider was not reached), unknown (no answer in time, an unreadable one, or the server
     *  stopped before it) */
    status: text('status', { enum: ['asked', 'queued', 'refused', 'failed', 'unknown'] }).notNull(),
    provider: text('provider').notNull(),
    /** Where the loan was open; null for calls placed before desks were told apart. */
    desk: text('desk').$type<LoanDesk>(),
    /** The provider's id of the call, which its later reports carry. */
    providerCallId: text('provider_call_id'),
    /** The provider's answer as received. */
    providerAnswer: jsonb('provider_answer'),
  },
  table => [
    index('call_record_loan').on(table.loanId, table.askedAt),
    index('call_record_provider_call').on(table.providerCallId),
  ],
);

/** A call as the provider reported it when it ended. Its id is the key: several reports or legs are one row. */
export const callRecording = pgTable(
  'call_recording',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').notNull(),
    /** monitorUCID of the provider. */
    providerCallId: text('provider_call_id').notNull(),
    /** Null while the loan is unknown. */
    loanId: integer('loan_id').references(() => loan.loanId),
    /** Times as the provider writes them: 'YYYY-MM-DD HH:MM:SS' in Asia/Kolkata, 'HH:MM:SS'. */
    startTime: text('start_time').notNull(),
    duration: text('duration').notNull(),
    status: text('status').notNull(),
    type: text('type').notNull(),
    audioFile: text('audio_file').notNull(),
    agentName: text('agent_name').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The callback the row was created from, as received, without the account's key. */
    body: jsonb('body').notNull(),
  },
  table => [
    uniqueIndex('call_recording_provider_call').on(table.provider, table.providerCallId),
    index('call_recording_loan').on(table.loanId, table.startTime),
  ],
);

/** A reviewer's feedback on a call: one for each reviewer and call, which they may replace. */
export const callRating = pgTable(
  'call_rating',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loan.loanId),
    /** idString of the call, which may have been imported with the loan. */
    callId: text('call_id').notNull(),
    createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
    staffId: uuid('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    feedback: text('feedback').notNull(),
    agentGreetings: text('agent_greetings').notNull(),
    agentIntroductionConsent: text('agent_introduction_consent').notNull(),
    agentCallReason: text('agent_call_reason').notNull(),
    agentConnectBack: text('agent_connect_back').notNull(),
    agentEndConversation: text('agent_end_conversation').notNull(),
  },
  table => [unique('call_rating_author').on(table.loanId, table.callId, table.staffId)],
);
