import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyStatement, statements } from '../fixtures/statements';
import { inBox } from '../inBox';
import { type Area, factsOf, panel } from '../panels';
import { headersOf, rowsOf, textsOf } from '../tables';
import { besideTheRail, perfiosArgs } from './PerfiosTab.cases';

const meta = {
  title: 'Credit/Parts/Perfios panels',
  component: PerfiosTab,
  args: perfiosArgs,
} satisfies Meta<typeof PerfiosTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstRow = (area: Area) => textsOf(rowsOf(area)[0]);

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
      await expect(huge.getByText('From Rs. 1,14,463, 1.5 × the monthly average')).toBeVisible();
      await userEvent.click(huge.getByRole('radio', { name: 'Top 5 a month' }));
      await expect(rowsOf(huge).length).toBeGreaterThan(11);
      await expect(huge.queryByText(/the monthly average/)).toBeNull();
    });
  },
};

export const HugeDebit: Story = {
  parameters: { covers: ['CR-039.a', 'CR-039.b'] },
  play: async ({ canvas, step }) => {
    await step('The perfios tab shows a Huge Debit table', async () => {
      const huge = panel(canvas, 'Huge Debit');
      await expect(rowsOf(huge)).toHaveLength(1);
      await expect(headersOf(huge)).toEqual(['Date', 'Narration', 'Category', 'Amount', 'Type', 'Balance']);
      await expect(firstRow(huge).slice(0, 5)).toEqual([
        '12 Jul 2026',
        'NEFT DR-SAHYADRI MOTORS-BOOKING',
        'Transfer',
        '−Rs. 1,48,000.00',
        'Debit',
      ]);
      await expect(huge.getByText('From Rs. 1,09,693, 1.5 × the monthly average')).toBeVisible();
    });
  },
};

export const SalaryInformation: Story = {
  parameters: { covers: ['CR-040.a'] },
  play: async ({ canvas, step }) => {
    await step(
      'The perfios tab shows Salary Information with salary date, sender and estimated salary',
      async () => {
        const salary = panel(canvas, 'Salary Information');
        await expect(headersOf(salary)).toEqual(['Salary date', 'Sender', 'Estimated salary']);
        await expect(rowsOf(salary)).toHaveLength(12);
        // The most recent first.
        await expect(firstRow(salary)).toEqual(['1 Oct 2026', 'NILGIRI SOFTWORKS PVT LTD', 'Rs. 62,400']);
      },
    );
  },
};

export const DsSalaryInformation: Story = {
  parameters: { covers: ['CR-041.a'] },
  play: async ({ canvas, step }) => {
    await step('DS Salary Information has date, narration, category, amount, balance and score', async () => {
      const scored = panel(canvas, 'DS Salary Information');
      await expect(headersOf(scored)).toEqual([
        'Date',
        'Narration',
        'Category',
        'Amount',
        'Balance',
        'Score',
      ]);
      await expect(firstRow(scored)).toEqual([
        '1 Oct 2026',
        'NEFT CR-ZBNK0560034-NILGIRI SOFTWORKS PVT LTD-KAVYA RAGHUNATHAN-SALARY 2026-10',
        'Salary',
        'Rs. 62,400.00',
        expect.stringMatching(/^Rs\. [\d,]+\.\d\d$/),
        '100',
      ]);
    });
  },
};

/** Beside the transactions, where the tables are narrowest. */
export const SendersAreReadable: Story = {
  decorators: [inBox({ width: 1124 })],
  play: async ({ canvas }) => {
    const salary = panel(canvas, 'Salary Information');
    const transactions = canvas.getByRole('region', { name: 'Transactions' }).getBoundingClientRect();
    const [sender] = await salary.findAllByText('NILGIRI SOFTWORKS PVT LTD');
    const room = sender?.closest('td')?.getBoundingClientRect();
    await expect(room?.left).toBeGreaterThan(transactions.right);
    await expect(sender?.scrollWidth).toBeLessThanOrEqual(sender?.clientWidth ?? 0);
    await expect(sender?.getBoundingClientRect().bottom).toBeLessThanOrEqual(room?.bottom ?? 0);
    // The words, and not only their box, are within the cell.
    const words = document.createRange();
    words.selectNodeContents(sender ?? document.body);
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(room?.right ?? 0);
    const bounces = canvas.getByRole('region', { name: 'Bounces' }).getBoundingClientRect();
    await expect(bounces.left).toBeGreaterThan(transactions.right);
  },
};

export const Bounces: Story = {
  parameters: { covers: ['CR-043.a'] },
  play: async ({ canvas, step }) => {
    await step('The perfios tab shows Bounces', async () => {
      const bounces = panel(canvas, 'Bounces');
      await expect(headersOf(bounces)).toEqual(['Date', 'Narration', 'Amount']);
      await expect(rowsOf(bounces)).toHaveLength(2);
      await expect(firstRow(bounces)).toEqual([
        '5 Sep 2026',
        'ACH/RTN/SAHYADRI PL/00418822/Insufficient funds',
        'Rs. 8,450',
      ]);
      await expect(bounces.getByText('Charges for returns: 2, Rs. 1,180.00')).toBeVisible();
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
      await expect(days.length).toBeGreaterThan(1);
      for (const [date, balance] of days) {
        await expect(date).toMatch(/^\d{1,2} [A-Z][a-z]{2} 20\d\d$/);
        await expect(balance).toMatch(/−Rs\. [\d,]+\.\d\d$/);
      }
      await expect(negative.getByText('days')).toBeInTheDocument();
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
      for (const [place, name] of names.entries()) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(open()).toEqual(names.slice(0, place + 1));
      }
      await expect(firstRow(panel(canvas, 'Statement Details'))).toEqual([
        'statement-6630.pdf',
        'VERIFIED',
        '–',
        '999151436630',
        'Bank',
        '1 Nov 2025',
        '26 Oct 2026',
      ]);
      await expect(factsOf(canvas.getByRole('region', { name: 'Customer Info' }))).toEqual([
        'Name: KAVYA RAGHUNATHAN',
        'Address: FLAT 304, SAI RESIDENCY, BENGALURU, KARNATAKA, 560034',
        'Mobile: 9000010214',
        'Landline: –',
        'Email: kavya.r@mail.example',
        'PAN: ZZXPR1000Z',
        'Bank: Sahyadri Bank, India',
        'Transaction id: FICT2905245816406',
      ]);
      const fraud = panel(canvas, 'FCU Analysis');
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

export const NothingInTheStatement: Story = {
  args: { state: { state: 'ready', value: emptyStatement() } },
  parameters: {
    covers: ['CR-037.a', 'CR-038.a', 'CR-039.a', 'CR-040.a', 'CR-041.a', 'CR-043.a', 'CR-044.a', 'CR-045.a'],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Each table is there, and says that it has no row', async () => {
      for (const name of [
        'Monthly',
        'Huge Credit',
        'Huge Debit',
        'Salary Information',
        'DS Salary Information',
        'Bounces',
        'Negative Balance',
      ])
        await expect(panel(canvas, name).queryByText(/\d{4}|Rs\./)).toBeNull();
    });
    await step('The sections of the report say what they miss', async () => {
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
