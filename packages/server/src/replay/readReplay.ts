import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { answerOfDesk } from '../loan/answerOfDesk';
import { readLoanFor } from '../loan/readLoanFor';
import { asItStood } from './asItStood';

const hidden = { action: 'replay.read' };
const shown = { action: 'replay.decision' };

/** Reads a decided loan as it stood when it was decided, or parts of it: the decision and everything after it are left
 *  out unless they are asked for. Nobody opens a loan here who may not open it at credit.
 *  @throws Refused as `openLoan`, 409 for a loan that is not decided */
export const readReplay: Verb<typeof contract.replay.read> = (
  context,
  { loanId: ref, sections: parts, decision },
) => {
  const { action } = decision === 'shown' ? shown : hidden;
  return readLoanFor(
    context,
    {
      desk: 'credit',
      ref,
      parts,
      action,
      at: (text, read) => asItStood(context, text, { read, shown: decision === 'shown' }),
    },
    async (stored, linked, asker) => {
      const made = answerOfDesk.credit(stored, asker, parts);
      return made.parts
        ? { data: { ...made, data: await linked(made.data) } }
        : { data: { ...made, data: await linked(made.data) } };
    },
  );
};
