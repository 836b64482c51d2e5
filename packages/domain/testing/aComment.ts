import type * as v from 'valibot';
import type { commentSchema } from '../src/comments';

export type WireComment = v.InferInput<typeof commentSchema>;

/** A comment of an underwriter in wire shape. */
export function aWireComment(changes: Partial<WireComment> = {}): WireComment {
  return {
    id: '7f9b3d5d-0ad6-4be8-ad28-02f90c852f89',
    createdOn: '2026-11-20T09:40:10.000Z',
    comment: 'Salary credited on the first working day.',
    author: 'Meera Srinivasan',
    ...changes,
  };
}
