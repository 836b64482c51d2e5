import { EquifaxSummaryTab } from '@lending-desk/ui/bureau/EquifaxSummaryTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { equifax } from '../fixtures/bureau';
import { inColumn } from '../inBox';
import { panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';
import { expectNotLoadedAndAgain, notLoaded } from './bothBureaux';

const meta = {
  title: 'Customer Support/Tabs/Equifax Bureau Details',
  component: EquifaxSummaryTab,
  args: { data: equifax.clean },
  decorators: [inColumn],
} satisfies Meta<typeof EquifaxSummaryTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScoreAndRetailAccounts: Story = {
  args: { data: equifax.thick },
  parameters: { states: ['ready'], covers: ['CS-072.a', 'CS-072.b', 'CS-073.b'] },
  play: async ({ canvas, step }) => {
    const details = panel(canvas, 'Bureau Details');
    await step('the score, from the first score detail', async () => {
      await expect(valueOf(details, 'Score')).toBe('712');
    });
    await step('the retail accounts summary', async () => {
      await expect(valueOf(details, 'Accounts')).toBe('40');
      await expect(valueOf(details, 'Active accounts')).toBe('34');
      await expect(valueOf(details, 'Write-offs')).toBe('2');
      await expect(valueOf(details, 'Total balance')).toBe('Rs. 68,78,858');
      await expect(valueOf(details, 'Total past due')).toBe('Rs. 5,96,390');
    });
    await step('no Equifax error', async () => {
      await expect(canvas.queryByText('Equifax Error')).toBeNull();
    });
    await step('and nothing to fetch it with', async () => {
      await expect(canvas.queryByRole('button', { name: 'Fetch Bureau' })).toBeNull();
    });
  },
};

export const BureauError: Story = {
  args: { data: equifax.refused },
  parameters: { states: ['error'], covers: ['CS-073.a'] },
  play: async ({ canvas, step }) => {
    await step('the Equifax error description in place of the score', async () => {
      await expect(canvas.getByText('Equifax Error')).toBeVisible();
      await expect(canvas.getByText('Invalid or missing identity: PAN or phone is required')).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Bureau Details' })).toBeNull();
    });
  },
};

export const ReportWithAnError: Story = {
  args: { data: equifax.withError },
  parameters: { covers: ['CS-073.a'] },
  play: async ({ canvas, step }) => {
    await step('the Equifax error description above the report', async () => {
      await expect(canvas.getByText('Equifax Error')).toBeVisible();
      await expect(canvas.getByText('Telecom data could not be reached')).toBeVisible();
      await expect(valueOf(panel(canvas, 'Bureau Details'), 'Score')).toBe('801');
    });
  },
};

export const NotFetched: Story = {
  args: { data: { outcome: equifax.notFetched.outcome } },
  parameters: { states: ['empty'], covers: ['CS-073.b'] },
  play: async ({ canvas, step }) => {
    await step('without a report there is no Equifax error', async () => {
      await expect(canvas.getByText('Equifax Report not fetched')).toBeVisible();
      await expect(canvas.queryByText('Equifax Error')).toBeNull();
    });
  },
};

export const Loading: Story = {
  args: { data: undefined },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading Equifax')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  args: notLoaded,
  play: expectNotLoadedAndAgain,
};

export const LongestRealisticData: Story = {
  args: { data: equifax.thick },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(valueOf(panel(canvas, 'Bureau Details'), 'Highest sanctioned')).toMatch(/^Rs\. /);
    await expectNothingSideways(canvas.getAllByRole('region'));
  },
};
