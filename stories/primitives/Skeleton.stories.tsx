import { Skeleton } from '@lending-desk/ui/primitives/Skeleton';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { radius } from '@lending-desk/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Feedback/Skeleton',
  component: Skeleton,
  argTypes: { radius: { options: Object.keys(radius), control: 'select' } },
  args: { width: 130 },
  render: args => (
    <div aria-busy="true" role="group" aria-label="Loading Data">
      <Skeleton {...args} />
    </div>
  ),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group').firstElementChild;
    await expect(bar).toHaveAttribute('aria-hidden', 'true');
    await expect(bar?.getBoundingClientRect().width).toBe(130);
    await expect(bar?.getBoundingClientRect().height).toBe(10);
  },
};

export const APhoto: Story = {
  args: { width: 40, height: 40, radius: 'full' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group').firstElementChild;
    await expect(bar && getComputedStyle(bar).borderRadius).toBe('999px');
    await expect(bar?.getBoundingClientRect().height).toBe(40);
  },
};

export const NeverWiderThanItsPlace: Story = {
  args: { width: 2000 },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBe(group.clientWidth);
  },
};

export const LinesOfAPanel: Story = {
  render: () => (
    <div aria-busy="true" role="group" aria-label="Loading Data">
      <Stack>
        {['56%', '80%', '64%'].map(width => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  },
};
