import { contract } from '@lending-desk/domain/contract';
import { fieldsOf } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openTab, typeInAnotherWindow } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { announce } from './desk/answering';
import { loanId, reviewer } from './desk/collections';

const { story, desk, sentTo, expectSent, hold } = collectionsProduct(reviewer);

/** Comments of a disbursed loan and the promises to pay among them: what each action of a person sends, in the real
 *  app. */
const meta = {
  title: 'Journeys/Collections/Comments',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOfComments = async () =>
  within(await screen.findByRole('grid', { name: 'Comments / Feedback' }))
    .getAllByRole('row')
    .slice(1);

export const EditsByThePlaceInTheStoredList: Story = {
  parameters: { covers: ['CO-091.b', 'CO-094.b', 'CO-094.c', 'CO-092.a', 'CO-093.b', 'CO-094.a'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Comments/);
    const save = async (of: string, text: string) => {
      await userEvent.click(await screen.findByText(of));
      const dialog = await screen.findByRole('dialog', { name: 'Edit Comment' });
      // A click outside, while nothing is typed.
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      const box = within(dialog).getByRole('textbox', { name: /^Comment/ });
      await expect(dialog).toHaveAttribute('data-state', 'open');
      await userEvent.clear(box);
      await userEvent.type(box, text);
      return dialog;
    };
    await step('the edit comment dialog is persistent: a click outside does not close it', async () => {
      const dialog = await save('The third', 'Newest');
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await expect(dialog).toHaveAttribute('data-state', 'open');
      await expect(within(dialog).getByRole('textbox', { name: /^Comment/ })).toHaveValue('Newest');
    });
    await step(
      'The newest of three comments is edited by its index, its id along with it, and no other',
      async () => {
        const dialog = within(screen.getByRole('dialog', { name: 'Edit Comment' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(sentTo('-collections-comment').map(({ to, body }) => [to, body])).toEqual([
          [
            'POST /api/v1/loan-feedback/edit-collections-comment',
            {
              loanId,
              dispositionCode: 'Asking_waiver',
              customerBehaviour: 'BAD',
              collectionsFeedback: 'Newest',
              index: 2,
              id: 'comment-3',
            },
          ],
        ]);
      },
    );
    await step('So is the oldest', async () => {
      const dialog = within(await save('The first …', 'Oldest'));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(sentTo('-collections-comment').at(-1)?.body).toMatchObject({
        collectionsFeedback: 'Oldest',
        index: 0,
      });
    });
    await step('the two comments were changed, and none was added', async () => {
      await expect(desk().comments.map(one => one['collectionFeedback'])).toEqual([
        'Oldest',
        'The second',
        'Newest',
      ]);
      await expect((await rowsOfComments()).map(row => row.textContent)).toEqual([
        expect.stringContaining('Newest'),
        expect.stringContaining('The second'),
        expect.stringContaining('Oldest'),
      ]);
      await expect(sentTo('add-collections-comment')).toEqual([]);
    });
    await step('after an edit Add Comment opens empty, in add mode', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Comment' }));
      await expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue('');
      await expect(dialog.queryAllByRole('radio', { checked: true })).toEqual([]);
      await expect(dialog.getAllByRole('radio')).toHaveLength(4);
    });
  },
};

export const EditsTheFirstComment: Story = {
  parameters: {
    covers: [
      'CO-090.a',
      ...['CO-099.c', 'CO-100.b'],
      ...['CO-090.b', 'CO-102.a', 'CO-102.b', 'CO-102.c', 'CO-102.d', 'CO-102.e', 'CO-102.f', 'CO-102.g'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Comments/);
    await step(
      'a press on the lower row, the first of the stored list, opens the edit dialog with the whole of it',
      async () => {
        await userEvent.click(await screen.findByText('The first …'));
        const dialog = within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
        const box = dialog.getByRole('textbox', { name: /^Comment/ });
        await expect(box).toHaveValue('The first comment of all');
        await expect(dialog.getByRole('combobox', { name: /^Disposition code/ })).toHaveTextContent(
          'Dispute',
        );
        await expect(dialog.getByRole('radio', { name: 'Bad' })).toBeChecked();
        await userEvent.type(box, ', settled');
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      },
    );
    await step('Only the text is changed; code and behaviour stay as they were', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.collections.editComment, {
        to: 'POST /api/v1/loan-feedback/edit-collections-comment',
        body: {
          loanId,
          dispositionCode: 'Dispute',
          customerBehaviour: 'BAD',
          collectionsFeedback: 'The first comment of all, settled',
          index: 0,
        },
        hasKey: true,
      });
      await expect(desk().comments.map(({ collectionFeedback }) => collectionFeedback)).toEqual([
        'The first comment of all, settled',
        'The second',
        'The third',
      ]);
    });
    await step('the answered list is shown', async () => {
      await userEvent.click(await screen.findByText('The first …'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
      await expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue(
        'The first comment of all, settled',
      );
    });
    await step(
      'The code and the behaviour chosen anew are sent as listed, and the id along with them',
      async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await userEvent.click(await screen.findByText('The third'));
        const dialog = within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
        await userEvent.click(dialog.getByRole('radio', { name: 'Best' }));
        await userEvent.click(dialog.getByRole('combobox', { name: /^Disposition code/ }));
        await userEvent.click(
          await screen.findByRole('option', { name: 'Asking for representation of EMI' }),
        );
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
        await expectSent(contract.collections.editComment, {
          to: 'POST /api/v1/loan-feedback/edit-collections-comment',
          body: {
            loanId,
            dispositionCode: 'Asking_for_Representation_of_EMI',
            customerBehaviour: 'BEST',
            collectionsFeedback: 'The third',
            index: 2,
            id: 'comment-3',
          },
          hasKey: true,
        });
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    );
  },
};

export const SomebodyElseEditsTheSameComment: Story = {
  parameters: { covers: ['CO-091.b', 'XR-012.a'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Comments/);
    await userEvent.click(await screen.findByText('The first …'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
    const box = dialog.getByRole('textbox', { name: /^Comment/ });
    await step('what is typed is kept for this comment alone: Add Comment would open empty', async () => {
      await userEvent.type(box, ', settled');
      const kept = () => Object.keys(localStorage).filter(key => key.includes('/collectionsComment'));
      await typeInAnotherWindow('collectionsComment%200', mine => ({
        ...fieldsOf(mine),
        collectionsFeedback: 'Typed in the other window',
      }));
      await expect(await dialog.findByText('Typed in the other window')).toBeVisible();
      await expect(kept()).toHaveLength(1);
      await userEvent.click(dialog.getByRole('button', { name: 'Discard it' }));
      await waitFor(() => expect(dialog.queryByText('Typed in the other window')).toBeNull());
    });
    await step('what somebody saves while it is being edited is said, beside what was typed', async () => {
      desk().comments[0] = {
        ...desk().comments[0],
        customerBehaviour: 'GOOD',
        collectionFeedback: 'Paid on Monday',
      };
      announce('comments');
      await expect(await dialog.findByText('Somebody changed this comment meanwhile')).toBeVisible();
      await expect(dialog.getByText(/Good: Paid on Monday/)).toBeVisible();
      await expect(box).toHaveValue('The first comment of all, settled');
    });
    await step('saved knowingly it replaces it, and nothing more is said', async () => {
      const give = hold(contract.collections.editComment);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(dialog.queryByText('Somebody changed this comment meanwhile')).toBeNull());
      give();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(desk().comments[0]).toMatchObject({
        collectionFeedback: 'The first comment of all, settled',
      });
    });
  },
};
