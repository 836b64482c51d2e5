import { Counter } from '@lending-desk/ui/primitives/Counter';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Data/Counter',
  component: Counter,
  args: { value: 5 },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const pill = canvas.getByText('5').parentElement;
    await expect(pill?.getBoundingClientRect().height).toBe(16);
  },
};

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap="1">
      <Counter value={5} />
      <Counter value={2} tone="flag" label="flagged rules" />
      <Counter value={1} tone="reject" label="rejected rules" />
      <Counter value={742} tone="accent" label="Equifax score" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colours = ['5', '742'].map(value => getComputedStyle(canvas.getByText(value)).color);
    await expect(new Set(colours).size).toBe(2);
  },
};

export const TonesInDark: Story = { ...Tones, globals: { theme: 'dark' } };

export const ReadWithItsLabel: Story = {
  args: { value: 2, tone: 'flag', label: 'flagged rules' },
  render: args => (
    <button type="button">
      Rules <Counter {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Rules 2 flagged rules' })).toBeVisible();
  },
};

export const LargeNumber: Story = {
  args: { value: '1,24,860' },
  play: async ({ canvas }) => {
    const pill = canvas.getByText('1,24,860').parentElement;
    await expect(pill?.scrollWidth).toBe(pill?.clientWidth);
  },
};
