import { rupees, zeroPaise } from '@lending-desk/domain/money';
import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyStatement, statements } from '../fixtures/statements';
import { factsOf, panel } from '../panels';
import { headersOf, rowsOf, textsOf } from '../tables';
import { besideTheRail, firstRow, perfiosArgs } from './PerfiosTab.cases';

const meta = {
  title: 'Credit/Parts/Perfios panels',
  component: PerfiosTab,
  args: perfiosArgs,
} satisfies Meta<typeof PerfiosTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {
  parameters: { covers: ['CR-037.a', 'CR-037.b'] },
  play: async ({ canvas, step }) => {
    await step('The perfios tab shows a monthly table', async () => {
      const monthly = panel(canvas, 'Monthly');
      await expect(headersOf(monthly)).toEqual([
        'Month',
        'Credits',
        'Debits',
        'Net',
        'Average balance',
        'Closing balance',
        'Bounces',
      ]);
      await expect(rowsOf(monthly)).toHaveLength(12);
      await expect(textsOf(monthly.getByRole('row', { name: /^Sep 2026/ }))).toEqual([
        'Sep 2026',
        'Rs. 70,850',
        'Rs. 60,640',
        'Rs. 10,210',
        'Rs. 80,445',
        'Rs. 61,370',
        '1',
      ]);
    });
    await step('A month with bounces stands out', async () => {
      const monthly = panel(canvas, 'Monthly');
      const colourOf = (count: string) =>
        getComputedStyle(monthly.getAllByText(count)[0] ?? document.body).color;
      await expect(colourOf('1')).not.toBe(colourOf('0'));
    });
  },
};

const still = emptyStatement();
const inAugust = {
  name: 'Aug-26',
  month: '2026-08',
  credits: zeroPaise,
  debits: zeroPaise,
  net: zeroPaise,
  averageBalance: rupees(4_000),
  closingBalance: rupees(4_000),
  bounces: 0,
};

export const AMonthWithoutMovement: Story = {
  args: {
    state: {
      state: 'ready',
      value: { ...still, accounts: still.accounts.map(account => ({ ...account, months: [inAugust] })) },
    },
  },
  parameters: { covers: ['CR-037.a'] },
  play: async ({ canvas, step }) => {
    await step('A month in which nothing moved has a row as well', async () => {
      const row = await panel(canvas, 'Monthly').findByRole('row', { name: /^Aug 2026/ });
      await expect(textsOf(row)).toEqual([
        'Aug 2026',
        ...['Rs. 0', 'Rs. 0', 'Rs. 0', 'Rs. 4,000', 'Rs. 4,000', '0'],
      ]);
    });
  },
};

export const HugeCredit: Story = {
  parameters: { covers: ['CR-038.a', 'CR-038.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The perfios tab shows a Huge Credit table', async () => {
      const huge = panel(canvas, 'Huge Credit');
      await expect(headersOf(huge)).toEqual(['Date', 'Narration', 'Category', 'Amount', 'Type', 'Balance']);
      await expect(rowsOf(huge)).toHaveLength(1);
      await expect(firstRow(huge)).toEqual([
        '11 Jul 2026',
        'IMPS-RAGHU NATHAN-GIFT',
        'Transfer',
        '+Rs. 1,50,000.00',
        'Credit',
        'Rs. 2,25,030.00',
      ]);
      await expect(huge.getByTitle('Transfer from RAGHU NATHAN')).toHaveTextContent(/^Transfer$/);
      await expect(huge.getByText('From Rs. 1,14,463, 1.5 × the monthly average')).toBeVisible();
      await userEvent.click(huge.getByRole('radio', { name: 'Top 5 a month' }));
      await expect(rowsOf(huge).length).toBeGreaterThan(11);
      await expect(rowsOf(huge).every(row => textsOf(row)[4] === 'Credit')).toBe(true);
      await expect(huge.queryByText(/the monthly average/)).toBeNull();
    });
  },
};

export const HugeDebit: Story = {
  parameters: { covers: ['CR-039.a', 'CR-039.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The perfios tab shows a Huge Debit table', async () => {
      const huge = panel(canvas, 'Huge Debit');
      await expect(rowsOf(huge)).toHaveLength(1);
      await expect(headersOf(huge)).toEqual(['Date', 'Narration', 'Category', 'Amount', 'Type', 'Balance']);
      await expect(firstRow(huge)).toEqual([
        '12 Jul 2026',
        'NEFT DR-SAHYADRI MOTORS-BOOKING',
        'Transfer',
        '−Rs. 1,48,000.00',
        'Debit',
        'Rs. 75,790.00',
      ]);
      await expect(huge.getByText('From Rs. 1,09,693, 1.5 × the monthly average')).toBeVisible();
      await userEvent.click(huge.getByRole('radio', { name: 'Top 5 a month' }));
      await expect(rowsOf(huge)).toHaveLength(60);
      await expect(rowsOf(huge).every(row => textsOf(row)[4] === 'Debit')).toBe(true);
    });
  },
};

/** The account without rows in one of the two tables. */
const without = (table: 'hugeCredits' | 'hugeDebits') => {
  const view = statements.salaried();
  const accounts = view.accounts.map(account => ({ ...account, [table]: [] }));
  return { state: { state: 'ready' as const, value: { ...view, accounts } } };
};

const noHugeDebit = without('hugeDebits').state.value;
const overdrawn = noHugeDebit.accounts.map(account => ({
  ...account,
  hugeCredits: account.hugeCredits.map(row => ({ ...row, balance: rupees(-4_000) })),
}));

export const NoHugeDebit: Story = {
  args: { state: { state: 'ready', value: { ...noHugeDebit, accounts: overdrawn } } },
  parameters: { covers: ['CR-038.b', 'CR-039.a'] },
  play: async ({ canvas, step }) => {
    await step('The Type of a Huge Credit is Credit, also where its Balance is below zero', async () => {
      await expect(firstRow(panel(canvas, 'Huge Credit')).slice(4)).toEqual(['Credit', '−Rs. 4,000.00']);
    });
    await step('Huge Debit has no row where none is huge, beside the Huge Credit that has one', async () => {
      await expect(panel(canvas, 'Huge Debit').getByText('None reaches Rs. 1,09,693.')).toBeVisible();
      await expect(panel(canvas, 'Huge Debit').queryByRole('table')).toBeNull();
      await expect(rowsOf(panel(canvas, 'Huge Credit'))).toHaveLength(1);
    });
  },
};

export const NoHugeCredit: Story = {
  args: without('hugeCredits'),
  parameters: { covers: ['CR-038.a'] },
  play: async ({ canvas, step }) => {
    await step('Huge Credit has no row where none is huge, beside the Huge Debit that has one', async () => {
      await expect(panel(canvas, 'Huge Credit').getByText('None reaches Rs. 1,14,463.')).toBeVisible();
      await expect(panel(canvas, 'Huge Credit').queryByRole('table')).toBeNull();
      await expect(rowsOf(panel(canvas, 'Huge Debit'))).toHaveLength(1);
    });
  },
};

export const NegativeBalance: Story = {
  args: { state: { state: 'ready', value: statements.overdrawn() } },
  parameters: { covers: ['CR-044.a'] },
  play: async ({ canvas, step }) => {
    await step('The perfios tab shows Negative Balance', async () => {
      const negative = panel(canvas, 'Negative Balance');
      await expect(headersOf(negative)).toEqual(['Date', 'Balance']);
      const days = rowsOf(negative).map(row => textsOf(row));
      await expect([days[0], days.at(-1), days.length]).toEqual([
        ['31 Mar 2026', '−Rs. 7,450.00'],
        ['18 Nov 2025', '−Rs. 420.00'],
        54,
      ]);
      await expect(negative.getByText('days')).toBeInTheDocument();
    });
    await step('and the axis of the balances goes below zero', async () => {
      const axis = canvas.getByRole('slider', { name: 'Closing balance by day' });
      const words = [...axis.querySelectorAll('text')].map(({ textContent }) => textContent);
      await expect(words).toContain('−50 k');
    });
  },
};

export const ReportSectionsOpen: Story = {
  parameters: { covers: ['CR-045.a', 'CR-045.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Statement Details, Customer Info and FCU Analysis are expandable sections', async () => {
      const names = ['Statement Details', 'Customer Info', 'FCU Analysis'];
      const open = () =>
        names.filter(name => canvas.queryByRole('button', { name, expanded: true }) !== null);
      await expect(open()).toEqual([]);
      await expect(panel(canvas, 'FCU Analysis').getByText('2 of 4 found')).toBeVisible();
      await expect(panel(canvas, 'Statement Details').getByText('1 file')).toBeVisible();
      await expect(panel(canvas, 'Customer Info').getByText('KAVYA RAGHUNATHAN')).toBeVisible();
      for (const [place, name] of names.entries()) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(open()).toEqual(names.slice(0, place + 1));
      }
      await expect(headersOf(panel(canvas, 'Statement Details'))).toEqual([
        'File',
        'Status',
        'Bank',
        'Account number',
        'Account type',
        'First transaction',
        'Last transaction',
      ]);
      await expect(firstRow(panel(canvas, 'Statement Details'))).toEqual([
        'statement-6630.pdf',
        'VERIFIED',
        'Sahyadri Bank, India',
        '999151436630',
        'Bank',
        '1 Nov 2025',
        '26 Oct 2026',
      ]);
      await expect(factsOf(canvas.getByRole('region', { name: 'Customer Info' }))).toEqual([
        'Name: KAVYA RAGHUNATHAN',
        'Address: FLAT 304, SAI RESIDENCY, BENGALURU, KARNATAKA, 560034',
        'Mobile: 9000010214',
        'Landline: 08000010214',
        'Email: kavya.r@mail.example',
        'PAN: ZZXPR1000Z',
        'Bank: Sahyadri Bank, India',
        'Transaction id: FICT2905245816406',
      ]);
      const fraud = panel(canvas, 'FCU Analysis');
      const toneOf = (words: string) =>
        fraud.getAllByText(words)[0]?.closest('[data-tone]')?.getAttribute('data-tone');
      await expect(['Found', 'Found 2', 'Not found'].map(toneOf)).toEqual(['flag', 'flag', 'approve']);
      await expect(headersOf(fraud)).toEqual(['Indicator', 'Group', 'Result', 'First found']);
      await expect(rowsOf(fraud).map(row => textsOf(row))).toEqual([
        ['Suspicious bank e-statements', 'Possible fraud indicators', 'Not found', '–'],
        ['Tax payment transactions', 'Behavioural transactional indicators', 'Not found', '–'],
        ['Equal credit debit transactions', 'Behavioural transactional indicators', 'Found', '–'],
        [
          'Negative end-of-day balance transactions',
          'Behavioural transactional indicators',
          'Found 2',
          '10 Jun 2026, -3725.54',
        ],
      ]);
    });
  },
};

export const FileOfNoAccount: Story = {
  args: { state: { state: 'ready', value: statements.fileOfNoAccount() } },
  parameters: { covers: ['CR-045.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Statement Details has a row for it too, which says what is missing', async () => {
      const files = panel(canvas, 'Statement Details');
      await expect(files.getByText('2 files')).toBeVisible();
      await userEvent.click(files.getByRole('button', { name: 'Statement Details' }));
      await expect(rowsOf(files).map(row => textsOf(row).slice(0, 4))).toEqual([
        ['statement-6630.pdf', 'VERIFIED', 'Sahyadri Bank, India', '999151436630'],
        ['scan-0001.pdf', 'UNKNOWN', '–', '–'],
      ]);
    });
  },
};

export const NothingInTheStatement: Story = {
  args: { state: { state: 'ready', value: emptyStatement() } },
  parameters: {
    covers: [
      ...['CR-037.a', 'CR-038.a', 'CR-039.a', 'CR-040.a', 'CR-041.a', 'CR-043.a', 'CR-044.a', 'CR-045.a'],
      ...['CR-045.b'],
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Each table is there, and says that it has no row', async () => {
      for (const [name, words] of [
        ['Closing balance', 'The bank printed no balances.'],
        ['Monthly', 'No month is covered.'],
        ['Huge Credit', 'None.'],
        ['Huge Debit', 'None.'],
        ['Salary Information', 'No salary was found in this account.'],
        ['DS Salary Information', 'No credit looks like a salary.'],
        ['Bounces', 'Nothing was returned.'],
        ['Negative Balance', 'The account was never below zero.'],
      ] as const) {
        await expect(panel(canvas, name).getByText(words)).toBeVisible();
        await expect(panel(canvas, name).queryByText(/\d{4}|Rs\./)).toBeNull();
      }
    });
    await step('Each section of the report can be expanded on its own, and says what it misses', async () => {
      for (const [name, words] of [
        ['Statement Details', 'No statement file is named in the report.'],
        ['Customer Info', 'The report names no customer.'],
        ['FCU Analysis', 'The report has no FCU analysis.'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(panel(canvas, name).getByText(words)).toBeVisible();
      }
    });
  },
};

export const ShortTablesInTwoColumns: Story = {
  decorators: [besideTheRail],
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
    const [salary, bounces, negative] = [box('Salary Information'), box('Bounces'), box('Negative Balance')];
    await expect(salary.right).toBeLessThan(bounces.left);
    await expect(bounces.top).toBe(salary.top);
    // No gap between the two on the right.
    await expect(negative.left).toBe(bounces.left);
    await expect(negative.top - bounces.bottom).toBe(12);
  },
};
