import type { CallDeclaration } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { errorCode } from '../db/cannotStart';
import type { Refused } from './verb';

type FailureBody = NonNullable<CallDeclaration['failure']['body']>;

// Three documented calls put their failure message into fields of their own, besides the common ones.
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
  const body = failureBody(call, refused.status, refused.message, refused.data);
  return refused.fields ? { ...body, fieldErrors: refused.fields } : body;
}

/** The body of an unexpected failure: no reason, no trace. */
export function brokenBody(call: CallDeclaration | undefined): Record<string, unknown> {
  return failureBody(call, 500, messages.page.contactAdmin);
}

/** The body while the database is away. Whether the request was done is unknown: a client asks again by its key. */
export function outageBody(call: CallDeclaration | undefined): Record<string, unknown> {
  const message = 'The database cannot be reached. Nothing typed is lost. Try again in a moment.';
  return { ...failureBody(call, 503, message), outage: true };
}

/** The stack's frames only: the message may contain lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const behind = start === -1 ? '' : stack.slice(start + message.length);
  return behind
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 8)
    .map(line => line.trim());
}

/** An error as one line: its name, code and place, never its message. */
export function faultText(error: unknown): string {
  const { name, code, at } = loggable(error);
  return [name, code, at?.[0]].filter(Boolean).join(' ');
}

/** What the log records of an unexpected error: its kind and where it was thrown. Never its message: database
 *  errors repeat the values being written. */
export function loggable(error: unknown): { name: string; code?: string | null; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  return { name: cause.name, code: errorCode(error), at: framesOf(cause) };
}
