import { screen, within } from 'storybook/test';
import type { Acts } from './acts';

/** Fills in the open form of a comment.
 *  @returns its button */
export async function writeComment({ userEvent }: Acts, code: string, behaviour: string, text: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Comment' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /^Disposition code/ }));
  await userEvent.click(await screen.findByRole('option', { name: code }));
  await userEvent.click(dialog.getByRole('radio', { name: behaviour }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), text);
  return dialog.getByRole('button', { name: 'Add' });
}

export const firstComment = async () => {
  const table = within(await screen.findByRole('grid', { name: 'Comments / Feedback' }));
  return table.getAllByRole('row')[1];
};
