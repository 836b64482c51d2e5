import { statementMessages } from '@lending-desk/domain/statements';
import type { ReaderTasks, StatementReading } from '../readers/readerTasks';
import { statementLimits } from './limits';
import { readBytes } from './readBytes';

/** Reads a statement file, as JSON for the report that is made of it later. */
export async function readForLoan({
  bytes,
  request,
}: ReaderTasks['statement']['ask']): Promise<StatementReading> {
  const read = await readBytes(bytes, request);
  if (read.outcome === 'fault') return read;
  const rows = read.file.accounts.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return rows > statementLimits.transactions
    ? { outcome: 'fault', code: 'FileTooLarge', because: statementMessages.tooManyRows }
    : { outcome: 'read', file: JSON.stringify(read.file), rows };
}
