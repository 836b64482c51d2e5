import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { sayHere } from './presence';

/** Shows those who have the loan open that the caller is typing. */
export const tellTyping: Verb<typeof contract.live.typing> = async (context, { id, desk }) => {
  const { idString, fullName } = context.viewer;
  const { loanId } = await openLoan(context.db, context, id, desk);
  await sayHere(context.db, loanId, { idString, fullName, typing: true });
  return {};
};
