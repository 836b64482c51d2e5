import { Tag } from '@lending-desk/ui/primitives/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Data/Tag',
  component: Tag,
  args: { children: 'Salary verified' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Salary verified').parentElement?.getBoundingClientRect().height).toBe(20);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Salary verified' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongUnbrokenWord: Story = {
  args: { children: 'MultipleUnsecuredEnquiriesInTheLastThirtyDays', onRemove: fn() },
  decorators: [inBox({ width: 160 })],
  play: async ({ canvas, args }) => {
    const tag = canvas.getByText(args.children).parentElement;
    await expect(tag?.getBoundingClientRect().width).toBeLessThanOrEqual(160);
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(tag).toHaveAttribute('title', args.children);
  },
};
