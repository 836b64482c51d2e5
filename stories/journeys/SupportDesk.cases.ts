import { isObject, textAt } from '@lending-desk/domain/loose';
import { screen, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { inMemoryServer } from './desk/desk';
import { type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

/** The real app at the search of customer support. */
export const supportProduct = () =>
  theProduct(() => inMemoryServer(supportDesk(), supportAnswers), {
    address: '/loan-management/search/',
    as: staff.support,
  });

export const loanId = 482190;
export const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Edit personal details' }));
export const proceed = () => screen.getByRole('button', { name: /^Proceed/ });

/** What is stored of the person. */
export function stored({ loans }: SupportDesk, name: string): string | null {
  const person = loans.find(loan => loan.loanId === loanId)?.['personalDetails'];
  return isObject(person) ? textAt(person, name) : null;
}

export async function typeEmail({ userEvent }: Acts, email: string) {
  const box = await (await dialog()).findByLabelText(/^Email ID/);
  await userEvent.clear(box);
  await userEvent.type(box, email);
  await userEvent.click((await dialog()).getByRole('button', { name: /^Save/ }));
}
