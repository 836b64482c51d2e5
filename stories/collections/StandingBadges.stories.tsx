import { businessDate } from '@lending-desk/domain/calendar';
import { StandingBadges } from '@lending-desk/ui/collections/StandingBadges';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aPromise, standing } from '../fixtures/collections';

const meta = {
  title: 'Collections/Parts/Standing badges',
  component: StandingBadges,
  args: { standing },
} satisfies Meta<typeof StandingBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

const toneOf = (words: HTMLElement) => words.closest('[data-tone]')?.getAttribute('data-tone');

export const PastDue: Story = {
  parameters: { covers: ['M53.a', 'M4.b', 'M3.f'] },
  play: async ({ canvas, step }) => {
    await step('loan 210042 on 15 Nov 2026 shows 45 days past due', async () => {
      await expect(canvas.getByText('45 days past due')).toBeVisible();
    });
    await expect(toneOf(canvas.getByText('45 days past due'))).toBe('flag');
    await expect(toneOf(canvas.getByText('SMA-1'))).toBe('flag');
    await expect(canvas.queryByText(/^Promise/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Why?' })).toBeNull();
    await step('and its class', async () => {
      await expect(canvas.getByText('SMA-1')).toBeVisible();
      await expect(canvas.queryByText('SMA-2')).toBeNull();
    });
  },
};

export const OneDay: Story = {
  args: { standing: { ...standing, daysPastDue: 1, class: 'SMA-0' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day past due')).toBeVisible();
  },
};

export const SixtyDays: Story = {
  args: { standing: { ...standing, daysPastDue: 60, class: 'SMA-2' }, onWhy: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(toneOf(canvas.getByText('60 days past due'))).toBe('flag');
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await expect(args.onWhy).toHaveBeenCalledOnce();
  },
};

export const MoreThanSixtyDays: Story = {
  args: { standing: { ...standing, daysPastDue: 61, class: 'SMA-2' } },
  play: async ({ canvas }) => {
    await expect(toneOf(canvas.getByText('61 days past due'))).toBe('reject');
    await expect(toneOf(canvas.getByText('SMA-2'))).toBe('reject');
  },
};

export const NothingPastDue: Story = {
  args: { standing: { ...standing, daysPastDue: 0, class: 'STANDARD' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing past due')).toBeVisible();
    await expect(canvas.getByText('STANDARD')).toBeVisible();
    await expect(toneOf(canvas.getByText('Nothing past due'))).toBe('approve');
  },
};

export const Npa: Story = {
  args: {
    standing: { ...standing, daysPastDue: 90, class: 'NPA', npaSince: businessDate('2026-11-09') },
  },
  parameters: { covers: ['M5.b'] },
  play: async ({ canvas, step }) => {
    await step('NPA is shown with the day on which it started', async () => {
      await expect(canvas.getByText('NPA since 9 Nov 2026')).toBeVisible();
    });
  },
};

export const AnotherLoanIsNpa: Story = {
  args: { standing: { ...standing, otherNpa: [210_044] } },
  parameters: { covers: ['M5.h'] },
  play: async ({ canvas, step }) => {
    await step('another loan of this customer is NPA stands beside the class of this one', async () => {
      const badge = canvas.getByText('another loan of this customer is NPA');
      await expect(badge).toBeVisible();
      await expect(badge.closest('[title]')).toHaveAttribute('title', 'NPA: loan 210044');
      await expect(canvas.getByText('SMA-1')).toBeVisible();
    });
  },
};

export const Waiting: Story = {
  args: { standing: { ...standing, waiting: ['waiver', 'closure', 'waiver'] }, approvalsTo: '/approvals' },
  parameters: { covers: ['XR-022.f'] },
  play: async ({ canvas, step }) => {
    await step(
      'each kind of request that waits stands once, with the way to where it is decided',
      async () => {
        await expect(canvas.getByText('Waiver waits for a second person')).toBeVisible();
        await expect(canvas.getByText('Closure waits for a second person')).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Open Approvals' })).toHaveAttribute(
          'href',
          '/approvals',
        );
      },
    );
  },
};

export const ClosedWithARefundThatWaits: Story = {
  args: { standing: { ...standing, closedOn: businessDate('2026-11-14'), waiting: ['refund'] } },
  parameters: { covers: ['XR-022.f'] },
  play: async ({ canvas, step }) => {
    await step('of a closed loan, too; who may not decide finds no link', async () => {
      await expect(canvas.getByText('Closed on 14 Nov 2026')).toBeVisible();
      await expect(canvas.getByText('Refund waits for a second person')).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};

export const NoOtherLoanIsNpa: Story = {
  args: { standing: { ...standing, class: 'NPA', npaSince: businessDate('2026-11-15') } },
  parameters: { covers: ['M5.h'] },
  play: async ({ canvas, step }) => {
    await step('it does not stand where this loan alone is NPA', async () => {
      await expect(canvas.getByText('NPA since 15 Nov 2026')).toBeVisible();
      await expect(toneOf(canvas.getByText('NPA since 15 Nov 2026'))).toBe('reject');
      await expect(canvas.queryByText(/another loan/)).toBeNull();
    });
  },
};

export const ClosedWithAnotherThatIsNpa: Story = {
  args: { standing: { ...standing, closedOn: businessDate('2026-11-15'), otherNpa: [210_044, 210_045] } },
  parameters: { covers: ['M5.h'] },
  play: async ({ canvas, step }) => {
    await step('it stands beside a closed loan too, and names each', async () => {
      await expect(canvas.getByText('Closed on 15 Nov 2026')).toBeVisible();
      await expect(
        canvas.getByText('another loan of this customer is NPA').closest('[title]'),
      ).toHaveAttribute('title', 'NPA: loan 210044, 210045');
    });
  },
};

export const Closed: Story = {
  args: { standing: { ...standing, daysPastDue: 0, closedOn: businessDate('2026-11-15') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed on 15 Nov 2026')).toBeVisible();
    await expect(canvas.queryByText(/past due/)).toBeNull();
  },
};

const on = businessDate;

export const PromiseDueToday: Story = {
  args: { standing: { ...standing, promise: aPromise({ state: 'open', dueOn: standing.asOf }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Promise: Rs. 9,000 due today')).toBeVisible();
  },
};

export const PromiseToCome: Story = {
  args: { standing: { ...standing, promise: aPromise({ state: 'open', dueOn: on('2026-11-16') }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Promise: Rs. 9,000 by 16 Nov 2026')).toBeVisible();
  },
};

export const PromiseKept: Story = {
  args: { standing: { ...standing, promise: aPromise({ state: 'kept', keptOn: on('2026-11-10') }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Promise: Rs. 9,000 kept on 10 Nov 2026')).toBeVisible();
  },
};

export const PromiseBroken: Story = {
  args: { standing: { ...standing, promise: aPromise() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Promise: Rs. 9,000 by 12 Nov 2026, broken')).toBeVisible();
  },
};
