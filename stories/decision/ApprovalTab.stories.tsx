import { rupees } from '@lending-desk/domain/money';
import { ApprovalTab } from '@lending-desk/ui/decision/ApprovalTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loans } from '../fixtures/loans';
import { inColumn } from '../inBox';
import { panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Customer Support/Tabs/Approval Details',
  component: ApprovalTab,
  args: { approval: loans.approved.approval },
  decorators: [inColumn],
} satisfies Meta<typeof ApprovalTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  parameters: { states: ['ready'], covers: ['CS-076.a', 'CS-076.c'] },
  play: async ({ canvas, step }) => {
    await step('maxEmi, interestRate, processingFeeRate, maximumEligibleAmount and months', async () => {
      const terms = panel(canvas, 'Approval Details');
      await expect(terms.getAllByRole('term').map(term => term.textContent)).toEqual([
        'Max EMI',
        'Interest rate',
        'Processing fee',
        'Eligible amount',
        'Months',
      ]);
      await expect(valueOf(terms, 'Max EMI')).toBe('Rs. 9,500');
      await expect(valueOf(terms, 'Interest rate')).toBe('24%');
      await expect(valueOf(terms, 'Processing fee')).toBe('2.5%');
      await expect(valueOf(terms, 'Eligible amount')).toBe('Rs. 1,25,000');
      await expect(valueOf(terms, 'Months')).toBe('18');
    });
  },
};

export const NoTermsYet: Story = {
  args: { approval: null },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    await expect(canvas.queryByText('Max EMI')).toBeNull();
  },
};

export const LongestRealisticData: Story = {
  args: {
    approval: {
      maxEmi: rupees(9_99_99_999),
      interestRate: 28.75,
      processingFeeRate: 2.25,
      maxAmount: rupees(99_99_99_999),
      months: 360,
    },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 99,99,99,999')).toBeVisible();
    await expectNothingSideways();
  },
};
