import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { collectionsAnswers, collectionsDesk, loanId, reviewer } from './desk/collections';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

const { story, desk, sentTo } = theProduct(() => inMemoryServer(collectionsDesk(), collectionsAnswers), {
  address: `/loan-management/collections/${loanId}`,
  as: reviewer,
  // 12:00 in India: within the hours of calls about dues.
  at: new Date('2026-11-21T06:30:00.000Z'),
});

/** A disbursed loan at the collections desk: what each action of a person sends, in the real app. */
const meta = {
  title: 'Journeys/Collections loan',
  ...story,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

async function openTab({ userEvent }: Acts, name: RegExp) {
  await userEvent.click(await screen.findByRole('tab', { name }));
}

export const ReadOnceAndShownInTwelveTabs: Story = {
  parameters: { covers: ['CO-018.b', 'CO-018.c', 'CO-018.d', 'CO-020.a', 'CO-020.b'] },
  play: async ({ step, userEvent }) => {
    await step('the loan of the address is read once, with no query and no body', async () => {
      await expect(await screen.findByRole('tab', { name: /^Personal Details/ })).toBeVisible();
      await expect(sentTo('get-loan-details')).toEqual([
        { to: `GET /api/v1/collections/get-loan-details/${loanId}`, body: null, hasKey: false },
      ]);
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
      await step(
        `'${label}' is called by the bare number, with agent id and name and no campaign`,
        async () => {
          await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
          await userEvent.click(await screen.findByRole('option', { name: label }));
          const button = screen.getByRole('button', { name: 'Call Customer' });
          await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
          await userEvent.click(button);
          await waitFor(() =>
            expect(sentTo('call-customer').at(-1)).toEqual({
              to: 'POST /api/v1/collections/call-customer',
              body: { loanId, phoneNumber, ozonetelAgentId: '4021', ozonetelUserName: 'sana.agent' },
              hasKey: true,
            }),
          );
          await expect(await screen.findByText('queued successfully')).toBeVisible();
        },
      );
    }
  },
};

export const ACallThatIsRefused: Story = {
  parameters: { covers: ['CO-025.h'] },
  play: async ({ step, userEvent }) => {
    await step('of a failed call the errorMessages are shown', async () => {
      desk().refuses = { call: 'call', words: 'The agent is on another call' };
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

async function writeComment({ userEvent }: Acts, code: string, behaviour: string, text: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Comment' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /^Disposition code/ }));
  await userEvent.click(await screen.findByRole('option', { name: code }));
  await userEvent.click(dialog.getByRole('radio', { name: behaviour }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), text);
  return dialog.getByRole('button', { name: 'Add' });
}

const firstComment = async () => {
  const table = within(await screen.findByRole('grid', { name: 'Comments / Feedback' }));
  return table.getAllByRole('row')[1];
};

export const AddsAComment: Story = {
  parameters: {
    covers: ['CO-101.a', 'CO-101.b', 'CO-101.c', 'CO-101.d', 'CO-101.e', 'CO-101.f', 'CO-101.g'],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Comments/);
    await step('pressed twice it is sent once, whole and with a key', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
      const add = await writeComment({ userEvent }, 'Amount paid', 'Best', 'Paid at the branch');
      await userEvent.dblClick(add);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(sentTo('add-collections-comment')).toEqual([
        {
          to: 'POST /api/v1/loan-feedback/add-collections-comment',
          body: {
            loanId,
            dispositionCode: 'Amount_Paid',
            customerBehaviour: 'BEST',
            collectionsFeedback: 'Paid at the branch',
          },
          hasKey: true,
        },
      ]);
    });
    await step('the answered list is shown, the new one first, and nothing is read again', async () => {
      await expect(await firstComment()).toHaveTextContent('Amount paid');
      await expect(await firstComment()).toHaveTextContent('Sunita Baruah');
      await expect(sentTo('get-loan-details')).toHaveLength(1);
    });
    await step('a refusal stands in the dialog, with what was typed', async () => {
      desk().refuses = { call: 'addComment', words: 'Comments are being restored' };
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      await userEvent.click(await writeComment({ userEvent }, 'Skip', 'Worst', 'Moved away'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Comment' }));
      await expect(await dialog.findByText('Comments are being restored')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Moved away');
    });
  },
};

const rowsOfComments = async () =>
  within(await screen.findByRole('grid', { name: 'Comments / Feedback' }))
    .getAllByRole('row')
    .slice(1);

export const ANewCommentStandsFirst: Story = {
  parameters: { covers: ['CO-089.b', 'CO-092.a', 'CO-093.a', 'M54.c'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Comments/);
    await step('the Add Comment dialog is persistent: a click outside does not close it', async () => {
      await expect(await rowsOfComments()).toHaveLength(3);
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      const dialog = await screen.findByRole('dialog', { name: 'Add Comment' });
      await userEvent.type(within(dialog).getByRole('textbox', { name: /^Comment/ }), 'Asks for time');
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await expect(within(dialog).getByRole('textbox', { name: /^Comment/ })).toHaveValue('Asks for time');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('a choice in words has its code as its title, and the code goes on the wire', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Add Comment' }));
      await userEvent.click(dialog.getByRole('combobox', { name: /^Disposition code/ }));
      const option = await screen.findByRole('option', { name: 'Asking waiver' });
      await expect(option).toHaveAttribute('title', 'Asking_waiver');
      await expect(dialog.getByRole('radio', { name: 'Good' }).closest('label')).toHaveAttribute(
        'title',
        'GOOD',
      );
      await userEvent.click(option);
      await userEvent.click(dialog.getByRole('radio', { name: 'Good' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      await waitFor(() =>
        expect(sentTo('-collections-comment')).toEqual([
          {
            to: 'POST /api/v1/loan-feedback/add-collections-comment',
            body: {
              loanId,
              dispositionCode: 'Asking_waiver',
              customerBehaviour: 'GOOD',
              collectionsFeedback: 'Asks for time',
            },
            hasKey: true,
          },
        ]),
      );
    });
    await step('in add mode a new comment was saved, and it stands first', async () => {
      await waitFor(async () => expect(await rowsOfComments()).toHaveLength(4));
      const [newest, ...others] = await rowsOfComments();
      await expect(newest).toHaveTextContent('Asks for time');
      await expect(others.filter(row => row.textContent?.includes('Asks for'))).toEqual([]);
      await expect(
        desk()
          .comments.slice(0, 3)
          .map(one => one['collectionFeedback']),
      ).toEqual(['The first comment of all', 'The second', 'The third']);
    });
  },
};

export const EditsByThePlaceInTheStoredList: Story = {
  parameters: { covers: ['CO-092.a', 'CO-093.b', 'CO-094.a'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Comments/);
    const save = async (of: string, text: string) => {
      await userEvent.click(await screen.findByText(of));
      const dialog = await screen.findByRole('dialog', { name: 'Edit Comment' });
      const box = within(dialog).getByRole('textbox', { name: /^Comment/ });
      await userEvent.clear(box);
      await userEvent.type(box, text);
      return dialog;
    };
    await step('the edit comment dialog is persistent: a click outside does not close it', async () => {
      const dialog = await save('The third', 'Newest');
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await expect(within(dialog).getByRole('textbox', { name: /^Comment/ })).toHaveValue('Newest');
    });
    await step('the newest row of three is index 2 of the stored, oldest-first list', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Edit Comment' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(sentTo('-collections-comment').map(({ to, body }) => [to, body])).toEqual([
        [
          'POST /api/v1/loan-feedback/edit-collections-comment',
          {
            loanId,
            dispositionCode: 'Asking_waiver',
            customerBehaviour: 'BAD',
            collectionsFeedback: 'Newest',
            index: 2,
          },
        ],
      ]);
    });
    await step('the oldest row is index 0', async () => {
      const dialog = within(await save('The first …', 'Oldest'));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(sentTo('-collections-comment').at(-1)?.body).toMatchObject({
        collectionsFeedback: 'Oldest',
        index: 0,
      });
    });
    await step('the two comments were changed, and none was added', async () => {
      await expect(desk().comments.map(one => one['collectionFeedback'])).toEqual([
        'Oldest',
        'The second',
        'Newest',
      ]);
      await expect((await rowsOfComments()).map(row => row.textContent)).toEqual([
        expect.stringContaining('Newest'),
        expect.stringContaining('The second'),
        expect.stringContaining('Oldest'),
      ]);
      await expect(sentTo('add-collections-comment')).toEqual([]);
    });
  },
};

export const ACommentOrACallIsRefusedWithTwoReasons: Story = {
  parameters: { covers: ['CO-024.c', 'CO-024.e'] },
  play: async ({ step, userEvent }) => {
    const words = ['Restored until nine', 'Another reason'];
    await step('a failed call-customer call shows the first of errorMessages', async () => {
      desk().refuses = { call: 'call', words };
      await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
      await userEvent.click(await screen.findByRole('option', { name: /^Primary/ }));
      const button = screen.getByRole('button', { name: 'Call Customer' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
      await expect(await screen.findByText('Restored until nine')).toBeVisible();
      await expect(screen.queryByText(/Another reason/)).toBeNull();
    });
    await step('so does one that adds a comment', async () => {
      desk().refuses = { call: 'addComment', words };
      await openTab({ userEvent }, /^Comments/);
      await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
      await userEvent.click(await writeComment({ userEvent }, 'Busy', 'Bad', 'Engaged'));
      const dialog = within(screen.getByRole('dialog'));
      await expect(await dialog.findByText('Restored until nine')).toBeVisible();
      await expect(screen.queryByText(/Another reason/)).toBeNull();
      desk().refuses = null;
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('and one that edits a comment', async () => {
      desk().refuses = { call: 'editComment', words };
      await userEvent.click(await screen.findByText('The second'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), ' time');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText('Restored until nine')).toBeVisible();
      await expect(screen.queryByText(/Another reason/)).toBeNull();
    });
  },
};

export const PromiseBroken: Story = {
  parameters: { covers: ['M47.c', 'M47.d', 'M47.f'] },
  play: async ({ step, userEvent }) => {
    const again = async () => userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await step('a comment of a promise to pay sends its amount and day, whole and once', async () => {
      await openTab({ userEvent }, /^Comments/);
      await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
      const add = await writeComment({ userEvent }, 'Promise to pay', 'Good', 'Pays tomorrow');
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Promised amount/ }), '5000');
      await userEvent.type(dialog.getByRole('textbox', { name: /^Promised for/ }), '22-11-2026');
      add.click();
      add.click();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(sentTo('add-collections-comment')).toEqual([
        {
          to: 'POST /api/v1/loan-feedback/add-collections-comment',
          body: {
            loanId,
            dispositionCode: 'Promise_to_Pay',
            customerBehaviour: 'GOOD',
            collectionsFeedback: 'Pays tomorrow',
            promiseAmount: 5000,
            promiseDate: '2026-11-22',
          },
          hasKey: true,
        },
      ]);
    });
    await step('the loan is read again, and its header says what was promised', async () => {
      await expect(await screen.findByText('Promise: Rs. 5,000 by 22 Nov 2026')).toBeVisible();
      await expect(sentTo('get-loan-details')).toHaveLength(2);
    });
    await step(
      'while it is open a second one is refused when it is chosen, and nothing is sent',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
        const add = await writeComment({ userEvent }, 'Promise to pay', 'Good', 'Pays later');
        const dialog = within(screen.getByRole('dialog'));
        await expect(
          dialog.getByText('This loan has an open promise: Rs. 5,000.00 by 22 Nov 2026'),
        ).toBeVisible();
        add.click();
        await expect(dialog.queryByRole('textbox', { name: /^Promised amount/ })).toBeNull();
        await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(sentTo('add-collections-comment')).toHaveLength(1);
      },
    );
    await step('on the evening of its date, one paisa short, it is not broken', async () => {
      Object.assign(desk(), { day: '2026-11-22', paid: [{ amount: 4999.99, on: '2026-11-22' }] });
      await again();
      await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(3));
      await expect(screen.getByText('Promise: Rs. 5,000 by 22 Nov 2026')).toBeVisible();
    });
    await step('the day after it is broken, in the header and in the timeline', async () => {
      Object.assign(desk(), { day: '2026-11-23' });
      await again();
      await expect(await screen.findByText('Promise: Rs. 5,000 by 22 Nov 2026, broken')).toBeVisible();
      await openTab({ userEvent }, /^Overdue Details/);
      await expect(
        await screen.findByTitle(/EMI 7, .* Promised: Rs\. 5,000 by 22 Nov 2026, broken$/),
      ).toBeVisible();
    });
    await step('a paisa that counts from its date keeps it', async () => {
      Object.assign(desk(), { paid: [...desk().paid, { amount: 0.01, on: '2026-11-22' }] });
      await again();
      await expect(await screen.findByText('Promise: Rs. 5,000 kept on 22 Nov 2026')).toBeVisible();
    });
  },
};

export const EditsTheFirstComment: Story = {
  parameters: {
    covers: [
      ...['CO-090.b', 'CO-102.a', 'CO-102.b', 'CO-102.c', 'CO-102.d', 'CO-102.e', 'CO-102.f', 'CO-102.g'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Comments/);
    await step('the lower row is the first of the stored list, and opens whole', async () => {
      await userEvent.click(await screen.findByText('The first …'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
      const box = dialog.getByRole('textbox', { name: /^Comment/ });
      await expect(box).toHaveValue('The first comment of all');
      await expect(dialog.getByRole('combobox', { name: /^Disposition code/ })).toHaveTextContent('Dispute');
      await expect(dialog.getByRole('radio', { name: 'Bad' })).toBeChecked();
      await userEvent.type(box, ', settled');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    });
    await step('with only the text changed code and behaviour are sent too, and index 0', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(sentTo('edit-collections-comment')).toEqual([
        {
          to: 'POST /api/v1/loan-feedback/edit-collections-comment',
          body: {
            loanId,
            dispositionCode: 'Dispute',
            customerBehaviour: 'BAD',
            collectionsFeedback: 'The first comment of all, settled',
            index: 0,
          },
          hasKey: true,
        },
      ]);
      await expect(desk().comments.map(({ collectionFeedback }) => collectionFeedback)).toEqual([
        'The first comment of all, settled',
        'The second',
        'The third',
      ]);
    });
    await step('the answered list is shown', async () => {
      await userEvent.click(await screen.findByText('The first …'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
      await expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue(
        'The first comment of all, settled',
      );
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
        await waitFor(() =>
          expect(sentTo('collection-call-rating-feedback')).toEqual([
            {
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
            },
          ]),
        );
      },
    );
    await step('the answered recordings are shown: its average changes', async () => {
      await expect(await screen.findByText('4.3')).toBeVisible();
      await expect(screen.getByText('N.R.')).toBeVisible();
    });
  },
};

export const AddsARecordingByItsLink: Story = {
  parameters: { covers: ['CO-081.a', 'CO-081.b', 'CO-081.c', 'CO-082.a', 'CO-082.b'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Recordings/);
    const box = await screen.findByRole('textbox', { name: 'Recording Link' });
    const add = screen.getByRole('button', { name: 'Add' });
    await step('with an empty field nothing is sent', async () => {
      await userEvent.click(add);
      await expect(sentTo('upload-call-recording')).toEqual([]);
    });
    await step('a refused link does not show Uploaded', async () => {
      desk().refuses = { call: 'upload', words: 'Recordings of this host cannot be played here' };
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
      await expect(sentTo('upload-call-recording').at(-1)).toEqual({
        to: 'POST /api/v1/customer-service/upload-call-recording',
        body: { loan_id: loanId, recordingUrl: 'https://media.example/a.mp3' },
        hasKey: true,
      });
    });
  },
};

export const WhyIsThis45Days: Story = {
  play: async ({ step, userEvent }) => {
    const drawer = async () =>
      within(await screen.findByRole('dialog', { name: 'Where the figures come from' }));
    const asks = { body: null, hasKey: false };
    await step('nothing is asked about the account until somebody wants to know', async () => {
      await expect(await screen.findByText('45 days past due')).toBeVisible();
      await expect(sentTo(`/${loanId}/account`)).toEqual([]);
    });
    await step('Why? asks once for the entries, and stands in the address', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
      await expect(await (await drawer()).findByText(/1 Oct 2026 to 15 Nov 2026/)).toBeVisible();
      await expect(sentTo(`/${loanId}/account`)).toEqual([
        { to: `GET /api/v1/collections/${loanId}/account`, ...asks },
      ]);
      await expect(location.search).toBe('?why=days');
    });
    await step('the closing amount is that of today', async () => {
      await userEvent.click((await drawer()).getByRole('radio', { name: 'Closure' }));
      await expect(await (await drawer()).findByText(/^Interest of the next EMI/)).toBeVisible();
      await expect(sentTo('foreclosure-quote')).toEqual([
        { to: `GET /api/v1/collections/${loanId}/foreclosure-quote?on=2026-11-15`, ...asks },
      ]);
    });
    await step('closed, the address is the loan’s again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(location.search).toBe(''));
      await expect(screen.queryByRole('dialog')).toBeNull();
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
      await userEvent.click(screen.getByRole('button', { name: 'Next EMI, 1 Dec 2026' }));
      const figure = await screen.findByRole('group', { name: 'Closure amount on 1 Dec 2026' });
      await waitFor(() => expect(figure).toHaveTextContent('Rs. 28,889.59'));
      await expect(sentTo('foreclosure-quote').map(({ to }) => to)).toEqual([
        `GET /api/v1/collections/${loanId}/foreclosure-quote?on=2026-11-15`,
        `GET /api/v1/collections/${loanId}/foreclosure-quote?on=2026-12-01`,
      ]);
    });
  },
};

export const TheTimelineCannotBeRead: Story = {
  play: async ({ step, userEvent }) => {
    desk().refuses = { call: 'explain', words: 'The account is being posted' };
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
      ...['CO-068.j', 'CO-069.a', 'CO-069.b'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('the request carries each field as it was typed, the day before the month', async () => {
      await fillWaiver({ userEvent });
      await waitFor(() =>
        expect(sentTo('add-waiver-transaction')).toEqual([
          {
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
          },
        ]),
      );
    });
    await step('the answered status is shown', async () => {
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
    await step('POST add-waiver-transaction, once for each press of two', async () => {
      await write('0', '25');
      await expect(sentTo('waiver').map(({ to, hasKey }) => [to, hasKey])).toEqual([
        ['POST /api/v1/collections/add-waiver-transaction', true],
        ['POST /api/v1/collections/add-waiver-transaction', true],
      ]);
    });
    await step('the payments are read anew from data.transactions of its answer', async () => {
      await openTab({ userEvent }, /^Transaction History/);
      const after = await texts();
      await expect(after).toHaveLength(before.length + 1);
      await expect(after.filter(text => !before.includes(text))).toEqual([expect.stringContaining('W1')]);
    });
  },
};

const looking = theProduct(() => inMemoryServer(collectionsDesk(), collectionsAnswers), {
  address: `/loan-management/collections/${loanId}?tab=overdue`,
  as: { ...reviewer, roles: ['ROLE_CUSTOMER_SERVICE_VIEW'] },
});

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
      desk().refuses = { call: 'waiver', words: 'More than what is open of penal' };
      await fillWaiver({ userEvent });
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Penal Charges Waiver' }));
      await expect(await dialog.findByText('More than what is open of penal')).toBeVisible();
    });
  },
};
