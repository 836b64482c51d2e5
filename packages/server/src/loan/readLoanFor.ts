import { isViewOnly } from '@lending-desk/domain/access';
import type { LoanPart } from '@lending-desk/domain/loan';
import type { JsonObject } from '@lending-desk/domain/loose';
import { recordAudit } from '../audit/record';
import { withFileLinks } from '../files/withFileLinks';
import type { MadeJson, SignedInContext } from '../http/verb';
import { answerLargeLoan } from './answerLargeLoan';
import type { AnsweringDesk } from './answerOfDesk';
import { type LoanText, parsedLoan, type StoredLoan } from './findLoan';
import { isLarge } from './largeAnswers';
import { openLoanText } from './openLoan';

interface Asked {
  readonly desk: AnsweringDesk;
  readonly ref: string;
  /** @default all */
  readonly parts: readonly LoanPart[] | undefined;
  /** Of the audit row. */
  readonly action: string;
  /** The loan at another time, and that time. @default as it is now */
  readonly at?: (
    text: LoanText,
    read: readonly LoanPart[] | undefined,
  ) => Promise<{ readonly text: LoanText; readonly now: Date }>;
}

/** Gives the files of an answered loan their links. */
type Linking = <Loan extends JsonObject & { readonly loanId: number }>(loan: Loan) => Promise<Loan>;

/** Reads one loan at a desk, or parts of it, and writes an audit row of the read. It never assigns.
 *  @param answerOf  what the desk answers about it
 *  @throws Refused as `openLoan` */
export async function readLoanFor<Answer>(
  context: SignedInContext,
  { desk, ref, parts, action, at }: Asked,
  answerOf: (stored: StoredLoan, linked: Linking, asker: SignedInContext) => Promise<Answer>,
): Promise<Answer | MadeJson> {
  // What is masked in the core is masked wherever it is repeated, so a viewer's answer is made of both.
  const read = isViewOnly(context.viewer.roles) && parts ? ['core' as const, ...parts] : parts;
  const opened = await openLoanText(context.db, context, ref, { desk, parts: read });
  const { text, now } = at ? await at(opened, read) : { text: opened, now: context.now };
  const answer = async () => {
    if (isLarge(text)) return answerLargeLoan(context, text, { desk, parts, now });
    const stored = parsedLoan(text);
    return answerOf(
      stored,
      async loan => (await withFileLinks({ data: loan }, stored.sections, context, desk)).data,
      { ...context, now },
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
