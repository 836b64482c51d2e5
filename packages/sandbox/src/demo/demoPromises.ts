import { addDays, type BusinessDate, instantAt } from '@lending-desk/domain/calendar';
import { field, fieldsOf, listOf } from '@lending-desk/domain/loose';
import { paise, type Paise, rupees } from '@lending-desk/domain/money';
import { type LoanAccount, overdueSummary } from '@lending-desk/domain/repayment';

/** A promise to pay of the demonstration. */
export interface DemoPromise {
  readonly amount: Paise;
  readonly madeOn: BusinessDate;
  readonly dueOn: BusinessDate;
}

/** From and until when, in days from the portfolio's: due today, broken yesterday, to come, broken before. */
const spans = [[-3, 0], [-6, -1], [-2, 4], [-20, -10], null, null] as const;

/** What a customer who is past due has promised: in whole thousands about half of what is overdue, or what they paid
 *  today, which kept it.
 *  @returns null for one who owes nothing, or promised nothing */
export function demoPromiseOf(loanId: number, account: LoanAccount, asOf: BusinessDate): DemoPromise | null {
  const { total } = overdueSummary(account, asOf);
  if (total <= 0) return null;
  const paid = account.receipts.find(({ source, valueDate }) => source === 'RAZORPAY' && valueDate === asOf);
  if (paid) return { amount: paise(paid.amount), madeOn: addDays(asOf, -2), dueOn: asOf };
  const span = spans[loanId % spans.length] ?? null;
  if (span === null) return null;
  const [made, due] = span;
  const amount = rupees(Math.max(1, Math.round(total / 200_000)) * 1_000);
  return { amount, madeOn: addDays(asOf, made), dueOn: addDays(asOf, due) };
}

/** An import line with the comment that recorded a promise, and the position of that comment. */
export function withPromise(
  line: Record<string, unknown>,
  { madeOn }: DemoPromise,
): { readonly line: Record<string, unknown>; readonly index: number } {
  const written = listOf(field(line['feedbacks'], 'collectionsFeedbacks')) ?? [];
  const comment = {
    createdOn: instantAt(madeOn, 8 * 60 + 30),
    userName: 'Collections Agent',
    collectionObservation: 'Promise_to_Pay',
    collectionFeedback: 'Salary is late this month, will pay when it comes.',
    customerBehaviour: 'GOOD',
  };
  const feedbacks = { ...fieldsOf(line['feedbacks']), collectionsFeedbacks: [...written, comment] };
  return { line: { ...line, feedbacks }, index: written.length };
}
