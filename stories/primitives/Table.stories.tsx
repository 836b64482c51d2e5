import { Kbd } from '@lending-desk/ui/primitives/Kbd';
import { Pagination } from '@lending-desk/ui/primitives/Pagination';
import { type Column, Table } from '@lending-desk/ui/primitives/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { queueColumns, queueKey, type QueueRow, queueRows } from './Table.cases';

const QueueTable = Table<QueueRow>;
const page = queueRows(25);

const meta = {
  title: 'Primitives/Table',
  component: QueueTable,
  args: {
    caption: 'All cases',
    columns: queueColumns,
    rows: page,
    rowKey: queueKey,
    frame: 'panel',
    height: 'fill',
    rowHint: row => (row.underwriter === null ? 'Open and assign' : 'Open'),
    onOpenRow: fn(),
    footer: (
      <Pagination
        page={1}
        pageCount={20}
        visible={6}
        total={500}
        pageSize={25}
        approximate
        hint={
          <>
            <Kbd>J</Kbd> <Kbd>K</Kbd> move <Kbd>Enter</Kbd> open
          </>
        }
        onChange={fn()}
      />
    ),
  },
  decorators: [
    Story => (
      <div style={{ height: 560, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QueueTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row with the focus, by its loan id. */
const focused = () => document.activeElement?.querySelector('td:nth-child(2)')?.textContent;
const idsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody td:nth-child(2)')].map(cell => cell.textContent);

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'All cases' });
    await expect(within(table).getAllByRole('row')).toHaveLength(26);
    await expect(within(table).getByRole('columnheader', { name: 'Loan amount' })).toBeVisible();
    const row = within(table).getAllByRole('row')[1];
    await expect(row?.getBoundingClientRect().height).toBe(32);
    // What is missing is an en dash.
    await expect(within(table).getAllByText('–').length).toBeGreaterThan(0);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Comfortable: Story = {
  globals: { density: 'comfortable' },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1];
    await expect(row?.getBoundingClientRect().height).toBe(40);
  },
};

export const MovingByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('one tab stop leads to the first row', async () => {
      await userEvent.tab();
      await expect(focused()).toBe('4821941');
      await expect(canvas.getAllByRole('row').filter(row => row.tabIndex === 0)).toHaveLength(1);
    });
    await step('J, K and the arrows move', async () => {
      await userEvent.keyboard('jj{ArrowDown}k{ArrowUp}');
      await expect(focused()).toBe('4821933');
    });
    await step('End and Home jump, and the row comes into view', async () => {
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe('4821749');
      const scroller = document.activeElement?.closest('[data-scroller]');
      await expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        scroller?.getBoundingClientRect().bottom ?? 0,
      );
      await userEvent.keyboard('{Home}');
      await expect(focused()).toBe('4821941');
      const head = canvas.getAllByRole('columnheader')[0];
      await expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        head?.getBoundingClientRect().bottom ?? 0,
      );
    });
    await step('PageDown moves by the rows in view', async () => {
      await userEvent.keyboard('{PageDown}');
      await expect(Number(document.activeElement?.getAttribute('data-index'))).toBeGreaterThan(8);
      await userEvent.keyboard('{PageUp}');
      await expect(focused()).toBe('4821941');
    });
    await step('Tab leaves the rows', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    });
  },
};

export const OpeningByEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('jjjj');
    const row = canvas.getByRole('row', { name: /4821909/ });
    await expect(row).toHaveFocus();
    await expect(within(row).getByText('Open and assign')).toBeVisible();
    await expect(within(row).getByText('Enter')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenRow).toHaveBeenCalledOnce();
    await expect(args.onOpenRow).toHaveBeenCalledWith(page[4]);
  },
};

export const OpeningByPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('4821933'));
    await expect(args.onOpenRow).toHaveBeenCalledOnce();
    await expect(args.onOpenRow).toHaveBeenCalledWith(page[1]);
  },
};

export const RestingFetchesAhead: Story = {
  args: { onHoverRow: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the pointer sweeps over two rows and rests on the third', async () => {
      await userEvent.hover(canvas.getByText('4821941'));
      await userEvent.hover(canvas.getByText('4821933'));
      await userEvent.hover(canvas.getByText('4821925'));
      await waitFor(() => expect(args.onHoverRow).toHaveBeenCalledWith(page[2]));
      await expect(args.onHoverRow).toHaveBeenCalledOnce();
    });
    await step('the focus counts as resting too', async () => {
      await userEvent.tab();
      await waitFor(() => expect(args.onHoverRow).toHaveBeenLastCalledWith(page[0]));
    });
  },
};

export const Sorting: Story = {
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
    await step('then as it came', async () => {
      await userEvent.click(button);
      await expect(idsOf(table)).toEqual(page.map(queueKey));
    });
  },
};

export const SortingByKeyboard: Story = {
  args: { initialSort: { id: 'date', desc: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Date' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'TAT' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{ArrowDown}');
    // The focus went back to its loan, wherever the order put it.
    await expect(focused()).toBe('4821941');
  },
};

export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('grid', { name: 'All cases' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    const bones = [...canvasElement.querySelectorAll('tbody tr')];
    await expect(bones).toHaveLength(8);
    await expect(bones[0]?.getBoundingClientRect().height).toBe(32);
    const body = canvasElement.querySelector('tbody');
    // The bars wait 150 ms, so that a quick answer shows none.
    await expect(body && getComputedStyle(body).animationDelay).toBe('0.15s');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading All cases');
  },
};

export const Refreshing: Story = {
  args: { state: 'refreshing' },
  // The old rows are pale on purpose, for as long as the answer takes.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('4821941')).toBeVisible();
    const body = canvasElement.querySelector('tbody');
    await waitFor(() => expect(body && getComputedStyle(body).opacity).toBe('0.6'));
  },
};

export const Empty: Story = {
  args: { rows: [], footer: undefined },
  parameters: { covers: ['SH-059'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Loan id' })).toBeVisible();
  },
};

const clear = fn();
export const EmptyWithAWayOut: Story = {
  args: {
    rows: [],
    footer: undefined,
    empty: { why: 'No case has the loan id 99120.', action: { children: 'Clear search', onClick: clear } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No case has the loan id 99120.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(clear).toHaveBeenCalled();
  },
};

const tryNow = fn();
const stop = fn();
export const ErrorWithRetry: Story = {
  args: {
    rows: [],
    footer: undefined,
    state: {
      error: {
        title: 'Error in fetching loans. Please try again later',
        retry: { secondsLeft: 4, attempt: 3, attempts: 10, onTryNow: tryNow, onStop: stop },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Error in fetching loans. Please try again later')).toBeVisible();
    await expect(canvas.getByText('Trying again in 4 s, attempt 3 of 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(tryNow).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(stop).toHaveBeenCalled();
  },
};

export const ErrorInDark: Story = { args: { ...ErrorWithRetry.args }, globals: { theme: 'dark' } };

export const Selected: Story = {
  args: { selectedKey: '4821925' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('4821925');
    await userEvent.tab();
    await expect(focused()).toBe('4821925');
  },
};

export const SelectedInDark: Story = { args: { selectedKey: '4821925' }, globals: { theme: 'dark' } };

export const SelectingBySpace: Story = {
  args: { onSelectRow: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('j ');
    await expect(args.onSelectRow).toHaveBeenCalledOnce();
    await expect(args.onSelectRow).toHaveBeenCalledWith(page[1]);
    await expect(args.onOpenRow).not.toHaveBeenCalled();
  },
};

export const KeysFromThePage: Story = {
  args: { pageKeys: true },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('j');
    await expect(focused()).toBe('4821941');
    await userEvent.keyboard('j');
    await expect(focused()).toBe('4821933');
  },
};

export const ScrolledSideways: Story = {
  decorators: [
    Story => (
      <div style={{ width: 640, height: 560, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement;
    const first = canvas.getByRole('columnheader', { name: 'Loan id' });
    const left = first.getBoundingClientRect().left;
    scroller?.scrollTo({ left: 300 });
    await waitFor(() => expect(scroller).toHaveAttribute('data-sideways'));
    await expect(first.getBoundingClientRect().left).toBe(left);
    await expect(getComputedStyle(first, '::after').content).toBe('""');
  },
};

export const HeadStaysOnlyWhereRowsScroll: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getAllByRole('rowgroup')[0] ?? document.body;
    const cell = canvas.getByRole('grid').querySelector('td');
    await waitFor(() => expect(getComputedStyle(head).position).toBe('sticky'));
    // Nothing to scroll sideways: the first column need not stay.
    await expect(getComputedStyle(cell ?? document.body).position).toBe('static');
    const top = head.getBoundingClientRect().top;
    canvas.getByRole('grid').parentElement?.scrollTo({ top: 200 });
    await expect(head.getBoundingClientRect().top).toBe(top);
  },
};

export const ThreeRowsScrollNoWay: Story = {
  args: { rows: queueRows(3) },
  play: async ({ canvas }) => {
    const head = canvas.getAllByRole('rowgroup')[0] ?? document.body;
    await expect(getComputedStyle(head).position).toBe('static');
  },
};

export const OtherRowsInTheOnesThatStand: Story = {
  args: { rows: queueRows(300), reuseRows: true },
  play: async ({ canvas, userEvent }) => {
    const rowAt = (index: number) => canvas.getAllByRole('row')[index];
    const [row, id] = [rowAt(1), rowAt(1)?.textContent];
    await userEvent.dblClick(canvas.getByRole('button', { name: 'TAT' }));
    await waitFor(() => expect(rowAt(1)?.textContent).not.toBe(id));
    await expect(rowAt(1)).toBe(row);
  },
};

type Part = { part: string; principal: number; interest: number };
const parts: Part[] = [
  { part: 'Overdue', principal: 20_486, interest: 1612 },
  { part: 'Outstanding', principal: 71_250, interest: 2800 },
];
const amount = (value: number) => `Rs. ${new Intl.NumberFormat('en-IN').format(value)}`;
const partColumns: Column<Part>[] = [
  { id: 'part', header: 'Component', cell: row => row.part },
  { id: 'principal', header: 'Principal', align: 'right', cell: row => amount(row.principal) },
  { id: 'interest', header: 'Interest', align: 'right', cell: row => amount(row.interest) },
];

export const ReadOnlyWithATotal: StoryObj = {
  render: () => (
    <Table
      caption="Components"
      columns={partColumns}
      rows={parts}
      rowKey={row => row.part}
      frame="panel"
      total={{ part: 'Total', principal: 91_736, interest: 4412 }}
    />
  ),
  play: async ({ canvas }) => {
    // Nothing opens, so nothing takes the focus, and a screen reader meets a plain table.
    const table = canvas.getByRole('table', { name: 'Components' });
    await expect(table.querySelector('[tabindex]')).toBeNull();
    const last = within(table).getAllByRole('row').at(-1);
    await expect(last).toHaveTextContent('TotalRs. 91,736Rs. 4,412');
  },
};

export const ReadOnlyScrollsByKeyboard: StoryObj = {
  render: () => (
    <div style={{ width: 220 }}>
      <Table caption="Components" columns={partColumns} rows={parts} rowKey={row => row.part} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Components' })).toHaveAttribute('tabindex', '0'),
    );
  },
};

const drawn = fn();
const countedColumns: Column<QueueRow>[] = queueColumns.map(column =>
  column.id !== 'loanId' ? column : { ...column, cell: row => (drawn(row.loanId), row.loanId) },
);

export const MovingDrawsTwoRows: Story = {
  args: { columns: countedColumns },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    drawn.mockClear();
    await userEvent.keyboard('j');
    await expect(drawn.mock.calls.flat()).toEqual(['4821941', '4821933']);
  },
};

const many = queueRows(10_000);

export const TenThousandRows: Story = {
  args: { rows: many, footer: undefined },
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
      await waitFor(() => expect(focused()).toBe(many.at(-1)?.loanId));
      await expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001');
      await expect(document.activeElement).toBeVisible();
      await waitFor(() => expect(rowsInDocument()).toBeGreaterThan(10));
      await expect(rowsInDocument()).toBeLessThan(100);
    });
    await step('the focused row stays while the reader scrolls away', async () => {
      table.parentElement?.scrollTo({ top: 0 });
      await waitFor(() => expect(canvas.getByText('4821941')).toBeVisible());
      await expect(focused()).toBe(many.at(-1)?.loanId);
      await userEvent.keyboard('k');
      await waitFor(() => expect(focused()).toBe(many.at(-2)?.loanId));
    });
    await step('sorting ten thousand rows keeps the focus with its loan', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Loan id' }));
      await expect(canvas.getByRole('columnheader', { name: 'Loan id' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
  },
};
