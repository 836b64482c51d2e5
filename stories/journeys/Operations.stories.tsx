import { type CallWire, contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deadJob, operations, waitingJob } from '../fixtures/operations';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer, type SignInDesk } from './desk/desk';
import { theProduct } from './theProduct';

interface OperationsDesk extends SignInDesk {
  jobs: typeof operations.jobs.rows;
  files: CallWire<typeof contract.files.list>['data']['files'];
  checks: number;
  /** Whether the last check is under way when it is asked after next. */
  isChecking: boolean;
}

const { read, runAgain, giveUp, disburse, ledgerCheck, checkLedger } = contract.operations;
const answers = [
  answering(read, ({ jobs }: OperationsDesk) => ({
    data: { ...operations, jobs: { dead: 1, running: 0, waiting: 1, rows: [...jobs] } },
  })),
  answering(runAgain, (desk: OperationsDesk, _viewer, { jobId }) => {
    const job = { ...deadJob, id: jobId, state: 'waiting' as const };
    desk.jobs = desk.jobs.map(one => (one.id === jobId ? job : one));
    return { data: { job } };
  }),
  answering(giveUp, (desk: OperationsDesk, _viewer, { jobId }) => {
    desk.jobs = desk.jobs.filter(({ id }) => id !== jobId);
    return { data: { id: jobId } };
  }),
  answering(disburse, () => ({ data: { status: 'Loan disbursed' } })),
  answering(ledgerCheck, (desk: OperationsDesk) => {
    if (desk.checks === 0) return { data: null };
    const isRunning = desk.isChecking;
    desk.isChecking = false;
    return {
      data: {
        state: isRunning ? ('running' as const) : ('done' as const),
        askedBy: 'Meera Subramanian',
        askedAt: '2026-11-21T06:00:00.000Z',
        endedAt: isRunning ? null : '2026-11-21T06:01:00.000Z',
        accounts: 312,
        compared: isRunning ? 120 : 312,
        differ: 0,
        deviations: [],
      },
    };
  }),
  answering(checkLedger, (desk: OperationsDesk) => {
    desk.checks += 1;
    desk.isChecking = true;
    return { data: { status: 'The ledger is checked' } };
  }),
  answering(contract.files.list, ({ files }: OperationsDesk, _viewer, { id }) => ({
    data: { loanId: Number(id), files: [...files] },
  })),
  answering(contract.files.remove, (desk: OperationsDesk, _viewer, { key }) => {
    desk.files = desk.files.filter(file => file.key !== key);
    return {};
  }),
];
const deskOf = (): OperationsDesk => ({
  people: [staff.superUser],
  sessions: new Map(),
  jobs: [deadJob, waitingJob],
  files: ['august', 'september'].map(month => ({
    key: `statements/482190/${month}.pdf`,
    contentType: 'application/pdf',
    size: 48_200,
    storedAt: '2026-11-20T08:00:00.000Z',
    replacedAt: null,
  })),
  checks: 0,
  isChecking: false,
});
const { story, sentTo, expectSent, refuse, hold } = theProduct(() => inMemoryServer(deskOf(), answers), {
  address: '/admin/operations',
  as: staff.superUser,
  at: new Date('2026-11-21T06:30:00.000Z'),
});

/** A super user looks after jobs, files, disbursals and the ledger, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Administration/Operations',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

export const LooksAfterJobs: Story = {
  parameters: { covers: ['XR-028.c'] },
  beforeEach: () => refuse(contract.operations.read, 422, 'The state is being written'),
  play: async ({ step, userEvent }) => {
    await step('the state of the installation and the last check are read', async () => {
      const state = { to: 'GET /api/v1/admin/operations' };
      await expect(await screen.findByText('The state is being written')).toBeVisible();
      await userEvent.click(await button('Try now'));
      // At once, and not when the ten seconds are over.
      const reads = () => sentTo(state.to).filter(({ to }) => to === state.to);
      await waitFor(() => expect(reads()).toHaveLength(2), { timeout: 4_000 });
      await button('Run again statements.analyse');
      await expectSent(contract.operations.read, state, state);
      await expectSent(contract.operations.ledgerCheck, { to: 'GET /api/v1/admin/operations/ledger-check' });
    });
    const again = {
      to: `POST /api/v1/admin/operations/jobs/${deadJob.id}/run-again`,
      hasKey: true,
    };
    const stale = 'It could not be read again; this may be out of date';
    await step('a refused order says why; what cannot be read again then is said to be old', async () => {
      refuse(contract.operations.runAgain, 409, 'This job runs already');
      refuse(contract.operations.read, 503, []);
      await userEvent.click(await button('Run again statements.analyse'));
      await expect(await screen.findByText('This job runs already')).toBeVisible();
      await expectSent(contract.operations.runAgain, again);
      await expectSent(contract.operations.ledgerCheck, { to: 'GET /api/v1/admin/operations/ledger-check' });
      await expect(await screen.findByText(stale)).toBeVisible();
      await expect(await button('Run again statements.analyse')).toBeEnabled();
    });
    await step('The job that had stopped is queued again', async () => {
      const before = sentTo('GET /api/v1/admin/operations').length;
      const give = hold(contract.operations.runAgain);
      await userEvent.click(await button('Run again statements.analyse'));
      await waitFor(async () =>
        expect(await button('Run again statements.analyse')).toHaveAttribute('aria-busy', 'true'),
      );
      give();
      await waitFor(() => expect(screen.getByText('The job is queued again')).toBeVisible());
      await expectSent(contract.operations.runAgain, again);
      await waitFor(() => expect(sentTo('GET /api/v1/admin/operations').length).toBeGreaterThan(before));
      await waitFor(() => expect(screen.queryByText(stale)).toBeNull());
    });
    await step('the other one is given up, after a question', async () => {
      await userEvent.click(await button('Give up… bureau.followFetch'));
      await expectSent(contract.operations.giveUp);
      await userEvent.click(
        (await question('Give this job up?')).getByRole('button', { name: 'Give job up' }),
      );
      await waitFor(() => expect(screen.getByText('The job is given up')).toBeVisible());
      await expectSent(contract.operations.giveUp, {
        to: `POST /api/v1/admin/operations/jobs/${waitingJob.id}/give-up`,
        hasKey: true,
      });
      await waitFor(() => expect(screen.queryByText('bureau.followFetch')).toBeNull());
    });
  },
};

export const DisbursesALoan: Story = {
  parameters: { covers: ['XR-031.a'] },
  play: async ({ step, userEvent }) => {
    const form = within(await screen.findByRole('form', { name: 'Disburse a loan' }));
    const sent = {
      to: 'POST /api/v1/admin/operations/disburse',
      body: { loanId: 482_190, on: '2026-11-19', reference: 'UTR2026111900017' },
      hasKey: true,
    };
    await userEvent.type(form.getByRole('textbox', { name: /^Loan id/ }), '482190');
    await userEvent.type(form.getByRole('textbox', { name: /^Paid out on/ }), '19-11-2026{Tab}');
    await userEvent.type(form.getByRole('textbox', { name: /^Bank reference/ }), sent.body.reference);
    const press = async () => {
      await userEvent.click(form.getByRole('button', { name: 'Disburse Loan' }));
      const asked = await question('Disburse this loan?');
      await userEvent.click(asked.getByRole('button', { name: 'Disburse Loan' }));
    };
    await step('a refusal says why, and the form keeps what was typed', async () => {
      refuse(contract.operations.disburse, 409, 'The loan is not approved');
      await press();
      await expect(await form.findByText('The loan is not approved')).toBeVisible();
      await expect(form.getByRole('textbox', { name: /^Loan id/ })).toHaveValue('482190');
      await expectSent(contract.operations.disburse, sent);
    });
    await step('The disbursal is recorded once, and its status is shown', async () => {
      await press();
      await expect(await form.findByText('Loan disbursed: 482190')).toBeVisible();
      await expectSent(contract.operations.disburse, sent);
      await expect(form.getByRole('textbox', { name: /^Loan id/ })).toHaveValue('');
    });
    await step('of the next one that is refused it is not said that it was disbursed', async () => {
      await userEvent.type(form.getByRole('textbox', { name: /^Loan id/ }), '482191');
      await userEvent.type(form.getByRole('textbox', { name: /^Paid out on/ }), '19-11-2026{Tab}');
      await userEvent.type(form.getByRole('textbox', { name: /^Bank reference/ }), 'UTR2026111900018');
      refuse(contract.operations.disburse, 409, 'The reference is taken');
      await press();
      await expect(await form.findByText('The reference is taken')).toBeVisible();
      await expect(form.queryByText(/^Loan disbursed/)).toBeNull();
    });
  },
};

export const ChecksTheLedger: Story = {
  play: async ({ step, userEvent }) => {
    const asked = { to: 'GET /api/v1/admin/operations/ledger-check' };
    await step(
      'a check that does not begin says why, and what the last one found is read again',
      async () => {
        await button('Check the ledger');
        await expectSent(contract.operations.ledgerCheck, asked);
        refuse(contract.operations.checkLedger, 409, 'A check is running');
        await userEvent.click(await button('Check the ledger'));
        await expect(await screen.findByText('A check is running')).toBeVisible();
        await expectSent(contract.operations.ledgerCheck, asked);
      },
    );
    await step('it is asked for with a key, and followed until what it found is there', async () => {
      const sent = { to: 'POST /api/v1/admin/operations/ledger-check', hasKey: true };
      await userEvent.click(await button('Check the ledger'));
      await expect(await screen.findByText('120 of 312 accounts compared')).toBeVisible();
      await expect(await screen.findByText(/^312 accounts compared, all agree/)).toBeVisible();
      await expectSent(contract.operations.checkLedger, sent, sent);
      await expectSent(contract.operations.ledgerCheck, asked, asked);
    });
  },
};

export const RemovesAFile: Story = {
  parameters: { covers: ['XR-030.a'] },
  play: async ({ step, userEvent }) => {
    const list = { to: 'GET /api/v1/admin/loans/482190/files' };
    const panel = within(await screen.findByRole('region', { name: 'Files of a loan' }));
    await step('the files of the loan are listed once it was named', async () => {
      await expectSent(contract.files.list);
      await userEvent.type(panel.getByRole('textbox', { name: 'Loan id' }), '482190');
      await userEvent.click(panel.getByRole('button', { name: 'Show files' }));
      await button(/^Remove for good… .*august/);
      await expectSent(contract.files.list, list);
    });
    await step('The chosen file is removed, after a question', async () => {
      await userEvent.click(await button(/^Remove for good… .*september/));
      const asked = await question('Remove this file for good?');
      const sent = {
        to: 'POST /api/v1/admin/loans/482190/files/remove',
        body: { key: 'statements/482190/september.pdf' },
        hasKey: true,
      };
      refuse(contract.files.remove, 409, 'The file is being read');
      await userEvent.click(asked.getByRole('button', { name: 'Remove File' }));
      await expect(await asked.findByText('The file is being read')).toBeVisible();
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
      // It is said of this file only.
      await userEvent.click(await button(/^Remove for good… .*august/));
      const other = await question('Remove this file for good?');
      await expect(other.queryByText('The file is being read')).toBeNull();
      await userEvent.click(other.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await button(/^Remove for good… .*september/));
      const again = await question('Remove this file for good?');
      await userEvent.click(again.getByRole('button', { name: 'Remove File' }));
      await waitFor(() => expect(screen.queryByText('statements/482190/september.pdf')).toBeNull());
      await expectSent(contract.files.remove, sent, sent);
      await expect(screen.getByText('statements/482190/august.pdf')).toBeVisible();
    });
    await step('the list was read again after the refusal and after the removal', async () => {
      await expectSent(contract.files.list, list, list);
    });
    await step('without a loan id none is named in the address, and nothing is asked', async () => {
      await expect(location.search).toBe('?loan=482190');
      await userEvent.clear(panel.getByRole('textbox', { name: 'Loan id' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(location.search).toBe(''));
      await expect(screen.queryByText('statements/482190/august.pdf')).toBeNull();
      await expectSent(contract.files.list);
    });
    await step('whenever the loan is named its files are read: they may have changed', async () => {
      await userEvent.type(panel.getByRole('textbox', { name: 'Loan id' }), '482190{Enter}');
      await button(/^Remove for good… .*august/);
      await expectSent(contract.files.list, list);
    });
  },
};
