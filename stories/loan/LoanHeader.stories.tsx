import { CallWidget } from '@lending-desk/ui/calls/CallWidget';
import { LoanHeader } from '@lending-desk/ui/loan/LoanHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loans } from '../fixtures/loans';

const meta = {
  title: 'Loan/Header',
  component: LoanHeader,
  args: { core: loans.onHold, name: 'Kavya Raghunathan' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoanHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnHold: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
    await expect(canvas.getByText('482190')).toBeVisible();
    await expect(canvas.getByText('Started 19 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('TAT 2 days')).toBeVisible();
    await expect(canvas.getByText('On hold')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy loan id' })).toBeVisible();
  },
};

export const WithTheCallWidget: Story = {
  args: {
    children: (
      <CallWidget
        phones={[{ phone: '9000010214', whose: 'Primary', label: 'Primary: 9000010214' }]}
        phone={null}
        onPhone={fn()}
        agent={{ agentId: '4021', agentUserName: 'meera', campaignName: '' }}
        onOpenAgent={fn()}
        call={{ state: 'idle' }}
        onCall={fn()}
        lastCall="Last call 20 Nov 2026, 16:12, answered"
      />
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { covers: ['CR-015'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('482190')).toBeVisible();
    await expect(canvas.getByText('Started 19 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('TAT 2 days')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Agent 4021/ })).toBeVisible();
    await expect(canvas.getAllByText('Select Phone Number')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Call Customer/ })).toBeVisible();
    await expect(canvas.getByText('Last call 20 Nov 2026, 16:12, answered')).toBeVisible();
  },
};

export const NameNotKnown: Story = {
  args: { name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Loan 482190' })).toBeVisible();
  },
};

export const LongestName: Story = {
  args: { name: 'Venkata Subrahmanya Lakshmi Narasimha Chakravarthulapudi' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
