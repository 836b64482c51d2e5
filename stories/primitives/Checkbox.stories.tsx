import { Checkbox, type CheckboxProps } from '@lending-desk/ui/primitives/Checkbox';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useHeld } from '../useHeld';

function Held(props: CheckboxProps) {
  return <Checkbox {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Unassigned', value: false, onChange: fn() },
  render: args => <Held {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Unassigned' });
    await userEvent.click(canvas.getByText('Unassigned'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = { args: { value: true } };

export const WithAnError: Story = {
  args: { label: 'The customer has consented', required: true, error: 'The consent is needed' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'The customer has consented' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('The consent is needed');
  },
};

export const States: Story = {
  render: args => (
    <Stack>
      <Checkbox {...args} label="Mine" value changedFrom="off" />
      <Checkbox {...args} label="Salary account" disabled disabledReason="No statement was uploaded" />
      <Checkbox {...args} label="Penny drop verified" value readOnly helper="Set by the bank" />
      <Checkbox
        {...args}
        label="The applicant was informed that the loan is reported to the credit bureaus every month until it is closed"
        value
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Salary account' })).toHaveAccessibleDescription(
      'No statement was uploaded',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Penny drop verified' })).toBeDisabled();
  },
};
