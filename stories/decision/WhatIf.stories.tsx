import { WhatIf } from '@lending-desk/ui/decision/WhatIf';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { loans } from '../fixtures/loans';
import { inBox } from '../inBox';
import { approvedDraft } from './DecisionForm.cases';

const meta = {
  title: 'Credit/Parts/What if',
  component: WhatIf,
  args: { draft: approvedDraft, applied: loans.pending.amountApplied, onUse: fn() },
  decorators: [inBox({ width: 360 })],
} satisfies Meta<typeof WhatIf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TermsToTry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Rs. 8,338')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'FOIR 18.99% now, 32.35% with the EMI' })).toBeVisible();
    await fireEvent.change(canvas.getByRole('slider', { name: 'Tenure' }), { target: { value: 11 } });
    await userEvent.click(canvas.getByRole('button', { name: /Use these/ }));
    await expect(args.onUse).toHaveBeenCalledWith({ maxAmount: '125000', months: '36' });
  },
};

export const ObligationsAboveTheSalary: Story = {
  args: { draft: { ...approvedDraft, computedSalary: '9000' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('224.31%')).toBeVisible();
  },
};
