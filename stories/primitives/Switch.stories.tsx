import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Switch, type SwitchProps } from '@lending-desk/ui/primitives/Switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useHeld } from '../useHeld';

function Held(props: SwitchProps) {
  return <Switch {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Dense rows', value: false, onChange: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Dense rows' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await userEvent.click(canvas.getByText('Dense rows'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const On: Story = { args: { value: true } };

export const States: Story = {
  render: args => (
    <Stack>
      <Switch {...args} label="Single-letter shortcuts" value helper="Off inside fields in any case" />
      <Switch {...args} label="Customer-wise CIBIL" disabled disabledReason="Only for credit admins" />
      <Switch {...args} label="Autopay" value readOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Customer-wise CIBIL' })).toHaveAccessibleDescription(
      'Only for credit admins',
    );
    await expect(canvas.getByRole('switch', { name: 'Autopay' })).toBeDisabled();
  },
};

export const Dark: Story = { args: { value: true }, globals: { theme: 'dark' } };
