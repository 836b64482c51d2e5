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

/** Chooses two options of the open field: both are kept, and one can be taken back. */
async function chooseTwo(
  {
    args,
    canvas,
    userEvent,
  }: Pick<Parameters<NonNullable<Story['play']>>[0], 'args' | 'canvas' | 'userEvent'>,
  field: keyof typeof emptyDraft,
  ...[first, second]: [string, string]
) {
  const before = [args.draft[field]].flat();
  for (const name of [first, second]) await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  await expect(args.onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ [field]: [...before, first, second] }),
  );
  await userEvent.click(canvas.getByRole('button', { name: `Remove ${first}` }));
  await expect(args.onDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ [field]: [...before, second] }),
  );
}

export const DefaultChoicesWithoutConfiguration: Story = {
  args: { from: 'HOLD', config: { ...config, caseStatusChoices: [] } },
  parameters: { covers: ['CR-184.a', 'CR-184.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('The default case status choices are approved, rejected, onHold and pending', async () => {
      const choices = within(canvas.getByRole('radiogroup', { name: /Case status/ }));
      const radios = choices.getAllByRole('radio');
      await expect(radios.map(radio => radio.getAttribute('value'))).toEqual([
        'APPROVED',
        'REJECTED',
        'HOLD',
        'PENDING',
      ]);
      await expect(radios.map(radio => radio.closest('label')?.textContent)).toEqual([
        'Approved',
        'Rejected',
        'On hold',
        'Pending',
      ]);
      for (const radio of radios) await expect(radio).toBeEnabled();
    });
    await step('onHold means HOLD: it reveals the hold reasons and the hold category', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Pending' }));
      await expect(canvas.queryByRole('combobox', { name: /Hold reason/ })).toBeNull();
      await userEvent.click(canvas.getByRole('radio', { name: 'On hold' }));
      await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ caseStatus: 'HOLD' }));
      await expect(canvas.getByRole('combobox', { name: /Hold reason/ })).toBeVisible();
      await expect(canvas.getByRole('radiogroup', { name: /Hold category/ })).toBeVisible();
    });
  },
};

export const AChosenStatusThatCanNoLongerFollow: Story = {
  args: {
    from: 'APPROVED',
    config: { ...config, caseStatusChoices: [] },
    draft: { ...emptyDraft, caseStatus: 'PENDING' },
  },
  play: async ({ canvas, step }) => {
    await step(
      'pending, which is offered only where it may follow, stays in sight while chosen',
      async () => {
        const pending = canvas.getByRole('radio', { name: 'Pending' });
        await expect(pending).toBeChecked();
        await expect(pending).toBeDisabled();
      },
    );
  },
};

export const ConfiguredChoices: Story = {
  args: {
    config: {
      ...config,
      caseStatusChoices: [
        { label: 'Drop', value: 'INACTIVE' },
        { label: 'Refuse', value: 'REJECTED' },
      ],
    },
  },
  parameters: { covers: ['CR-184.c'] },
  play: async ({ canvas, step }) => {
    await step('The configured case status choices are offered, and no others', async () => {
      const choices = within(canvas.getByRole('radiogroup', { name: /Case status/ }));
      await expect(
        choices
          .getAllByRole('radio')
          .map(radio => [radio.getAttribute('value'), radio.closest('label')?.textContent]),
      ).toEqual([
        ['INACTIVE', 'Drop'],
        ['REJECTED', 'Refuse'],
      ]);
    });
  },
};

export const RejectedRevealsRejectionReasons: Story = {
  parameters: { covers: ['CR-174.a', 'CR-187.a', 'CR-187.b', 'CR-190.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
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
      await chooseTwo(
        { args, canvas, userEvent },
        'rejectionReasons',
        'Low bureau score',
        'FOIR above limit',
      );
    });
    await step('With another case status they are not there', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
      await expect(canvas.queryByRole('combobox', { name: /Rejection reason/ })).toBeNull();
      await expect(canvas.queryByText('FOIR above limit')).toBeNull();
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
    const whatIf = () => canvas.queryByRole('button', { name: /What if/ });
    await step(
      'Before there is a status neither terms nor what-if are shown, after Approved they are',
      async () => {
        await expect(amount()).toBeNull();
        await expect(whatIf()).toBeNull();
        await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
        await expect(amount()).toBeVisible();
        await expect(amount()).toBeRequired();
        await expect(whatIf()).toBeVisible();
      },
    );
    await step('Without terms a hold shows neither their fields nor EMI and FOIR', async () => {
      await userEvent.click(hold());
      await expect(amount()).toBeNull();
      await expect(whatIf()).toBeNull();
      await expect(canvas.queryByRole('combobox', { name: /Industry type/ })).toBeNull();
      await expect(canvas.queryByRole('group', { name: 'What the terms come to' })).toBeNull();
    });
    await step('A term that would be sent stays in sight', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
      await userEvent.type(canvas.getByRole('textbox', { name: /Max sanctioned amount/ }), '150000');
      await userEvent.click(hold());
      await expect(amount()).toHaveValue('1,50,000');
      await expect(amount()).not.toBeRequired();
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
  parameters: { covers: ['CR-173.a', 'CR-186.a', 'CR-186.b', 'CR-190.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
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
      await chooseTwo(
        { args, canvas, userEvent },
        'inActiveReasons',
        'Customer not interested',
        'Duplicate application',
      );
    });
    await step('With another case status they are not there', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Hold' }));
      await expect(canvas.queryByRole('combobox', { name: /Inactive reason/ })).toBeNull();
      await expect(canvas.queryByText('Duplicate application')).toBeNull();
    });
  },
};

export const CreditTagsAreAMultipleChoice: Story = {
  parameters: { covers: ['CR-178.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The decision form has credit tags, a multiple choice', async () => {
      // The loan has the tag Salary verified.
      await expect(await optionsOf(canvas, userEvent, /Credit tags/)).toEqual([
        'Thin file',
        'Repeat customer',
        'Metro',
      ]);
      await chooseTwo({ args, canvas, userEvent }, 'creditTags', 'Thin file', 'Metro');
      await expect(canvas.getByText('Salary verified')).toBeVisible();
    });
  },
};

export const TenureInStepsOfThree: Story = {
  parameters: { covers: ['CR-183.a', 'CR-190.b'] },
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

const intuition = { good: ['Polite', 'Stable job'], bad: ['Polite', 'Evasive'] };

export const IntuitionTagsAreApart: Story = {
  args: { config: { ...config, customerIntuition: intuition } },
  parameters: { covers: ['CR-179.a', 'CR-179.b', 'CR-190.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const choose = async (name: RegExp, ...options: string[]) => {
      await userEvent.click(canvas.getByRole('combobox', { name }));
      for (const option of options)
        await userEvent.click(await screen.findByRole('option', { name: option }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    };
    await step('two good intuition tags can be chosen', async () => {
      await choose(/Good customer intuition/, 'Polite', 'Stable job');
      await expect(args.onDraft).toHaveBeenLastCalledWith(
        expect.objectContaining({ goodIntuition: ['Polite', 'Stable job'], badIntuition: [] }),
      );
      for (const tag of ['Polite', 'Stable job']) await expect(canvas.getByText(tag)).toBeVisible();
    });
    await step('the same word among the bad ones is another tag', async () => {
      await choose(/Bad customer intuition/, 'Polite');
      await expect(args.onDraft).toHaveBeenLastCalledWith(
        expect.objectContaining({ goodIntuition: ['Polite', 'Stable job'], badIntuition: ['Polite'] }),
      );
    });
  },
};

export const ListsOfTheConfiguration: Story = {
  args: {
    draft: emptyDraft,
    stored: emptyDraft,
    config: {
      ...config,
      holdReasons: [],
      creditTags: ['Night shift'],
      customerIntuition: { good: ['Punctual'], bad: ['Late'] },
      deviations: ['Height'],
      industryTypes: ['Mining'],
      emiDates: [3, 21],
      buckets: [
        { bucketName: 'Gold', bucketType: 'G', interestRate: 12 },
        { bucketName: 'Silver', bucketType: 'S', interestRate: 15.5 },
      ],
    },
  },
  parameters: { covers: ['CR-190.a', 'CR-190.b', 'CR-191.b'] },
  play: async ({ canvas, userEvent, step }) => {
    const offered = async (name: RegExp) => {
      const options = await optionsOf(canvas, userEvent, name);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
      return options;
    };
    await step('each field offers its own list, and only what is in it', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
      await expect(await offered(/^Credit tags/)).toEqual(['Night shift']);
      await expect(await offered(/^Good customer intuition/)).toEqual(['Punctual']);
      await expect(await offered(/^Bad customer intuition/)).toEqual(['Late']);
      await expect(await offered(/^Deviation/)).toEqual(['None', 'Height']);
      await expect(await offered(/^Industry type/)).toEqual(['None', 'Mining']);
      await expect(await offered(/^EMI date/)).toEqual(['3rd', '21st']);
      await expect(await offered(/^Risk bucket/)).toEqual(['None', 'G · Gold', 'S · Silver']);
    });
    await step('tenures and hold categories are constants', async () => {
      await expect(await offered(/^Tenure/)).toEqual(
        [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36].map(months => `${months} months`),
      );
      await userEvent.click(canvas.getByRole('radio', { name: 'Hold' }));
      const categories = within(canvas.getByRole('radiogroup', { name: /Hold category/ }));
      await expect(categories.getAllByRole('radio').map(radio => radio.getAttribute('value'))).toEqual([
        'CDL',
        'TECH',
      ]);
    });
    await step('an empty list offers nothing', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: /Hold reason/ }));
      await expect(screen.queryByRole('option')).toBeNull();
    });
  },
};

export const NoEmiDates: Story = {
  args: { draft: emptyDraft, stored: emptyDraft, config: { ...config, emiDates: [] } },
  parameters: { covers: ['CR-190.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('without EMI dates in the configuration none is offered', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
      const dates = canvas.getByRole('combobox', { name: /^EMI date/ });
      await userEvent.click(dates);
      await expect(dates).toHaveAttribute('aria-expanded', 'true');
      await expect(screen.queryByRole('option')).toBeNull();
    });
  },
};

export const StoredChoicesStay: Story = {
  args: {
    draft: {
      ...emptyDraft,
      creditTags: ['Old tag'],
      goodIntuition: ['Old habit'],
      badIntuition: ['Old doubt'],
      deviation: 'Old deviation',
      emiDate: '9',
    },
    config: {
      ...config,
      creditTags: ['Metro'],
      customerIntuition: { good: ['Punctual'], bad: ['Late'] },
      deviations: ['Age'],
      emiDates: [3],
    },
  },
  parameters: { covers: ['CR-177.a', 'CR-179.b', 'CR-190.a', 'XR-103.g'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('What is stored can be chosen, also when it is offered no longer', async () => {
      await expect(await optionsOf(canvas, userEvent, /^Deviation/)).toEqual([
        'None',
        'Age',
        'Old deviation',
      ]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
      await expect(await optionsOf(canvas, userEvent, /^EMI date/)).toEqual(['3rd', '9th']);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
      for (const tag of ['Old tag', 'Old habit', 'Old doubt'])
        await expect(canvas.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
    });
    await step(
      'what is stored of the good tags is not offered among the bad ones, nor the reverse',
      async () => {
        await expect(await optionsOf(canvas, userEvent, /Bad customer intuition/)).toEqual(['Late']);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
        await expect(await optionsOf(canvas, userEvent, /Good customer intuition/)).toEqual(['Punctual']);
      },
    );
  },
};

export const BucketBringsItsRate: Story = {
  parameters: { covers: ['CR-191.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'The underwriting configuration has buckets with bucketName, bucketType and interestRate',
      async () => {
        await userEvent.click(canvas.getByRole('combobox', { name: /Risk bucket/ }));
        await userEvent.click(await screen.findByRole('option', { name: 'B · Standard' }));
        await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('24');
      },
    );
    await step('A rate that was changed by hand stays', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Interest rate' }), '.5');
      await userEvent.click(canvas.getByRole('combobox', { name: /Risk bucket/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'C · Watch' }));
      await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('24.5');
    });
  },
};

export const MasterTagsForCreditAdmins: Story = {
  args: { mayCreateTags: true },
  parameters: { covers: ['CR-198.a', 'CR-199.a', 'CR-199.b', 'CR-199.c', 'CR-200.a'] },
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
  parameters: { covers: ['CR-198.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step("Only the addMasterTags flag reveals a 'Create New Tags' input", async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: /Credit tags/ }));
      await screen.findByRole('option', { name: 'Thin file' });
      await expect(screen.queryByRole('textbox', { name: 'Create New Tags' })).not.toBeInTheDocument();
    });
  },
};
