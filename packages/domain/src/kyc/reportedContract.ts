import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef } from '../contract/wire';
import { deskParam } from '../access/deskParam';
import { reportedWire } from './reportedWire';

/** GET who bank statement and bureaux say the customer is: for a desk that compares identities without seeing these
 *  reports. Our own call (beyond, second list 4). */
const readReported = declareCall({
  name: 'kyc.reported',
  method: 'GET',
  path: '/api/v1/reported-identity/:loanId',
  access: { kind: 'desk', may: 'read' },
  params: v.object({ loanId: loanRef }),
  query: v.object({ desk: deskParam }),
  answer: { kind: 'json', schema: v.object({ data: reportedWire }) },
  failure: { shows: 'first', fallback: 'What statement and bureaux report was not read' },
});

/** The call of a table that compares every source. Apart from the others: it comes with that table. */
export const reportedContract = { reported: readReported } as const;
