import { ApplicationTab } from '@lending-desk/ui/loan/ApplicationTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { copiesIn } from '../foundations/expectCopies';
import { loans } from '../fixtures/loans';
import { support } from '../fixtures/support';
import { inColumn } from '../inBox';
import { factsOf, panel, valueOf } from '../panels';
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
      const region = canvas.getByRole('region', { name: 'Loan Application Details' });
      await expect(factsOf(region)).toEqual([
        'Loan amount: Rs. 1,50,000',
        'Loan id: 482190',
        'Started on: 19 Nov 2026, 10:42 am',
        'Record id: 5b7d9f00-0000-4000-8000-000000482190',
        'Application status: Financial details verified',
        'Approval status: Disbursed',
        'Hold reasons: –',
        'Rejection reasons: –',
      ]);
      await expect(await copiesIn(region)).toEqual([
        'Copy loan id: 482190',
        'Copy record id: 5b7d9f00-0000-4000-8000-000000482190',
      ]);
      await expect(factsOf(canvas.getByRole('region', { name: 'Payout' }))).toEqual([
        'Amount disbursed: Rs. 1,21,480.45',
        'Disbursal date: 20 Nov 2026',
        'Disbursal status: Completed',
        'Tenure: 18 months',
        'Approved EMI: Rs. 8,338',
        'Pre EMI: Rs. 640',
        'Processing fee: Rs. 2,880',
        'Interest rate: 24% a year',
        'Sanction letter: Issued',
        'Loan agreement: Accepted',
      ]);
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
