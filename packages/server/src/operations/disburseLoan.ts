import type { contract } from '@lending-desk/domain/contract';
import { operationsMessages } from '@lending-desk/domain/operations';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { disburse } from '../ledger/disburse';

/** Disburses an approved loan, as `npm run disburse` does (M10).
 *  @throws Refused 404 for no such loan, 409 for one that cannot be disbursed so */
export const disburseLoan: Verb<typeof contract.operations.disburse> = (context, order) =>
  inTransaction(context.db, async tx => {
    const { viewer, requestId, now } = context;
    const by = { id: viewer.idString, name: viewer.fullName, requestId };
    const outcome = await disburse(tx, order, { now, by });
    if (outcome !== 'disbursed') throw new Refused(outcome.missing ? 404 : 409, outcome.refused);
    return { data: { status: operationsMessages.disbursed } };
  });
