import { NewVersion } from '@lending-desk/ui/shell/NewVersion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Every desk/Parts/New version',
  component: NewVersion,
  args: { available: true, onReload: fn(), onClose: fn() },
} satisfies Meta<typeof NewVersion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  parameters: { covers: ['XR-034.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it is announced, and stays until it is answered', async () => {
      await expect(
        canvas.getByText('A new version is available').closest('[aria-live=polite]'),
      ).toBeVisible();
    });
    await step('Reload and Close say so to the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await expect(args.onReload).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const None: Story = {
  args: { available: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
