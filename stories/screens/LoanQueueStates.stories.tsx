import type { QueueRow } from '@lending-desk/domain/loan';
import type { ListShown } from '@lending-desk/ui/primitives/Table';
import { LoanQueueScreen } from '@lending-desk/ui/screens/LoanQueueScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { queuePage, widestRow } from '../fixtures/queue';
import { fitsTheWindow } from './inShell';
import { inCreditShell, queueArgs } from './LoanQueueScreen.cases';

const meta = {
  title: 'Credit/Screens/Loan queue',
  tags: ['!autodocs'],
  component: LoanQueueScreen,
  args: queueArgs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inCreditShell],
} satisfies Meta<typeof LoanQueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing: ListShown<QueueRow> = { state: 'ready', rows: [] };

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { list: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading Data')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Loan queue' })).toHaveAttribute('aria-busy', 'true');
    // No total that would jump to the one that comes with the rows.
    await expect(canvas.getByText(/^Rows/)).not.toBeVisible();
  },
};

export const LoadingAnotherPage: Story = {
  args: { list: { state: 'loading' }, page: 2, total: 61 },
  play: async ({ canvas }) => {
    // The count is known from the page before.
    await expect(canvas.getByText('Rows 26 to 50 of 61')).toBeVisible();
  },
};

export const Refreshing: Story = {
  args: { list: { state: 'refreshing', rows: queuePage } },
  // The old rows are dimmed on purpose while the response is pending.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('482194')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { list: nothing, total: 0 },
  parameters: { states: ['empty'], covers: ['SH-059.a'] },
  play: async ({ canvas, step }) => {
    await step("An empty table reads 'Sorry, nothing to display here :('", async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
      await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
      await expect(canvas.getByText('No case on this page')).toBeVisible();
    });
  },
};

export const NothingFound: Story = {
  args: { list: nothing, total: 0, search: '99120', searching: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No case has the loan id 99120.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const NothingPassesTheFilters: Story = {
  args: { list: nothing, total: 0, owner: 'mine' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Underwriter: me' })).toBeVisible();
    await expect(canvas.getByText('No case passes the filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all cases' }));
    // One history entry, so that Back restores the filters.
    await expect(args.onShowAll).toHaveBeenCalledOnce();
    await expect(args.onStatus).not.toHaveBeenCalled();
  },
};

export const InvalidAddress: Story = {
  args: { list: nothing, total: 0, title: 'Loan queue', fault: 'There is no status “SOLD”.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('There is no status “SOLD”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all cases' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

export const PastTheLastPage: Story = {
  args: { list: nothing, page: 31 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The list ends before page 31.')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }));
    await expect(args.onPage).toHaveBeenCalledWith(1);
  },
};

export const PastAListOfNothing: Story = {
  args: { list: nothing, page: 2, total: 0 },
  parameters: { covers: ['CR-009.b'] },
  play: async ({ canvas, step }) => {
    await step('a total of 0 wins over the 500 that are assumed without one', async () => {
      await expect(canvas.getByText('None of 0')).toBeVisible();
    });
  },
};

const onTryNow = fn();

const onStop = fn();

export const FetchFailed: Story = {
  args: {
    list: {
      state: 'failed',
      message: 'The queue is being rebuilt',
      retry: { secondsLeft: 4, attempt: 3, attempts: 10, onTryNow, onStop },
    },
  },
  parameters: { states: ['error'], covers: ['SH-058.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "A failed loan-list fetch shows 'Error in fetching loans. Please try again later'",
      async () => {
        await expect(canvas.getByRole('alert')).toHaveTextContent(
          /^Error in fetching loans. Please try again later ?The queue is being rebuilt$/,
        );
      },
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent('Trying again in 4 s, attempt 3 of 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(onTryNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
};

export const FetchRefused: Story = {
  args: { list: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error in fetching loans. Please try again later',
    );
    // Retrying cannot help, so there is no countdown.
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try now' })).toBeNull();
  },
};

export const LongestData: Story = {
  parameters: { states: ['longest'] },
  args: {
    list: { state: 'ready', rows: widestRow ? [widestRow, ...queuePage.slice(1)] : [] },
    status: 'CREDIT_REJECTED',
    owner: 'unassigned',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999999999')).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const SmallLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(56);
    await expect(canvas.getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(11);
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const ZoomedTo200: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(fitsTheWindow()).toBe(true);
    const page = canvas.getByRole('main');
    page.scrollTo({ top: page.scrollHeight });
    await waitFor(() =>
      expect(
        canvas.getByRole('navigation', { name: 'Pages' }).getBoundingClientRect().bottom,
      ).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(canvas.getByRole('grid').parentElement?.clientHeight).toBeGreaterThan(150);
  },
};
