import type { MaskedField } from '@lending-desk/domain/loan';
import { FinancialTab } from '@lending-desk/ui/loan/FinancialTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { copiesIn } from '../foundations/expectCopies';
import { sections } from '../fixtures/loans';
import { support } from '../fixtures/support';
import { inColumn } from '../inBox';
import { factsOf, panel } from '../panels';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Customer Support/Tabs/Financial Details',
  component: FinancialTab,
  args: {
    financial: support.financial,
    fullName: 'Kavya Raghunathan',
    onReveal: fn(async (_field: MaskedField): Promise<string | null> => null),
  },
  decorators: [inColumn],
} satisfies Meta<typeof FinancialTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheAccount: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas, step }) => {
    await step('financialDetails has account number, bank name, IFSC code and UPI id', async () => {
      const account = canvas.getByRole('region', { name: 'Financial Details' });
      await expect(factsOf(account)).toEqual([
        'Bank Name: Kotak Mahindra Bank',
        'Bank Account Number: 999151436630',
        'IFSC code: ZBNK0560034',
        'UPI id: kavya@okzbnk',
      ]);
      await expect(await copiesIn(account)).toEqual([
        'Copy bank Account Number: 999151436630',
        'Copy IFSC code: ZBNK0560034',
        'Copy UPI id: kavya@okzbnk',
      ]);
    });
    await expect(panel(canvas, 'Penny Drop Validation').getByText('Verified')).toBeVisible();
  },
};

export const ViewersSeeMaskedValues: Story = {
  args: {
    financial: support.maskedAccount,
    masked: true,
    onReveal: fn(async (_field: MaskedField): Promise<string | null> => 'kavya@okzbnk'),
  },
  parameters: { states: ['notPermitted'] },
  play: async ({ args, canvas, userEvent }) => {
    const account = panel(canvas, 'Financial Details');
    await expect(account.queryByText('999151436630')).toBeNull();
    await userEvent.click(account.getByRole('button', { name: 'Show UPI id' }));
    await expect(await account.findByText(/@okzbnk/)).toBeVisible();
    await userEvent.click(account.getByRole('button', { name: 'Show bank Account Number' }));
    await expect(args.onReveal.mock.calls).toEqual([['upiId'], ['accountNumber']]);
    await userEvent.click(account.getByRole('button', { name: 'Show bank Account Number' }));
    await expect(account.getByText('•••• •••• 6630')).toBeVisible();
  },
};

export const NothingGiven: Story = {
  args: { financial: sections.missing },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(
      panel(canvas, 'Financial Details').getByText('Financial details were not given.'),
    ).toBeVisible();
  },
};

export const DetailsBroken: Story = {
  args: { financial: { state: 'broken', issues: ['ifscCode: Invalid type'] } },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'Financial Details').getByText('ifscCode: Invalid type')).toBeVisible();
  },
};

export const LongestRealisticData: Story = {
  args: { financial: support.longestAccount },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Dombivli Nagari/)).toBeVisible();
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};
