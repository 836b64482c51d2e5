import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errorCode } from './cannotStart';

/** There was no connection for a transaction. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** Of a statement that a standby, or a database set to read only, refuses. */
export const notWritable = '25006';

const unanswered = 'Query read timeout';
/** What the driver says without a code. */
const brokenOff: ReadonlySet<string> = new Set([
  unanswered,
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
]);
/** Of the socket, and of PostgreSQL: connection exceptions (08), too many connections (53300), ended by an
 *  administrator, by a crash or at start (57P01 … 57P03), and its hot standby that may not write (25006). */
const away =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53300|57P0[123]|25006)$/;

function* chain(error: unknown): Generator<Error> {
  for (let at: unknown = error; at instanceof Error; at = at.cause) yield at;
}

/** Whether a statement was given up because no answer came. */
export function isUnanswered(error: unknown): boolean {
  return [...chain(error)].some(({ message }) => message === unanswered);
}

/** Whether a driver's error says that the database could not be reached. */
export function isAway(error: unknown): boolean {
  return away.test(errorCode(error) ?? '') || [...chain(error)].some(({ message }) => brokenOff.has(message));
}

/** Whether a statement failed because the database could not be reached, so that the same request may succeed
 *  later. A provider that cannot be reached is another matter. */
export function isOutage(error: unknown): boolean {
  const isOurs = [...chain(error)].some(
    one => one instanceof DrizzleQueryError || one instanceof NoConnection,
  );
  return isOurs && isAway(error);
}
