import { AgentDetailsDialog, type AgentDetailsDialogProps } from '@lending-desk/ui/calls/AgentDetailsDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { agentDetails } from '../fixtures/calls';
import { keepsEditing } from '../keepsEditing';

const meta = {
  title: 'Every desk/Dialogs/Agent Details',
  component: AgentDetailsDialog,
  args: { open: true, details: null, save: { state: 'idle' }, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof AgentDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Agent Details' }));

export const BeforeTheFirstSave: Story = {
  parameters: { states: ['empty'], covers: ['SH-070.d', 'SH-070.e', 'SH-071.a'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await step(
      'The dialog Agent Details has the fields agent id, agent user name and campaign name, and a Save button',
      async () => {
        await expect(inside.getByRole('textbox', { name: 'Agent id' })).toHaveFocus();
        await expect(inside.getAllByRole('textbox')).toEqual([
          inside.getByRole('textbox', { name: 'Agent id' }),
          inside.getByRole('textbox', { name: 'Agent user name' }),
          inside.getByRole('textbox', { name: 'Campaign name' }),
        ]);
        await userEvent.type(inside.getByRole('textbox', { name: 'Agent id' }), ' 4021 ');
        await userEvent.type(inside.getByRole('textbox', { name: 'Agent user name' }), 'lender_demo');
        await userEvent.type(inside.getByRole('textbox', { name: 'Campaign name' }), 'Credit_Manual');
        await userEvent.click(inside.getByRole('button', { name: 'Save' }));
      },
    );
    await step('Agent details hold agentId, agentUserName and campaignName', async () => {
      await expect(args.onSave).toHaveBeenCalledWith(agentDetails);
    });
  },
};

const onRetry = fn();

export const NotLoadedYet: Story = {
  args: { details: undefined },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await expect(inside.queryByRole('textbox')).toBeNull();
    await expect(inside.getByRole('status')).toHaveTextContent('Agent Details are being loaded');
    const save = inside.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('Agent Details are being loaded');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The details are read while the dialog is open. */
function Arriving(props: AgentDetailsDialogProps) {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const arrive = () => setArrived(true);
    window.addEventListener('arrived', arrive);
    return () => window.removeEventListener('arrived', arrive);
  }, []);
  return <AgentDetailsDialog {...props} details={arrived ? props.details : undefined} />;
}

export const OpenedBeforeTheyAreKnown: Story = {
  args: { details: agentDetails },
  parameters: { covers: ['SH-070.f'] },
  render: args => <Arriving {...args} />,
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await expect(inside.queryByRole('textbox')).toBeNull();
    await step('Save keeps what is stored, also where it was read after the dialog had opened', async () => {
      window.dispatchEvent(new Event('arrived'));
      await expect(await inside.findByRole('textbox', { name: 'Agent id' })).toHaveValue('4021');
      await userEvent.type(inside.getByRole('textbox', { name: 'Campaign name' }), '_2');
      await userEvent.click(inside.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({ ...agentDetails, campaignName: 'Credit_Manual_2' });
    });
  },
};

export const CouldNotBeLoaded: Story = {
  args: { details: undefined, failure: { message: 'Agent Details could not be loaded', onRetry } },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('Agent Details could not be loaded');
    await step('the stored details cannot be overwritten', async () => {
      await expect(inside.queryByRole('textbox')).toBeNull();
      await expect(inside.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
        'Agent Details could not be loaded',
      );
      await userEvent.click(inside.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await userEvent.click(inside.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const AsStored: Story = {
  args: { details: agentDetails },
  parameters: { states: ['ready'], covers: ['SH-071.a'] },
  play: async ({ step }) => {
    await step('Agent details hold agentId, agentUserName and campaignName', async () => {
      const inside = await dialog();
      await expect(inside.getByRole('textbox', { name: 'Agent id' })).toHaveValue('4021');
      await expect(inside.getByRole('textbox', { name: 'Agent user name' })).toHaveValue('lender_demo');
      await expect(inside.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Credit_Manual');
    });
  },
};

export const TheCampaignMayStayEmpty: Story = {
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await userEvent.type(inside.getByRole('textbox', { name: 'Agent id' }), '4021');
    await userEvent.type(inside.getByRole('textbox', { name: 'Agent user name' }), 'lender_demo{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ ...agentDetails, campaignName: '' });
  },
};

export const IncompleteSaysWhatIsMissing: Story = {
  args: { details: { ...agentDetails, agentUserName: '' } },
  parameters: { covers: ['XR-122.b'] },
  play: async ({ args, userEvent, step }) => {
    const inside = await dialog();
    const agentId = inside.getByRole('textbox', { name: 'Agent id' });
    await step(
      'every field that is wrong says so, also one that nobody was in, and the first has the focus',
      async () => {
        await userEvent.clear(agentId);
        await userEvent.click(inside.getByRole('button', { name: 'Save' }));
        await expect(agentId).toHaveAccessibleDescription('Agent id is required');
        await expect(inside.getByRole('textbox', { name: 'Agent user name' })).toHaveAccessibleDescription(
          'Agent user name is required',
        );
        await waitFor(() => expect(agentId).toHaveFocus());
        await expect(args.onSave).not.toHaveBeenCalled();
      },
    );
    await userEvent.type(agentId, '4021');
    await expect(agentId).not.toHaveAccessibleDescription();
  },
};

export const Saving: Story = {
  args: { details: agentDetails, save: { state: 'running' } },
  parameters: { states: ['loading'] },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(inside.getByRole('textbox', { name: 'Agent id' }), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SaveRefusedKeepsWhatWasTyped: Story = {
  args: { details: agentDetails, save: { state: 'failed', message: 'Agent Details could not be saved' } },
  parameters: { states: ['error'] },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('Agent Details could not be saved');
    const typed = inside.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await expect(typed).toEqual(['4021', 'lender_demo', 'Credit_Manual']);
    await expect(inside.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const AFieldTheServerRefused: Story = {
  args: {
    details: agentDetails,
    save: {
      state: 'failed',
      message: 'agentId: not known to the provider',
      refused: { agentId: 'agentId: not known to the provider' },
    },
  },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    const field = inside.getByRole('textbox', { name: 'Agent id' });
    await expect(field).toHaveAccessibleDescription('agentId: not known to the provider');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '7');
    await expect(field).toBeValid();
  },
};

export const ClosingAsksWhetherToLoseWhatWasTyped: Story = {
  args: { details: agentDetails },
  play: async ({ args, userEvent }) => {
    const inside = await dialog();
    await userEvent.type(inside.getByRole('textbox', { name: 'Agent id' }), '7');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByTheCross: Story = {
  args: { details: agentDetails },
  parameters: { covers: ['SH-070.f'] },
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog();
    await step('Closed without Save nothing is kept', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const LongestRealisticData: Story = {
  args: {
    details: {
      agentId: 'agent-bengaluru-credit-underwriting-000004021',
      agentUserName: 'lender_demo_credit_underwriting_bengaluru',
      campaignName: 'Credit_Manual_Outbound_Bengaluru_Weekdays_2026',
    },
  },
  parameters: { states: ['longest'] },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('textbox', { name: 'Campaign name' })).toHaveValue(
      'Credit_Manual_Outbound_Bengaluru_Weekdays_2026',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const KeptOnEditing: Story = {
  args: { details: agentDetails },
  play: async ({ args, ...act }) => {
    await keepsEditing(act, { dialog: 'Agent Details', field: 'Agent user name', sent: args.onSave });
  },
};
