import { AgeingBar } from '@lending-desk/ui/loan/AgeingBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { disbursed } from '../fixtures/disbursed';

const meta = {
  title: 'Collections/Parts/Ageing bar',
  component: AgeingBar,
  args: { ageing: disbursed.ageing, bucket: null, onBucket: fn() },
} satisfies Meta<typeof AgeingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Book: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: /^90\+ days/ }));
    await expect(args.onBucket).toHaveBeenCalledWith('90+');
  },
};

export const ABucketChosen: Story = { args: { bucket: '31-60' } };

export const Loading: Story = {
  args: { ageing: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading how the book stands')).toBeVisible();
  },
};
