import { rupees } from '@lending-desk/domain/money';
import { TransactionsTab } from '@lending-desk/ui/collections/TransactionsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { accounts } from '../fixtures/collections';
import { inBox, inColumn } from '../inBox';
import type { Area } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Collections/Tabs/Transaction History',
  component: TransactionsTab,
  args: { transactions: accounts.overdue.transactions },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof TransactionsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of each row of a table, its header first. */
const lines = (canvas: Area, name: string) =>
  within(canvas.getByRole('table', { name }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent));

const columns = [
  ...['Date', 'Amount', 'Principal', 'Interest', 'Penal interest', 'Bounce charges'],
  ...['Payment id', 'Reference', 'Source', 'Remarks'],
];

const noAccount = 'This loan has no account: its money could not be read when the loan was imported';

const [paid = null] =
  accounts.overdue.transactions.state === 'ready' ? accounts.overdue.transactions.value : [];

export const WholeBesideTheTabs: Story = {
  args: {
    transactions: {
      state: 'ready',
      value: paid
        ? [{ ...paid, paymentId: 'pay_6y5r23pjkWSE5K', paymentReferenceId: 'HDFCR52026091512345678' }]
        : [],
    },
  },
  decorators: [inBox({ width: 712 })],
  parameters: { covers: ['XR-054.a'] },
  play: async ({ canvas, step }) => {
    await step('in a window of 1024 px no column is hidden sideways', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Remarks' })).toBeVisible();
      await expectNothingSideways(canvas.getAllByRole('table').flatMap(one => one.parentElement ?? []));
    });
  },
};

export const WhichReceiptWasReversed: Story = {
  args: {
    transactions: {
      state: 'ready',
      value: paid
        ? [
            { ...paid, paymentId: 'P8' },
            {
              ...paid,
              paymentId: 'P9',
              amountPaid: rupees(125_000),
              principalPayment: rupees(1_00_000.5),
              remarks: { description: 'Auto debit' },
            },
            {
              ...paid,
              paymentId: 'P8',
              remarks: { description: 'Reversal of P8' },
              amountPaid: rupees(-9681),
              principalPayment: rupees(-8324.59),
              interestPayment: rupees(-754.41),
              penalInterest: rupees(-12),
              bounceCharges: rupees(-590),
            },
          ]
        : [],
    },
  },
  parameters: { covers: ['CO-037.a', 'CO-037.c', 'CO-037.d', 'CO-037.g', 'CO-119.e'] },
  play: async ({ canvas, step }) => {
    await step(
      "Remarks of a reversal reads 'Reversal of' and the paymentId of the receipt reversed",
      async () => {
        const remarks = lines(canvas, 'Payments')
          .slice(1)
          .map(cells => [cells[6], cells[9]]);
        await expect(remarks).toEqual([
          ['P8', 'Reversal of P8'],
          ['P9', 'Auto debit'],
          ['P8', '–'],
        ]);
      },
    );
    await step('an amount of lakhs is grouped in the Indian way', async () => {
      await expect(lines(canvas, 'Payments')[2]?.slice(0, 3)).toEqual([
        '1 Sep 2026',
        'Rs. 1,25,000',
        'Rs. 1,00,000.50',
      ]);
    });
    await step('each amount of the reversal is negative, those of the receipt are not', async () => {
      const [, reversal, , receipt] = lines(canvas, 'Payments').map(cells => cells.slice(1, 6));
      await expect(receipt).toEqual(['Rs. 9,681', 'Rs. 8,324.59', 'Rs. 754.41', 'Rs. 12', 'Rs. 590']);
      await expect(reversal).toEqual(receipt?.map(amount => `−${amount}`));
    });
  },
};

export const Payments: Story = {
  parameters: {
    states: ['ready'],
    covers: ['CO-037.a', 'CO-037.b', 'CO-037.c', 'CO-037.d', 'CO-037.e', 'CO-037.f'],
  },
  play: async ({ canvas, step }) => {
    await step(
      'a row for each entry, the latest first; a reversal is a row with negative amounts',
      async () => {
        await expect(lines(canvas, 'Payments')).toEqual([
          columns,
          [
            '12 Nov 2026',
            '−Rs. 9,000',
            '−Rs. 8,391.27',
            '−Rs. 608.73',
            'Rs. 0',
            'Rs. 0',
            'P7',
            '–',
            'Manual payment',
            'Reversal of P7',
          ],
          [
            '10 Nov 2026',
            'Rs. 9,000',
            'Rs. 8,391.27',
            'Rs. 608.73',
            'Rs. 0',
            'Rs. 0',
            'P7',
            'UTRP7',
            'Manual payment',
            '–',
          ],
          [
            '1 Sep 2026',
            'Rs. 9,681',
            'Rs. 8,324.59',
            'Rs. 754.41',
            'Rs. 12',
            'Rs. 590',
            'P5',
            'UTRP5',
            'Auto debit',
            '–',
          ],
        ]);
      },
    );
  },
};

export const NothingPaid: Story = {
  args: { transactions: accounts.empty.transactions },
  parameters: { states: ['empty'], covers: ['CO-037.a', 'CO-037.b'] },
  play: async ({ canvas, step }) => {
    await step('without a payment the table has its columns and no row', async () => {
      await expect(lines(canvas, 'Payments')).toEqual([columns]);
      await expect(canvas.getByText('Nothing has been paid on this loan yet.')).toBeVisible();
    });
  },
};

export const WithoutAnAccount: Story = {
  args: { transactions: accounts.none.transactions },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noAccount)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Broken: Story = {
  args: { transactions: accounts.broken.transactions },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments could not be read')).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: { transactions: accounts.longest.transactions },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'], covers: ['CO-037.a'] },
  play: async ({ canvas, step }) => {
    await step('forty payments have a row each, the latest booking first', async () => {
      await expect(canvas.getByText('40 payments')).toBeVisible();
      await expect(
        lines(canvas, 'Payments')
          .slice(1)
          .map(cells => cells[6]),
      ).toEqual(Array.from({ length: 40 }, (_, at) => `pay_LongestPaymentIdOfAProvider${39 - at}`));
    });
    await expectNothingSideways();
  },
};
