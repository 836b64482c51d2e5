import { emptyDraft } from '@lending-desk/domain/decision';
import { DecisionForm } from '@lending-desk/ui/decision/DecisionForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { config } from '../fixtures/loans';
import type { Area } from '../panels';
import { decisionArgs, decisionArgTypes, Kept } from './DecisionForm.cases';

const meta = {
  title: 'Credit/Parts/Choices',
  component: DecisionForm,
  argTypes: decisionArgTypes,
  args: decisionArgs,
  render: args => <Kept {...args} />,
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a field of the form and reads what it offers. */
async function optionsOf(canvas: Area, userEvent: UserEventObject, name: RegExp) {
  await userEvent.click(canvas.getByRole('combobox', { name }));
  return (await screen.findAllByRole('option')).map(option => option.textContent);
}

/** Chooses two options of the open field; both are kept. */
async function chooseTwo(canvas: Area, userEvent: UserEventObject, ...names: [string, string]) {
  for (const name of names) await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  for (const name of names) await expect(canvas.getByText(name)).toBeVisible();
}

export const DefaultChoicesWithoutConfiguration: Story = {
  args: { from: 'HOLD', config: { ...config, caseStatusChoices: [] } },
  parameters: { covers: ['CR-184'] },
  play: async ({ canvas, step }) => {
    await step('The default case status choices are approved, rejected, onHold and pending', async () => {
      const choices = within(canvas.getByRole('radiogroup', { name: /Case status/ }));
      await expect(choices.getAllByRole('radio')).toHaveLength(4);
      for (const name of ['Approved', 'Rejected', 'On hold', 'Pending']) {
        await expect(choices.getByRole('radio', { name })).toBeEnabled();
      }
    });
  },
};

export const RejectedRevealsRejectionReasons: Story = {
  parameters: { covers: ['CR-174', 'CR-187', 'CR-190'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Choosing case status REJECTED reveals the rejection reasons', async () => {
      await expect(canvas.queryByText('Rejection reason')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('radio', { name: 'Rejected' }));
      await expect(canvas.getByRole('combobox', { name: /Rejection reason/ })).toBeVisible();
      await expect(canvas.queryByText('Hold category')).not.toBeInTheDocument();
    });
    await step('The list of choices comes from the underwriting configuration', async () => {
      await expect(await optionsOf(canvas, userEvent, /Rejection reason/)).toEqual([
        'Low bureau score',
        'FOIR above limit',
        'Employer not verified',
        'Document forged',
      ]);
    });
    await step('rejectReason is a multiple choice', async () => {
      await chooseTwo(canvas, userEvent, 'Low bureau score', 'FOIR above limit');
    });
  },
};

export const AStatusWithoutTermsHidesThem: Story = {
  args: {
    from: 'PENDING',
    config: { ...config, caseStatusChoices: [] },
    draft: emptyDraft,
    stored: emptyDraft,
  },
  play: async ({ canvas, step, userEvent }) => {
    const amount = () => canvas.queryByRole('textbox', { name: /Max sanctioned amount/ });
    const hold = () => canvas.getByRole('radio', { name: 'On hold' });
    await step('Without terms a hold shows neither their fields nor EMI and FOIR', async () => {
      await expect(amount()).toBeVisible();
      await userEvent.click(hold());
      await expect(amount()).toBeNull();
      await expect(canvas.queryByRole('combobox', { name: /Industry type/ })).toBeNull();
      await expect(canvas.queryByRole('group', { name: 'What the terms come to' })).toBeNull();
    });
    await step('A term that would be sent stays in sight', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
      await userEvent.type(canvas.getByRole('textbox', { name: /Max sanctioned amount/ }), '150000');
      await userEvent.click(hold());
      await expect(amount()).toHaveValue('1,50,000');
    });
    await step('The keys that send it are shown while the form has the focus', async () => {
      const keys = canvas.getByText('Ctrl Enter');
      await expect(keys).toBeVisible();
      hold().blur();
      await expect(keys).not.toBeVisible();
    });
  },
};

export const InactiveRevealsInactiveReasons: Story = {
  parameters: { covers: ['CR-173', 'CR-186'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Choosing case status INACTIVE reveals the inactive reasons', async () => {
      await expect(canvas.queryByText('Inactive reason')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('radio', { name: 'Inactive' }));
      await expect(await optionsOf(canvas, userEvent, /Inactive reason/)).toEqual([
        'Customer not interested',
        'Not reachable for 15 days',
        'Duplicate application',
      ]);
    });
    await step('inActiveReason is a multiple choice', async () => {
      await chooseTwo(canvas, userEvent, 'Customer not interested', 'Duplicate application');
    });
  },
};

export const CreditTagsAreAMultipleChoice: Story = {
  parameters: { covers: ['CR-178'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The decision form has credit tags, a multiple choice', async () => {
      // The loan has the tag Salary verified.
      await expect(await optionsOf(canvas, userEvent, /Credit tags/)).toEqual([
        'Thin file',
        'Repeat customer',
        'Metro',
      ]);
      await chooseTwo(canvas, userEvent, 'Thin file', 'Metro');
      await expect(canvas.getByText('Salary verified')).toBeVisible();
    });
  },
};

export const TenureInStepsOfThree: Story = {
  parameters: { covers: ['CR-183'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tenure options are 3 to 36 months in steps of 3', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: /Tenure/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual(
        [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36].map(months => `${months} months`),
      );
    });
  },
};

export const BucketBringsItsRate: Story = {
  parameters: { covers: ['CR-191'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'The underwriting configuration has buckets with bucketName, bucketType and interestRate',
      async () => {
        await userEvent.click(canvas.getByRole('combobox', { name: /Risk bucket/ }));
        await userEvent.click(await screen.findByRole('option', { name: 'B · Standard' }));
        await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('24');
      },
    );
  },
};

export const MasterTagsForCreditAdmins: Story = {
  args: { mayCreateTags: true },
  parameters: { covers: ['CR-198', 'CR-199', 'CR-200'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Credit tags/ }));
    const input = await screen.findByRole('textbox', { name: 'Create New Tags' });
    await step("The addMasterTags flag reveals a 'Create New Tags' input in the tag dropdown", async () => {
      await expect(input).toBeVisible();
    });
    await step('Nothing is sent when the new-tags input has no non-blank value', async () => {
      await userEvent.type(input, ' , ,');
      await userEvent.keyboard('{Enter}');
      await expect(args.onCreateTags).not.toHaveBeenCalled();
    });
    await step('The input is split on commas, each part is trimmed and blanks are dropped', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, ' Night shift ,, Gig worker ,');
      await userEvent.click(screen.getByRole('button', { name: 'Create' }));
      await expect(args.onCreateTags).toHaveBeenCalledWith(['Night shift', 'Gig worker']);
    });
  },
};

export const NoMasterTagsForOthers: Story = {
  parameters: { covers: ['CR-198'] },
  play: async ({ canvas, userEvent, step }) => {
    await step("Only the addMasterTags flag reveals a 'Create New Tags' input", async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: /Credit tags/ }));
      await screen.findByRole('option', { name: 'Thin file' });
      await expect(screen.queryByRole('textbox', { name: 'Create New Tags' })).not.toBeInTheDocument();
    });
  },
};
