import { StaffStateBadge } from '@lending-desk/ui/staff/StaffStateBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Staff/State badge',
  component: StaffStateBadge,
  args: { state: 'active' },
  render: () => (
    <>
      <StaffStateBadge state="pending" /> <StaffStateBadge state="active" />{' '}
      <StaffStateBadge state="disabled" /> <StaffStateBadge state="rejected" />
    </>
  ),
} satisfies Meta<typeof StaffStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Waiting Active Disabled Rejected');
  },
};

export const StatesInDark: Story = { globals: { theme: 'dark' } };
