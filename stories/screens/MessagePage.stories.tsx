import { Button } from '@lending-desk/ui/primitives/Button';
import { MessagePage } from '@lending-desk/ui/screens/MessagePage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Every desk/Screens/Message page',
  component: MessagePage,
  args: {
    icon: Inbox,
    title: 'The queue of today is done',
    children: 'Every case of 21 Nov 2026 has a decision.',
    actions: <Button>Show all cases</Button>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SingleMessage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The queue of today is done' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all cases' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ReadAloudAtOnce: Story = {
  args: { alert: true, tone: 'reject', actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The queue of today is done');
  },
};

export const LongestWords: Story = {
  args: {
    title: 'CustomerLoansOfVenkataSubrahmanyaLakshmiNarasimhaChakravarthulapudi was not found',
  },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().width).toBeLessThanOrEqual(
      440,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
