import { AmortizationTab } from '@lending-desk/ui/collections/AmortizationTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { accountDay, accounts } from '../fixtures/collections';
import { inColumn } from '../inBox';
import type { Area } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Collections/Amortization tab',
  component: AmortizationTab,
  args: { schedule: accounts.overdue.schedule, repayments: accounts.overdue.repayments, today: accountDay },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AmortizationTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of each row of a table, its header first. */
const lines = (canvas: Area, name: string) =>
  within(canvas.getByRole('table', { name }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent));

const noAccount = 'This loan has no account: its money could not be read when the loan was imported';

export const Schedule: Story = {
  parameters: {
    states: ['ready'],
    covers: ['CO-047.a', 'CO-047.b', 'CO-047.c', 'CO-050.a', 'CO-050.b', 'CO-050.c', 'CO-051.a'],
  },
  play: async ({ canvas, step }) => {
    await step('a row for each EMI: paid, unpaid after its due date, still to come', async () => {
      const [header, ...rows] = lines(canvas, 'Amortization Table');
      await expect(header).toEqual([
        '#',
        'Due date',
        'EMI',
        'Principal',
        'Interest',
        'Status',
        'Transaction',
      ]);
      await expect(rows).toHaveLength(10);
      await expect(rows[1]).toEqual([
        '2',
        '1 Jun 2026',
        'Rs. 9,079',
        'Rs. 7,902.41',
        'Rs. 1,176.59',
        'Paid',
        'Manual payment, 4 Jun 2026',
      ]);
      await expect(rows[5]).toEqual([
        '6',
        '1 Oct 2026',
        'Rs. 9,079',
        'Rs. 8,470.27',
        'Rs. 608.73',
        'Unpaid',
        '–',
      ]);
      await expect(rows[7]?.at(5)).toBe('Upcoming');
      await expect(rows[9]).toEqual(['', 'Total', 'Rs. 81,714.48', 'Rs. 75,000', 'Rs. 6,714.48', '', '']);
      await expect(canvas.getByText('5 of 9 paid')).toBeVisible();
    });
    await step('Repayment Details has a row for each payment of each EMI', async () => {
      await expect(lines(canvas, 'Repayment Details')).toEqual([
        [
          'Due date',
          'Payment date',
          'Total',
          'Principal',
          'Interest',
          'Penal interest',
          'Bounce charges',
          'Source',
        ],
        [
          '1 Sep 2026',
          '3 Sep 2026',
          'Rs. 9,681',
          'Rs. 8,324.59',
          'Rs. 754.41',
          'Rs. 12',
          'Rs. 590',
          'Auto debit',
        ],
      ]);
    });
  },
};

const { schedule } = accounts.overdue;
export const PartPaid: Story = {
  args: {
    schedule:
      schedule.state === 'ready'
        ? {
            state: 'ready',
            value: schedule.value.map(emi => ({ ...emi, amountPaid: emi.interest })),
          }
        : schedule,
  },
  parameters: { covers: ['CO-051.a', 'M2.g'] },
  play: async ({ canvas, step }) => {
    await step('an unpaid EMI with something received reads Part-paid, a paid one Paid', async () => {
      await expect(lines(canvas, 'Amortization Table')[6]?.at(5)).toBe('Part-paid');
      await expect(lines(canvas, 'Amortization Table')[5]?.at(5)).toBe('Paid');
    });
  },
};

export const NoEmis: Story = {
  args: { schedule: accounts.empty.schedule, repayments: accounts.empty.repayments },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EMIs are there once the loan has been paid out.')).toBeVisible();
    await expect(canvas.getByText('Nothing has been paid on this loan yet.')).toBeVisible();
  },
};

export const WithoutAnAccount: Story = {
  args: { schedule: accounts.none.schedule, repayments: accounts.none.repayments },
  parameters: { covers: ['M38.c'] },
  play: async ({ canvas, step }) => {
    await step('both tables say that the loan has no account', async () => {
      await expect(canvas.getAllByText(noAccount)).toHaveLength(2);
      await expect(canvas.queryByRole('table')).toBeNull();
    });
  },
};

export const Broken: Story = {
  args: { schedule: accounts.broken.schedule, repayments: accounts.broken.repayments },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EMIs could not be read')).toBeVisible();
    await expect(canvas.getByText('Repayment details could not be read')).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: { schedule: accounts.longest.schedule },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 of 60 paid')).toBeVisible();
    await expectNothingSideways();
  },
};

export const ScheduleInDark: Story = { ...Schedule, globals: { ...Schedule.globals, theme: 'dark' } };
export const NoEmisInDark: Story = { ...NoEmis, globals: { ...NoEmis.globals, theme: 'dark' } };
export const BrokenInDark: Story = { ...Broken, globals: { ...Broken.globals, theme: 'dark' } };
export const LongestRealisticDataInDark: Story = {
  ...LongestRealisticData,
  globals: { ...LongestRealisticData.globals, theme: 'dark' },
};
