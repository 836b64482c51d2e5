import { ErrorDialog } from '@lending-desk/ui/primitives/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';

const meta = {
  title: 'Primitives/Overlays/ErrorDialog',
  component: ErrorDialog,
  args: {
    open: true,
    message: 'Unable to process application. The interest rate is not allowed for bucket B2.',
    details: 'POST /api/v1/loan/4821937/credit-status, 400, request 7f3a-11',
    onClose: fn(),
  },
} satisfies Meta<typeof ErrorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { states: ['error'] },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Error Occurred' })).toHaveTextContent(
      'The interest rate is not allowed for bucket B2.',
    );
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const CopyingDetails: Story = {
  parameters: { covers: ['XR-113.d'] },
  play: async ({ userEvent, step }) => {
    await step('the details are copied', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(screen.getByRole('button', { name: 'Copy details' }));
      await expect(write).toHaveBeenCalledOnce();
      await expect(write).toHaveBeenCalledWith(
        'POST /api/v1/loan/4821937/credit-status, 400, request 7f3a-11',
      );
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
      write.mockRestore();
    });
  },
};

export const CopyRefused: Story = {
  parameters: { covers: ['XR-125.b'] },
  play: async ({ userEvent, step }) => {
    await step('a browser that refuses is said', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not permitted'));
      await userEvent.click(screen.getByRole('button', { name: 'Copy details' }));
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Could not copy'));
      write.mockRestore();
    });
  },
};

export const LongestMessage: Story = {
  args: {
    message: Array.from(
      { length: 30 },
      (_, index) =>
        `Instalment ${index + 1}: the paid date 21-11-2026 is before the due date of the instalment.`,
    ).join('\n'),
    details: undefined,
  },
  parameters: { states: ['longest'], covers: ['XR-113.d'] },
  play: async ({ args, step, userEvent }) => {
    await step('without details the message is copied, whole', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(screen.getByRole('button', { name: 'Copy details' }));
      await expect(write.mock.calls).toEqual([[args.message]]);
      write.mockRestore();
    });
    await waitFor(() =>
      expect(screen.getByRole('alertdialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        window.innerHeight,
      ),
    );
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
