import { Place } from '@lending-desk/ui/loan/Place';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Credit/Parts/Place',
  component: Place,
  args: { label: 'Current', text: '49/B, Residency Road, Bengaluru, Karnataka 560025' },
} satisfies Meta<typeof Place>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Current' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy current address' })).toBeVisible();
  },
};

export const WhereItWasAppliedFor: Story = {
  args: { label: 'GPS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy GPS address' })).toBeVisible();
  },
};

export const NoAddress: Story = {
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
