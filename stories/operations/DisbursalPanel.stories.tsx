import { businessDate } from '@lending-desk/domain/calendar';
import { DisbursalPanel, type DisbursalPanelProps } from '@lending-desk/ui/operations/DisbursalPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { factsOf } from '../panels';

const meta = {
  title: 'Administration/Parts/Disbursal panel',
  component: DisbursalPanel,
  args: {
    today: businessDate('2026-11-21'),
    run: { state: 'idle' },
    onDisburse: fn<DisbursalPanelProps['onDisburse']>((_disbursal, done) => done()),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DisbursalPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Disburses: Story = {
  parameters: { covers: ['M10.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Disburse Loan' }));
    await step('without its three fields nothing is asked', async () => {
      await press();
      await expect(canvas.getByText('Enter the id of a loan')).toBeVisible();
      await expect(canvas.getByText('Enter the day the money left')).toBeVisible();
      await expect(canvas.getByText('Enter the bank’s reference, 6 to 35 letters and digits')).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('the question names loan, day and reference; cancelled, nothing is sent', async () => {
      await userEvent.type(field(/^Loan id/), ' 210042 ');
      await userEvent.type(field(/^Paid out on/), '20-11-2026');
      await userEvent.type(field(/^Bank reference/), 'UTR9000123');
      await press();
      const question = screen.getByRole('alertdialog', { name: 'Disburse this loan?' });
      await expect(factsOf(question)).toEqual([
        'Loan: 210042',
        'Paid out on: 20 Nov 2026',
        'Bank reference: UTR9000123',
      ]);
      for (const id of ['210042', 'UTR9000123']) {
        const { fontFamily } = getComputedStyle(within(question).getByText(id));
        await expect(fontFamily).toContain('JetBrains Mono');
      }
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
      await expect(args.onDisburse).not.toHaveBeenCalled();
      await expect(field(/^Bank reference/)).toHaveValue('UTR9000123');
    });
    await step('confirmed, it is sent once; done, the form is empty', async () => {
      await press();
      const question = within(screen.getByRole('alertdialog', { name: 'Disburse this loan?' }));
      await userEvent.click(question.getByRole('button', { name: 'Disburse Loan' }));
      await expect(args.onDisburse.mock.calls.map(([sent]) => sent)).toEqual([
        { loanId: 210_042, on: '2026-11-20', reference: 'UTR9000123' },
      ]);
      for (const name of [/^Loan id/, /^Paid out on/, /^Bank reference/])
        await expect(field(name)).toHaveValue('');
    });
  },
};

export const ADayToCome: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Loan id/ }), '210042');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Paid out on/ }), '22-11-2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Bank reference/ }), 'UTR9000123');
    await userEvent.click(canvas.getByRole('button', { name: 'Disburse Loan' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onDisburse).not.toHaveBeenCalled();
  },
};

export const Running: Story = {
  args: { run: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disbursing…' }));
    await expect(args.onDisburse).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Refused: Story = {
  args: {
    run: {
      state: 'failed',
      message: 'Only an APPROVED loan can be disbursed, this one is PENDING',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Only an APPROVED loan can be disbursed, this one is PENDING'),
    ).toBeVisible();
  },
};

export const Done: Story = {
  args: { run: { state: 'done', message: 'Loan disbursed: 210042' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loan disbursed: 210042')).toBeVisible();
  },
};
