import { rupees, zeroPaise } from '@lending-desk/domain/money';
import { LoanApprovalTab } from '@lending-desk/ui/collections/LoanApprovalTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accounts } from '../fixtures/collections';
import { inColumn } from '../inBox';
import { type Area, panel } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Collections/Tabs/Loan Approval Details',
  component: LoanApprovalTab,
  args: { sanction: accounts.overdue.sanction },
  decorators: [inColumn],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LoanApprovalTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const pairs = (canvas: Area) =>
  panel(canvas, 'Loan Approval Details')
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextElementSibling?.firstElementChild?.textContent]);

const terms = [
  ['Loan Account Number', '210042'],
  ['Loan Amount', 'Rs. 75,000'],
  ['EMI Start Date', '1 May 2026'],
  ['Tenure', '9 months'],
  ['Processing Fee %', '1.5%'],
  ['Rate of Interest', '21%'],
  ['Gross Processing Fee', 'Rs. 1,125'],
  ['GST Processing Fee', 'Rs. 202.50'],
  ['Net Processing Fee', 'Rs. 1,327.50'],
  ['Pre EMI Amount', 'Rs. 86.30'],
  ['Disbursed Amount', 'Rs. 73,586.20'],
];

export const TermsOfTheLoan: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      'CO-034.a',
      'CO-034.b',
      'CO-034.c',
      'CO-034.d',
      'CO-034.e',
      'CO-034.f',
      'CO-034.g',
      'CO-034.h',
      'CO-034.i',
      'CO-034.j',
      'CO-034.k',
      'CO-034.l',
      'CO-035.a',
      'CO-035.b',
      'CO-036.a',
      'M51.a',
    ],
  },
  play: async ({ canvas, step }) => {
    await step('the keys in their order, with the disbursal date of a completed disbursal', async () => {
      await expect(pairs(canvas)).toEqual([...terms, ['Disbursal Date', '30 Mar 2026']]);
    });
  },
};

const { sanction } = accounts.processing;
const withoutFee =
  sanction.state === 'ready'
    ? {
        ...sanction,
        value: {
          ...sanction.value,
          ...{ feeRate: 0, interestRate: 21.75 },
          ...{ grossFee: zeroPaise, gst: zeroPaise, netFee: zeroPaise },
        },
      }
    : sanction;

export const NotCompleted: Story = {
  args: { sanction: withoutFee },
  parameters: {
    covers: [
      ...['CO-034.a', 'CO-036.b', 'CO-022.e', 'CO-034.b', 'CO-034.e', 'CO-034.f', 'CO-034.g', 'CO-034.h'],
      'CO-034.i',
    ],
  },
  play: async ({ canvas, step }) => {
    await step(
      'no disbursal date is shown while it is not COMPLETED; a rate with decimals and amounts of 0 are',
      async () => {
        await expect(pairs(canvas)).toEqual(
          terms
            .with(4, ['Processing Fee %', '0%'])
            .with(5, ['Rate of Interest', '21.75%'])
            .with(6, ['Gross Processing Fee', 'Rs. 0'])
            .with(7, ['GST Processing Fee', 'Rs. 0'])
            .with(8, ['Net Processing Fee', 'Rs. 0'])
            .with(9, ['Pre EMI Amount', 'Rs. 0']),
        );
      },
    );
  },
};

export const AmountsOfLakhs: Story = {
  args: {
    sanction:
      sanction.state === 'ready'
        ? {
            ...sanction,
            value: {
              ...sanction.value,
              amount: rupees(12_500_000),
              grossFee: rupees(187_500),
              gst: rupees(33_750),
              netFee: rupees(221_250),
              preEmi: rupees('143835.62'),
              disbursed: rupees('12134914.38'),
            },
          }
        : sanction,
  },
  parameters: { covers: ['CO-034.k'] },
  play: async ({ canvas, step }) => {
    await step('each amount of a lakh or more is grouped in the Indian way', async () => {
      const amounts = pairs(canvas).filter(([, amount]) => amount?.startsWith('Rs.'));
      await expect(amounts.map(([, amount]) => amount)).toEqual([
        ...['Rs. 1,25,00,000', 'Rs. 1,87,500', 'Rs. 33,750', 'Rs. 2,21,250'],
        ...['Rs. 1,43,835.62', 'Rs. 1,21,34,914.38'],
      ]);
    });
  },
};

export const WithoutEmis: Story = {
  args: { sanction: accounts.empty.sanction },
  parameters: { covers: ['CO-035.a', 'CO-035.b'] },
  play: async ({ canvas, step }) => {
    await step('without EMIs no day is the EMI Start Date, beside the disbursal date', async () => {
      await expect(pairs(canvas)[2]).toEqual(['EMI Start Date', '–']);
      await expect(pairs(canvas).at(-1)).toEqual(['Disbursal Date', '30 Mar 2026']);
    });
  },
};

export const Broken: Story = {
  args: { sanction: accounts.broken.sanction },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loan approval details could not be read')).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: { sanction: accounts.longest.sanction },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(pairs(canvas)).toHaveLength(12);
    await expectNothingSideways();
  },
};
