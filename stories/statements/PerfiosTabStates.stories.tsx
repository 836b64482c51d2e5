import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pennyDrops, statements } from '../fixtures/statements';
import { expectCopies } from '../foundations/expectCopies';
import { panel, valueOf } from '../panels';
import { rowsOf } from '../tables';
import { perfiosArgs } from './PerfiosTab.cases';

const meta = {
  title: 'Credit/Tabs/Perfios',
  tags: ['!autodocs'],
  component: PerfiosTab,
  args: perfiosArgs,
} satisfies Meta<typeof PerfiosTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ViewersAskForTheNumber: Story = {
  args: {
    state: { state: 'ready', value: statements.masked() },
    pennyDrop: pennyDrops.masked,
    masked: true,
    onReveal: fn(async (): Promise<string | null> => '999151436630'),
  },
  parameters: { states: ['notPermitted'], covers: ['CR-036.b'] },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step(
      'the account number is shown on request, and that of the penny drop stays masked',
      async () => {
        await expect(canvas.queryByText('999151436630')).not.toBeInTheDocument();
        await expect(canvas.queryByRole('button', { name: 'Copy account number' })).toBeNull();
        await userEvent.click(canvas.getByRole('button', { name: 'Show account number' }));
        await expect(args.onReveal).toHaveBeenCalledWith('accountNumber');
        await waitFor(() => expect(valueOf(canvas, 'Account Number')).toContain('999151436630'));
        await expect(valueOf(canvas, 'Penny Drop account number')).toContain('•••• •••• 6630');
        await expectCopies(canvasElement, 'account number', '999151436630');
      },
    );
    await step('that of the penny drop has a request of its own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show penny drop account number' }));
      await waitFor(() => expect(valueOf(canvas, 'Penny Drop account number')).toContain('999151436630'));
      await expect(valueOf(canvas, 'Account Number')).toContain('999151436630');
    });
    await step('and is masked again without the other', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show penny drop account number' }));
      await expect(valueOf(canvas, 'Penny Drop account number')).toContain('•••• •••• 6630');
      await expect(valueOf(canvas, 'Account Number')).toContain('999151436630');
    });
  },
};

export const NumberNotReturned: Story = {
  args: {
    state: { state: 'ready', value: statements.masked() },
    pennyDrop: pennyDrops.masked,
    masked: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show penny drop account number' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is nothing to show');
    await expect(canvas.getByRole('alert').closest('dd')).toHaveTextContent('•••• •••• 6630');
    await expect(valueOf(canvas, 'Penny Drop account number')).toContain('There is nothing to show');
  },
};

export const ViewersAskForNoOtherNumber: Story = {
  args: { state: { state: 'ready', value: statements.masked() }, pennyDrop: null, masked: true },
  parameters: { covers: ['CR-036.b'] },
  play: async ({ canvas, step }) => {
    await step(
      'the declared number is not offered as that of an account it is not known to be of',
      async () => {
        await expect(valueOf(canvas, 'Account Number')).toBe('•••• •••• 6630');
        await expect(canvas.queryByRole('button', { name: 'Show account number' })).toBeNull();
      },
    );
  },
};

export const Loading: Story = {
  args: { state: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the bank statement');
  },
};

export const NoReport: Story = {
  args: { state: { state: 'missing' } },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bank statement report')).toBeVisible();
    await expect(canvas.getByText('No statement of this customer has been analysed yet.')).toBeVisible();
  },
};

const tryNow = fn();

export const Failed: Story = {
  args: {
    state: {
      state: 'failed',
      error: { title: 'Error Occured. Please try again later', retry: { onTryNow: tryNow } },
    },
  },
  parameters: { states: ['error'] },
  play: async ({ canvas, userEvent }) => {
    const failed = panel(canvas, 'Bank statement');
    await expect(failed.getByRole('alert')).toHaveTextContent('Error Occured. Please try again later');
    await userEvent.click(failed.getByRole('button', { name: 'Try now' }));
    await expect(tryNow).toHaveBeenCalled();
  },
};

export const StatementBroken: Story = {
  args: {
    state: {
      state: 'broken',
      issues: ['transaction: transaction is no list', 'the second', 'the third', 'the fourth'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The bank statement could not be read')).toBeVisible();
    await expect(
      canvas.getByText('transaction: transaction is no list; the second; the third'),
    ).toBeVisible();
  },
};

export const UnreadableReportDoesNotAffectOthers: Story = {
  args: { broken: ['The report of the statement provider could not be read'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The report of the statement provider could not be read')).toBeVisible();
    await expect(rowsOf(panel(canvas, 'Monthly'))).toHaveLength(12);
  },
};

export const LongestNames: Story = {
  args: { state: { state: 'ready', value: statements.longest() }, pennyDrop: pennyDrops.longest },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    for (const name of ['Transactions', 'Salary Information', 'Bounces', 'DS Salary Information']) {
      const [row] = rowsOf(panel(canvas, name));
      const box = row?.closest('[data-scroller]');
      // Long texts are truncated: the amounts at the end of the row are visible without scrolling.
      await expect(box?.scrollWidth).toBe(box?.clientWidth);
      const figure = row?.querySelector('td:last-child');
      await expect(figure?.scrollWidth).toBe(figure?.clientWidth);
    }
    await expect(canvas.getByText('Accounts match')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
