import type { ReportedCall } from './ozonetelCalls';

/** The fields of a call that are stored. */
export type KeptCall = Pick<
  ReportedCall,
  'startTime' | 'duration' | 'status' | 'type' | 'audioFile' | 'agentName' | 'body'
>;

const isAnswered = ({ status }: KeptCall): boolean => /^answered$/i.test(status);

/** The recording's length in seconds; -1 when there is none. */
function recordedSeconds({ audioFile, duration }: KeptCall): number {
  if (audioFile === '') return -1;
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds || 0;
}

/** Merges two legs of one call: the first agent missed it, the second one answered. An answered leg takes
 *  precedence over an unanswered one; of two answered legs, the longer recording counts. The other leg adds
 *  missing values, except that an unanswered leg's recording is never added to an answered one. The call starts
 *  with its first leg. Repeating a leg changes nothing, in any order.
 *  @source decisions: callbacks of one call (same monitorUCID) complete one row */
export function completeCall(stored: KeptCall, reported: KeptCall): KeptCall {
  const [was, is] = [isAnswered(stored), isAnswered(reported)];
  const better = is === was ? recordedSeconds(reported) > recordedSeconds(stored) : is;
  const [best, other] = better ? [reported, stored] : [stored, reported];
  const starts = [stored.startTime, reported.startTime].filter(start => start !== '').toSorted();
  return {
    startTime: starts[0] ?? '',
    duration: best.duration || other.duration,
    status: best.status || other.status,
    type: best.type || other.type,
    // Of two legs that ended alike, one with a recording is the better one.
    audioFile: best.audioFile,
    agentName: best.agentName || other.agentName,
    body: best.body,
  };
}
