import type { LoanPart } from '@lending-desk/domain/loan';
import type { JsonObject } from '@lending-desk/domain/loose';
import { withFileLinks } from '../files/withFileLinks';
import { MadeJson, type SignedInContext } from '../http/verb';
import type { AnsweringDesk } from './answerOfDesk';
import type { Asker } from './deskAnswer';
import type { LoanText } from './findLoan';
import { inThread } from './largeAnswers';

/** The answer of a desk about a large loan, as JSON made in a thread. Links to files are made here, because they need
 *  the database. */
export async function answerLargeLoan(
  context: SignedInContext,
  text: LoanText,
  {
    desk,
    parts,
    now = context.now,
  }: {
    readonly desk: AnsweringDesk;
    readonly parts: readonly LoanPart[] | undefined;
    /** The time the loan is answered as of; its links are as of the request. @default the request's */
    readonly now?: Date;
  },
): Promise<MadeJson> {
  const { viewer, config } = context;
  const asker: Asker = { viewer, config: { signingSecret: config.signingSecret }, now };
  const { loanId } = text.row;
  const json = await inThread({ desk, text, asker, parts }, async ({ files, named }) => {
    const answer: { data: JsonObject & { loanId: number } } = { data: { ...files, loanId } };
    return (await withFileLinks(answer, named, context, desk)).data;
  });
  return new MadeJson(`{"data":${json}}`);
}
