import { callFeedbackOf, emptyCallFeedback } from '@lending-desk/domain/calls';
import { CallFeedbackDialog, type CallFeedbackDialogProps } from '@lending-desk/ui/calls/CallFeedbackDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ratedCalls } from '../fixtures/ratedCalls';
import { keepsEditing } from '../keepsEditing';
import { useHeld } from '../useHeld';

function Kept(props: CallFeedbackDialogProps) {
  const held = useHeld({ value: props.draft, onChange: props.onDraft });
  return <CallFeedbackDialog {...props} draft={held.value} onDraft={held.onChange} />;
}

const [rated] = ratedCalls.ratings;
const own = rated ? callFeedbackOf(rated) : emptyCallFeedback;

const meta = {
  title: 'Every desk/Dialogs/Add Call Feedback',
  component: CallFeedbackDialog,
  render: args => <Kept {...args} />,
  args: {
    open: true,
    about: 'Call of 20 Nov 2026, 04:12 pm',
    initial: emptyCallFeedback,
    replaces: false,
    draft: emptyCallFeedback,
    onDraft: fn(),
    save: { state: 'idle' },
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CallFeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Call Feedback' }));
type Inside = Awaited<ReturnType<typeof dialog>>;
const question = (inside: Inside, name: RegExp) => within(inside.getByRole('radiogroup', { name }));

const asks = [
  [
    /^How did the agent greet/,
    ['No greeting', 'Polite and soft', 'With high energy', 'Polite, soft and with high energy'],
  ],
  [
    /^Did the agent introduce/,
    [
      'Neither introduction nor consent',
      'No introduction, took consent',
      'Introduced, took no consent',
      'Introduced and took consent',
    ],
  ],
  [
    /^How did the agent explain/,
    [
      'No explanation',
      'Explained, not understood',
      'Explained without clarity',
      'Explained politely and clearly',
    ],
  ],
  [/^Which ways to reach us/, ['None', 'One', 'Two', 'All']],
  [
    /^How did the agent end/,
    [
      'Abruptly or rudely',
      'Well, without a greeting',
      'With a greeting only',
      'Greeted politely, softly and with high energy',
    ],
  ],
] as const;

export const FiveQuestionsAndAMessage: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      'CS-081.a',
      'CS-081.b',
      'SH-085.a',
      'SH-086.a',
      'SH-086.b',
      'SH-087.a',
      'SH-087.b',
      'SH-088.a',
      'SH-088.b',
      'SH-089.a',
      'SH-089.b',
      'SH-090.a',
      'SH-090.b',
    ],
  },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step('each of the five questions has its four answers, and none is given', async () => {
      await expect(inside.getAllByRole('radiogroup')).toHaveLength(5);
      for (const [name, answers] of asks) {
        const radios = question(inside, name).getAllByRole('radio');
        await expect(radios.map(radio => radio.closest('label')?.textContent)).toEqual([...answers]);
        for (const radio of radios) await expect(radio).not.toBeChecked();
      }
      await expect(inside.getByRole('textbox', { name: 'Feedback message' })).toHaveValue('');
    });
    await step('the answers are sent in wire words, without a message', async () => {
      for (const [at, [name, answers]] of asks.entries()) {
        await userEvent.click(question(inside, name).getByRole('radio', { name: answers[at % 4] ?? '' }));
      }
      await userEvent.click(inside.getByRole('button', { name: 'Add Feedback' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledWith({
        agentGreetings: 'NO_GREETING',
        agentIntroductionConsent: 'NO_INTRODUCTION_TOOK_CONSENT',
        agentCallReason: 'EXPLAINED_NO_CLARITY',
        agentConnectBack: 'ALL_OPTION',
        agentEndConversation: 'ABRUPT_RUDE',
        feedback: '',
      });
    });
    await step(
      'the last answer of each question is sent under its own name, a message under its own',
      async () => {
        for (const [name, answers] of asks) {
          await userEvent.click(question(inside, name).getByRole('radio', { name: answers[3] }));
        }
        await userEvent.type(inside.getByRole('textbox', { name: 'Feedback message' }), 'Polite');
        await userEvent.click(inside.getByRole('button', { name: 'Add Feedback' }));
        await expect(args.onSave).toHaveBeenLastCalledWith({
          agentGreetings: 'POLITE_SOFT_MANNER_HIGH_ENERGY',
          agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
          agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
          agentConnectBack: 'ALL_OPTION',
          agentEndConversation: 'GREETED_HIGH_ENERGY_POLITE_SOFTLY',
          feedback: 'Polite',
        });
      },
    );
  },
};

export const AllFiveAreRequired: Story = {
  args: { draft: { ...own, agentConnectBack: '' } },
  parameters: { covers: ['SH-084.a', 'SH-084.b'] },
  play: async ({ args, userEvent, step }) => {
    await step(
      "Call feedback requires all five answers; otherwise the message is 'Choose all Call Feedback Responses'",
      async () => {
        const inside = await dialog();
        await expect(inside.getByText('4 of 5 answered')).toBeVisible();
        await userEvent.click(inside.getByRole('button', { name: 'Add Feedback' }));
        const group = inside.getByRole('radiogroup', { name: /^Which ways to reach us/ });
        await expect(group).toHaveAccessibleDescription('Choose all Call Feedback Responses');
        await expect(args.onSave).not.toHaveBeenCalled();
        await userEvent.click(within(group).getByRole('radio', { name: 'Two' }));
        await expect(group).not.toHaveAccessibleDescription(/Choose all/);
        await userEvent.click(inside.getByRole('button', { name: 'Add Feedback' }));
        await expect(args.onSave).toHaveBeenCalledOnce();
      },
    );
  },
};

/** A page that closes it and opens it again. */
function Reopened(props: CallFeedbackDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rate this call
      </button>
      <CallFeedbackDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const OpenedAgain: Story = {
  args: { initial: { ...own, agentConnectBack: '' }, draft: { ...own, agentConnectBack: '' } },
  render: args => <Reopened {...args} />,
  parameters: { covers: ['XR-134.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('opened again it shows no error of before', async () => {
      const ways = async () => (await dialog()).getByRole('radiogroup', { name: /^Which ways to reach us/ });
      await userEvent.click((await dialog()).getByRole('button', { name: 'Add Feedback' }));
      await expect(await ways()).toHaveAccessibleDescription('Choose all Call Feedback Responses');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Rate this call' }));
      await expect(await ways()).not.toHaveAccessibleDescription();
    });
  },
};

export const OwnRatingIsReplaced: Story = {
  args: { initial: own, draft: own, replaces: true },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step('the own earlier rating is in the form', async () => {
      await expect(
        question(inside, /^How did the agent greet/).getByRole('radio', { name: 'With high energy' }),
      ).toBeChecked();
      await expect(inside.getByRole('textbox', { name: 'Feedback message' })).toHaveValue(
        'Clear, but in a hurry.',
      );
      await expect(inside.getByText(/saving replaces your rating\.$/)).toBeVisible();
    });
    await step('and is sent with what was changed', async () => {
      await userEvent.click(question(inside, /^Which ways to reach us/).getByRole('radio', { name: 'One' }));
      await userEvent.click(inside.getByRole('button', { name: 'Replace Feedback' }));
      await expect(args.onSave).toHaveBeenCalledWith({
        agentGreetings: 'HIGH_ENERGY',
        agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
        agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
        agentConnectBack: 'ONE_OPTION',
        agentEndConversation: 'ONLY_GREETED',
        feedback: 'Clear, but in a hurry.',
      });
    });
  },
};

export const Saving: Story = {
  args: { draft: own, save: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: 'Saving' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    draft: own,
    save: { state: 'failed', message: 'A call that was not answered has no feedback' },
  },
  parameters: { states: ['error'] },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('A call that was not answered has no feedback');
    await expect(inside.getAllByRole('radio', { checked: true })).toHaveLength(5);
    await expect(inside.getByRole('textbox', { name: 'Feedback message' })).toHaveValue(
      'Clear, but in a hurry.',
    );
    await expect(inside.getByRole('button', { name: 'Add Feedback' })).toBeEnabled();
  },
};

export const LongestMessage: Story = {
  args: { draft: { ...own, feedback: 'The agent was clear. '.repeat(190).slice(0, 4000) } },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async () => {
    await expect((await dialog()).getByText(/^39\d\d \/ 4000$/)).toBeInTheDocument();
  },
};

export const KeptOnEditing: Story = {
  play: async ({ args, ...act }) => {
    await keepsEditing(act, { dialog: 'Add Call Feedback', field: 'Feedback message', sent: args.onSave });
  },
};
