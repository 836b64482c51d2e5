import { draftOfLoan, emptyDraft } from '@lending-desk/domain/decision';
import { DecisionForm, type DecisionReach } from '@lending-desk/ui/decision/DecisionForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { config, loans } from '../fixtures/loans';
import type { Acts } from '../journeys/acts';
import { approvedDraft, decisionArgs, decisionArgTypes, Kept, submit } from './DecisionForm.cases';

const meta = {
  title: 'Credit/Parts/Decision form',
  component: DecisionForm,
  argTypes: decisionArgTypes,
  args: decisionArgs,
  render: args => <Kept {...args} />,
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {
  parameters: {
    covers: [
      ...['CR-172.a', 'CR-177.a', 'CR-180.a', 'CR-180.b', 'CR-180.c', 'CR-180.d', 'CR-181.a', 'CR-181.b'],
      ...['CR-182.a', 'CR-182.b', 'CR-182.c'],
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    const typed = async (...names: string[]) => {
      for (const name of names) await expect(canvas.getByRole('textbox', { name })).toBeInTheDocument();
    };
    const chosen = async (...names: string[]) => {
      for (const name of names) {
        await expect(canvas.getByRole('combobox', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
      }
    };
    await step('The decision form has caseStatus', async () => {
      await expect(canvas.getByRole('radiogroup', { name: /Case status/ })).toBeVisible();
    });
    await step('deviation and credit tags', () => chosen('Deviation', 'Credit tags'));
    await step('good and bad customer intuition tags', () =>
      chosen('Good customer intuition', 'Bad customer intuition'),
    );
    await step('emiDate, risk bucket, interest rate, max EMI and max sanctioned loan amount', async () => {
      await chosen('EMI date', 'Risk bucket');
      await typed('Interest rate', 'Max EMI', 'Max sanctioned amount');
    });
    await step('computed salary, computed obligations, computed FOIR and industry type', async () => {
      await typed('Computed salary', 'Computed obligations', 'Computed FOIR');
      await chosen('Industry type');
    });
    await step('tenure in months, processing fee rate in % and changeReason', async () => {
      await chosen('Tenure');
      await typed('Processing fee', 'Change reason');
      for (const name of ['Processing fee', 'Interest rate', 'Computed FOIR'])
        await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(/%$/);
      for (const name of ['Max EMI', 'Max sanctioned amount', 'Computed salary', 'Computed obligations'])
        await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription('Rs.');
    });
    await step('and no reasons before there is a status that needs them', async () => {
      await expect(canvas.queryByText('Inactive reason')).not.toBeInTheDocument();
      await expect(canvas.queryByText('Rejection reason')).not.toBeInTheDocument();
      await expect(canvas.queryByText('Hold reason')).not.toBeInTheDocument();
      await expect(canvas.queryByText('Hold category')).not.toBeInTheDocument();
    });
    await step('Of the case statuses one at a time is chosen', async () => {
      const status = within(canvas.getByRole('radiogroup', { name: /Case status/ }));
      await userEvent.click(status.getByRole('radio', { name: 'Approved' }));
      await userEvent.click(status.getByRole('radio', { name: 'Rejected' }));
      const chosen = status.getAllByRole('radio', { checked: true });
      await expect(chosen).toEqual([status.getByRole('radio', { name: 'Rejected' })]);
    });
  },
};

export const EveryFieldKeepsItsOwn: Story = {
  args: { draft: emptyDraft, stored: emptyDraft },
  parameters: {
    covers: [
      ...['CR-177.a', 'CR-180.a', 'CR-180.b', 'CR-180.c', 'CR-180.d', 'CR-181.a', 'CR-181.b'],
      ...['CR-182.a', 'CR-182.b', 'CR-182.c'],
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const choose = async (name: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    const type = async (name: string, text: string) =>
      userEvent.type(canvas.getByRole('textbox', { name }), text);
    await step('each choice of the form has its own field', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
      await choose(/^Deviation/, 'Age');
      await choose(/^EMI date/, '7th');
      await choose(/^Risk bucket/, 'A · Prime');
      await choose(/^Risk bucket/, 'C · Watch');
      await choose(/^Industry type/, 'Retail');
      await choose(/^Tenure/, '18 months');
    });
    await step('and so has each figure and the change reason', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Interest rate' }));
      await type('Interest rate', '27.5');
      await type('Max EMI', '9500');
      await type('Max sanctioned amount', '150000');
      await type('Computed salary', '62400');
      await type('Computed obligations', '11850');
      await type('Computed FOIR', '34.2');
      await type('Processing fee', '2.5');
      await type('Change reason', 'New slip');
    });
    await step('what was entered is kept under its own name', async () => {
      await expect(args.onDraft).toHaveBeenLastCalledWith({
        ...emptyDraft,
        caseStatus: 'APPROVED',
        deviation: 'Age',
        emiDate: '7',
        riskBucket: 'C',
        industryType: 'Retail',
        months: '18',
        interestRate: '27.5',
        maxEmi: '9500',
        maxAmount: '150000',
        computedSalary: '62400',
        computedObligations: '11850',
        computedFoir: '34.2',
        processingFeeRate: '2.5',
        changeReason: 'New slip',
      });
    });
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

export const TheFoirOfTheFootIsOffered: Story = {
  args: { from: 'APPROVED', draft: { ...approvedDraft, computedFoir: '' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Computed FOIR' });
    await step('While the foot knows the FOIR, the field offers it', async () => {
      await expect(canvas.getByText('32.4%')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Use 32.35' }));
      await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ computedFoir: '32.35' }));
    });
    await step('Once used, nothing is offered, and the field has the focus', async () => {
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('32.35');
      await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull();
    });
    await step('Other terms, another offer', async () => {
      const amount = canvas.getByRole('textbox', { name: 'Max sanctioned amount' });
      await userEvent.clear(amount);
      await userEvent.type(amount, '150000');
      await expect(canvas.getByRole('button', { name: /^Use \d/ })).toBeVisible();
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Computed salary' }));
      await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull();
    });
  },
};

export const WhatIsLeft: Story = {
  args: { from: 'PENDING', draft: { ...approvedDraft, maxEmi: '', emiDate: '', computedFoir: '' } },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'The line below Submit counts the fields that are left and names the first on the screen',
      async () => {
        await expect(canvas.getByText(/^3 fields left:/)).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: 'Max EMI' }));
        await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Max EMI' })).toHaveFocus());
      },
    );
    await step('When the draft was kept is never cut', async () => {
      const kept = canvas.getByText('Draft saved 10:42 am');
      await expect(kept.scrollWidth).toBeLessThanOrEqual(kept.clientWidth + 1);
    });
    await step('With nothing left it is ready', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Max EMI' }), '9500');
      await expect(canvas.getByText(/^2 fields left:/)).toBeVisible();
      await userEvent.click(canvas.getByRole('combobox', { name: 'EMI date' }));
      await userEvent.click(await screen.findByRole('option', { name: '7th' }));
      await expect(canvas.getByText(/^1 field left:/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Use 32.35' }));
      await expect(canvas.getByText('Ready to send')).toBeVisible();
    });
  },
};

export const AHoldSaysWhatWillBeSent: Story = {
  args: {
    from: 'IN_REVIEW',
    draft: {
      ...emptyDraft,
      caseStatus: 'HOLD',
      holdReasons: ['Bank statement missing', 'Work e-mail'],
      holdCategory: 'CDL',
      // Of another status, so not sent.
      rejectionReasons: ['FOIR above limit'],
      goodIntuition: ['Stable job'],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const sent = () => within(canvas.getByRole('region', { name: 'What will be sent' }));
    const facts = () =>
      sent()
        .getAllByRole('term')
        .map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    await step('A hold is not asked about; its values stand below the fields', async () => {
      await expect(facts()).toEqual([
        'Case status: In review On hold',
        'Hold reason: Bank statement missing, Work e-mail',
        'Hold category: CDL',
        'Good customer intuition: Stable job',
      ]);
      await expect(sent().getByText('4 values')).toBeVisible();
    });
    await step('They follow the form', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'TECH' }));
      await expect(facts()).toContain('Hold category: TECH');
    });
    await step('An approval is asked about, and shows them there', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
      await expect(canvas.queryByRole('region', { name: 'What will be sent' })).toBeNull();
    });
  },
};

export const NothingIsSentBeforeACaseStatus: Story = {
  args: { draft: { ...emptyDraft, goodIntuition: ['Stable job'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /Case status/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What will be sent' })).toBeNull();
  },
};

export const CtrlEnterSubmits: Story = {
  args: { draft: draftOfLoan(loans.onHold) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('pressed anywhere else it submits nothing', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Max EMI' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

const reach = createRef<DecisionReach>();
async function lead({ userEvent }: Acts, where: keyof DecisionReach) {
  addEventListener('keydown', () => reach.current?.[where](), { once: true });
  await userEvent.keyboard('{F9}');
}

export const ReachedByKeysOfThePage: Story = {
  args: { from: 'APPROVED', draft: { ...approvedDraft, maxEmi: '' } },
  render: args => <Kept {...args} reach={reach} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const maxEmi = canvas.getByRole('textbox', { name: 'Max EMI' });
    await step('the case status that is chosen, and the first field that is left', async () => {
      await lead({ userEvent }, 'status');
      await expect(canvas.getByRole('radio', { name: 'Approved' })).toHaveFocus();
      await lead({ userEvent }, 'missing');
      await waitFor(() => expect(maxEmi).toHaveFocus());
      await expect(maxEmi).toBeInvalid();
    });
    await step('the first slider of the what-if, whose terms are put into the form', async () => {
      await lead({ userEvent }, 'whatIf');
      const amount = await canvas.findByRole('slider', { name: 'Amount' });
      await waitFor(() => expect(amount).toHaveFocus());
      await lead({ userEvent }, 'useThese');
      await expect(args.onDraft).not.toHaveBeenCalled();
      await fireEvent.change(amount, { target: { value: 1_50_000_00 } });
      await lead({ userEvent }, 'useThese');
      await expect(args.onDraft).toHaveBeenLastCalledWith({
        ...args.draft,
        maxAmount: '150000',
        months: args.draft.months,
      });
    });
    await step('and the button: what is missing is said, then it asks', async () => {
      await lead({ userEvent }, 'submit');
      await waitFor(() => expect(maxEmi).toHaveFocus());
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await userEvent.type(maxEmi, '9500');
      await lead({ userEvent }, 'submit');
      await expect(await screen.findByRole('alertdialog', { name: 'Approve this loan?' })).toBeVisible();
    });
  },
};

export const NothingIsTriedWithoutTerms: Story = {
  args: { from: 'PENDING', draft: emptyDraft, stored: emptyDraft },
  render: args => <Kept {...args} reach={reach} />,
  play: async ({ canvas, userEvent }) => {
    await lead({ userEvent }, 'whatIf');
    const maxEmi = () => canvas.queryByRole('textbox', { name: 'Max EMI' });
    for (const name of ['Inactive', 'Rejected', 'Hold']) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await expect(maxEmi()).toBeNull();
    }
    await userEvent.click(document.body);
    await lead({ userEvent }, 'status');
    await expect(canvas.getByRole('radio', { name: 'Hold' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
    await expect(maxEmi()).toBeVisible();
    await expect(canvas.getByRole('button', { name: /What if/, expanded: false })).toBeVisible();
  },
};

export const SubmitFailed: Story = {
  args: {
    from: 'APPROVED',
    draft: approvedDraft,
    submit: { state: 'failed', message: 'Unable to process application' },
  },
  parameters: { covers: ['CR-196.b'] },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to process application');
    await step('After a failure what was typed is still there and can be submitted again', async () => {
      const typed = canvas
        .getAllByRole<HTMLInputElement | HTMLTextAreaElement>('textbox')
        .map(({ value }) => value);
      await expect(typed).toEqual([
        'Salary slip of October arrived',
        ...['1,25,000', '24', '2.5', '9,500', '62,400', '11,850', '32.35'],
      ]);
      await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
      for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeEnabled();
      await expect(submit(canvas)).toBeEnabled();
    });
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

export const Submitting: Story = {
  args: { from: 'APPROVED', draft: approvedDraft, submit: { state: 'running' } },
  parameters: { covers: ['CR-195.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('While a decision is on its way no second one is sent, and no field changes', async () => {
      const button = canvas.getByRole('button', { name: /Submitting/ });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
    });
  },
};

export const Empty: Story = { args: { draft: emptyDraft } };

export const ARehearsalAsksNothing: Story = {
  args: { draft: approvedDraft, rehearsal: 'Show the decision' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('its button says what it does, and an approval is not confirmed', async () => {
      await expect(canvas.queryByRole('button', { name: /Submit decision/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: /Show the decision/ }));
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
};
