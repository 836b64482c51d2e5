import { nachParts } from '@lending-desk/domain/nach';
import { NachBar } from '@lending-desk/ui/nach/NachBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longNachRows, nachBoard } from '../fixtures/nach';

const meta = {
  title: 'Collections/Parts/NACH bar',
  component: NachBar,
  args: { parts: nachParts(nachBoard.rows), chosen: null, onChoose: fn() },
} satisfies Meta<typeof NachBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAPart: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the bar has a part for each class, as wide as it has rows', async () => {
      const parts = canvas.getAllByRole('button');
      await expect(parts.map(part => part.getAttribute('aria-label'))).toEqual([
        'Matched: 2 rows',
        'Short: 1 row',
        'Over: 1 row',
        'Returned: 2 rows',
        'Extended: 1 row',
        'Reversed: 1 row',
        'Unknown mandate: 1 row',
        'Duplicate: 1 row',
        'Bad row: 1 row',
      ]);
      const [matched, short] = parts.map(part => part.getBoundingClientRect().width);
      await expect((matched ?? 0) / (short ?? 1)).toBeGreaterThan(1.8);
    });
    await step('a part is chosen by a press or by the keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Short: 1 row' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith('short');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Over: 1 row' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith('over');
    });
  },
};

export const PressedAgain: Story = {
  args: { chosen: 'short' },
  play: async ({ args, canvas, userEvent }) => {
    const short = canvas.getByRole('button', { name: 'Short: 1 row' });
    await expect(short).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(short);
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  },
};

export const ASmallPartAmongMany: Story = {
  args: { parts: nachParts([...longNachRows(20_000), ...nachBoard.rows.slice(-1)]) },
  play: async ({ canvas, step }) => {
    await step('one row of twenty thousand can still be pressed', async () => {
      const bad = canvas.getByRole('button', { name: 'Bad row: 1 row' });
      await expect(bad.getBoundingClientRect().width).toBeGreaterThanOrEqual(12);
    });
  },
};
