import { contract } from '@lending-desk/domain/contract';
import { fieldsOf } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inState, loanId, ofLoan, open, read, says } from './supportRequests';

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
        await expect(screen.getByRole('link', { name: 'All loans' })).toHaveAttribute(
          'href',
          '/loan-management/customer-loans/by-phone/9000043214',
        );
        await expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute(
          'href',
          `/admin/audit?loan=${loanId}`,
        );
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
      const loan = ofLoan(open.desk());
      loan['professionalDetails'] = {
        ...fieldsOf(loan['professionalDetails']),
        microFinanceConsentAt: '2026-11-21T06:31:00.000Z',
      };
      await press();
      await expectSent(contract.applicant.consent, sent);
      await waitFor(() => expect(open.sentTo(read('core').to).length).toBeGreaterThan(reads));
      await says('Consent Recorded');
      await expect(screen.queryByText('Error occured in updating')).toBeNull();
    });
    await step('a consent that is recorded already is not recorded once more', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /Record.*consent/i })).toHaveAccessibleDescription(
          'The consent is recorded',
        ),
      );
      await press();
      await expectSent(contract.applicant.consent);
    });
  },
};

export const EditsNoDisbursedLoan: Story = {
  parameters: { covers: ['CS-030.b', 'CS-028.b', 'CS-028.d', 'CS-028.e'] },
  play: async ({ step, userEvent }) => {
    const button = () => screen.findByRole('button', { name: /^Edit details/ });
    await button();
    for (const approvalStatus of ['DISBURSED', 'PENDING', 'DISBURSED', 'APPROVED'] as const) {
      const closed = approvalStatus === 'DISBURSED';
      await step(
        `the button of the Edit dialog is ${closed ? 'closed' : 'open'} to a super user: the loan is ${approvalStatus}`,
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
    for (const [tab, part, times = 1] of [
      [/^Kyc Details/, 'kyc'],
      [/^Equifax Bureau Details/, 'bureau'],
      [/^Bank Statements/, 'statement'],
      // Of another loan: the parts of this one are there.
      [/^Aadhaar Details/, 'kyc', 2],
    ] as const)
      await step(`${tab.source.slice(1)} that cannot be read are asked for again by one press`, async () => {
        if (times > 1) {
          await userEvent.click(screen.getByRole('tab', { name: /^Personal Details/ }));
          await userEvent.keyboard('u');
          await waitFor(() => expect(location.pathname).toBe('/loan-management/loans/482194'));
          await screen.findByRole('tablist');
        }
        failOnce(`sections=${part}`);
        await userEvent.click(screen.getByRole('tab', { name: tab }));
        const panel = within(await screen.findByRole('tabpanel', { name: tab }));
        await userEvent.click(await panel.findByRole('button', { name: 'Try now' }));
        await waitFor(() => expect(panel.queryByRole('button', { name: 'Try now' })).toBeNull());
        await expect(open.sentTo(`sections=${part}`)).toHaveLength(times);
      });
  },
};
