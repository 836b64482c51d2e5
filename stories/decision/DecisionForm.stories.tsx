import { type DecisionDraft, draftOfLoan, emptyDraft } from '@lending-desk/domain';
import { DecisionForm, type DecisionFormProps } from '@lending-desk/ui/decision/DecisionForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { config, loans } from '../fixtures/loans';
import { staff } from '../fixtures/staff';

const approvedDraft = { ...draftOfLoan(loans.approved), changeReason: 'Salary slip of October arrived' };
const freshDraft = draftOfLoan(loans.pending);

/** The parent keeps what is typed, as the app does. */
function Kept(props: DecisionFormProps) {
  const [draft, setDraft] = useState<DecisionDraft>(props.draft);
  return (
    <div style={{ width: 360, height: 820, display: 'flex', flexDirection: 'column' }}>
      <DecisionForm
        {...props}
        draft={draft}
        onDraft={next => {
          setDraft(next);
          props.onDraft(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Decision/Decision form',
  component: DecisionForm,
  render: args => <Kept {...args} />,
  args: {
    from: 'PENDING',
    actor: { roles: staff.underwriter.roles, isAssignee: true },
    config,
    draft: freshDraft,
    onDraft: fn(),
    onSubmit: fn(),
    onReload: fn(),
    onCreateTags: fn(),
    draftNote: 'Draft saved 10:42 am',
  },
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: /Submit decision/ });

export const Undecided: Story = {
  parameters: { covers: ['CR-172', 'CR-177', 'CR-178', 'CR-179', 'CR-180', 'CR-181', 'CR-182'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /Case status/ })).toBeVisible();
    for (const name of [
      'Max sanctioned amount',
      'Max EMI',
      'Interest rate',
      'Processing fee',
      'Computed salary',
      'Computed obligations',
      'Computed FOIR',
      'Change reason',
    ]) {
      await expect(canvas.getByRole('textbox', { name })).toBeInTheDocument();
    }
    for (const name of ['Tenure', 'Risk bucket', 'EMI date', 'Deviation', 'Industry type']) {
      await expect(canvas.getByRole('combobox', { name: new RegExp(name) })).toBeInTheDocument();
    }
    for (const name of ['Credit tags', 'Good customer intuition', 'Bad customer intuition']) {
      await expect(canvas.getByRole('combobox', { name: new RegExp(name) })).toBeInTheDocument();
    }
    await expect(canvas.queryByText('Rejection reason')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Hold category')).not.toBeInTheDocument();
  },
};

export const RejectedRevealsRejectionReasons: Story = {
  parameters: { covers: ['CR-174', 'CR-187', 'CR-190'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Rejected' }));
    const reasons = canvas.getByRole('combobox', { name: /Rejection reason/ });
    await userEvent.click(reasons);
    await userEvent.click(await screen.findByRole('option', { name: 'Low bureau score' }));
    await userEvent.click(await screen.findByRole('option', { name: 'FOIR above limit' }));
    await userEvent.click(canvas.getByRole('heading', { name: 'Decision' }));
    await expect(canvas.getByText('Low bureau score')).toBeVisible();
    await expect(canvas.getByText('FOIR above limit')).toBeVisible();
    await expect(canvas.queryByText('Hold category')).not.toBeInTheDocument();
  },
};

export const HoldRevealsReasonsAndCategory: Story = {
  parameters: { covers: ['CR-175', 'CR-176', 'CR-188', 'CR-194', 'CR-195'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hold' }));
    await userEvent.click(submit(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Hold reason is required')).toBeVisible();
    await expect(canvas.getByText('Hold category is required')).toBeVisible();

    await userEvent.click(canvas.getByRole('combobox', { name: /Hold reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rent agreement missing' }));
    await userEvent.keyboard('{Escape}');
    const categories = within(canvas.getByRole('radiogroup', { name: /Hold category/ }));
    await expect(categories.getAllByRole('radio')).toHaveLength(2);
    await expect(categories.getByRole('radio', { name: 'TECH' })).not.toBeChecked();
    await userEvent.click(categories.getByRole('radio', { name: 'CDL' }));
    await userEvent.click(submit(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        caseStatus: 'HOLD',
        holdReasons: ['Rent agreement missing'],
        holdCategory: 'CDL',
      }),
    );
  },
};

export const InactiveRevealsInactiveReasons: Story = {
  parameters: { covers: ['CR-173', 'CR-186'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Inactive' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /Inactive reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Customer not interested' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Customer not interested')).toBeVisible();
  },
};

export const OnlyNumbersInSanctionFields: Story = {
  args: { draft: { ...freshDraft, caseStatus: 'APPROVED' } },
  parameters: { covers: ['CR-193'] },
  play: async ({ args, canvas, userEvent }) => {
    const fields = [
      'Max sanctioned amount',
      'Max EMI',
      'Computed salary',
      'Computed obligations',
      'Computed FOIR',
      'Processing fee',
    ];
    for (const name of fields) {
      await userEvent.type(canvas.getByRole('textbox', { name }), '95oo');
      await userEvent.tab();
    }
    await expect(canvas.getAllByText('Only integer values allowed')).toHaveLength(fields.length);
    await expect(canvas.getByRole('textbox', { name: 'Max EMI' })).toHaveValue('95oo');
    await userEvent.click(submit(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ApprovedNeedsTheTerms: Story = {
  parameters: { covers: ['CR-194'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
    await userEvent.click(submit(canvas));
    for (const message of [
      'Tenure is required',
      'Interest rate is required',
      'Max EMI is required',
      'Max sanctioned loan amount is required',
      'Processing fee rate is required',
      'Computed salary is required',
      'Computed obligations are required',
      'Computed FOIR is required',
    ]) {
      await expect(canvas.getByText(message)).toBeInTheDocument();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Max sanctioned amount' })).toHaveFocus();
  },
};

export const TenureInStepsOfThree: Story = {
  parameters: { covers: ['CR-183'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Tenure/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(option => option.textContent)).toEqual(
      [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36].map(months => `${months} months`),
    );
  },
};

export const DefaultChoicesWithoutConfiguration: Story = {
  args: { from: 'HOLD', config: { ...config, caseStatusChoices: [] } },
  parameters: { covers: ['CR-184'] },
  play: async ({ canvas }) => {
    const choices = within(canvas.getByRole('radiogroup', { name: /Case status/ }));
    await expect(choices.getAllByRole('radio')).toHaveLength(4);
    for (const name of ['Approved', 'Rejected', 'On hold', 'Pending']) {
      await expect(choices.getByRole('radio', { name })).toBeEnabled();
    }
  },
};

export const BucketBringsItsRate: Story = {
  parameters: { covers: ['CR-191'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Risk bucket/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'B · Standard' }));
    await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('24');
  },
};

export const FiguresFollowTheTyping: Story = {
  args: { from: 'APPROVED', draft: approvedDraft },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Rs. 8,338')).toBeVisible();
    const amount = canvas.getByRole('textbox', { name: 'Max sanctioned amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '100000');
    await expect(canvas.getByText('Rs. 6,670')).toBeVisible();
  },
};

export const ChangingAnApprovalNeedsAReason: Story = {
  args: { from: 'APPROVED', draft: { ...approvedDraft, changeReason: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(submit(canvas));
    await expect(canvas.getByText('Change reason is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CtrlEnterSubmits: Story = {
  args: { from: 'APPROVED', draft: approvedDraft },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Max EMI' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const NoSubmitOnceDisbursed: Story = {
  args: { from: 'DISBURSED', draft: draftOfLoan(loans.disbursed) },
  parameters: { covers: ['CR-189'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Submit decision/ })).not.toBeInTheDocument();
  },
};

export const MasterTagsForCreditAdmins: Story = {
  args: { mayCreateTags: true },
  parameters: { covers: ['CR-198', 'CR-199', 'CR-200'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Credit tags/ }));
    const input = await screen.findByRole('textbox', { name: 'Create New Tags' });
    await userEvent.type(input, ' , ,');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreateTags).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, ' Night shift ,, Gig worker ,');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(args.onCreateTags).toHaveBeenCalledWith(['Night shift', 'Gig worker']);
  },
};

export const NoMasterTagsForOthers: Story = {
  parameters: { covers: ['CR-198'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Credit tags/ }));
    await screen.findByRole('option', { name: 'Thin file' });
    await expect(screen.queryByRole('textbox', { name: 'Create New Tags' })).not.toBeInTheDocument();
  },
};

export const ViewersMayNotDecide: Story = {
  args: {
    actor: { roles: staff.creditViewer.roles, isAssignee: false },
    whyNot: 'Your role can view but not change a loan',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Max EMI' })).toBeDisabled();
    await userEvent.click(submit(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('Your role can view but not change a loan').length).toBeGreaterThan(0);
  },
};

export const DecidedBySomebodyMeanwhile: Story = {
  args: {
    from: 'HOLD',
    draft: approvedDraft,
    decided: { by: staff.creditAdmin.fullName, onCompare: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [news] = canvas.getAllByRole('status');
    await expect(news).toHaveTextContent('Farhan Qureshi decided this loan meanwhileWhat you typed is kept.');
    await expect(canvas.getByRole('textbox', { name: 'Change reason' })).toHaveValue(
      'Salary slip of October arrived',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(args.decided?.onCompare).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const DecidedMeanwhileInDark: Story = {
  args: { ...DecidedBySomebodyMeanwhile.args },
  globals: { theme: 'dark' },
};

export const SubmitFailed: Story = {
  args: {
    from: 'APPROVED',
    draft: approvedDraft,
    submit: { state: 'failed', message: 'Unable to process application' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to process application');
    await expect(submit(canvas)).toBeEnabled();
  },
};

export const LongestRealisticData: Story = {
  args: {
    from: 'APPROVED',
    draft: {
      ...approvedDraft,
      maxAmount: '99999999',
      maxEmi: '9999999.99',
      computedSalary: '99999999',
      computedObligations: '9999999',
      changeReason:
        'Employer confirmed on the landline that the customer moves to the Pune office in December; the higher basic pay stands on the new slip.',
      creditTags: [...config.creditTags],
      goodIntuition: [...config.customerIntuition.good],
      badIntuition: [...config.customerIntuition.bad],
    },
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('group', { name: 'Decision fields' });
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
    await expect(canvas.getByRole('textbox', { name: 'Max sanctioned amount' })).toHaveValue('9,99,99,999');
  },
};

export const OnHold: Story = { args: { from: 'HOLD', draft: draftOfLoan(loans.onHold) } };
export const Approved: Story = { args: { from: 'APPROVED', draft: approvedDraft } };
export const ApprovedDark: Story = {
  args: { from: 'APPROVED', draft: approvedDraft },
  globals: { theme: 'dark' },
};
export const Submitting: Story = {
  args: { from: 'APPROVED', draft: approvedDraft, submit: { state: 'running' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Submitting/ })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = { args: { draft: emptyDraft } };
