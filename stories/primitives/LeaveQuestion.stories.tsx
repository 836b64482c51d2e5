import { LeaveQuestion } from '@lending-desk/ui/primitives/LeaveQuestion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Primitives/Overlays/Leave question',
  component: LeaveQuestion,
  args: { open: true, onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));

export const Leaving: Story = {
  parameters: { states: ['ready'] },
  play: async ({ args, userEvent }) => {
    const dialog = await question();
    await expect(dialog.getByText('What you entered on this page is lost.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
};

export const EnterStays: Story = {
  parameters: { covers: ['XR-113.e'] },
  play: async ({ args, userEvent, step }) => {
    await step('Enter stays', async () => {
      const dialog = await question();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onStay).toHaveBeenCalledOnce();
      await expect(args.onLeave).not.toHaveBeenCalled();
    });
  },
};

export const UploadsRunning: Story = {
  args: { loses: '2 files are still being uploaded. Leaving cancels them.' },
  play: async () => {
    const dialog = await question();
    await expect(dialog.getByText(/2 files are still being uploaded/)).toBeVisible();
  },
};
