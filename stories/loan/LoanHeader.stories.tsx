import { businessDate, instant } from '@lending-desk/domain/calendar';
import { CallWidget } from '@lending-desk/ui/calls/CallWidget';
import { StandingBadges } from '@lending-desk/ui/collections/StandingBadges';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import { Badge } from '@lending-desk/ui/primitives/Badge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aPromise, standing } from '../fixtures/collections';
import { expectCopies } from '../foundations/expectCopies';
import { loans } from '../fixtures/loans';
import { longestName } from '../fixtures/longestName';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Every desk/Parts/Header of a loan',
  component: LoanHeader,
  args: { core: loans.onHold, name: 'Kavya Raghunathan' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoanHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnHold: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
    await expect(canvas.getByText('482190')).toBeVisible();
    await expect(canvas.getByText('Started 19 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('TAT 2 days')).toBeVisible();
    await expect(canvas.getByText('Rs. 1,50,000 applied')).toBeInTheDocument();
    await expect(canvas.getByText('On hold')).toBeVisible();
    await expectCopies(canvasElement, 'loan id', '482190');
    await expect(canvas.queryByRole('link', { name: 'History' })).toBeNull();
  },
};

export const WithItsHistory: Story = {
  args: { history: '/admin/audit?loan=482190' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      '/admin/audit?loan=482190',
    );
  },
};

export const WithItsReplay: Story = {
  args: {
    replay: '/credit/loans/482190/replay/',
    // Begun in the evening of UTC, on the next day here, and decided on that day.
    core: { ...loans.onHold, startedOn: instant('2026-11-19T19:30:00.000Z'), turnAroundDays: 0 },
  },
  parameters: { covers: ['CR-015.b', 'CR-015.c'] },
  play: async ({ canvas, step }) => {
    await step('The header shows the Date as the day here, and a TAT of 0 days', async () => {
      await expect(canvas.getByText('Started 20 Nov 2026')).toBeVisible();
      await expect(canvas.getByText('TAT 0 days')).toBeVisible();
    });
    await expect(canvas.getByRole('link', { name: 'Replay' })).toHaveAttribute(
      'href',
      '/credit/loans/482190/replay/',
    );
  },
};

export const WaysOut: Story = {
  args: {
    loans: '/loan-management/customer-loans/9000010214',
    onPrint: fn(),
    stage: 'BANK_STATEMENTS_SUBMITTED',
    disbursal: 'PROCESSING',
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the loans of the customer', async () => {
      await expect(canvas.getByRole('link', { name: 'All loans' })).toHaveAttribute(
        'href',
        '/loan-management/customer-loans/9000010214',
      );
    });
    await step('how far the application and its disbursal are', async () => {
      await expect(canvas.getByText('Bank statements submitted')).toBeVisible();
      await expect(canvas.getByText('Disbursal processing')).toBeVisible();
    });
    await step('what of the loan is printed is asked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
    });
  },
};

const callWidget = (
  <CallWidget
    phones={[{ phone: '9000010214', whose: 'Primary', label: 'Primary: 9000010214' }]}
    phone={null}
    onPhone={fn()}
    agent={{ agentId: '4021', agentUserName: 'meera', campaignName: '' }}
    onOpenAgent={fn()}
    call={{ state: 'idle' }}
    onCall={fn()}
    lastCall="Last call 20 Nov 2026, 04:12 pm, answered"
  />
);

export const WithTheCallWidget: Story = {
  args: {
    children: callWidget,
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { covers: ['CR-015.a', 'CR-015.b', 'CR-015.c', 'CR-015.d', 'CR-015.e'] },
  play: async ({ canvas, step }) => {
    await step(
      'The header shows Loan Id, Date, TAT, agent details, the phone-number selector, Call Customer and the call status',
      async () => {
        await expect(canvas.getByText('482190')).toBeVisible();
        await expect(canvas.getByText('Started 19 Nov 2026')).toBeVisible();
        await expect(canvas.getByText('TAT 2 days')).toBeVisible();
        await expect(canvas.getByRole('button', { name: /Agent 4021/ })).toBeVisible();
        await expect(canvas.getAllByText('Select Phone Number')[0]).toBeVisible();
        await expect(canvas.getByRole('button', { name: /Call Customer/ })).toBeVisible();
        await expect(canvas.getByText('Last call 20 Nov 2026, 04:12 pm, answered')).toBeVisible();
      },
    );
  },
};

export const NameUnknown: Story = {
  args: { name: undefined, core: { ...loans.onHold, turnAroundDays: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^TAT/)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Loan 482190' })).toBeVisible();
  },
};

export const LongestName: Story = {
  args: { name: longestName, children: callWidget },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    // The name is truncated; the status next to it is not.
    const heading = canvas.getByRole('heading', { name: /^Venkata Subrahmanya/ });
    await expect(heading.scrollWidth).toBeGreaterThan(heading.clientWidth);
    const word = canvas.getByText('On hold');
    await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    await expect(canvas.getByRole('button', { name: /Call Customer/ })).toBeVisible();
    await expectNothingSideways();
  },
};

const howItStands = (
  <>
    <StandingBadges
      standing={{
        ...standing,
        daysPastDue: 140,
        class: 'NPA',
        npaSince: businessDate('2026-10-08'),
        promise: aPromise(),
      }}
      onWhy={fn()}
    />
    <Badge tone="approve">Mandate: Active</Badge>
  </>
);

export const OfADisbursedLoan: Story = {
  args: { core: loans.disbursed, name: 'Kavya Raghunathan' },
  parameters: { covers: ['CS-015.a', 'CS-015.b'] },
  play: async ({ canvas, step }) => {
    await step('the header shows the customer name and the loan id', async () => {
      const name = canvas.getByRole('heading', { level: 1, name: 'Kavya Raghunathan' });
      await expect(name.closest('header')).toHaveTextContent(`Loan ${loans.disbursed.loanId}`);
    });
  },
};

/** How an account stands takes one line below name and call, in a window of 1024 px too. */
export const OfAnOverdueAccount: Story = {
  args: {
    children: callWidget,
    standing: howItStands,
    stage: 'COMPLETED',
    loans: '/loan-management/customer-loans/9',
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const tops = [/days past due$/, /^NPA since/, /^Promise:/, /^Mandate:/].map(
      words => canvas.getByText(words).getBoundingClientRect().top,
    );
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
    await expect(tops[0]).toBeGreaterThan(canvas.getByText('482190').getBoundingClientRect().bottom);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(116);
  },
};

/** A fact at the start of a line has no dot before it, and each line is 24 px high. */
export const OnAPhone: Story = {
  args: {
    children: callWidget,
    standing: howItStands,
    stage: 'COMPLETED',
    loans: '/loan-management/customer-loans/9',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { name: 'Kavya Raghunathan' });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    const line = canvas.getByText('482190').parentElement?.parentElement;
    const places = [...(line?.children ?? [])]
      .map(one => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const tops = [...new Set(places.map(({ top, height }) => Math.round(top + height / 2)))];
    await expect(tops.length).toBeGreaterThan(1);
    const [first = 0, ...others] = tops;
    await expect(others).toEqual(others.map((_, at) => first + 24 * (at + 1)));
    const begins = tops.map(middle =>
      Math.min(
        ...places
          .filter(({ top, height }) => Math.round(top + height / 2) === middle)
          .map(({ left }) => left),
      ),
    );
    await expect(new Set(begins)).toEqual(new Set([line?.getBoundingClientRect().left]));
    const call = canvas.getByRole('button', { name: /Call Customer/ }).getBoundingClientRect();
    await expect(call.top).toBeGreaterThan(canvas.getByText(/days past due$/).getBoundingClientRect().bottom);
    await expectNothingSideways();
  },
};

export const OnATablet: Story = {
  args: { children: callWidget },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { name: 'Kavya Raghunathan' }).getBoundingClientRect();
    const call = canvas.getByRole('button', { name: /Call Customer/ }).getBoundingClientRect();
    // The call widget has a row of its own.
    await expect(call.top).toBeGreaterThan(name.bottom);
    await expectNothingSideways();
  },
};

export const OnADesktop: Story = {
  args: { children: callWidget },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
    await expect(canvas.getByText('On hold')).toBeVisible();
  },
};
