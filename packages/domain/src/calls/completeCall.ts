import type { ReportedCall } from './ozonetelCalls';

/** What is kept of a call. */
export type KeptCall = Pick<
  ReportedCall,
  'startTime' | 'duration' | 'status' | 'type' | 'audioFile' | 'agentName' | 'body'
>;

const isAnswered = ({ status }: KeptCall): boolean => /^answered$/i.test(status);

/** How long the recording is, in seconds; -1 when there is none. */
function recordedSeconds({ audioFile, duration }: KeptCall): number {
  if (audioFile === '') return -1;
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds || 0;
}

/** One call out of two legs of it: the first agent missed it, the second one answered. A leg that was answered
 *  outdoes one that was not; of two that were, the longer recording counts. The other leg adds what is missing, but
 *  never the recording of a call nobody answered to one that was. The call began with its first leg. The same leg again
 *  changes nothing, whichever comes first.
 *  @source decisions: callbacks of one call (same monitorUCID) complete one row */
export function completeCall(kept: KeptCall, told: KeptCall): KeptCall {
  const [was, is] = [isAnswered(kept), isAnswered(told)];
  const better = is === was ? recordedSeconds(told) > recordedSeconds(kept) : is;
  const [best, other] = better ? [told, kept] : [kept, told];
  const starts = [kept.startTime, told.startTime].filter(start => start !== '').toSorted();
  return {
    startTime: starts[0] ?? '',
    duration: best.duration || other.duration,
    status: best.status || other.status,
    type: best.type || other.type,
    audioFile: best.audioFile || (is === was ? other.audioFile : ''),
    agentName: best.agentName || other.agentName,
    body: best.body,
  };
}
