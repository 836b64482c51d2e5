import type { Viewer } from '@lending-desk/domain/access';
import { fieldsOf, isObject, type JsonObject, listOf } from '@lending-desk/domain/loose';
import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { type Answer, answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { everyDialogHasItsPlace, type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

const loanId = 482190;
const ofLoan = (desk: SupportDesk) => {
  const loan = desk.loans.find(one => one.loanId === loanId);
  if (!loan) throw new Error('The desk has no such loan');
  return loan;
};

/** The same desk, its loan on hold, without consent, and with two feedbacks. */
function onHold(): SupportDesk {
  const desk = everyDialogHasItsPlace(supportDesk());
  const loan = ofLoan(desk);
  const professional = loan['professionalDetails'];
  loan['professionalDetails'] = { ...(isObject(professional) && professional), microFinanceConsentAt: null };
  const early = { createdOn: '2026-11-20T09:40:00.000Z', userName: staff.superUser.fullName };
  loan['feedbacks'] = {
    csFeedback: [
      {
        ...early,
        id: 'of-another',
        userIdString: staff.support.idString,
        feedback: 'Asked for the pages.',
      },
      {
        ...early,
        id: 'own',
        userIdString: staff.superUser.idString,
        feedback: 'Will send the August page.',
      },
    ],
  };
  // Rated by another person of the same name.
  const recordings = desk.recordings.map(call => ({
    ...call,
    ratings: (listOf(call['ratings']) ?? []).map(rating => ({
      ...fieldsOf(rating),
      username: staff.superUser.fullName,
      feedback: 'Clear from the start',
    })),
  }));
  return { ...desk, recordings };
}

const written = {
  createdOn: '2026-11-21T06:31:00.000Z',
  userName: staff.superUser.fullName,
  userIdString: staff.superUser.idString,
};
const feedbacks = {
  data: { feedbacks: { csFeedback: [{ ...written, id: 'new', feedback: 'To close early' }] } },
};
const statementOf = (name: string): JsonObject => ({
  fileId: name,
  password: '',
  file: { key: `statements/${name}`, presignedUrl: null },
  processed: false,
  active: true,
  perfiosInstitutionId: null,
  processingError: null,
});
/** What readings of the loan wait for. */
let reading: Promise<unknown> = Promise.resolve();

const answers = [
  ...supportAnswers
    .filter(({ call }) => call.name === contract.loan.readForSupport.name)
    .map(
      ({ call, run }): Answer<SupportDesk> => ({
        call,
        run: async (...asked) => {
          await reading;
          return run(...asked);
        },
      }),
    ),
  answering(contract.applicant.consent, () => ({})),
  // Another status than the one that was asked for.
  answering(contract.loan.moveToReview, () => ({ data: { approvalStatus: 'PENDING' as const } })),
  answering(contract.feedback.add, () => feedbacks),
  answering(contract.feedback.edit, () => feedbacks),
  answering(
    contract.calls.rateForSupport,
    (desk: SupportDesk, viewer, { loanId: _loan, callRecordingId: _call, ...given }) => ({
      data: {
        status: 'Feedback saved',
        callRecordings: desk.recordings.map(call => ({
          ...call,
          ratings: [
            ...(listOf(call['ratings']) ?? []),
            {
              ...given,
              rating: 3,
              username: viewer.fullName,
              userIdString: viewer.idString,
              createdOn: written.createdOn,
            },
          ],
        })),
      },
    }),
  ),
  answering(contract.calls.uploadRecording, () => ({})),
  answering(contract.statements.institutions, () => ({
    data: {
      institutions: [
        { id: '20', name: 'HDFC Bank, India' },
        { id: '31', name: 'Axis Bank, India' },
      ],
    },
  })),
  answering(contract.statements.settings, () => ({})),
  answering(contract.statements.institution, (_desk: SupportDesk, _viewer, { institutionId }) => ({
    ...(institutionId === '20' && { status: 500, message: 'This bank is not read' }),
    data: { loan: { bankStatements: [statementOf('september.pdf')] } },
  })),
  answering(contract.statements.process, () => ({
    data: { bankStatements: [statementOf('october.pdf')], runId: 'run-1' },
  })),
  answering(contract.statements.upload, () => ({})),
  answering(contract.statements.remove, () => ({})),
  answering(contract.kyc.verifyOffline, () => ({
    data: { code: 200, xmlVerify: true, message: 'The document is signed and was not changed' },
  })),
  answering(contract.loan.enumValues, () => ({
    data: { enums: { loanSource: ['PARTNER', 'ORGANIC', 'AGENT'] } },
  })),
  // Another source than the one that was sent.
  answering(contract.loan.saveSource, () => ({ data: { loanSource: 'AGENT' } })),
  answering(contract.followUp.read, () => ({
    data: { version: 6, dueOn: '2026-11-24', note: 'Ask for the slip', setBy: 'Naveen R', setOn: null },
  })),
  answering(contract.followUp.save, (_desk: SupportDesk, { fullName }, { dueOn, note, version }) => ({
    data: { version: version + 1, dueOn, note, setBy: fullName, setOn: '2026-11-21T06:31:00.000Z' },
  })),
  answering(contract.followUp.done, (_desk: SupportDesk, _viewer, { version }) => ({
    data: { version: version + 1, dueOn: null, note: '', setBy: null, setOn: null },
  })),
  ...supportAnswers,
];

const at = (tab: string, as: Viewer = staff.superUser) =>
  theProduct(() => inMemoryServer(onHold(), answers), {
    address: `/loan-management/loans/${loanId}${tab === '' ? '' : `?tab=${tab}`}`,
    as,
    at: new Date('2026-11-21T06:30:00.000Z'),
  });
const open = at('');

/** What each act of customer support at a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A passing notice is drawn in. */
const says = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const read = (sections: string) => ({
  to: `GET /api/v1/customer-service/get-loan-details/${loanId}?sections=${sections}`,
});

export const MovesALoanIntoReview: Story = {
  parameters: {
    covers: [
      ...['CS-015.a', 'CS-015.b', 'CS-016.a', 'CS-016.b', 'CS-017.a', 'CS-017.b', 'CS-017.c', 'CS-018.a'],
      ...['CS-018.b', 'CS-018.c', 'CS-025.a'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await step(
      'the core of the loan is read; the header has the name of the customer and its id',
      async () => {
        const name = await screen.findByRole('heading', { name: 'Kavya Raghunathan', level: 1 });
        await expect(name).toBeVisible();
        await expect(name.closest('header')).toHaveTextContent('Loan 482190');
        await expectSent(contract.loan.readForSupport, read('core'));
        await expectSent(contract.live.loan, {
          to: `GET /api/v1/credit-dashboard/loans/${loanId}/events?desk=customerSupport`,
        });
      },
    );
    const sent = { to: `POST /api/v1/customer-service/change-approval-status/${loanId}`, hasKey: true };
    const press = async () => userEvent.click(await screen.findByRole('button', { name: 'In Review' }));
    await step('a refusal shows the first reason', async () => {
      refuse(contract.loan.moveToReview, 409, ['Decided meanwhile', 'Second']);
      await press();
      await expect(await screen.findByText('Decided meanwhile')).toBeVisible();
      await expectSent(contract.loan.moveToReview, sent);
    });
    await step('pressed twice it is sent once, and the loan shows the answered status', async () => {
      const button = await screen.findByRole('button', { name: 'In Review' });
      // In the same moment: a double click may be answered between its clicks.
      button.click();
      button.click();
      await expectSent(contract.loan.moveToReview, sent);
      await expect(await screen.findByText('Pending')).toBeVisible();
    });
    await step('which is not HOLD, so that the button is off', async () => {
      const button = screen.getByRole('button', { name: 'In Review' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expectSent(contract.loan.moveToReview);
    });
  },
};

export const RecordsAConsent: Story = {
  parameters: {
    covers: ['CS-031.a', 'CS-032.a', 'CS-032.b', 'CS-032.c', 'CS-056.a', 'CS-056.b', 'CS-057.a', 'CS-057.b'],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    const sent = {
      to: `POST /api/v1/customer-service/record-microfinance-consent/${loanId}`,
      hasKey: true,
    };
    const press = async () =>
      userEvent.click(await screen.findByRole('button', { name: /Record.*consent/i }));
    await step('a refusal shows the first reason, also with a status of 200', async () => {
      refuse(contract.applicant.consent, 200, ['Recorded already', 'Second']);
      await press();
      await expect(await screen.findByText('Recorded already')).toBeVisible();
      await expectSent(contract.applicant.consent, sent);
    });
    await step(
      "one without a reason shows 'Error occured in updating', and not 'Consent Recorded'",
      async () => {
        refuse(contract.applicant.consent, 422, []);
        await press();
        await expect(await screen.findByText('Error occured in updating')).toBeVisible();
        await expect(screen.queryByText('Consent Recorded')).toBeNull();
        await expectSent(contract.applicant.consent, sent);
      },
    );
    await step('it is recorded for this loan, which is read again', async () => {
      const reads = open.sentTo(read('core').to).length;
      await press();
      await expectSent(contract.applicant.consent, sent);
      await waitFor(() => expect(open.sentTo(read('core').to).length).toBeGreaterThan(reads));
      await says('Consent Recorded');
      await expect(screen.queryByText('Error occured in updating')).toBeNull();
    });
  },
};

/** Puts every loan of the desk into a state, and reads the loan again. */
async function inState(
  { desk }: Pick<typeof open, 'desk'>,
  loanDetails: { readonly approvalStatus?: string; readonly applicationStatus?: string },
  { userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>,
) {
  for (const loan of desk().loans) loan.loanDetails = { ...loan.loanDetails, ...loanDetails };
  await userEvent.keyboard('r');
}

export const EditsNoDisbursedLoan: Story = {
  parameters: { covers: ['CS-028.b', 'CS-028.d', 'CS-028.e'] },
  play: async ({ step, userEvent }) => {
    const button = () => screen.findByRole('button', { name: /^Edit details/ });
    await button();
    for (const approvalStatus of ['DISBURSED', 'PENDING', 'DISBURSED', 'APPROVED'] as const) {
      const closed = approvalStatus === 'DISBURSED';
      await step(
        `a super user may ${closed ? 'not ' : ''}edit a loan that is ${approvalStatus}`,
        async () => {
          await inState(open, { approvalStatus }, { userEvent });
          await waitFor(async () => {
            await expect((await button()).ariaDisabled === 'true').toBe(closed);
          });
        },
      );
    }
  },
};

export const SetsAndEndsAFollowUp: Story = {
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await step('the follow-up of the loan is read, at this desk', async () => {
      await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' });
      await expectSent(contract.followUp.read, {
        to: `GET /api/v1/follow-ups/${loanId}?desk=customerSupport`,
      });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Follow-up 24 Nov 2026' }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Follow-up' }));
    await step('A day and a note are set for the follow-up', async () => {
      const day = (await dialog()).getByRole('textbox', { name: /^Follow up on/ });
      await userEvent.clear(day);
      await userEvent.type(day, '26-11-2026{Tab}');
      const note = (await dialog()).getByRole('textbox', { name: /^Note/ });
      await userEvent.clear(note);
      await userEvent.type(note, 'Ask for the rent slip');
      const sent = {
        to: `POST /api/v1/follow-ups/${loanId}`,
        body: { desk: 'customerSupport', version: 6, dueOn: '2026-11-26', note: 'Ask for the rent slip' },
        hasKey: true,
      };
      refuse(contract.followUp.save, 422, ['A day in the past', 'Second']);
      await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
      await expect(await (await dialog()).findByText('A day in the past')).toBeVisible();
      await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
      await expect(await screen.findByRole('button', { name: 'Follow-up 26 Nov 2026' })).toBeVisible();
      await expectSent(contract.followUp.save, sent, sent);
    });
    await step('The follow-up is marked as done', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Follow-up 26 Nov 2026' }));
      const sent = {
        to: `POST /api/v1/follow-ups/${loanId}/done`,
        body: { desk: 'customerSupport', version: 7 },
        hasKey: true,
      };
      refuse(contract.followUp.done, 422, ['Not possible now', 'Second']);
      await userEvent.click((await dialog()).getByRole('button', { name: 'Mark as Done' }));
      await expect(await (await dialog()).findByText('Not possible now')).toBeVisible();
      await userEvent.click((await dialog()).getByRole('button', { name: 'Mark as Done' }));
      await expect(await screen.findByRole('button', { name: 'Set Follow-up' })).toBeVisible();
      await expectSent(contract.followUp.done, sent, sent);
      await expectSent(contract.followUp.read);
    });
  },
};

const preCredit = at('preCredit');

export const AddsAndEditsPreCreditFeedback: Story = {
  ...preCredit.story,
  parameters: {
    covers: [
      ...['CS-089.b', 'CS-089.c', 'CS-092.a', 'CS-092.b', 'CS-092.c', 'CS-092.d', 'CS-092.e', 'CS-093.a'],
      ...['CS-093.b', 'CS-093.c', 'CS-093.d'],
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
      await userEvent.type(dialog.getByRole('textbox', { name: /^Feedback/ }), 'Wants to close early.');
      const sent = {
        to: 'POST /api/v1/loan-feedback/add-cs-loan-feedback',
        body: { loanId, feedbacks: 'Wants to close early.' },
        hasKey: true,
      };
      refuse(contract.feedback.add, 409, ['Feedback is closed', 'Second']);
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
      await expect(await dialog.findByText('Feedback is closed')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
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
    });
  },
};

const supportWith = (role: Viewer['roles'][number]): Viewer => ({
  ...staff.support,
  roles: ['ROLE_CUSTOMER_SERVICE', role],
});
const reviewer = at('recordings', supportWith('ROLE_CUSTOMER_CALL_REVIEW'));
const admin = at('recordings', supportWith('ROLE_CUSTOMER_SERVICE_ADMIN'));
const otherReviewer = at('recordings', supportWith('ROLE_COLLECTION_CALL_REVIEW'));
/** Adding feedback, once the feedback of a call is offered to be read. */
const addOfReader = async () => {
  await expect(await screen.findByRole('button', { name: /^Call feedback of/ })).toBeEnabled();
  return screen.queryByRole('button', { name: /^Add Call Feedback to/ });
};

export const AReviewerRates: Story = {
  ...reviewer.story,
  parameters: { ...reviewer.story.parameters, covers: ['CS-080.a'] },
  play: async ({ step }) => {
    await step('Adding call feedback is offered to a reviewer of customer calls', async () => {
      await expect(await addOfReader()).toBeEnabled();
    });
  },
};

export const AnAdminDoesNotRate: Story = {
  ...admin.story,
  parameters: { ...admin.story.parameters, covers: ['CS-080.b'] },
  play: async ({ step }) => {
    await step('Adding call feedback is not offered to an admin of customer support', async () => {
      await expect(await addOfReader()).toBeNull();
    });
  },
};

export const AReviewerOfCollectionsDoesNotRate: Story = {
  ...otherReviewer.story,
  parameters: { ...otherReviewer.story.parameters, covers: ['CS-080.b'] },
  play: async ({ step }) => {
    await step('Adding call feedback is not offered to a reviewer of collection calls', async () => {
      await expect(await addOfReader()).toBeNull();
    });
  },
};

export const AddsARecording: Story = {
  ...recordings.story,
  parameters: { covers: ['SH-082.a', 'SH-082.b', 'SH-082.c', 'SH-083.a'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = recordings;
    await userEvent.click(await screen.findByRole('button', { name: 'Add Recording' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Recording' }));
    const sent = {
      to: 'POST /api/v1/customer-service/upload-call-recording',
      body: { loan_id: loanId, recordingUrl: 'https://r.lender.example/late.mp3' },
      hasKey: true,
    };
    await step('its address is sent with the loan; a refusal says why', async () => {
      refuse(contract.calls.uploadRecording, 422, 'Recordings of this host cannot be played here');
      await userEvent.type(dialog.getByRole('textbox'), sent.body.recordingUrl);
      await userEvent.click(dialog.getByRole('button', { name: /^Add/ }));
      await expect(await dialog.findByText('Recordings of this host cannot be played here')).toBeVisible();
      await expectSent(contract.calls.uploadRecording, sent);
    });
  },
};

const statements = at('statements');

export const ChangesTheStatements: Story = {
  ...statements.story,
  parameters: {
    covers: [
      ...['CS-042.a', 'CS-042.b', 'CS-042.c', 'CS-042.d', 'CS-043.a', 'CS-043.b', 'CS-044.a', 'CS-044.b'],
      ...['CS-044.c', 'CS-044.d', 'CS-045.a', 'CS-045.b', 'CS-046.a', 'CS-046.b', 'CS-046.c', 'CS-048.a'],
      ...['CS-048.b', 'CS-050.a', 'CS-050.b', 'CS-060.a', 'CS-060.b', 'CS-061.a', 'CS-061.b', 'CS-062.a'],
      ...['CS-062.b'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = statements;
    await step('the institutions and the statement of the loan are read', async () => {
      await screen.findByRole('button', { name: 'Remove august.pdf' });
      await expectSent(contract.statements.institutions, {
        to: 'GET /api/v1/customer-service/perfios-institutions',
      });
    });
    const stands = async (name: string) =>
      expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeEnabled();
    /** Lets the loan be read again only after what follows the answer was seen. */
    const beforeItIsRead = async (act: () => Promise<void>) => {
      let goOn = () => {};
      reading = new Promise<void>(resolve => {
        goOn = resolve;
      });
      try {
        await act();
      } finally {
        goOn();
      }
    };
    const institution = () => screen.findByRole('combobox', { name: 'Institution of august.pdf' });
    const chooseBank = async (typed: string, name: string) => {
      await userEvent.clear(await institution());
      await userEvent.type(await institution(), typed);
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    const ofBank = (institutionId: string) => ({
      to: 'POST /api/v1/customer-service/5b7d9f00-0000-4000-8000-000000482190/update-institutionId',
      body: { key: 'statements/august.pdf', institutionId },
      hasKey: true,
    });
    await step(
      'An answer with a status of 500 in its body is an error, and its message is shown',
      async () => {
        await chooseBank('hdfc', 'HDFC Bank, India');
        await expectSent(contract.statements.institution, ofBank('20'));
        await expect(await screen.findByText('This bank is not read')).toBeVisible();
        await expect(screen.queryByText('Updated')).toBeNull();
      },
    );
    await step('The bank of a statement is saved, and the answered statements are shown', async () => {
      await beforeItIsRead(async () => {
        await chooseBank('axis', 'Axis Bank, India');
        await expectSent(contract.statements.institution, ofBank('31'));
        await waitFor(() => expect(screen.getByText('Updated')).toBeVisible());
        await stands('september.pdf');
      });
      await stands('august.pdf');
    });
    await step('months and policy are saved', async () => {
      const form = within(screen.getByRole('form', { name: 'Analysis settings' }));
      for (const [name, choice, month] of [
        ['Start month', 'Choose start month', /^May/],
        ['End month', 'Choose end month', /^Oct/],
      ] as const) {
        await userEvent.click(form.getByRole('combobox', { name }));
        const sheet = within(await screen.findByRole('dialog', { name: choice }));
        await userEvent.click(sheet.getByRole('button', { name: month }));
      }
      await userEvent.click(form.getByRole('radio', { name: /^One transaction in the range/ }));
      const sent = {
        to: `POST /api/v1/customer-service/update-perfios-settings/${loanId}`,
        body: {
          startDate: '2026-05',
          endDate: '2026-10',
          acceptancePolicy: 'atLeastOneTransactionInRange',
        },
        hasKey: true,
      };
      // A status of 200 does not mean that they were saved.
      refuse(contract.statements.settings, 200, ['Too many months', 'Second']);
      await userEvent.click(form.getByRole('button', { name: 'Save Settings' }));
      await expect(await form.findByText('Too many months')).toBeVisible();
      await expect(screen.queryByText('Update Success')).toBeNull();
      await userEvent.click(form.getByRole('button', { name: 'Save Settings' }));
      await waitFor(() => expect(form.getByText('Update Success')).toBeVisible());
      await expectSent(contract.statements.settings, sent, sent);
    });
    await step(
      'the analysis is started for the loan, once in this visit; the answered statements are shown',
      async () => {
        const sent = { to: `POST /api/v1/customer-service/${loanId}/process-statements`, hasKey: true };
        const button = screen.getByRole('button', { name: 'Perfios Analysis' });
        await beforeItIsRead(async () => {
          await userEvent.click(button);
          await expect(button).toHaveAttribute('aria-disabled', 'true');
          await expectSent(contract.statements.process, sent);
          await stands('october.pdf');
        });
        await stands('august.pdf');
        await waitFor(() => expect(button).toHaveAccessibleDescription(/^Asked for in this visit/));
        await userEvent.click(button);
        await expectSent(contract.statements.process);
      },
    );
    await step('A statement is removed, after a question', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove august.pdf' }));
      const asked = within(await screen.findByRole('alertdialog', { name: 'Remove this statement?' }));
      const sent = {
        to: `POST /api/v1/customer-service/${loanId}/remove-bank-statement`,
        body: { key: 'statements/august.pdf' },
        hasKey: true,
      };
      refuse(contract.statements.remove, 409, ['It is being read', 'Second']);
      await userEvent.click(asked.getByRole('button', { name: /^Remove/ }));
      await expect(await asked.findByText('It is being read')).toBeVisible();
      await expect(screen.queryByText('Successfully Removed')).toBeNull();
      await userEvent.click(asked.getByRole('button', { name: /^Remove/ }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await says('Successfully Removed');
      await expectSent(contract.statements.remove, sent, sent);
    });
  },
};

export const AnAnalysisIsRefused: Story = {
  ...statements.story,
  parameters: { covers: ['CS-050.b', 'CS-053.b', 'CS-054.b'] },
  play: async ({ step, userEvent }) => {
    await step('the first reason is said, and it is not asked for again in this visit', async () => {
      const button = await screen.findByRole('button', { name: 'Perfios Analysis' });
      statements.refuse(contract.statements.process, 409, ['An analysis is running', 'Second']);
      await userEvent.click(button);
      await expect(await screen.findByText('An analysis is running')).toBeVisible();
      await userEvent.click(button);
      await statements.expectSent(contract.statements.process, {
        to: `POST /api/v1/customer-service/${loanId}/process-statements`,
        hasKey: true,
      });
    });
    await step('nothing is said to be processed', async () => {
      await expect(screen.queryByText(/successfully processed|processed succesfully/)).toBeNull();
    });
  },
};

const outcomes = [
  'Your data has been successfully processed',
  'File processed succesfully',
  'File processing failed',
  'Perfios Analysis Performed',
];

/** Some statements are analysed, and the analysis ends with a report.
 *  @param shown  what is shown of the outcomes; none of the others is */
async function analysed(
  { step, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'step' | 'userEvent'>,
  names: readonly string[],
  report: JsonObject,
  shown: readonly string[],
) {
  await screen.findByRole('button', { name: 'Remove august.pdf' });
  const loan = ofLoan(statements.desk());
  loan['bankStatements'] = names.map(statementOf);
  await userEvent.keyboard('r');
  for (const name of names) await screen.findByRole('button', { name: `Remove ${name}` });
  await step('before the analysis ends nothing is said', async () => {
    for (const outcome of outcomes) await expect(screen.queryByText(outcome)).toBeNull();
  });
  await step(`once it ended: ${shown.join(', ')}`, async () => {
    loan['perfiosReport'] = { ...report, runId: 'run-1' };
    await userEvent.click(screen.getByRole('button', { name: 'Perfios Analysis' }));
    for (const outcome of shown) await says(outcome);
    for (const outcome of outcomes.filter(one => !shown.includes(one)))
      await expect(screen.queryByText(outcome)).toBeNull();
  });
}

export const SeveralAreProcessed: Story = {
  ...statements.story,
  parameters: { covers: ['CS-053.a', 'CS-055.b', 'CS-063.a'] },
  play: async ({ step, userEvent }) =>
    analysed({ step, userEvent }, ['july.pdf', 'june.pdf'], { status: 'COMPLETED' }, [
      'Your data has been successfully processed',
      'Perfios Analysis Performed',
    ]),
};

export const OneIsProcessed: Story = {
  ...statements.story,
  parameters: { covers: ['CS-054.a', 'CS-055.b', 'CS-063.a'] },
  play: async ({ step, userEvent }) =>
    analysed({ step, userEvent }, ['july.pdf'], { status: 'COMPLETED' }, [
      'File processed succesfully',
      'Perfios Analysis Performed',
    ]),
};

export const TheProcessingFails: Story = {
  ...statements.story,
  parameters: { covers: ['CS-053.b', 'CS-054.b', 'CS-055.a', 'CS-063.b'] },
  play: async ({ step, userEvent }) =>
    analysed(
      { step, userEvent },
      ['july.pdf', 'june.pdf'],
      { status: 'REPORT_GENERATION_FAILED', error: { errorMessage: 'No statement was accepted' } },
      ['File processing failed'],
    ),
};

export const StatementsAreChangedInSomeStates: Story = {
  ...statements.story,
  parameters: { covers: ['CS-021.c', 'CS-021.d'] },
  play: async ({ step, userEvent }) => {
    await screen.findByRole('button', { name: 'Remove august.pdf' });
    for (const [applicationStatus, closed] of [
      ['COMPLETED', true],
      ['FINANCIAL_DETAILS_VERIFIED', false],
      ['LOAN_AGREEMENT_ACCEPTED', true],
      ['BANK_STATEMENTS_SUBMITTED', false],
      ['COMPLETED', true],
      ['BANK_STATEMENTS_INCOMPLETE', false],
    ] as const) {
      const words = `upload, settings, remove and analyse are ${closed ? 'off' : 'enabled'}`;
      await step(`in ${applicationStatus} ${words}`, async () => {
        await inState(statements, { applicationStatus }, { userEvent });
        for (const name of ['Upload Statement', 'Save Settings', 'Remove august.pdf', 'Perfios Analysis'])
          await waitFor(() =>
            expect(screen.getByRole('button', { name }).ariaDisabled === 'true').toBe(closed),
          );
      });
    }
  },
};

export const ARefusedUpload: Story = {
  ...statements.story,
  parameters: { covers: ['CS-059.a', 'CS-059.b', 'CS-064.a', 'CS-064.b'] },
  play: async ({ step, userEvent }) => {
    const uploads = within(await screen.findByRole('region', { name: 'Upload statements' }));
    await step('an upload that is refused says why, and neither Upload Success nor Uploaded', async () => {
      statements.refuse(contract.statements.upload, 415, ['This is no statement', 'Second']);
      await fireEvent.change(uploads.getByLabelText('Statement files'), {
        target: { files: [new File(['%PDF-1.4'], 'july.pdf', { type: 'application/pdf' })] },
      });
      await uploads.findByRole('listitem', { name: 'july.pdf' });
      await userEvent.click(uploads.getByRole('button', { name: 'Upload Statement' }));
      await expect((await uploads.findAllByText(/This is no statement/))[0]).toBeVisible();
      await expect(uploads.queryByText(/Uploaded$/)).toBeNull();
      await expect(screen.queryByText('Upload Success')).toBeNull();
    });
    await step('tried again it is uploaded, and says both', async () => {
      await userEvent.click(uploads.getByRole('button', { name: 'Retry july.pdf' }));
      await says('Upload Success');
      await expect(await uploads.findByText(/Uploaded$/)).toBeVisible();
    });
  },
};

export const UploadsStatements: Story = {
  ...statements.story,
  parameters: { covers: ['CS-047.a', 'CS-047.b', 'CS-047.c', 'CS-047.d'] },
  play: async ({ step, userEvent }) => {
    const { expectSent } = statements;
    const uploads = within(await screen.findByRole('region', { name: 'Upload statements' }));
    await fireEvent.change(uploads.getByLabelText('Statement files'), {
      target: {
        files: [
          new File(['%PDF-1.4 july'], 'july.pdf', { type: 'application/pdf' }),
          new File(['date,amount\n'], 'june.csv', { type: 'text/csv' }),
        ],
      },
    });
    const of = (name: string) => within(uploads.getByRole('listitem', { name }));
    await step('each file goes with its own password and institution', async () => {
      await userEvent.type(of('july.pdf').getByLabelText('Password'), ' HEMA 7711 ');
      await userEvent.type(of('july.pdf').getByRole('combobox', { name: 'Institution' }), 'hdfc');
      await userEvent.click(await screen.findByRole('option', { name: 'HDFC Bank, India' }));
      await userEvent.type(of('june.csv').getByRole('combobox', { name: 'Institution' }), 'axis');
      await userEvent.click(await screen.findByRole('option', { name: 'Axis Bank, India' }));
      await userEvent.click(uploads.getByRole('button', { name: 'Upload 2 Statements' }));
      const to = `POST /api/v1/customer-service/${loanId}/upload-bank-statement`;
      const july = {
        to,
        body: { password: ' HEMA 7711 ', institutionId: '20', file: 'july.pdf' },
        hasKey: true,
      };
      const june = { to, body: { password: '', institutionId: '31', file: 'june.csv' }, hasKey: true };
      await expectSent(contract.statements.upload, july, june);
      await waitFor(() => expect(uploads.getAllByText(/Uploaded$/)).toHaveLength(2));
    });
  },
};

const aadhaar = at('aadhaar');

export const VerifiesAnOfflineDocument: Story = {
  ...aadhaar.story,
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = aadhaar;
    const input = await screen.findByLabelText('e-KYC document');
    await fireEvent.change(input, {
      target: { files: [new File(['PK'], 'offline.zip', { type: 'application/zip' })] },
    });
    await userEvent.type(await screen.findByLabelText('Share code'), '4Q7z');
    const sent = {
      to: `POST /api/v1/customer-service/verify-aadhaar/${loanId}`,
      body: { shareCode: '4Q7z', file: 'offline.zip' },
      hasKey: true,
    };
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Verify Document' }));
    await step('a refusal shows the first reason', async () => {
      refuse(contract.kyc.verifyOffline, 422, ['The archive does not open', 'Second']);
      await press();
      await expect(await screen.findByText('The archive does not open')).toBeVisible();
      await expectSent(contract.kyc.verifyOffline, sent);
    });
    await step('the file and its share code are sent, and what they say is shown', async () => {
      await press();
      await expect(await screen.findByText('The document is signed and was not changed')).toBeVisible();
      await expectSent(contract.kyc.verifyOffline, sent);
    });
  },
};

const source = at('source');

export const SavesTheLoanSource: Story = {
  ...source.story,
  parameters: {
    covers: [
      ...['CS-010.a', 'CS-010.b', 'CS-095.a', 'CS-095.c', 'CS-095.d', 'CS-096.a', 'CS-096.b', 'CS-096.c'],
      ...['CS-096.d', 'CS-097.a', 'CS-097.b', 'CS-097.c'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = source;
    const field = () => screen.findByRole('combobox', { name: 'Loan source' });
    await step('the choices are read', async () => {
      await userEvent.click(await field());
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual(['Partner', 'Organic', 'Agent']);
      await userEvent.click(screen.getByRole('option', { name: 'Partner' }));
      await expectSent(contract.loan.enumValues, { to: 'GET /api/v1/customer-service/get-enum-values' });
    });
    const sent = {
      to: 'POST /api/v1/customer-service/update-loan-source',
      body: { loanId, loanSource: 'PARTNER' },
      hasKey: true,
    };
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await step(
      'the chosen one is sent; refused it says that it was not saved, and stays chosen',
      async () => {
        refuse(contract.loan.saveSource, 409, ['The source is fixed', 'Second']);
        await press();
        await expect(await screen.findByText('The source is fixed')).toBeVisible();
        await expect(screen.getByText('Loan source was not saved.')).toBeVisible();
        await expect(await field()).toHaveTextContent('Partner');
        await expectSent(contract.loan.saveSource, sent);
      },
    );
    await step("refused without a reason it says 'Error Occurred while logging in'", async () => {
      refuse(contract.loan.saveSource, 422, []);
      await press();
      await expect(await screen.findByText('Error Occurred while logging in')).toBeVisible();
      await expect(screen.getByText('Loan source was not saved.')).toBeVisible();
      await expectSent(contract.loan.saveSource, sent);
    });
    await step('saved it says neither, and shows the source that was answered', async () => {
      await press();
      await expect(await screen.findByText('Updated')).toBeVisible();
      await expectSent(contract.loan.saveSource, sent);
      await expect(screen.queryByText('Error Occurred while logging in')).toBeNull();
      await expect(screen.queryByText('Loan source was not saved.')).toBeNull();
      await expect(await field()).toHaveTextContent('Agent');
    });
    await step('which cannot be saved again', async () => {
      await expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const ComparesTheCustomerBySource: Story = {
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    const sent = { to: `GET /api/v1/reported-identity/${loanId}?desk=customerSupport` };
    const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
    await step(
      'nothing is read until it is asked for; a refusal says which sources are missing',
      async () => {
        await openTab(/^Kyc Details/);
        const compare = await screen.findByRole('button', { name: 'Compare' });
        await expectSent(contract.kyc.reported);
        refuse(contract.kyc.reported, 403, 'Not at this hour');
        await userEvent.click(compare);
        await expectSent(contract.kyc.reported, sent);
        await expect(await screen.findByText('Error occured in Perfios details')).toBeVisible();
        await expect(screen.getAllByText(/At fault: Not at this hour\./)[0]).toBeVisible();
        await expect(screen.getByRole('columnheader', { name: /^Declared/ })).toBeVisible();
        await expect(screen.queryByRole('columnheader', { name: 'Bank statement' })).toBeNull();
      },
    );
    await step(
      'on the next visit every source stands beside the declared one, differences marked',
      async () => {
        await openTab(/^Personal Details/);
        await openTab(/^Kyc Details/);
        await expectSent(contract.kyc.reported, sent);
        for (const name of ['PAN', 'Aadhaar XML', 'Penny drop', 'Bank statement', 'Equifax', 'CIBIL', 'GPS'])
          await expect(await screen.findByRole('columnheader', { name })).toBeVisible();
        await expect(screen.getByText(/^Each source is compared with the base column/)).toBeVisible();
        await expect(screen.getByRole('radio', { name: /^Differences [1-9]/ })).toBeInTheDocument();
      },
    );
    await step('the photos of the documents stand once', async () => {
      await expect(screen.getByRole('button', { name: 'Open PAN, front' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Images' })).toBeNull();
    });
  },
};
