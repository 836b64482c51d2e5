import { rupees } from '@lending-desk/domain/money';
import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { oneOfEach, statements } from '../fixtures/statements';
import { inBox } from '../inBox';
import { factsOf, linesOf, panel, valueOf } from '../panels';
import { headersOf, rowsOf, textsOf } from '../tables';
import { firstRow, perfiosArgs } from './PerfiosTab.cases';

const meta = {
  title: 'Credit/Parts/Perfios panels',
  tags: ['!autodocs'],
  component: PerfiosTab,
  args: perfiosArgs,
} satisfies Meta<typeof PerfiosTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A salary is estimated by the last ones, so that it may differ from what came in. */
function withOneRaised() {
  const view = statements.salaried();
  return {
    ...view,
    accounts: view.accounts.map(account => ({
      ...account,
      salaries: account.salaries.map((salary, index, { length }) =>
        index === length - 1 ? { ...salary, amount: rupees(71_900), estimated: rupees(64_250) } : salary,
      ),
    })),
  };
}

export const SalaryInformation: Story = {
  args: { state: { state: 'ready', value: withOneRaised() } },
  parameters: { covers: ['CR-040.a'] },
  play: async ({ canvas, step }) => {
    await step(
      'The perfios tab shows Salary Information with salary date, sender and estimated salary',
      async () => {
        const salary = panel(canvas, 'Salary Information');
        await expect(headersOf(salary)).toEqual(['Salary date', 'Sender', 'Estimated salary']);
        // The most recent first.
        await expect(rowsOf(salary).map(row => textsOf(row)[0]?.slice(2))).toEqual(
          'Oct Sep Aug Jul Jun May Apr Mar Feb Jan'
            .split(' ')
            .map(month => `${month} 2026`)
            .concat('Dec 2025', 'Nov 2025'),
        );
        await expect(firstRow(salary)).toEqual(['1 Oct 2026', 'NILGIRI SOFTWORKS PVT LTD', 'Rs. 64,250']);
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
      await expect(scored.getByText('Score 0 to 100: words, rhythm, steadiness, payer')).toBeVisible();
      await expect(firstRow(scored)).toEqual([
        '1 Oct 2026',
        'NEFT CR-ZBNK0560034-NILGIRI SOFTWORKS PVT LTD-KAVYA RAGHUNATHAN-SALARY 2026-10',
        'Salary',
        'Rs. 62,400.00',
        'Rs. 1,23,770.00',
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
      await expect(rowsOf(bounces).map(row => textsOf(row)[0])).toEqual(['5 Sep 2026', '5 Apr 2026']);
      await expect(bounces.getByText('Charges for returns: 2, Rs. 1,180.00')).toBeVisible();
      await expect(bounces.getByText('bounces')).toBeInTheDocument();
    });
  },
};

export const OneOfEach: Story = {
  args: { state: { state: 'ready', value: oneOfEach() } },
  parameters: { covers: ['CR-036.a', 'CR-038.a', 'CR-043.a', 'CR-044.a', 'CR-045.a'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('Bounces counts the returns that the bank charged for and did not print', async () => {
      const bounces = panel(canvas, 'Bounces');
      await expect(rowsOf(bounces)).toHaveLength(1);
      await expect(bounces.getByText('bounce')).toBeInTheDocument();
      await expect(
        bounces.getByText(
          'Charges for returns: 2, Rs. 1,180.00. Known only by the charge: 1 return the bank did not print',
        ),
      ).toBeVisible();
    });
    await step('Negative Balance says that the day ended above zero', async () => {
      const negative = panel(canvas, 'Negative Balance');
      await expect(rowsOf(negative).map(row => textsOf(row))).toEqual([
        ['10 Jun 2026', 'during the day −Rs. 3,725.54'],
      ]);
      await expect(negative.getByText('day')).toBeInTheDocument();
    });
    await step('Huge Credit says what none reaches, and names the month of one without a day', async () => {
      const huge = panel(canvas, 'Huge Credit');
      await expect(huge.getByText('None reaches Rs. 1,14,463.')).toBeVisible();
      await userEvent.click(huge.getByRole('radio', { name: 'Top 5 a month' }));
      await expect(firstRow(huge).slice(0, 3)).toEqual(['Oct-26', '–', '–']);
    });
    await step('the lowest balance of a month need not be the one it closes with', async () => {
      const balances = canvas.getByRole('table', { name: 'Closing balance by month' });
      await expect(linesOf(balances)).toEqual([
        'Month | Lowest | Closing',
        'Jun 2026 | −Rs. 3,725 | Rs. 1,250',
      ]);
      await expect(canvas.getByText('Low').textContent).toBe('Low −Rs. 3,725');
      await expect(canvas.getByText('Average').textContent).toBe('Average Rs. 842');
    });
    await step('Customer Info shows what is named of the customer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Customer Info' }));
      await expect(factsOf(canvas.getByRole('region', { name: 'Customer Info' }))).toEqual(
        expect.arrayContaining(['Name: KAVYA RAGHUNATHAN', 'PAN: –']),
      );
    });
    await step('A detail that the report does not name is a dash, an EMI date in words stays', async () => {
      await expect(
        canvas
          .getAllByRole('term')
          .map(term => term.textContent)
          .slice(0, 3),
      ).toEqual(['Bank Name', 'Account Number', 'Computed EMI Date']);
      await expect(valueOf(canvas, 'Computed EMI Date')).toBe('5 or 6');
      await expect(valueOf(canvas, 'Salary estimate')).toBe('–');
    });
    await step('Rows that do not add up are counted, and the first says its two balances', async () => {
      await expect(canvas.getByText('The balances do not add up at 2 rows')).toBeVisible();
      await expect(
        canvas.getByText('First on 5 Jan 2026: Rs. 100.00 follows from the amounts, Rs. 90.50 is printed.'),
      ).toBeVisible();
    });
  },
};
