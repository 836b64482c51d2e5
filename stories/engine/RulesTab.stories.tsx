import { zeroPaise } from '@lending-desk/domain/money';
import { RulesTab } from '@lending-desk/ui/engine/RulesTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { bank, loading, rules } from '../fixtures/engine';
import { inColumn } from '../inBox';
import { type Area, factsOf, valueOf } from '../panels';
import { rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Credit/Tabs/Rules',
  component: RulesTab,
  args: { rules: rules.usual, bank: bank.usual, onTryAgain: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof RulesTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = (canvas: Area) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector('td')?.textContent);
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const NameValueAndResult: Story = {
  parameters: {
    states: ['ready'],
    covers: ['CR-048.a', 'CR-048.b', 'CR-050.a', 'CR-050.b', 'CR-050.c', 'CR-170.a'],
  },
  play: async ({ canvas, step }) => {
    await step('columns', async () => {
      const headers = canvas.getAllByRole('columnheader').map(header => header.textContent);
      await expect(headers.slice(0, 3)).toEqual(['Rule name', 'Data value', 'Result']);
    });
    await step('the most severe first, each with its value and its result in words', async () => {
      await expect(rowsOf(canvas).map(row => textsOf(row, 3).join(' | '))).toEqual([
        'Enquiries in 30 days | 9 | Reject',
        'Bureau score | 612 | Flag',
        'Age | 32 years | Approve',
        'Monthly income | Rs. 62,400 | Approve',
        'Bounces in 3 months | 0 | Approve',
        'FOIR | 31.4% | Approve',
        'Name match | 96% | Approve',
      ]);
      const tones = ['Reject', 'Flag', 'Approve'].map(
        word => within(canvas.getByRole('grid')).getAllByText(word)[0]?.parentElement?.dataset['tone'],
      );
      await expect(tones).toEqual(['reject', 'flag', 'approve']);
    });
  },
};

export const IncomeAndObligations: Story = {
  parameters: { covers: ['CR-051.a'] },
  play: async ({ canvas, step }) => {
    await step('The bank rule engine result also supplies income and total obligation', async () => {
      await expect(factsOf(canvas.getByRole('region', { name: 'Bank rule engine' }))).toEqual([
        'Income: Rs. 62,400',
        'Total obligation: Rs. 14,20022.76% of the income',
      ]);
    });
  },
};

export const NoIncomeAndNoObligations: Story = {
  args: { bank: { state: 'ready', value: { income: zeroPaise, obligations: zeroPaise } } },
  parameters: { covers: ['CR-051.a'] },
  play: async ({ canvas, step }) => {
    await step('an income of 0 and no obligation are figures, and not missing', async () => {
      const panel = within(canvas.getByRole('region', { name: 'Bank rule engine' }));
      await expect(valueOf(panel, 'Income')).toBe('Rs. 0');
      await expect(valueOf(panel, 'Total obligation')).toMatch(/^Rs\. 0/);
    });
  },
};

export const TheKeyboardOpensARow: Story = {
  parameters: { covers: ['CR-049.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Rows of the rules tab open with the keyboard as with a click', async () => {
      const row = canvas.getByRole('row', { name: /Bureau score/ });
      row.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await dialogOf('Bureau score');
      await expect(dialog.getByText('612 is below the limit of 650: out')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(row).toHaveFocus());
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('Another row opens its own rule', async () => {
      await userEvent.click(canvas.getByText('Enquiries in 30 days'));
      const dialog = await dialogOf('Enquiries in 30 days');
      await expect(dialog.queryByText('612 is below the limit of 650: out')).toBeNull();
    });
  },
};

export const FilteringByResult: Story = {
  play: async ({ canvas, userEvent }) => {
    const choices = canvas.getAllByRole('radio').map(radio => radio.parentElement?.textContent);
    await expect(choices).toEqual(['All 7', 'Reject 1', 'Flag 1', 'Approve 5']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Flag 1' }));
    await expect(namesOf(canvas)).toEqual(['Bureau score']);
    await userEvent.click(canvas.getByRole('radio', { name: 'All 7' }));
    await expect(namesOf(canvas)).toHaveLength(7);
  },
};

export const NothingPassesTheFilter: Story = {
  args: { rules: rules.allApproved },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Reject 0' }));
    await expect(canvas.getByText('No rule says Reject.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all rules' }));
    await expect(namesOf(canvas)).toHaveLength(2);
  },
};

export const NotAvailable: Story = {
  args: { rules: rules.unavailable, bank: bank.missing },
  parameters: { states: ['error'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Result not available. Please try again later')).toBeVisible();
    await expect(canvas.getByText('The bank rule engine sent no financial data.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { rules: loading, bank: loading },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Rule results' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NoRules: Story = {
  args: { rules: rules.empty, bank: bank.partly },
  parameters: { covers: ['CR-051.a'], states: ['empty'] },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    const panel = within(canvas.getByRole('region', { name: 'Bank rule engine' }));
    await step('Income that is not there is not shown as another', async () => {
      await expect(valueOf(panel, 'Income')).toBe('–');
      await expect(valueOf(panel, 'Total obligation')).toBe('Rs. 14,200');
    });
  },
};

export const Unreadable: Story = {
  args: { rules: rules.broken, bank: bank.broken },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rule results could not be read')).toBeVisible();
    await expect(canvas.getByText('The financial data could not be read')).toBeVisible();
  },
};

export const LongestData: Story = {
  args: { rules: rules.longest },
  globals: { viewport: { value: 'laptop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 99,99,999.99')).toBeVisible();
    await expect(canvas.getByText(/^Three employers and four addresses .*…$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TryingAgain: Story = {
  args: { rules: rules.unavailable, bank: bank.missing, trying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trying' }));
    await expect(args.onTryAgain).not.toHaveBeenCalled();
  },
};
