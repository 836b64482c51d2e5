import { messages, type PdDraft } from '@lending-desk/domain';
import { PdTab, type PdTabProps } from '@lending-desk/ui/pd/PdTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pdDrafts, pdFeedbacks } from '../fixtures/pd';
import { expectNothingSideways } from '../sideways';

function Kept(props: PdTabProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <PdTab
      {...props}
      draft={draft}
      onDraft={next => {
        setDraft(next);
        props.onDraft(next);
      }}
    />
  );
}

const meta = {
  title: 'PD/PD tab',
  component: PdTab,
  render: args => <Kept {...args} />,
  args: { draft: pdDrafts.empty, onDraft: fn(), onSave: fn(), feedbacks: pdFeedbacks.two },
} satisfies Meta<typeof PdTab>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const question = (canvas: Canvas, name: string) => within(canvas.getByRole('radiogroup', { name }));
const answersOf = (canvas: Canvas, name: string) =>
  question(canvas, name)
    .getAllByRole('radio')
    .map(radio => radio.getAttribute('value'));
const asked = (canvas: Canvas) =>
  canvas.getAllByRole('radiogroup').map((group: HTMLElement) => {
    const label = group.getAttribute('aria-labelledby');
    return label === null ? null : (document.getElementById(label)?.textContent ?? null);
  });

export const BeforeTheFirstAnswer: Story = {
  parameters: { states: ['empty'], covers: ['CR-097', 'CR-100', 'CR-101'] },
  play: async ({ canvas }) => {
    await expect(asked(canvas)).toEqual(['Contactability', 'Call attempt trigger']);
    await expect(answersOf(canvas, 'Contactability')).toEqual(['YES', 'NO']);
    await expect(answersOf(canvas, 'Call attempt trigger')).toEqual(['1', '2', '3', '4', '5', '6']);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(
      within(canvas.getByRole('form', { name: 'PD Feedback' })).getByRole('status'),
    ).toBeEmptyDOMElement();
  },
};

export const NotContactable: Story = {
  args: { draft: { ...pdDrafts.empty, contactability: 'YES' } },
  parameters: { covers: ['CR-102', 'CR-103', 'CR-119'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(question(canvas, 'Contactability').getByRole('radio', { name: 'No' }));
    await expect(asked(canvas)).toEqual([
      'Contactability',
      'Call attempt trigger',
      'Call attempted on',
      'Non contactable reason',
    ]);
    await expect(answersOf(canvas, 'Call attempted on')).toEqual(['BOTH', 'PRIMARY', 'ALTERNATIVE']);
    await expect(answersOf(canvas, 'Non contactable reason')).toEqual([
      'UNANSWERED',
      'SWITCHED_OFF',
      'NOT_REACHABLE',
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Other comment' })).toBeVisible();
  },
};

const yesNoNa = ['YES', 'NO', 'NA'];
const experience = ['UPTO_2', 'UPTO_5', 'UPTO_10', 'ABOVE_10', 'NA'];

export const Contactable: Story = {
  args: { draft: pdDrafts.reached },
  parameters: {
    states: ['ready'],
    covers: [
      'CR-104',
      'CR-105',
      'CR-106',
      'CR-107',
      'CR-108',
      'CR-109',
      'CR-110',
      'CR-111',
      'CR-112',
      'CR-113',
      'CR-114',
      'CR-115',
    ],
  },
  play: async ({ canvas }) => {
    const expected: readonly (readonly [string, readonly string[]])[] = [
      ['Contactable number', ['PRIMARY', 'ALTERNATIVE']],
      ['Skill test conducted', yesNoNa],
      ['Skill test result', ['PASS', 'FAIL']],
      ['Communication skill', ['1', '2', '3', 'NA']],
      ['Current work experience', experience],
      ['Total work experience', experience],
      [
        'Qualification',
        [
          'PRIMARY_SCHOOL',
          'MIDDLE_SCHOOL',
          'HIGH_SCHOOL',
          'HIGHER_SECONDARY_SCHOOL',
          'UNDER_GRADUATE',
          'POST_GRADUATE',
          'PHD',
          'NA',
        ],
      ],
      ['Communication tune', ['POLITE', 'PLEASING', 'AVERAGE', 'DEMANDING', 'RUDE', 'NA']],
      ['Is self employed', yesNoNa],
      ['TAT', yesNoNa],
      ['Interest rate', yesNoNa],
      ['Processing fees', yesNoNa],
      ['Loan amount', yesNoNa],
      ['Pre close', yesNoNa],
      ['EMI date', yesNoNa],
      ['Overall rating', ['1', '2', '3', '4', '5', 'NA']],
    ];
    await expect(asked(canvas).slice(2)).toEqual(expected.map(([name]) => name));
    for (const [name, answers] of expected) await expect(answersOf(canvas, name)).toEqual(answers);
    await expect(canvas.getByRole('textbox', { name: 'Other comment' })).toHaveValue(
      'Knows the EMI date and the processing fee.',
    );
  },
};

export const SkillTestResultOnlyWhenConducted: Story = {
  args: { draft: { ...pdDrafts.reached, skillTestResult: '' } },
  parameters: { covers: ['CR-122'] },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Skill test result response is required');
    await userEvent.click(question(canvas, 'Skill test conducted').getByRole('radio', { name: 'No' }));
    await expect(canvas.queryByRole('radiogroup', { name: 'Skill test result' })).not.toBeInTheDocument();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

/** Saves, expects this fault and the focus on its question, then answers it. */
const stops =
  (message: string, name: string, answer: string) =>
  async (canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
    const group = canvas.getByRole('radiogroup', { name });
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(within(group).getByRole('radio', { name: answer }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  };

const required = (name: string, answer: string) => stops(`${name} response is required`, name, answer);

export const FirstChecksInOrder: Story = {
  parameters: { covers: ['CR-116', 'CR-117', 'CR-118', 'CR-119'] },
  play: async ({ args, canvas, userEvent }) => {
    const walk = [
      stops('Kindly select customer contactability', 'Contactability', 'No'),
      stops('Call Attempt Trigger no response is required', 'Call attempt trigger', '3'),
      required('Call attempted on', 'Alternative'),
      required('Non contactable reason', 'Not reachable'),
    ];
    for (const step of walk) await step(canvas, userEvent);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...pdDrafts.empty,
      contactability: 'NO',
      attemptTrigger: '3',
      callAttemptedOn: 'ALTERNATIVE',
      nonContactabilityReason: 'NOT_REACHABLE',
    });
  },
};

export const ContactableChecksInOrder: Story = {
  args: { draft: { ...pdDrafts.empty, contactability: 'YES', attemptTrigger: '2' } },
  parameters: { covers: ['CR-116', 'CR-120', 'CR-121'] },
  play: async ({ args, canvas, userEvent }) => {
    const walk = [
      required('Contactable number', 'Primary'),
      required('Skill test conducted', 'Yes'),
      required('Skill test result', 'Pass'),
      required('Communication skill', '3'),
      required('Current work experience', 'Up to 5 years'),
      required('Total work experience', 'Up to 10 years'),
      required('Qualification', 'Under graduate'),
      required('Communication tune', 'Polite'),
      required('Is self employed', 'No'),
      required('TAT', 'Yes'),
      required('Interest rate', 'Yes'),
      required('Processing fees', 'Yes'),
      required('Loan amount', 'Yes'),
      required('Pre close', 'NA'),
      required('EMI date', 'Yes'),
      required('Overall rating', '4'),
    ];
    for (const step of walk) await step(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...pdDrafts.reached, otherComment: '' });
  },
};

export const AnsweredByNumbers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    question(canvas, 'Contactability').getByRole('radio', { name: 'Yes' }).focus();
    await userEvent.keyboard('2');
    await expect(question(canvas, 'Contactability').getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('6');
    await expect(question(canvas, 'Call attempt trigger').getByRole('radio', { name: '6' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Call attempted on response is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const DraftRestored: Story = {
  args: {
    draft: { ...pdDrafts.notReached, otherComment: 'Rang twice' } satisfies PdDraft,
    draftNote: 'Draft saved 10:42 am',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft saved 10:42 am')).toBeVisible();
    await expect(
      question(canvas, 'Non contactable reason').getByRole('radio', { name: 'Switched off' }),
    ).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Other comment' })).toHaveValue('Rang twice');
  },
};

export const Saving: Story = {
  args: { draft: pdDrafts.reached, save: { state: 'saving' } },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: /Saving/ });
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Other comment' })).toBeDisabled();
  },
};

export const Saved: Story = {
  args: { save: { state: 'saved', message: messages.pd.saved } },
  parameters: { covers: ['CR-126'] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('form')).getByRole('status')).toHaveTextContent(
      'PD Feedback Details Added Successfully',
    );
  },
};

export const ServerError: Story = {
  args: {
    draft: pdDrafts.reached,
    save: { state: 'failed', message: 'Cannot access loan not assigned to you' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cannot access loan not assigned to you');
    await expect(question(canvas, 'Overall rating').getByRole('radio', { name: '4' })).toBeChecked();
  },
};

export const SaveFailed: Story = {
  args: { draft: pdDrafts.reached, save: { state: 'failed', message: messages.pd.saveFailed } },
  parameters: { states: ['error'], covers: ['CR-125'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some error occured. Contact Admin');
  },
};

export const Viewer: Story = {
  args: { draft: pdDrafts.notReached, whyNot: messages.statusChange.viewerOnly },
  parameters: { states: ['notPermitted'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('Your role can view but not change a loan')[0]).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Past feedbacks (2)' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading PD feedback');
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
};

export const OnALaptop: Story = {
  args: { draft: pdDrafts.reached },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongestRealisticData: Story = {
  args: {
    draft: pdDrafts.longest,
    draftNote: 'Draft saved 10:42 am',
    feedbacks: pdFeedbacks.many,
    save: {
      state: 'failed',
      message: 'Unable to reach the server; what you answered is kept on this computer.',
    },
  },
  parameters: { states: ['longest'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('textbox', { name: 'Other comment' });
    await expect(comment).toHaveValue(pdDrafts.longest.otherComment);
    await expectNothingSideways([comment]);
    await expect(canvas.getByRole('button', { name: 'Past feedbacks (14)' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Dark: Story = { ...Contactable, globals: { theme: 'dark' } };

export const LoadingInDark: Story = { ...Loading, globals: { theme: 'dark' } };
export const BeforeTheFirstAnswerInDark: Story = { ...BeforeTheFirstAnswer, globals: { theme: 'dark' } };
export const SaveFailedInDark: Story = { ...SaveFailed, globals: { theme: 'dark' } };
export const ViewerInDark: Story = { ...Viewer, globals: { theme: 'dark' } };
export const LongestRealisticDataInDark: Story = {
  ...LongestRealisticData,
  globals: { theme: 'dark', viewport: { value: 'laptop' } },
};
