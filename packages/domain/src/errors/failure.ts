import type { FormFaults } from '../form/verdict';
import { type MessagePick, pickMessage } from './pickMessage';

/** The server refused: show its message. */
export type Refused = {
  readonly kind: 'refused';
  readonly status: number;
  readonly messages: readonly string[];
  /** What is wrong with which field, where the server said so. */
  readonly fields?: FormFaults | undefined;
  /** What the server said besides, such as whom a loan is assigned to. */
  readonly data?: unknown;
};

/** Somebody else changed it first: show what changed, keep the user's input. */
export type Conflict = {
  readonly kind: 'conflict';
  readonly messages: readonly string[];
  /** The current record, if the server sent it. */
  readonly current?: unknown;
};

/** A network or server failure: keep the user's input, offer a retry. */
export type Unreachable = {
  readonly kind: 'unreachable';
  readonly status?: number | undefined;
  /** Where the server itself could say what it cannot reach. */
  readonly message?: string | undefined;
  /** What a failing server answered nevertheless; shown only where a call is documented to show it. */
  readonly messages?: readonly string[] | undefined;
};

/** Where an answer does not match its schema. */
export type BrokenIssue = { readonly path: string; readonly message: string };

/** The answer does not match its schema: name the part, show the rest. */
export type Broken = {
  readonly kind: 'broken';
  readonly part: string;
  readonly issues: readonly BrokenIssue[];
};

/** The four ways a call can fail, mapped in one place. */
export type Failure = Refused | Conflict | Unreachable | Broken;

/** The message for a failure: the server's, otherwise the fallback. */
export function failureText(failure: Failure, pick: MessagePick, fallback: string): string {
  if (failure.kind === 'unreachable') return failure.message ?? fallback;
  return failure.kind === 'broken' ? fallback : pickMessage(failure.messages, pick, fallback);
}

/** The HTTP status of a failure, or null when there was no answer. */
export function failureStatus(failure: Failure): number | null {
  switch (failure.kind) {
    case 'refused':
      return failure.status;
    case 'conflict':
      return 409;
    case 'unreachable':
      return failure.status ?? null;
    case 'broken':
      return null;
  }
}
