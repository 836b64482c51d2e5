import { PasswordField, type PasswordFieldProps } from '@lending-desk/ui/primitives/PasswordField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../inBox';
import { useHeld } from '../useHeld';

function Held(props: PasswordFieldProps) {
  return <PasswordField {...props} {...useHeld(props)} />;
}

const meta = {
  title: 'Primitives/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: 'monsoon-2026', required: true, size: 'lg', onChange: fn() },
  render: args => <Held {...args} />,
  decorators: [inBox({ maxWidth: 384 })],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { value: '', helper: 'Min 8 characters', autoComplete: 'new-password' } };

export const HiddenUntilAsked: Story = {
  parameters: { covers: ['XR-129.d'] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the password is hidden until it is asked for, and again', async () => {
      const input = canvas.getByLabelText('Password');
      await expect(input).toHaveAttribute('type', 'password');
      const eye = canvas.getByRole('button', { name: 'Show password', pressed: false });
      await userEvent.click(eye);
      await expect(eye).toHaveFocus();
      await expect(input).toHaveAttribute('type', 'text');
      // A telephone's keyboard leaves its letters as they are.
      await expect(input).toHaveAttribute('autocapitalize', 'none');
      await expect(input).toHaveAttribute('spellcheck', 'false');
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password', pressed: true }));
      await expect(input).toHaveAttribute('type', 'password');
      await userEvent.type(input, '!');
      await expect(args.onChange).toHaveBeenLastCalledWith('monsoon-2026!');
    });
  },
};

export const WithAnError: Story = {
  args: { value: 'short', error: 'Password should have atleast 8 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password should have atleast 8 characters',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
