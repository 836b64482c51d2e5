import * as v from 'valibot';
import { type Access, declareCall, jsonData } from '../contract/call';
import { disbursalRequest } from './disbursal';
import { ledgerCheckSchema } from './ledgerCheck';
import { operationsMessages } from './messages';
import { openJobSchema, operationsSchema } from './schema';

const access = { kind: 'anyOf', groups: ['superUser'] } as const satisfies Access;
const params = v.object({ jobId: v.pipe(v.string(), v.uuid(operationsMessages.notFound)) });

/** GET jobs, providers, version, database and disk, without personal data. */
export const readOperations = declareCall({
  name: 'operations.read',
  method: 'GET',
  path: '/api/v1/admin/operations',
  access,
  answer: { kind: 'json', schema: v.object({ data: operationsSchema }) },
  failure: { shows: 'last', fallback: operationsMessages.readFailed },
});

/** POST to queue a dead job again, with all its attempts. */
export const runJobAgain = declareCall({
  name: 'operations.runAgain',
  method: 'POST',
  path: '/api/v1/admin/operations/jobs/:jobId/run-again',
  access,
  params,
  answer: jsonData({ job: openJobSchema }),
  failure: { shows: 'last', fallback: operationsMessages.runAgainFailed },
  repeat: 'key',
});

/** POST to cancel a job that has not ended, or to forget a dead one. */
export const giveJobUp = declareCall({
  name: 'operations.giveUp',
  method: 'POST',
  path: '/api/v1/admin/operations/jobs/:jobId/give-up',
  access,
  params,
  answer: jsonData({ id: v.string() }),
  failure: { shows: 'last', fallback: operationsMessages.giveUpFailed },
  repeat: 'key',
});

/** POST to disburse an approved loan (M10): its account is opened. 404 for no such loan, 409 for one that is not
 *  APPROVED, a day to come, a reference that is booked already, or an approval that is incomplete, in words. */
export const disburseLoan = declareCall({
  name: 'operations.disburse',
  method: 'POST',
  path: '/api/v1/admin/operations/disburse',
  access,
  body: { kind: 'json', schema: disbursalRequest },
  answer: jsonData({ status: v.string() }),
  failure: { shows: 'last', fallback: operationsMessages.disburseFailed },
  repeat: 'money',
});

/** GET the last check of the ledger, also while it runs; `data` is null before the first. */
export const readLedgerCheck = declareCall({
  name: 'operations.ledgerCheck',
  method: 'GET',
  path: '/api/v1/admin/operations/ledger-check',
  access,
  answer: { kind: 'json', schema: v.object({ data: v.nullable(ledgerCheckSchema) }) },
  failure: { shows: 'last', fallback: operationsMessages.ledgerCheckUnread },
});

/** POST to check the ledger, as `npm run ledger -- check` does: a job compares what is stored of every account with
 *  what its entries make. 409 while another check runs. */
export const checkLedger = declareCall({
  name: 'operations.checkLedger',
  method: 'POST',
  path: '/api/v1/admin/operations/ledger-check',
  access,
  answer: jsonData({ status: v.string() }),
  failure: { shows: 'last', fallback: operationsMessages.ledgerCheckFailed },
  repeat: 'key',
});

/** The calls of the operations screen. */
export const operationsContract = {
  read: readOperations,
  runAgain: runJobAgain,
  giveUp: giveJobUp,
  disburse: disburseLoan,
  ledgerCheck: readLedgerCheck,
  checkLedger,
} as const;
