import { PerfiosTab } from '@lending-desk/ui/statements/PerfiosTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fiveAccounts, pennyDrops, statements } from '../fixtures/statements';
import { factsOf, panel, valueOf } from '../panels';
import { expectSorts } from '../sorting';
import { rowsOf } from '../tables';
import { perfiosArgs } from './PerfiosTab.cases';

const meta = {
  title: 'Credit/Tabs/Perfios',
  component: PerfiosTab,
  args: perfiosArgs,
} satisfies Meta<typeof PerfiosTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  parameters: { states: ['ready'], covers: ['CR-036.a'] },
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'The basic details are Bank Name, Account Number, Computed EMI Date, Penny Drop account number and name',
      async () => {
        await expect(factsOf(canvasElement).slice(0, 7)).toEqual([
          'Bank Name: Sahyadri Bank, India',
          'Account Type: SAVINGS',
          'Account Number: 999151436630',
          'Computed EMI Date: 2nd of month',
          'Penny Drop account number: 999151436630',
          'Penny Drop account name: KAVYA RAGHUNATHAN',
          'Salary estimate: Rs. 62,400',
        ]);
      },
    );
    await expect(canvas.getByRole('button', { name: 'Overview', current: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy penny drop account number' })).toBeVisible();
    await expect(canvas.getByText('Accounts match')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy account number' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show account number' })).toBeNull();
  },
};

export const SeveralAccounts: Story = {
  args: { state: { state: 'ready', value: statements.twoAccounts() } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Accounts match')).toBeVisible();
    await expect(panel(canvas, 'Statement Details').getByText('2 files')).toBeVisible();
    const search = () => canvas.getByRole('searchbox', { name: 'Search transactions' });
    await userEvent.type(search(), 'rent');
    await userEvent.click(canvas.getByRole('radio', { name: 'Nilgiri Bank 9010' }));
    // Another account begins without the search of the first.
    await expect(search()).toHaveValue('');
    await expect(valueOf(canvas, 'Bank Name')).toBe('Nilgiri Bank, India');
    await expect(valueOf(canvas, 'Account Type')).toBe('SAVINGS');
    await userEvent.click(canvas.getByRole('button', { name: 'Customer Info' }));
    await expect(valueOf(panel(canvas, 'Customer Info'), 'Bank')).toBe('Nilgiri Bank, India');
    await expect(canvas.getByText('Accounts differ')).toBeVisible();
    await expect(rowsOf(panel(canvas, 'Monthly'))).toHaveLength(3);
  },
};

export const FiveAccounts: Story = {
  args: { state: { state: 'ready', value: fiveAccounts() } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: /^Sahyadri Bank/ })).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sahyadri Bank 6634' }));
    await expect(valueOf(canvas, 'Account Number')).toBe('999151436634');
  },
};

export const AnotherPennyDropAccount: Story = {
  args: { pennyDrop: pennyDrops.other },
  parameters: { covers: ['CR-036.b'] },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Accounts differ')).toBeVisible();
    await step('The statement has its own number, the penny drop its number and its name', async () => {
      await expect(valueOf(canvas, 'Account Number')).toBe('999151436630');
      await expect(valueOf(canvas, 'Penny Drop account number')).toBe('999151436631');
      await expect(valueOf(canvas, 'Penny Drop account name')).toBe('RAGHU NATHAN');
      await expect(canvas.queryByText('Accounts match')).toBeNull();
    });
  },
};

export const NoPennyDrop: Story = {
  args: { pennyDrop: null },
  parameters: { covers: ['CR-036.a', 'CR-036.b'] },
  play: async ({ canvas, step }) => {
    await step(
      'Without a penny drop its number and name are none, and not those of the statement',
      async () => {
        await expect(canvas.getByText('Accounts not compared')).toBeVisible();
        await expect(valueOf(canvas, 'Account Number')).toBe('999151436630');
        await expect(valueOf(canvas, 'Penny Drop account number')).toBe('–');
        await expect(valueOf(canvas, 'Penny Drop account name')).toBe('–');
      },
    );
  },
};

export const TransactionsSearched: Story = {
  parameters: { states: ['ready'], covers: ['XR-101.c'] },
  play: async ({ canvas, userEvent, step }) => {
    const transactions = panel(canvas, 'Transactions');
    await step('sorted by each column but the narration and what follows from the amount', async () => {
      const table = transactions.getByRole('table', { name: 'Transactions' });
      await expectSorts(table, { userEvent }, ['Date', 'Category', 'Amount', 'Balance']);
    });
    await userEvent.type(transactions.getByRole('searchbox', { name: 'Search transactions' }), 'sahyadri pl');
    await expect(
      (await transactions.findAllByText('SAHYADRI PL', { selector: 'mark' })).length,
    ).toBeGreaterThan(5);
    await expect(canvas.getByRole('slider', { name: 'Closing balance by day' })).toBeVisible();
  },
};
