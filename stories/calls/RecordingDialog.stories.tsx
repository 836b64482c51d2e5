import { RecordingDialog } from '@lending-desk/ui/calls/RecordingDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { keepsEditing } from '../keepsEditing';

const meta = {
  title: 'Customer Support/Dialogs/Add Recording',
  component: RecordingDialog,
  args: { open: true, save: { state: 'idle' }, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof RecordingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Recording' }));
const address = 'https://recordings.lender.example/2026-11-20/482190.mp3';

export const TheAddressIsSent: Story = {
  parameters: { states: ['ready'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    const field = inside.getByRole('textbox', { name: 'Address of the recording' });
    await userEvent.click(inside.getByRole('button', { name: 'Add Recording' }));
    await expect(field).toHaveAccessibleDescription('The address of the recording is required');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, ` ${address} {Enter}`);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(address);
  },
};

export const Adding: Story = {
  args: { save: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: 'Adding' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    // It stays open until the answer is there.
    await expect(inside.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { save: { state: 'failed', message: 'Recordings of this host cannot be played here' } },
  parameters: { states: ['error'] },
  play: async ({ step }) => {
    await step('a failed recording upload shows the server error', async () => {
      await expect((await dialog()).getByRole('alert')).toHaveTextContent(
        'Recordings of this host cannot be played here',
      );
    });
  },
};

export const LongestAddress: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ userEvent }) => {
    const field = (await dialog()).getByRole('textbox', { name: 'Address of the recording' });
    await userEvent.click(field);
    await userEvent.paste(`${address}?${'signature'.repeat(80)}`);
    await expect(field).toHaveValue(`${address}?${'signature'.repeat(80)}`);
  },
};

export const KeptOnEditing: Story = {
  play: async ({ args, ...act }) => {
    await keepsEditing(act, {
      dialog: 'Add Recording',
      field: 'Address of the recording',
      sent: args.onSave,
    });
  },
};
