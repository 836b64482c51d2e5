import { createHash } from 'node:crypto';
import type { Application } from '@lending-desk/domain';

/** Sorts the keys of every object, so that two spellings of one content give one text. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  for (const entry of entries) entry[1] = canonical(entry[1]);
  return Object.fromEntries(entries);
}

/** The fingerprint of an application's line. The order of its fields, the blanks between them and what stands in
 *  the files it names do not count. */
export function contentHash(application: Application): string {
  const providerBodies = application.providerBodies.map(entry =>
    entry.file === null ? entry : { ...entry, body: null },
  );
  return createHash('sha256')
    .update(JSON.stringify(canonical({ ...application, providerBodies })))
    .digest('hex');
}
