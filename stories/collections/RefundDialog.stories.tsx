import { wholeRefund } from '@lending-desk/domain/approvals';
import { rupees } from '@lending-desk/domain/money';
import { RefundDialog, type RefundDialogProps } from '@lending-desk/ui/collections/RefundDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { useHeld } from '../useHeld';

function Kept(props: RefundDialogProps) {
  const held = useHeld({ value: props.draft, onChange: props.onDraft });
  return <RefundDialog {...props} draft={held.value} onDraft={held.onChange} />;
}

const filled = { amount: '1117.26', reason: 'Paid after the loan was closed' };

const meta = {
  title: 'Collections/Dialogs/Refund',
  component: RefundDialog,
  render: args => <Kept {...args} />,
  args: {
    open: true,
    due: rupees('1117.26'),
    initial: wholeRefund(rupees('1117.26')),
    draft: wholeRefund(rupees('1117.26')),
    onDraft: fn(),
    save: { state: 'idle' },
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Refund' }));

export const Asking: Story = {
  parameters: { covers: ['XR-109.b'], states: ['ready'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    const amount = () => inside.getByRole('textbox', { name: /^Amount/ });
    await step('what is due back stands in the amount, and under it', async () => {
      await expect(amount()).toHaveValue('1117.26');
      await expect(inside.getByText('Due back Rs. 1,117.26')).toBeVisible();
    });
    await step('one paisa more is refused at the field, and nothing is sent', async () => {
      await userEvent.type(amount(), '{Backspace}7');
      await userEvent.type(inside.getByRole('textbox', { name: /^Reason/ }), 'Paid too late');
      await userEvent.click(inside.getByRole('button', { name: 'Ask for Approval' }));
      await expect(inside.getByText('Due back is only Rs. 1,117.26')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Ctrl Enter sends all of it, in rupees; Enter is a new line', async () => {
      await userEvent.clear(amount());
      await userEvent.type(amount(), '1117.26');
      await userEvent.type(inside.getByRole('textbox', { name: /^Reason/ }), '{Enter}');
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSave).toHaveBeenCalledWith({ amount: 1117.26, reason: 'Paid too late' });
    });
  },
};

export const Saving: Story = {
  args: { draft: filled, save: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ step }) => {
    await step('its button says so', async () => {
      await expect((await dialog()).getByRole('button', { name: /Saving/ })).toBeVisible();
    });
  },
};

export const Refused: Story = {
  args: { draft: filled, save: { state: 'failed', message: 'More than what is due back' } },
  parameters: { states: ['error'] },
  play: async ({ step }) => {
    const inside = await dialog();
    await step('the server’s words stand in it, and what was typed stays', async () => {
      await expect(inside.getByText('More than what is due back')).toBeVisible();
      await expect(inside.getByRole('textbox', { name: /^Amount/ })).toHaveValue('1117.26');
    });
  },
};
