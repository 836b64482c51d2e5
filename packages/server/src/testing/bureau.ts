import { contract } from '@lending-desk/domain/contract';
import { desc, eq } from 'drizzle-orm';
import { followFetchFrom } from '../bureau/followFetch';
import { bureauFetch } from '../bureau/table';
import type { JobWorker } from '../jobs/worker';
import type { Bureaus } from '../providers/bureau/bureau';
import { bearer, type Caller, type TestServer } from './harness';
import { aJobWorker } from './jobs';
import { loanIdOf } from './loans';
import { sandboxBureaus } from './sandbox';

/** How long a report takes in tests, in seconds. */
export const sandboxSeconds = 4;

/** A worker that follows fetches. */
export function aWorker(
  server: TestServer,
  bureaus: Bureaus = sandboxBureaus(sandboxSeconds),
): JobWorker & { readonly warnings: unknown[] } {
  return aJobWorker(server, [followFetchFrom(() => bureaus)]);
}

/** The fetches of a numbered loan, the newest first. */
export function fetchesOf(server: TestServer, number: number) {
  return server.db
    .select()
    .from(bureauFetch)
    .where(eq(bureauFetch.loanId, loanIdOf(number)))
    .orderBy(desc(bureauFetch.requestedAt));
}

/** A numbered loan as its screen reads it: `data` of the call's answer. */
export async function loanAsRead(
  server: TestServer,
  number: number,
  as: Caller,
): Promise<Record<string, unknown>> {
  const { body } = await server.call(contract.loan.read, { id: loanIdOf(number) }, as);
  const { data } = body['data'] as { data: Record<string, unknown> };
  return data;
}

/** Requests a CIBIL report as documented: without a body. */
export function cibilWithoutBody(server: TestServer, number: number, as: Caller) {
  return server.send(`/api/v1/credit-dashboard/fetch-cibil-report/${loanIdOf(number)}`, {
    method: 'POST',
    headers: bearer(as),
  });
}
