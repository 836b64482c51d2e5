import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { at, decision, queue } from './creditRequests';

/** What a call to the customer sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  tags: ['!autodocs'],
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutAgent = at('/credit/loans/482193/', staff.underwriter, [
  answering(contract.calls.agentDetails, () => ({ data: { agentDetails: null } })),
  answering(contract.calls.call, (_desk, _viewer, { phoneNumber }) => ({
    data: { status: phoneNumber === '9000067771' ? 'Agent is not available' : 'queued successfully' },
  })),
]);

export const CallsOnceTheAgentDetailsAreFilled: Story = {
  ...withoutAgent.story,
  parameters: {
    covers: [
      'XR-052.a',
      'CR-015.d',
      'CR-015.e',
      'CR-033.g',
      'SH-052.c',
      'SH-070.d',
      'SH-070.f',
      'SH-074.a',
      'SH-074.b',
      'SH-074.c',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = withoutAgent;
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
    await step(
      "with the agent details filled the call status no longer shows 'Fill Agent Details'",
      async () => {
        await expect(await screen.findByRole('button', { name: 'Agent Details: Agent 4077' })).toBeVisible();
        await expect(screen.queryByText('Fill Agent Details')).toBeNull();
      },
    );
    await step('what was closed without saving is not', async () => {
      const dialog = await open();
      const id = dialog.getByRole('textbox', { name: 'Agent id' });
      await expect(id).toHaveValue('4077');
      await userEvent.type(id, '9');
      refuse(contract.calls.saveAgentDetails, 409, 'This agent is not known');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText('This agent is not known')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await closed();
      const again = await open();
      await expect(again.getByRole('textbox', { name: 'Agent id' })).toHaveValue('4077');
      await expect(again.queryByText('This agent is not known')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step(
      'a status that names no queue is shown as a failure, and another number can be called',
      async () => {
        const choose = async (name: RegExp) => {
          await userEvent.click(screen.getByRole('combobox', { name: 'Select Phone Number' }));
          await userEvent.click(await screen.findByRole('option', { name }));
        };
        await choose(/9000067771/);
        await userEvent.click(call());
        await expect(await screen.findByRole('alert')).toHaveTextContent('Agent is not available');
        await expectSent(contract.calls.call, {
          to: 'POST /api/v1/credit-dashboard/call-customer',
          body: {
            loanId: 482_193,
            phoneNumber: '9000067771',
            ozonetelAgentId: '4077',
            ozonetelUserName: 'meera.credit',
          },
          hasKey: true,
        });
        await choose(/^Primary/);
      },
    );
    await step(
      'with them the customer is called: the header shows the call status, and nothing asks for them',
      async () => {
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
      },
    );
    await step(
      'the header of the next loan opened shows the agent details, which are not read again',
      async () => {
        const main = within(screen.getByRole('navigation', { name: 'Main' }));
        await userEvent.click(main.getByRole('link', { name: 'All Cases' }));
        await userEvent.click(await screen.findByRole('row', { name: /482194/ }));
        await expect(await screen.findByRole('button', { name: 'Agent Details: Agent 4077' })).toBeVisible();
        await expectSent(contract.calls.agentDetails, { to: 'GET /api/v1/users/agent-details' });
      },
    );
    await step('a second call to the number that was just called, from that loan, asks first', async () => {
      await userEvent.click(screen.getByRole('combobox', { name: 'Select Phone Number' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Primary: 9000043214' }));
      await userEvent.click(call());
      const asks = within(await screen.findByRole('alertdialog', { name: 'Call 9000043214 again?' }));
      await userEvent.click(asks.getByRole('button', { name: 'Cancel' }));
      await expectSent(contract.calls.call);
    });
  },
};
