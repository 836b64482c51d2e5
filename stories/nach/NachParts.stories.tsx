import { nachParts } from '@lending-desk/domain/nach';
import { NachParts } from '@lending-desk/ui/nach/NachParts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { nachBoard } from '../fixtures/nach';

const meta = {
  title: 'Collections/Parts/NACH parts',
  component: NachParts,
  args: { parts: nachParts(nachBoard.rows), chosen: null, onChoose: fn() },
} satisfies Meta<typeof NachParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAPart: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const parts = within(canvas.getByRole('grid', { name: 'What the file holds' }));
    await userEvent.click(parts.getByRole('row', { name: /^Short/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('short');
  },
};

export const PressedAgain: Story = {
  args: { chosen: 'short' },
  play: async ({ args, canvas, userEvent }) => {
    const parts = within(canvas.getByRole('grid', { name: 'What the file holds' }));
    await userEvent.click(parts.getByRole('row', { name: /^Short/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  },
};
