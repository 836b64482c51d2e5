import { instant } from '@lending-desk/domain/calendar';
import { jupiterDecisionOf } from '@lending-desk/ui/engine/EngineResultBadge';
import { QueueTable } from '@lending-desk/ui/loan/QueueTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { queuePage } from '../fixtures/queue';
import { staff } from '../fixtures/staff';
import { inBox } from '../inBox';
import { expectSorts } from '../sorting';

const meta = {
  title: 'Credit/Parts/Queue table',
  component: QueueTable,
  args: {
    rows: queuePage,
    viewer: staff.underwriter,
    onOpen: fn(),
    onHover: fn(),
    jupiterDecision: jupiterDecisionOf,
  },
  decorators: [inBox({ height: 560, display: 'flex' })],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof QueueTable>;

const dueCases = [
  { seconds: 3 * 86_400, status: 'PENDING' },
  { seconds: -5 * 3600, status: 'IN_REVIEW' },
  { seconds: 2 * 86_400, status: 'HOLD' },
  { seconds: 0, status: 'PENDING' },
] as const;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last row has a score of 0, and began in the evening of the day before in UTC. */
const withEdges = queuePage.map(row =>
  row.loanId === 482170 ? { ...row, jupiterScore: 0, date: instant('2026-11-18T18:30:00.000Z') } : row,
);

const [first] = queuePage;
const firstRows = (tats: readonly number[]) =>
  first ? tats.map((tat, index) => ({ ...first, loanId: first.loanId - index, tat })) : [];

export const ABadValueMarksItsRow: Story = {
  args: {
    rows: queuePage.map((row, index) =>
      index === 1 ? { ...row, status: 'SOLD', jupiterDecision: 'MANUAL' } : row,
    ),
  },
  parameters: { covers: ['CR-003.e'] },
  play: async ({ canvas, step }) => {
    const [, first, bad] = canvas.getAllByRole('row');
    if (!first || !bad) throw new Error('The page has no rows');
    await expect(within(bad).getByText('Unknown: SOLD')).toBeVisible();
    await step('a jupiterDecision that is not known shows its own value', async () => {
      await expect(within(bad).getByText('MANUAL')).toBeInTheDocument();
      await expect(within(bad).queryByText('Not scored')).toBeNull();
    });
    await expect(within(first).queryByText(/Unknown/)).toBeNull();
  },
};

export const OnePageOfCases: Story = {
  args: { rows: withEdges },
  parameters: { covers: ['CR-003.a', 'CR-003.c', 'CR-003.d', 'CR-003.e', 'CR-027.a'] },
  play: async ({ canvas, step }) => {
    await step('every column has its name', async () => {
      const names = canvas.getAllByRole('columnheader').map(header => header.textContent);
      await expect(names).toEqual([
        '#',
        'Loan id',
        'Date',
        'TAT',
        'Due',
        'Loan amount',
        'Status',
        'Underwriter',
        'Underwriter id',
        'Jupiter decision',
        'Jupiter score',
        'Action',
      ]);
    });
    await step('an assigned case', async () => {
      const row = canvas.getByRole('row', { name: /482192/ });
      const cells = [...row.querySelectorAll('td')];
      await expect(cells.slice(0, 11).map(cell => cell.textContent)).toEqual([
        '3',
        '482192',
        '21 Nov 2026',
        '9 h',
        '2 d left',
        'Rs. 2,40,000',
        'Pending',
        'MSMeera Subramanian',
        '2041a391',
        'Flag',
        '641',
      ]);
    });
    await step('an unassigned case without an engine result', async () => {
      const row = canvas.getByRole('row', { name: /482172/ });
      await expect(within(row).getByText('Unassigned')).toBeInTheDocument();
      await expect(within(row).getByText('Not scored')).toBeInTheDocument();
      // Underwriter id and score.
      await expect(within(row).getAllByText('–')).toHaveLength(2);
    });
    await step('a score of 0 is shown; a date is the day in Asia/Kolkata', async () => {
      const cells = [...canvas.getByRole('row', { name: /482170/ }).querySelectorAll('td')];
      await expect([2, 10].map(at => cells[at]?.textContent)).toEqual(['19 Nov 2026', '0']);
    });
  },
};

export const TatInHours: Story = {
  args: { rows: firstRows([1799, 1800, 5399, 5400, 154_800]) },
  parameters: { covers: ['CR-004.a', 'CR-004.b'] },
  play: async ({ canvasElement, step }) => {
    await step('tat arrives in seconds and is shown in hours, rounded', async () => {
      const hours = [...canvasElement.querySelectorAll('tbody td:nth-child(4)')].map(
        cell => cell.textContent,
      );
      await expect(hours).toEqual(['0 h', '1 h', '1 h', '2 h', '43 h']);
    });
  },
};

export const DueTime: Story = {
  args: {
    rows: queuePage.slice(0, 5).map((row, index) => {
      const { seconds, status } = dueCases[index] ?? { seconds: null, status: 'APPROVED' };
      return { ...row, status, dueInSeconds: seconds };
    }),
  },
  parameters: { covers: ['XR-045.a', 'XR-045.b'] },
  play: async ({ canvasElement, canvas, step, userEvent }) => {
    const texts = () =>
      [...canvasElement.querySelectorAll('tbody tr')].map(
        row => row.querySelector('td:nth-child(5)')?.textContent,
      );
    await step('what is left or late of the time for a decision; on HOLD it stands still', async () => {
      await expect(texts()).toEqual(['3 d left', '5 h late', '2 d left, on hold', 'under 1 h left', '–']);
    });
    await step('what is late stands out, and what stands still stands back', async () => {
      const [left, late, held, soon] = ['3 d left', '5 h late', '2 d left, on hold', 'under 1 h left'].map(
        text => getComputedStyle(canvas.getByText(text)).color,
      );
      await expect(soon).toBe(left);
      await expect(new Set([left, late, held]).size).toBe(3);
      await expect(canvas.getByTitle('The time on HOLD does not count')).toHaveTextContent(
        '2 d left, on hold',
      );
    });
    await step('the latest come first when it is sorted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Due' }));
      await expect(texts()).toEqual(['5 h late', 'under 1 h left', '2 d left, on hold', '3 d left', '–']);
    });
  },
};

export const OpeningByPress: Story = {
  parameters: { covers: ['CR-005.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Clicking a queue row opens the loan', async () => {
      await userEvent.click(canvas.getByText('482191'));
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ loanId: 482191 }));
    });
  },
};

export const OpeningByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('jjj');
    await expect(canvas.getByRole('row', { name: /482192/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ loanId: 482192 }));
  },
};

export const RestingPrefetches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('482190'));
    await waitFor(() =>
      expect(args.onHover).toHaveBeenCalledWith(expect.objectContaining({ loanId: 482190 })),
    );
  },
};

const hintOf = (row: HTMLElement) => row.querySelector('td:last-child')?.textContent?.replace('Enter', '');

export const WhatEnterWillDoForAnUnderwriter: Story = {
  parameters: { covers: ['CR-012.c', 'XR-101.h'] },
  play: async ({ canvas, step }) => {
    await step(
      'The row says what Enter does: a free loan is assigned, that of a colleague is not',
      async () => {
        const hints = [482194, 482192, 482189].map(id =>
          hintOf(canvas.getByRole('row', { name: new RegExp(`${id}`) })),
        );
        await expect(hints).toEqual(['Open and assign', 'Open', 'Not yours']);
      },
    );
  },
};

export const WhatEnterWillDoForAViewer: Story = {
  args: { viewer: staff.creditViewer },
  play: async ({ canvas }) => {
    const hints = [482194, 482192, 482189].map(id =>
      hintOf(canvas.getByRole('row', { name: new RegExp(`${id}`) })),
    );
    await expect(hints).toEqual(['Open', 'Open', 'Open']);
  },
};

export const SortedByWaitingTime: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const tat = within(canvas.getByRole('columnheader', { name: 'TAT' })).getByRole('button');
    await userEvent.click(tat);
    await userEvent.click(tat);
    const ids = [...canvasElement.querySelectorAll('tbody td:nth-child(2)')].map(cell => cell.textContent);
    await expect(ids.slice(0, 3)).toEqual(['482170', '482171', '482172']);
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: 'Loan amount' })).getByRole('button'),
    );
    await expect(canvasElement.querySelector('tbody td:nth-child(2)')).toHaveTextContent('482172');
  },
};

export const SortedByEachColumn: Story = {
  parameters: { covers: ['XR-101.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('each column but the id of the underwriter sorts the page', async () => {
      await expectSorts(canvas.getByRole('grid'), { userEvent }, [
        'Loan id',
        'Date',
        'TAT',
        'Due',
        'Loan amount',
        'Status',
        'Underwriter',
        'Jupiter decision',
        'Jupiter score',
      ]);
    });
  },
};
