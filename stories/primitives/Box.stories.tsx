import { Box } from '@lending-desk/ui/primitives/Box';
import { radius, space } from '@lending-desk/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Layout/Box',
  component: Box,
  argTypes: {
    background: {
      options: ['canvas', 'base', 'raised', 'sunken', 'tableHead', 'selected'],
      control: 'select',
    },
    padding: { options: Object.keys(space), control: 'select' },
    borderRadius: { options: Object.keys(radius), control: 'select' },
    boxShadow: { options: [undefined, 'e1', 'e2', 'e3', 'e4'], control: 'select' },
  },
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
