import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { announceHere, interrupt } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { answers, at, inState, loanId, onHold, open, read, says } from './supportRequests';
import { theProduct } from './theProduct';

/** What each act of customer support at a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
        await expect(name.closest('header')).toHaveTextContent('Bank statements submitted');
        await expectSent(contract.loan.readForSupport, read('core'));
        await expectSent(contract.live.loan, {
          to: `GET /api/v1/credit-dashboard/loans/${loanId}/events?desk=customerSupport`,
        });
      },
    );
    const sent = { to: `POST /api/v1/customer-service/change-approval-status/${loanId}`, hasKey: true };
    const press = async () => userEvent.click(await screen.findByRole('button', { name: 'In Review' }));
    const lookAtTheList = async () => {
      const sidebar = within(screen.getByRole('navigation', { name: /views|main|desk/i }));
      await userEvent.click(sidebar.getByRole('link', { name: 'Customer Search' }));
      await screen.findByRole('form', { name: 'Search' });
      await expectSent(contract.loan.listForSupport, {
        to: 'GET /api/v1/customer-service/loans?page=1&count=25',
      });
      history.back();
    };
    await lookAtTheList();
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
    await step('which the list shows too, when it is opened again', async () => {
      await lookAtTheList();
      await screen.findByRole('button', { name: 'In Review' });
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

const asViewer = at('', staff.supportViewer);

export const EditsNothingAsAViewer: Story = {
  ...asViewer.story,
  parameters: { covers: ['CS-028.c', 'XR-001.h'] },
  play: async ({ step, userEvent }) => {
    await step('editing is closed to who may only view, of a loan that support edits', async () => {
      const button = await screen.findByRole('button', { name: /^Edit details/ });
      await waitFor(() =>
        expect(button).toHaveAccessibleDescription('Your role can view but not change a loan'),
      );
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await fireEvent.click(button);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    const isClosed = async (name: string | RegExp) =>
      waitFor(() =>
        expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
          'Your role can view but not change a loan',
        ),
      );
    await step('neither is a call placed, the status changed or a consent recorded', async () => {
      for (const name of ['Call Customer', 'In Review', /^Record.*consent/i]) await isClosed(name);
      await asViewer.expectSent(contract.calls.agentDetails);
    });
    for (const [tab, name] of [
      [/^Aadhaar Details/, 'Verify Document'],
      [/^Loan Source/, 'Save'],
      [/^Pre Credit Feedback/, 'Add'],
      [/^Recordings/, 'Add Recording'],
      [/^Bank Statements/, 'Perfios Analysis'],
    ] as const)
      await step(`in the tab ${tab.source.slice(1)}, ${name} is closed as well`, async () => {
        await userEvent.click(screen.getByRole('tab', { name: tab }));
        await screen.findByRole('button', { name });
        await isClosed(name);
      });
    await step('a follow-up is read, and not saved', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Follow-up 24 Nov 2026' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up' }));
      await expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Ask for the slip');
      for (const name of ['Save', 'Mark as Done'])
        await expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(
          'Your role can view but not change a loan',
        );
    });
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
      await userEvent.type((await dialog()).getByRole('textbox', { name: /^Note/ }), ' of May');
      await waitFor(async () => expect((await dialog()).queryByText('Not possible now')).toBeNull());
      await userEvent.click((await dialog()).getByRole('button', { name: 'Mark as Done' }));
      await expect(await screen.findByRole('button', { name: 'Set Follow-up' })).toBeVisible();
      await expectSent(contract.followUp.done, sent, sent);
      await expectSent(contract.followUp.read);
    });
    const noteOf = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Set Follow-up' }));
      return (await dialog()).getByRole('textbox', { name: /^Note/ });
    };
    await step('what was typed on it has gone with it', async () => {
      await expect(await noteOf()).toHaveValue('');
    });
    await step('what is discarded is gone, and so is why it was refused', async () => {
      await userEvent.type(
        (await dialog()).getByRole('textbox', { name: /^Follow up on/ }),
        '27-11-2026{Tab}',
      );
      await userEvent.type((await dialog()).getByRole('textbox', { name: /^Note/ }), 'Not this one');
      refuse(contract.followUp.save, 422, 'A day too far away');
      await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
      await expect(await (await dialog()).findByText('A day too far away')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await noteOf()).toHaveValue('');
      await expect((await dialog()).queryByText('A day too far away')).toBeNull();
    });
  },
};

export const AFollowUpChangesTheList: Story = {
  parameters: { covers: ['XR-001.i'] },
  play: async ({ step, userEvent }) => {
    const lookAtTheList = async () => {
      const sidebar = within(screen.getByRole('navigation', { name: /views|main|desk/i }));
      await userEvent.click(sidebar.getByRole('link', { name: 'Customer Search' }));
      await screen.findByRole('form', { name: 'Search' });
      await open.expectSent(contract.loan.listForSupport, {
        to: 'GET /api/v1/customer-service/loans?page=1&count=25',
      });
      history.back();
    };
    await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' });
    await lookAtTheList();
    await step('the list, which begins with what is due, is read again after a follow-up', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Mark as Done' }));
      await screen.findByRole('button', { name: 'Set Follow-up' });
      await lookAtTheList();
    });
  },
};

export const AFollowUpThatWasSetMeanwhile: Story = {
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await userEvent.click(await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up' }));
    const note = dialog.getByRole('textbox', { name: /^Note/ });
    const write = async (text: string) => {
      await userEvent.clear(note);
      await userEvent.type(note, text);
    };
    const now = { version: 9, dueOn: '2026-11-24', note: 'Called', setBy: 'Naveen R', setOn: null };
    await step('what was typed stays, upon what a colleague has set', async () => {
      refuse(contract.followUp.save, 409, 'It was changed meanwhile', now);
      await write('Ask for the rent slip');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(
        await dialog.findByText(/^Naveen R set the follow-up to 24 Nov 2026 meanwhile/),
      ).toBeVisible();
      await expect(note).toHaveValue('Ask for the rent slip');
    });
    await step('the note of before is another one now: it is saved in the place of theirs', async () => {
      await write('Ask for the slip');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const sent = (version: number, text: string) => ({
        to: `POST /api/v1/follow-ups/${loanId}`,
        body: { desk: 'customerSupport', version, dueOn: '2026-11-24', note: text },
        hasKey: true,
      });
      await expectSent(contract.followUp.save, sent(6, 'Ask for the rent slip'), sent(9, 'Ask for the slip'));
    });
  },
};

export const TheSessionEndsWhileAFollowUpIsSaved: Story = {
  play: async ({ step, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Follow-up' });
    const note = within(dialog).getByRole('textbox', { name: /^Note/ });
    await step('the login dialog says it, and the form no failure; what was typed stays', async () => {
      await userEvent.type(note, ' of May');
      open.desk().sessions.clear();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(note).toHaveValue('Ask for the slip of May');
      await expect(dialog).not.toHaveTextContent(messages.auth.loginExpiredText);
    });
  },
};

export const GoesOnWithTheFollowUps: Story = {
  play: async ({ step, userEvent }) => {
    const { desk, expectSent, sleep } = open;
    const due = { to: 'GET /api/v1/customer-service/loans?page=1&count=25&followUp=due' };
    const isAt = async (id: number) => {
      await waitFor(() => expect(location.pathname).toBe(`/loan-management/loans/${id}`));
      const name = await screen.findByRole('heading', { level: 1, name: /^(Kavya|Arjun)/ });
      await waitFor(() => expect(name.closest('header')).toHaveTextContent(`Loan ${id}`));
    };
    await screen.findByRole('tablist');
    await step('opened by its address, the loan has no next one in a list', async () => {
      await userEvent.keyboard('j');
      await says('No other loan of the list');
    });
    await step('the list of keys has those of a loan, of follow-ups too', async () => {
      await userEvent.keyboard('?');
      const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
      await expect(keys.getByText('Next follow-up that is due').closest('div')).toHaveTextContent(/U$/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('U opens the follow-up that is due longest, and J the one after it', async () => {
      await userEvent.keyboard('u');
      await isAt(482194);
      await expectSent(contract.loan.listForSupport, due);
      await userEvent.keyboard('j');
      await isAt(482193);
    });
    await step('the loan it began with is done, so it is not among those that follow', async () => {
      await userEvent.keyboard('j');
      await says('No other loan of the list');
      await isAt(482193);
    });
    await step('where no other follow-up is due, the key for it says so', async () => {
      desk().loans.splice(0, Number.POSITIVE_INFINITY, ...desk().loans.filter(one => one.loanId === 482193));
      sleep(60_000);
      await userEvent.keyboard('u');
      await says('No other follow-up is due');
      await expectSent(contract.loan.listForSupport, due);
      await isAt(482193);
    });
  },
};

export const OthersHaveTheLoanOpen: Story = {
  parameters: { covers: ['XR-015.a'] },
  play: async ({ step, userEvent }) => {
    const { hold, sentTo } = open;
    const others = async () => {
      const name = await screen.findByRole('heading', { level: 1, name: /^(Kavya|Arjun)/ });
      return within(name.closest('header') ?? document.body).getAllByRole('status')[0];
    };
    const areHere = (text: string) => waitFor(async () => expect(await others()).toHaveTextContent(text));
    const nobody = () => waitFor(async () => expect(await others()).toBeEmptyDOMElement());
    const farhan = { idString: staff.creditAdmin.idString, fullName: staff.creditAdmin.fullName };
    const devika = { idString: staff.support.idString, fullName: staff.support.fullName };
    const followed = (times: number) => waitFor(() => expect(sentTo('/events')).toHaveLength(times));
    await nobody();
    await followed(1);
    await step('who else has the loan open stands in its header, and whether they type', async () => {
      announceHere([
        { ...farhan, typing: true },
        { ...devika, typing: false },
      ]);
      await areHere(`${farhan.fullName} is typing`);
      await areHere(`${devika.fullName} is here`);
    });
    await step('who has left it is not there any more', async () => {
      announceHere([{ ...devika, typing: false }]);
      await waitFor(async () => expect(await others()).not.toHaveTextContent(farhan.fullName));
      await areHere(`${devika.fullName} is here`);
    });
    await step('a stream that was interrupted says anew who is there', async () => {
      interrupt();
      await followed(2);
      await nobody();
      announceHere([{ ...farhan, typing: false }]);
      await areHere(`${farhan.fullName} is here`);
    });
    await step('at another loan they are not, nor at this one until it is followed again', async () => {
      await userEvent.keyboard('u');
      await waitFor(() => expect(location.pathname).toBe('/loan-management/loans/482194'));
      await followed(3);
      await nobody();
      const give = hold(contract.live.loan);
      history.back();
      await waitFor(() => expect(location.pathname).toBe(`/loan-management/loans/${loanId}`));
      await followed(4);
      await nobody();
      give();
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
      await expect(screen.getByText('The document is verified')).toBeVisible();
      await expectSent(contract.kyc.verifyOffline, sent);
    });
    await step('one of another code does not count', async () => {
      const code = screen.getByLabelText('Share code');
      await userEvent.clear(code);
      await userEvent.type(code, '0000');
      await press();
      await expect(await screen.findByText('The document does not count')).toBeVisible();
      await expect(screen.getByText('The signature is of another document')).toBeVisible();
      await userEvent.clear(code);
      await userEvent.type(code, '4Q7z');
      await press();
      await expect(await screen.findByText('The document is verified')).toBeVisible();
    });
    await step('verified again and refused, what it said before does not count', async () => {
      refuse(contract.kyc.verifyOffline, 422, 'The archive does not open');
      await press();
      await expect(await screen.findByText('The archive does not open')).toBeVisible();
      await expect(screen.queryByText('The document is signed and was not changed')).toBeNull();
    });
  },
};

const withoutProviders = theProduct(
  () => inMemoryServer({ ...onHold(), notConfigured: ['Ozonetel', 'Aadhaar offline e-KYC'] }, answers),
  { address: `/loan-management/loans/${loanId}?tab=aadhaar`, as: staff.superUser },
);

export const AProviderThatIsNotConfigured: Story = {
  ...withoutProviders.story,
  play: async ({ step }) => {
    for (const [name, provider] of [
      ['Verify Document', 'Aadhaar offline e-KYC'],
      ['Call Customer', 'Ozonetel'],
    ] as const)
      await step(`${name} says that ${provider} is not configured`, async () => {
        const button = await screen.findByRole('button', { name });
        await waitFor(() => expect(button).toHaveAccessibleDescription(`${provider} is not configured`));
      });
  },
};

/** The next request to an address has no answer. */
function failOnce(path: string): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes(path)) return send(request);
    window.fetch = send;
    return new Response(null, { status: 500 });
  };
}

export const APartThatCannotBeRead: Story = {
  play: async ({ step, userEvent }) => {
    await screen.findByRole('tablist');
    for (const [tab, part] of [
      [/^Kyc Details/, 'kyc'],
      [/^Equifax Bureau Details/, 'bureau'],
    ] as const)
      await step(`${tab.source.slice(1)} that cannot be read are asked for again by one press`, async () => {
        failOnce(`sections=${part}`);
        await userEvent.click(screen.getByRole('tab', { name: tab }));
        const panel = within(await screen.findByRole('tabpanel', { name: tab }));
        await userEvent.click(await panel.findByRole('button', { name: 'Try now' }));
        await waitFor(() => expect(panel.queryByRole('button', { name: 'Try now' })).toBeNull());
        await expect(open.sentTo(`sections=${part}`)).toHaveLength(1);
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
    await step('another choice is not what was refused', async () => {
      for (const name of ['Organic', 'Partner']) {
        await userEvent.click(await field());
        await userEvent.click(await screen.findByRole('option', { name }));
        await waitFor(() => expect(screen.queryByText('Loan source was not saved.')).toBeNull());
      }
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

export const TheSessionEndsWhileASourceIsSaved: Story = {
  ...source.story,
  play: async ({ step, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Loan source' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Partner' }));
    await step('the login dialog says it, and the tab no failure; the choice stays', async () => {
      source.desk().sessions.clear();
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(screen.queryByText('Loan source was not saved.')).toBeNull();
      await expect(field).toHaveTextContent('Partner');
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
