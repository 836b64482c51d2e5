import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { loseTheFirstAnswer } from './acts';
import { at, loanId, open } from './supportRequests';

/** What the ratings of calls send, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const recordings = at('recordings');

export const RatesACall: Story = {
  ...recordings.story,
  parameters: {
    covers: [
      ...['CS-080.a', 'CS-082.b', 'CS-082.c', 'CS-082.d', 'CS-083.a', 'CS-084.a', 'CS-084.b', 'CS-084.c'],
      ...['CS-084.d', 'CS-084.e', 'CS-084.f', 'CS-084.g', 'CS-084.h'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { elapse, expectSent, refuse } = recordings;
    await userEvent.click(await screen.findByRole('button', { name: /^Add Call Feedback to/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Call Feedback' }));
    await step(
      'a rating by another person of the same name is not one’s own: the form is empty',
      async () => {
        await expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
        await expect(dialog.getByRole('textbox')).toHaveValue('');
      },
    );
    await step('each question is answered', async () => {
      for (const [place, question] of dialog.getAllByRole('radiogroup').entries()) {
        const choices = within(question).getAllByRole('radio');
        const choice = choices[place % choices.length];
        if (choice) await userEvent.click(choice);
      }
      await userEvent.type(dialog.getByRole('textbox'), 'Polite throughout');
    });
    const sent = {
      to: 'POST /api/v1/loan-feedback/cs-call-rating-feedback',
      body: {
        loanId,
        callRecordingId: 'call-1',
        feedback: 'Polite throughout',
        agentGreetings: 'NO_GREETING',
        agentIntroductionConsent: 'NO_INTRODUCTION_TOOK_CONSENT',
        agentCallReason: 'EXPLAINED_NO_CLARITY',
        agentConnectBack: 'ALL_OPTION',
        agentEndConversation: 'ABRUPT_RUDE',
      },
      hasKey: true,
    };
    await step('a refusal shows the first reason, and the answers stay', async () => {
      refuse(contract.calls.rateForSupport, 409, ['Rated already', 'Second']);
      await userEvent.click(dialog.getByRole('button', { name: /^(Add|Save)/ }));
      await expect(await dialog.findByText('Rated already')).toBeVisible();
      await expectSent(contract.calls.rateForSupport, sent);
    });
    await step(
      'Pressed twice the answers are saved once, with the call they are about, repeated with the same key',
      async () => {
        const keys = loseTheFirstAnswer('/cs-call-rating-feedback');
        await userEvent.dblClick(dialog.getByRole('button', { name: /^(Add|Save)/ }));
        await elapse(500);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(keys).toEqual([keys[1], keys[0]]);
        await expectSent(contract.calls.rateForSupport, sent);
        await expectSent(contract.calls.rateForCollections);
        await waitFor(() => expect(screen.getByText('Feedback saved')).toBeVisible());
      },
    );
    await step('the answered calls are shown', async () => {
      await expect(await screen.findByText('Feedback (2)')).toBeVisible();
    });
    await step('Add begins with one’s own rating, and replaces it', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Add Call Feedback to/ }));
      const again = within(await screen.findByRole('dialog', { name: 'Add Call Feedback' }));
      await expect(again.getAllByRole('radio', { checked: true })).toHaveLength(5);
      await expect(again.getByRole('radio', { name: 'No greeting' })).toBeChecked();
      const message = again.getByRole('textbox');
      await expect(message).toHaveValue('Polite throughout');
      await userEvent.clear(message);
      await userEvent.type(message, 'Polite at first');
      await userEvent.click(again.getByRole('button', { name: 'Replace Feedback' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const body = { ...sent.body, feedback: 'Polite at first' };
      await expectSent(contract.calls.rateForSupport, { ...sent, body });
    });
    await step('the list has the new one in its place, and that of the other person as it was', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Call feedback of/ }));
      const list = within(await screen.findByRole('dialog', { name: 'Call Feedback' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(2);
      await expect(list.getByText('Polite at first')).toBeVisible();
      await expect(list.getByText('Clear from the start')).toBeVisible();
      await expect(list.queryByText('Polite throughout')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a rating without text is sent with an empty feedback', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Add Call Feedback to/ }));
      const empty = within(await screen.findByRole('dialog', { name: 'Add Call Feedback' }));
      await userEvent.clear(empty.getByRole('textbox'));
      await userEvent.click(empty.getByRole('button', { name: 'Replace Feedback' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.calls.rateForSupport, { ...sent, body: { ...sent.body, feedback: '' } });
    });
  },
};
