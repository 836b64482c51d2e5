import { approvalStatuses } from '@lending-desk/domain/loan';
import { StatusBadge } from '@lending-desk/ui/loan/StatusBadge';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Every desk/Parts/Status badge',
  component: StatusBadge,
  args: { status: 'HOLD' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnHold: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('On hold').parentElement;
    await expect(badge).toHaveAttribute('data-tone', 'flag');
    await expect(badge?.querySelector('svg')).not.toBeNull();
  },
};

const faces = [
  ['Pending', 'neutral'],
  ['In review', 'info'],
  ['On hold', 'flag'],
  ['Approved', 'approve'],
  ['Rejected', 'reject'],
  ['Credit rejected', 'reject'],
  ['Inactive', 'neutral'],
  ['Disbursed', 'info'],
] as const;

export const UnknownStatus: Story = {
  args: { status: 'SOLD' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown: SOLD').parentElement).toHaveAttribute('data-tone', 'flag');
  },
};

export const NoStatus: Story = {
  args: { status: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown: no status').parentElement).toHaveAttribute('data-tone', 'flag');
  },
};

export const EveryStatus: Story = {
  render: () => (
    <Stack direction="row" gap="2" wrap>
      {approvalStatuses.map(status => (
        <StatusBadge key={status} status={status} />
      ))}
    </Stack>
  ),
  parameters: { covers: ['CR-185.a'] },
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'The case status values are HOLD, APPROVED, REJECTED, CREDIT_REJECTED, INACTIVE and DISBURSED',
      async () => {
        await expect(canvasElement.querySelectorAll('[data-tone]')).toHaveLength(faces.length);
        for (const [word, tone] of faces) {
          await expect(canvas.getByText(word).parentElement).toHaveAttribute('data-tone', tone);
        }
      },
    );
  },
};
