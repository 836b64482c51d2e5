import { Box } from '@lending-desk/ui/primitives/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Layout/Box',
  component: Box,
  args: {
    children: 'Rs. 1,25,000 applied',
    background: 'base',
    padding: '4',
    borderRadius: 'lg',
    boxShadow: 'e1',
  },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByText('Rs. 1,25,000 applied');
    await expect(getComputedStyle(box).padding).toBe('16px');
  },
};

export const AsASection: Story = {
  args: { as: 'section', 'aria-label': 'Sanction terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sanction terms' })).toHaveTextContent('Rs. 1,25,000');
  },
};
