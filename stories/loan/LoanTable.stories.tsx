import type { DisbursedRow } from '@lending-desk/domain/collections';
import { LoanTable } from '@lending-desk/ui/loan/LoanTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { disbursed } from '../fixtures/disbursed';
import { headersOf, rowsOf } from '../tables';

const meta = {
  title: 'Customer Support/Parts/Loan table',
  component: LoanTable<DisbursedRow>,
  args: {
    label: 'Loans',
    columns: [{ id: 'loanId', header: 'Loan id', cell: row => row.loanId }],
    rows: disbursed.page.slice(0, 3),
    onOpen: fn(),
  },
} satisfies Meta<typeof LoanTable<DisbursedRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ColumnsOfTheDesk: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(headersOf(canvas)[0]).toBe('Loan id');
    await expect(rowsOf(canvas)).toHaveLength(3);
    await userEvent.click(canvas.getByText('460643'));
    await expect(args.onOpen).toHaveBeenCalledWith(disbursed.page[1]);
  },
};
