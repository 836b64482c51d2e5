/** A reason not to start that the operator can fix; its message is one line that says how. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** @returns the `code` a system or database error carries, such as 'EACCES' or '40001'; null without one.
 *  Follows `cause`, because the query builder wraps the driver's error. */
export function errorCode(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return null;
}
