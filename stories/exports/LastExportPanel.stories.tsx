import { businessDate } from '@lending-desk/domain/calendar';
import { LastExportPanel } from '@lending-desk/ui/exports/LastExportPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../inBox';

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
    await expect(canvas.getByText('1 Nov 2026 – 21 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('On hold')).toBeVisible();
    await expect(canvas.getByText('1,28,450')).toBeVisible();
    await expect(canvas.queryByText('Loan ids')).toBeNull();
  },
};

export const OneDayWithoutStatus: Story = {
  args: {
    last: { ...report, range: { start: businessDate('2026-11-21'), end: businessDate('2026-11-21') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026')).toBeVisible();
    await expect(canvas.queryByText('Approval status')).toBeNull();
  },
};

export const LoanIds: Story = {
  args: { last: { ...report, ids: [100214, 100377] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100214, 100377')).toBeVisible();
    await expect(canvas.queryByText('Started on')).toBeNull();
  },
};

export const MoreIdsThanAreShown: Story = {
  args: { last: { ...report, ids: Array.from({ length: 11 }, (_, at) => 100_001 + at) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/100010 and 1 more$/)).toBeVisible();
  },
};
