import { LastNameDialog, type LastNameDialogProps } from '@lending-desk/ui/bureau/LastNameDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Credit/Dialogs/Last name',
  component: LastNameDialog,
  args: { open: true, fetch: { state: 'idle' }, onLastName: fn(), onCancel: fn() },
} satisfies Meta<typeof LastNameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Last Name' }));

export const AsksForTheLastName: Story = {
  parameters: { states: ['ready'], covers: ['CR-061.c'] },
  play: async ({ args, userEvent, step }) => {
    await step('A dialog opens that asks for Last Name', async () => {
      const inside = await dialog();
      const field = inside.getByRole('textbox', { name: 'Last Name' });
      await expect(field).toHaveFocus();
      await userEvent.type(field, ' Thangamalar {Enter}');
      await expect(args.onLastName).toHaveBeenCalledWith('Thangamalar');
    });
  },
};

export const NeedsAName: Story = {
  parameters: { covers: ['CR-061.c'] },
  play: async ({ args, userEvent, step }) => {
    await step('An empty Last Name is not sent', async () => {
      const inside = await dialog();
      const field = inside.getByRole('textbox', { name: 'Last Name' });
      await userEvent.type(field, '  ');
      await userEvent.click(inside.getByRole('button', { name: 'Submit' }));
      await expect(field).toHaveAccessibleDescription(expect.stringContaining('Last name is required'));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onLastName).not.toHaveBeenCalled();
    });
  },
};

export const NameTooLong: Story = {
  parameters: { states: ['longest'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    const field = inside.getByRole('textbox', { name: 'Last Name' });
    await userEvent.type(field, 'Chakravarthulapudi'.repeat(4));
    await userEvent.click(inside.getByRole('button', { name: 'Submit' }));
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('At most 60 characters'));
    await expect(args.onLastName).not.toHaveBeenCalled();
  },
};

/** A page that closes it and opens it again. */
function Reopened(props: LastNameDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    props.onCancel();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Fetch Bureau
      </button>
      <LastNameDialog {...props} open={open} onCancel={close} />
    </>
  );
}

export const Cancelled: Story = {
  render: args => <Reopened {...args} />,
  parameters: { covers: ['CR-061.c', 'XR-134.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Closed, the dialog sends nothing', async () => {
      const inside = await dialog();
      await userEvent.type(inside.getByRole('textbox', { name: 'Last Name' }), 'Thang');
      await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onLastName).not.toHaveBeenCalled();
    });
    await step('opened again it is empty', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Fetch Bureau' }));
      await expect((await dialog()).getByRole('textbox', { name: 'Last Name' })).toHaveValue('');
    });
  },
};

export const Running: Story = {
  args: { fetch: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: 'Fetching' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(inside.getByRole('textbox', { name: 'Last Name' }), 'Thangamalar{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onLastName).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { fetch: { state: 'failed', message: 'Bureau authentication failed' } },
  parameters: { states: ['error'] },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('Bureau authentication failed');
  },
};
