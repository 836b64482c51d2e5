import { CollectionHead } from '@lending-desk/ui/collections/CollectionHead';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Collections/Parts/Collection head',
  component: CollectionHead,
  args: { refreshing: false, onRefresh: fn() },
} satisfies Meta<typeof CollectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refresh: Story = {
  parameters: { covers: ['CO-018.a', 'CO-019.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the card has a refresh button', async () => {
      await expect(canvas.getByRole('heading', { name: 'Collection Details' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
      await expect(args.onRefresh).toHaveBeenCalledOnce();
    });
  },
};

export const Refreshing: Story = {
  args: { refreshing: true },
  parameters: { covers: ['CO-018.a', 'CO-019.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step(
      'the card has its name and refresh button while the loan is read, too; it does nothing',
      async () => {
        await expect(canvas.getByRole('heading', { name: 'Collection Details' })).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
        await expect(args.onRefresh).not.toHaveBeenCalled();
      },
    );
  },
};
