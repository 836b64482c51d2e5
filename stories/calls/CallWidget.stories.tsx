import { phoneChoices } from '@lending-desk/domain/calls';
import { messages } from '@lending-desk/domain/errors';
import { CallWidget, type CallWidgetProps } from '@lending-desk/ui/calls/CallWidget';
import { vars } from '@lending-desk/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { agentDetails } from '../fixtures/calls';
import { longestName } from '../fixtures/longestName';
import { useArg } from '../useArg';

const phones = phoneChoices({ primaryPhoneNumber: '9000010214', alternatePhoneNumber: '9000010771' }, [
  { name: 'Suresh Raghunathan', phoneNumbers: ['9000065967'] },
]);
const lastCall = 'Last call 20 Nov 2026, 04:12 pm, answered';

/** A parent that stores the number. */
function WithState(props: CallWidgetProps) {
  const [phone, setPhone] = useArg(props.phone);
  const onPhone = (next: string | null) => {
    setPhone(next);
    props.onPhone(next);
  };
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <CallWidget {...props} phone={phone} onPhone={onPhone} />
    </div>
  );
}

const meta = {
  title: 'Every desk/Parts/Call widget',
  component: CallWidget,
  render: args => <WithState {...args} />,
  args: {
    phones,
    phone: '9000010214',
    onPhone: fn(),
    agent: agentDetails,
    onOpenAgent: fn(),
    call: { state: 'idle' },
    onCall: fn(),
    lastCall,
  },
} satisfies Meta<typeof CallWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyToCall: Story = {
  parameters: { covers: ['SH-072.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const group = within(canvas.getByRole('group', { name: 'Call' }));
    await step(
      "The phone-number selector is labelled 'Select Phone Number', also with one chosen",
      async () => {
        const picker = group.getByRole('combobox', { name: 'Select Phone Number' });
        await expect(picker).toHaveTextContent('Primary: 9000010214');
      },
    );
    await step("There is a 'Call Customer' button with a call status text", async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(lastCall);
      await userEvent.click(group.getByRole('button', { name: 'Call Customer' }));
      await expect(args.onCall).toHaveBeenCalledOnce();
    });
  },
};

export const WithOneNumber: Story = {
  args: { phones: phones.slice(0, 1) },
  parameters: { covers: ['SH-072.b'] },
  play: async ({ canvas, step }) => {
    await step('The selector is there for a single number as well', async () => {
      const picker = canvas.getByRole('combobox', { name: 'Select Phone Number' });
      await expect(picker).toHaveTextContent('Primary: 9000010214');
    });
  },
};

export const CalledAMomentAgo: Story = {
  args: { occupied: true, call: { state: 'done', text: 'queued successfully' } },
  parameters: { covers: ['SH-073.f', 'SH-076.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('After a call the button stays occupied for a moment', async () => {
      const button = canvas.getByRole('button', { name: 'Call Customer' });
      await expect(button).toHaveAccessibleDescription('Called a moment ago');
      await userEvent.dblClick(button);
      await expect(args.onCall).not.toHaveBeenCalled();
    });
    await step('the call status stays that of the call', () =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^queued successfully$/),
    );
  },
};

export const ASecondCallAsksFirst: Story = {
  args: { justCalled: true },
  parameters: { states: ['ready'], covers: ['XR-052.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Call Customer' }));
    await press();
    const question = within(await screen.findByRole('alertdialog', { name: 'Call 9000010214 again?' }));
    await step('Cancel calls nobody', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onCall).not.toHaveBeenCalled();
    });
    await step('Call again calls', async () => {
      await press();
      await userEvent.click(await screen.findByRole('button', { name: 'Call again' }));
      await expect(args.onCall).toHaveBeenCalledOnce();
    });
  },
};

export const NeverCalledBefore: Story = {
  args: { lastCall: undefined },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status');
    await expect(line).toBeEmptyDOMElement();
    await expect(line.getBoundingClientRect().height).toBe(16);
  },
};

export const NeedsAPhoneNumber: Story = {
  args: { phone: null },
  parameters: { covers: ['SH-075.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const picker = canvas.getByRole('combobox', { name: 'Select Phone Number' });
    await step("The phone-number selector is labelled 'Select Phone Number'", async () => {
      await expect(picker).toHaveTextContent('Select Phone Number');
    });
    await step('Call Customer needs a phone number to be chosen', async () => {
      const call = canvas.getByRole('button', { name: 'Call Customer' });
      await expect(call).toHaveAttribute('aria-disabled', 'true');
      await expect(call).toHaveAccessibleDescription('Select Phone Number');
      await userEvent.click(call);
      await expect(args.onCall).not.toHaveBeenCalled();
      await userEvent.click(picker);
      await userEvent.click(await screen.findByRole('option', { name: 'Alternate: 9000010771' }));
      await expect(args.onPhone).toHaveBeenCalledWith('9000010771');
      await userEvent.click(call);
      await expect(args.onCall).toHaveBeenCalledOnce();
    });
  },
};

export const EveryNumberOfTheLoan: Story = {
  parameters: { covers: ['SH-072.d'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The phone-number selector has every number of the loan', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      const options = await screen.findAllByRole('option');
      await expect(options.map(option => option.textContent)).toEqual([
        'Primary: 9000010214',
        'Alternate: 9000010771',
        'Reference (Suresh Raghunathan): 9000065967',
      ]);
      await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    });
    await step('the chosen one reads as its choice does', async () => {
      await userEvent.click(screen.getByRole('option', { name: /^Reference/ }));
      await waitFor(() =>
        expect(canvas.getByRole('combobox')).toHaveTextContent('Reference (Suresh Raghunathan): 9000065967'),
      );
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenAgent).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPhone).toHaveBeenCalledWith('9000010771');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear phone number' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCall).toHaveBeenCalledOnce();
  },
};

export const ClearingTheValue: Story = {
  parameters: { covers: ['SH-075.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear phone number' }));
    await expect(args.onPhone).toHaveBeenCalledWith(null);
    const picker = canvas.getByRole('combobox', { name: 'Select Phone Number' });
    await expect(picker).toHaveFocus();
    await step('Without the number, which was cleared, Call Customer calls nobody', async () => {
      const call = canvas.getByRole('button', { name: 'Call Customer' });
      await expect(call).toHaveAccessibleDescription('Select Phone Number');
      await userEvent.click(call);
      await expect(args.onCall).not.toHaveBeenCalled();
      await expect(picker).toHaveTextContent(/^Select Phone Number$/);
    });
    await expect(canvas.queryByRole('button', { name: 'Clear phone number' })).not.toBeInTheDocument();
  },
};

/** A colour of the theme as the browser computes it there. */
function colourAt(element: HTMLElement, token: string): string {
  const probe = document.createElement('i');
  probe.style.color = token;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
const { flag } = vars.colour.status;
const { surface } = vars.colour;

export const AgentDetailsMissing: Story = {
  args: { agent: null },
  parameters: { covers: ['SH-074.a', 'SH-074.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      "Call Customer needs the agent details to be filled; otherwise the call status shows 'Fill Agent Details'",
      async () => {
        await expect(canvas.getByRole('status')).toHaveTextContent('Fill Agent Details');
        const call = canvas.getByRole('button', { name: 'Call Customer' });
        const before = call.getBoundingClientRect().top;
        await userEvent.click(call);
        await expect(canvas.getByRole('alert')).toHaveTextContent('Fill Agent Details');
        await expect(call.getBoundingClientRect().top).toBe(before);
        await expect(args.onCall).not.toHaveBeenCalled();
      },
    );
    await step('The header carries an agent-details widget', async () => {
      const chip = canvas.getByRole('button', { name: 'Agent Details' });
      await expect(chip).toHaveAttribute('data-state', 'missing');
      await expect(getComputedStyle(chip).backgroundColor).toBe(colourAt(chip, flag.soft));
      await userEvent.click(chip);
      await expect(args.onOpenAgent).toHaveBeenCalledOnce();
    });
  },
};

export const AgentDetailsFilled: Story = {
  parameters: { covers: ['SH-074.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('With the agent details filled the call status does not ask for them', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(lastCall);
      await expect(canvas.queryByText('Fill Agent Details')).toBeNull();
    });
    await step('The header carries an agent-details widget', async () => {
      const chip = canvas.getByRole('button', { name: 'Agent Details: Agent 4021' });
      await expect(getComputedStyle(chip).backgroundColor).toBe(colourAt(chip, surface.base));
      await userEvent.click(chip);
      await expect(args.onOpenAgent).toHaveBeenCalledOnce();
    });
  },
};

export const AgentDetailsNotKnownYet: Story = {
  args: { agent: undefined },
  parameters: { covers: ['SH-074.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Before the agent details are known no call is sent, and they are not asked for', async () => {
      const call = canvas.getByRole('button', { name: 'Call Customer' });
      await expect(call).toHaveAccessibleDescription('Agent Details are being loaded');
      await userEvent.click(call);
      await expect(args.onCall).not.toHaveBeenCalled();
      await expect(canvas.queryByText('Fill Agent Details')).not.toBeInTheDocument();
    });
  },
};

export const AgentDetailsNotLoaded: Story = {
  args: { agent: undefined, agentFailure: 'Agent Details could not be loaded' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Agent Details could not be loaded');
    const call = canvas.getByRole('button', { name: 'Call Customer' });
    await expect(call).toHaveAccessibleDescription('Agent Details could not be loaded');
    await userEvent.click(call);
    await expect(args.onCall).not.toHaveBeenCalled();
    // The dialog offers to load them again.
    await userEvent.click(canvas.getByRole('button', { name: 'Agent Details' }));
    await expect(args.onOpenAgent).toHaveBeenCalledOnce();
  },
};

export const Calling: Story = {
  args: { call: { state: 'running' }, justCalled: true },
  parameters: { covers: ['SH-073.f'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Until its outcome is known a call is not placed again', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Calling$/);
      const call = canvas.getByRole('button', { name: 'Calling' });
      await expect(call).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(call);
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(args.onCall).not.toHaveBeenCalled();
    });
  },
};

export const StatusReturnedByTheCall: Story = {
  args: { call: { state: 'done', text: 'queued successfully' } },
  parameters: { covers: ['SH-076.a'] },
  play: async ({ canvas, step }) => {
    await step('After Call Customer the status text shows the status returned by the call', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('queued successfully');
      await expect(canvas.queryByText(lastCall)).not.toBeInTheDocument();
    });
  },
};

export const RefusedByTheProvider: Story = {
  args: { call: { state: 'failed', text: 'Agent is not available' } },
  parameters: { covers: ['SH-076.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('After Call Customer the status text shows the server error on failure', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^Agent is not available$/);
      await expect(canvas.queryByText(lastCall)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Call Customer' }));
      await expect(args.onCall).toHaveBeenCalledOnce();
    });
  },
};

export const ViewersMayNotCall: Story = {
  args: {
    agent: null,
    whyNot: 'Your role can view but not change a loan',
    phones: phoneChoices({ primaryPhoneNumber: '90••• ••214', alternatePhoneNumber: null }, []),
    phone: '90••• ••214',
  },
  parameters: {
    covers: ['CR-033.a', 'SH-070.a', 'SH-070.b', 'SH-070.c', 'SH-072.a', 'SH-072.b', 'SH-072.c'],
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('With a view-only role nobody is called', async () => {
      const call = canvas.getByRole('button', { name: 'Call Customer' });
      await expect(call).toHaveAccessibleDescription('Your role can view but not change a loan');
      await userEvent.click(call);
      await expect(args.onCall).not.toHaveBeenCalled();
      await expect(canvas.queryByText('Fill Agent Details')).toBeNull();
    });
    await step('the agent details and the phone-number selector are there all the same', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(lastCall);
      await expect(canvas.getByRole('button', { name: 'Agent Details' })).toHaveAttribute(
        'data-state',
        'unknown',
      );
      const picker = canvas.getByRole('combobox', { name: 'Select Phone Number' });
      await expect(picker).toHaveTextContent('Primary: 90••• ••214');
    });
  },
};

export const TelephonyNotConfigured: Story = {
  args: {
    whyNot: messages.providers.notConfigured('Ozonetel'),
    agent: undefined,
    agentFailure: 'Agent Details could not be loaded',
  },
  play: async ({ args, canvas, userEvent }) => {
    const call = canvas.getByRole('button', { name: 'Call Customer' });
    await expect(call).toHaveAccessibleDescription('Ozonetel is not configured');
    await expect(canvas.queryByText('Agent Details could not be loaded')).toBeNull();
    await userEvent.click(call);
    await expect(args.onCall).not.toHaveBeenCalled();
  },
};

export const NoNumberAtAll: Story = {
  args: { phones: [], phone: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Select Phone Number' }));
    await waitFor(() => expect(screen.getByText('This loan has no phone number')).toBeVisible());
  },
};

export const LongestContent: Story = {
  args: {
    agent: { ...agentDetails, agentId: 'agent_lender_credit_underwriting_4021' },
    phones: phoneChoices(null, [{ name: longestName, phoneNumbers: ['9000065967'] }]),
    phone: '9000065967',
    call: {
      state: 'failed',
      text: 'Unable to reach the telephony provider: NEFT-HDFCR52026112100048219377-ACMETECHNOLOGIESPRIVATELIMITED',
    },
  },
  play: async ({ canvas }) => {
    const picker = canvas.getByRole('combobox');
    await expect(picker.scrollWidth).toBeLessThanOrEqual(picker.clientWidth);
    await expect(within(picker).getByText('9000065967')).toBeVisible();
    // The text wraps below the row instead of widening the header.
    const call = canvas.getByRole('button', { name: 'Call Customer' }).getBoundingClientRect();
    await expect(canvas.getByRole('alert').getBoundingClientRect().right).toBeLessThanOrEqual(call.right + 1);
  },
};
