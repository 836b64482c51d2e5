import { EquifaxTab } from '@lending-desk/ui/bureau/EquifaxTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { equifax } from '../fixtures/bureau';
import { expectBusy, expectFailedAndAgain, expectRefused } from './bothBureaux';

const meta = {
  title: 'Credit/Parts/Equifax fetch',
  component: EquifaxTab,
  args: { data: equifax.notFetched, fetch: { state: 'idle' }, onFetch: fn() },
} satisfies Meta<typeof EquifaxTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fetching: Story = {
  args: { fetch: { state: 'running' } },
  parameters: { covers: ['CR-072.b', 'XR-131.d'] },
  play: async context => {
    const { canvas, step } = context;
    await expectBusy(context);
    await step('from the press on it is said to be initiated', async () => {
      await expect(canvas.getByText('Initiated')).toBeVisible();
      await expect(canvas.queryByText('Not fetched')).toBeNull();
    });
    await step('before the answer no message says that it was initiated', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

export const FetchInitiated: Story = {
  args: {
    fetch: { state: 'initiated', message: 'Bureau Fetch initiated. Please check after some time' },
  },
  parameters: { covers: ['CR-072.a', 'CR-068.a'] },
  play: async ({ canvas, step }) => {
    await step('The tab says that the fetch was initiated', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Bureau Fetch initiated. Please check after some time',
      );
      await expect(canvas.getByText('Initiated')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('until the report is there it is not fetched', () =>
      expect(canvas.getByText('Equifax Report not fetched')).toBeVisible(),
    );
  },
};

export const FetchFailed: Story = {
  args: { fetch: { state: 'failed', message: 'Some Error Occured' } },
  parameters: { covers: ['CR-068.a', 'CR-074.a', 'CR-072.b'] },
  play: async ({ step, ...played }) => {
    await step('A fetch that failed says so and can be pressed again', () => expectFailedAndAgain(played));
    await step('and is not said to be initiated', async () => {
      await expect(played.canvas.queryByText(/initiated/i)).toBeNull();
      await expect(played.canvas.getByText('Not fetched')).toBeVisible();
    });
    await step('the report is not fetched, as before', () =>
      expect(played.canvas.getByText('Equifax Report not fetched')).toBeVisible(),
    );
  },
};

export const FetchedOnlyOnce: Story = {
  args: { data: equifax.clean },
  parameters: { covers: ['CR-070.a'] },
  play: ({ step, ...played }) =>
    step('The Fetch Bureau button is disabled once a report exists', () =>
      expectRefused(played, 'Report available'),
    ),
};

export const FromTheSandbox: Story = {
  args: { data: equifax.clean, sandbox: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From the sandbox')).toBeVisible();
  },
};

export const NothingFetchedHasNoSource: Story = {
  args: { sandbox: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Equifax Report not fetched')).toBeVisible();
    await expect(canvas.queryByText('From the sandbox')).toBeNull();
  },
};
