import { nachEffect } from '@lending-desk/domain/nach';
import { NachEffect } from '@lending-desk/ui/nach/NachEffect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nachBoard } from '../fixtures/nach';

const meta = {
  title: 'Collections/Parts/NACH effect',
  component: NachEffect,
  args: { effect: nachEffect(nachBoard.rows) },
} satisfies Meta<typeof NachEffect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAndAfter: Story = {
  play: async ({ canvas }) => {
    const effect = within(canvas.getByRole('table', { name: 'Effect on days past due' }));
    await expect(effect.getByRole('row', { name: /^31-60/ })).toHaveTextContent('31-6010−1');
  },
};
