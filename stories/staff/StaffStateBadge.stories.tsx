import { staffStates } from '@lending-desk/domain/staff';
import { StaffStateBadge } from '@lending-desk/ui/staff/StaffStateBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Administration/Parts/State of an account',
  component: StaffStateBadge,
  args: { state: 'active' },
  argTypes: { state: { control: 'inline-radio', options: [...staffStates] } },
} satisfies Meta<typeof StaffStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneState: Story = {};

export const States: Story = {
  render: () => (
    <>
      <StaffStateBadge state="pending" /> <StaffStateBadge state="active" />{' '}
      <StaffStateBadge state="disabled" /> <StaffStateBadge state="rejected" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Waiting Active Disabled Rejected');
  },
};
