import { businessDate } from '@lending-desk/domain/calendar';
import { LastExportPanel } from '@lending-desk/ui/exports/LastExportPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../inBox';
import { factsOf } from '../panels';

const meta = {
  title: 'Every desk/Parts/Last export panel',
  component: LastExportPanel,
  args: {
    last: {
      range: { start: businessDate('2026-11-01'), end: businessDate('2026-11-21') },
      status: 'HOLD',
      rows: 1_28_450,
      fileName: 'loans-hold-2026-11-01-to-2026-11-21.csv',
      savedAt: '21 Nov 2026, 02:05 pm',
    },
  },
  decorators: [inBox({ width: 560 })],
} satisfies Meta<typeof LastExportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const report = { rows: 2, fileName: 'report.csv', savedAt: '21 Nov 2026, 02:05 pm' };

export const RangeAndStatus: Story = {
  play: async ({ canvas }) => {
    await expect(factsOf(canvas.getByRole('region', { name: 'Exported last' }))).toEqual([
      'Started on: 1 Nov 2026 – 21 Nov 2026',
      'Approval status: On hold',
      'Rows: 1,28,450',
      'File: loans-hold-2026-11-01-to-2026-11-21.csv',
    ]);
    await expect(canvas.getByText('21 Nov 2026, 02:05 pm')).toBeVisible();
  },
};

export const OneDayWithoutStatus: Story = {
  args: {
    last: { ...report, range: { start: businessDate('2026-11-21'), end: businessDate('2026-11-21') } },
  },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas.getByRole('region', { name: 'Exported last' }))).toEqual([
      'Started on: 21 Nov 2026',
      'Rows: 2',
      'File: report.csv',
    ]);
  },
};

export const EveryStatus: Story = {
  args: { last: { ...report, status: 'ALL' } },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas.getByRole('region', { name: 'Exported last' }))).toContain(
      'Approval status: All',
    );
  },
};

const ids = (count: number) => Array.from({ length: count }, (_, at) => 100_001 + at);

export const LoanIds: Story = {
  args: { last: { ...report, ids: ids(10) } },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas.getByRole('region', { name: 'Exported last' }))).toEqual([
      `Loan ids: ${ids(10).join(', ')}`,
      'Rows: 2',
      'File: report.csv',
    ]);
  },
};

export const MoreIdsThanAreShown: Story = {
  args: { last: { ...report, ids: ids(11) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${ids(10).join(', ')} and 1 more`)).toBeVisible();
  },
};
