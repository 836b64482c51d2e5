import { Badge, type StatusTone } from '@lending-desk/ui/primitives/Badge';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Banknote,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  Flag,
  type LucideIcon,
} from 'lucide-react';
import { expect } from 'storybook/test';
import { inBox } from '../inBox';

const meta = {
  title: 'Primitives/Data/Badge',
  component: Badge,
  args: { tone: 'approve', icon: CircleCheck, children: 'Approved' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const statuses: readonly [StatusTone, LucideIcon, string][] = [
  ['approve', CircleCheck, 'Approved'],
  ['flag', CirclePause, 'On hold'],
  ['reject', CircleX, 'Rejected'],
  ['info', Banknote, 'Disbursed'],
  ['neutral', CircleDashed, 'Pending'],
];

export const Default: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Approved').parentElement;
    await expect(badge?.getBoundingClientRect().height).toBe(20);
    await expect(badge?.querySelector('svg')?.getBoundingClientRect().width).toBe(12);
  },
};

export const Soft: Story = {
  render: () => (
    <Stack direction="row" gap="1" wrap>
      {statuses.map(([tone, icon, word]) => (
        <Badge key={word} tone={tone} icon={icon}>
          {word}
        </Badge>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const fills = statuses.map(([, , word]) => {
      const badge = canvas.getByText(word).parentElement;
      return badge ? getComputedStyle(badge).backgroundColor : '';
    });
    await expect(new Set(fills).size).toBe(statuses.length);
  },
};

export const SoftInDark: Story = { ...Soft, globals: { theme: 'dark' } };

export const TextInADenseTable: Story = {
  args: { emphasis: 'text', tone: 'flag', icon: Flag, children: 'Flag' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Flag').parentElement;
    await expect(badge && getComputedStyle(badge).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(badge?.querySelector('svg')).not.toBeNull();
  },
};

export const LongUnbrokenWord: Story = {
  args: { children: 'PENDINGFORSECONDLEVELCREDITREVIEW' },
  decorators: [inBox({ width: 140 })],
  play: async ({ canvas }) => {
    const badge = canvas.getByText('PENDINGFORSECONDLEVELCREDITREVIEW').parentElement;
    await expect(badge?.getBoundingClientRect().width).toBeLessThanOrEqual(140);
    await expect(badge?.getBoundingClientRect().height).toBe(20);
  },
};
