import type { Recorded } from '@lending-desk/domain/audit';
import { maskBySchema, maskNumbers } from '@lending-desk/domain/loan';
import * as v from 'valibot';

// Entries are of many shapes, so values are recognised by the name of their field and by their format.
const anyShape = v.unknown();

/** An entry without personal data. The audit says that something was read or changed, and by whom; whoever needs the
 *  value itself opens the loan, which is recorded. */
export function maskRecorded({ before, after }: Recorded): Recorded {
  return maskNumbers(maskBySchema({ before, after }, anyShape, () => ''));
}
