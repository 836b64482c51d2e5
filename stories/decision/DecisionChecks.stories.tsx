import { DecisionForm } from '@lending-desk/ui/decision/DecisionForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { approvedDraft, decisionArgs, decisionArgTypes, Kept, submit } from './DecisionForm.cases';

const meta = {
  title: 'Credit/Parts/Checks',
  component: DecisionForm,
  argTypes: decisionArgTypes,
  args: decisionArgs,
  render: args => <Kept {...args} />,
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ApprovedNeedsTheTerms: Story = {
  parameters: { covers: ['CR-194.a', 'CR-194.d'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The decision form must validate before process-application is sent', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
      await userEvent.click(submit(canvas));
      await expect(canvas.getAllByText(/ required$/).map(({ textContent }) => textContent)).toEqual([
        'Max sanctioned loan amount is required',
        'Tenure is required',
        'Interest rate is required',
        'Processing fee rate is required',
        'Max EMI is required',
        'Computed salary is required',
        'Computed obligations are required',
        'Computed FOIR is required',
      ]);
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: 'Max sanctioned amount' })).toHaveFocus();
    });
  },
};

export const HoldRevealsReasonsAndCategory: Story = {
  parameters: {
    covers: ['CR-175.a', 'CR-176.a', 'CR-188.a', 'CR-188.b', 'CR-188.c', 'CR-194.a', 'CR-194.b', 'CR-195.q'],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Choosing case status HOLD reveals the hold reasons and the hold category', async () => {
      await expect(canvas.queryByText('Hold reason')).not.toBeInTheDocument();
      await expect(canvas.queryByText('Hold category')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('radio', { name: 'Hold' }));
      await expect(await canvas.findByRole('combobox', { name: /Hold reason/ })).toBeVisible();
      await expect(await canvas.findByRole('radiogroup', { name: /Hold category/ })).toBeVisible();
    });
    await step('The decision form must validate before process-application is sent', async () => {
      await userEvent.click(submit(canvas));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByText('Hold reason is required')).toBeVisible();
      await expect(canvas.getByText('Hold category is required')).toBeVisible();
    });
    await step('holdReason is a multiple choice', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: /Hold reason/ }));
      for (const name of ['Rent agreement missing', 'Employer call pending']) {
        await userEvent.click(await screen.findByRole('option', { name }));
      }
      await userEvent.keyboard('{Escape}');
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Rent agreement missing' }));
      await expect(args.onDraft).toHaveBeenLastCalledWith(
        expect.objectContaining({ holdReasons: ['Employer call pending'] }),
      );
      await userEvent.click(canvas.getByRole('combobox', { name: /Hold reason/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Rent agreement missing' }));
      await userEvent.keyboard('{Escape}');
    });
    await step('a reason without a category is not sent', async () => {
      await userEvent.click(submit(canvas));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.queryByText('Hold reason is required')).toBeNull();
      await expect(canvas.getByText('Hold category is required')).toBeVisible();
    });
    await step('The items of the hold category are CDL and TECH', async () => {
      const categories = within(canvas.getByRole('radiogroup', { name: /Hold category/ }));
      await expect(categories.getAllByRole('radio').map(radio => radio.getAttribute('value'))).toEqual([
        'CDL',
        'TECH',
      ]);
      await expect(categories.getByRole('radio', { name: 'TECH' })).not.toBeChecked();
      await userEvent.click(categories.getByRole('radio', { name: 'CDL' }));
    });
    await step('process-application sends caseStatus, the hold reasons and holdCategory', async () => {
      await userEvent.click(submit(canvas));
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          caseStatus: 'HOLD',
          holdReasons: ['Employer call pending', 'Rent agreement missing'],
          holdCategory: 'CDL',
        }),
      );
      // A hold asks nothing before it is sent.
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('With another case status neither is there', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Rejected' }));
      await expect(canvas.queryByRole('combobox', { name: /Hold reason/ })).toBeNull();
      await expect(canvas.queryByRole('radiogroup', { name: /Hold category/ })).toBeNull();
    });
  },
};

export const AHoldNeedsAReasonBesideItsCategory: Story = {
  args: { draft: { ...decisionArgs.draft, caseStatus: 'HOLD', holdCategory: 'TECH' } },
  parameters: { covers: ['CR-194.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a category without a reason is not sent, and only the reason is asked for', async () => {
      await userEvent.click(submit(canvas));
      await expect(canvas.getByText('Hold reason is required')).toBeVisible();
      await expect(canvas.queryByText('Hold category is required')).toBeNull();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const ARejectionAndAnInactiveCaseNeedAReason: Story = {
  parameters: { covers: ['CR-194.c', 'CR-195.q'] },
  play: async ({ args, canvas, userEvent, step }) => {
    for (const [status, message] of [
      ['Rejected', 'Rejection reason is required'],
      ['Inactive', 'Inactive reason is required'],
    ] as const) {
      await step(`${status} without a reason is not sent`, async () => {
        await userEvent.click(canvas.getByRole('radio', { name: status }));
        await userEvent.click(submit(canvas));
        await expect(canvas.getByText(message)).toBeVisible();
        await expect(screen.queryByRole('alertdialog')).toBeNull();
        await expect(args.onSubmit).not.toHaveBeenCalled();
      });
    }
    await step('an inactive case with a reason is sent, and nothing is asked once more', async () => {
      await expect(canvas.queryByText('Rejection reason is required')).toBeNull();
      await userEvent.click(canvas.getByRole('combobox', { name: /Inactive reason/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Duplicate application' }));
      await userEvent.keyboard('{Escape}');
      await userEvent.click(submit(canvas));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        ...decisionArgs.draft,
        caseStatus: 'INACTIVE',
        inActiveReasons: ['Duplicate application'],
      });
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
};

export const OnlyNumbersInSanctionFields: Story = {
  args: { draft: { ...decisionArgs.draft, caseStatus: 'APPROVED' } },
  parameters: { covers: ['CR-193.a', 'CR-193.b', 'CR-193.c', 'CR-193.d', 'CR-193.e', 'CR-193.f'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      "The sanction fields must be numeric; otherwise the message is 'Only integer values allowed'",
      async () => {
        const fields = [
          'Max sanctioned amount',
          'Max EMI',
          'Computed salary',
          'Computed obligations',
          'Computed FOIR',
          'Processing fee',
        ];
        for (const [before, name] of fields.entries()) {
          await userEvent.type(canvas.getByRole('textbox', { name }), '95oo');
          await userEvent.tab();
          // Of its own field alone.
          await expect(canvas.getAllByText('Only integer values allowed')).toHaveLength(before + 1);
        }
        await expect(canvas.getByRole('textbox', { name: 'Max EMI' })).toHaveValue('95oo');
        await userEvent.click(submit(canvas));
        await expect(args.onSubmit).not.toHaveBeenCalled();
      },
    );
  },
};

export const ChangingAnApprovalNeedsAReason: Story = {
  args: {
    from: 'APPROVED',
    draft: {
      ...approvedDraft,
      caseStatus: 'HOLD',
      holdReasons: ['Rent agreement missing'],
      holdCategory: 'CDL',
      changeReason: '',
    },
  },
  parameters: { covers: ['CR-172.a', 'CR-189.b', 'CR-194.e'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'Of a loan that is decided caseStatus offers that status, too, and one of all is chosen',
      async () => {
        const statuses = within(canvas.getByRole('radiogroup', { name: /Case status/ }));
        await expect(statuses.getByRole('radio', { name: 'Approved' })).not.toBeChecked();
        await expect(statuses.getAllByRole('radio', { checked: true })).toEqual([
          statuses.getByRole('radio', { name: 'Hold' }),
        ]);
      },
    );
    await step('An approved loan has the Submit button; without a reason nothing is sent', async () => {
      await userEvent.click(submit(canvas));
      await expect(canvas.getByText('Change reason is required')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Change reason' })).toBeRequired();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('with one it is sent', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Change reason' }), 'Employer unreachable');
      await userEvent.click(submit(canvas));
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ caseStatus: 'HOLD', changeReason: 'Employer unreachable' }),
      );
    });
  },
};
