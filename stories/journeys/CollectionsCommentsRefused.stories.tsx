import { messages } from '@lending-desk/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openTab } from './acts';
import { firstComment, writeComment } from './CollectionsComments.cases';
import { collectionsProduct } from './collectionsProduct';
import { staff } from '../fixtures/staff';
import { loanId, reviewer } from './desk/collections';

const { story, desk } = collectionsProduct(reviewer);

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

export const ACommentOrACallIsRefusedWithTwoReasons: Story = {
  parameters: { covers: ['CO-024.c', 'CO-024.e', 'SH-076.c'] },
  play: async ({ step, userEvent }) => {
    const words = ['Restored until nine', 'Another reason'];
    await step('A call that is refused says the first reason', async () => {
      desk().refuses = { call: 'call', message: words };
      await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
      await userEvent.click(await screen.findByRole('option', { name: /^Primary/ }));
      const button = screen.getByRole('button', { name: 'Call Customer' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
      await expect(await screen.findByText('Restored until nine')).toBeVisible();
      await expect(screen.queryByText(/Another reason/)).toBeNull();
    });
    await step('So does a new comment that is refused', async () => {
      desk().refuses = { call: 'addComment', message: words };
      await openTab({ userEvent }, /^Comments/);
      await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
      await userEvent.click(await writeComment({ userEvent }, 'Busy', 'Bad', 'Engaged'));
      const dialog = within(screen.getByRole('dialog'));
      await expect(await dialog.findByText('Restored until nine')).toBeVisible();
      await expect(screen.queryByText(/Another reason/)).toBeNull();
      desk().refuses = null;
    });
    await step('closed, the refusal is forgotten with what was typed', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Comment' }));
      await expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue('');
      await expect(dialog.queryByText('Restored until nine')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('And an edited one', async () => {
      desk().refuses = { call: 'editComment', message: words };
      await userEvent.click(await screen.findByText('The second'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), ' time');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText('Restored until nine')).toBeVisible();
      await expect(screen.queryByText(/Another reason/)).toBeNull();
    });
  },
};

const asViewer = collectionsProduct(staff.supportViewer, { page: `${loanId}?tab=comments&comment=new` });

export const ViewersWriteNoneByTheAddress: Story = {
  ...asViewer.story,
  parameters: { covers: ['CO-101.a', 'CO-102.a'] },
  play: async ({ step, userEvent }) => {
    await step('the address of a new comment shows the comments alone, and why none is added', async () => {
      await expect(await firstComment()).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Add Comment' })).toHaveAccessibleDescription(
        messages.statusChange.viewerOnly,
      );
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('a view-only role adds none and edits none: a row that is pressed opens no form', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      await userEvent.click((await firstComment()) ?? document.body);
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(asViewer.sentTo('-collections-comment')).toEqual([]);
    });
  },
};
