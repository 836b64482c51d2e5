import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pennyDrops, statements } from '../fixtures/statements';

const meta = {
  title: 'Statements/Perfios tab',
  component: PerfiosTab,
  args: {
    state: { state: 'ready', value: statements.salaried() },
    pennyDrop: pennyDrops.same,
    onReveal: fn(async (): Promise<string | null> => null),
  },
} satisfies Meta<typeof PerfiosTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const fact = (canvas: Canvas, label: string) => canvas.getByText(label).nextElementSibling?.textContent;
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map(cell => cell.textContent);
const firstRow = (area: Canvas) => cellsOf(area.getAllByRole('row')[1]);
const headings = (area: Canvas) =>
  area.getAllByRole('columnheader').map((one: HTMLElement) => one.textContent);

export const Overview: Story = {
  parameters: { states: ['ready'], covers: ['CR-036'] },
  play: async ({ canvas }) => {
    await expect(fact(canvas, 'Bank Name')).toBe('Sahyadri Bank, India');
    await expect(fact(canvas, 'Account Number')).toBe('999151436630');
    await expect(fact(canvas, 'Computed EMI Date')).toBe('2nd of month');
    await expect(fact(canvas, 'Penny Drop account number')).toBe('999151436630');
    await expect(fact(canvas, 'Penny Drop account name')).toBe('KAVYA RAGHUNATHAN');
    await expect(fact(canvas, 'Salary estimate')).toBe('Rs. 62,400');
    await expect(canvas.getByText('Accounts match')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy account number' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show account number' })).toBeNull();
  },
};

export const Monthly: Story = {
  parameters: { covers: ['CR-037'] },
  play: async ({ canvas }) => {
    const monthly = region(canvas, 'Monthly');
    await expect(headings(monthly)).toEqual([
      'Month',
      'Credits',
      'Debits',
      'Net',
      'Average balance',
      'Closing balance',
      'Bounces',
    ]);
    await expect(monthly.getAllByRole('row')).toHaveLength(13);
    await expect(cellsOf(monthly.getByRole('row', { name: /^Sep 2026/ }))).toEqual([
      'Sep 2026',
      'Rs. 70,850',
      'Rs. 60,640',
      'Rs. 10,210',
      expect.stringMatching(/^Rs\. [\d,]+$/),
      expect.stringMatching(/^Rs\. [\d,]+$/),
      '1',
    ]);
  },
};

export const HugeCredit: Story = {
  parameters: { covers: ['CR-038'] },
  play: async ({ canvas, userEvent }) => {
    const huge = region(canvas, 'Huge Credit');
    await expect(headings(huge)).toEqual(['Date', 'Narration', 'Category', 'Amount', 'Type', 'Balance']);
    await expect(huge.getAllByRole('row')).toHaveLength(2);
    await expect(firstRow(huge)).toEqual([
      '11 Jul 2026',
      'IMPS-RAGHU NATHAN-GIFT',
      'Transfer',
      '+Rs. 1,50,000.00',
      'Credit',
      expect.stringMatching(/^Rs\. [\d,]+\.\d\d$/),
    ]);
    await userEvent.click(huge.getByRole('radio', { name: 'Top 5 a month' }));
    await expect(huge.getAllByRole('row').length).toBeGreaterThan(12);
  },
};

export const HugeDebit: Story = {
  parameters: { covers: ['CR-039'] },
  play: async ({ canvas }) => {
    const huge = region(canvas, 'Huge Debit');
    await expect(huge.getAllByRole('row')).toHaveLength(2);
    await expect(headings(huge)).toEqual(['Date', 'Narration', 'Category', 'Amount', 'Type', 'Balance']);
    await expect(firstRow(huge).slice(0, 5)).toEqual([
      '12 Jul 2026',
      'NEFT DR-SAHYADRI MOTORS-BOOKING',
      'Transfer',
      '−Rs. 1,48,000.00',
      'Debit',
    ]);
  },
};

export const SalaryInformation: Story = {
  parameters: { covers: ['CR-040'] },
  play: async ({ canvas }) => {
    const salary = region(canvas, 'Salary Information');
    await expect(headings(salary)).toEqual(['Salary date', 'Sender', 'Estimated salary']);
    await expect(salary.getAllByRole('row')).toHaveLength(13);
    // The last one first.
    await expect(firstRow(salary)).toEqual(['1 Oct 2026', 'NILGIRI SOFTWORKS PVT LTD', 'Rs. 62,400']);
  },
};

export const DsSalaryInformation: Story = {
  parameters: { covers: ['CR-041'] },
  play: async ({ canvas }) => {
    const scored = region(canvas, 'DS Salary Information');
    await expect(headings(scored)).toEqual(['Date', 'Narration', 'Category', 'Amount', 'Balance', 'Score']);
    await expect(firstRow(scored)).toEqual([
      '1 Oct 2026',
      'NEFT CR-ZBNK0560034-NILGIRI SOFTWORKS PVT LTD-KAVYA RAGHUNATHAN-SALARY 2026-10',
      'Salary',
      'Rs. 62,400.00',
      expect.stringMatching(/^Rs\. [\d,]+\.\d\d$/),
      '100',
    ]);
  },
};

export const TransactionsAreSearched: Story = {
  parameters: { covers: ['CR-042'] },
  play: async ({ canvas, userEvent, step }) => {
    const panel = region(canvas, 'Transactions');
    await expect(panel.getByText('474')).toBeVisible();
    await expect(canvas.queryByText(/do not add up/)).not.toBeInTheDocument();
    await step('words', async () => {
      await userEvent.type(panel.getByRole('searchbox', { name: 'Search transactions' }), 'sahyadri pl');
      await expect(await panel.findByText('14 of 474')).toBeVisible();
      await waitFor(() => expect(panel.getAllByRole('row')).toHaveLength(15));
      await expect(panel.getAllByText('SAHYADRI PL', { selector: 'mark' })).toHaveLength(14);
    });
    await step('and a type', async () => {
      await userEvent.click(panel.getByRole('combobox', { name: 'Type' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Bounces' }));
      await expect(await panel.findByText('2 of 474')).toBeVisible();
    });
    await step('nothing', async () => {
      await userEvent.type(panel.getByRole('searchbox', { name: 'Search transactions' }), 'zzz');
      await expect(await panel.findByText('No transaction has these words and this type.')).toBeVisible();
    });
  },
};

export const Bounces: Story = {
  parameters: { covers: ['CR-043'] },
  play: async ({ canvas }) => {
    const bounces = region(canvas, 'Bounces');
    await expect(headings(bounces)).toEqual(['Date', 'Narration', 'Amount']);
    await expect(bounces.getAllByRole('row')).toHaveLength(3);
    await expect(firstRow(bounces)).toEqual([
      '5 Sep 2026',
      'ACH/RTN/SAHYADRI PL/00418822/Insufficient funds',
      'Rs. 8,450',
    ]);
    await expect(bounces.getByText('Charges for returns: 2, Rs. 1,180.00')).toBeVisible();
  },
};

export const NegativeBalance: Story = {
  args: { state: { state: 'ready', value: statements.overdrawn() } },
  parameters: { covers: ['CR-044'] },
  play: async ({ canvas }) => {
    const negative = region(canvas, 'Negative Balance');
    await expect(headings(negative)).toEqual(['Date', 'Balance']);
    const days = negative.getAllByRole('row').slice(1).map(cellsOf);
    await expect(days.length).toBeGreaterThan(1);
    for (const [date, balance] of days) {
      await expect(date).toMatch(/^\d{1,2} [A-Z][a-z]{2} 20\d\d$/);
      await expect(balance).toMatch(/−Rs\. [\d,]+\.\d\d$/);
    }
    await expect(negative.getByText('days')).toBeInTheDocument();
  },
};

export const ReportSectionsOpen: Story = {
  parameters: { covers: ['CR-045'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Statement Details', 'Customer Info', 'FCU Analysis']) {
      const toggle = canvas.getByRole('button', { name });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(region(canvas, 'Statement Details').getByText('statement-6630.pdf')).toBeVisible();
    await expect(fact(region(canvas, 'Customer Info'), 'PAN')).toBe('ZZXPR1000Z');
    await expect(
      region(canvas, 'FCU Analysis').getByRole('row', { name: /^Equal credit debit transactions .* Found/ }),
    ).toBeVisible();
  },
};

export const ChartsShareOneCursor: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const days = canvas.getByRole('slider', { name: 'Closing balance by day' });
    await step('arrow keys walk the days', async () => {
      days.focus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(days).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^2 Nov 2025, balance Rs\. /),
      );
      await expect(canvas.getByRole('slider', { name: 'Credits and debits by month' })).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^Nov 2025, credits Rs\. [\d,]+, debits Rs\. [\d,]+$/),
      );
    });
    await step('a screen reader has the same figures beside the charts', async () => {
      const months = within(canvas.getByRole('table', { name: 'Credits and debits by month' }));
      await expect(
        months.getByRole('row', { name: /^Sep 2026 Rs\. 70,850 Rs\. 60,640$/ }),
      ).toBeInTheDocument();
      const balances = within(canvas.getByRole('table', { name: 'Closing balance by month' }));
      await expect(balances.getAllByRole('row')).toHaveLength(13);
    });
    await step('the same figures as tables', async () => {
      const heightOf = () =>
        canvas.getByRole('region', { name: 'Closing balance' }).getBoundingClientRect().height;
      const height = heightOf();
      await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
      await expect(heightOf()).toBe(height);
      const months = canvas.getByRole('table', { name: 'Credits and debits by month' });
      await expect(within(months).getAllByRole('row')).toHaveLength(13);
      await expect(canvas.getByRole('table', { name: 'Closing balance by day' })).toBeVisible();
    });
  },
};

export const SectionRowMovesTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Bank statement sections' }));
    await expect(nav.getAllByRole('button')).toHaveLength(12);
    await userEvent.click(nav.getByRole('button', { name: /^DS salary/ }));
    await expect(canvas.getByRole('group', { name: 'DS salary' })).toHaveFocus();
  },
};

export const SeveralAccounts: Story = {
  args: { state: { state: 'ready', value: statements.twoAccounts() } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Accounts match')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Nilgiri Bank 9010' }));
    await expect(fact(canvas, 'Bank Name')).toBe('Nilgiri Bank, India');
    await expect(canvas.getByText('Accounts differ')).toBeVisible();
    await expect(region(canvas, 'Monthly').getAllByRole('row')).toHaveLength(4);
  },
};

export const BalancesDoNotAddUp: Story = {
  args: { state: { state: 'ready', value: statements.tampered() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The balances do not add up at 1 row')).toBeVisible();
  },
};

export const UnreadableRowsStayRaw: Story = {
  args: { state: { state: 'ready', value: statements.unreadable() } },
  play: async ({ canvas, userEvent }) => {
    const panel = region(canvas, 'Transactions');
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search transactions' }), '441207');
    await expect(await panel.findByText('2026-02-31')).toBeVisible();
    await waitFor(() => expect(panel.getAllByRole('row')).toHaveLength(2));
  },
};

export const AnotherPennyDropAccount: Story = {
  args: { pennyDrop: pennyDrops.other },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accounts differ')).toBeVisible();
    await expect(fact(canvas, 'Penny Drop account name')).toBe('RAGHU NATHAN');
  },
};

export const NoPennyDrop: Story = {
  args: { pennyDrop: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accounts not compared')).toBeVisible();
    await expect(fact(canvas, 'Penny Drop account number')).toBe('–');
  },
};

export const ViewersAskForTheNumber: Story = {
  args: {
    state: { state: 'ready', value: statements.masked() },
    pennyDrop: pennyDrops.masked,
    masked: true,
    onReveal: fn(async (): Promise<string | null> => '999151436630'),
  },
  parameters: { states: ['notPermitted'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('999151436630')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Copy account number' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show account number' }));
    await expect(args.onReveal).toHaveBeenCalledWith('accountNumber');
    await waitFor(() => expect(fact(canvas, 'Account Number')).toContain('999151436630'));
  },
};

export const Loading: Story = {
  args: { state: { state: 'loading' } },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the bank statement');
  },
};

export const NoReport: Story = {
  args: { state: { state: 'missing' } },
  parameters: { states: ['empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bank statement report')).toBeVisible();
  },
};

const tryNow = fn();
export const Failed: Story = {
  args: {
    state: {
      state: 'failed',
      error: { title: 'Error Occured. Please try again later', retry: { onTryNow: tryNow } },
    },
  },
  parameters: { states: ['error'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(tryNow).toHaveBeenCalled();
  },
};

export const StatementBroken: Story = {
  args: { state: { state: 'broken', issues: ['transaction: transaction is no list'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The bank statement could not be read')).toBeVisible();
    await expect(canvas.getByText('transaction: transaction is no list')).toBeVisible();
  },
};

export const ReportBrokenTheRestStands: Story = {
  args: { broken: ['The report of the statement provider could not be read'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The report of the statement provider could not be read')).toBeVisible();
    await expect(region(canvas, 'Monthly').getAllByRole('row')).toHaveLength(13);
  },
};

export const TenThousandTransactions: Story = {
  args: { state: { state: 'ready', value: statements.tenThousand() } },
  play: async ({ canvas, userEvent }) => {
    const panel = region(canvas, 'Transactions');
    await expect(panel.getByText('10,014')).toBeVisible();
    await waitFor(() =>
      expect(panel.getByRole('table', { name: 'Transactions' })).toHaveAttribute('aria-rowcount', '10015'),
    );
    await expect(panel.getAllByRole('row').length).toBeLessThan(120);
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search transactions' }), 'salary');
    await expect(await panel.findByText('12 of 10,014')).toBeVisible();
  },
};

export const LongestNames: Story = {
  args: { state: { state: 'ready', value: statements.longest() }, pennyDrop: pennyDrops.longest },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    for (const name of ['Transactions', 'Salary Information', 'Bounces', 'DS Salary Information']) {
      const [, row] = region(canvas, name).getAllByRole('row');
      const box = row?.closest('[data-scroller]');
      // What is long is cut: the figures at the end of the row are seen without scrolling.
      await expect(box?.scrollWidth).toBe(box?.clientWidth);
      const figure = row?.querySelector('td:last-child');
      await expect(figure?.scrollWidth).toBe(figure?.clientWidth);
    }
    await expect(canvas.getByText('Accounts match')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  parameters: { states: ['ready'] },
  play: async ({ canvas, userEvent }) => {
    const panel = region(canvas, 'Transactions');
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search transactions' }), 'sahyadri pl');
    await expect((await panel.findAllByText('SAHYADRI PL', { selector: 'mark' })).length).toBeGreaterThan(5);
    await expect(canvas.getByRole('slider', { name: 'Closing balance by day' })).toBeVisible();
  },
};

export const LoadingInDark: Story = { ...Loading, globals: { theme: 'dark' } };
export const NoReportInDark: Story = { ...NoReport, globals: { theme: 'dark' } };
export const FailedInDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const StatementBrokenInDark: Story = { ...StatementBroken, globals: { theme: 'dark' } };
export const LongestNamesInDark: Story = {
  ...LongestNames,
  globals: { theme: 'dark', viewport: { value: 'laptop' } },
};
export const ViewersInDark: Story = { ...ViewersAskForTheNumber, globals: { theme: 'dark' } };

export const SmallLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accounts match')).toBeVisible();
    const [balances, sums] = canvas.getAllByRole('slider').map(chart => chart.getBoundingClientRect());
    // The charts stay beside each other, so that one cursor is seen in both.
    await expect(balances?.top).toBe(sums?.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ShortTablesInTwoColumns: Story = {
  decorators: [
    Story => (
      <div style={{ width: 820 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    const box = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
    const [salary, bounces, negative] = [box('Salary Information'), box('Bounces'), box('Negative Balance')];
    await expect(salary.right).toBeLessThan(bounces.left);
    await expect(bounces.top).toBe(salary.top);
    // No hole between the two at the right.
    await expect(negative.left).toBe(bounces.left);
    await expect(negative.top - bounces.bottom).toBe(12);
    await step('the bubble stays inside its chart, on one line', async () => {
      const days = canvas.getByRole('slider', { name: 'Closing balance by day' });
      days.focus();
      for (const keys of ['{Home}', ...Array<string>(12).fill('{PageUp}')]) {
        await userEvent.keyboard(keys);
        const bubble = days.querySelector('strong')?.parentElement;
        const [inner, outer] = [bubble?.getBoundingClientRect(), days.getBoundingClientRect()];
        await expect(inner?.left).toBeGreaterThanOrEqual(outer.left);
        await expect(inner?.right).toBeLessThanOrEqual(outer.right);
        await expect(inner?.height).toBe(48);
      }
    });
  },
};
