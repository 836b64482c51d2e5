import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { Refused } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { answers, at, loanId, queue, withPapers } from './creditRequests';
import { theProduct } from './theProduct';

/** What is asked for to be shown what is covered or stored apart, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const docs = at(`/credit/loans/${loanId}/?tab=Docs`);

export const UncoversWhatIsCovered: Story = {
  ...docs.story,
  parameters: { covers: ['CR-077.c'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse, hold } = docs;
    await step('a file is opened by what the loan names it, at this desk', async () => {
      const sentOf = (file: string) => ({
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/files/ref-of-${file}-jpg/reveal?desk=credit`,
      });
      const sent = sentOf('pan-front');
      refuse(contract.files.reveal, 404, 'The file is not stored any more');
      await userEvent.click(await screen.findByRole('button', { name: 'Show document: PAN front' }));
      await expect(await screen.findByText('The file is not stored any more')).toBeVisible();
      const give = hold(contract.files.reveal);
      await userEvent.click(screen.getByRole('button', { name: 'Show document: PAN front' }));
      // Another one that is opened meanwhile is another file.
      await userEvent.click(screen.getByRole('button', { name: 'Show document: Address front' }));
      await expect(await screen.findByRole('button', { name: 'Open Address front' })).toBeVisible();
      give();
      await expect(await screen.findByRole('button', { name: 'Open PAN front' })).toBeVisible();
      await expectSent(contract.files.reveal, sent, sent, sentOf('address-front'));
    });
    await step('the password of one statement is read, and is kept nowhere', async () => {
      const second = within(await screen.findByRole('row', { name: /statement-july/ }));
      const sentOf = (statement: string) => ({
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/bank-statements/${statement}/reveal-password`,
      });
      const sent = sentOf('statement-july');
      refuse(contract.documents.revealPassword, 404, 'There is no such statement');
      await userEvent.click(second.getByRole('button', { name: /^Show password/ }));
      await expect(await screen.findByText('There is no such statement')).toBeVisible();
      await userEvent.click(second.getByRole('button', { name: /^Show password/ }));
      await expect(await second.findByText('KAVY1403')).toBeVisible();
      await userEvent.click(second.getByRole('button', { name: /^Hide password/ }));
      // Another one that is asked for meanwhile is that of the other statement.
      const give = hold(contract.documents.revealPassword);
      const first = within(await screen.findByRole('row', { name: /statement-june/ }));
      await userEvent.click(first.getByRole('button', { name: /^Show password/ }));
      await userEvent.click(second.getByRole('button', { name: /^Show password/ }));
      give();
      await expect(await first.findByText('KAVY0607')).toBeVisible();
      await expect(await second.findByText('KAVY1403')).toBeVisible();
      await expectSent(contract.documents.revealPassword, sent, sent, sentOf('statement-june'), sent);
    });
  },
};

/** The choices of the form are refused once; of the statement some sections are of another shape, and the links to
 *  the papers end. */
const unread = theProduct(
  () => {
    const desk = withPapers();
    Object.assign(desk.loans[0] ?? {}, {
      processedPerfios: { name: 'HDFC Bank', accountNo: '999151436632', transaction: [] },
      perfiosReport: 'none',
      salaryTransactions: 'none',
      additionalDocuments: [
        {
          uploadedOn: '2026-11-18',
          documentType: 'Rent agreement',
          file: { key: 'rent.pdf', presignedUrl: 'https://files.lender.example/rent.pdf' },
        },
      ],
    });
    const server = inMemoryServer(desk, answers);
    server.refuse(contract.decision.config, new Refused(422, 'The choices are being changed'));
    return server;
  },
  {
    address: `/credit/loans/${loanId}/`,
    as: staff.underwriter,
    at: new Date('2026-11-21T06:30:00.000Z'),
  },
);

const renewed = { key: 'june.pdf', presignedUrl: 'https://files.lender.example/june.pdf?again' };

export const PapersThatCannotBeRead: Story = {
  ...unread.story,
  parameters: { covers: ['CR-077.b'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, sentTo, sleep } = unread;
    await step(
      'choices of the decision that cannot be read are said, and read again by one press',
      async () => {
        const rail = within(await screen.findByRole('complementary', { name: 'Decision and notes' }));
        await expect(await rail.findByText('The choices are being changed')).toBeVisible();
        await userEvent.click(rail.getByRole('button', { name: 'Try now' }));
        await expect(await rail.findByRole('form', { name: 'Decision' })).toBeVisible();
        const sent = { to: 'GET /api/v1/credit-dashboard/get-underwriting-config/' };
        await expectSent(contract.decision.config, sent, sent);
      },
    );
    const served = window.fetch;
    const failed = async (part: string) => {
      let times = 0;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (!request.url.includes(`sections=${part}`)) return served(request);
        times += 1;
        return new Response(null, { status: 422 });
      };
      return () => times;
    };
    for (const [name, part] of [
      [/^Equifax/, 'bureau'],
      [/^CIBIL/, 'bureau'],
      [/^Perfios/, 'statement'],
    ] as const)
      await step(`of ${name.source.slice(1)} the report is read again by one press`, async () => {
        const asked = await failed(part);
        await userEvent.click(await screen.findByRole('tab', { name }));
        const panel = within(await screen.findByRole('tabpanel', { name }));
        const again = await panel.findByRole('button', { name: 'Try now' });
        const before = asked();
        await userEvent.click(again);
        await waitFor(() => expect(asked()).toBe(before + 1));
      });
    await step('the parts of a statement that have another shape are named', async () => {
      window.fetch = served;
      const panel = within(await screen.findByRole('tabpanel', { name: /^Perfios/ }));
      await userEvent.click(await panel.findByRole('button', { name: 'Try now' }));
      for (const broken of [
        'The report of the statement provider could not be read',
        'The DS salary rows could not be read',
      ])
        await expect(await panel.findByText(broken)).toBeVisible();
    });
    await step('papers that cannot be read are said, and read again by one press', async () => {
      const tab = await screen.findByRole('tab', { name: /^Docs/ });
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        return request.url.includes('sections=kyc') ? new Response(null, { status: 422 }) : served(request);
      };
      await userEvent.click(tab);
      const papers = within(await screen.findByRole('region', { name: 'Documents' }));
      await expect(await papers.findByText('The documents could not be loaded')).toBeVisible();
      window.fetch = served;
      await userEvent.click(papers.getByRole('button', { name: 'Try now' }));
      await expect(await papers.findByText('PAN front')).toBeVisible();
    });
    await step('links that have expired are read again by one press', async () => {
      const expired = 'The links to these files have expired';
      await expect(screen.queryByText(expired)).toBeNull();
      sleep(5 * 60_000);
      await expect(await screen.findByText(expired)).toBeVisible();
      const before = sentTo('sections=kyc').length;
      const loan = unread.desk().loans.find(one => one.loanId === loanId);
      if (loan) loan['bankStatements'] = [{ fileId: 'statement-june', password: '', file: renewed }];
      await userEvent.click(screen.getByRole('button', { name: 'Get new links' }));
      await waitFor(() => expect(screen.queryByText(expired)).toBeNull());
      await expect(sentTo('sections=kyc')).toHaveLength(before + 1);
    });
    await step('The download link of a statement gives its file by the new link', async () => {
      const june = within(await screen.findByRole('row', { name: /statement-june/ }));
      await expect(june.getByRole('link', { name: /^Download/ })).toHaveAttribute(
        'href',
        renewed.presignedUrl,
      );
    });
  },
};

const masked = at(`/credit/loans/482190/`, staff.creditViewer);

export const AViewerUncoversANumber: Story = {
  ...masked.story,
  parameters: {
    ...masked.story.parameters,
    covers: [
      ...['CR-006.d', 'CR-012.c', 'CR-030.a', 'CR-033.a', 'CR-060.a', 'CR-071.a', 'CR-123.a', 'CR-195.a'],
      'XR-007.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse, hold } = masked;
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
    await step('two values that are asked for at once are each their own', async () => {
      const give = hold(contract.loan.reveal);
      for (const name of ['Show primary phone', 'Show email'])
        await userEvent.click(screen.getByRole('button', { name }));
      give();
      await expect(await screen.findByText('The primaryPhoneNumber')).toBeVisible();
      await expect(await screen.findByText('The email')).toBeVisible();
    });
    await step('the loan, which is nobody’s, is not taken by looking at it', async () => {
      await expectSent(contract.loan.assign);
      // Who may not call needs no number to call with.
      await expectSent(contract.calls.agentDetails);
      await expect(masked.desk().loans.at(-1)).toMatchObject({ loanId: 482190, underWriter: null });
    });
    await step(
      'With a view-only role no decision, PD feedback or comment can be sent, no report ordered and nobody called',
      async () => {
        const why = 'Your role can view but not change a loan';
        const submit = within(screen.getByRole('form', { name: 'Decision' })).getByRole('button', {
          name: /Submit decision/,
        });
        await expect(submit).toHaveAccessibleDescription(why);
        await expect(screen.getByRole('button', { name: 'Call Customer' })).toHaveAccessibleDescription(why);
        for (const [tab, button] of [
          [/^PD/, 'Save'],
          [/^Equifax/, 'Fetch Bureau'],
          [/^CIBIL/, 'Fetch cibil'],
        ] as const) {
          await userEvent.click(screen.getByRole('tab', { name: tab }));
          await expect(await screen.findByRole('button', { name: button })).toHaveAccessibleDescription(why);
        }
        await userEvent.click(screen.getByRole('tab', { name: /^Notes/ }));
        const notes = within(await screen.findByRole('region', { name: 'Comments and notes' }));
        await expect(notes.getByText(why)).toBeVisible();
        await expect(notes.queryByRole('textbox')).toBeNull();
      },
    );
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

const withoutBureaux = theProduct(
  () => inMemoryServer({ ...withPapers(), notConfigured: ['CIBIL', 'Equifax'] }, answers),
  { address: `/credit/loans/${loanId}/?tab=CIBIL`, as: staff.underwriter },
);

export const ABureauThatIsNotConfigured: Story = {
  ...withoutBureaux.story,
  play: async ({ step, userEvent }) => {
    for (const [tab, name, bureau] of [
      [/^CIBIL/, /^Fetch/, 'CIBIL'],
      [/^Equifax/, /^Fetch/, 'Equifax'],
    ] as const)
      await step(`the tab of ${bureau} says that it is not configured`, async () => {
        await userEvent.click(await screen.findByRole('tab', { name: tab }));
        const panel = within(await screen.findByRole('tabpanel', { name: tab }));
        const fetch = await panel.findByRole('button', { name });
        await waitFor(() => expect(fetch).toHaveAccessibleDescription(`${bureau} is not configured`));
      });
  },
};
