import { PercentField } from '@lending-desk/ui/primitives/PercentField';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Primitives/Fields/PercentField',
  component: PercentField,
  args: { label: 'Computed FOIR', value: '32.35', onChange: fn() },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Computed FOIR' });
    await expect(input).toHaveAccessibleDescription('%');
    await expect(input).toHaveValue('32.35');
    await userEvent.type(input, '1');
    await expect(args.onChange).toHaveBeenLastCalledWith('32.351');
  },
};

export const PerYear: Story = {
  args: { label: 'Interest rate', value: '24.00', suffix: '% p.a.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('% p.a.')).toBeVisible();
  },
};

export const States: Story = {
  render: args => (
    <Stack>
      <PercentField {...args} label="Processing fee" changedFrom="2.00" value="2.50" />
      <PercentField {...args} label="Interest rate" error="Only integer values allowed" value="24,,0" />
      <PercentField {...args} label="Computed FOIR" readOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('24,,0');
  },
};
