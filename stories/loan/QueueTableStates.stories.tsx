import { jupiterDecisionOf } from '@lending-desk/ui/engine/EngineResultBadge';
import { QueueTable } from '@lending-desk/ui/loan/QueueTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { queuePage, widestRow } from '../fixtures/queue';
import { staff } from '../fixtures/staff';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Credit/Parts/Queue table',
  tags: ['!autodocs'],
  component: QueueTable,
  args: {
    rows: queuePage,
    viewer: staff.underwriter,
    onOpen: fn(),
    onHover: fn(),
    jupiterDecision: jupiterDecisionOf,
  },
  decorators: [inBox({ height: 560, display: 'flex' })],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof QueueTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondPage: Story = {
  args: { firstNumber: 26 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('tbody td')).toHaveTextContent('26');
  },
};

export const OpenedBefore: Story = {
  args: { selectedKey: '482190' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('482190');
  },
};

export const Loading: Story = {
  args: { rows: [], state: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid', { name: 'Loan queue' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(25);
  },
};

export const Empty: Story = {
  args: { rows: [] },
  parameters: { covers: ['SH-059.a'] },
  play: async ({ canvas, step }) => {
    await step("An empty table reads 'Sorry, nothing to display here :('", async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    });
  },
};

export const FetchFailed: Story = {
  args: {
    rows: [],
    state: {
      error: {
        title: 'Error in fetching loans. Please try again later',
        retry: { secondsLeft: 4, attempt: 3, attempts: 10, onTryNow: fn(), onStop: fn() },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error in fetching loans. Please try again later',
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent('Trying again in 4 s, attempt 3 of 10');
  },
};

export const LongestData: Story = {
  args: { rows: widestRow ? [widestRow, ...queuePage.slice(0, 3)] : [] },
  play: async ({ canvas }) => {
    const name = canvas.getByText(longestName);
    await expect(name.getBoundingClientRect().width).toBeLessThanOrEqual(200);
    await expect(name).toHaveAttribute('title', name.textContent);
    await expect(canvas.getByText('Rs. 99,99,999')).toBeVisible();
  },
};

export const ScrolledSidewaysOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const id = canvas.getByRole('columnheader', { name: 'Loan id' });
    const before = id.getBoundingClientRect().left;
    const scroller = canvas.getByRole('grid').parentElement;
    scroller?.scrollTo({ left: 200 });
    await waitFor(() => expect(scroller).toHaveAttribute('data-sideways'));
    // The loan id stays visible.
    await expect(id.getBoundingClientRect().left).toBe(before);
  },
};

/** As wide as a window of 1024 px leaves it. */
export const FitsASmallLaptop: Story = {
  args: { rows: queuePage.map(row => ({ ...row, status: 'HOLD', dueInSeconds: 3 * 86_400 })) },
  decorators: [inBox({ display: 'flex', width: 926, height: 420 })],
  play: async ({ canvasElement }) => {
    const scrollers = canvasElement.querySelectorAll('[data-scroller]');
    await expect(scrollers).toHaveLength(1);
    await expectNothingSideways(scrollers);
  },
};
