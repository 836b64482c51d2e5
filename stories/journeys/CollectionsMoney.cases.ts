import { expect, screen, waitFor, within } from 'storybook/test';
import type { Acts } from './acts';

/** Asks for the closing and confirms it twice in the same moment: a double click may be answered between its clicks. */
export async function closeLoan({ userEvent }: Acts) {
  await userEvent.click(await screen.findByRole('button', { name: 'Close Loan' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close this loan?' }));
  const button = question.getByRole('button', { name: 'Close Loan' });
  button.click();
  button.click();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
