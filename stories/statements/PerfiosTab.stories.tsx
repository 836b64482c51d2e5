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
const headings = (area: Canvas) =>
  area.getAllByRole('columnheader').map((one: HTMLElement) => one.textContent);

export const Overview: Story = {
  parameters: { covers: ['CR-036'] },
  play: async ({ canvas, userEvent }) => {
    await expect(fact(canvas, 'Bank Name')).toBe('Sahyadri Bank, India');
    await expect(fact(canvas, 'Account Number')).toContain('•••• •••• 6630');
    await expect(fact(canvas, 'Computed EMI Date')).toBe('2nd of month');
    await expect(fact(canvas, 'Penny Drop account number')).toContain('•••• •••• 6630');
    await expect(fact(canvas, 'Penny Drop account name')).toBe('KAVYA RAGHUNATHAN');
    await expect(fact(canvas, 'Salary estimate')).toBe('Rs. 62,400');
    await expect(canvas.getByText('Accounts match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show account number' }));
    await waitFor(() => expect(fact(canvas, 'Account Number')).toContain('999151436630'));
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
    await expect(within(monthly.getByRole('row', { name: /^Sep-26/ })).getByText('Rs. 70,850')).toBeVisible();
    await expect(monthly.getByRole('row', { name: /^Sep-26/ })).toHaveTextContent(/1$/);
  },
};

export const HugeCredit: Story = {
  parameters: { covers: ['CR-038'] },
  play: async ({ canvas, userEvent }) => {
    const huge = region(canvas, 'Huge Credit');
    await expect(headings(huge)).toEqual(['Date', 'Narration', 'Category', 'Amount', 'Type', 'Balance']);
    await expect(huge.getAllByRole('row')).toHaveLength(2);
    await expect(huge.getByRole('row', { name: /11 Jul 2026 IMPS-RAGHU NATHAN-GIFT/ })).toHaveTextContent(
      'Rs. 1,50,000.00',
    );
    await userEvent.click(huge.getByRole('radio', { name: 'Top 5 a month' }));
    await expect(huge.getAllByRole('row').length).toBeGreaterThan(12);
  },
};

export const HugeDebit: Story = {
  parameters: { covers: ['CR-039'] },
  play: async ({ canvas }) => {
    const huge = region(canvas, 'Huge Debit');
    await expect(huge.getAllByRole('row')).toHaveLength(2);
    await expect(huge.getByRole('row', { name: /12 Jul 2026 NEFT DR-SAHYADRI MOTORS/ })).toHaveTextContent(
      'Debit',
    );
  },
};

export const SalaryInformation: Story = {
  parameters: { covers: ['CR-040'] },
  play: async ({ canvas }) => {
    const salary = region(canvas, 'Salary Information');
    await expect(headings(salary)).toEqual(['Salary date', 'Sender', 'Estimated salary']);
    await expect(salary.getAllByRole('row')).toHaveLength(13);
    await expect(
      salary.getByRole('row', { name: '1 Oct 2026 NILGIRI SOFTWORKS PVT LTD Rs. 62,400' }),
    ).toBeInTheDocument();
  },
};

export const DsSalaryInformation: Story = {
  parameters: { covers: ['CR-041'] },
  play: async ({ canvas }) => {
    const scored = region(canvas, 'DS Salary Information');
    await expect(headings(scored)).toEqual(['Date', 'Narration', 'Category', 'Amount', 'Balance', 'Score']);
    const row = scored.getByRole('row', { name: /^1 Oct 2026/ });
    await expect(row).toHaveTextContent('Rs. 62,400.00');
    await expect(row).toHaveTextContent(/100$/);
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
    await expect(bounces.getByRole('row', { name: /5 Sep 2026 ACH\/RTN\/SAHYADRI/ })).toBeInTheDocument();
    await expect(bounces.getByText('Charges for returns: 2, Rs. 1,180.00')).toBeVisible();
  },
};

export const NegativeBalance: Story = {
  args: { state: { state: 'ready', value: statements.overdrawn() } },
  parameters: { covers: ['CR-044'] },
  play: async ({ canvas }) => {
    const negative = region(canvas, 'Negative Balance');
    await expect(headings(negative)).toEqual(['Date', 'Balance']);
    await expect(negative.getAllByText(/^−Rs\./).length).toBeGreaterThan(1);
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
        expect.stringMatching(/^Nov-25, credits/),
      );
    });
    await step('the same figures as tables', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
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
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('999151436630')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show account number' }));
    await expect(args.onReveal).toHaveBeenCalledWith('accountNumber');
    await waitFor(() => expect(fact(canvas, 'Account Number')).toContain('999151436630'));
  },
};

export const Loading: Story = {
  args: { state: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the bank statement');
  },
};

export const NoReport: Story = {
  args: { state: { state: 'missing' } },
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

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Closing balance by day' })).toBeVisible();
  },
};

export const Narrow1024: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accounts match')).toBeVisible();
  },
};
