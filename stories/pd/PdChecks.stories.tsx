import { PdTab } from '@lending-desk/ui/pd/PdTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { pdDrafts } from '../fixtures/pd';
import type { Area } from '../panels';
import { Kept, pdArgs, question } from './PdTab.cases';

const meta = {
  title: 'PD/Checks',
  component: PdTab,
  render: args => <Kept {...args} />,
  args: pdArgs,
} satisfies Meta<typeof PdTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saves, expects this error with focus on its question, then answers it. */
const stops =
  (message: string, name: string, answer: string) => async (canvas: Area, userEvent: UserEventObject) => {
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

export const SkillTestResultOnlyWhenConducted: Story = {
  args: { draft: { ...pdDrafts.reached, skillTestResult: '' } },
  parameters: { covers: ['CR-122'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The skill test result is required only when skill test conducted is YES', async () => {
      const save = canvas.getByRole('button', { name: 'Save' });
      await userEvent.click(save);
      await expect(canvas.getByRole('alert')).toHaveTextContent('Skill test result response is required');
      await userEvent.click(question(canvas, 'Skill test conducted').getByRole('radio', { name: 'No' }));
      await expect(canvas.queryByRole('radiogroup', { name: 'Skill test result' })).not.toBeInTheDocument();
      await userEvent.click(save);
      await expect(args.onSave).toHaveBeenCalledTimes(1);
    });
  },
};
