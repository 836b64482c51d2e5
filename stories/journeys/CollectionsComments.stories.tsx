import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { fieldsOf } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openTab, typeInAnotherWindow } from './acts';
import { firstComment, writeComment } from './CollectionsComments.cases';
import { collectionsProduct } from './collectionsProduct';
import { loanId, reviewer } from './desk/collections';

const { story, desk, sentTo, expectSent } = collectionsProduct(reviewer);

/** Comments of a disbursed loan and the promises to pay among them: what each action of a person sends, in the real
 *  app. */
const meta = {
  title: 'Journeys/Collections/Comments',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAComment: Story = {
  parameters: {
    covers: [
      'CO-091.a',
      ...['CO-101.a', 'CO-101.b', 'CO-101.c', 'CO-101.d', 'CO-101.e', 'CO-101.f', 'CO-101.g'],
      ...['XR-037.a', 'XR-055.c'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Comments/);
    await step(
      'Add Comment of the tab opens the dialog; pressed twice it is sent once, whole and with a key',
      async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
        const add = await writeComment({ userEvent }, 'Amount paid', 'Best', 'Paid{enter}at  the branch');
        await userEvent.dblClick(add);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expectSent(contract.collections.addComment, {
          to: 'POST /api/v1/loan-feedback/add-collections-comment',
          body: {
            loanId,
            dispositionCode: 'Amount_Paid',
            customerBehaviour: 'BEST',
            // As it was typed, with its lines and blanks.
            collectionsFeedback: 'Paid\nat  the branch',
          },
          hasKey: true,
        });
      },
    );
    await step('the answered list is shown, the new one first, and nothing is read again', async () => {
      await expect(await firstComment()).toHaveTextContent('Amount paid');
      await expect(await firstComment()).toHaveTextContent('Sunita Baruah');
      await expect(sentTo('get-loan-details')).toHaveLength(1);
    });
    await step('A ready-made comment is filled with customer, amount and day of this loan', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Comment' }));
      const box = dialog.getByRole('textbox', { name: /^Comment/ });
      await userEvent.type(box, '/reached');
      await userEvent.click(await screen.findByRole('option', { name: /^Called, not reached/ }));
      await expect(box).toHaveValue(
        'Called Kavya Raghunathan on 21 Nov 2026 about the loan of Rs. 80,000: not reached.',
      );
    });
    await step('Colleagues who may open it at this desk are offered behind an @', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Add Comment' }));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), ' @a');
      await expectSent(contract.mentions.colleagues, {
        to: `GET /api/v1/loans/${loanId}/colleagues?desk=collections`,
      });
      await userEvent.keyboard('{Escape}');
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a refusal stands in the dialog, with what was typed', async () => {
      desk().refuses = { call: 'addComment', message: 'Comments are being restored' };
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      await userEvent.click(await writeComment({ userEvent }, 'Skip', 'Worst', 'Moved away'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Comment' }));
      await expect(await dialog.findByText('Comments are being restored')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Moved away');
    });
    await step('of a session that ends its own dialog says so, and not the form', async () => {
      desk().sessions.clear();
      const dialog = within(screen.getByRole('dialog', { name: 'Add Comment' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      const login = within(await screen.findByRole('dialog', { name: 'Login Expired' }));
      await expect(login.getByText(messages.auth.loginExpiredText)).toBeVisible();
      await expect(dialog.queryByText(messages.auth.loginExpiredText)).toBeNull();
      await expect(dialog.queryByText('Comments are being restored')).toBeNull();
    });
  },
};

const rowsOfComments = async () =>
  within(await screen.findByRole('grid', { name: 'Comments / Feedback' }))
    .getAllByRole('row')
    .slice(1);

export const ANewCommentStandsFirst: Story = {
  parameters: { covers: ['CO-089.b', 'CO-092.a', 'CO-093.a', 'CO-101.c', 'M54.c'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Comments/);
    await step('the Add Comment dialog is persistent: a click outside does not close it', async () => {
      await expect(await rowsOfComments()).toHaveLength(3);
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      const dialog = await screen.findByRole('dialog', { name: 'Add Comment' });
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await expect(dialog).toHaveAttribute('data-state', 'open');
      await userEvent.type(within(dialog).getByRole('textbox', { name: /^Comment/ }), 'Asks for time');
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await expect(dialog).toHaveAttribute('data-state', 'open');
      await expect(within(dialog).getByRole('textbox', { name: /^Comment/ })).toHaveValue('Asks for time');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('what another window typed into the same form is offered, with its text', async () => {
      await typeInAnotherWindow('collectionsComment', mine => ({
        ...fieldsOf(mine),
        collectionsFeedback: 'Typed in the other window',
      }));
      const dialog = within(screen.getByRole('dialog', { name: 'Add Comment' }));
      await expect(await dialog.findByText('Typed in the other window')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Discard it' }));
      await waitFor(() => expect(dialog.queryByText('Typed in the other window')).toBeNull());
    });
    await step('The choice is in words; what is stored is its code, which its hint shows', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Add Comment' }));
      await userEvent.click(dialog.getByRole('combobox', { name: /^Disposition code/ }));
      const option = await screen.findByRole('option', { name: 'Asking waiver' });
      await expect(option).toHaveAttribute('title', 'Asking_waiver');
      await expect(dialog.getByRole('radio', { name: 'Good' }).closest('label')).toHaveAttribute(
        'title',
        'GOOD',
      );
      await userEvent.click(option);
      await userEvent.click(dialog.getByRole('radio', { name: 'Good' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      await waitFor(() =>
        expect(sentTo('-collections-comment')).toEqual([
          {
            to: 'POST /api/v1/loan-feedback/add-collections-comment',
            body: {
              loanId,
              dispositionCode: 'Asking_waiver',
              customerBehaviour: 'GOOD',
              collectionsFeedback: 'Asks for time',
            },
            hasKey: true,
          },
        ]),
      );
    });
    await step('The new comment is saved and stands first', async () => {
      await waitFor(async () => expect(await rowsOfComments()).toHaveLength(4));
      const [newest, ...others] = await rowsOfComments();
      await expect(newest).toHaveTextContent('Asks for time');
      await expect(others.filter(row => row.textContent?.includes('Asks for'))).toEqual([]);
      await expect(
        desk()
          .comments.slice(0, 3)
          .map(one => one['collectionFeedback']),
      ).toEqual(['The first comment of all', 'The second', 'The third']);
    });
  },
};
