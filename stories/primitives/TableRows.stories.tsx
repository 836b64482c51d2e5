import { GroupRow } from '@lending-desk/ui/primitives/Table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { focusedLoan, opening, queueTable, queuePage } from './Table.cases';

const meta = {
  title: 'Primitives/Data/Table',
  // Part of another page: one component, one page.
  tags: ['!autodocs'],
  ...queueTable,
} satisfies Meta<typeof queueTable.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MovingByKeyboard: Story = {
  parameters: { covers: ['XR-101.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('one tab stop leads to the first row', async () => {
      await userEvent.tab();
      await expect(focusedLoan()).toBe('4821941');
      await expect(canvas.getAllByRole('row').filter(row => row.tabIndex === 0)).toHaveLength(1);
    });
    await step('J, K and the arrow keys move', async () => {
      await userEvent.keyboard('jj{ArrowDown}k{ArrowUp}');
      await expect(focusedLoan()).toBe('4821933');
    });
    await step('so do capital letters, and a key of the browser does not', async () => {
      await userEvent.keyboard('JJ');
      await expect(focusedLoan()).toBe('4821917');
      await userEvent.keyboard('KK{Control>}j{/Control}{Meta>}j{/Meta}');
      await expect(focusedLoan()).toBe('4821933');
    });
    await step('End and Home jump, and the row comes into view', async () => {
      await userEvent.keyboard('{End}');
      await expect(focusedLoan()).toBe('4821749');
      const scroller = document.activeElement?.closest('[data-scroller]');
      await expect(document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        scroller?.getBoundingClientRect().bottom ?? 0,
      );
      await userEvent.keyboard('{Home}');
      await expect(focusedLoan()).toBe('4821941');
      const head = canvas.getAllByRole('columnheader')[0];
      await expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        head?.getBoundingClientRect().bottom ?? 0,
      );
    });
    await step('PageDown moves by the rows in view', async () => {
      await userEvent.keyboard('{PageDown}');
      const scroller = document.activeElement?.closest('[data-scroller]');
      const head = canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect().height ?? 0;
      const inView = Math.floor(((scroller?.clientHeight ?? 0) - head) / 32);
      // The last row in view is the first of the next page.
      await expect(document.activeElement).toHaveAttribute('data-index', String(inView - 1));
      await userEvent.keyboard('{PageUp}');
      await expect(focusedLoan()).toBe('4821941');
    });
    await step('Tab leaves the rows', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    });
  },
};

export const InGroups: Story = {
  args: {
    groupOf: (_, index) => {
      if (index !== 0 && index !== 3) return null;
      const [name, note] = index === 0 ? ['Promises first', '3 due today'] : ['Then', 'highest score first'];
      return <GroupRow name={name} notes={[note]} columns={queueTable.args.columns.length + 1} />;
    },
  },
  parameters: { covers: ['XR-101.m'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('each group has its heading, over all columns', async () => {
      const headings = canvas.getAllByRole('rowheader');
      await expect(headings.map(heading => heading.textContent)).toEqual([
        'Promises first3 due today',
        'Thenhighest score first',
      ]);
      const width = (element: Element | undefined) => element?.getBoundingClientRect().width;
      await expect(width(headings[0])).toBe(width(canvas.getAllByRole('row')[0]));
    });
    await step('the keys pass over it, to the row after it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('jjj');
      await expect(focusedLoan()).toBe('4821917');
      const heading = canvas.getAllByRole('rowheader')[1]?.closest('tr');
      await expect(heading?.nextElementSibling).toBe(document.activeElement);
    });
  },
};

export const KeysFromThePage: Story = {
  args: { opening: { ...opening, pageKeys: true } },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('j');
    await expect(focusedLoan()).toBe('4821941');
    await userEvent.keyboard('j');
    await expect(focusedLoan()).toBe('4821933');
  },
};

export const OpeningByEnter: Story = {
  parameters: { covers: ['XR-101.h'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter opens the row with the focus, which says what it does', async () => {
      await userEvent.tab();
      await userEvent.keyboard('jjjj');
      const row = canvas.getByRole('row', { name: /4821909/ });
      await expect(row).toHaveFocus();
      await expect(within(row).getByText('Open and assign')).toBeVisible();
      await expect(within(row).getByText('Enter')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(opening.onOpen).toHaveBeenCalledOnce();
      await expect(opening.onOpen).toHaveBeenCalledWith(queuePage[4]);
    });
  },
};

const call = fn();

export const OpeningByPress: Story = {
  args: {
    columns: [
      ...queueTable.args.columns.slice(0, 3),
      {
        id: 'call',
        header: 'Call',
        cell: row => (
          <button type="button" onClick={call}>
            Call {row.loanId}
          </button>
        ),
      },
    ],
  },
  parameters: { covers: ['XR-101.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByText('4821933'));
    await expect(opening.onOpen).toHaveBeenCalledOnce();
    await expect(opening.onOpen).toHaveBeenCalledWith(queuePage[1]);
    await step('a button in the row is for itself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Call 4821933' }));
      await expect(call).toHaveBeenCalledOnce();
      await expect(opening.onOpen).toHaveBeenCalledOnce();
    });
    await step('a text that is selected opens nothing', async () => {
      const cell = canvas.getByText('4821925');
      document.getSelection()?.selectAllChildren(cell);
      cell.click();
      await expect(opening.onOpen).toHaveBeenCalledOnce();
      document.getSelection()?.removeAllRanges();
      cell.click();
      await expect(opening.onOpen).toHaveBeenLastCalledWith(queuePage[2]);
    });
  },
};

export const OneThatDoesNotOpen: Story = {
  args: { opening: { ...opening, hint: row => (row.underwriter === null ? '' : 'Open') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const key = (loan: RegExp) => within(canvas.getByRole('row', { name: loan })).queryByText('Enter');
    await expect(key(/4821941/)).toBeNull();
    await expect(key(/4821933/)).toBeInTheDocument();
  },
};

const rest = fn();

export const RestingPrefetches: Story = {
  args: { opening: { ...opening, onRest: rest } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the pointer sweeps over two rows and rests on the third', async () => {
      // At once: on a busy machine a step of the pointer takes as long as a rest.
      const rows = ['4821941', '4821933', '4821925'].map(id => canvas.getByText(id));
      const began = performance.now();
      let rested = began;
      rest.mockImplementationOnce(() => void (rested = performance.now()));
      await Promise.all(rows.map(row => fireEvent.mouseOver(row)));
      await waitFor(() => expect(rest).toHaveBeenCalledWith(queuePage[2]));
      await expect(rest).toHaveBeenCalledOnce();
      // A sweep is quicker from row to row.
      await expect(rested - began).toBeGreaterThanOrEqual(79);
    });
    await step('the focus counts as resting too', async () => {
      await userEvent.tab();
      await waitFor(() => expect(rest).toHaveBeenLastCalledWith(queuePage[0]));
    });
    await step('a row that the pointer left is rested on again', async () => {
      const row = canvas.getByText('4821941');
      await fireEvent.mouseOut(row, { relatedTarget: document.body });
      await fireEvent.mouseOver(row);
      await waitFor(() => expect(rest).toHaveBeenCalledTimes(3));
    });
  },
};
