import { EmiTab } from '@lending-desk/ui/repayment/EmiTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { today } from '../fixtures/loans';
import { repayment } from '../fixtures/repayment';
import { inColumn } from '../inBox';
import type { Area } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Customer Support/Tabs/EMI Details',
  component: EmiTab,
  args: { emis: repayment.emis, today },
  decorators: [inColumn],
} satisfies Meta<typeof EmiTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of each row of the table, its header first. */
const lines = (canvas: Area) =>
  within(canvas.getByRole('table', { name: 'EMI Details' }))
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent));

export const EveryEmi: Story = {
  parameters: {
    states: ['ready'],
    covers: ['CS-077.a', 'CS-077.b', 'CS-077.c', 'CS-077.d', 'CS-077.e', 'M54.b'],
  },
  play: async ({ canvas, step }) => {
    await step(
      'amount, dueDate, amountPaid, paymentDate, paid, paymentSource and latePaymentCharges of each EMI',
      async () => {
        await expect(lines(canvas)).toEqual([
          [
            '#',
            'Amount',
            'Due date',
            'Amount paid',
            'Payment date',
            'Paid',
            'Payment source',
            'Late payment charges',
          ],
          ['1', 'Rs. 8,338.00', '5 Sep 2026', 'Rs. 8,338.00', '5 Sep 2026', 'Paid', 'Auto debit', 'Rs. 0.00'],
          [
            '2',
            'Rs. 8,338.00',
            '5 Oct 2026',
            'Rs. 8,338.00',
            '12 Oct 2026',
            'Paid',
            'Manual payment',
            'Rs. 38.50',
          ],
          ['3', 'Rs. 8,338.00', '5 Nov 2026', 'Rs. 0.00', '–', 'Overdue', '–', 'Rs. 87.75'],
          // Some of its interest.
          ['4', 'Rs. 8,338.00', '20 Nov 2026', 'Rs. 212.40', '–', 'Part-paid', '–', 'Rs. 0.00'],
          ['5', 'Rs. 8,338.00', '5 Dec 2026', 'Rs. 0.00', '–', 'Not paid', '–', 'Rs. 0.00'],
          ['Total', 'Rs. 41,690.00', '', 'Rs. 16,888.40', '', '', '', 'Rs. 126.25'],
        ]);
        await expect(canvas.getByText('2 of 5 paid')).toBeVisible();
      },
    );
  },
};

export const BeforeThePayout: Story = {
  args: { emis: repayment.noEmis },
  parameters: { states: ['empty'], covers: ['CS-077.b'] },
  play: async ({ canvas, step }) => {
    await step('without an EMI there is no row', async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
      // Its header alone.
      await expect(lines(canvas)).toHaveLength(1);
    });
    await expect(canvas.getByText('EMIs are there once the loan has been paid out.')).toBeVisible();
    await expect(canvas.queryByText('Total')).toBeNull();
  },
};

export const EmisBroken: Story = {
  args: { emis: repayment.emisBroken },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EMI details could not be read')).toBeVisible();
    await expect(canvas.getByText('3.amount: An amount is a number of rupees')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LongestRealisticData: Story = {
  args: { emis: repayment.longestEmis },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 of 60 paid')).toBeVisible();
    await expect(canvas.getAllByText('Rs. 5,99,99,99,999.40')).toHaveLength(2);
    await expectNothingSideways();
  },
};
