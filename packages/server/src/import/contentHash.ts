import { createHash } from 'node:crypto';
import type { Application } from '@lending-desk/domain';
import { stringify } from 'safe-stable-stringify';

/** The fingerprint of an application's line. The order of its fields, the blanks between them and what stands in
 *  the files it names do not count. */
export function contentHash(application: Application): string {
  const providerBodies = application.providerBodies.map(entry =>
    entry.file === null ? entry : { ...entry, body: null },
  );
  return createHash('sha256')
    .update(stringify({ ...application, providerBodies }) ?? '')
    .digest('hex');
}
