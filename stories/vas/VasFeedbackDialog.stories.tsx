import { aVasDraft, aVasRequest } from '@lending-desk/domain/testing';
import { emptyVasDraft } from '@lending-desk/domain/vas';
import { VasFeedbackDialog, type VasFeedbackDialogProps } from '@lending-desk/ui/vas/VasFeedbackDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { keepsEditing } from '../keepsEditing';
import { useHeld } from '../useHeld';

function Kept(props: VasFeedbackDialogProps) {
  const held = useHeld({ value: props.draft, onChange: props.onDraft });
  return <VasFeedbackDialog {...props} draft={held.value} onDraft={held.onChange} />;
}

const meta = {
  title: 'VAS and horoscope/Dialogs/Add New VAS Feedback',
  component: VasFeedbackDialog,
  render: args => <Kept {...args} />,
  args: {
    open: true,
    mode: 'add',
    about: 'Kavya Raghunathan, loan 482190',
    initial: emptyVasDraft,
    draft: emptyVasDraft,
    onDraft: fn(),
    save: { state: 'idle' },
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof VasFeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add New VAS Feedback' }));
type Inside = Awaited<ReturnType<typeof dialog>>;

const asks = [
  ['How much does the customer interact with us?', ['No', 'Average', 'High']],
  ['Will the customer rate us?', ['No', 'Yes']],
  ['Will the customer take part in our programmes?', ['No', 'Will think about it', 'Yes']],
  ['How does the customer communicate?', ['Bad', 'Average', 'Good']],
  ['Will the customer give a testimonial?', ['No', 'Yes']],
] as const;

const question = (inside: Inside, name: string) =>
  within(inside.getByRole('radiogroup', { name: new RegExp(name.replace('?', '\\?')) }));

export const FiveQuestionsAndAMessage: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      'VA-009.a',
      'VA-009.c',
      'VA-009.d',
      'VA-009.e',
      'VA-012.a',
      'VA-012.b',
      'VA-013.a',
      'VA-013.b',
      'VA-014.a',
      'VA-015.a',
      'VA-015.b',
      'VA-016.a',
      'VA-016.b',
      'M54.b',
    ],
  },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step("The dialog 'Add New VAS Feedback' is 800 px wide", async () => {
      await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(800);
    });
    await step('each question has its answers, and none is given', async () => {
      await expect(inside.getAllByRole('radiogroup')).toHaveLength(5);
      for (const [name, answers] of asks) {
        const radios = question(inside, name).getAllByRole('radio');
        await expect(radios.map(radio => radio.closest('label')?.textContent)).toEqual([...answers]);
        for (const radio of radios) await expect(radio).not.toBeChecked();
      }
      await expect(inside.getByText('0 of 5 answered')).toBeVisible();
    });
    await step(
      'each question takes one answer, sent in its own field as it is spelt in the list, with the message',
      async () => {
        for (const [name, answers] of asks) {
          await userEvent.click(question(inside, name).getByRole('radio', { name: answers[0] }));
          await userEvent.click(question(inside, name).getByRole('radio', { name: answers.at(-1) ?? '' }));
          await expect(question(inside, name).getAllByRole('radio', { checked: true })).toHaveLength(1);
        }
        await userEvent.type(inside.getByRole('textbox', { name: 'Feedback Message' }), ' Pleased. ');
        await userEvent.click(inside.getByRole('button', { name: 'Add' }));
        await expect(args.onSave).toHaveBeenCalledOnce();
        await expect(args.onSave).toHaveBeenCalledWith({
          customerInteraction: 'HIGH',
          customerRating: 'YES',
          customerParticipation: 'YES',
          customerCommunication: 'GOOD',
          customerTestimonial: 'YES',
          vasFeedback: 'Pleased.',
        });
      },
    );
  },
};

export const AllFiveAreRequired: Story = {
  args: { draft: aVasDraft({ customerCommunication: '' }) },
  parameters: { covers: ['VA-009.d', 'VA-011.a', 'VA-011.b'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step('The dialog has five mandatory radio questions', async () => {
      await expect(inside.getByText('4 of 5 answered')).toBeVisible();
      for (const group of inside.getAllByRole('radiogroup')) await expect(group).toBeRequired();
    });
    await step(
      "All five answers are required; otherwise the message is 'Choose all Customer Response'",
      async () => {
        await userEvent.click(inside.getByRole('button', { name: 'Add' }));
        await expect(
          question(inside, 'How does the customer communicate?').getByRole('radio', { name: 'Bad' }),
        ).toHaveFocus();
        await expect(
          inside.getByRole('radiogroup', { name: /How does the customer communicate/ }),
        ).toHaveAccessibleDescription('Choose all Customer Response');
        await expect(args.onSave).not.toHaveBeenCalled();
        await userEvent.click(inside.getByRole('radio', { name: 'Good' }));
        await expect(inside.queryByText('Choose all Customer Response')).toBeNull();
        await userEvent.click(inside.getByRole('button', { name: 'Add' }));
        await expect(args.onSave).toHaveBeenCalledOnce();
        await expect(args.onSave).toHaveBeenCalledWith(aVasRequest());
      },
    );
  },
};

export const AClickOutsideDoesNotClose: Story = {
  parameters: { covers: ['VA-009.b'] },
  play: async ({ args, userEvent, step }) => {
    await step("The dialog 'Add New VAS Feedback' is persistent", async () => {
      const inside = await dialog();
      const scrim = screen.getByRole('dialog').parentElement;
      if (!scrim) throw new Error('No scrim');
      await userEvent.click(scrim);
      const message = inside.getByRole('textbox', { name: 'Feedback Message' });
      await userEvent.type(message, 'Half a');
      await userEvent.click(scrim);
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(message).toHaveValue('Half a');
      await userEvent.clear(message);
      await userEvent.click(inside.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const ClosingAsksBeforeDiscarding: Story = {
  args: { draft: aVasDraft(), draftNote: 'Draft saved 10:42 am' },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await expect(inside.getByText('Draft saved 10:42 am')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(inside.getByRole('alert')).toHaveTextContent('Discard what you entered?');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const EditingTheOwnFeedback: Story = {
  args: { mode: 'edit', initial: aVasDraft(), draft: aVasDraft() },
  parameters: { covers: ['VA-010.a', 'VA-019.b'] },
  play: async ({ args, userEvent, step }) => {
    const inside = within(await screen.findByRole('dialog', { name: 'Edit VAS Feedback' }));
    await step(
      'If the current user already has a VAS feedback for the loan, it opens with its answers and text',
      async () => {
        await expect(
          question(inside, 'Will the customer take part in our programmes?').getByRole('radio', {
            name: 'Will think about it',
          }),
        ).toBeChecked();
        await expect(inside.getByRole('textbox', { name: 'Feedback Message' })).toHaveValue(
          'Asked about the skill course.',
        );
      },
    );
    await step('Editing sends vasFeedback and the five answers, changed or not', async () => {
      await userEvent.click(
        question(inside, 'Will the customer take part in our programmes?').getByRole('radio', {
          name: 'Yes',
        }),
      );
      await userEvent.click(inside.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith(aVasRequest({ customerParticipation: 'YES' }));
    });
  },
};

export const Saving: Story = {
  args: { draft: aVasDraft(), save: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    const save = inside.getByRole('button', { name: /Saving/ });
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(inside.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Refused: Story = {
  args: {
    draft: aVasDraft(),
    save: { state: 'failed', message: 'You have already given VAS feedback on this loan. Edit it instead' },
  },
  parameters: { states: ['error'] },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('You have already given VAS feedback');
    await expect(inside.getByRole('textbox', { name: 'Feedback Message' })).toHaveValue(
      'Asked about the skill course.',
    );
  },
};

export const LongestRealisticData: Story = {
  args: {
    about: `${longestName}, loan 999999999`,
    draft: aVasDraft({ vasFeedback: 'Wants every course in Marathi, and on Sundays. '.repeat(40) }),
    draftNote: 'Draft saved 10:42 am',
    save: { state: 'failed', message: 'Some error occured. Contact Admin' },
  },
  parameters: { states: ['longest'] },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: 'Add' })).toBeVisible();
  },
};

export const KeptOnEditing: Story = {
  play: async ({ args, ...act }) => {
    await keepsEditing(act, { dialog: 'Add New VAS Feedback', field: 'Feedback Message', sent: args.onSave });
  },
};
