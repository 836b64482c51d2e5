import { nachEffect } from '@lending-desk/domain/nach';
import { NachEffect } from '@lending-desk/ui/nach/NachEffect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nachBoard } from '../fixtures/nach';
import { rowsOf, textsOf } from '../tables';

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
    await expect(rowsOf(effect).map(row => textsOf(row))).toEqual([
      ['0', '1', '1', '0'],
      ['1-15', '0', '0', '0'],
      ['15-31', '6', '7', '+1'],
      ['31-60', '1', '0', '−1'],
      ['60-90', '0', '0', '0'],
      ['90+', '0', '0', '0'],
    ]);
  },
};
