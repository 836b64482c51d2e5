import { NachProgress } from '@lending-desk/ui/nach/NachProgress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Collections/Parts/NACH progress',
  component: NachProgress,
  args: { done: 3, of: 8 },
} satisfies Meta<typeof NachProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoRowToBook: Story = {
  args: { done: 0, of: 0 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Rows that are booked' });
    await expect(bar.firstElementChild).toHaveAttribute('style', 'width: 100%;');
  },
};

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 8 rows')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Rows that are booked' });
    await expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['3', '8']);
    await expect(bar.firstElementChild).toHaveAttribute('style', 'width: 37%;');
  },
};
