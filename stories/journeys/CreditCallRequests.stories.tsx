import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { tone } from '../fixtures/calls';
import { staff } from '../fixtures/staff';
import { inMemoryServer } from './desk/desk';
import { answers, decision, loanId, open, queue, withPapers } from './creditRequests';
import { playFaster } from './playFaster';
import { theProduct } from './theProduct';

/** What a call to the customer sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
    const { expectSent, hold, refuse } = open;
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
      refuse(contract.calls.saveAgentDetails, 422, 'Not saved', undefined, { agentId: 'No such agent' });
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(dialog.getByRole('textbox', { name: 'Agent id' })).toHaveAccessibleDescription(
          'No such agent',
        ),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.calls.saveAgentDetails, sent, sent, sent);
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
    await step(
      'An erased one is not; the call status says that it is calling, then what was answered',
      async () => {
        const dialog = await openDetails();
        await userEvent.clear(dialog.getByRole('textbox', { name: /^Campaign name/ }));
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expectSent(contract.calls.saveAgentDetails, {
          to: 'POST /api/v1/users/agent-details',
          body: { agentId: '4021', agentUserName: 'meera.credit', campaignName: '' },
        });
        const give = hold(contract.calls.call);
        await userEvent.click(button);
        await expect(await screen.findByRole('button', { name: 'Calling', busy: true })).toBeVisible();
        give();
        await expect(await screen.findByText('queued successfully')).toBeVisible();
        await expect(screen.queryByText(/^(The line is down|Try later)$/)).toBeNull();
        await expectSent(contract.calls.call, called);
      },
    );
  },
};

const listened = theProduct(
  () => {
    const call = {
      StartTime: '2026-11-20 16:12:00',
      Duration: '00:00:08',
      Status: 'Answered',
      AudioFile: tone(8),
    };
    const callRecordings = [{ idString: 'call-1', callRecordingResponse: call }];
    const beside = { engine: null, ruleEngineResultAvailable: false, callRecordings, feedbacks: null };
    return inMemoryServer({ ...withPapers(), beside }, answers);
  },
  { address: `/credit/loans/${loanId}/?tab=Calls`, as: staff.underwriter },
);

export const ListensAtAnotherSpeed: Story = {
  ...listened.story,
  play: async ({ step, userEvent }) => {
    await step('the speed that is chosen for a recording is shown, and kept', async () => {
      await playFaster({ userEvent });
      await expect(JSON.parse(localStorage.getItem('lending-desk.preferences') ?? '')).toMatchObject({
        playSpeed: 1.25,
      });
      await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    });
  },
};
