import { businessDate } from '@lending-desk/domain/calendar';
import { rupees } from '@lending-desk/domain/money';
import { OverdueTab } from '@lending-desk/ui/collections/OverdueTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { accounts, withBounce } from '../fixtures/collections';
import { inColumn } from '../inBox';
import type { Area } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Collections/Tabs/Overdue Details',
  component: OverdueTab,
  args: { ...accounts.overdue.overdue, schedule: accounts.overdue.schedule, onWaive: fn() },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OverdueTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of each row of a table, its header first. */
const lines = (canvas: Area, name: string) =>
  within(canvas.getByRole('table', { name }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent));

const detailColumns = [
  ...['Due date', 'Principal', 'Interest', 'Penal interest', 'Bounce charges', 'Total', 'Overdue days'],
];
const chargeColumns = ['Due date', 'Amount', 'Paid', 'Waived by', 'Waived date'];

const noAccount = 'This loan has no account: its money could not be read when the loan was imported';

export const Overdue: Story = {
  args: { schedule: withBounce(accounts.overdue.schedule, rupees(590)) },
  parameters: {
    states: ['ready'],
    covers: [
      'CO-057.a',
      'CO-057.b',
      'CO-057.c',
      'CO-057.d',
      'CO-057.e',
      'CO-057.f',
      'CO-058.a',
      'CO-058.b',
      'CO-059.a',
      'CO-059.b',
      'CO-059.c',
      'CO-060.a',
      'CO-060.b',
      'CO-060.c',
      'CO-061.a',
      'CO-061.b',
      'CO-061.c',
      'CO-062.a',
      'CO-062.b',
      'CO-062.c',
      'M15.b',
    ],
  },
  play: async ({ canvas, step }) => {
    await step('the summary: principal and interest with paise, the rest in whole rupees', async () => {
      await expect(lines(canvas, 'Overdue Summary').slice(1)).toEqual([
        ['Total Principal Overdue', 'Rs. 17,088.77'],
        ['Total Interest Overdue', 'Rs. 1,069.23'],
        ['Total EMI Overdue', 'Rs. 18,158'],
        ['Total Penal Interest Overdue', 'Rs. 545'],
        ['Total Bounce Charges Overdue', 'Rs. 1,180'],
        ['Total Fees Overdue', 'Rs. 1,725'],
        ['Total Amount Overdue', 'Rs. 19,883'],
      ]);
    });
    await step('its last three rows are bold, the first four are not', async () => {
      const table = within(canvas.getByRole('table', { name: 'Overdue Summary' }));
      const isBold = (text: HTMLElement) => Number(getComputedStyle(text).fontWeight) >= 600;
      const bold = [false, false, false, false, true, true, true];
      await expect(table.getAllByText(/^Total/).map(isBold)).toEqual(bold);
      await expect(table.getAllByText(/^Rs\./).map(isBold)).toEqual(bold);
    });
    await step('the details have a row for each EMI', async () => {
      await expect(lines(canvas, 'Overdue Details')).toEqual([
        detailColumns,
        ['1 Oct 2026', 'Rs. 8,470.27', 'Rs. 608.73', 'Rs. 363', 'Rs. 590', 'Rs. 10,032', '45'],
        ['1 Nov 2026', 'Rs. 8,618.50', 'Rs. 460.50', 'Rs. 182', 'Rs. 590', 'Rs. 9,851', '14'],
      ]);
    });
    await step(
      'penal interest and bounce charges have a table each; bounce charges show with the tax',
      async () => {
        await expect(lines(canvas, 'Penal Interest')).toEqual([
          chargeColumns,
          ['1 Oct 2026', 'Rs. 363.16', 'Rs. 0', 'Asha Pendse', '12 Nov 2026'],
          ['1 Nov 2026', 'Rs. 181.58', 'Rs. 0', '–', '–'],
        ]);
        await expect(lines(canvas, 'Bounce Charges')).toEqual([
          chargeColumns,
          ['1 Sep 2026', 'Rs. 590', 'Rs. 590', '–', '–'],
          ['1 Oct 2026', 'Rs. 590', 'Rs. 0', '–', '–'],
          ['1 Nov 2026', 'Rs. 590', 'Rs. 0', '–', '–'],
        ]);
      },
    );
  },
};

export const ReturnedToday: Story = {
  args: {
    details: {
      state: 'ready',
      value: [
        {
          dueDate: businessDate('2026-11-15'),
          principal: rupees(0),
          interest: rupees(0),
          penalInterest: rupees(0),
          bounceCharges: rupees('590.50'),
          total: rupees('590.50'),
          overdueDays: 0,
        },
      ],
    },
  },
  parameters: { covers: ['CO-059.a', 'CO-059.c', 'CO-062.a', 'CO-062.b', 'CO-062.c'] },
  play: async ({ canvas, step }) => {
    await step(
      'an EMI due today of which only a charge is open has a row, of 0 days: 0 principal and interest with two decimals, the rest in whole rupees',
      async () => {
        await expect(lines(canvas, 'Overdue Details')[1]).toEqual([
          '15 Nov 2026',
          'Rs. 0.00',
          'Rs. 0.00',
          'Rs. 0',
          'Rs. 591',
          'Rs. 591',
          '0',
        ]);
      },
    );
  },
};

const halves = accounts.overdue.overdue.summary;
export const SummedBeforeRounding: Story = {
  args: {
    summary:
      halves.state === 'ready'
        ? {
            state: 'ready',
            value: { ...halves.value, penalInterest: rupees('544.50'), bounceCharges: rupees('1180.50') },
          }
        : halves,
  },
  parameters: { covers: ['CO-057.g'] },
  play: async ({ canvas, step }) => {
    await step('the totals are summed exactly and rounded afterwards', async () => {
      const rows = lines(canvas, 'Overdue Summary').slice(4);
      await expect(rows.map(([, amount]) => amount)).toEqual([
        'Rs. 545',
        'Rs. 1,181',
        'Rs. 1,725',
        'Rs. 19,883',
      ]);
    });
  },
};

export const NothingOverdue: Story = {
  args: { ...accounts.empty.overdue, schedule: accounts.empty.schedule },
  parameters: {
    states: ['empty'],
    covers: ['CO-057.a', 'CO-059.a', 'CO-059.b', 'CO-060.a', 'CO-060.b', 'CO-061.a', 'CO-061.b'],
  },
  play: async ({ canvas, step }) => {
    await step('with nothing overdue the summary has the same seven rows', async () => {
      await expect(lines(canvas, 'Overdue Summary').slice(1)).toEqual([
        ['Total Principal Overdue', 'Rs. 0.00'],
        ['Total Interest Overdue', 'Rs. 0.00'],
        ['Total EMI Overdue', 'Rs. 0'],
        ['Total Penal Interest Overdue', 'Rs. 0'],
        ['Total Bounce Charges Overdue', 'Rs. 0'],
        ['Total Fees Overdue', 'Rs. 0'],
        ['Total Amount Overdue', 'Rs. 0'],
      ]);
    });
    await step(
      'the details and both tables of charges have their columns and no row, and say why',
      async () => {
        await expect(lines(canvas, 'Overdue Details')).toEqual([detailColumns]);
        await expect(lines(canvas, 'Penal Interest')).toEqual([chargeColumns]);
        await expect(lines(canvas, 'Bounce Charges')).toEqual([chargeColumns]);
        await expect(canvas.getByText('Nothing of this loan is overdue.')).toBeVisible();
        await expect(canvas.getByText('No EMI of this loan was charged penal interest.')).toBeVisible();
        await expect(canvas.getByText('No payment of this loan was returned.')).toBeVisible();
      },
    );
  },
};

export const WithoutAnAccount: Story = {
  args: { ...accounts.none.overdue, schedule: accounts.none.schedule },
  parameters: { covers: ['M38.c'] },
  play: async ({ canvas, step }) => {
    await step('each of the four says that the loan has no account', async () => {
      await expect(canvas.getAllByText(noAccount)).toHaveLength(4);
      await expect(canvas.queryByRole('table')).toBeNull();
    });
  },
};

export const Broken: Story = {
  args: { ...accounts.broken.overdue, schedule: accounts.broken.schedule },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    for (const what of ['Overdue amounts', 'Overdue details', 'Penal Interest', 'Bounce Charges'])
      await expect(canvas.getByText(`${what} could not be read`)).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: { ...accounts.longest.overdue, schedule: accounts.longest.schedule },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(lines(canvas, 'Penal Interest')).toHaveLength(61);
    await expectNothingSideways();
  },
};

export const AddsAWaiver: Story = {
  parameters: { covers: ['CO-060.d'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a button at the penal interest opens the waiver', async () => {
      const penal = canvas.getByRole('region', { name: 'Penal Interest' });
      await userEvent.click(within(penal).getByRole('button', { name: 'Add Waiver' }));
      await expect(args.onWaive).toHaveBeenCalledOnce();
    });
  },
};

export const NothingToWaive: Story = {
  args: { whyNotWaived: 'This loan is closed' },
  parameters: { covers: ['CO-060.d'] },
  play: async ({ canvas, step }) => {
    await step(
      'the Add Waiver button is there for a closed loan too, and says why it does nothing',
      async () => {
        const waive = canvas.getByRole('button', { name: 'Add Waiver' });
        await expect(waive).toHaveAttribute('aria-disabled', 'true');
        await expect(waive).toHaveAccessibleDescription('This loan is closed');
      },
    );
  },
};
