import { FollowUpButton } from '@lending-desk/ui/followup/FollowUpButton';
import { InReview } from '@lending-desk/ui/loan/InReview';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { PersonalTab } from '@lending-desk/ui/loan/PersonalTab';
import { CallWidget } from '@lending-desk/ui/calls/CallWidget';
import { LoanScreen, type LoanScreenProps } from '@lending-desk/ui/screens/LoanScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { followUps } from '../fixtures/followUps';
import { longestName } from '../fixtures/longestName';
import { loans, today } from '../fixtures/loans';
import { support } from '../fixtures/support';
import { supportTabs } from '../fixtures/tabs';
import { expectNothingSideways } from '../sideways';

const loan = loans.onHold;
const onReload = fn();

const inWindow = (props: LoanScreenProps) => (
  <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
    <LoanScreen {...props} />
  </div>
);

type Ready = Extract<LoanScreenProps, { state: 'ready' }>;

const meta: Meta<Ready> = {
  title: 'Customer Support/Screens/Support loan',
  component: LoanScreen,
  args: {
    state: 'ready',
    header: (
      <LoanHeader
        core={{ ...loan, turnAroundDays: null }}
        name="Kavya Raghunathan"
        stage="BANK_STATEMENTS_SUBMITTED"
        action={
          <>
            <InReview status="HOLD" onPress={fn()} />
            <FollowUpButton state="ready" followUp={followUps.overdue} today={today} onOpen={fn()} />
          </>
        }
      >
        <CallWidget
          phones={[{ phone: '9000010214', label: 'Primary: 9000010214', whose: 'Primary' }]}
          phone="9000010214"
          onPhone={fn()}
          agent={{ agentId: '4021', agentUserName: 'lender_demo', campaignName: '' }}
          onOpenAgent={fn()}
          call={{ state: 'done', text: 'queued successfully' }}
          onCall={fn()}
        />
      </LoanHeader>
    ),
    tabs: {
      label: `Loan ${loan.loanId}`,
      items: supportTabs,
      value: 'personal',
      onChange: fn(),
      orientation: 'vertical',
    },
    panel: () => (
      <PersonalTab
        personal={support.personal}
        professional={support.professional}
        financial={support.financial}
        today={today}
        onReveal={async () => null}
        onOpenTab={fn()}
        consent={{ onRecordConsent: fn(), consent: { state: 'idle' } }}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
  render: inWindow,
};

export default meta;
type Story = StoryObj<Ready>;

export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { states: ['ready'], covers: ['CS-015.a', 'CS-015.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the header shows the customer name and the loan id', async () => {
      const name = canvas.getByRole('heading', { level: 1, name: 'Kavya Raghunathan' });
      const header = name.closest('header');
      await expect(header).toHaveTextContent('Loan 482190');
      await expect(header).toHaveTextContent('Bank statements submitted');
    });
    await step('it carries agent details, the phone selector and Call Customer with its status', async () => {
      await expect(canvas.getByRole('button', { name: /^Agent Details/ })).toHaveTextContent('Agent 4021');
      const call = within(canvas.getByRole('group', { name: 'Call' }));
      await expect(call.getByRole('combobox')).toHaveTextContent('Primary: 9000010214');
      await expect(call.getByRole('button', { name: 'Call Customer' })).toBeEnabled();
      await expect(canvas.getByText('queued successfully')).toBeVisible();
    });
    await step('the tabs stand at its side', async () => {
      const list = canvas.getByRole('tablist');
      await expect(list).toHaveAttribute('aria-orientation', 'vertical');
      await userEvent.click(within(list).getByRole('tab', { name: 'Financial Details' }));
      await expect(args.tabs.onChange).toHaveBeenCalledWith('financial');
    });
  },
};

/** The name is whole where the window is narrow: what may be done goes below it. */
export const NarrowWindow: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: { covers: ['CS-019.c'] },
  play: async ({ canvas, step }) => {
    await step('The tabs are vertical: each stands below the one before', async () => {
      const places = canvas.getAllByRole('tab').map(tab => tab.getBoundingClientRect());
      for (const [at, place] of places.slice(1).entries())
        await expect(place.top).toBeGreaterThanOrEqual(places[at]?.bottom ?? Number.POSITIVE_INFINITY);
    });
    const name = canvas.getByRole('heading', { level: 1, name: 'Kavya Raghunathan' });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    const due = canvas.getByText('Follow-up due');
    await expect(due.scrollWidth).toBeLessThanOrEqual(due.clientWidth);
    const call = canvas.getByRole('button', { name: /^Agent Details/ });
    await expect(due.getBoundingClientRect().right).toBeLessThanOrEqual(call.getBoundingClientRect().left);
    await expectNothingSideways();
  },
};

export const Loading: Story = {
  render: () => inWindow({ state: 'loading' }),
  parameters: { states: ['loading'], covers: ['SH-053.a'] },
  play: async ({ canvas, step }) => {
    await step('The data state is loading until the loan is loaded', async () => {
      await expect(canvas.getByText('Loading Data')).toBeVisible();
      await expect(canvas.queryByRole('tablist')).toBeNull();
    });
  },
};

export const Failed: Story = {
  render: () => inWindow({ state: 'failed', onReload }),
  parameters: { states: ['error'], covers: ['CS-024.a', 'CS-024.b', 'SH-053.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The data state is error on failure', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Error Occured. Please try again later');
    });
    await step('A failed customer-support loan fetch empties the data', async () => {
      await expect(canvas.queryByText('Kavya Raghunathan')).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Loan' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

export const ViewOnly: Story = {
  parameters: { states: ['notPermitted'] },
  args: { notice: { title: 'View only', text: 'Personal data is masked. Showing a value is recorded.' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Personal data is masked. Showing a value is recorded.')).toBeVisible();
  },
};

export const OnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Loan Application Details' })).toBeVisible();
    await expectNothingSideways();
  },
};

export const LongestName: Story = {
  parameters: { states: ['longest'] },
  args: {
    header: (
      <LoanHeader
        core={{ ...loan, turnAroundDays: null }}
        name={longestName}
        stage="BANK_STATEMENTS_SUBMITTED"
      />
    ),
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: longestName })).toBeVisible();
    await expectNothingSideways();
  },
};
