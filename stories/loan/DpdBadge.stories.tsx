import { DpdBadge } from '@lending-desk/ui/loan/DpdBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Collections/Parts/DPD badge',
  component: DpdBadge,
  args: { bucket: '0' },
} satisfies Meta<typeof DpdBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotDue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toHaveAttribute('data-bucket', '0');
  },
};

export const LongestOverdue: Story = {
  args: { bucket: '90+' },
  play: async ({ canvas }) => {
    const bucket = canvas.getByText('90+');
    await expect(bucket).toHaveAttribute('data-bucket', '90+');
    // A browser prints no grounds by itself, and these words are white.
    await expect(getComputedStyle(bucket).printColorAdjust).toBe('exact');
  },
};

/** In a column the days end one below the other. */
export const WithDays: Story = {
  args: { bucket: '15-31', days: 30 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30')).toBeVisible();
    await expect(canvas.getByText('15-31')).toHaveAttribute('data-bucket', '15-31');
  },
};

/** The first day past due stands out from none. */
export const OneDay: Story = {
  render: () => (
    <>
      <DpdBadge bucket="0" days={0} />
      <DpdBadge bucket="1-15" days={1} />
    </>
  ),
  play: async ({ canvas }) => {
    const [bucket, none] = canvas.getAllByText('0');
    const weightOf = (element: Element | undefined) =>
      element ? Number(getComputedStyle(element).fontWeight) : 0;
    await expect(bucket).toHaveAttribute('data-bucket', '0');
    await expect(weightOf(canvas.getByText('1'))).toBeGreaterThan(weightOf(none));
  },
};
