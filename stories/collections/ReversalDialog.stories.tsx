import { emptyReversal, reversibleLines } from '@lending-desk/domain/approvals';
import { ReversalDialog, type ReversalDialogProps } from '@lending-desk/ui/collections/ReversalDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { accounts } from '../fixtures/collections';
import { factsOf } from '../panels';
import { expectNothingSideways } from '../sideways';
import { useHeld } from '../useHeld';

function Kept(props: ReversalDialogProps) {
  const held = useHeld({ value: props.draft, onChange: props.onDraft });
  return <ReversalDialog {...props} draft={held.value} onDraft={held.onChange} />;
}

const linesOf = ({ transactions }: (typeof accounts)[keyof typeof accounts]) =>
  transactions.state === 'ready' ? reversibleLines(transactions.value) : [];
const filled = { paymentId: 'P5', reference: '', reason: 'Of another loan' };

const meta = {
  title: 'Collections/Dialogs/Reverse',
  component: ReversalDialog,
  render: args => <Kept {...args} />,
  args: {
    open: true,
    lines: linesOf(accounts.overdue),
    initial: emptyReversal,
    draft: emptyReversal,
    attach: async () => 'attachments/210042/slip.pdf',
    onDraft: fn(),
    save: { state: 'idle' },
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReversalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reverse' }));

export const Asking: Story = {
  args: {
    lines: [
      ...linesOf(accounts.overdue),
      ...linesOf(accounts.overdue).map(line => ({
        ...line,
        paymentId: 'P0',
        paymentReferenceId: 'UTR 0',
        paymentSource: null,
        wentTo: 'Allocated to EMI 5',
      })),
    ],
  },
  parameters: { states: ['ready'], covers: ['M26.a'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step('empty, it asks for a payment and a reason', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Ask for Approval' }));
      await expect(inside.getByText('Choose a payment')).toBeVisible();
      await expect(inside.getByText('Enter a reason')).toBeVisible();
    });
    await step('a payment that was reversed is not offered again', async () => {
      await userEvent.click(inside.getByRole('combobox', { name: /^Payment/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual([
        expect.stringMatching(/^Auto debit, Rs\. 9,681, 1 Sep 2026/),
        'Payment, Rs. 9,681, 1 Sep 2026UTR 0',
      ]);
      const [first] = options;
      if (first) await userEvent.click(first);
    });
    await step('a reversal takes a whole receipt: what is turned round stands in it', async () => {
      const group = inside.getByRole('group', { name: 'What is turned round' });
      await expect(factsOf(group)).toEqual([
        'Turned round: Rs. 9,681.00',
        'Interest: Rs. 754.41',
        'Principal: Rs. 8,324.59',
        'Bounce charges: Rs. 590.00',
        'Penal interest: Rs. 12.00',
      ]);
      await expect(inside.queryByRole('textbox', { name: /amount/i })).toBeNull();
      await userEvent.click(inside.getByRole('combobox', { name: /^Payment/ }));
      await userEvent.click(await screen.findByRole('option', { name: /UTR 0$/ }));
      await expect(factsOf(group).at(-1)).toBe('Went to: Allocated to EMI 5');
      await userEvent.click(inside.getByRole('combobox', { name: /^Payment/ }));
      await userEvent.click(await screen.findByRole('option', { name: /^Auto debit/ }));
    });
    await step('it is sent with the payment id and the reason', async () => {
      await userEvent.type(inside.getByRole('textbox', { name: /^Reason/ }), ' Of another loan ');
      await userEvent.click(inside.getByRole('button', { name: 'Ask for Approval' }));
      await expect(args.onSave).toHaveBeenCalledWith({ paymentId: 'P5', reason: 'Of another loan' });
    });
    await step('and with the reference of the bank where one is typed', async () => {
      await userEvent.type(inside.getByRole('textbox', { name: /^Reference/ }), 'RTN 7');
      await userEvent.click(inside.getByRole('button', { name: 'Ask for Approval' }));
      await expect(args.onSave).toHaveBeenLastCalledWith({
        paymentId: 'P5',
        reference: 'RTN 7',
        reason: 'Of another loan',
      });
    });
  },
};

export const ReversedMeanwhile: Story = {
  args: { draft: { ...filled, paymentId: 'P7' } },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step('a payment that somebody reversed meanwhile is chosen anew; the reason stays', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Ask for Approval' }));
      await expect(inside.getByText('Choose a payment')).toBeVisible();
      await expect(inside.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Of another loan');
      await expect(args.onSave).not.toHaveBeenCalled();
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
  args: { draft: filled, save: { state: 'failed', message: 'Refunded already' } },
  parameters: { states: ['error'] },
  play: async ({ step }) => {
    const inside = await dialog();
    await step('the server’s words stand in it, and what was typed stays', async () => {
      await expect(inside.getByText('Refunded already')).toBeVisible();
      await expect(inside.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Of another loan');
      await expect(inside.getByRole('group', { name: 'What is turned round' })).toHaveTextContent('9,681.00');
    });
  },
};

export const LongestRealisticData: Story = {
  args: {
    lines: linesOf(accounts.longest),
    draft: { ...filled, paymentId: 'pay_LongestPaymentIdOfAProvider39' },
  },
  parameters: { states: ['longest'] },
  play: async ({ step }) => {
    await step('amounts of crores stand in their rows', async () => {
      const group = (await dialog()).getByRole('group', { name: 'What is turned round' });
      await expect(group).toHaveTextContent('Rs. 99,99,99,999.99');
      await expectNothingSideways();
    });
  },
};
