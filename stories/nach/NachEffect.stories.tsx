import { NachEffect } from '@lending-desk/ui/nach/NachEffect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { nachBoard } from '../fixtures/nach';
import { rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Collections/Parts/NACH effect',
  component: NachEffect,
  args: { rows: nachBoard.rows },
} satisfies Meta<typeof NachEffect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAndAfter: Story = {
  play: async ({ canvas, step }) => {
    await step('each bucket, with how many loans it has before and after', async () => {
      const effect = within(canvas.getByRole('table', { name: 'Effect on days past due' }));
      await expect(rowsOf(effect).map(row => textsOf(row))).toEqual([
        ['0', '1', '1', '0'],
        ['1-15', '0', '0', '0'],
        ['15-31', '6', '7', '+1'],
        ['31-60', '1', '0', '−1'],
        ['60-90', '0', '0', '0'],
        ['90+', '0', '0', '0'],
      ]);
    });
    await step('the bars show the same: six loans of eight, then seven', async () => {
      const partsOf = (of: string) =>
        [...document.querySelectorAll<HTMLElement>(`[data-of=${of}] > span`)].map(
          part => part.style.flexGrow,
        );
      await expect([partsOf('before'), partsOf('after')]).toEqual([
        ['1', '6', '1'],
        ['1', '7'],
      ]);
    });
    await step('what is received beside an EMI waits, and a debit that came back does not', async () => {
      await expect(
        canvas.getByText(
          '2 receipts, Rs. 18,500.00, are to be mapped by hand; days past due fall only then.',
        ),
      ).toBeVisible();
    });
  },
};

export const OneWaits: Story = {
  args: { rows: nachBoard.rows.filter(({ class: name }) => name !== 'short') },
  parameters: { covers: ['M21.i'] },
  play: async ({ canvas, step }) => {
    await step("Money 'to be mapped' does not lower the days past due", async () => {
      await expect(
        canvas.getByText('1 receipt, Rs. 9,500.00, is to be mapped by hand; days past due fall only then.'),
      ).toBeVisible();
    });
  },
};

export const NoneWaits: Story = {
  args: { rows: nachBoard.rows.filter(({ needsMapping }) => !needsMapping) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.queryByText(/to be mapped/)).toBeNull();
  },
};
