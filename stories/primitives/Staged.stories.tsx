import { Panel } from '@lending-desk/ui/primitives/Panel';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Staged } from '@lending-desk/ui/primitives/Staged';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, fn } from 'storybook/test';

type PartProps = { title: string; onDrawn: (title: string, frame: number) => void };

/** Number of frames since the story began. */
let frames = 0;

/** A panel that reports after how many frames it was rendered. */
function Part({ title, onDrawn }: PartProps) {
  useLayoutEffect(() => onDrawn(title, frames), [title, onDrawn]);
  return <Panel title={title}>Drawn in its turn.</Panel>;
}

const onDrawn = fn<PartProps['onDrawn']>();

const meta = {
  title: 'Primitives/Layout/Staged',
  component: Staged,
  parameters: { staged: true },
  args: {
    children: ['Bureau Details', 'Active Loans', 'Inactive Loans'].map(title => (
      <Part key={title} title={title} onDrawn={onDrawn} />
    )),
  },
  beforeEach: () => {
    onDrawn.mockClear();
    frames = 0;
    let next = requestAnimationFrame(function count() {
      frames += 1;
      next = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(next);
  },
  render: args => (
    <Stack gap="3">
      <Staged {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Staged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachPartInAFrameOfItsOwn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Inactive Loans' })).toBeVisible();
    const headings = canvas.getAllByRole('heading').map(heading => heading.textContent);
    await expect(headings).toEqual(['Bureau Details', 'Active Loans', 'Inactive Loans']);
    const frames = onDrawn.mock.calls.map(([, frame]) => frame);
    await expect(frames).toHaveLength(3);
    await expect(new Set(frames).size).toBe(3);
  },
};

export const AllAtOnce: Story = {
  parameters: { staged: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(3);
    await expect(new Set(onDrawn.mock.calls.map(([, frame]) => frame)).size).toBe(1);
  },
};
