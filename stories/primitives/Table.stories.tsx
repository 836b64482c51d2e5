import { type Column, DataTable } from '@lending-desk/ui/primitives/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { componentsArgs, focusedLoan, inLowPlace, opening, QueueTable, queueArgs } from './Table.cases';

const meta = {
  title: 'Primitives/Data/Table',
  component: QueueTable,
  args: queueArgs,
  decorators: [inLowPlace],
} satisfies Meta<typeof QueueTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { covers: ['XR-101.l'] },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('grid', { name: 'All cases' });
    await expect(within(table).getAllByRole('row')).toHaveLength(26);
    await expect(within(table).getByRole('columnheader', { name: 'Loan amount' })).toBeVisible();
    const row = within(table).getAllByRole('row')[1];
    await expect(row?.getBoundingClientRect().height).toBe(32);
    await step('where none is open, no row is said to be or not to be', async () => {
      await expect(row).not.toHaveAttribute('aria-selected');
    });
    // Missing values are en dashes.
    await expect(within(table).getAllByText('–').length).toBeGreaterThan(0);
  },
};

export const Comfortable: Story = {
  globals: { density: 'comfortable' },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row')[1];
    await expect(row?.getBoundingClientRect().height).toBe(40);
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
    // The skeleton appears after 150 ms, so that a quick response shows none.
    await expect(body && getComputedStyle(body).animationDelay).toBe('0.15s');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading All cases');
  },
};

export const Refreshing: Story = {
  args: { state: 'refreshing' },
  // The old rows are dimmed on purpose while the response is pending.
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
  parameters: { covers: ['SH-059.a'] },
  play: async ({ canvas, step }) => {
    await step("An empty table reads 'Sorry, nothing to display here :('", async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    });
    await expect(canvas.getByRole('columnheader', { name: 'Loan id' })).toBeVisible();
  },
};

const clear = fn();

export const EmptyWithAnAction: Story = {
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

export const Selected: Story = {
  args: { opening: { ...opening, openKey: '4821925' } },
  parameters: { covers: ['XR-101.l'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the open row is marked, and is reached first', async () => {
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('4821925');
      await userEvent.tab();
      await expect(focusedLoan()).toBe('4821925');
    });
    await step('it stays marked while another row has the focus', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(focusedLoan()).not.toBe('4821925');
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('4821925');
    });
  },
};

type Figures = { readonly name: string; readonly paid: string; readonly parts: number };
const figures: readonly Figures[] = [
  { name: 'Zeros', paid: 'Rs. 0.00', parts: 0 },
  { name: 'Amounts', paid: 'Rs. 10.00', parts: 10 },
];

const columnsOfFigures: readonly Column<Figures>[] = [
  { id: 'name', header: 'Name', cell: row => row.name },
  { id: 'paid', header: 'Paid', align: 'right', cell: row => row.paid },
  { id: 'parts', header: 'Parts', align: 'right', cell: row => row.parts },
  { id: 'code', header: 'Code', cell: () => '0' },
  { id: 'note', header: 'Note', cell: row => (row.parts === 0 ? '' : 'Paid') },
];

export const ZeroIsFaint: StoryObj = {
  render: () => (
    <DataTable label="Payments" columns={columnsOfFigures} rows={figures} rowKey={row => row.name} />
  ),
  parameters: { covers: ['XR-101.e'] },
  play: async ({ canvas, step }) => {
    const colourOf = (text: string, at = 0) => {
      const cell = canvas.getAllByText(text)[at];
      return cell && getComputedStyle(cell).color;
    };
    await step(
      'a zero among figures has the colour of a label, an amount and a code that of a value',
      async () => {
        const value = colourOf('Rs. 10.00');
        await expect([colourOf('10'), colourOf('0', 1), colourOf('0', 2)]).toEqual([value, value, value]);
        await expect(colourOf('Rs. 0.00')).not.toBe(value);
        await expect(colourOf('0')).toBe(colourOf('Rs. 0.00'));
      },
    );
    await step('an empty text is a dash', async () => {
      const notes = canvas.getAllByRole('row').slice(1);
      await expect(notes.map(row => row.lastElementChild?.textContent)).toEqual(['–', 'Paid']);
    });
  },
};

export const ReadOnlyWithATotal: StoryObj = {
  render: () => (
    <DataTable
      {...componentsArgs}
      layout={{ frame: 'panel' }}
      totals={{ part: 'Total', principal: 'Rs. 91,736', interest: 'Rs. 4,412' }}
    />
  ),
  play: async ({ canvas }) => {
    // Rows do not open, so they are not focusable and the table has no grid role.
    const table = canvas.getByRole('table', { name: 'Components' });
    await expect(table.querySelector('[tabindex]')).toBeNull();
    const last = within(table).getAllByRole('row').at(-1);
    await expect(last).toHaveTextContent('TotalRs. 91,736Rs. 4,412');
  },
};
