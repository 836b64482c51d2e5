import { rupees } from '@lending-desk/domain/money';
import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { statements } from '../fixtures/statements';
import { inBox } from '../inBox';
import { type Area, panel } from '../panels';
import { headersOf, rowsOf, textsOf } from '../tables';
import { besideTheRail, perfiosArgs } from './PerfiosTab.cases';

const meta = {
  title: 'Credit/Parts/Perfios transactions',
  component: PerfiosTab,
  args: perfiosArgs,
} satisfies Meta<typeof PerfiosTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = ['Date', 'Narration', 'Category', 'Amount', 'Type', 'Balance'];

export const TransactionsAreSearched: Story = {
  parameters: { covers: ['CR-042.a', 'CR-042.b', 'CR-042.c'] },
  play: async ({ canvas, userEvent, step }) => {
    const transactions = panel(canvas, 'Transactions');
    await expect(transactions.getByText('474')).toBeVisible();
    await expect(canvas.queryByText(/do not add up/)).not.toBeInTheDocument();
    await step('The Transaction table has its columns in order', async () => {
      await expect(headersOf(transactions)).toEqual(columns);
    });
    await step('in the order of any of its figures', async () => {
      await userEvent.click(transactions.getByRole('button', { name: 'Amount' }));
      const amounts = () => rowsOf(transactions).map(row => textsOf(row).slice(3, 5));
      await waitFor(() => expect(amounts()[0]).toEqual(['−Rs. 1,48,000.00', 'Debit']));
      await userEvent.click(transactions.getByRole('button', { name: 'Amount' }));
      await waitFor(() => expect(amounts()[0]).toEqual(['+Rs. 1,50,000.00', 'Credit']));
      await expect(textsOf(rowsOf(transactions)[0])).toEqual([
        '11 Jul 2026',
        'IMPS-RAGHU NATHAN-GIFT',
        'Transfer',
        '+Rs. 1,50,000.00',
        'Credit',
        'Rs. 2,25,030.00',
      ]);
      const said = transactions.getAllByRole('status').map(({ textContent }) => textContent);
      await expect(said.join('')).toBe('');
    });
    await step('It shows only the rows that match, in capitals or not', async () => {
      await userEvent.type(
        transactions.getByRole('searchbox', { name: 'Search transactions' }),
        ' sahyadri pl ',
      );
      await expect(await transactions.findByText('14 of 474')).toBeVisible();
      // The rows and their marks follow a frame after the count.
      await waitFor(() =>
        expect(transactions.queryAllByText('SAHYADRI PL', { selector: 'mark' })).toHaveLength(14),
      );
      await expect(rowsOf(transactions)).toHaveLength(14);
      await expect(transactions.getByText('14 of 474 transactions')).toHaveRole('status');
    });
    await step('and a type', async () => {
      for (const [type, count] of [
        ['EMI', '12 of 474'],
        ['Credits', '2 of 474'],
        ['Debits', '12 of 474'],
      ] as const) {
        await userEvent.click(transactions.getByRole('combobox', { name: 'Type' }));
        await userEvent.click(await screen.findByRole('option', { name: type }));
        await expect(await transactions.findByText(count)).toBeVisible();
      }
      await userEvent.click(transactions.getByRole('combobox', { name: 'Type' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Bounces' }));
      await expect(await transactions.findByText('2 of 474')).toBeVisible();
    });
    await step('its category has the text, too', async () => {
      const box = transactions.getByRole('searchbox', { name: 'Search transactions' });
      await userEvent.click(transactions.getByRole('combobox', { name: 'Type' }));
      await userEvent.click(await screen.findByRole('option', { name: /^All/ }));
      await userEvent.clear(box);
      await userEvent.type(box, 'BOUNCED I/w');
      await expect(await transactions.findByText('4 of 474')).toBeVisible();
    });
    await step('nothing', async () => {
      await userEvent.type(transactions.getByRole('searchbox', { name: 'Search transactions' }), 'zzz');
      await expect(
        await transactions.findByText('No transaction has these words and this type.'),
      ).toBeVisible();
    });
    await step('With the search text taken away all rows are back', async () => {
      await userEvent.click(transactions.getByRole('combobox', { name: 'Type' }));
      await userEvent.click(await screen.findByRole('option', { name: /^All/ }));
      await userEvent.clear(transactions.getByRole('searchbox', { name: 'Search transactions' }));
      await waitFor(() =>
        expect(transactions.getByRole('table', { name: 'Transactions' })).toHaveAttribute(
          'aria-rowcount',
          '475',
        ),
      );
    });
  },
};

const salaried = statements.salaried();
const categories = [
  'Salary',
  'EMI Payment',
  'Bounced I/W ECS',
  'Bounced I/W ECS Charges',
  'Cash Withdrawal',
  'Card Payment',
  'Interest',
  'Transfer to LANDLORD',
  'Others',
];
const uncategorised = salaried.accounts.map(account => ({
  ...account,
  transactions: account.transactions.map(row => ({ ...row, category: '' })),
}));

export const NoneHasACategory: Story = {
  args: { state: { state: 'ready', value: { ...salaried, accounts: uncategorised } } },
  parameters: { covers: ['CR-042.a'] },
  play: async ({ canvas, step }) => {
    await step('the Transaction table has its columns where no row has a category, too', async () => {
      await expect(headersOf(panel(canvas, 'Transactions'))).toEqual(columns);
    });
  },
};

/** A row of each category alone. */
const oneOfAKind = salaried.accounts.map(account => ({
  ...account,
  transactions: account.transactions.slice(0, categories.length).map((row, index) => ({
    ...row,
    category: categories[index] ?? '',
    ...(index === 0
      ? { narration: 'NEFT CR-SALARY 2026-10', amount: rupees(62_400) }
      : { narration: 'OTHER' }),
  })),
}));

export const OneKindAlone: Story = {
  args: { state: { state: 'ready', value: { ...salaried, accounts: oneOfAKind } } },
  parameters: { covers: ['CR-042.c'] },
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('region', { name: 'Transactions' });
    await step('each kind by its name, in the colour of its category', async () => {
      const seen: string[] = [];
      for (const name of [
        'Salary',
        'EMI',
        'Bounces',
        'Charges',
        'Cash',
        'Card',
        'Interest',
        'Transfers',
        'Other',
      ]) {
        const before = region.textContent;
        await userEvent.click(within(region).getByRole('combobox', { name: 'Type' }));
        await userEvent.click(await screen.findByRole('option', { name }));
        await waitFor(() => expect(region.textContent).not.toBe(before));
        const tones = [...region.querySelectorAll<HTMLElement>('td [data-tone]')].map(mark =>
          [mark.dataset['tone'], mark.textContent].join(' '),
        );
        seen.push([name, ...tones].join(', '));
      }
      await expect(seen).toEqual([
        'Salary, approve Salary',
        'EMI, info EMI Payment',
        'Bounces, reject Bounced I/W ECS',
        'Charges, flag Bounced I/W ECS Charges',
        'Cash, neutral Cash Withdrawal',
        'Card, neutral Card Payment',
        'Interest, neutral Interest',
        'Transfers, neutral Transfer',
        'Other, neutral Others',
      ]);
    });
  },
};

export const FoundBehindTheEdge: Story = {
  parameters: { covers: ['XR-135.a'] },
  play: async ({ canvas, userEvent, step }) => {
    const transactions = panel(canvas, 'Transactions');
    const box = transactions.getByRole('searchbox', { name: 'Search transactions' });
    const narrations = () => new Set(rowsOf(transactions).map(row => textsOf(row)[1]?.replace(/20.*/, '')));
    await step(
      'where the column would hide it, a narration begins shortly before what was searched for',
      async () => {
        await userEvent.type(box, 'salary 20');
        await waitFor(() => expect([...narrations()]).toEqual(['…HAN-SALARY ']));
      },
    );
    await step('and is whole where it would not', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'landlord-r');
      await waitFor(() => expect([...narrations()]).toEqual(['UPI-LANDLORD-RENT']));
    });
  },
};

export const TenThousandTransactions: Story = {
  args: { state: { state: 'ready', value: statements.tenThousand() } },
  play: async ({ canvas, userEvent }) => {
    const transactions = panel(canvas, 'Transactions');
    await expect(transactions.getByText('10,014')).toBeVisible();
    await waitFor(() =>
      expect(transactions.getByRole('table', { name: 'Transactions' })).toHaveAttribute(
        'aria-rowcount',
        '10015',
      ),
    );
    await expect(rowsOf(transactions).length).toBeLessThan(120);
    await userEvent.type(transactions.getByRole('searchbox', { name: 'Search transactions' }), 'salary');
    await expect(await transactions.findByText('12 of 10,014')).toBeVisible();
  },
};

/** A match at the end of a long narration moves into the column; the whole narration is its title. */
export const TheMatchIsNeverCutOff: Story = {
  // As wide as the tab is beside the rail.
  decorators: [inBox({ width: 770 })],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const transactions = panel(canvas, 'Transactions');
    await userEvent.type(transactions.getByRole('searchbox', { name: 'Search transactions' }), 'sahyadri pl');
    const matches = await transactions.findAllByText('SAHYADRI PL', { selector: 'mark' });
    await expect(matches).toHaveLength(14);
    for (const match of matches) {
      const narration = match.parentElement;
      const room = narration?.getBoundingClientRect().right ?? 0;
      await expect(match.getBoundingClientRect().right).toBeLessThanOrEqual(room);
      await expect(narration?.title).toMatch(/SAHYADRI PL/);
      await expect(narration).toHaveTextContent(/^…(BIT |RTN\/)SAHYADRI PL/);
    }
  },
};

const widths = (canvas: Area) =>
  panel(canvas, 'Transactions')
    .getAllByRole('columnheader')
    .map(head => [head.textContent, Math.round(head.getBoundingClientRect().width)] as const)
    .sort((one, other) => other[1] - one[1]);

export const TheNarrationIsTheWidestColumn: Story = {
  decorators: [besideTheRail],
  play: async ({ canvas }) => {
    const [widest, next] = widths(canvas);
    await expect(widest?.[0]).toBe('Narration');
    await expect(widest?.[1]).toBeGreaterThan(1.5 * (next?.[1] ?? 0));
  },
};

export const TheNarrationBesideSalaryAndBounces: Story = {
  decorators: [inBox({ width: 1124 })],
  play: async ({ canvas }) => {
    await expect(widths(canvas)[0]?.[0]).toBe('Narration');
  },
};

export const BalancesDoNotAddUp: Story = {
  args: { state: { state: 'ready', value: statements.tampered() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The balances do not add up at 1 row')).toBeVisible();
    await expect(
      canvas.getByText(/: (Rs\. [\d,.]+) follows from the amounts, (?!\1)Rs\. [\d,.]+ is printed\.$/),
    ).toBeVisible();
  },
};

export const UnreadableRowsStayRaw: Story = {
  args: { state: { state: 'ready', value: statements.unreadable() } },
  parameters: { covers: ['CR-042.b'] },
  play: async ({ canvas, userEvent, step }) => {
    const transactions = panel(canvas, 'Transactions');
    await step('A row matches by the number of its cheque, too, which is in no narration', async () => {
      await userEvent.type(transactions.getByRole('searchbox', { name: 'Search transactions' }), '441207');
      await expect(await transactions.findByText('2026-02-31')).toBeVisible();
      await waitFor(() => expect(rowsOf(transactions)).toHaveLength(1));
    });
    await expect(textsOf(rowsOf(transactions)[0])).toEqual([
      '2026-02-31',
      'CLG CHQ',
      'Salary',
      '–',
      '–',
      'Rs. 86,400.00',
    ]);
    // Without an amount that can be read it is neither a credit nor a debit.
    for (const type of ['Credits', 'Debits']) {
      await userEvent.click(transactions.getByRole('combobox', { name: 'Type' }));
      await userEvent.click(await screen.findByRole('option', { name: type }));
      await expect(await transactions.findByText('0 of 475')).toBeVisible();
    }
  },
};
