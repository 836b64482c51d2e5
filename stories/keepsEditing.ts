import { expect, screen, waitFor, within } from 'storybook/test';
import { clickAsAPerson } from './clickAsAPerson';

type User = {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
};

/** Types into a dialog, tries to leave it, and keeps editing by click and by key: nothing is sent, nothing is lost. */
export async function keepsEditing(
  { userEvent, step }: { userEvent: User; step: (name: string, run: () => Promise<void>) => unknown },
  { dialog, field, sent }: { dialog: string; field: string; sent: unknown },
) {
  const inside = within(await screen.findByRole('dialog', { name: dialog }));
  const box = inside.getByLabelText(field, { selector: 'input, textarea' });
  await userEvent.type(box, ' Typed last');
  const typed = () => expect(box).toHaveDisplayValue(/ Typed last$/);
  const asks = async () => {
    await userEvent.keyboard('{Escape}');
    await expect(inside.getByRole('alert')).toHaveTextContent('Discard what you entered?');
  };
  const answered = async () => {
    await expect(inside.queryByText('Discard what you entered?')).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
    await typed();
    await waitFor(() => expect(box).toHaveFocus());
  };
  await typed();
  await step('leaving asks, and Keep editing by a click sends nothing and loses nothing', async () => {
    await asks();
    await clickAsAPerson(userEvent.click, inside.getByRole('button', { name: 'Keep editing' }));
    await answered();
  });
  await step('Keep editing by Enter does the same', async () => {
    await asks();
    await waitFor(() => expect(inside.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await answered();
  });
}
