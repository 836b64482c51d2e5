import { decisionReadout, draftOfLoan, emptyDraft } from '@lending-desk/domain/decision';
import { DecisionReadout } from '@lending-desk/ui/decision/DecisionReadout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loans } from '../fixtures/loans';

const approved = draftOfLoan(loans.approved);

const meta = {
  title: 'Credit/Parts/Readout',
  component: DecisionReadout,
  args: { readout: decisionReadout(approved) },
} satisfies Meta<typeof DecisionReadout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TermsWithinTheMaxEmi: Story = {
  play: async ({ canvas }) => {
    const parts = [...canvas.getByRole('group', { name: 'What the terms come to' }).children];
    await expect(parts.map(part => part.textContent)).toEqual([
      'EMIRs. 8,338',
      'FOIR32.4%',
      'Rs. 1,162 below max',
    ]);
  },
};

export const EmiAboveTheMax: Story = {
  args: { readout: decisionReadout({ ...approved, maxEmi: '8000' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 338 above max')).toBeVisible();
  },
};

export const EmiExactlyTheMax: Story = {
  args: { readout: decisionReadout({ ...approved, maxEmi: '8338' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exactly the max EMI')).toBeVisible();
  },
};

export const ObligationsAboveTheSalary: Story = {
  args: { readout: decisionReadout({ ...approved, computedSalary: '9000' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('224.3%')).toBeVisible();
  },
};

export const NoTermsYet: Story = {
  args: { readout: decisionReadout({ ...approved, maxAmount: '' }) },
  play: async ({ canvas }) => {
    const parts = [...canvas.getByRole('group', { name: 'What the terms come to' }).children];
    await expect(parts.map(part => part.textContent)).toEqual(['FOIR without EMI19.0%']);
  },
};

export const OnlyWhatIsKnown: Story = {
  args: {
    readout: decisionReadout({ ...emptyDraft, maxAmount: '125000', months: '18', interestRate: '24' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 8,338')).toBeVisible();
    await expect(canvas.queryByText('FOIR')).toBeNull();
    await expect(canvas.queryByText(/max$/)).toBeNull();
  },
};
