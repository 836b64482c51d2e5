import { emptyReceipt } from '@lending-desk/domain/approvals';
import { ReceiptDialog, type ReceiptDialogProps } from '@lending-desk/ui/collections/ReceiptDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { accountDay } from '../fixtures/collections';
import { useHeld } from '../useHeld';

function Kept(props: ReceiptDialogProps) {
  const held = useHeld({ value: props.draft, onChange: props.onDraft });
  return <ReceiptDialog {...props} draft={held.value} onDraft={held.onChange} />;
}

const filled = {
  amount: '9000',
  date: accountDay,
  source: 'BANK',
  reference: 'UTR2026111500017',
  reason: 'Statement of the branch, line 17',
};

const meta = {
  title: 'Collections/Dialogs/Record Receipt',
  component: ReceiptDialog,
  render: args => <Kept {...args} />,
  args: {
    open: true,
    today: accountDay,
    initial: emptyReceipt,
    draft: emptyReceipt,
    attach: async () => 'attachments/210042/slip.pdf',
    onDraft: fn(),
    save: { state: 'idle' },
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReceiptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Record Receipt' }));

export const Asking: Story = {
  parameters: { states: ['ready'], covers: ['M24.f', 'M24.g'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    const box = (name: RegExp) => inside.getByRole('textbox', { name });
    const submit = () => userEvent.click(inside.getByRole('button', { name: 'Ask for Approval' }));
    const date = async (text: string) => {
      await userEvent.clear(box(/^Received on/));
      await userEvent.type(box(/^Received on/), `${text}{Tab}`);
    };
    await step('empty, each field says what is missing, and nothing is sent', async () => {
      await submit();
      await expect(inside.getByText('Enter an amount above zero')).toBeVisible();
      await expect(inside.getByText('Enter the day on which the money came')).toBeVisible();
      await expect(inside.getByText('Choose how the money came')).toBeVisible();
      await expect(inside.getByText('Enter a reference')).toBeVisible();
      await expect(inside.getByText('Enter a reason')).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('cash of Rs. 20,000 is refused at its field, one paisa less is not', async () => {
      await userEvent.click(inside.getByRole('radio', { name: 'Cash' }));
      await userEvent.type(box(/^Amount/), '20000');
      await expect(inside.getByText('Cash of one loan and day stays below Rs. 20,000')).toBeVisible();
      await userEvent.clear(box(/^Amount/));
      await userEvent.type(box(/^Amount/), '19999.99');
      await expect(inside.queryByText(/^Cash of one loan/)).toBeNull();
    });
    await step('a receipt by hand is dated at most 30 days back, and not after today', async () => {
      await date('15-10-2026');
      await userEvent.type(box(/^Reference/), ' C-118 ');
      await userEvent.type(box(/^Reason/), 'Paid at the branch');
      await submit();
      await expect(args.onSave).not.toHaveBeenCalled();
      await date('16-11-2026');
      await submit();
      await expect(args.onSave).not.toHaveBeenCalled();
      await date('16-10-2026');
      await userEvent.click(inside.getByRole('button', { name: 'Open the calendar of received on' }));
      await expect(await screen.findByRole('button', { name: 'Thursday 15 Oct 2026' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await submit();
      await expect(args.onSave).toHaveBeenCalledWith({
        amount: 19_999.99,
        date: '2026-10-16',
        source: 'CASH',
        reference: 'C-118',
        reason: 'Paid at the branch',
      });
    });
  },
};

export const Saving: Story = {
  args: { draft: filled, save: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await step('its button says so, the fields are shut, and it does not close', async () => {
      await expect(inside.getByRole('button', { name: /Saving/ })).toBeVisible();
      await expect(inside.getByRole('textbox', { name: /^Amount/ })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
};

export const Refused: Story = {
  args: { draft: filled, save: { state: 'failed', message: 'Cash limit reached' } },
  parameters: { states: ['error'] },
  play: async ({ step }) => {
    const inside = await dialog();
    await step('the server’s words stand in it, and what was typed stays', async () => {
      await expect(inside.getByText('Cash limit reached')).toBeVisible();
      await expect(inside.getByRole('textbox', { name: /^Amount/ })).toHaveValue('9000');
      await expect(inside.getByRole('textbox', { name: /^Received on/ })).toHaveValue('15 Nov 2026');
      await expect(inside.getByRole('radio', { name: 'Bank' })).toBeChecked();
    });
  },
};
