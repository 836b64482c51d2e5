import { PdTab } from '@lending-desk/ui/pd/PdTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { pdDrafts } from '../fixtures/pd';
import type { Area } from '../panels';
import { Kept, pdArgs, question } from './PdTab.cases';

const meta = {
  title: 'Credit/Parts/PD checks',
  component: PdTab,
  render: args => <Kept {...args} />,
  args: pdArgs,
} satisfies Meta<typeof PdTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saves, expects this error with focus on its question, then answers it. */
async function stops(
  { canvas, userEvent }: { canvas: Area; userEvent: UserEventObject },
  message: string,
  name: string,
  answer: string,
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(canvas.getByRole('alert')).toHaveTextContent(new RegExp(`^${message}$`));
  const group = canvas.getByRole('radiogroup', { name });
  await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
  // Of several failures only the first is shown.
  await expect([...(group.closest('form')?.querySelectorAll('[aria-invalid=true]') ?? [])]).toEqual([group]);
  await userEvent.click(within(group).getByRole('radio', { name: answer }));
  await expect(canvas.queryByText(message)).not.toBeInTheDocument();
}

export const FirstChecksInOrder: Story = {
  // What a check says stands in the line in place of the refusal before.
  args: { save: { state: 'failed', message: 'Could not be saved' } },
  parameters: {
    covers: [
      'CR-116.a',
      'CR-116.b',
      'CR-116.c',
      'CR-116.d',
      'CR-117.a',
      'CR-117.b',
      'CR-118.a',
      'CR-118.b',
      'CR-119.a',
      'CR-119.b',
      'CR-119.d',
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const form = { canvas, userEvent };
    await step('First check: contactability is required', () =>
      stops(form, 'Kindly select customer contactability', 'Contactability', 'No'),
    );
    await step('Second check: the attempt trigger is required', () =>
      stops(form, 'Call Attempt Trigger no response is required', 'Call attempt trigger', '3'),
    );
    await step('Not contactable: call attempted on and then the reason are required', async () => {
      await stops(form, 'Call attempted on response is required', 'Call attempted on', 'Alternative');
      await stops(
        form,
        'Non contactable reason response is required',
        'Non contactable reason',
        'Not reachable',
      );
    });
    await step('Nothing is saved before the last of the checks in this order', async () => {
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({
        ...pdDrafts.empty,
        contactability: 'NO',
        attemptTrigger: '3',
        callAttemptedOn: 'ALTERNATIVE',
        nonContactabilityReason: 'NOT_REACHABLE',
      });
    });
  },
};

export const AnAttemptTriggerAlone: Story = {
  args: { draft: { ...pdDrafts.empty, attemptTrigger: '3' } },
  parameters: { covers: ['CR-116.d', 'CR-117.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('With the attempt trigger chosen contactability is asked for all the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^Kindly select customer contactability$/);
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const ContactableChecksInOrder: Story = {
  args: { draft: { ...pdDrafts.empty, contactability: 'YES', attemptTrigger: '2' } },
  parameters: {
    covers: [
      'CR-121.b',
      'CR-121.c',
      'CR-113.a',
      'CR-113.c',
      'CR-114.b',
      'CR-116.b',
      'CR-116.c',
      'CR-116.d',
      'CR-119.c',
      'CR-120.a',
      'CR-120.b',
      'CR-120.c',
      'CR-121.a',
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const answers = [
      ['Contactable number', 'Primary'],
      ['Skill test conducted', 'Yes'],
      ['Skill test result', 'Pass'],
      ['Communication skill', '3'],
      ['Current work experience', 'Up to 5 years'],
      ['Total work experience', 'Up to 10 years'],
      ['Qualification', 'Under graduate'],
      ['Communication tune', 'Polite'],
      ['Is self employed', 'No'],
      ['TAT', 'Yes'],
      ['Interest rate', 'Yes'],
      ['Processing fees', 'Yes'],
      ['Loan amount', 'Yes'],
      ['Pre close', 'NA'],
      ['EMI date', 'Yes'],
      ['Overall rating', '4'],
    ] as const;
    await step('The six follow-up questions are there before any of them is answered', async () => {
      const group = within(canvas.getByRole('group', { name: 'Follow-up questions' }));
      await expect(group.getAllByRole('radiogroup')).toHaveLength(6);
    });
    for (const [name, answer] of answers)
      await step(`In this order, '${name} response is required'`, () =>
        stops({ canvas, userEvent }, `${name} response is required`, name, answer),
      );
    await step('Then nothing is missing, and it is saved', async () => {
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({ ...pdDrafts.reached, otherComment: '' });
    });
  },
};

export const SkillTestResultOnlyWhenConducted: Story = {
  args: { draft: { ...pdDrafts.reached, skillTestResult: '' } },
  parameters: { covers: ['CR-122.a', 'CR-122.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The skill test result is required only when skill test conducted is YES', async () => {
      const save = canvas.getByRole('button', { name: 'Save' });
      await userEvent.click(save);
      await expect(canvas.getByRole('alert')).toHaveTextContent('Skill test result response is required');
      await userEvent.click(question(canvas, 'Skill test conducted').getByRole('radio', { name: 'No' }));
      await expect(canvas.queryByRole('radiogroup', { name: 'Skill test result' })).not.toBeInTheDocument();
      await userEvent.click(save);
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await userEvent.click(question(canvas, 'Skill test conducted').getByRole('radio', { name: 'NA' }));
      await userEvent.click(save);
      await expect(args.onSave).toHaveBeenCalledTimes(2);
    });
  },
};
