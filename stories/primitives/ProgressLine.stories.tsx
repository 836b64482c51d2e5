import { ProgressLine } from '@lending-desk/ui/primitives/ProgressLine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Primitives/Feedback/Progress line', component: ProgressLine } satisfies Meta<
  typeof ProgressLine
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Loading the page' });
    const { top, height } = line.getBoundingClientRect();
    await expect([top, height]).toEqual([0, 2]);
    await expect(getComputedStyle(line).position).toBe('fixed');
  },
};
