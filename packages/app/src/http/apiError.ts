import type { CallDeclaration } from '@lending-desk/domain/contract';
import { type Failure, failureStatus, failureText } from '@lending-desk/domain/errors';
import type { FormFaults } from '@lending-desk/domain/form';

/** A failed call, as one of four kinds; `message` is what the user reads. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(call: CallDeclaration, failure: Failure) {
    super(failureText(failure, call.failure.shows, call.failure.fallback));
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** The failure behind a thrown value. Anything that is not an ApiError is a programming error,
 *  shown as a broken answer. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'broken', part: 'this page', issues: [{ path: '', message }] };
}

/** The server's errors by field, for the form that was sent; undefined if it named no fields. */
export function refusedFieldsOf(thrown: unknown): FormFaults | undefined {
  return thrown instanceof ApiError && thrown.failure.kind === 'refused' ? thrown.failure.fields : undefined;
}

/** @returns the HTTP status of a failed call, null when there was no answer */
export function statusOf(thrown: unknown): number | null {
  return thrown instanceof ApiError ? failureStatus(thrown.failure) : null;
}

/** The message shown to the user for a thrown value. */
export function textOf(thrown: unknown, fallback: string): string {
  return thrown instanceof ApiError ? thrown.message : fallback;
}
