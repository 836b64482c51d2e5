import { businessDate } from '@lending-desk/domain/calendar';
import { StandingBadges } from '@lending-desk/ui/collections/StandingBadges';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { standing } from '../fixtures/collections';

const meta = {
  title: 'Collections/Standing badges',
  component: StandingBadges,
  args: { standing },
} satisfies Meta<typeof StandingBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PastDue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45 days past due')).toBeVisible();
    await expect(canvas.getByText('SMA-1')).toBeVisible();
  },
};

export const OneDay: Story = {
  args: { standing: { ...standing, daysPastDue: 1, class: 'SMA-0' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day past due')).toBeVisible();
  },
};

export const NothingPastDue: Story = {
  args: { standing: { ...standing, daysPastDue: 0, class: 'STANDARD' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing past due')).toBeVisible();
    await expect(canvas.getByText('STANDARD')).toBeVisible();
  },
};

export const Npa: Story = {
  args: {
    standing: { ...standing, daysPastDue: 90, class: 'NPA', npaSince: businessDate('2026-11-15') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NPA since 15 Nov 2026')).toBeVisible();
  },
};

export const Closed: Story = {
  args: { standing: { ...standing, daysPastDue: 0, closedOn: businessDate('2026-11-15') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed on 15 Nov 2026')).toBeVisible();
    await expect(canvas.queryByText(/past due/)).toBeNull();
  },
};

export const InDark: Story = { ...PastDue, globals: { theme: 'dark' } };
