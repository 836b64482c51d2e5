import { contract } from '@lending-desk/domain/contract';
import { calling, type Write } from './write';

const role = 'ROLE_COLLECTIONS_AGENT';
const disbursed = {
  loanDetails: { approvalStatus: 'DISBURSED', applicationStatus: 'LOAN_AGREEMENT_ACCEPTED' },
};
const aComment = {
  dispositionCode: 'Busy',
  customerBehaviour: 'GOOD',
  collectionsFeedback: 'Call back at six',
} as const;

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
};
