import type { NachBoardRow } from '@lending-desk/domain/nach';
import { NachRows, type NachRowsProps } from '@lending-desk/ui/nach/NachRows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { nachBoard } from '../fixtures/nach';
import { headersOf, rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Collections/Parts/NACH rows',
  component: NachRows,
  args: { rows: nachBoard.rows, committed: false, onOpen: fn<NachRowsProps['onOpen']>() },
} satisfies Meta<typeof NachRows>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = nachBoard.rows.flatMap((row): NachBoardRow[] => {
  if (row.line === 6)
    return [
      { ...row, line: 21, code: '03' },
      { ...row, line: 22, code: 'ZZ' },
      { ...row, line: 24, code: null },
    ];
  return row.line === 3 ? [{ ...row, line: 23, fullName: null }] : [];
});

export const WhatEachRowPosts: Story = {
  args: { rows: [...nachBoard.rows, ...more] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('a receipt, a charge, or why nothing is posted', async () => {
      await expect(headersOf(canvas).slice(0, 11)).toEqual([
        ...['Line', 'Class', 'Loan id', 'Customer', 'UMRN', 'Due date'],
        ...['Due EMI', 'In file', 'Difference', 'What will be posted', 'DPD'],
      ]);
      const whoAndWhat = (texts: readonly (string | null)[]) => [...texts.slice(0, 4), texts[9]];
      await expect(rowsOf(canvas).map(row => whoAndWhat(textsOf(row, 10)))).toEqual([
        ['2', 'Matched ', '482192', 'Kavya Raghunathan', 'Receipt 9,079.00'],
        ['3', 'Matched ', '482193', 'Borrower 3', 'Receipt 9,079.00'],
        ['4', 'Short ', '482194', 'Borrower 4', 'Receipt 9,000.00 to be mapped'],
        ['5', 'Over ', '482195', 'Borrower 5', 'Receipt 9,500.00 to be mapped'],
        ['6', 'Returned 04', '482196', 'Borrower 6', 'Bounce charge. Balance insufficient'],
        [
          '7',
          'Returned 61',
          '482197',
          'Borrower 7',
          'No charge. Mandate cancelled. The mandate is gone: a new one is needed',
        ],
        ['8', 'Reversed ', '482198', 'Borrower 8', 'The receipt is undone'],
        ['9', 'Extended ', '482199', 'Borrower 9', 'No money yet'],
        ['10', 'Unknown ', '–', '–', 'Nothing. No disbursed loan has this umrn'],
        ['11', 'Duplicate ', '482201', 'Borrower 11', 'Nothing. Booked before'],
        [
          '12',
          'Bad row ',
          '–',
          '–',
          'Nothing. amount is not rupees above zero with at most two decimals and no separators',
        ],
        ['23', 'Matched ', '482193', '–', 'Receipt 9,079.00'],
        [
          '21',
          'Returned 03',
          '482196',
          'Borrower 6',
          'Bounce charge. Account description does not tally. The mandate is gone: a new one is needed',
        ],
        ['22', 'Returned ZZ', '482196', 'Borrower 6', 'Bounce charge. Code ZZ'],
        ['24', 'Returned ', '482196', 'Borrower 6', 'Bounce charge'],
      ]);
    });
    await step('with its days past due, and how far it is from the EMI', async () => {
      await expect(
        rowsOf(canvas)
          .map(row => textsOf(row, 11))
          .map(texts => [10, 7, 6, 8, 5].map(at => texts[at])),
      ).toEqual([
        ['20 → 0', '9,079.00', '9,079.00', '0.00', '1 Nov 2026'],
        ['47 → 16', '9,079.00', '9,079.00', '0.00', '1 Nov 2026'],
        ['20 → 20', '9,000.00', '9,079.00', '−79.00', '1 Nov 2026'],
        ['20 → 20', '9,500.00', '9,079.00', '+421.00', '1 Nov 2026'],
        ['20 → 20', '9,079.00', '9,079.00', '–', '1 Nov 2026'],
        ['20 → 20', '9,079.00', '9,079.00', '–', '1 Nov 2026'],
        ['0 → 20', '9,079.00', '9,079.00', '–', '1 Nov 2026'],
        ['20 → 20', '9,079.00', '9,079.00', '–', '1 Nov 2026'],
        ['–', '9,079.00', '–', '–', '–'],
        ['–', '9,079.00', '9,079.00', '–', '1 Nov 2026'],
        ['–', 'abc', '–', '–', '–'],
        ['47 → 16', '9,079.00', '9,079.00', '0.00', '1 Nov 2026'],
        ['20 → 20', '9,079.00', '9,079.00', '–', '1 Nov 2026'],
        ['20 → 20', '9,079.00', '9,079.00', '–', '1 Nov 2026'],
        ['20 → 20', '9,079.00', '9,079.00', '–', '1 Nov 2026'],
      ]);
    });
  },
};

export const AfterTheCommit: Story = {
  args: { committed: true },
  play: async ({ canvas }) => {
    await expect(headersOf(canvas)[9]).toBe('What was posted');
  },
};

export const NoRow: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No row passes the filters.')).toBeVisible();
  },
};

export const OpensALoan: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rows = within(canvas.getByRole('grid', { name: 'Rows of the file' }));
    await userEvent.click(rows.getByRole('row', { name: /Kavya/ }));
    await expect(args.onOpen.mock.calls.map(([row]) => row.loanId)).toEqual([482_192]);
  },
};
