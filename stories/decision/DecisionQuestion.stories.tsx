import { DecisionForm } from '@lending-desk/ui/decision/DecisionForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { config } from '../fixtures/loans';
import { factsOf } from '../panels';
import { approvedDraft, decisionArgs, decisionArgTypes, Kept, submit } from './DecisionForm.cases';

const meta = {
  title: 'Credit/Dialogs/Approve or reject',
  component: DecisionForm,
  argTypes: decisionArgTypes,
  args: decisionArgs,
  render: args => <Kept {...args} />,
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field that an approval sends has a value. */
const wholeDraft = {
  ...approvedDraft,
  deviation: 'Income proof',
  goodIntuition: ['Stable job'],
  badIntuition: ['Many enquiries', 'Evasive on obligations'],
};

const question = (name: string) => screen.findByRole('alertdialog', { name });

export const AnApprovalIsAskedAboutOnce: Story = {
  parameters: { states: ['ready'], covers: ['CR-195.q', 'XR-113.f'] },
  args: { from: 'APPROVED', draft: wholeDraft },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(submit(canvas));
    const dialog = await question('Approve this loan?');
    await step('it shows what will be sent', async () => {
      await expect(factsOf(dialog)).toEqual([
        'Case status: Approved',
        'Change reason: Salary slip of October arrived',
        'Max sanctioned loan amount: Rs. 1,25,000',
        'Tenure in months: 18 months',
        'Risk bucket: B',
        'Interest rate: 24%',
        'Processing fee rate: 2.5%',
        'Max EMI: Rs. 9,500',
        'EMI date: 5th of month',
        'Deviation: Income proof',
        'Computed salary: Rs. 62,400',
        'Computed obligations: Rs. 11,850',
        'Computed FOIR: 32.35%',
        'Industry type: IT services',
        'Credit tags: Salary verified',
        'Good customer intuition: Stable job',
        'Bad customer intuition: Many enquiries, Evasive on obligations',
      ]);
    });
    await step('the action has the focus, so Enter approves', async () => {
      await expect(within(dialog).getByRole('button', { name: 'Approve Loan' })).toHaveFocus();
    });
    await step('Cancel sends nothing, and what was typed stays', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(submit(canvas)).toHaveFocus();
    });
    await userEvent.click(submit(canvas));
    await userEvent.click(
      within(await question('Approve this loan?')).getByRole('button', { name: 'Approve Loan' }),
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(wholeDraft);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const ARejectionIsAskedAboutOnce: Story = {
  args: {
    from: 'HOLD',
    draft: {
      ...decisionArgs.draft,
      caseStatus: 'REJECTED',
      rejectionReasons: ['FOIR above limit'],
      // Chosen for another status before: hidden, and not sent.
      holdReasons: ['Rent agreement missing'],
      holdCategory: 'CDL',
    },
  },
  parameters: { covers: ['CR-195.q', 'XR-113.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A rejection of a loan on hold asks once more and shows what will be sent', async () => {
      await userEvent.click(submit(canvas));
      const dialog = await question('Reject this loan?');
      await expect(factsOf(dialog)).toEqual([
        'Case status: Rejected',
        'Rejection reason: FOIR above limit',
        'EMI date: 5th of month',
        'Credit tags: Salary verified',
      ]);
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Reject Loan' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};

export const LongestRealisticData: Story = {
  args: {
    from: 'APPROVED',
    draft: {
      ...approvedDraft,
      maxAmount: '99999999',
      changeReason: `Employer confirmed on the landline that the customer moves to the Pune office in December. ${'unbroken'.repeat(12)}`,
      creditTags: [...config.creditTags],
      goodIntuition: [...config.customerIntuition.good],
      badIntuition: [...config.customerIntuition.bad],
    },
  },
  parameters: { states: ['longest'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(submit(canvas));
    const dialog = await question('Approve this loan?');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getByRole('button', { name: 'Approve Loan' })).toBeVisible();
  },
};

export const ApprovalQuestion: Story = {
  ...AnApprovalIsAskedAboutOnce,
  parameters: { states: ['ready'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(submit(canvas));
    await expect(await question('Approve this loan?')).toBeVisible();
  },
};
