import type { ReadOutcome } from '@lending-desk/domain/statementFiles';
import { type BytesRequest, readBytes } from './readBytes';

/** What a thread is asked to read. */
export type ReadTask = { readonly bytes: Uint8Array; readonly request: BytesRequest };

/** The work of one thread. */
// oxlint-disable-next-line import/no-default-export -- what Piscina calls, also where the file is not built
export default async function read({ bytes, request }: ReadTask): Promise<ReadOutcome> {
  return readBytes(bytes, request);
}
