import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { focusedLoan, queueTable, queueKey, queuePage } from './Table.cases';

const meta = {
  title: 'Primitives/Data/Table',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  ...queueTable,
} satisfies Meta<typeof queueTable.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const idsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody td:nth-child(2)')].map(cell => cell.textContent);

export const Sorting: Story = {
  parameters: { covers: ['XR-101.c'] },
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole('grid');
    const header = canvas.getByRole('columnheader', { name: 'Jupiter score' });
    const button = within(header).getByRole('button');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await step('the tooltip says what is sorted', async () => {
      await userEvent.hover(button);
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sorts this page');
    });
    await step('up, with the missing ones last', async () => {
      await userEvent.click(button);
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      const scores = [...table.querySelectorAll('tbody td:nth-child(10)')].map(cell => cell.textContent);
      await expect(scores.slice(-2)).toEqual(['–', '–']);
      const numbers = scores.slice(0, -2).map(Number);
      await expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    });
    await step('down, with the missing ones still last', async () => {
      await userEvent.click(button);
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(table.querySelector('tbody tr:last-child td:nth-child(10)')).toHaveTextContent('–');
    });
    await step('then in the original order', async () => {
      await userEvent.click(button);
      await expect(idsOf(table)).toEqual(queuePage.map(queueKey));
    });
    await step('another header begins up, whatever the order before', async () => {
      const other = canvas.getByRole('columnheader', { name: 'TAT' });
      await userEvent.dblClick(button);
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await userEvent.click(within(other).getByRole('button'));
      await expect(other).toHaveAttribute('aria-sort', 'ascending');
      await expect(header).toHaveAttribute('aria-sort', 'none');
    });
  },
};

export const ToTheHeadersOfAnUnsortedTable: Story = {
  parameters: { covers: ['XR-101.i'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('where nothing is sorted the arrow leads to the first header', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('button', { name: 'Loan id' })).toHaveFocus();
    });
  },
};

export const SortingByKeyboard: Story = {
  args: { initialSort: { id: 'date', desc: true } },
  parameters: { covers: ['XR-101.i'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the arrows lead from a row to the headers, along them, and back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('button', { name: 'Date' })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: 'Jupiter score' })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('button', { name: 'Loan id' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Date' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(canvas.getByRole('columnheader', { name: 'TAT' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await userEvent.keyboard('{ArrowDown}');
      // Focus is still on the same loan, wherever sorting moved it.
      await expect(focusedLoan()).toBe('4821941');
    });
  },
};
