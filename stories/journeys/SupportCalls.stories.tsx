import { contract } from '@lending-desk/domain/contract';
import { approvalStatusLabel } from '@lending-desk/domain/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { ratedCall, type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

const agentDetails = { agentId: 'MS-0402', agentUserName: 'meera.support', campaignName: '' };
/** In the words of the provider: no text of ours. */
const queued = 'Queued, 2 calls ahead of it';
const answers = [
  answering(contract.calls.agentDetails, () => ({ data: { agentDetails } })),
  answering(contract.calls.callFromSupport, (_desk: SupportDesk, _viewer, call) => ({
    data: { status: String(call.loanId) === '482190' ? 'Campaign is invalid' : queued },
  })),
  ...supportAnswers,
];
const { story, desk, elapse, expectSent, refuse, hold } = theProduct(
  () => inMemoryServer({ ...supportDesk(), recordings: [ratedCall] }, answers),
  {
    address: '/loan-management/search/?by=phone#text=9000043214',
    as: staff.support,
    at: new Date('2026-11-21T06:30:00.000Z'),
  },
);

/** Support calls a customer, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Calls',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
/** The two loans of one customer. */
const [loanId, otherId] = [482194, 482190];
const callsTo = (id: number) => ({
  to: 'POST /api/v1/customer-service/call-customer',
  body: {
    loanId: id,
    phoneNumber: '9000043214',
    ozonetelAgentId: 'MS-0402',
    ozonetelUserName: 'meera.support',
  },
  hasKey: true,
});

/** The seconds after a call last until the journey ends, however slow the machine is. */
function withoutEndOfFiveSeconds(): void {
  const wait = window.setTimeout.bind(window);
  Reflect.set(window, 'setTimeout', (run: () => void, ms?: number) => wait(run, ms === 5_000 ? 600_000 : ms));
}

async function openLoan({ userEvent }: Acts, id: number) {
  const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
  await userEvent.click(await found.findByRole('row', { name: new RegExp(String(id)) }));
  await waitFor(() => expect(location.pathname).toBe(`/loan-management/loans/${id}`));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
  await userEvent.click(await screen.findByRole('option', { name: /9000043214/ }));
  const button = screen.getByRole('button', { name: 'Call Customer' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return button;
}

export const ASecondCallIsNotPlacedByADoubleClick: Story = {
  parameters: {
    covers: [
      'CS-026.a',
      'CS-026.b',
      'CS-026.c',
      'CS-026.d',
      'CS-026.f',
      'CS-026.g',
      'SH-052.c',
      'SH-070.b',
      'SH-072.b',
      'SH-073.b',
      'SH-073.f',
      'SH-076.a',
    ],
  },
  beforeEach: async context => {
    const end = await story.beforeEach(context);
    const wait = window.setTimeout;
    withoutEndOfFiveSeconds();
    return async () => {
      Reflect.set(window, 'setTimeout', wait);
      await end();
    };
  },
  play: async ({ step, userEvent }) => {
    for (const loan of desk().loans) loan['userLoanIds'] = [loanId, otherId];
    await step('the header carries the agent details, the phone numbers and Call Customer', async () => {
      const button = await openLoan({ userEvent }, loanId);
      const header = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
      await expect(await header.findByRole('button', { name: 'Agent Details: Agent MS-0402' })).toBeVisible();
      await expect(header.getByRole('combobox', { name: 'Select Phone Number' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Call Customer' })).toBe(button);
    });
    await step(
      'the call status says that it is calling and what came of it; clicks after that call nobody',
      async () => {
        const button = screen.getByRole('button', { name: 'Call Customer' });
        const give = hold(contract.calls.callFromSupport);
        await userEvent.click(button);
        await expect(await screen.findByRole('button', { name: 'Calling', busy: true })).toBeVisible();
        give();
        const said = await screen.findByText(queued);
        await expect(said).toBeVisible();
        await expect(said.closest('[role]')).toHaveAttribute('role', 'status');
        await userEvent.click(button);
        await userEvent.click(button);
        await expect(button).toHaveAccessibleDescription('Called a moment ago');
        await expectSent(contract.calls.callFromSupport, callsTo(loanId));
      },
    );
    await step('a call of the same number from another loan asks first', async () => {
      history.back();
      await userEvent.click(await openLoan({ userEvent }, otherId));
      const question = within(await screen.findByRole('alertdialog', { name: 'Call 9000043214 again?' }));
      await expectSent(contract.calls.callFromSupport);
      await userEvent.click(question.getByRole('button', { name: 'Call again' }));
      await expectSent(contract.calls.callFromSupport, callsTo(otherId));
    });
    await step('the status is the one that this call returned, not that of an earlier one', async () => {
      const said = await screen.findByText('Campaign is invalid');
      await expect(said).toBeVisible();
      await expect(screen.queryByText(queued)).toBeNull();
      // It was not queued, so nobody is called.
      await expect(said.closest('[role]')).toHaveAttribute('role', 'alert');
    });
    await step('it stays when another call of the loan has ended', async () => {
      desk().recordings = [...desk().recordings, { ...ratedCall, idString: 'call-2' }];
      await userEvent.keyboard('r');
      await expect(await screen.findByRole('tab', { name: /^Recordings 2/ })).toBeVisible();
      await expect(screen.getByText('Campaign is invalid')).toBeVisible();
    });
    await step('the agent details were read once, for both loans', async () => {
      await expect(screen.getByRole('button', { name: /^Agent Details/ })).toHaveTextContent('MS-0402');
      await expectSent(contract.calls.agentDetails, { to: 'GET /api/v1/users/agent-details' });
    });
    await step('the header has all of it in whatever state the loan is', async () => {
      for (const approvalStatus of ['PENDING', 'REJECTED', 'DISBURSED'] as const) {
        for (const loan of desk().loans) loan.loanDetails = { ...loan.loanDetails, approvalStatus };
        await userEvent.keyboard('r');
        const header = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
        await expect(await header.findByText(approvalStatusLabel(approvalStatus))).toBeVisible();
        await expect(header.getByRole('button', { name: 'Agent Details: Agent MS-0402' })).toBeVisible();
        await expect(header.getByRole('combobox', { name: 'Select Phone Number' })).toBeVisible();
        await expect(header.getByRole('button', { name: 'Call Customer' })).toBeVisible();
        await expect(header.getByText('Campaign is invalid')).toBeVisible();
      }
    });
  },
};

export const ACallAfterOneThatEnded: Story = {
  parameters: { covers: ['SH-076.a'] },
  play: async ({ step, userEvent }) => {
    const button = await openLoan({ userEvent }, loanId);
    await userEvent.click(button);
    await expect(await screen.findByText(queued)).toBeVisible();
    await step('once the call has ended its status is not shown any more', async () => {
      desk().recordings = [...desk().recordings, { ...ratedCall, idString: 'call-2' }];
      await userEvent.keyboard('r');
      await waitFor(() => expect(screen.queryByText(queued)).toBeNull());
    });
    await step('the next call shows the status that it returned', async () => {
      await elapse(5_000);
      const again = screen.getByRole('button', { name: 'Call Customer' });
      await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(again);
      await expectSent(contract.calls.callFromSupport, callsTo(loanId), callsTo(loanId));
      await expect(await screen.findByText(queued)).toBeVisible();
    });
  },
};

export const TheAgentDetailsCannotBeRead: Story = {
  play: async ({ step, userEvent }) => {
    refuse(contract.calls.agentDetails, 422, 'The telephony is closed');
    const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
    await userEvent.click(await found.findByRole('row', { name: new RegExp(String(loanId)) }));
    await step('the header and the dialog say why; while they are asked for again neither does', async () => {
      await expect((await screen.findAllByText('The telephony is closed'))[0]).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: /^Agent Details/ }));
      const dialog = within(await screen.findByRole('dialog', { name: /^Agent Details/ }));
      const give = hold(contract.calls.agentDetails);
      await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryAllByText('The telephony is closed')).toEqual([]));
      give();
      await expect(await dialog.findByDisplayValue('meera.support')).toBeVisible();
      const sent = { to: 'GET /api/v1/users/agent-details' };
      await expectSent(contract.calls.agentDetails, sent, sent);
    });
  },
};
