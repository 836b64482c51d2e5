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
    const use = canvas.getByRole('button', { name: /Use these/ });
    await expect(use).toHaveAccessibleDescription('The form has these already');
    await userEvent.click(use);
    await expect(args.onUse).not.toHaveBeenCalled();
    await fireEvent.change(canvas.getByRole('slider', { name: 'Tenure' }), { target: { value: 11 } });
    await userEvent.click(use);
    await expect(args.onUse).toHaveBeenLastCalledWith({ maxAmount: '125000', months: '36' });
    await fireEvent.change(canvas.getByRole('slider', { name: 'Amount' }), {
      target: { value: 1_50_000_00 },
    });
    await userEvent.click(use);
    await expect(args.onUse).toHaveBeenLastCalledWith({ maxAmount: '150000', months: '18' });
  },
};

export const HeadRoom: Story = {
  args: { draft: { ...approvedDraft, maxEmi: '8338' } },
  play: async ({ canvas, step }) => {
    const colourOf = (text: string | RegExp) => getComputedStyle(canvas.getByText(text)).color;
    const plain = colourOf('Amount');
    await step('an EMI of exactly the most is within it', async () => {
      await expect(colourOf('Head-room: Exactly the max EMI')).toBe(plain);
    });
    await step('one above it is marked', async () => {
      await fireEvent.change(canvas.getByRole('slider', { name: 'Amount' }), {
        target: { value: 1_50_000_00 },
      });
      await expect(colourOf(/^Head-room: .* above max$/)).not.toBe(plain);
    });
  },
};

export const ObligationsAboveTheSalary: Story = {
  args: { draft: { ...approvedDraft, computedSalary: '9000' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('224.31%')).toBeVisible();
    const bar = canvas.getByRole('img', { name: 'FOIR 131.67% now, 224.31% with the EMI' });
    await expect([...bar.children].map(part => part.getAttribute('style'))).toEqual([
      'width: 100%;',
      expect.stringMatching(/^width: 92\.6\d*%;$/),
    ]);
  },
};
