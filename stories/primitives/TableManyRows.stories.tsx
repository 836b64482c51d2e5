import type { Column } from '@lending-desk/ui/primitives/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { focusedLoan, queueTable, queueColumns, type QueueRow, queueRows } from './Table.cases';

const meta = {
  title: 'Primitives/Data/Table',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  ...queueTable,
} satisfies Meta<typeof queueTable.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = queueRows(10_000);

export const TenThousandRows: Story = {
  args: { rows: many, footer: undefined },
  parameters: { covers: ['XR-101.d'] },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const rowsInDocument = () => canvasElement.querySelectorAll('tbody tr[data-index]').length;
    const table = canvas.getByRole('grid');
    await step('only the rows in view are in the document', async () => {
      await waitFor(() => expect(rowsInDocument()).toBeGreaterThan(10));
      await expect(rowsInDocument()).toBeLessThan(100);
      await expect(table).toHaveAttribute('aria-rowcount', '10001');
    });
    await step('End reaches the last row', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(focusedLoan()).toBe(many.at(-1)?.loanId));
      await expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001');
      // The rows that are left out keep their room, so that the bar says where the reader is.
      await expect(table.offsetHeight).toBeGreaterThanOrEqual(10_000 * 32);
      await expect(document.activeElement).toBeVisible();
      await waitFor(() => expect(rowsInDocument()).toBeGreaterThan(10));
      await expect(rowsInDocument()).toBeLessThan(100);
    });
    await step('the focused row stays while the reader scrolls away', async () => {
      table.parentElement?.scrollTo({ top: 0 });
      await waitFor(() => expect(canvas.getByText('4821941')).toBeVisible());
      await expect(focusedLoan()).toBe(many.at(-1)?.loanId);
      await userEvent.keyboard('k');
      await waitFor(() => expect(focusedLoan()).toBe(many.at(-2)?.loanId));
    });
    await step('sorting ten thousand rows keeps the focus with its loan', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Loan id' }));
      await expect(canvas.getByRole('columnheader', { name: 'Loan id' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(focusedLoan()).toBe(many.at(-2)?.loanId));
    });
  },
};

export const RowElementsAreReused: Story = {
  args: { rows: queueRows(300), windowing: { reuseRows: true } },
  play: async ({ canvas, userEvent }) => {
    const rowAt = (index: number) => canvas.getAllByRole('row')[index];
    const [row, id] = [rowAt(1), rowAt(1)?.textContent];
    await userEvent.dblClick(canvas.getByRole('button', { name: 'TAT' }));
    await waitFor(() => expect(rowAt(1)?.textContent).not.toBe(id));
    await expect(rowAt(1)).toBe(row);
  },
};

const drawn = fn();

const countedColumns: Column<QueueRow>[] = queueColumns.map(column =>
  column.id !== 'loanId' ? column : { ...column, cell: row => (drawn(row.loanId), row.loanId) },
);

export const MovingRendersTwoRows: Story = {
  args: { columns: countedColumns },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    drawn.mockClear();
    await userEvent.keyboard('j');
    await expect(drawn.mock.calls.flat()).toEqual(['4821941', '4821933']);
  },
};
