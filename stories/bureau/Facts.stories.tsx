import { Facts } from '@lending-desk/ui/bureau/Facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Credit/Parts/Bureau facts',
  component: Facts,
  args: {
    facts: [
      { label: 'Accounts', value: '9' },
      { label: 'Total balance', value: 'Rs. 1,42,310' },
      { label: 'Oldest account', value: null },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiguresBelowTheirLabels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total balance').nextElementSibling).toHaveTextContent('Rs. 1,42,310');
  },
};

export const UnknownValuesAreDashes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oldest account').nextElementSibling).toHaveTextContent('–');
  },
};
