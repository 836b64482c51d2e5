import { isObject, textAt } from '@lending-desk/domain/loose';
import { screen, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { inMemoryServer } from './desk/desk';
import { type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

export const loanId = 482190;

/** A loan of customer support in the real app, where answers to a save do not arrive. */
export const savedProduct = () =>
  theProduct(() => inMemoryServer(supportDesk(), supportAnswers), {
    address: `/loan-management/loans/${loanId}`,
    as: staff.support,
  });

export const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Edit personal details' }));

/** The stored e-mail of the loan's customer. */
export function storedEmail({ loans }: SupportDesk): string | null {
  const person = loans.find(loan => loan.loanId === loanId)?.['personalDetails'];
  return isObject(person) ? textAt(person, 'email') : null;
}

export async function proceedWith({ userEvent }: Acts, email: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Edit details/ }));
  const box = await (await dialog()).findByLabelText(/^Email ID/);
  await userEvent.clear(box);
  await userEvent.type(box, email);
  await userEvent.click((await dialog()).getByRole('button', { name: /^Save/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
}

/** What stands between the browser and the server: `through` decides about each save, which is of personal details unless
 *  another path is given.
 *  @returns the idempotency keys of the saves that were asked for */
export function between(
  through: (asked: number, send: () => Promise<Response>) => Promise<Response>,
  path = '/update-personal-details/',
) {
  const send = window.fetch;
  const keys: (string | null)[] = [];
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes(path)) return send(request);
    keys.push(request.headers.get('idempotency-key'));
    return through(keys.length, () => send(request));
  };
  return keys;
}
