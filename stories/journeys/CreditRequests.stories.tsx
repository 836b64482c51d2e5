import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering, Refused } from './desk/answering';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { openQueue, queueRead } from './queueEntries';
import { theProduct } from './theProduct';

const loanId = 482194;
const covered = (key: string) => ({
  key,
  presignedUrl: null,
  reveal: `ref-of-${key.replace('.', '-')}`,
});

/** The same desk, its first loan with papers that are covered, and with a customer who took a quiz. */
function withPapers(): CreditDesk {
  const desk = creditDesk();
  const [loan] = desk.loans;
  if (loan) {
    loan['userIdString'] = 'customer-of-482194';
    loan['kycDocuments'] = { pan: { frontPhoto: covered('pan-front.jpg') } };
    loan['kycDetails'] = { address: { frontImage: covered('address-front.jpg') } };
    loan['bankStatements'] = ['june', 'july'].map(month => ({
      fileId: `statement-${month}`,
      password: '••••••••',
      file: covered(`${month}.pdf`),
    }));
    loan['creditPdFeedback'] = [];
  }
  return desk;
}

const answers = [
  answering(contract.bureau.fetch, () => ({ data: { bureauFetchInitiated: true } })),
  answering(contract.bureau.cibil, () => ({
    data: { loan: { apolloCibilReport: { status: 'requested' } } },
  })),
  answering(contract.calls.call, () => ({ data: { status: 'queued successfully' } })),
  answering(contract.calls.agentDetails, () => ({
    data: { agentDetails: { agentId: '4021', agentUserName: 'meera.credit', campaignName: '' } },
  })),
  answering(contract.calls.saveAgentDetails, (_desk: CreditDesk, _viewer, agentDetails) => ({
    data: { agentDetails },
  })),
  answering(contract.documents.revealPassword, () => ({ data: { password: 'KAVY1403' } })),
  answering(contract.files.reveal, () => ({
    data: { presignedUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  })),
  answering(contract.loan.reveal, () => ({ data: { value: '9000010214' } })),
  answering(contract.exports.applications, () => new Blob(['loanId\n482194\n482193\n'])),
  answering(contract.tags.add, (_desk: CreditDesk, _viewer, { creditTags }) => ({
    data: { creditTags: ['first-loan', 'metro', 'repeat', ...creditTags] },
  })),
  answering(contract.intel.quiz, () => ({ data: { quizResult: [] } })),
  answering(contract.pd.save, () => ({ data: { creditPdFeedback: [{ id: 'pd-1', contactability: 'NO' }] } })),
  answering(contract.live.typing, () => ({})),
  ...creditAnswers,
];

const at = (address: string, as = staff.underwriter) =>
  theProduct(() => inMemoryServer(withPapers(), answers), {
    address,
    as,
    at: new Date('2026-11-21T06:30:00.000Z'),
  });

const queue = at('/credit/loans');

/** What each act of an underwriter sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const row = (id: number) => screen.findByRole('row', { name: new RegExp(String(id)) });
const read = (sections: string, id = loanId) => ({
  to: `POST /api/v1/credit-dashboard/loans/${id}?sections=${sections}`,
});
async function choose({ userEvent }: Acts, filter: string, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: filter }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

export const NarrowsTheQueue: Story = {
  parameters: {
    covers: ['CR-001.b', 'CR-011.a', 'CR-011.b', 'CR-011.c', 'CR-011.e', 'CR-011.f', 'SH-058.a'],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = queue;
    await step('the first page is read, without a filter', async () => {
      await row(loanId);
      await expectSent(contract.loan.list, queueRead('page=1'));
    });
    await step('Status, underwriter and loan id narrow the queue together', async () => {
      await choose({ userEvent }, 'Status: any', 'Pending');
      await expectSent(contract.loan.list, queueRead('status=PENDING&page=1'));
      await choose({ userEvent }, 'Underwriter: anyone', 'Nobody yet');
      await expectSent(contract.loan.list, queueRead('status=PENDING&page=1&owner=unassigned'));
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search by loan id' }), '482193');
      await expectSent(contract.loan.list, queueRead('status=PENDING&loanId=482193&page=1&owner=unassigned'));
      await row(482193);
      await expect(screen.queryByRole('row', { name: /482194/ })).toBeNull();
    });
    await step('An id of no loan shows none', async () => {
      const box = screen.getByRole('searchbox', { name: 'Search by loan id' });
      await userEvent.clear(box);
      await userEvent.type(box, '999999');
      await expect(await screen.findByText('No case has the loan id 999999.')).toBeVisible();
      await expect(screen.queryByRole('row', { name: /4821\d\d/ })).toBeNull();
      const [last] = queue.sentTo('/credit-dashboard/loans?').slice(-1);
      await expect(last).toMatchObject(queueRead('status=PENDING&loanId=999999&page=1&owner=unassigned'));
    });
    await step('a list that is refused says so, and is asked for again', async () => {
      refuse(contract.loan.list, 409, ['First', 'The list is being made']);
      await choose({ userEvent }, 'Underwriter: nobody yet', 'Me');
      await expect(await screen.findByText('Error in fetching loans. Please try again later')).toBeVisible();
      const [last] = queue.sentTo('/credit-dashboard/loans?').slice(-1);
      await expect(last).toMatchObject(queueRead('status=PENDING&loanId=999999&page=1&owner=mine'));
    });
  },
};

const narrowed = at('/credit/loans?status=PENDING&loanId=482193');

export const ShowsAllAgain: Story = {
  ...narrowed.story,
  parameters: { covers: ['CR-001.b', 'CR-002.b', 'CR-011.b', 'CR-011.c'] },
  play: async ({ step, userEvent }) => {
    const { expectSent } = narrowed;
    await step('The loan with the id searched for is shown, and no other', async () => {
      await row(482193);
      await expect(screen.queryByRole('row', { name: /482194/ })).toBeNull();
      await expectSent(contract.loan.list, queueRead('status=PENDING&loanId=482193&page=1'));
    });
    await step('With the box emptied no loan id is asked for', async () => {
      await userEvent.clear(screen.getByRole('searchbox', { name: 'Search by loan id' }));
      await row(loanId);
      await expectSent(contract.loan.list, queueRead('status=PENDING&page=1'));
    });
    await step('All Cases has no filter left', async () => {
      await userEvent.click(sidebar().getByRole('link', { name: 'All Cases' }));
      await expect(await screen.findByRole('button', { name: 'Status: any' })).toBeVisible();
      await expect(location.search).toBe('');
    });
    await step('The export button leads to the export of application details', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
      await expect(await screen.findByRole('textbox', { name: 'Start date' })).toBeVisible();
      await expect(location.pathname).toBe('/credit/export-loans/');
    });
  },
};

/** The same desk with 27 loans, of which 26 are nobody’s. */
function withASecondPage(): CreditDesk {
  const desk = withPapers();
  const [loan] = desk.loans;
  for (let place = 5; loan && place < 27; place += 1) {
    const next = 482000 - place;
    desk.loans.push({ ...loan, loanId: next, idString: `5b7d9f00-0000-4000-8000-000000${next}` });
  }
  return desk;
}
const paged = theProduct(() => inMemoryServer(withASecondPage(), answers), {
  address: '/credit/loans?owner=unassigned',
  as: staff.underwriter,
});

export const TurnsThePage: Story = {
  ...paged.story,
  parameters: { covers: ['CR-003.b', 'CR-009.b', 'CR-011.d', 'CR-011.e'] },
  play: async ({ step, userEvent }) => {
    const { expectSent } = paged;
    await step('The first page has 25 rows of the total that the server sends', async () => {
      await row(loanId);
      await expect(await screen.findByText('Rows 1 to 25 of 26')).toBeVisible();
      await expect(screen.queryByRole('row', { name: /481974/ })).toBeNull();
      await expectSent(contract.loan.list, queueRead('page=1&owner=unassigned'));
    });
    await step('The next page shows the row that is left', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await row(481974);
      await expect(screen.queryByRole('row', { name: /482194/ })).toBeNull();
      await expectSent(contract.loan.list, queueRead('page=2&owner=unassigned'));
    });
    await step('Another filter begins at the first page', async () => {
      await choose({ userEvent }, 'Status: any', 'Approved');
      await expectSent(contract.loan.list, queueRead('status=APPROVED&page=1&owner=unassigned'));
    });
  },
};

export const ThoseOnHoldAfterAllCases: Story = {
  parameters: {
    covers: ['SH-034.a', 'SH-034.b', 'SH-036.a', 'SH-036.b', 'SH-037.a', 'SH-037.b'],
  },
  play: async ({ step, userEvent }) => {
    await row(loanId);
    await queue.expectSent(contract.loan.list, queueRead('page=1'));
    await step("'On Hold Cases' opens the queue of HOLD", async () => {
      await openQueue(userEvent, queue, 'On Hold Cases', 'HOLD');
    });
    await step("'Rejected Cases' asks for REJECTED, after 'Accepted Cases'", async () => {
      await openQueue(userEvent, queue, 'Accepted Cases', 'APPROVED');
      await openQueue(userEvent, queue, 'Rejected Cases', 'REJECTED');
    });
    await step("'Credit Rejected Cases' asks for CREDIT_REJECTED", async () => {
      await openQueue(userEvent, queue, 'Credit Rejected Cases', 'CREDIT_REJECTED');
    });
  },
};

/** Keeps the answers of a path back until they are let go. */
function keepBack(path: string): () => void {
  const send = window.fetch;
  let letGo = () => {};
  const held = new Promise<void>(done => {
    letGo = done;
  });
  window.fetch = async (input, init) => {
    if (new Request(input, init).url.includes(path)) await held;
    return send(input, init);
  };
  return () => letGo();
}

export const ALoanThatIsSlow: Story = {
  parameters: { covers: ['SH-053.a', 'SH-053.b', 'SH-053.c'] },
  play: async ({ step, userEvent }) => {
    await row(loanId);
    const letGo = keepBack('sections=core');
    await step('the loan is loading until its answer is there', async () => {
      await userEvent.click(await row(loanId));
      await expect(await screen.findByText('Loading Data')).toBeVisible();
      await expect(screen.queryByRole('heading', { name: 'Kavya Raghunathan' })).toBeNull();
    });
    await step('then it is shown', async () => {
      letGo();
      await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
      await expect(screen.queryByText('Loading Data')).toBeNull();
    });
    await step('one that is refused is in the error state', async () => {
      queue.refuse(contract.loan.read, 500, 'The records are being moved');
      await userEvent.click(screen.getByRole('button', { name: 'Reload Loan' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expect(
        await screen.findByRole('heading', { name: 'Error Occured. Please try again later' }),
      ).toBeVisible();
      await expect(screen.queryByRole('heading', { name: 'Kavya Raghunathan' })).toBeNull();
    });
  },
};

export const TakesALoan: Story = {
  parameters: {
    covers: [
      'CR-012.a',
      'CR-012.b',
      'CR-013.a',
      'CR-016.b',
      'CR-020.a',
      'CR-025.b',
      'CR-026.a',
      'CR-026.b',
      'CR-192.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse, sentTo } = queue;
    await row(loanId);
    await expectSent(contract.loan.list, queueRead('page=1'));
    const take = { to: `POST /api/v1/credit-dashboard/loans/${loanId}/assign` };
    await step('a refusal is said, the loan is not opened, and the queue is read again', async () => {
      refuse(contract.loan.assign, 403, 'Cannot access loan not assigned to you');
      await userEvent.click(await row(loanId));
      await waitFor(() => expect(screen.getByText('Cannot access loan not assigned to you')).toBeVisible());
      await expectSent(contract.loan.assign, take);
      await expectSent(contract.loan.read);
      await expectSent(contract.loan.list, queueRead('page=1'));
    });
    await step("where the server refuses it reads 'Loan Could not be assigned'", async () => {
      refuse(contract.loan.assign, 422, 'No');
      await userEvent.click(await row(loanId));
      await waitFor(() => expect(screen.getByText('Loan Could not be assigned')).toBeVisible());
      await expectSent(contract.loan.assign, take);
    });
    await step('a loan of nobody is taken before its core is read', async () => {
      await userEvent.click(await row(loanId));
      await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
      await expectSent(contract.loan.assign, take);
      await expectSent(contract.loan.read, read('core'));
      await expectSent(contract.decision.config, {
        to: 'GET /api/v1/credit-dashboard/get-underwriting-config/',
      });
      await expectSent(contract.live.loan, {
        to: `GET /api/v1/credit-dashboard/loans/${loanId}/events?desk=credit`,
      });
    });
    await step(
      'each part is read when its tab is opened, and once; the decision form is beside each',
      async () => {
        for (const [tab, part] of [
          [/^Perfios/, 'statement'],
          [/^Docs/, 'kyc'],
          [/^Equifax/, 'bureau'],
        ] as const) {
          await userEvent.click(await screen.findByRole('tab', { name: tab }));
          const whole = { ...read(part), body: null, hasKey: false };
          await waitFor(() => expect(sentTo(`sections=${part}`)).toEqual([whole]));
          await expect(screen.getByRole('form', { name: 'Decision' })).toBeVisible();
        }
        await userEvent.click(await screen.findByRole('tab', { name: /^CIBIL/ }));
        await expect(await screen.findByRole('button', { name: 'Fetch cibil' })).toBeVisible();
        await expect(sentTo('sections=bureau')).toHaveLength(1);
      },
    );
    await step('The last tab shows its content, and that of no other', async () => {
      await userEvent.click(await screen.findByRole('tab', { name: /^Intel/ }));
      await expect(await screen.findByRole('region', { name: 'Quiz Score' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Fetch cibil' })).toBeNull();
      await expect(screen.getByRole('form', { name: 'Decision' })).toBeVisible();
    });
    await step('A second loan that cannot be read shows nothing of the first', async () => {
      await userEvent.click(sidebar().getByRole('link', { name: 'All Cases' }));
      refuse(contract.loan.read, 500, 'Down');
      await userEvent.click(await row(482193));
      await expect(await screen.findByRole('alertdialog', { name: 'Error Occurred' })).toBeVisible();
      await expect(screen.queryByText('Kavya Raghunathan')).toBeNull();
    });
  },
};

const unreachable = theProduct(
  () =>
    inMemoryServer(withPapers(), [
      answering(contract.loan.assign, (): never => {
        throw new Refused(500, 'Down');
      }),
      ...answers,
    ]),
  { address: '/credit/loans', as: staff.underwriter },
);

export const CannotTakeALoan: Story = {
  ...unreachable.story,
  parameters: { covers: ['CR-013.b'] },
  play: async ({ step, userEvent }) => {
    await step("An assign whose call fails reads 'Error in assigning loan', and opens nothing", async () => {
      await userEvent.click(await row(loanId));
      await waitFor(() => expect(screen.getByText('Error in assigning loan')).toBeVisible());
      await expect(location.pathname).toBe('/credit/loans');
    });
  },
};

const decision = async () => within(await screen.findByRole('form', { name: 'Decision' }));
const open = at(`/credit/loans/${loanId}/`);

export const PutsALoanOnHold: Story = {
  ...open.story,
  parameters: {
    covers: [
      'CR-195.a',
      'CR-195.b',
      'CR-195.c',
      'CR-195.f',
      'CR-195.g',
      'CR-195.r',
      'CR-196.b',
      'CR-197.a',
      'CR-197.b',
      'CR-195.q',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await expectSent(contract.loan.assign, { to: `POST /api/v1/credit-dashboard/loans/${loanId}/assign` });
    await userEvent.click((await decision()).getByRole('radio', { name: 'On hold' }));
    await userEvent.click((await decision()).getByRole('combobox', { name: /Hold reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Employer to be verified' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await (await decision()).findByRole('radio', { name: 'CDL' }));
    const submit = async () =>
      userEvent.click((await decision()).getByRole('button', { name: /Submit decision/ }));
    const sent = {
      to: `POST /api/v1/credit-dashboard/loans/${loanId}/process-application`,
      // A form that is submitted is sent whole, its empty fields as well.
      body: {
        caseStatus: 'HOLD',
        deviation: '',
        rejectionReasons: [],
        inActiveReasons: [],
        creditTags: [],
        goodCustomerIntuition: [],
        badCustomerIntuition: [],
        requiredActions: ['Employer to be verified'],
        changeReason: '',
        holdCategory: 'CDL',
        emiDate: null,
        months: null,
        maxAmount: null,
        processingFeeRate: null,
        interestRate: null,
        maxEmi: null,
        computedSalary: null,
        computedObligations: null,
        computedFoir: null,
        industryType: '',
        version: 2,
      },
      hasKey: true,
    };
    await step('a refusal says why, and what was chosen stays', async () => {
      refuse(contract.decision.process, 422, ['Not complete', 'The hold reason is not used any more']);
      await submit();
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await expect(dialog.getByText('The hold reason is not used any more')).toBeVisible();
      await expect(dialog.queryByText(/Not complete/)).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expectSent(contract.decision.process, sent);
      await expect(await (await decision()).findByRole('radio', { name: 'CDL' })).toBeChecked();
    });
    await step('a refusal without words has its own', async () => {
      refuse(contract.decision.process, 500, []);
      await submit();
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await expect(dialog.getByText('Unable to process application')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expectSent(contract.decision.process, sent);
      await expect(location.pathname).toBe(`/credit/loans/${loanId}/`);
    });
    await step('The loan is put on hold once, with its reasons and its category', async () => {
      await submit();
      await expect(await within(await row(loanId)).findByText('On hold')).toBeVisible();
      await expectSent(contract.decision.process, sent);
    });
    await step('the queue is read with what it now has', async () => {
      await expectSent(contract.loan.list, queueRead('page=1'));
    });
  },
};

export const WritesAComment: Story = {
  ...open.story,
  parameters: {
    covers: ['CR-019.b', 'CR-030.a', 'CR-030.b', 'CR-030.c', 'CR-030.d', 'CR-031.a', 'CR-031.b', 'CR-031.c'],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await decision();
    await userEvent.click(screen.getByRole('tab', { name: /^Notes/ }));
    const box = await screen.findByRole('textbox', { name: 'Comment' });
    await step('while it is typed, the others are told, at this desk', async () => {
      await userEvent.type(box, 'Salary slip of October seen');
      await expectSent(contract.live.typing, {
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/typing?desk=credit`,
      });
    });
    const sent = {
      to: `POST /api/v1/credit-dashboard/loans/${loanId}/save-under-writer-comment/`,
      body: { comment: 'Salary slip of October seen' },
      hasKey: true,
    };
    await step('a refusal says why, and the text stays', async () => {
      refuse(contract.comments.save, 409, ['First', 'Comments are being restored']);
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      await expect(await screen.findByText('Comments are being restored')).toBeVisible();
      await expect(screen.queryByText(/First/)).toBeNull();
      await expect(box).toHaveValue(sent.body.comment);
      await expectSent(contract.comments.save, sent);
    });
    for (const status of [409, 503])
      await step(`without a reason of the server (${status}) it says so itself`, async () => {
        refuse(contract.comments.save, status, []);
        await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
        await expect(await screen.findByText('Error in saving comment')).toBeVisible();
        await expect(box).toHaveValue(sent.body.comment);
        await expectSent(contract.comments.save, sent);
        await userEvent.type(box, '!{Backspace}');
        await waitFor(() => expect(screen.queryByText('Error in saving comment')).toBeNull());
      });
    await step('the text is sent, the answered list is shown, and nothing is read again', async () => {
      const reads = open.sentTo('?sections=').length;
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      await expect(await screen.findByText(sent.body.comment, { selector: 'li *' })).toBeVisible();
      await expectSent(contract.comments.save, sent);
      await expect(open.sentTo('?sections=')).toHaveLength(reads);
      await waitFor(() => expect(box).toHaveValue(''));
    });
  },
};

export const CallsTheCustomer: Story = {
  ...open.story,
  parameters: {
    covers: [
      'CR-033.a',
      'CR-033.b',
      'CR-033.c',
      'CR-033.d',
      'CR-033.e',
      'CR-033.f',
      'CR-033.g',
      'SH-070.a',
      'SH-070.d',
      'SH-073.a',
      'SH-076.b',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await decision();
    await step('what the person calls with is read once', async () => {
      await screen.findByRole('button', { name: /4021|meera\.credit/ });
      await expectSent(contract.calls.agentDetails, { to: 'GET /api/v1/users/agent-details' });
    });
    const called = {
      to: 'POST /api/v1/credit-dashboard/call-customer',
      body: {
        loanId,
        phoneNumber: '9000067771',
        ozonetelAgentId: '4021',
        ozonetelUserName: 'meera.credit',
      },
      hasKey: true,
    };
    const button = screen.getByRole('button', { name: 'Call Customer' });
    const openDetails = async () => {
      await userEvent.click(screen.getByRole('button', { name: /4021|meera\.credit/ }));
      return within(await screen.findByRole('dialog', { name: 'Agent Details' }));
    };
    await step('The chosen number is called; without a campaign name no campaign is sent', async () => {
      await userEvent.click(screen.getByRole('combobox', { name: 'Select Phone Number' }));
      await userEvent.click(await screen.findByRole('option', { name: /9000067771/ }));
      refuse(contract.calls.call, 409, 'The agent is busy');
      await userEvent.click(button);
      await expect(await screen.findByText('The agent is busy')).toBeVisible();
      await expectSent(contract.calls.call, called);
    });
    await step('it is changed, with the field that was empty', async () => {
      const dialog = await openDetails();
      await userEvent.type(dialog.getByRole('textbox', { name: /^Campaign name/ }), ' Recovery_2 ');
      const sent = {
        to: 'POST /api/v1/users/agent-details',
        body: { agentId: '4021', agentUserName: 'meera.credit', campaignName: 'Recovery_2' },
      };
      refuse(contract.calls.saveAgentDetails, 409, 'The provider does not know this agent');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText('The provider does not know this agent')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.calls.saveAgentDetails, sent, sent);
      await expectSent(contract.calls.agentDetails);
    });
    await step('A campaign name that is filled is sent', async () => {
      refuse(contract.calls.call, 409, ['The line is down', 'Try later']);
      await userEvent.click(button);
      await expect(await screen.findByText('The line is down')).toBeVisible();
      await expectSent(contract.calls.call, {
        ...called,
        body: { ...called.body, campaignKey: 'Recovery_2' },
      });
    });
    await step('An erased one is not; the status of the answer is shown', async () => {
      const dialog = await openDetails();
      await userEvent.clear(dialog.getByRole('textbox', { name: /^Campaign name/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.calls.saveAgentDetails, {
        to: 'POST /api/v1/users/agent-details',
        body: { agentId: '4021', agentUserName: 'meera.credit', campaignName: '' },
      });
      await userEvent.click(button);
      await expect(await screen.findByText('queued successfully')).toBeVisible();
      await expect(screen.queryByText(/^(The line is down|Try later)$/)).toBeNull();
      await expectSent(contract.calls.call, called);
    });
  },
};

// Another loan and number than the story before: a call keeps its control occupied for some seconds.
const withoutAgent = theProduct(
  () =>
    inMemoryServer(withPapers(), [
      answering(contract.calls.agentDetails, () => ({ data: { agentDetails: null } })),
      ...answers,
    ]),
  { address: '/credit/loans/482193/', as: staff.underwriter, at: new Date('2026-11-21T06:30:00.000Z') },
);

export const CallsOnceTheAgentDetailsAreFilled: Story = {
  ...withoutAgent.story,
  parameters: { covers: ['SH-070.d', 'SH-070.f', 'SH-074.a', 'SH-074.b', 'SH-074.c'] },
  play: async ({ step, userEvent }) => {
    const { expectSent } = withoutAgent;
    await decision();
    const call = () => screen.getByRole('button', { name: 'Call Customer' });
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Agent Details/ }));
      return within(await screen.findByRole('dialog', { name: 'Agent Details' }));
    };
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('without agent details nobody is called', async () => {
      await userEvent.click(screen.getByRole('combobox', { name: 'Select Phone Number' }));
      await userEvent.click(await screen.findByRole('option', { name: /^Primary/ }));
      await userEvent.click(call());
      await expect(await screen.findByText('Fill Agent Details')).toBeVisible();
      await expectSent(contract.calls.call);
    });
    await step('what was saved is kept', async () => {
      const dialog = await open();
      await userEvent.type(dialog.getByRole('textbox', { name: 'Agent id' }), '4077');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Agent user name' }), 'meera.credit');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await closed();
    });
    await step('what was closed without saving is not', async () => {
      const dialog = await open();
      const id = dialog.getByRole('textbox', { name: 'Agent id' });
      await expect(id).toHaveValue('4077');
      await userEvent.type(id, '9');
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await closed();
      const again = await open();
      await expect(again.getByRole('textbox', { name: 'Agent id' })).toHaveValue('4077');
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('with them the customer is called, and nothing asks for them', async () => {
      await expect(screen.queryByText('Fill Agent Details')).toBeNull();
      await userEvent.click(call());
      await expect(await screen.findByText('queued successfully')).toBeVisible();
      await expectSent(contract.calls.call, {
        to: 'POST /api/v1/credit-dashboard/call-customer',
        body: {
          loanId: 482_193,
          phoneNumber: '9000043214',
          ozonetelAgentId: '4077',
          ozonetelUserName: 'meera.credit',
        },
        hasKey: true,
      });
    });
  },
};

const equifax = at(`/credit/loans/${loanId}/?tab=equifax`);

export const OrdersAnEquifaxReport: Story = {
  ...equifax.story,
  parameters: { covers: ['CR-071.a', 'CR-071.b', 'CR-071.c', 'CR-072.a', 'CR-072.b', 'CR-074.a'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = equifax;
    const sent = {
      to: 'POST /api/v1/credit-dashboard/fetch-bureau-reports',
      body: { loanId },
    };
    const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Fetch/ }));
    for (const status of [500, 409])
      await step(`an order that fails (${status}) says so, and not that it was initiated`, async () => {
        refuse(contract.bureau.fetch, status, []);
        await press();
        await expectSent(contract.bureau.fetch, sent);
        await expect(await screen.findByText('Some Error Occured')).toBeVisible();
        await expect(screen.queryByText(/^Bureau Fetch initiated/)).toBeNull();
      });
    await step('it is ordered for this loan, once, and the button follows the answer', async () => {
      await userEvent.dblClick(await screen.findByRole('button', { name: /^Fetch/ }));
      await expectSent(contract.bureau.fetch, sent);
      await expect(
        await screen.findByText('Bureau Fetch initiated. Please check after some time'),
      ).toBeVisible();
    });
  },
};

const unwilling = theProduct(
  () =>
    inMemoryServer(withPapers(), [
      answering(contract.bureau.fetch, () => ({
        data: { bureauFetchInitiated: false, contactName: 'Risk desk' },
      })),
      ...answers,
    ]),
  // Of another loan: for the first a report was ordered a moment ago.
  { address: '/credit/loans/482193/?tab=equifax', as: staff.underwriter },
);

export const AnEquifaxOrderThatWasNotInitiated: Story = {
  ...unwilling.story,
  parameters: { covers: ['CR-071.c', 'CR-072.b', 'CR-073.a', 'CR-073.b'] },
  play: async ({ step, userEvent }) => {
    await step('It names whom to contact, and does not say that it was initiated', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Fetch Bureau' }));
      await expect(await screen.findByText('Bureau could not fetched. Contact Risk desk')).toBeVisible();
      await expect(screen.queryByText(/^Bureau Fetch initiated/)).toBeNull();
      await unwilling.expectSent(contract.bureau.fetch, {
        to: 'POST /api/v1/credit-dashboard/fetch-bureau-reports',
        body: { loanId: 482193 },
      });
    });
  },
};

const cibil = at(`/credit/loans/${loanId}/?tab=cibil`);

export const ABureauAsksForTheLastName: Story = {
  ...cibil.story,
  parameters: {
    covers: [
      'CR-060.a',
      'CR-060.b',
      'CR-060.c',
      'CR-060.e',
      'CR-061.a',
      'CR-061.b',
      'CR-061.c',
      'CR-061.d',
      'CR-062.a',
      'CR-062.b',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = cibil;
    const to = `POST /api/v1/credit-dashboard/fetch-cibil-report/${loanId}`;
    const fetch = async () => {
      const button = await screen.findByRole('button', { name: 'Fetch cibil' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(button);
      await expectSent(contract.bureau.cibil, { to });
      return button;
    };
    const asked = () => screen.findByRole('dialog', { name: 'Last Name' });
    await step(
      'The order names nothing; another failure shows nothing, and it can be ordered again',
      async () => {
        refuse(contract.bureau.cibil, 422, ['The bureau is closed', 'Last name is required']);
        const button = await fetch();
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
        await expect(screen.queryByRole('dialog')).toBeNull();
        await expect(screen.queryByText(/The bureau is closed|Last name is required/)).toBeNull();
      },
    );
    await step(
      'Where the last name is required it is asked for; until then nothing else is ordered',
      async () => {
        refuse(contract.bureau.cibil, 422, ['Last name is required', 'Second']);
        const button = await fetch();
        const dialog = within(await asked());
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expectSent(contract.bureau.cibil);
      },
    );
    await step('the next order has the last name that was asked for', async () => {
      refuse(contract.bureau.cibil, 422, 'Last name is required');
      await fetch();
      const dialog = within(await asked());
      await userEvent.type(dialog.getByRole('textbox'), ' Raghunathan ');
      await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.bureau.cibil, { to, body: { lastName: 'Raghunathan' } });
    });
  },
};

const ordered = theProduct(
  () =>
    inMemoryServer(withPapers(), [
      answering(contract.bureau.cibil, () => ({
        data: { loan: { apolloCibilReport: { status: 'initialized' } } },
      })),
      ...answers,
    ]),
  { address: '/credit/loans/482193/?tab=CIBIL', as: staff.underwriter },
);

export const ACibilReportOnItsWay: Story = {
  ...ordered.story,
  parameters: { covers: ['CR-056.a', 'CR-058.a', 'CR-060.d'] },
  play: async ({ step, userEvent }) => {
    await step("The button stays disabled while the answered status is 'initialized'", async () => {
      const button = await screen.findByRole('button', { name: 'Fetch cibil' });
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAccessibleDescription('The report is on its way'));
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(screen.getByText('Initiated')).toBeVisible();
      await ordered.expectSent(contract.bureau.cibil, {
        to: 'POST /api/v1/credit-dashboard/fetch-cibil-report/482193',
      });
    });
  },
};

const docs = at(`/credit/loans/${loanId}/?tab=Docs`);

export const UncoversWhatIsCovered: Story = {
  ...docs.story,
  parameters: { covers: ['CR-077.c'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = docs;
    await step('a file is opened by what the loan names it, at this desk', async () => {
      const sent = {
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/files/ref-of-pan-front-jpg/reveal?desk=credit`,
      };
      refuse(contract.files.reveal, 404, 'The file is not stored any more');
      await userEvent.click(await screen.findByRole('button', { name: 'Show document: PAN front' }));
      await expect(await screen.findByText('The file is not stored any more')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Show document: PAN front' }));
      await expect(await screen.findByRole('button', { name: 'Open PAN front' })).toBeVisible();
      await expectSent(contract.files.reveal, sent, sent);
    });
    await step('the password of one statement is read, and is kept nowhere', async () => {
      const second = within(await screen.findByRole('row', { name: /statement-july/ }));
      const sent = {
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/bank-statements/statement-july/reveal-password`,
      };
      refuse(contract.documents.revealPassword, 404, 'There is no such statement');
      await userEvent.click(second.getByRole('button', { name: /^Show password/ }));
      await expect(await screen.findByText('There is no such statement')).toBeVisible();
      await userEvent.click(second.getByRole('button', { name: /^Show password/ }));
      await expect(await second.findByText('KAVY1403')).toBeVisible();
      await expectSent(contract.documents.revealPassword, sent, sent);
    });
  },
};

const masked = at(`/credit/loans/482190/`, staff.creditViewer);

export const AViewerUncoversANumber: Story = {
  ...masked.story,
  parameters: { ...masked.story.parameters, covers: ['CR-006.d', 'CR-012.c', 'XR-007.a'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = masked;
    await step('the field that is pressed is named, at this desk', async () => {
      const sent = {
        to: 'POST /api/v1/credit-dashboard/loans/482190/reveal?desk=credit',
        body: { field: 'alternatePhoneNumber' },
      };
      const press = async () =>
        userEvent.click(await screen.findByRole('button', { name: 'Show alternate phone' }));
      refuse(contract.loan.reveal, 403, 'You may not see this');
      await press();
      await expect(await screen.findByText('You may not see this')).toBeVisible();
      await press();
      await expect(await screen.findByText('9000010214')).toBeVisible();
      await expectSent(contract.loan.reveal, sent, sent);
    });
    await step('the loan, which is nobody’s, is not taken by looking at it', async () => {
      await expectSent(contract.loan.assign);
      await expect(masked.desk().loans.at(-1)).toMatchObject({ loanId: 482190, underWriter: null });
    });
  },
};

const intel = at(`/credit/loans/${loanId}/?tab=Intel`);

export const ReadsTheQuizzesOfTheCustomer: Story = {
  ...intel.story,
  parameters: { covers: ['CR-136.a'] },
  play: async ({ step }) => {
    await step('they are asked for by the customer, not by the loan', async () => {
      await intel.expectSent(contract.intel.quiz, {
        to: 'GET /api/v1/credit-dashboard/fetch-skill-quiz-result/customer-of-482194',
      });
    });
  },
};

const tags = at(`/credit/loans/482190/`, staff.creditAdmin);

export const CreatesTags: Story = {
  ...tags.story,
  parameters: { covers: ['CR-201.a', 'CR-201.b', 'CR-201.c', 'CR-198.a', 'CR-199.d', 'CR-200.a'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = tags;
    const form = await decision();
    await userEvent.click(form.getByRole('combobox', { name: /Credit tags/ }));
    const box = await screen.findByRole('textbox', { name: 'Create New Tags' });
    await step('blanks and commas alone send nothing', async () => {
      for (const blank of ['{Enter}', '  {Enter}', ' , ,{Enter}']) await userEvent.type(box, blank);
      await userEvent.clear(box);
      await expectSent(contract.tags.add);
    });
    await step('the names that were typed are sent as a list; refused, they stay', async () => {
      refuse(contract.tags.add, 409, ['First', 'A tag of this name exists']);
      await userEvent.type(box, 'Thin file, Salary seen{Enter}');
      await waitFor(() => expect(screen.getByText('A tag of this name exists')).toBeVisible());
      await waitFor(() => expect(box).toHaveValue('Thin file, Salary seen'));
      await userEvent.type(box, '{Enter}');
      const sent = {
        to: 'POST /api/v1/credit-dashboard/add-tags',
        body: { creditTags: ['Thin file', 'Salary seen'] },
        hasKey: true,
      };
      await expectSent(contract.tags.add, sent, sent);
    });
    await step('they are choices of the form, which is not read again', async () => {
      await expect(await screen.findByRole('option', { name: 'Salary seen' })).toBeVisible();
      await expectSent(contract.decision.config, {
        to: 'GET /api/v1/credit-dashboard/get-underwriting-config/',
      });
    });
  },
};

const pd = at(`/credit/loans/${loanId}/?tab=PD`);

export const SavesAPreDisbursalCall: Story = {
  ...pd.story,
  parameters: {
    covers: [
      'CR-097.b',
      'CR-101.b',
      'CR-102.b',
      'CR-103.b',
      'CR-123.a',
      'CR-123.b',
      'CR-123.c',
      'CR-123.d',
      'CR-123.g',
      'CR-123.h',
      'CR-123.i',
      'CR-123.j',
      'CR-124.a',
      'CR-125.b',
      'CR-126.a',
      'CR-126.b',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = pd;
    await screen.findByRole('form', { name: 'PD Feedback' });
    const answer = async (question: string, name: string) =>
      userEvent.click(
        within(await screen.findByRole('radiogroup', { name: question })).getByRole('radio', { name }),
      );
    await answer('Contactability', 'No');
    await answer('Call attempt trigger', '6');
    await answer('Call attempted on', 'Both');
    await answer('Non contactable reason', 'Switched off');
    await userEvent.type(screen.getByRole('textbox', { name: 'Other comment' }), 'Rang twice');
    const sent = {
      to: 'POST /api/v1/credit-dashboard/credit-pd-feedback',
      body: {
        loanId,
        contactability: 'NO',
        attemptTrigger: '6',
        callAttemptedOn: 'BOTH',
        nonContactabilityReason: 'SWITCHED_OFF',
        otherComment: 'Rang twice',
      },
      hasKey: true,
    };
    const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await step('a refusal shows the first reason, and the answers stay', async () => {
      refuse(contract.pd.save, 403, ['Cannot access loan not assigned to you', 'Second']);
      await save();
      await expect(await screen.findByText('Cannot access loan not assigned to you')).toBeVisible();
      await expect(screen.queryByText(/Second|Contact Admin|Added Successfully/)).toBeNull();
      await expectSent(contract.pd.save, sent);
    });
    await step('only what was answered is sent, and the answered list is shown', async () => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('PD Feedback Details Added Successfully')).toBeVisible();
      await expectSent(contract.pd.save, sent);
      await expect(await screen.findByRole('button', { name: 'Past feedbacks (1)' })).toBeVisible();
    });
  },
};

export const SavesACallThatReachedTheCustomer: Story = {
  ...pd.story,
  parameters: {
    covers: [
      'CR-108.b',
      'CR-109.b',
      'CR-113.c',
      'CR-120.c',
      'CR-122.c',
      'CR-123.c',
      'CR-123.e',
      'CR-123.f',
      'CR-123.g',
      'CR-125.a',
      'CR-126.b',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = pd;
    await screen.findByRole('form', { name: 'PD Feedback' });
    const answer = async (question: string, name: string) =>
      userEvent.click(
        within(await screen.findByRole('radiogroup', { name: question })).getByRole('radio', { name }),
      );
    for (const [question, name] of [
      ['Contactability', 'Yes'],
      ['Call attempt trigger', '1'],
      ['Contactable number', 'Alternative'],
      ['Skill test conducted', 'Yes'],
      ['Skill test result', 'Fail'],
      ['Communication skill', '2'],
      ['Current work experience', 'Up to 2 years'],
      ['Total work experience', 'Above 10 years'],
      ['Qualification', 'PhD'],
      ['Communication tune', 'Rude'],
      ['Is self employed', 'No'],
      ['TAT', 'Yes'],
      ['Interest rate', 'No'],
      ['Processing fees', 'NA'],
      ['Loan amount', 'NA'],
      ['Pre close', 'Yes'],
      ['EMI date', 'No'],
      ['Overall rating', '5'],
    ] as const)
      await answer(question, name);
    const full = {
      to: 'POST /api/v1/credit-dashboard/credit-pd-feedback',
      body: {
        loanId,
        contactability: 'YES',
        attemptTrigger: '1',
        contactNumber: 'ALTERNATIVE',
        skillTestConduct: 'YES',
        skillTestResult: 'FAIL',
        communicationSkill: '2',
        curWorkExp: 'UPTO_2',
        totalWorkExp: 'ABOVE_10',
        qualification: 'PHD',
        communicationTune: 'RUDE',
        isSelfEmployed: 'NO',
        tat: 'YES',
        interestRate: 'NO',
        processingFees: 'NA',
        loanAmount: 'NA',
        preClose: 'YES',
        emiDate: 'NO',
        overallRating: '5',
      },
      hasKey: true,
    };
    const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await step(
      'Each answer is sent under its own name; a failure without words says whom to ask',
      async () => {
        refuse(contract.pd.save, 503, []);
        await save();
        await expect(await screen.findByText('Some error occured. Contact Admin')).toBeVisible();
        await expectSent(contract.pd.save, full);
      },
    );
    await step('The result of a skill test that was not conducted after all is not sent', async () => {
      await answer('Skill test conducted', 'No');
      await save();
      await expect(await screen.findByText('PD Feedback Details Added Successfully')).toBeVisible();
      const { skillTestResult: _none, ...body } = full.body;
      await expectSent(contract.pd.save, { ...full, body: { ...body, skillTestConduct: 'NO' } });
    });
    await step('A save that fails after it does not say that it was added', async () => {
      await save();
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Kindly select customer contactability',
      );
      await expect(screen.queryByText('PD Feedback Details Added Successfully')).toBeNull();
    });
  },
};

const exporting = at('/credit/export-loans/?start=2026-11-02&end=2026-11-20&status=HOLD');

export const ExportsApplications: Story = {
  ...exporting.story,
  parameters: {
    covers: ['SH-094.a', 'SH-094.b', 'SH-094.c', 'SH-094.d', 'SH-095.a', 'SH-055.b', 'SH-094.e', 'SH-094.f'],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = exporting;
    await expect(await screen.findByRole('textbox', { name: 'Start date' })).toHaveValue('2 Nov 2026');
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Export' }));
    const sent = {
      to: 'GET /api/v1/credit-dashboard/gen-csv-loanids?startDate=2026-11-02&endDate=2026-11-20&timezone=Asia%2FKolkata&approvalStatusValue=HOLD',
    };
    await step('a refused export says the first reason', async () => {
      refuse(contract.exports.applications, 409, ['Too many days', 'Second']);
      await press();
      await expect(await screen.findByText(/Too many days/)).toBeVisible();
      await expectSent(contract.exports.applications, sent);
    });
    await step('the days and the status of the form are sent, and the rows are counted', async () => {
      await press();
      await expectSent(contract.exports.applications, sent);
      await expect(await screen.findByText(/2 rows/)).toBeVisible();
    });
    await step('ALL sends no status', async () => {
      await userEvent.click(screen.getByRole('combobox', { name: 'Approval status' }));
      await userEvent.click(await screen.findByRole('option', { name: /ALL$/ }));
      await press();
      await expectSent(contract.exports.applications, {
        to: sent.to.replace('&approvalStatusValue=HOLD', ''),
      });
    });
  },
};
