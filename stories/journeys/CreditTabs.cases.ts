import { contract } from '@lending-desk/domain/contract';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

/** Two customers who took a quiz. */
function withQuizzes(): CreditDesk {
  const desk = creditDesk();
  for (const loan of desk.loans) loan['userIdString'] = `customer-of-${loan.loanId}`;
  return desk;
}
const answers = [
  answering(contract.intel.quiz, () => ({ data: { quizResult: [] } })),
  answering(contract.bureau.cibil, () => ({ data: { loan: { apolloCibilReport: { status: 'failed' } } } })),
  ...creditAnswers,
];
/** The real app at an address of a credit loan. */
export const at = (address: string) =>
  theProduct(() => inMemoryServer(withQuizzes(), answers), { address, as: staff.underwriter });
