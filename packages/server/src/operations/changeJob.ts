import type { contract } from '@lending-desk/domain/contract';
import { operationsMessages } from '@lending-desk/domain/operations';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { allJobs } from '../jobs/allJobs';
import { cancelJob, type JobChange, retryJob } from '../jobs/changeJob';
import type { JobRow } from '../jobs/leases';
import { wireJob } from './openJobs';

/** What the audit says of a job: not its payload, which may name a customer. */
const auditOf = ({ id, kind, state, attempt }: JobRow) => ({ id, kind, state, attempt });

/** @throws Refused 404 for no such job, 409 with `unfit` for one in another state */
function demandChanged(changed: JobChange, unfit: string) {
  if (changed.state === 'missing') throw new Refused(404, operationsMessages.notFound);
  if (changed.state === 'unfit') throw new Refused(409, unfit);
  return changed;
}

/** Queues a dead job again, as `npm run jobs -- retry` does. */
export const runJobAgain: Verb<typeof contract.operations.runAgain> = (context, { jobId }) =>
  inTransaction(context.db, async tx => {
    const change = await retryJob(tx, jobId, context.now);
    const { before, after } = demandChanged(change, operationsMessages.notDead);
    await recordAudit(tx, context, {
      action: 'operations.runAgain',
      before: auditOf(before),
      after: auditOf(after),
    });
    return { data: { job: wireJob({ ...after, state: 'waiting' }) } };
  });

/** Gives a job up, as `npm run jobs -- cancel` does. */
export const giveJobUp: Verb<typeof contract.operations.giveUp> = (context, { jobId }) =>
  inTransaction(context.db, async tx => {
    const change = await cancelJob(tx, jobId, allJobs, context.now);
    const { before, after } = demandChanged(change, operationsMessages.ended);
    await recordAudit(tx, context, {
      action: 'operations.giveUp',
      before: auditOf(before),
      after: auditOf(after),
    });
    return { data: { id: after.id } };
  });
