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

const focusedRow = () => document.activeElement?.closest('tr')?.dataset['index'];

export const TotalsStayAtTheFoot: Story = {
  args: { totals },
  parameters: { covers: ['XR-101.k'] },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the totals stay at the foot while rows scroll', async () => {
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
    });
  },
};

export const ExpandedRows: Story = {
  args: { expansion: { detail, nameOf } },
  parameters: { covers: ['XR-101.g'] },
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
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.queryByRole('list')).toBeNull();
    });
    await step('so does Enter, if a row opens nothing else', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('list', { name: 'Payments of EMI 3' })).toBeVisible();
      await userEvent.keyboard('j');
      await expect(focusedRow()).toBe('3');
    });
    await step('no other key does', async () => {
      await userEvent.keyboard('x');
      await expect(canvas.queryByRole('list', { name: 'Payments of EMI 4' })).toBeNull();
      await expect(canvas.getAllByRole('list')).toHaveLength(1);
    });
    await step('a row without details has no chevron', async () => {
      await expect(canvas.queryByRole('button', { name: 'Details of EMI 9' })).toBeNull();
    });
  },
};

export const ExpandedAtFirst: Story = {
  args: { expansion: { detail, nameOf, initial: ['1', '3'] } },
};

export const NothingToExpand: Story = {
  args: { rows: [], expansion: { detail, nameOf } },
  parameters: { covers: ['SH-059.a'] },
  play: async ({ canvas, step }) => {
    await step(
      "An empty table whose rows expand reads 'Sorry, nothing to display here :(', too",
      async () => {
        await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
      },
    );
  },
};

/** All features of a data table in one table. */
export const AllParts: Story = {
  args: { expansion: { detail, nameOf, initial: ['2'] }, totals },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of EMI 1' }));
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('TotalRs. 1,82,754');
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
    <InstalmentTable
      {...table}
      rows={pageOf(shown)}
      state={page === shown ? 'ready' : 'refreshing'}
      footer={<Pagination page={page} pageCount={3} total={60} pageSize={pageSize} onChange={turn} />}
    />
  );
}

export const PagesFromTheServer: Story = {
  render: args => <Paged {...args} />,
  // The old rows are dimmed on purpose while the response is pending.
  parameters: {
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
    covers: ['XR-101.f'],
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const body = () => canvasElement.querySelector('tbody') ?? canvasElement;
    await step('the old rows stay, dimmed, while the next page is loading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
      await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('cell', { name: '9' })).toBeVisible();
      await waitFor(() => expect(getComputedStyle(body()).opacity).toBe('0.6'));
    });
    await step('the next page takes their place', async () => {
      ask.mock.lastCall?.[1]();
      await expect(await canvas.findByRole('cell', { name: '26' })).toBeVisible();
      await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy');
      await expect(canvas.queryByRole('cell', { name: '9' })).toBeNull();
    });
  },
};

export const LoadingDataTable: Story = {
  // The rows of before are given until the next are there.
  args: { state: 'loading', totals },
  parameters: { covers: ['XR-101.k'] },
  play: async ({ canvas, step }) => {
    await step('there are neither rows nor totals yet', async () => {
      await expect(canvas.getByRole('table', { name: 'Schedule' })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getAllByRole('row')).toHaveLength(1);
      await expect(canvas.queryByText('Total')).toBeNull();
    });
  },
};
