import { DisbursedTable } from '@lending-desk/ui/loan/DisbursedTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { disbursed } from '../fixtures/disbursed';
import { rowsOf } from '../tables';

const meta = {
  title: 'Loan/Disbursed table',
  component: DisbursedTable,
  args: { rows: disbursed.page, onOpen: fn() },
} satisfies Meta<typeof DisbursedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(rowsOf(canvas)).toHaveLength(25);
    await userEvent.click(canvas.getByText('460643'));
    await expect(args.onOpen).toHaveBeenCalledWith(disbursed.page[1]);
  },
};

export const NameAndDateMissing: Story = {
  args: { rows: disbursed.missing },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)[0]).toHaveTextContent('0 of 0');
    await expect(rowsOf(canvas)[0]).not.toHaveTextContent(/null|Invalid/);
  },
};
