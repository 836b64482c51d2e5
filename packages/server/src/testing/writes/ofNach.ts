import { contract } from '@lending-desk/domain/contract';
import { inTransaction } from '../../db/transaction';
import { job } from '../../jobs/table';
import { storeAccounts } from '../../ledger/storeAccounts';
import { boardIn, nachText, runCommits, uploadNach } from '../nach';
import { anOpening } from './anOpening';
import { calling, type Place, type Write } from './write';

const role = 'ROLE_COLLECTIONS_ADMIN';

/** A file with a debit of a disbursed loan. */
async function aText(place: Place): Promise<string> {
  const loanId = await place.aLoan({ loanDetails: { approvalStatus: 'APPROVED' } });
  const { db, clock } = place.server;
  await inTransaction(db, tx => storeAccounts(tx, [anOpening(loanId, clock.now)]));
  return nachText([{ loan_id: loanId }, { loan_id: loanId, status: 'RETURN', reason_code: '04' }]);
}

async function aFile(place: Place): Promise<string> {
  const admin = await place.server.signIn(role);
  return boardIn(await uploadNach(place.server, await aText(place), admin)).fileId;
}

/** The calls about NACH files. */
export const nachWrites: Readonly<Record<string, Write>> = {
  'nach.process': calling(
    contract.nach.process,
    async place => ({ file: new Blob([await aText(place)]) }),
    role,
  ),
  'nach.discard': calling(contract.nach.discard, async place => ({ fileId: await aFile(place) }), role),
  'nach.commit': calling(contract.nach.commit, async place => ({ fileId: await aFile(place) }), role),
};

/** The rows of the one loan. */
const booked = {
  job: '+1 -1',
  audit_row: '+2',
  ledger_event: '+2',
  ledger_group: '+30',
  ledger_receipt: '+1',
  ledger_transfer: '+40',
  loan_account: '+1 -1',
  loan_section: '+1 -1',
  nach_file: '+1 -1',
  nach_row: '+2 -2',
};

export const nachJobWrites: Readonly<Record<string, Write>> = {
  'a file that is committed': {
    prepare: async place => {
      const { server } = place;
      const fileId = await aFile(place);
      const admin = await server.signIn(role);
      // Leaves it as the only one that is due.
      await server.db.delete(job);
      const key = { 'idempotency-key': `commit-${fileId}` };
      await server.call(contract.nach.commit, { fileId }, admin, key);
      return () => runCommits(server);
    },
    stages: { taken: { job: '+1 -1' }, booked, ended: { ...booked, audit_row: '+3' } },
  },
};
