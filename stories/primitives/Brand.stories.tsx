import { Brand } from '@lending-desk/ui/primitives/Brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Text/Brand',
  component: Brand,
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lending Desk')).toBeVisible();
  },
};

export const Mini: Story = {
  args: { mini: true },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: 'Lending Desk' });
    await expect(mark).toHaveTextContent('');
    await expect(mark.getBoundingClientRect().width).toBe(24);
  },
};
