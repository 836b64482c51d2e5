import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

const loanId = 482194;
const replay = {
  decidedOn: '2026-11-21T05:30:00.000Z',
  origin: 'here',
  leftOut: [
    { source: 'equifax', since: '2026-11-21T06:00:00.000Z' },
    { source: 'cibil', since: '2026-11-22T06:00:00.000Z' },
    { source: 'statement', since: '2026-11-23T06:00:00.000Z' },
  ],
} as const;
const note = (id: string, createdOn: string, comment: string) => ({ id, createdOn, comment, author: 'Asha' });
const before = note('n1', '2026-11-21T05:00:00.000Z', 'Slip seen');
const atOnce = note('n3', replay.decidedOn, 'Rejected, as said');
const after = note('n2', '2026-11-21T06:10:00.000Z', 'The customer called again');

/** The first application, rejected by the person who looks at it. */
function deskOf(): CreditDesk {
  const desk = creditDesk();
  const [first] = desk.loans;
  if (first) {
    first.underWriter = { idString: staff.underwriter.idString, fullName: staff.underwriter.fullName };
    first.loanDetails = { ...first.loanDetails, approvalStatus: 'REJECTED' };
    first['processedPerfios'] = { name: 'HDFC Bank', accountNo: '999151436630', transaction: [] };
  }
  return desk;
}

const answers = [
  answering(contract.replay.read, (desk: CreditDesk, _viewer, { sections, decision }) => {
    const [stored] = desk.loans;
    if (!stored) throw new Error('The desk has no loan');
    const shown = decision === 'shown';
    const status = shown ? 'REJECTED' : 'PENDING';
    const loan = {
      ...stored,
      loanDetails: {
        ...stored.loanDetails,
        approvalStatus: status,
        ...(shown && { rejectionReasons: ['High obligations'] }),
      },
      underWriterRemarks: shown
        ? { comments: [before, atOnce, after], changeReason: 'A slip came too late' }
        : { comments: [before, atOnce] },
      replay: {
        ...replay,
        decision: shown
          ? {
              by: 'Meera Subramanian',
              as: 'assignee',
              outcome: { status, daysPastDue: null, closedOn: null },
            }
          : null,
      },
    };
    return sections?.includes('core')
      ? {
          data: {
            data: loan,
            engine: null,
            ruleEngineResultAvailable: false,
            callRecordings: [],
            feedbacks: null,
          },
        }
      : {
          data: {
            parts: [...(sections ?? [])],
            data: { ...loan, loanId, idString: String(loan.idString), version: 2 },
          },
        };
  }),
  ...creditAnswers,
];

const at = (address: string) =>
  theProduct(() => inMemoryServer(deskOf(), answers), {
    address,
    as: staff.underwriter,
    at: new Date('2026-11-21T06:30:00.000Z'),
  });
const page = at(`/credit/loans/${loanId}/replay/`);
const fromLoan = at(`/credit/loans/${loanId}/`);

/** A decided loan as it stood when it was decided, for training (beyond, second list 9). */
const meta = {
  title: 'Journeys/Credit/Replay',
  ...page.story,
  parameters: { ...page.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const call = (query: string) => ({ to: `GET /api/v1/credit-dashboard/loans/${loanId}/replay?${query}` });
const decision = () => within(screen.getByRole('form', { name: 'Decision' }));

export const DecidesForOneselfFirst: Story = {
  parameters: { covers: ['XR-019.c'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse, sentTo } = page;
    await step('the case is shown as it stood, and what cannot be is said', async () => {
      await expect(await screen.findByText('As it stood on 21 Nov 2026, 11:00 am')).toBeVisible();
      await expect(
        screen.getByText(
          'The decision and what came after it are hidden. Nothing you enter is stored on the loan. Left out: the Equifax report, which arrived on 21 Nov 2026; the CIBIL report, which arrived on 22 Nov 2026; the analysis of the bank statements, which was made again on 23 Nov 2026. Calls and feedback are no part of it, and the choices of the form are those of today.',
        ),
      ).toBeVisible();
      await expect(screen.getByText('Pending')).toBeVisible();
      await expect(screen.getByRole('complementary', { name: 'Your decision' })).toBeVisible();
      await expectSent(contract.replay.read, call('sections=core'));
    });
    await step('without its decision, calls and feedback, and nothing can be fetched', async () => {
      await expect(screen.queryByText('Rejected', { selector: 'header *' })).toBeNull();
      await expect(screen.queryByRole('tab', { name: /^Calls|^Intel/ })).toBeNull();
      await userEvent.click(screen.getByRole('tab', { name: /^Equifax/ }));
      await expectSent(contract.replay.read, call('sections=bureau'));
      await expect(await screen.findByRole('button', { name: /Fetch/ })).toHaveAccessibleDescription(
        'Nothing is changed in a replay',
      );
    });
    await step('the decision is shown once one’s own is complete; a refusal says why', async () => {
      refuse(contract.replay.read, 409, 'This loan is not decided yet: there is nothing to replay');
      await userEvent.click(decision().getByRole('radio', { name: 'Rejected' }));
      await userEvent.click(decision().getByRole('button', { name: /Show the decision/ }));
      await expectSent(contract.replay.read);
      await userEvent.click(decision().getByRole('combobox', { name: /Rejection reason/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'High obligations' }));
      await userEvent.keyboard('{Escape}');
      await userEvent.click(decision().getByRole('button', { name: /Show the decision/ }));
      const shown = within(await screen.findByRole('dialog', { name: 'The decision' }));
      await expect(
        await shown.findByText('This loan is not decided yet: there is nothing to replay'),
      ).toBeVisible();
      await expectSent(contract.replay.read, call('sections=core&decision=shown'));
      await userEvent.click(shown.getByRole('button', { name: 'Try now' }));
      await expect(await shown.findByText('Rejected, as you decided')).toBeVisible();
      await expectSent(contract.replay.read, call('sections=core&decision=shown'));
      await expect(shown.getByText('Meera Subramanian')).toBeVisible();
      await expect(shown.getByText('A slip came too late')).toBeVisible();
      await expect(shown.getByText('The customer called again')).toBeVisible();
      await expect(shown.queryByText('Slip seen')).toBeNull();
      await expect(shown.queryByText('Rejected, as said')).toBeNull();
    });
    await step('nothing of it was sent to the loan', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(sentTo('process-application')).toEqual([]);
      await expect(sentTo(`POST /api/v1/credit-dashboard/loans/${loanId}`)).toEqual([]);
    });
  },
};

export const FromADecidedLoan: Story = {
  ...fromLoan.story,
  parameters: { covers: ['CR-020.a'] },
  play: async ({ step, userEvent }) => {
    await step(
      'the right side has the decision form; no status follows the one it was decided with',
      async () => {
        const fields = within(await screen.findByRole('group', { name: 'Decision fields' }));
        await expect(await fields.findByText('This status cannot follow the present one')).toBeVisible();
      },
    );
    await step('a decided loan leads to its replay, at an address of its own', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Replay' }));
      await expect(await screen.findByText(/^As it stood on/)).toBeVisible();
      await waitFor(() => expect(location.pathname).toBe(`/credit/loans/${loanId}/replay/`));
    });
  },
};

const masked = theProduct(
  () =>
    inMemoryServer(deskOf(), [
      answering(contract.loan.reveal, () => ({ data: { value: '9000010214' } })),
      ...answers,
    ]),
  {
    address: `/credit/loans/${loanId}/replay/`,
    as: staff.creditViewer,
    at: new Date('2026-11-21T06:30:00.000Z'),
  },
);

export const AViewerUncoversANumberAsItStood: Story = {
  ...masked.story,
  play: async ({ step, userEvent }) => {
    await step('that data is masked is said', async () => {
      await expect(
        await screen.findByText(/^The decision and what .* are those of today\. Personal data is masked\.$/),
      ).toBeVisible();
    });
    await step('the value of the decision is asked for, not that of today', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Show alternate phone' }));
      await expect(await screen.findByText('9000010214')).toBeVisible();
      await masked.expectSent(contract.loan.reveal, {
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/reveal?desk=credit`,
        body: { field: 'alternatePhoneNumber', asDecided: true },
      });
    });
    await step('so is the number of the account of the statement', async () => {
      await userEvent.click(screen.getByRole('tab', { name: /^Perfios/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Show account number' }));
      await masked.expectSent(contract.loan.reveal, {
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/reveal?desk=credit`,
        body: { field: 'accountNumber', asDecided: true },
      });
    });
  },
};

const undecided = at('/credit/loans/482193/');

export const NoneBeforeTheDecision: Story = {
  ...undecided.story,
  play: async ({ step }) => {
    await step('A loan that is not decided offers no replay', async () => {
      await expect(await screen.findByRole('heading', { name: 'Arjun Deshmukh', level: 1 })).toBeVisible();
      await expect(screen.queryByRole('link', { name: 'Replay' })).toBeNull();
    });
  },
};

const refusing = at(`/credit/loans/${loanId}/`);

export const Refused: Story = {
  ...refusing.story,
  play: async ({ step, userEvent }) => {
    await step('who may not open the loan reads whom to ask, and nothing of it', async () => {
      const link = await screen.findByRole('link', { name: 'Replay' });
      refusing.refuse(contract.replay.read, 403, 'Cannot access loan not assigned to you');
      await userEvent.click(link);
      await expect(await screen.findByText('Cannot access loan not assigned to you')).toBeVisible();
      await expect(screen.queryByRole('tab')).toBeNull();
    });
    await step('and goes back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back to the loan' }));
      await waitFor(() => expect(location.pathname).toBe(`/credit/loans/${loanId}/`));
    });
    await step('of a loan that is decided anew meanwhile it reads that, and goes back as well', async () => {
      refusing.sleep(60_000);
      refusing.refuse(contract.replay.read, 409, 'This loan is not decided yet');
      await userEvent.click(await screen.findByRole('link', { name: 'Replay' }));
      await expect(await screen.findByText('This loan is not decided yet')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Back to the loan' })).toBeVisible();
    });
  },
};
