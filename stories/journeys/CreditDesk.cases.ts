import { screen, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

/** The real app at the credit desk, at which nobody is signed in yet. */
export const creditProduct = () => theProduct(() => inMemoryServer(creditDesk(), creditAnswers));

export const loanId = 482194;
export const row = (id: number) => screen.findByRole('row', { name: new RegExp(String(id)) });
export const decision = async () => within(await screen.findByRole('form', { name: 'Decision' }));
export const submit = async () => (await decision()).findByRole('button', { name: /Submit decision/ });

export async function logIn({ userEvent }: Pick<Acts, 'userEvent'>) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: new RegExp(staff.underwriter.email) }));
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
}

export async function openFromTheQueue({ userEvent }: Pick<Acts, 'userEvent'>) {
  await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
  await logIn({ userEvent });
  await userEvent.click(await row(loanId));
  await decision();
}

export async function fillHold({ userEvent }: Pick<Acts, 'userEvent'>) {
  const form = await decision();
  await userEvent.click(form.getByRole('radio', { name: 'On hold' }));
  await userEvent.click(form.getByRole('combobox', { name: /Hold reason/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bank statement incomplete' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(form.getByRole('radio', { name: 'CDL' }));
}
