import { NachRows, type NachRowsProps } from '@lending-desk/ui/nach/NachRows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { nachBoard } from '../fixtures/nach';

const meta = {
  title: 'Collections/Parts/NACH rows',
  component: NachRows,
  args: { rows: nachBoard.rows, onOpen: fn<NachRowsProps['onOpen']>() },
} satisfies Meta<typeof NachRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensALoan: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rows = within(canvas.getByRole('grid', { name: 'Rows of the file' }));
    await userEvent.click(rows.getByRole('row', { name: /Kavya/ }));
    await expect(args.onOpen.mock.calls.map(([row]) => row.loanId)).toEqual([482_192]);
  },
};
