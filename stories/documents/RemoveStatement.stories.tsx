import { RemoveStatement } from '@lending-desk/ui/documents/BankStatementsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';

const meta = {
  title: 'Customer Support/Dialogs/Remove statement',
  component: RemoveStatement,
  args: { fileName: 'august.pdf', remove: { state: 'idle' }, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof RemoveStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Remove this statement?' }));

export const BeforeAStatementGoes: Story = {
  parameters: { states: ['ready'], covers: ['XR-113.a'] },
  play: async ({ args, userEvent, step }) => {
    const dialog = await question();
    await expect(dialog.getByText(/^august\.pdf is taken off the loan/)).toBeVisible();
    await step('a statement that is removed does not come back, so Cancel has the focus', async () => {
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Statement' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  args: { remove: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Removing' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const NotRemoved: Story = {
  args: { remove: { state: 'failed', message: 'Bank statement not found' } },
  parameters: { states: ['error'] },
  play: async () => {
    const dialog = await question();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Bank statement not found');
    await expect(dialog.getByRole('button', { name: 'Remove Statement' })).toBeEnabled();
  },
};

export const LongestName: Story = {
  args: { fileName: `Statement of ${longestName} from April to November 2026.pdf` },
  parameters: { states: ['longest'] },
  play: async () => {
    const dialog = await question();
    await expect(dialog.getByText(/^Statement of .* 2026\.pdf is taken off the loan/)).toBeVisible();
  },
};
