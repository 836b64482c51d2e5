import type { CallWire, contract } from '@lending-desk/domain/contract';
import { allJobs } from '../jobs/allJobs';
import type { OpenJobRow } from '../jobs/jobList';

type Wire = CallWire<typeof contract.operations.read>['data']['jobs']['rows'][number];

const textOf = (at: Date | null) => at?.toISOString() ?? null;

/** A job in wire shape, without its payload. */
export function wireJob({ id, kind, state, attempt, ...row }: OpenJobRow): Wire {
  const known = allJobs.find(({ declaration }) => declaration.kind === kind);
  return {
    id,
    kind,
    state,
    attempt,
    attempts: known?.declaration.attempts ?? null,
    progress: row.progress,
    lastError: row.lastError,
    createdAt: row.createdAt.toISOString(),
    dueAt: textOf(row.dueAt),
    endedAt: textOf(row.endedAt),
  };
}
