import { LoanQueueScreen } from '@lending-desk/ui/screens/LoanQueueScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { queuePage } from '../fixtures/queue';
import { fitsTheWindow } from './inShell';
import { inCreditShell, queueArgs } from './LoanQueueScreen.cases';

const meta = {
  title: 'Credit/Screens/Loan queue',
  component: LoanQueueScreen,
  args: queueArgs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inCreditShell],
} satisfies Meta<typeof LoanQueueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllCases: Story = {
  parameters: { states: ['ready'], covers: ['CR-009.a', 'CR-010.a'] },
  play: async ({ canvas, step }) => {
    await step('what the page holds', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All Cases');
      await expect(canvas.getByText('This page: 25 cases, 8 unassigned, oldest 43 h')).toBeVisible();
    });
    await step('500 cases are assumed, 25 on a page', async () => {
      await expect(canvas.getByText('Rows 1 to 25 of about 500')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Page 20' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Page 21' })).toBeNull();
    });
    await step('the list fills the window', async () => {
      const pages = canvas.getByRole('navigation', { name: 'Pages' });
      await expect(window.innerHeight - pages.getBoundingClientRect().bottom).toBeLessThan(32);
    });
  },
};

export const SearchingByLoanId: Story = {
  parameters: { covers: ['CR-001.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('LoansList has a search box by loan id', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Search by loan id' }));
      await userEvent.paste('482190');
      await expect(args.onSearch).toHaveBeenCalledWith('482190');
    });
  },
};

export const Exporting: Story = {
  parameters: { covers: ['CR-002.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('LoansList has an export button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
    await step('and a button that opens the saved views', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
      await expect(args.onViews).toHaveBeenCalledOnce();
      await expect(args.onExport).toHaveBeenCalledOnce();
    });
  },
};

export const OpeningACase: Story = {
  parameters: { covers: ['CR-005.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('by a press', async () => {
      await userEvent.click(canvas.getByText('482192'));
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ loanId: 482192 }));
    });
    await step('by the keyboard', async () => {
      await userEvent.keyboard('jj');
      const row = canvas.getByRole('row', { name: /482190/ });
      row.focus();
      await expect(within(row).getByText('Open and assign')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ loanId: 482190 }));
    });
  },
};

export const BackFromACase: Story = {
  args: { selectedKey: '482183' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('482183');
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('row', { name: /482183/ })).toHaveFocus();
  },
};

export const OneCase: Story = {
  args: { list: { state: 'ready', rows: queuePage.slice(0, 1) }, total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page: 1 case, 1 unassigned, oldest 5 h')).toBeVisible();
    await expect(canvas.getByText('Rows 1 to 1 of 1')).toBeVisible();
  },
};

export const ComfortableRows: Story = {
  args: { density: 'comfortable' },
  globals: { density: 'comfortable', viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Comfortable rows' })).toBeChecked();
    await expect(canvas.getByRole('row', { name: /482194/ }).getBoundingClientRect().height).toBe(40);
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact rows' }));
    await expect(args.onDensity).toHaveBeenCalledWith('compact');
  },
};

export const TurningThePage: Story = {
  args: { page: 2, total: 61 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Rows 26 to 50 of 61')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^26 482194/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

export const UpTo25PageNumbers: Story = {
  args: { page: 40, total: 2000 },
  parameters: { covers: ['CR-010.a'] },
  play: async ({ canvas, step }) => {
    await step('The loan queue pagination shows up to 25 pages', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(25);
      await expect(canvas.getByRole('button', { name: 'Page 40' })).toHaveAttribute('aria-current', 'page');
      await expect(fitsTheWindow()).toBe(true);
    });
  },
};
