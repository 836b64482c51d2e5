import { ResetPasswordScreen } from '@lending-desk/ui/screens/ResetPasswordScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Every desk/Screens/Reset password',
  component: ResetPasswordScreen,
  args: { linked: true, submit: { state: 'idle' }, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = 'This link was used already, or it is older than a day. Ask a super user for a new one';

export const NewPassword: Story = {
  parameters: { states: ['ready'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password', { exact: false, selector: 'input' });
    await userEvent.type(field, 'eight ch{Enter}');
    await expect(field).toHaveAccessibleDescription('Min 8 characters');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '!{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('eight ch!');
  },
};

export const Changing: Story = {
  parameters: { states: ['loading'] },
  args: { submit: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText('New password', { exact: false, selector: 'input' }),
      'nine chars and more{Enter}',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Changing' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Changed: Story = {
  args: { submit: { state: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password was changed');
    await expect(canvas.getByRole('link', { name: 'Go to Home to log in' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

export const LinkUsedOrTooOld: Story = {
  parameters: { states: ['error'] },
  args: { submit: { state: 'failed', message: gone } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(gone);
  },
};

export const RefusedAtItsField: Story = {
  args: {
    submit: {
      state: 'failed',
      message: 'Invalid data',
      refused: { password: 'This password is too common' },
    },
  },
  play: async ({ canvas, step }) => {
    await step('what the server refuses is said at the field, and nowhere else', async () => {
      await expect(
        canvas.getByLabelText('New password', { exact: false, selector: 'input' }),
      ).toHaveAccessibleDescription('This password is too common');
      await expect(canvas.queryByText('Invalid data')).toBeNull();
    });
  },
};

export const AddressWithoutALink: Story = {
  args: { linked: false },
  parameters: { covers: ['XR-004.e'] },
  play: async ({ canvas, step }) => {
    await step('it says whom to ask, and there is no form', async () => {
      await expect(canvas.getByText(gone)).toBeVisible();
      await expect(canvas.queryByRole('form')).toBeNull();
    });
  },
};
