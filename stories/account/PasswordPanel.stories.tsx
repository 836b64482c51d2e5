import { PasswordPanel } from '@lending-desk/ui/account/PasswordPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type within } from 'storybook/test';

const meta = {
  title: 'Every desk/Parts/Password panel',
  component: PasswordPanel,
  args: { save: { state: 'idle' }, onSave: fn() },
} satisfies Meta<typeof PasswordPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const fields = (canvas: Canvas) => ({
  current: canvas.getByLabelText('Current password', { exact: false, selector: 'input' }),
  next: canvas.getByLabelText('New password', { exact: false, selector: 'input' }),
  submit: canvas.getByRole('button', { name: 'Change password' }),
});

export const Changing: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const { current, next, submit } = fields(canvas);
    await step('the current one is required, the new one has 9 or more characters', async () => {
      await userEvent.type(next, 'eight ch');
      await userEvent.click(submit);
      await expect(canvas.getByText('Current password is required')).toBeVisible();
      await expect(canvas.getByText('Min 8 characters')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('nine are enough', async () => {
      await userEvent.type(current, 'the old one');
      await userEvent.type(next, '!');
      await userEvent.click(submit);
      await expect(args.onSave).toHaveBeenCalledWith({ current: 'the old one', next: 'eight ch!' });
    });
  },
};

export const Refused: Story = {
  args: {
    save: {
      state: 'failed',
      message: 'The current password is wrong',
      refused: { current: 'The current password is wrong' },
    },
  },
  play: async ({ canvas }) => {
    await expect(fields(canvas).current).toHaveAccessibleDescription('The current password is wrong');
    await expect(canvas.getAllByText('The current password is wrong')).toHaveLength(1);
  },
};

export const NotSaved: Story = {
  args: { save: { state: 'failed', message: 'The password was not changed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The password was not changed');
    await expect(fields(canvas).current).toBeValid();
  },
};

export const Saving: Story = {
  args: { save: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changing' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Current password/, { selector: 'input' }), 'the old one');
    await userEvent.type(canvas.getByLabelText(/^New password/, { selector: 'input' }), 'nine char{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/^Your password was changed/)).toBeNull();
  },
};

export const Saved: Story = {
  args: { save: { state: 'done' } },
  render: function Typed({ save, onSave }) {
    const [shown, setShown] = useState<typeof save>({ state: 'idle' });
    return (
      <PasswordPanel
        save={shown}
        onSave={change => {
          onSave(change);
          setShown(save);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const { current, next, submit } = fields(canvas);
    await userEvent.type(current, 'the old one');
    await userEvent.type(next, 'nine char');
    await userEvent.click(submit);
    await expect(
      await canvas.findByText('Your password was changed. Other browsers were signed out.'),
    ).toBeVisible();
    await expect(current).toHaveValue('');
    await expect(next).toHaveValue('');
  },
};
