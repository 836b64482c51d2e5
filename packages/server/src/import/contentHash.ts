import { createHash } from 'node:crypto';
import type { Application } from '@lending-desk/domain';

/** Sorts the keys of every object, so that two spellings of one content give one text. */
function canonical(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** The fingerprint of an application's line. The order of its fields, the blanks between them and what stands in
 *  the files it names do not count. */
export function contentHash(application: Application): string {
  const providerBodies = application.providerBodies.map(entry =>
    entry.file === null ? entry : { ...entry, body: null },
  );
  return createHash('sha256')
    .update(JSON.stringify({ ...application, providerBodies }, canonical))
    .digest('hex');
}
