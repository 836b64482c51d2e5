import { WrittenDate } from '@lending-desk/ui/kyc/WrittenDate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Credit/Parts/Written date',
  component: WrittenDate,
  args: { text: '14-03-1994' },
} satisfies Meta<typeof WrittenDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 Mar 1994')).toHaveAttribute('title', '14-03-1994');
  },
};

export const NoDate: Story = {
  args: { text: 'not legible' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not legible')).not.toHaveAttribute('title');
  },
};
