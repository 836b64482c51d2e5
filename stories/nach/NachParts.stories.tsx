import { nachParts } from '@lending-desk/domain/nach';
import { NachParts } from '@lending-desk/ui/nach/NachParts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { nachBoard } from '../fixtures/nach';
import { rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Collections/Parts/NACH parts',
  component: NachParts,
  args: { parts: nachParts(nachBoard.rows), chosen: null, onChoose: fn() },
} satisfies Meta<typeof NachParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAPart: Story = {
  parameters: { covers: ['M21.g', 'XR-026.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const parts = within(canvas.getByRole('grid', { name: 'What the file holds' }));
    const short = ['Short', '1', 'Rs. 9,000.00', 'Rs. 9,000.00', 'Receipt in full, to be mapped'];
    const over = ['Over', '1', 'Rs. 9,500.00', 'Rs. 9,500.00', 'Receipt in full, to be mapped'];
    await step('what is short or over is posted in full, to be mapped', async () => {
      await expect(
        rowsOf(parts)
          .map(row => textsOf(row, 5))
          .slice(1, 3),
      ).toEqual([short, over]);
    });
    await step('each class has its number, its sum in the file and what is posted of it', async () => {
      await expect(rowsOf(parts).map(row => textsOf(row, 5))).toEqual([
        ['Matched', '2', 'Rs. 18,158.00', 'Rs. 18,158.00', 'Receipt to the EMI, oldest due first'],
        short,
        over,
        [
          'Returned',
          '2',
          'Rs. 18,158.00',
          'Rs. 0.00',
          'No money. 1 bounce charge04 Balance insufficient: 161 Mandate cancelled: 1, no charge',
        ],
        ['Extended', '1', 'Rs. 9,079.00', 'Rs. 0.00', 'No money yet'],
        ['Reversed', '1', 'Rs. 9,079.00', 'Rs. 0.00', 'The receipt is undone'],
        ['Unknown mandate', '1', 'Rs. 9,079.00', 'Rs. 0.00', 'Not posted. No loan has it'],
        ['Duplicate', '1', 'Rs. 9,079.00', 'Rs. 0.00', 'Not posted. Booked before or repeated'],
        ['Bad row', '1', 'Rs. 0.00', 'Rs. 0.00', 'Not posted'],
        ['File', '11', 'Rs. 91,132.00', 'Rs. 36,658.00', '8 rows post, 3 do not'],
      ]);
    });
    await userEvent.click(parts.getByRole('row', { name: /^Short/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('short');
  },
};

export const ACodeThatIsNotListed: Story = {
  args: {
    parts: nachParts(nachBoard.rows.map(row => (row.line === 6 ? { ...row, code: 'ZZ' } : row))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ZZ not in the list: 1')).toBeVisible();
  },
};

export const AReturnChargedBefore: Story = {
  args: {
    parts: nachParts(nachBoard.rows.map(row => (row.code === '61' ? { ...row, code: '04' } : row))),
  },
  parameters: { covers: ['XR-026.i'] },
  play: async ({ canvas, step }) => {
    await step('of two returns with one code of which one is charged, both are counted', async () => {
      await expect(canvas.getByText('04 Balance insufficient: 2')).toBeVisible();
      await expect(canvas.queryByText(/no charge/)).toBeNull();
    });
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
