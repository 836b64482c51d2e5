import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type Acts, openTab } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { placeInHistory } from './theProduct';
import { announce, interrupt } from './desk/answering';
import { callOf, loanId, reviewer } from './desk/collections';

const { story, desk, sentTo, expectSent, hold, elapse } = collectionsProduct(reviewer);

/** A disbursed loan at the collections desk: what each action of a person sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Loan',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
export const ReadOnceAndShownInTwelveTabs: Story = {
  parameters: { covers: ['CO-018.b', 'CO-018.c', 'CO-018.d', 'CO-020.a', 'CO-020.b'] },
  play: async ({ step, userEvent }) => {
    await step('The loan of the address is read once', async () => {
      await expect(await screen.findByRole('tab', { name: /^Personal Details/ })).toBeVisible();
      await expectSent(contract.collections.read, {
        to: `GET /api/v1/collections/get-loan-details/${loanId}`,
      });
    });
    await step('its twelve tabs stand one below the other, in this order', async () => {
      const tabs = screen.getAllByRole('tab');
      await expect(tabs.map(tab => tab.textContent?.replace(/\d+$/, ''))).toEqual([
        'Personal Details',
        'Professional Details',
        'Financial Details',
        'Kyc Details',
        'Loan Approval Details',
        'Transaction History',
        'Amortization Table',
        'Overdue Details',
        'ForeClosure Details',
        'Recordings',
        'Comments',
        'Kyc Results',
      ]);
      await expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    });
    await step('a chosen tab shows its content and no other', async () => {
      for (const [name, content] of [
        [/^Overdue Details/, 'Overdue Summary'],
        [/^Amortization/, 'Repayment Details'],
        [/^ForeClosure/, 'Components'],
        [/^Kyc Results/, 'Comparison'],
      ] as const) {
        await openTab({ userEvent }, name);
        await expect(await screen.findByRole('heading', { name: new RegExp(`^${content}`) })).toBeVisible();
        await expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
      }
    });
  },
};

export const CallsACustomer: Story = {
  parameters: {
    covers: [
      ...['CO-025.a', 'CO-025.b', 'CO-025.c', 'CO-025.d', 'CO-025.e', 'CO-025.f', 'CO-025.g'],
      ...['CO-026.a', 'CO-026.b', 'CO-026.c'],
    ],
  },
  play: async ({ step, userEvent }) => {
    for (const [label, phoneNumber] of [
      ['Primary: 9000043214', '9000043214'],
      ['Alternate: 9000043215', '9000043215'],
      ['Reference (Ravi: 2 Menon): 9000043216', '9000043216'],
    ] as const) {
      await step(`${label} is chosen and called by its bare number`, async () => {
        await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
        await userEvent.click(await screen.findByRole('option', { name: label }));
        const button = screen.getByRole('button', { name: 'Call Customer' });
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
        await userEvent.click(button);
        await expectSent(contract.calls.callFromCollections, {
          to: 'POST /api/v1/collections/call-customer',
          body: { loanId, phoneNumber, ozonetelAgentId: '4021', ozonetelUserName: 'sana.agent' },
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
  },
};

export const ACallThatIsRefused: Story = {
  parameters: { covers: ['CO-025.h'] },
  play: async ({ step, userEvent }) => {
    await step('A call that fails says why', async () => {
      desk().refuses = { call: 'call', message: 'The agent is on another call' };
      await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
      await userEvent.click(await screen.findByRole('option', { name: /^Primary/ }));
      const button = screen.getByRole('button', { name: 'Call Customer' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
      await expect(await screen.findByText('The agent is on another call')).toBeVisible();
      await expect(screen.queryByText('queued successfully')).toBeNull();
    });
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
    covers: ['CO-087.a', 'CO-087.b', 'CO-087.c', 'CO-087.d', 'CO-087.e', 'CO-087.f', 'CO-087.h'],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Recordings/);
    await step(
      'five different answers and no text are sent for the recording of the second row',
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
    });
  },
};

export const AddsARecordingByItsLink: Story = {
  parameters: { covers: ['CO-081.a', 'CO-081.b', 'CO-081.c', 'CO-082.a', 'CO-082.b', 'SH-083.a'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Recordings/);
    const box = await screen.findByRole('textbox', { name: 'Recording Link' });
    const add = screen.getByRole('button', { name: 'Add' });
    await step('Without a link nothing is sent', async () => {
      await userEvent.click(add);
      await expect(sentTo('upload-call-recording')).toEqual([]);
    });
    await step('a refused link does not show Uploaded', async () => {
      desk().refuses = { call: 'upload', message: 'Recordings of this host cannot be played here' };
      await userEvent.type(box, 'https://media.example/a.mp3');
      await userEvent.click(add);
      await expect(await screen.findByText('Recordings of this host cannot be played here')).toBeVisible();
      await expect(screen.queryByText('Uploaded')).toBeNull();
      await expect(box).toHaveValue('https://media.example/a.mp3');
    });
    await step('the link that was typed is sent, and Uploaded is shown', async () => {
      desk().refuses = null;
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
      const panel = within(screen.getByRole('region', { name: 'Recording Link' }));
      await expect(await panel.findByText('Uploaded')).toBeVisible();
      const sent = {
        to: 'POST /api/v1/customer-service/upload-call-recording',
        body: { loan_id: loanId, recordingUrl: 'https://media.example/a.mp3' },
        hasKey: true,
      };
      await expectSent(contract.calls.uploadRecording, sent, sent);
    });
  },
};

export const WhyIsThis45Days: Story = {
  parameters: { covers: ['XR-041.c'] },
  play: async ({ step, userEvent }) => {
    const drawer = async () =>
      within(await screen.findByRole('dialog', { name: 'Where the figures come from' }));
    await step('nothing is asked about the account until somebody wants to know', async () => {
      await expect(await screen.findByText('45 days past due')).toBeVisible();
      await expect(sentTo(`/${loanId}/account`)).toEqual([]);
    });
    const page = Number(placeInHistory());
    await step('Why? asks once for the entries, and stands in the address', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
      await expect(await (await drawer()).findByText(/1 Oct 2026 to 15 Nov 2026/)).toBeVisible();
      await expectSent(contract.collections.explain, { to: `GET /api/v1/collections/${loanId}/account` });
      await expect(location.search).toBe('?why=days');
      await expectSent(contract.collections.quote);
    });
    await step('the closing amount is that of today', async () => {
      await userEvent.click((await drawer()).getByRole('radio', { name: 'Closure' }));
      await expect(await (await drawer()).findByText(/^Interest of the next EMI/)).toBeVisible();
      await expectSent(contract.collections.quote, {
        to: `GET /api/v1/collections/${loanId}/foreclosure-quote?on=2026-11-15`,
      });
    });
    await step('closed, the address is the loan’s again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(location.search).toBe(''));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Overdue, penal and closure are asked about where they stand', async () => {
      for (const [tab, button, topic, name] of [
        [/^Overdue Details/, 'Why this overdue?', 'overdue', 'Overdue'],
        [/^Overdue Details/, 'Why this penal?', 'penal', 'Penal'],
        [/^ForeClosure/, 'Why this amount?', 'closure', 'Closure'],
      ] as const) {
        await openTab({ userEvent }, tab);
        await userEvent.click(await screen.findByRole('button', { name: button }));
        await expect((await drawer()).getByRole('radio', { name })).toBeChecked();
        await expect(location.search).toMatch(new RegExp(`&why=${topic}$`));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
    });
    await step('and Back leads through the two tabs, and not through what was asked', async () => {
      await expect(placeInHistory()).toBe(page + 2);
    });
  },
};

export const WhatClosesItOnAnotherDay: Story = {
  parameters: { covers: ['M32.a'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure Details/);
    await step('the quote of today is asked for, and compared with', async () => {
      await expect(
        await screen.findByRole('group', { name: 'Closure amount on 15 Nov 2026' }),
      ).toHaveTextContent('Rs. 28,722.85');
    });
    await step('a day is chosen, and its quote is read', async () => {
      const give = hold(contract.collections.quote);
      await userEvent.click(screen.getByRole('button', { name: 'Next EMI, 1 Dec 2026' }));
      const figure = await screen.findByRole('group', { name: 'Closure amount on 1 Dec 2026' });
      // Until it is there, the one before stays.
      await expect(figure).toHaveTextContent('Rs. 28,722.85');
      give();
      await waitFor(() => expect(figure).toHaveTextContent('Rs. 28,889.59'));
      await expect(figure).toHaveTextContent('166.74');
      await expect(sentTo('foreclosure-quote').map(({ to }) => to)).toEqual([
        `GET /api/v1/collections/${loanId}/foreclosure-quote?on=2026-11-15`,
        `GET /api/v1/collections/${loanId}/foreclosure-quote?on=2026-12-01`,
      ]);
    });
  },
};

export const AColleagueBooksMoney: Story = {
  parameters: { covers: ['XR-016.d', 'XR-016.f'] },
  play: async ({ step, userEvent }) => {
    const read = () =>
      ['get-loan-details', 'get-outstanding-details', 'account', 'foreclosure-quote'].map(
        path => sentTo(path).length,
      );
    const expectReadSince = async (before: number[]) =>
      waitFor(() =>
        expect(read().map((count, at) => count > (before[at] ?? 0))).toEqual([true, true, true, true]),
      );
    await openTab({ userEvent }, /^ForeClosure Details/);
    await screen.findByRole('group', { name: 'Closure amount on 15 Nov 2026' });
    // A stream that opens late reads the loan again by itself.
    await waitFor(() => expect(sentTo('/events')).toHaveLength(1));
    await step('when money was booked elsewhere, every figure of the tab is read again', async () => {
      const before = read();
      announce('repayment');
      await expectReadSince(before);
    });
    await step('and once it is told of changes again after an interruption', async () => {
      const before = read();
      interrupt();
      await expectReadSince(before);
      await expect(sentTo('/events')).toHaveLength(2);
    });
  },
};

export const TheTimelineCannotBeRead: Story = {
  play: async ({ step, userEvent }) => {
    desk().refuses = { call: 'explain', message: 'The account is being posted' };
    await openTab({ userEvent }, /^Overdue Details/);
    const timeline = within(await screen.findByRole('region', { name: 'Account timeline' }));
    await step('the timeline says why, and the tables stand', async () => {
      await expect(await timeline.findByRole('alert')).toHaveTextContent('The account is being posted');
      await expect(screen.getByRole('table', { name: 'Overdue Summary' })).toBeVisible();
    });
    await step('it is read again', async () => {
      desk().refuses = null;
      await userEvent.click(timeline.getByRole('button', { name: 'Try now' }));
      await expect(await timeline.findByRole('table', { name: 'Account timeline' })).toBeInTheDocument();
    });
  },
};

async function fillWaiver({ userEvent }: Acts) {
  await openTab({ userEvent }, /^Overdue Details/);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Waiver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Penal Charges Waiver' }));
  for (const [name, text] of [
    [/^Date/, '05-11-2026'],
    [/^Waiver amount/, '10'],
    [/^Bounce charges/, '1.25'],
    [/^Penal interest/, '2.50'],
    [/^Interest payment/, '6.25'],
    [/^Principal payment/, '0'],
    [/^Comment/, 'In hospital'],
  ] as const)
    await userEvent.type(dialog.getByRole('textbox', { name }), text);
  await userEvent.click(dialog.getByRole('combobox', { name: /^Payment source/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Adv payment' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Waiver' }));
}

export const WaivesCharges: Story = {
  parameters: {
    covers: [
      ...['CO-060.e', 'CO-067.b', 'CO-068.b', 'CO-068.c', 'CO-068.d', 'CO-068.e', 'CO-068.f', 'CO-068.h'],
      ...['CO-068.i', 'CO-068.j', 'CO-069.a', 'CO-069.b'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('The waiver is asked for with everything as it was typed', async () => {
      await fillWaiver({ userEvent });
      await expectSent(contract.approvals.addWaiver, {
        to: 'POST /api/v1/collections/add-waiver-transaction',
        body: {
          loanId,
          waiverDate: '05-11-2026 00:00:00',
          waiverAmount: 10,
          paymentSource: 'ADV_PAYMENT',
          bounceCharges: 1.25,
          penalInterest: 2.5,
          interestPayment: 6.25,
          principalPayment: 0,
          waiverComment: 'In hospital',
        },
        hasKey: true,
      });
    });
    await step('The status that the server answers is shown', async () => {
      await waitFor(() => expect(screen.getByText('Waiver waits for approval')).toBeVisible());
    });
  },
};

const payments = async () =>
  within(await screen.findByRole('table', { name: 'Payments' }))
    .getAllByRole('row')
    .slice(1);

export const AWaiverIsAmongThePayments: Story = {
  parameters: { covers: ['CO-068.a', 'CO-068.k'] },
  play: async ({ step, userEvent }) => {
    const texts = async () => (await payments()).map(row => row.textContent ?? '');
    const write = async (interest: string, penal: string) => {
      await openTab({ userEvent }, /^Overdue Details/);
      await userEvent.click(await screen.findByRole('button', { name: 'Add Waiver' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Penal Charges Waiver' }));
      for (const [name, text] of [
        [/^Date/, '20-11-2026'],
        [/^Waiver amount/, '25'],
        [/^Bounce charges/, '0'],
        [/^Penal interest/, penal],
        [/^Interest payment/, interest],
        [/^Principal payment/, '0'],
      ] as const)
        await userEvent.type(dialog.getByRole('textbox', { name }), text);
      await userEvent.click(dialog.getByRole('combobox', { name: /^Payment source/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Waiver' }));
      const button = dialog.getByRole('button', { name: 'Add Waiver' });
      button.click();
      button.click();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await openTab({ userEvent }, /^Transaction History/);
    const before = await texts();
    // Whatever is shown from here on is what the waiver answers: the loan is not answered again.
    desk().isSlow = true;
    await step('a waiver that waits leaves the payments unchanged', async () => {
      await write('25', '0');
      await openTab({ userEvent }, /^Transaction History/);
      await expect(await texts()).toEqual(before);
    });
    await step('Pressed twice, the waiver is asked for once', async () => {
      await write('0', '25');
      await expect(sentTo('waiver').map(({ to, hasKey }) => [to, hasKey])).toEqual([
        ['POST /api/v1/collections/add-waiver-transaction', true],
        ['POST /api/v1/collections/add-waiver-transaction', true],
      ]);
    });
    await step('The payments shown are those of the answer, the waiver among them', async () => {
      await openTab({ userEvent }, /^Transaction History/);
      const after = await texts();
      await expect(after).toHaveLength(before.length + 1);
      await expect(after.filter(text => !before.includes(text))).toEqual([expect.stringContaining('W1')]);
    });
  },
};

const looking = collectionsProduct(
  { ...reviewer, roles: ['ROLE_CUSTOMER_SERVICE_VIEW'] },
  { page: `${loanId}?tab=overdue` },
);

export const NoWaiverOfAViewer: Story = {
  ...looking.story,
  parameters: { covers: ['CO-068.a'] },
  play: async ({ step }) => {
    await step('a view-only role asks for no waiver: the button is off, and says so', async () => {
      const button = await screen.findByRole('button', { name: 'Add Waiver' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/view/);
      button.click();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(looking.sentTo('waiver')).toEqual([]);
    });
  },
};

export const AWaiverThatIsRefused: Story = {
  parameters: { covers: ['CO-024.a'] },
  play: async ({ step, userEvent }) => {
    await step('its reason stands in the dialog, which stays open', async () => {
      desk().refuses = { call: 'waiver', message: 'More than what is open of penal' };
      await fillWaiver({ userEvent });
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Penal Charges Waiver' }));
      await expect(await dialog.findByText('More than what is open of penal')).toBeVisible();
    });
  },
};
