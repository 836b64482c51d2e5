import { isViewOnly } from '@lending-desk/domain/access';
import type { LoanPart } from '@lending-desk/domain/loan';
import type { JsonObject } from '@lending-desk/domain/loose';
import { recordAudit } from '../audit/record';
import { withFileLinks } from '../documents/withFileLinks';
import type { MadeJson, SignedInContext } from '../http/verb';
import { answerLargeLoan } from './answerLargeLoan';
import type { AnsweringDesk } from './answerOfDesk';
import { parsedLoan, type StoredLoan } from './findLoan';
import { isLarge } from './largeAnswers';
import { openLoanText } from './openLoan';

interface Asked {
  readonly desk: AnsweringDesk;
  readonly ref: string;
  /** @default all */
  readonly parts: readonly LoanPart[] | undefined;
  /** Of the audit row. */
  readonly action: string;
}

/** Gives the files of an answered loan their links. */
type Linking = <Loan extends JsonObject & { readonly loanId: number }>(loan: Loan) => Promise<Loan>;

/** Reads one loan at a desk, or parts of it, and writes an audit row of the read. It never assigns.
 *  @param answerOf  what the desk answers about it
 *  @throws Refused as `openLoan` */
export async function readLoanFor<Answer>(
  context: SignedInContext,
  { desk, ref, parts, action }: Asked,
  answerOf: (stored: StoredLoan, linked: Linking) => Promise<Answer>,
): Promise<Answer | MadeJson> {
  // What is masked in the core is masked wherever it is repeated, so a viewer's answer is made of both.
  const read = isViewOnly(context.viewer.roles) && parts ? ['core' as const, ...parts] : parts;
  const text = await openLoanText(context.db, context, ref, { desk, parts: read });
  const answer = async () => {
    if (isLarge(text)) return answerLargeLoan(context, text, { desk, parts });
    const stored = parsedLoan(text);
    return answerOf(
      stored,
      async loan => (await withFileLinks({ data: loan }, stored.sections, context, desk)).data,
    );
  };
  // In parallel: neither needs the other, and a server far from its database then waits once.
  const [answered] = await Promise.all([
    answer(),
    recordAudit(context.db, context, {
      action,
      loanId: text.row.loanId,
      after: parts ? { sections: parts } : undefined,
    }),
  ]);
  return answered;
}
