import { ReaderEnded, statementReaders } from '../readers/limitedReaders';
import type { StatementReading, StatementRequest } from '../readers/readerTasks';
import { statementLimits } from './limits';

/** In words, after the provider's. */
const because = {
  time: 'It takes too long to read.',
  memory: 'It takes too much memory to read.',
} as const;

/** Reads a statement file in a process of its own. A file that is beyond the reader's limits ends that process alone,
 *  and is answered as one that cannot be processed.
 *  @param signal  ends the reading
 *  @throws the signal's reason when it was aborted */
export async function readStatement(
  bytes: Uint8Array,
  request: StatementRequest,
  signal?: AbortSignal,
): Promise<StatementReading> {
  if (bytes.length > statementLimits.bytes) return { outcome: 'fault', code: 'FileTooLarge', because: '' };
  try {
    return await statementReaders.run('statement', { bytes, request }, signal);
  } catch (error) {
    if (!(error instanceof ReaderEnded)) throw error;
    return { outcome: 'fault', code: 'CannotProcessFile', because: because[error.limit] };
  }
}
