import { businessTimezone } from '@lending-desk/domain/calendar';
import { queuedStatus } from '@lending-desk/domain/calls';
import { sql } from 'drizzle-orm';
import { loan } from '../loan/table';
import { callRecord, callRecording } from './table';

/** A call in wire shape. */
export type WireCall = Record<string, unknown>;

/** Calls of ours that the provider accepted and whose end it has not reported yet. */
const queuedCalls = sql`
  select ${callRecord.id} as id,
    to_char(${callRecord.askedAt} at time zone ${businessTimezone}::text, 'YYYY-MM-DD HH24:MI:SS') as start,
    '' as duration, ${queuedStatus}::text as status, 'manual' as type, '' as audio, ${callRecord.staffName} as agent
  from ${callRecord}
  where ${callRecord.loanId} = ${loan.loanId}
    and ${callRecord.status} = 'queued'
    and ${callRecord.providerCallId} is not null
    and not exists (
      select 1 from ${callRecording}
      where ${callRecording.loanId} = ${callRecord.loanId}
        and ${callRecording.providerCallId} = ${callRecord.providerCallId}
    )`;

const toldCalls = sql`
  select ${callRecording.id}, ${callRecording.startTime}, ${callRecording.duration}, ${callRecording.status},
    ${callRecording.type}, ${callRecording.audioFile}, ${callRecording.agentName}
  from ${callRecording}
  where ${callRecording.loanId} = ${loan.loanId}`;

// In a select from one table Drizzle drops the table names of a selected expression, but not of a nested one.
/** The calls of a loan that were placed or reported here, oldest first, as a column of a select from `loan`. */
export const callsOfLoan = sql<WireCall[] | null>`(${sql`
  select jsonb_agg(
    jsonb_build_object(
      'idString', call.id,
      'StartTime', call.start,
      'Duration', call.duration,
      'Status', call.status,
      'Type', call.type,
      'AudioFile', call.audio,
      'AgentName', call.agent
    ) order by call.start, call.id
  )
  from (${queuedCalls} union all ${toldCalls}) as call`})`;

/** callRecordings of a loan: imported calls, then our own (CR-153).
 *  @param imported  the loan's section of that name, in whatever shape it was sent */
export function callRecordingsOf(imported: unknown, own: readonly WireCall[]): unknown[] {
  const before: unknown[] = Array.isArray(imported) ? imported : [imported];
  return [...before.filter(call => typeof call === 'object' && call !== null), ...own];
}
