import { ApplicationTab } from '@lending-desk/ui/loan/ApplicationTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loans } from '../fixtures/loans';
import { support } from '../fixtures/support';
import { inColumn } from '../inBox';
import { panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Customer Support/Tabs/Loan Application Details',
  component: ApplicationTab,
  args: { core: loans.disbursed, payout: support.payout },
  decorators: [inColumn],
} satisfies Meta<typeof ApplicationTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoanAmount: Story = {
  parameters: { states: ['ready'], covers: ['CS-074.a', 'CS-029.b', 'SH-103.a'] },
  play: async ({ canvas, step }) => {
    const applied = panel(canvas, 'Loan Application Details');
    await step('the loan amount has the prefix Rs.', async () => {
      await expect(valueOf(applied, 'Loan amount')).toBe('Rs. 1,50,000');
    });
    await step('identity and amounts of the loan', async () => {
      await expect(valueOf(applied, 'Approval status')).toBe('Disbursed');
      await expect(valueOf(applied, 'Loan id')).toContain('482190');
      await expect(valueOf(applied, 'Record id')).toContain('5b7d9f00-0000-4000-8000-000000482190');
      const paid = panel(canvas, 'Payout');
      await expect(valueOf(paid, 'Amount disbursed')).toBe('Rs. 1,21,480.45');
      await expect(valueOf(paid, 'Tenure')).toBe('18 months');
      await expect(valueOf(paid, 'Approved EMI')).toBe('Rs. 8,338');
      await expect(valueOf(paid, 'Pre EMI')).toBe('Rs. 640');
      await expect(valueOf(paid, 'Processing fee')).toBe('Rs. 2,880');
      await expect(valueOf(paid, 'Interest rate')).toBe('24% a year');
      await expect(valueOf(paid, 'Disbursal date')).toBe('20 Nov 2026');
      await expect(valueOf(paid, 'Disbursal status')).toBe('Completed');
      await expect(valueOf(paid, 'Sanction letter')).toBe('Issued');
      await expect(valueOf(paid, 'Loan agreement')).toBe('Accepted');
    });
  },
};

export const DisbursalDateWhileProcessing: Story = {
  args: { payout: support.payoutIn('PROCESSING') },
  parameters: { covers: ['CS-029.a'] },
  play: async ({ canvas, step }) => {
    await step('The disbursal date is shown when the disbursal status is PROCESSING', async () => {
      await expect(valueOf(panel(canvas, 'Payout'), 'Disbursal date')).toBe('20 Nov 2026');
    });
  },
};

export const NoDisbursalDateOtherwise: Story = {
  args: { payout: support.payoutIn('FAILED', { agreementAccepted: false, hasSanctionLetter: false }) },
  parameters: { covers: ['CS-029.c'] },
  play: async ({ canvas, step }) => {
    await step(
      'The disbursal date is shown only when the disbursal status is PROCESSING or COMPLETED',
      async () => {
        const paid = panel(canvas, 'Payout');
        await expect(valueOf(paid, 'Disbursal status')).toBe('Failed');
        await expect(paid.queryByText('Disbursal date')).toBeNull();
        await expect(paid.queryByText('20 Nov 2026')).toBeNull();
        await expect(valueOf(paid, 'Sanction letter')).toBe('–');
        await expect(valueOf(paid, 'Loan agreement')).toBe('Not accepted');
      },
    );
  },
};

export const NoDisbursalDateWithoutAStatus: Story = {
  args: { payout: support.payoutIn(null) },
  parameters: { covers: ['CS-029.c'] },
  play: async ({ canvas, step }) => {
    await step('without a disbursal status the disbursal date is not shown', async () => {
      const paid = panel(canvas, 'Payout');
      await expect(valueOf(paid, 'Disbursal status')).toBe('–');
      await expect(paid.queryByText('20 Nov 2026')).toBeNull();
    });
  },
};

export const NothingPaidOut: Story = {
  args: { core: loans.onHold, payout: support.nothingPaidOut },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(valueOf(panel(canvas, 'Loan Application Details'), 'Hold reasons')).toBe(
      'Rent agreement missing',
    );
    await expect(valueOf(panel(canvas, 'Payout'), 'Amount disbursed')).toBe('–');
  },
};

export const PayoutBroken: Story = {
  args: { payout: { state: 'broken', issues: ['tenure: Invalid type'] } },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tenure: Invalid type')).toBeVisible();
    await expect(valueOf(panel(canvas, 'Loan Application Details'), 'Loan amount')).toBe('Rs. 1,50,000');
  },
};

export const LongestRealisticData: Story = {
  args: {
    core: {
      ...loans.onHold,
      holdReasons: ['Bank statement incomplete', 'Rent agreement missing', 'Employer call pending'],
      rejectionReasons: ['Low bureau score', 'FOIR above limit', 'Employer not verified', 'Document forged'],
      inactiveReasons: ['Customer withdrew'],
    },
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Bank statement incomplete, Rent agreement missing, Employer call pending'),
    ).toBeVisible();
    await expect(valueOf(canvas, 'Rejection reasons')).toBe(
      'Low bureau score, FOIR above limit, Employer not verified, Document forged, Customer withdrew',
    );
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};
