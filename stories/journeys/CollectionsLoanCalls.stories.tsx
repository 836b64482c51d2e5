import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openTab } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { announce } from './desk/answering';
import { callOf, loanId, reviewer } from './desk/collections';

const { story, desk, sentTo, expectSent, elapse } = collectionsProduct(reviewer);

/** A disbursed loan at the collections desk: what each action of a person sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Loan',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const CallsACustomer: Story = {
  parameters: {
    covers: [
      'CO-020.i',
      'CO-117.a',
      ...['CO-025.a', 'CO-025.b', 'CO-025.c', 'CO-025.d', 'CO-025.e', 'CO-025.f', 'CO-025.g'],
      ...['CO-026.a', 'CO-026.b', 'CO-026.c'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('a reference has a name and its phone numbers, of referenceNumbers', async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual([
        'Primary: 9000043214',
        'Alternate: 9000043215',
        'Reference (Ravi: 2 Menon): 04426543216',
      ]);
      await userEvent.keyboard('{Escape}');
    });
    for (const [label, phoneNumber] of [
      ['Primary: 9000043214', '9000043214'],
      ['Alternate: 9000043215', '9000043215'],
      ['Reference (Ravi: 2 Menon): 04426543216', '04426543216'],
    ] as const) {
      await step(`${label} is chosen and called by its bare number`, async () => {
        await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
        await userEvent.click(await screen.findByRole('option', { name: label }));
        const button = screen.getByRole('button', { name: 'Call Customer' });
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
        await userEvent.click(button);
        await expectSent(contract.calls.callFromCollections, {
          to: 'POST /api/v1/collections/call-customer',
          body: { loanId, phoneNumber, ozonetelAgentId: 'SI-0402', ozonetelUserName: 'Sana.Agent' },
          hasKey: true,
        });
        await expect(await screen.findByText('queued successfully')).toBeVisible();
        // For a while the number and the button are busy: the next click of a double click comes after the answer.
        await elapse(5_000, 5_000);
      });
    }
  },
};

export const WhatBecameOfACallReplacesQueued: Story = {
  play: async ({ step, userEvent }) => {
    await step('the answer of the provider is shown while the call lasts', async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
      await userEvent.click(await screen.findByRole('option', { name: /^Primary/ }));
      const button = screen.getByRole('button', { name: 'Call Customer' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
      await expect(await screen.findByText('queued successfully')).toBeVisible();
    });
    await step('when its end is reported, it gives way to what happened', async () => {
      desk().recordings = [
        ...desk().recordings,
        callOf('call-now', '2026-11-21 12:00:00', { Status: 'NotAnswered' }),
      ];
      announce('calls');
      await expect(await screen.findByText(/^Last call 21 Nov 2026, .*, not answered$/)).toBeVisible();
      await expect(screen.queryByText('queued successfully')).toBeNull();
    });
    await step('a further call is answered anew', async () => {
      await elapse(5_000);
      await elapse(5_000);
      const button = screen.getByRole('button', { name: 'Call Customer' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
      await expect(await screen.findByText('queued successfully')).toBeVisible();
    });
  },
};

export const ACallThatIsRefused: Story = {
  parameters: { covers: ['SH-073.c', 'SH-073.d', 'CO-025.h'] },
  play: async ({ step, userEvent }) => {
    await step(
      'A call that is refused says why as its status: the number does not belong to the loan',
      async () => {
        const message = 'This number does not belong to the loan';
        desk().refuses = { call: 'call', message };
        await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
        await userEvent.click(await screen.findByRole('option', { name: /^Primary/ }));
        const button = screen.getByRole('button', { name: 'Call Customer' });
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
        await userEvent.click(button);
        await expect(await screen.findByText(message)).toBeVisible();
        await expect(screen.queryByText('queued successfully')).toBeNull();
      },
    );
    await step('it stays when the end of another call is reported', async () => {
      const tab = screen.getByRole('tab', { name: /^Recordings/ });
      await expect(tab).toHaveTextContent(/^Recordings3$/);
      desk().recordings = [...desk().recordings, callOf('call-now', '2026-11-21 12:00:00')];
      announce('calls');
      await waitFor(() => expect(tab).toHaveTextContent(/^Recordings4$/));
      await expect(screen.getByText('This number does not belong to the loan')).toBeVisible();
    });
  },
};

const evening = collectionsProduct(reviewer, {
  // 18:29:50 in India.
  at: new Date('2026-11-21T12:59:50.000Z'),
  desk: () => ({ callsToday: { placed: 4, allowed: 4, from: 540, until: 1110 } }),
});

export const NobodyIsCalledTooOftenOrTooLate: Story = {
  ...evening.story,
  parameters: { covers: ['M46.b', 'M46.c', 'M46.d', 'SH-070.c', 'SH-072.c', 'SH-073.c'] },
  play: async ({ step }) => {
    const button = () => screen.findByRole('button', { name: 'Call Customer' });
    const says = (text: RegExp) =>
      waitFor(async () => expect(await button()).toHaveAccessibleDescription(text));
    await step('after as many calls as are allowed in a day no other is placed', async () => {
      await says(/^This customer was called 4 times today\./);
    });
    await step('the header has the agent details and the phone-number selector all the same', async () => {
      const header = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
      await expect(header.getByRole('button', { name: /^Agent Details/ })).toBeVisible();
      await expect(header.getByRole('combobox', { name: 'Select Phone Number' })).toBeVisible();
    });
    await step('where more are allowed, it is; what was placed is read with the loan', async () => {
      evening.desk().callsToday = { ...evening.desk().callsToday, placed: 3 };
      announce('calls');
      await says(/^Select phone number/i);
    });
    await step(
      'once the hours are over nobody is called, though the loan is not read again; it names the hours',
      async () => {
        evening.sleep(15_000);
        await evening.elapse(15_000);
        await says(/^Customers are called about dues from 09:00 to 18:30 only$/);
        await evening.expectSent(contract.calls.callFromCollections);
      },
    );
  },
};

const answers = [
  ['How did the agent greet the customer?', 'With high energy'],
  ['Did the agent introduce themselves and ask for consent to talk?', 'Introduced, took no consent'],
  ['How did the agent explain the reason for the call?', 'No explanation'],
  ['Which ways to reach us again did the agent name?', 'One'],
] as const;

export const RatesTheSecondCall: Story = {
  parameters: {
    covers: ['CO-079.b', 'CO-087.a', 'CO-087.b', 'CO-087.c', 'CO-087.d', 'CO-087.e', 'CO-087.f', 'CO-087.h'],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Recordings/);
    await step(
      'the star of the second row opens its feedbacks; five different answers and no text are sent for it',
      async () => {
        const stars = await screen.findAllByRole('button', { name: /^Rated / });
        await userEvent.click(stars[1] ?? document.body);
        await userEvent.click(await screen.findByRole('button', { name: /^Add/ }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Add New Call Feedback' }));
        for (const [question, answer] of answers) {
          const group = within(
            dialog.getByRole('radiogroup', { name: new RegExp(question.replace('?', '')) }),
          );
          await userEvent.click(group.getByRole('radio', { name: answer }));
        }
        const ending = within(dialog.getByRole('radiogroup', { name: /end the conversation/ }));
        await userEvent.click(ending.getAllByRole('radio')[2] ?? document.body);
        await userEvent.dblClick(dialog.getByRole('button', { name: /^(Add|Save)/ }));
        await expectSent(contract.calls.rateForCollections, {
          to: 'POST /api/v1/loan-feedback/collection-call-rating-feedback',
          body: {
            loanId,
            callRecordingId: 'call-2',
            feedback: '',
            agentGreetings: 'HIGH_ENERGY',
            agentIntroductionConsent: 'INTRODUCED_NO_CONSENT',
            agentCallReason: 'NO_EXPLANATION',
            agentConnectBack: 'ONE_OPTION',
            agentEndConversation: 'ONLY_GREETED',
          },
          hasKey: true,
        });
      },
    );
    await step('the answered recordings are shown: its average changes', async () => {
      await expect(await screen.findByText('4.3')).toBeVisible();
      await expect(screen.getByText('N.R.')).toBeVisible();
      await expect(screen.getByRole('tab', { name: /^Recordings/ })).toHaveTextContent(/^Recordings3$/);
    });
  },
};

export const AddsARecordingByItsLink: Story = {
  parameters: {
    covers: ['CO-020.k', 'CO-081.a', 'CO-081.b', 'CO-081.c', 'CO-082.a', 'CO-082.b', 'SH-082.c', 'SH-083.a'],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Recordings/);
    await step('the tab has the Recording Link field before any call, too', async () => {
      desk().recordings = [];
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await expect(
        await screen.findByText('Nobody has called this customer about the loan yet.'),
      ).toBeVisible();
    });
    const box = await screen.findByRole('textbox', { name: 'Recording Link' });
    const add = screen.getByRole('button', { name: 'Add' });
    await step('Without a link nothing is sent', async () => {
      await userEvent.click(add);
      await expect(sentTo('upload-call-recording')).toEqual([]);
    });
    await step('a refused link does not show Uploaded', async () => {
      desk().refuses = { call: 'upload', message: 'Recordings of this host cannot be played here' };
      await userEvent.type(box, 'https://media.example/Call%20A.mp3');
      await userEvent.click(add);
      await expect(await screen.findByText('Recordings of this host cannot be played here')).toBeVisible();
      await expect(screen.queryByText('Uploaded')).toBeNull();
      await expect(box).toHaveValue('https://media.example/Call%20A.mp3');
    });
    await step('the link that was typed is sent, and Uploaded is shown', async () => {
      desk().refuses = null;
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
      const panel = within(screen.getByRole('region', { name: 'Recording Link' }));
      await expect(await panel.findByText('Uploaded')).toBeVisible();
      const sent = {
        to: 'POST /api/v1/customer-service/upload-call-recording',
        body: { loan_id: loanId, recordingUrl: 'https://media.example/Call%20A.mp3' },
        hasKey: true,
      };
      await expectSent(contract.calls.uploadRecording, sent, sent);
      await expect(box).toHaveValue('');
    });
    await step('a link that is refused after it does not show Uploaded either', async () => {
      desk().refuses = { call: 'upload', message: 'This recording is stored already' };
      await userEvent.type(box, 'https://media.example/b.mp3');
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
      const panel = within(screen.getByRole('region', { name: 'Recording Link' }));
      await expect(await panel.findByText('This recording is stored already')).toBeVisible();
      await expect(panel.queryByText('Uploaded')).toBeNull();
      await expectSent(contract.calls.uploadRecording, {
        to: 'POST /api/v1/customer-service/upload-call-recording',
        body: { loan_id: loanId, recordingUrl: 'https://media.example/b.mp3' },
        hasKey: true,
      });
    });
  },
};
