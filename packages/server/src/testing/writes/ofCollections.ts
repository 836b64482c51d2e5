import { contract } from '@lending-desk/domain/contract';
import { businessDate } from '@lending-desk/domain/calendar';
import { bookNow, disbursedLine, openSampleAccount, shortDebit } from '../accounts';
import { calling, type Place, type Write } from './write';

const role = 'ROLE_COLLECTIONS_AGENT';
const disbursed = {
  loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'LOAN_AGREEMENT_ACCEPTED' },
};
const aComment = {
  dispositionCode: 'Busy',
  customerBehaviour: 'GOOD',
  collectionsFeedback: 'Call back at six',
} as const;

/** A disbursed loan with the sample account. */
async function anAccount(place: Place): Promise<number> {
  const loanId = await place.aLoan(disbursedLine);
  await openSampleAccount(place.server, loanId);
  return loanId;
}

/** The calls of the collections desk about a loan. */
export const collectionsWrites: Readonly<Record<string, Write>> = {
  'collections.addComment': calling(
    contract.collections.addComment,
    async place => ({ loanId: await place.aLoan(disbursed), ...aComment }),
    role,
  ),
  'collections.editComment': calling(
    contract.collections.editComment,
    async place => {
      const agent = await place.server.signIn(role);
      const loanId = await place.aLoan(disbursed);
      await place.server.call(contract.collections.addComment, { loanId, ...aComment }, agent);
      return { loanId, index: 0, ...aComment, dispositionCode: 'Update' as const };
    },
    role,
  ),
  'mapping.mapEmis': calling(
    contract.mapping.mapEmis,
    async place => {
      const loanId = await anAccount(place);
      const debit = `debit ${place.aNumber()}`;
      await bookNow(place.server, loanId, shortDebit(debit, 500, businessDate('2026-11-20')), debit);
      return { loanId, updates: [{ index: 0, paymentId: debit }] };
    },
    'ROLE_COLLECTIONS_ADMIN',
  ),
  'paymentLinks.create': {
    ...calling(
      contract.paymentLinks.create,
      async place => ({ loanId: await anAccount(place), amount: 500 }),
      role,
    ),
    // The provider may have made the link: the note stays, and the provider is asked for it.
    stages: { noted: { audit_row: '+1', payment_link: '+1', job: '+1' } },
  },
};
