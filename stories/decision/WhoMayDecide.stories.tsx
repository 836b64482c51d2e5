import { draftOfLoan } from '@lending-desk/domain/decision';
import { DecisionForm, type DecisionFormProps } from '@lending-desk/ui/decision/DecisionForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { loans } from '../fixtures/loans';
import { staff } from '../fixtures/staff';
import { approvedDraft, decisionArgs, decisionArgTypes, Kept, submit } from './DecisionForm.cases';

/** When the decision form decides nothing: the status of the loan, the role, or what somebody else did meanwhile. */
const meta = {
  title: 'Credit/Parts/Who may decide',
  component: DecisionForm,
  argTypes: decisionArgTypes,
  args: decisionArgs,
  render: args => <Kept {...args} />,
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoSubmitOnceDisbursed: Story = {
  args: { from: 'DISBURSED', draft: draftOfLoan(loans.disbursed) },
  parameters: { covers: ['CR-189.a'] },
  play: async ({ canvas, step }) => {
    await step('When the case status is DISBURSED the Submit button is hidden', async () => {
      // The form itself is there, with what was decided.
      await expect(canvas.getByRole('form', { name: 'Decision' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Computed salary' })).toHaveValue('62,400');
      await expect(canvas.queryByRole('button', { name: /Submit/ })).not.toBeInTheDocument();
    });
    await step('and nothing of the decision can be changed any more', async () => {
      for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
      for (const status of canvas.getAllByRole('radio')) await expect(status).toBeDisabled();
    });
  },
};

export const NoSubmitOnceDisbursedForItsUnderwriter: Story = {
  args: {
    ...NoSubmitOnceDisbursed.args,
    // Chosen and kept before the loan was disbursed.
    draft: { ...draftOfLoan(loans.disbursed), caseStatus: 'HOLD' },
    whyNot: 'This status cannot follow the present one',
  },
  parameters: { covers: ['CR-189.a'] },
  play: async ({ canvas, step }) => {
    await step(
      'beside the reason why nothing can be decided, and whatever was chosen before, the Submit button is hidden, too',
      async () => {
        await expect(canvas.getByText('This status cannot follow the present one')).toBeVisible();
        await expect(canvas.queryByRole('button', { name: /Submit/ })).not.toBeInTheDocument();
      },
    );
  },
};

/** A rejected loan is opened again by a credit admin only. */
export const StatusesThatMayNotFollow: Story = {
  args: { from: 'REJECTED' },
  play: async ({ args, canvas, userEvent }) => {
    const status = within(canvas.getByRole('radiogroup', { name: /Case status/ }));
    for (const name of ['Approved', 'Hold']) {
      await expect(status.getByRole('radio', { name })).toBeDisabled();
    }
    await userEvent.click(status.getByText('Approved'));
    await expect(status.getByRole('radio', { name: 'Approved' })).not.toBeChecked();
    await expect(args.onDraft).not.toHaveBeenCalled();
  },
};

export const StatusesThatMayFollow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const status = within(canvas.getByRole('radiogroup', { name: /Case status/ }));
    await userEvent.click(status.getByText('Approved'));
    await expect(status.getByRole('radio', { name: 'Approved' })).toBeChecked();
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ caseStatus: 'APPROVED' }));
  },
};

export const ViewersMayNotDecide: Story = {
  args: {
    actor: { roles: staff.creditViewer.roles, isAssignee: false },
    whyNot: 'Your role can view but not change a loan',
    draft: approvedDraft,
  },
  parameters: { covers: ['CR-195.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('With a view-only role nothing of a decision is changed or sent', async () => {
      for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
      await userEvent.click(submit(canvas));
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await expect(canvas.getAllByText('Your role can view but not change a loan').length).toBeGreaterThan(0);
    // The one reason of the whole form, and none of each status.
    await expect(canvas.getByRole('radiogroup', { name: 'Case status' })).not.toHaveAccessibleDescription();
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

const takenOver = new EventTarget();
let isTakenOver = false;
/** The page around it, on which somebody else takes the loan over. */
function TakenOver(props: DecisionFormProps) {
  const isTheirs = useSyncExternalStore(
    told => {
      takenOver.addEventListener('change', told);
      return () => takenOver.removeEventListener('change', told);
    },
    () => isTakenOver,
  );
  return <Kept {...props} whyNot={isTheirs ? 'Only the underwriter of this loan decides it' : undefined} />;
}

export const TakenOverWhileItAsks: Story = {
  args: { from: 'APPROVED', draft: approvedDraft },
  render: args => <TakenOver {...args} />,
  beforeEach: () => {
    isTakenOver = false;
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(submit(canvas));
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this loan?' }));
    await step('what is confirmed afterwards is not sent, and the form says why', async () => {
      isTakenOver = true;
      takenOver.dispatchEvent(new Event('change'));
      await userEvent.click(question.getByRole('button', { name: /^Approve/ }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(submit(canvas)).toHaveAccessibleDescription(
        'Only the underwriter of this loan decides it',
      );
    });
  },
};
