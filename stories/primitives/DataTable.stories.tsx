import { Pagination } from '@lending-desk/ui/primitives/Pagination';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inBox } from '../inBox';
import {
  detail,
  type Instalment,
  instalments,
  InstalmentTable,
  dataTableArgs,
  nameOf,
  schedule,
  Selecting,
  totals,
} from './DataTable.cases';

const meta = {
  title: 'Primitives/Data/Table',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  component: InstalmentTable,
  args: dataTableArgs,
  decorators: [inBox({ height: 480, display: 'flex' })],
} satisfies Meta<typeof InstalmentTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const update = fn();
const box = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name });
/** Numbers of the selected instalments. */
const chosen = (canvas: Canvas) =>
  canvas
    .queryAllByRole('row', { selected: true })
    .map(row => row.querySelector('td:nth-child(2)')?.textContent);
const bar = (canvas: Canvas) =>
  canvas.getAllByRole('status').find(status => status.textContent?.includes('selected'));
const focusedRow = () => document.activeElement?.closest('tr')?.dataset['index'];

export const SelectedWithARunningTotal: Story = {
  render: args => <Selecting {...args} all={schedule} onUpdate={update} />,
  play: async ({ canvas, userEvent, step }) => {
    const all = box(canvas, 'Select all rows of this page');
    await step('a paid instalment has no checkbox', async () => {
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(11);
      await expect(canvas.queryByRole('checkbox', { name: 'Select EMI 8' })).toBeNull();
    });
    await step('each row selected adds to the total', async () => {
      await userEvent.click(box(canvas, 'Select EMI 9'));
      await waitFor(() => expect(bar(canvas)).toHaveTextContent('1 selected · Rs. 10,153'));
      await userEvent.click(box(canvas, 'Select EMI 10'));
      await waitFor(() => expect(bar(canvas)).toHaveTextContent('2 selected · Rs. 20,306'));
      await expect(canvas.getByRole('row', { name: /EMI 9/, selected: true })).toBeVisible();
      await expect(all).toBePartiallyChecked();
    });
    await step('Shift and a press select all between', async () => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(box(canvas, 'Select EMI 13'));
      await userEvent.keyboard('{/Shift}');
      await expect(chosen(canvas)).toEqual(['9', '10', '11', '12', '13']);
      await expect(bar(canvas)).toHaveTextContent('5 selected · Rs. 50,765');
    });
    await step('the header selects all selectable rows, and none', async () => {
      await userEvent.click(all);
      await expect(bar(canvas)).toHaveTextContent('10 selected · Rs. 1,01,530');
      await expect(all).toBeChecked();
      await userEvent.click(all);
      await expect(bar(canvas)).toBeUndefined();
      await expect(all).not.toBeChecked();
    });
    await step('Update receives the keys, Discard clears the selection', async () => {
      await userEvent.click(box(canvas, 'Select EMI 9'));
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
      await expect(update).toHaveBeenCalledWith(['9']);
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await expect(chosen(canvas)).toEqual([]);
      await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
    });
  },
};

export const SelectedByKeyboard: Story = {
  render: args => <Selecting {...args} all={schedule} onUpdate={update} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('one tab stop leads into the rows', async () => {
      await userEvent.tab();
      await expect(focusedRow()).toBe('0');
    });
    await step('Space selects the row with the focus', async () => {
      await userEvent.keyboard('jjjjjjjj ');
      await expect(chosen(canvas)).toEqual(['9']);
    });
    await step('Space on a paid one does nothing', async () => {
      await userEvent.keyboard('k j');
      await expect(chosen(canvas)).toEqual(['9']);
    });
    await step('Shift and Space select all from the one before', async () => {
      await userEvent.keyboard('jjj{Shift>} {/Shift}');
      await expect(chosen(canvas)).toEqual(['9', '10', '11', '12']);
    });
    await step('the head is above the first row', async () => {
      await userEvent.keyboard('{Home}{ArrowUp}{Home}');
      await expect(box(canvas, 'Select all rows of this page')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(chosen(canvas)).toHaveLength(10);
    });
    await step('Tab leads to the bar', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus();
    });
  },
};

export const RangeFollowsTheSorting: Story = {
  args: { initialSort: { id: 'number', desc: true } },
  render: args => <Selecting {...args} all={schedule} onUpdate={update} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' jj{Shift>} {/Shift}');
    await expect(chosen(canvas)).toEqual(['18', '17', '16']);
  },
};

export const LedgerSelected: Story = {
  ...SelectedWithARunningTotal,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas, 'Select EMI 9'));
    await expect(bar(canvas)).toHaveTextContent('1 selected · Rs. 10,153');
  },
};

export const TotalsStayAtTheFoot: Story = {
  args: { totals },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Schedule' });
    const scroller = table.parentElement;
    const foot = within(table).getAllByRole('row').at(-1) ?? table;
    await expect(foot).toHaveTextContent('TotalRs. 1,82,754');
    const bottom = () => foot.getBoundingClientRect().bottom;
    const edge = scroller?.getBoundingClientRect().bottom ?? 0;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(edge));
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('tbody tr')];
    scroller?.scrollTo({ top: 120 });
    await expect(Math.abs(bottom() - edge)).toBeLessThanOrEqual(1);
    // Scrolled to the end, the last row is above the totals, not behind them.
    scroller?.scrollTo({ top: 10_000 });
    await expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      foot.getBoundingClientRect().top + 1,
    );
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
  },
};

export const ExpandedRows: Story = {
  args: { expansion: { detail, nameOf } },
  play: async ({ canvas, userEvent, step }) => {
    const chevron = canvas.getByRole('button', { name: 'Details of EMI 2' });
    await step('a press on the chevron opens the row', async () => {
      await expect(chevron).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(chevron);
      await expect(chevron).toHaveAttribute('aria-expanded', 'true');
      const list = canvas.getByRole('list', { name: 'Payments of EMI 2' });
      await expect(list).toHaveTextContent('Auto debit, 5 Mar 2026, Rs. 10,153');
      await expect(document.getElementById(chevron.getAttribute('aria-controls') ?? '')).toContainElement(
        list,
      );
      await userEvent.click(chevron);
      await expect(canvas.queryByRole('list')).toBeNull();
    });
    await step('the arrows open and close the row with the focus', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(focusedRow()).toBe('2');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('list', { name: 'Payments of EMI 3' })).toBeVisible();
      await expect(focusedRow()).toBe('2');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.queryByRole('list')).toBeNull();
    });
    await step('so does Enter, if a row opens nothing else', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('list', { name: 'Payments of EMI 3' })).toBeVisible();
      await userEvent.keyboard('j');
      await expect(focusedRow()).toBe('3');
    });
    await step('a row without details has no chevron', async () => {
      await expect(canvas.queryByRole('button', { name: 'Details of EMI 9' })).toBeNull();
    });
  },
};

export const ExpandedAtFirst: Story = {
  args: { expansion: { detail, nameOf, initial: ['1', '3'] } },
};

/** All features of a data table in one table. */
export const AllParts: Story = {
  args: { expansion: { detail, nameOf, initial: ['2'] }, totals },
  render: args => <Selecting {...args} all={schedule} onUpdate={update} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas, 'Select EMI 9'));
    await expect(bar(canvas)).toHaveTextContent('1 selected · Rs. 10,153');
    await userEvent.click(canvas.getByRole('button', { name: 'Details of EMI 1' }));
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(chosen(canvas)).toHaveLength(1);
  },
};

const many = instalments(60);
const pageSize = 25;
const ask = fn<(page: number, answer: () => void) => void>();

/** The screen around a table with server paging; the story provides the response. */
function Paged({ rows: _, ...table }: Parameters<typeof InstalmentTable>[0]) {
  const pageOf = (page: number): readonly Instalment[] => many.slice((page - 1) * pageSize, page * pageSize);
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState(1);
  const turn = (next: number) => {
    setPage(next);
    ask(next, () => setShown(next));
  };
  return (
    <Selecting
      {...table}
      all={many}
      onUpdate={update}
      rows={pageOf(shown)}
      state={page === shown ? 'ready' : 'refreshing'}
      footer={<Pagination page={page} pageCount={3} total={60} pageSize={pageSize} onChange={turn} />}
    />
  );
}

export const PagesFromTheServer: Story = {
  render: args => <Paged {...args} />,
  // The old rows are dimmed on purpose while the response is pending.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const body = () => canvasElement.querySelector('tbody') ?? canvasElement;
    await userEvent.click(box(canvas, 'Select EMI 9'));
    await step('the old rows stay, dimmed, while the next page is loading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('checkbox', { name: 'Select EMI 9' })).toBeVisible();
      await waitFor(() => expect(getComputedStyle(body()).opacity).toBe('0.6'));
    });
    await step('the next page takes their place, and what is selected is remembered', async () => {
      ask.mock.lastCall?.[1]();
      await expect(await canvas.findByRole('checkbox', { name: 'Select EMI 26' })).toBeVisible();
      await expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy');
      await expect(bar(canvas)).toHaveTextContent('1 selected · Rs. 10,153');
    });
    await step('the header selects this page and keeps the others', async () => {
      await expect(box(canvas, 'Select all rows of this page')).not.toBePartiallyChecked();
      await userEvent.click(box(canvas, 'Select all rows of this page'));
      await expect(bar(canvas)).toHaveTextContent('26 selected');
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
      ask.mock.lastCall?.[1]();
      await waitFor(() => expect(box(canvas, 'Select EMI 9')).toBeChecked());
      await expect(box(canvas, 'Select all rows of this page')).toBePartiallyChecked();
    });
  },
};

export const LoadingDataTable: Story = {
  args: { rows: [], state: 'loading', totals },
  render: args => <Selecting {...args} all={[]} onUpdate={update} />,
  play: async ({ canvas }) => {
    // Nothing to select or sum up yet.
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByText('Total')).toBeNull();
  },
};
