import { createHash } from 'node:crypto';
import type { Application } from '@lending-desk/domain/loan';
import { stringify } from 'safe-stable-stringify';

/** The fingerprint of an application's line. Ignores the order of its fields, its white space and the content of
 *  the files it names. */
export function contentHash(application: Application): string {
  const providerBodies = application.providerBodies.map(entry =>
    entry.file === null ? entry : { ...entry, body: null },
  );
  return createHash('sha256')
    .update(stringify({ ...application, providerBodies }) ?? '')
    .digest('hex');
}
