import { EquifaxErrorBanner, EquifaxUnreadable } from '@lending-desk/ui/bureau/EquifaxErrorBanner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Credit/Parts/Equifax error',
  component: EquifaxErrorBanner,
  args: { error: { description: 'Consumer not found in bureau', noHit: true } },
} satisfies Meta<typeof EquifaxErrorBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoRecord: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Consumer not found in bureau');
    await expect(words).toBeVisible();
    await expect(words.closest('[data-tone]')).toHaveAttribute('data-tone', 'flag');
  },
};

export const Refused: Story = {
  args: { error: { description: 'Invalid or missing identity', noHit: false } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Invalid or missing identity');
    await expect(words.closest('[data-tone]')).toHaveAttribute('data-tone', 'reject');
  },
};

export const Unreadable: Story = {
  render: () => <EquifaxUnreadable issues={['score: No number', 'a', 'b', 'c']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('score: No number; a; b')).toBeVisible();
  },
};
