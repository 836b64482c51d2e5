import { Spinner } from '@lending-desk/ui/primitives/Spinner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading Data' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status');
    await expect(spinner).toHaveTextContent('Loading Data');
    await expect(spinner.getBoundingClientRect().width).toBe(16);
  },
};

export const Decoration: Story = {
  args: { label: undefined, size: 14 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Large: Story = {
  args: { size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(24);
  },
};
