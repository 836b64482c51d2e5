import { Banner } from '@lending-desk/ui/primitives/Banner';
import { Button } from '@lending-desk/ui/primitives/Button';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Feedback/Banner',
  component: Banner,
  args: {
    title: 'Equifax Report not fetched',
    children: 'Fetch the bureau report to see score and loans.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Equifax Report not fetched')).toBeVisible();
    await expect(canvas.getByText('Fetch the bureau report to see score and loans.')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      <Banner title="Equifax Report not fetched">Fetch the bureau report to see score and loans.</Banner>
      <Banner tone="approve" title="Bureau Fetch initiated">
        Please check after some time.
      </Banner>
      <Banner tone="flag" title="Result not available">
        Please try again later.
      </Banner>
      <Banner tone="reject" title="Cannot access loan not assigned to you">
        Ask Rohit Kulkarni or a credit admin.
      </Banner>
      <Banner tone="neutral" title="Read only" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read only')).toBeVisible();
  },
};

export const ReadAloudWhenItAppears: Story = {
  args: { live: true, tone: 'approve', title: 'Bureau Fetch initiated' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bureau Fetch initiated');
  },
};

export const FailureReadAloudAtOnce: Story = {
  args: { live: true, tone: 'reject', title: 'Cannot access loan not assigned to you' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cannot access loan not assigned to you');
  },
};

const fetchReport = fn();

export const WithAnAction: Story = {
  args: {
    action: (
      <Button size="sm" onClick={fetchReport}>
        Fetch report
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    fetchReport.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch report' }));
    await expect(fetchReport).toHaveBeenCalledOnce();
  },
};

export const LongUnbrokenTitle: Story = {
  args: { title: 'NEFT-HDFCR52026112100048219377-ACMETECHNOLOGIESPRIVATELIMITED-NOVEMBER' },
  decorators: [inBox({ width: 240 })],
  play: async ({ canvas, args }) => {
    const title = canvas.getByText(args.title);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
