import { type CallDeclaration, messages } from '@lending-desk/domain';
import { errorCode } from '../db/cannotStart';
import type { Refused } from './verb';

type FailureBody = NonNullable<CallDeclaration['failure']['body']>;

// Three documented calls word their failure in fields of their own; the common ones stand beside them.
const oddFields: Readonly<Record<FailureBody, (message: string, status: number) => Record<string, unknown>>> =
  {
    errorMessages: () => ({}),
    error: message => ({ error: message }),
    errorAndMessage: message => ({ error: message, message }),
    bodyStatus: (message, status) => ({ status, message }),
  };

/** The body of a failed answer (SH-054), in the shape the call declares. */
export function failureBody(
  call: CallDeclaration | undefined,
  status: number,
  message: string,
  data?: unknown,
): Record<string, unknown> {
  return {
    success: false,
    errorMessages: [message],
    ...oddFields[call?.failure.body ?? 'errorMessages'](message, status),
    ...(data !== undefined && { data }),
  };
}

export function refusedBody(call: CallDeclaration | undefined, refused: Refused): Record<string, unknown> {
  return failureBody(call, refused.status, refused.message, refused.data);
}

/** The body for everything unforeseen: no reason, no trace. */
export function brokenBody(call: CallDeclaration | undefined): Record<string, unknown> {
  return failureBody(call, 500, messages.pd.saveFailed);
}

/** What of an unforeseen error goes into the log: what it is and where it arose. Never its message: database
 *  errors repeat the values that were being written. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const frames = (cause.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  return { name: cause.name, code: errorCode(error), at: frames.slice(0, 8).map(line => line.trim()) };
}
