import { IconButton } from '@lending-desk/ui/primitives/Button';
import { type Column, Table } from '@lending-desk/ui/primitives/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../inBox';
import { componentsArgs, queueTable, queueRows } from './Table.cases';

const meta = {
  title: 'Primitives/Data/Table',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  ...queueTable,
} satisfies Meta<typeof queueTable.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScrolledSideways: Story = {
  decorators: [inBox({ width: 640, height: 560, display: 'flex' })],
  parameters: { covers: ['XR-101.j'] },
  play: async ({ canvas, step }) => {
    await step('scrolled sideways, the leading columns stay, and their edge is marked', async () => {
      const scroller = canvas.getByRole('grid').parentElement;
      const first = canvas.getByRole('columnheader', { name: 'Loan id' });
      const left = first.getBoundingClientRect().left;
      scroller?.scrollTo({ left: 300 });
      await waitFor(() => expect(scroller).toHaveAttribute('data-sideways'));
      await expect(first.getBoundingClientRect().left).toBe(left);
      await expect(getComputedStyle(first, '::after').content).toBe('""');
    });
  },
};

const shadowOf = (grid: HTMLElement) =>
  Number(getComputedStyle(grid.parentElement?.parentElement ?? grid, '::after').opacity);

export const AShadowWhileColumnsAreHiddenToTheRight: Story = {
  decorators: [inBox({ width: 640, height: 560, display: 'flex' })],
  parameters: { covers: ['XR-101.j'] },
  play: async ({ canvas, step }) => {
    await step('a shadow is there while columns are hidden to the right', async () => {
      const grid = canvas.getByRole('grid');
      await waitFor(() => expect(shadowOf(grid)).toBe(1));
      grid.parentElement?.scrollTo({ left: 10_000 });
      await waitFor(() => expect(shadowOf(grid)).toBe(0));
      grid.parentElement?.scrollTo({ left: 0 });
      await waitFor(() => expect(shadowOf(grid)).toBe(1));
    });
  },
};

const removing: Column<(typeof componentsArgs.rows)[number]> = {
  id: 'remove',
  header: 'Remove',
  headerHidden: true,
  width: 56,
  stickyEnd: true,
  cell: ({ part }) => <IconButton icon={Trash2} label={`Remove ${part}`} />,
};

export const ButtonsOfARowStayInView: StoryObj = {
  render: () => (
    <div style={{ width: 240 }}>
      <Table {...componentsArgs} columns={[...componentsArgs.columns, removing]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole('group', { name: 'Components' });
    const [button] = canvas.getAllByRole('button', { name: /^Remove / });
    const right = () => button?.getBoundingClientRect().right ?? Number.NaN;
    const edge = scroller.getBoundingClientRect().right;
    await waitFor(() => expect(right()).toBeLessThanOrEqual(edge));
    scroller.scrollTo({ left: 10_000 });
    await expect(right()).toBeLessThanOrEqual(edge);
    await expect(right()).toBeGreaterThan(edge - 60);
  },
};

export const ButtonsOfARowStayInViewDark: StoryObj = {
  ...ButtonsOfARowStayInView,
  globals: { theme: 'dark' },
};

export const HeadStaysOnlyWhereRowsScroll: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getAllByRole('rowgroup')[0] ?? document.body;
    const cell = canvas.getByRole('grid').querySelector('td');
    await waitFor(() => expect(getComputedStyle(head).position).toBe('sticky'));
    await expect(shadowOf(canvas.getByRole('grid'))).toBe(0);
    // Nothing to scroll sideways, so the first column is not sticky.
    await expect(getComputedStyle(cell ?? document.body).position).toBe('static');
    const top = head.getBoundingClientRect().top;
    canvas.getByRole('grid').parentElement?.scrollTo({ top: 200 });
    await expect(head.getBoundingClientRect().top).toBe(top);
  },
};

export const ThreeRowsDoNotScroll: Story = {
  args: { rows: queueRows(3) },
  play: async ({ canvas }) => {
    const head = canvas.getAllByRole('rowgroup')[0] ?? document.body;
    await expect(getComputedStyle(head).position).toBe('static');
  },
};

export const ReadOnlyScrollsByKeyboard: StoryObj = {
  render: () => (
    <div style={{ width: 220 }}>
      <Table {...componentsArgs} />
      <queueTable.component {...queueTable.args} label="No cases" rows={[]} footer={undefined} />
    </div>
  ),
  parameters: { covers: ['XR-101.n'] },
  play: async ({ canvas, step }) => {
    await step('without a row that takes the focus, the keyboard reaches what scrolls', async () => {
      for (const name of ['Components', 'No cases'])
        await waitFor(() => expect(canvas.getByRole('group', { name })).toHaveAttribute('tabindex', '0'));
    });
  },
};
