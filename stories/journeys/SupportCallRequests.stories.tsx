import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { at, loanId, open } from './supportRequests';

/** What feedback, and the ratings of calls, send, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const preCredit = at('preCredit');

export const AddsAndEditsPreCreditFeedback: Story = {
  ...preCredit.story,
  parameters: {
    covers: [
      ...['CS-089.b', 'CS-089.c', 'CS-092.a', 'CS-092.b', 'CS-092.c', 'CS-092.d', 'CS-092.e', 'CS-093.a'],
      ...['CS-093.b', 'CS-093.c', 'CS-093.d', 'XR-134.a'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = preCredit;
    await step('One’s own feedback is edited, and no other', async () => {
      await userEvent.click(
        await screen.findByRole('button', { name: `Edit feedback of ${staff.superUser.fullName}` }),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pre Credit Feedback' }));
      const text = dialog.getByRole('textbox', { name: /^Comment/ });
      await expect(text).toHaveValue('Will send the August page.');
      await userEvent.clear(text);
      await userEvent.type(text, 'Sent it today.');
      const sent = {
        to: 'POST /api/v1/loan-feedback/edit-cs-loan-feedback',
        body: { loanId, index: 1, comment: 'Sent it today.', id: 'own' },
        hasKey: true,
      };
      refuse(contract.feedback.edit, 409, ['The list was changed', 'Second']);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText('The list was changed')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.feedback.edit, sent, sent);
      await expectSent(contract.feedback.add);
    });
    await step('a new one is sent as it was typed; the answered list is shown', async () => {
      const tab = within(await screen.findByRole('tabpanel', { name: /^Pre Credit Feedback/ }));
      await userEvent.click(await tab.findByRole('button', { name: 'Add' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Pre Credit Feedback' }));
      const text = dialog.getByRole('textbox', { name: /^Feedback/ });
      await expect(dialog.getByText(`By ${staff.superUser.fullName}`)).toBeVisible();
      // An '@' asks who may open the loan at this desk.
      await userEvent.type(text, '@');
      await expectSent(contract.mentions.colleagues, {
        to: `GET /api/v1/loans/${loanId}/colleagues?desk=customerSupport`,
      });
      await userEvent.clear(text);
      await userEvent.type(text, '/reached');
      await userEvent.click(await screen.findByRole('option', { name: /^Called, not reached/ }));
      await expect(text).toHaveValue(
        'Called Kavya Raghunathan on 21 Nov 2026 about the loan of Rs. 1,25,000: not reached.',
      );
      await userEvent.clear(text);
      await userEvent.type(text, 'Wants to close early.');
      const sent = {
        to: 'POST /api/v1/loan-feedback/add-cs-loan-feedback',
        body: { loanId, feedbacks: 'Wants to close early.' },
        hasKey: true,
      };
      refuse(contract.feedback.add, 409, ['Feedback is closed', 'Second']);
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      await expect(await dialog.findByText('Feedback is closed')).toBeVisible();
      // Opened again it shows no error of before.
      await userEvent.keyboard('{Escape}');
      await userEvent.click(dialog.getByRole('button', { name: /^Discard/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(tab.getByRole('button', { name: 'Add' }));
      const again = within(await screen.findByRole('dialog', { name: 'Add Pre Credit Feedback' }));
      await expect(again.queryByText('Feedback is closed')).toBeNull();
      await userEvent.type(again.getByRole('textbox', { name: /^Feedback/ }), 'Wants to close early.');
      await userEvent.click(again.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.feedback.add, sent, sent);
      const listed = within(screen.getByRole('grid', { name: 'Pre Credit Feedback' }));
      await waitFor(() => expect(listed.getAllByRole('row')).toHaveLength(2));
      await expect(listed.getByText('To close early')).toBeVisible();
    });
  },
};

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
    const { expectSent, refuse } = recordings;
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
    await step('The answers are saved with the call they are about', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^(Add|Save)/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.calls.rateForSupport, sent);
      await expectSent(contract.calls.rateForCollections);
      await waitFor(() => expect(screen.getByText('Feedback saved')).toBeVisible());
    });
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
