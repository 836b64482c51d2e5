import { DownloadLink } from '@lending-desk/ui/primitives/DownloadLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Actions/DownloadLink',
  component: DownloadLink,
  args: { href: '/statement.csv', fileName: 'hdfc-salaried.csv' },
} satisfies Meta<typeof DownloadLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  args: { label: 'Download hdfc-salaried.csv' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download hdfc-salaried.csv' });
    await expect(link).toHaveAttribute('href', '/statement.csv');
    await expect(link).toHaveAttribute('download', 'hdfc-salaried.csv');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const AsAButton: Story = { args: { look: 'button', children: 'Download instead' } };
