import type { FormFaults } from '../form/verdict';
import { type MessagePick, pickMessage } from './pickMessage';

/** The server said no: show its words. */
export type Refused = {
  readonly kind: 'refused';
  readonly status: number;
  readonly messages: readonly string[];
  /** What is wrong with which field, where the server said so. */
  readonly fields?: FormFaults | undefined;
};

/** Someone was first: show what changed, keep what was typed. */
export type Conflict = {
  readonly kind: 'conflict';
  readonly messages: readonly string[];
  /** The record as it stands now, where the server sent it. */
  readonly current?: unknown;
};

/** The network, or a server that failed: keep what was typed, offer a retry. */
export type Unreachable = { readonly kind: 'unreachable'; readonly status?: number | undefined };

/** Where an answer does not fit its schema. */
export type BrokenIssue = { readonly path: string; readonly message: string };

/** The answer does not fit its schema: say which part, show the rest. */
export type Broken = {
  readonly kind: 'broken';
  readonly part: string;
  readonly issues: readonly BrokenIssue[];
};

/** The four ways a call can fail, mapped once at the door. */
export type Failure = Refused | Conflict | Unreachable | Broken;

/** What the user reads of a failure: the server's words where it gave any, else the words of the situation. */
export function failureText(failure: Failure, pick: MessagePick, fallback: string): string {
  return failure.kind === 'refused' || failure.kind === 'conflict'
    ? pickMessage(failure.messages, pick, fallback)
    : fallback;
}

/** The HTTP status of a failure, or null when there was no answer to read one from. */
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
