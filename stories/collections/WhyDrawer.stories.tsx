import { type HistoryLine, whyTopics } from '@lending-desk/domain/collections';
import { rupees } from '@lending-desk/domain/money';
import { WhyDrawer } from '@lending-desk/ui/collections/WhyDrawer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { expectCopies } from '../foundations/expectCopies';
import { explained, quoted } from '../fixtures/explained';

const meta = {
  title: 'Collections/Parts/Why drawer',
  component: WhyDrawer,
  argTypes: { topic: { control: 'inline-radio', options: whyTopics } },
  args: {
    loanId: 210_042,
    topic: 'days',
    onTopic: fn(),
    account: { state: 'ready', value: explained() },
    quote: { state: 'ready', value: quoted('2026-11-15') },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof WhyDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = () => within(screen.getByRole('dialog', { name: 'Where the figures come from' }));
const lines = () =>
  within(drawer().getByRole('table', { name: 'What happened' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent));
/** Names and values of a list, one after the other. */
const pairs = (name: string) => [...drawer().getByLabelText(name).children].map(it => it.textContent);

export const WhyTheseDays: Story = {
  parameters: { covers: ['XR-041.a'] },
  play: async ({ step }) => {
    await step('the days from the due date of the oldest EMI with principal or interest open', async () => {
      await expect(drawer().getByRole('heading', { name: 'Why 45 days past due?' })).toBeVisible();
      await expect(drawer().getByText('Loan 210042, on 15 Nov 2026')).toBeVisible();
      await expect(drawer().getByText(/1 Oct 2026 to 15 Nov 2026 are 45 days/)).toBeVisible();
      await expect(pairs('Oldest unpaid EMI')).toEqual([
        ...['EMI', '6 of 9', 'Due date', '1 Oct 2026'],
        ...['Principal', 'Rs. 8,470.27', 'Interest', 'Rs. 608.73'],
      ]);
    });
    await step('from when each class counts, the due date being day one', async () => {
      await expect(pairs('Classes')).toEqual([
        ...['SMA-0', 'from 1 Oct 2026', 'SMA-1', 'from 31 Oct 2026'],
        ...['SMA-2', 'from 30 Nov 2026', 'NPA', 'from 30 Dec 2026'],
      ]);
    });
    await step('what happened since, with the day it was booked where that is later', async () => {
      await expect(lines()[0]).toEqual([
        'EMI due1 Oct 2026EMI 6: principal, interest',
        '+Rs. 9,079.00',
        'Rs. 9,079.00',
      ]);
      await expect(lines().at(-1)).toEqual([
        'Manual payment received10 Nov 2026, booked 12 Nov 2026EMI 6: interest, principal',
        '−Rs. 9,000.00',
        'Rs. 10,882.74',
      ]);
    });
  },
};

export const WhyThisOverdue: Story = {
  args: { topic: 'overdue' },
  play: async ({ step }) => {
    await step('every entry from the first EMI on; a return is charged with its tax', async () => {
      await expect(drawer().getByRole('heading', { name: 'Why this overdue?' })).toBeVisible();
      await expect(lines()).toHaveLength(19);
      await expect(lines()[0]?.[0]).toBe('EMI due1 May 2026EMI 1: principal, interest');
      await expect(drawer().getByText(/A returned payment is charged Rs. 590, tax included/)).toBeVisible();
    });
  },
};

const [anEntry] = explained().history;
const entry = (kind: HistoryLine['kind'], source: string | null = null) =>
  anEntry ? [{ ...anEntry, kind, source, amount: rupees(-1) }] : [];

export const EveryKindOfEntry: Story = {
  args: {
    topic: 'overdue',
    account: {
      state: 'ready',
      value: {
        ...explained(),
        history: [
          ...entry('due'),
          ...entry('penal'),
          ...entry('bounce'),
          ...entry('correction'),
          ...entry('receipt', 'AUTO_DEBIT'),
          ...entry('receipt'),
          ...entry('allocation', 'AUTO_DEBIT'),
          ...entry('allocation'),
          ...entry('waiver'),
          ...entry('reversal', 'WAIVER'),
          ...entry('reversal'),
          ...entry('closure'),
          ...entry('refund'),
          ...entry('take-over'),
        ].map((line, index) => ({ ...line, receipt: String(index) })),
      },
    },
  },
  play: async ({ step }) => {
    const words = [
      'EMI due',
      'Penal interest charged',
      'Payment returned, charged',
      'Penal interest corrected',
      'Auto debit received',
      'Money received',
      'Held money used, auto debit',
      'Held money used',
      'Waiver',
      'Reversal of waiver',
      'Reversal',
      'Loan closed',
      'Refund',
      'Taken over',
    ];
    await step('each says what happened', async () => {
      await expect(lines().map(([what]) => what)).toEqual(
        words.map(word => `${word}1 May 2026EMI 1: principal, interest`),
      );
    });
    await step('and so do the lines for the customer', async () => {
      await expectCopies(
        screen.getByRole('dialog'),
        'the history as text',
        [
          'Loan 210042, 15 Nov 2026',
          ...words.map(word => `1 May 2026: ${word}, −Rs. 1.00`),
          `Due: Rs. 9,079.00`,
        ].join('\n'),
      );
    });
  },
};

export const WhyThisPenal: Story = {
  args: { topic: 'penal' },
  play: async ({ step }) => {
    await step(
      '2 % of each started 30 days, dated the day after the due date and every 30 days',
      async () => {
        await expect(drawer().getByText(/^2 % of the open principal and interest/)).toBeVisible();
        await expect(lines()).toEqual([
          ['Penal interest charged2 Jun 2026EMI 2: penal interest', '+Rs. 181.58', 'Rs. 181.58'],
          ['Manual payment received4 Jun 2026EMI 2: penal interest', '−Rs. 181.58', 'Rs. 0.00'],
          ['Penal interest charged2 Oct 2026EMI 6: penal interest', '+Rs. 181.58', 'Rs. 181.58'],
          ['Penal interest charged1 Nov 2026EMI 6: penal interest', '+Rs. 181.58', 'Rs. 363.16'],
          ['Penal interest charged2 Nov 2026EMI 7: penal interest', '+Rs. 181.58', 'Rs. 544.74'],
        ]);
      },
    );
  },
};

const held = rupees(500);

export const WhyThisClosureAmount: Story = {
  args: {
    topic: 'closure',
    quote: {
      state: 'ready',
      value: { ...quoted('2026-11-15'), held, payable: rupees(28_222.85) },
    },
  },
  parameters: { covers: ['XR-041.b'] },
  play: async ({ step }) => {
    await step(
      'the five parts, their total, and what is payable once what is held is taken off',
      async () => {
        await expect(pairs('Closing amount')).toEqual([
          ...['Principal Outstanding', 'Rs. 26,393.10', 'Overdue Interest', 'Rs. 460.50'],
          ...['Penal Interest Overdue', 'Rs. 544.74', 'Bounce Charges Overdue', 'Rs. 1,180.00'],
          ...['Next Month Interest Amount', 'Rs. 144.51', 'Total Foreclosure Amount', 'Rs. 28,722.85'],
          ...['Held for the customer', 'Rs. 500.00', 'Closure Amount', 'Rs. 28,222.85'],
        ]);
      },
    );
    await step('the interest of the next EMI for the days since the last due date', async () => {
      await expect(
        drawer().getByText(
          'Interest of the next EMI, Rs. 309.67, for 14 days of the 30 from 1 Nov 2026 to 1 Dec 2026: Rs. 144.51.',
        ),
      ).toBeVisible();
    });
  },
};

export const NoMonthIsBroken: Story = {
  args: { topic: 'closure', quote: { state: 'ready', value: quoted('2026-12-01') } },
  parameters: { covers: ['XR-041.b'] },
  play: async ({ step }) => {
    await step('on a due date the closure amount has no interest of a broken month', async () => {
      await expect(drawer().getByText(/^No month is broken that day/)).toBeVisible();
      await expect(drawer().queryByText(/^Interest of the next EMI/)).toBeNull();
    });
  },
};

export const NothingPastDue: Story = {
  args: { account: { state: 'ready', value: { ...explained(), oldest: null } } },
  play: async () => {
    await expect(drawer().getByRole('heading', { name: 'Why 0 days past due?' })).toBeVisible();
    await expect(drawer().getByText('Nothing that is due is open, so no day is past due.')).toBeVisible();
  },
};

const { oldest } = explained();

export const OneDayPastDue: Story = {
  args: {
    account: {
      state: 'ready',
      value: { ...explained(), oldest: oldest && { ...oldest, days: 1 } },
    },
  },
  play: async () => {
    await expect(drawer().getByRole('heading', { name: 'Why 1 day past due?' })).toBeVisible();
    await expect(drawer().getByText(/are 1 day\.$/)).toBeVisible();
  },
};

export const AnotherFigure: Story = {
  play: async ({ args, step, userEvent }) => {
    await step('another figure is asked about', async () => {
      await userEvent.click(drawer().getByRole('radio', { name: 'Closure' }));
      await expect(args.onTopic).toHaveBeenLastCalledWith('closure');
    });
    await step('Esc closes it, and its cross', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onTopic).toHaveBeenLastCalledWith(null);
      await userEvent.click(drawer().getByRole('button', { name: 'Close' }));
      await expect(args.onTopic.mock.calls).toEqual([['closure'], [null], [null]]);
    });
  },
};

export const Loading: Story = {
  args: { account: { state: 'loading' } },
  play: async () => {
    await expect(drawer().getByRole('heading', { name: 'Why this days past due?' })).toBeVisible();
    await expect(drawer().getByText('Loan 210042')).toBeVisible();
    await expect(drawer().queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  args: { account: { state: 'failed', message: 'The account could not be read', onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    await expect(drawer().getByRole('alert')).toHaveTextContent('The account could not be read');
    await userEvent.click(drawer().getByRole('button', { name: 'Try now' }));
    if (args.account.state === 'failed') await expect(args.account.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutAnAccount: Story = {
  args: { account: { state: 'ready', value: null } },
  play: async ({ step }) => {
    await step('a loan without an account says so', async () => {
      await expect(drawer().getByText(/^This loan has no account/)).toBeVisible();
      await expect(drawer().queryByRole('button', { name: /^Copy/ })).toBeNull();
    });
  },
};
