import { ProcessingErrorDialog } from '@lending-desk/ui/documents/BankStatementsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';

const meta = {
  title: 'Customer Support/Dialogs/Bank Statement Processing Error',
  component: ProcessingErrorDialog,
  args: {
    error: { about: 'august.pdf', text: 'The password given for the file is not correct.' },
    onClose: fn(),
  },
} satisfies Meta<typeof ProcessingErrorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Bank Statement Processing Error';

export const WrongPassword: Story = {
  parameters: { states: ['error'], covers: ['CS-051.a'] },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await step('the detail messages under the title Bank Statement Processing Error', async () => {
      await expect(dialog.getByRole('paragraph')).toHaveTextContent(
        /^The password given for the file is not correct\.$/,
      );
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NobodyKnowsWhy: Story = {
  args: { error: { about: 'august.pdf', text: 'Error Message Not Available' } },
  parameters: { states: ['error'] },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await expect(dialog.getByText('Error Message Not Available')).toBeVisible();
  },
};

export const SeveralFiles: Story = {
  args: {
    error: {
      about: 'several files',
      text: Array.from(
        { length: 6 },
        (_, place) =>
          `Statement of ${longestName} ${place + 1}.pdf: The password given for the file is not correct.`,
      ).join(' '),
    },
  },
  parameters: { states: ['longest'] },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await expect(dialog.getByText(/6\.pdf: The password given for the file is not correct\.$/)).toBeVisible();
  },
};
