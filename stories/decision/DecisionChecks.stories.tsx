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
  parameters: { covers: ['CR-194'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The decision form must validate before process-application is sent', async () => {
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
    });
  },
};

export const HoldRevealsReasonsAndCategory: Story = {
  parameters: { covers: ['CR-175', 'CR-176', 'CR-188', 'CR-194', 'CR-195'] },
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
          holdReasons: ['Rent agreement missing', 'Employer call pending'],
          holdCategory: 'CDL',
        }),
      );
    });
  },
};

export const OnlyNumbersInSanctionFields: Story = {
  args: { draft: { ...decisionArgs.draft, caseStatus: 'APPROVED' } },
  parameters: { covers: ['CR-193'] },
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
        for (const name of fields) {
          await userEvent.type(canvas.getByRole('textbox', { name }), '95oo');
          await userEvent.tab();
        }
        await expect(canvas.getAllByText('Only integer values allowed')).toHaveLength(fields.length);
        await expect(canvas.getByRole('textbox', { name: 'Max EMI' })).toHaveValue('95oo');
        await userEvent.click(submit(canvas));
        await expect(args.onSubmit).not.toHaveBeenCalled();
      },
    );
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
