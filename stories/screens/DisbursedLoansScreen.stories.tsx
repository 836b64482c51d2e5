import { DisbursedLoansScreen } from '@lending-desk/ui/screens/DisbursedLoansScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inWindow } from '../inBox';
import { disbursedArgs } from './DisbursedLoansScreen.cases';
import { disbursed } from '../fixtures/disbursed';
import { expectInLine } from '../inLine';
import { headersOf, rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Collections/Screens/Disbursed loans',
  component: DisbursedLoansScreen,
  args: disbursedArgs,
  decorators: [inWindow],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DisbursedLoansScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const documented = ['Id', 'Loan id', 'Disbursal date', 'Full name', 'Amount applied', 'EMIs', 'EMI day'];

export const MostOverdueFirst: Story = {
  parameters: {
    states: ['ready'],
    covers: [
      ...['CO-001.a', 'CO-002.a', 'CO-002.b', 'CO-002.c', 'CO-003.a', 'CO-003.b', 'CO-003.c', 'CO-003.d'],
      ...['CO-003.e', 'CO-003.f', 'SH-059.b', 'SH-062.b', 'M6.h'],
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The Collections screen is titled disbursed applications', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^disbursed applications$/i);
      await expect(canvas.getByText('This page: 25 loans, 9 past due')).toBeVisible();
      await expect(canvas.queryByText('Sorry, nothing to display here :(')).toBeNull();
    });
    await step('A loan search, a year and month filter and a paginated table', async () => {
      await expect(canvas.getByRole('form', { name: 'Search' })).toBeVisible();
      await expect(canvas.getByRole('group', { name: 'Disbursed in' })).toBeVisible();
      await expect(
        within(canvas.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Page 2' }),
      ).toBeVisible();
    });
    await step(
      'The row columns id, loanId, disbursalDate, fullName, amountApplied, emis, emiDay',
      async () => {
        const heads = headersOf(canvas);
        await expect(heads.slice(0, documented.length)).toEqual(documented);
        // The last one is the hidden column of what Enter does.
        await expect(heads.slice(documented.length)).toEqual([
          'Days past due',
          'Class',
          'Overdue',
          'Promise',
          'Action',
        ]);
      },
    );
    await step('Each cell shows its own field of its own row', async () => {
      const [first, second] = rowsOf(canvas).map(row => textsOf(row));
      await expect(first?.slice(1, 10)).toEqual([
        '460644',
        '15 Jan 2026',
        'Joseph Fernandes',
        'Rs. 1,25,000',
        '1 of 36',
        '1',
        '90+96',
        'NPA',
        'Rs. 24,000',
      ]);
      await expect(second?.slice(5, 7)).toEqual(['2 of 36', '2']);
    });
    await step('The amounts are as of the last day-end', async () => {
      await expect(canvas.getByText('Overdue amounts as of the day-end of 20 Nov 2026')).toBeVisible();
    });
    await step('Pagination shows 10 pages at once', async () => {
      const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
      await expect(pages.getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(10);
      // As many as the ageing counts.
      await expect(canvas.getByText('Rows 1 to 25 of 1,383')).toBeVisible();
      await userEvent.click(pages.getByRole('button', { name: 'Page 2' }));
      await expect(args.onPage).toHaveBeenCalledWith(2);
    });
    await step('A row click opens its loan', async () => {
      await userEvent.click(canvas.getByText('460643'));
      await expect(args.onOpen).toHaveBeenCalledWith(disbursed.page[1]);
    });
  },
};

export const AgeingNarrowsTheList: Story = {
  parameters: { covers: ['XR-046.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const ageing = within(canvas.getByRole('region', { name: 'Ageing' }));
    await step('Each bucket says how many loans are in it and what they owe', async () => {
      await expect(ageing.getAllByRole('button').map(part => part.textContent)).toEqual([
        '0 days1,214 loans, Rs. 0',
        '1-15 days96 loans, Rs. 4,12,500',
        '15-31 days41 loans, Rs. 3,05,201',
        '31-60 days22 loans, Rs. 2,88,000',
        '60-90 days9 loans, Rs. 1,90,400',
        '90+ days1 loan, Rs. 61,750',
      ]);
    });
    await step('A part narrows the list to its bucket', async () => {
      await userEvent.click(ageing.getByRole('button', { name: /^31-60/ }));
      await expect(args.onFilter).toHaveBeenCalledWith({ bucket: '31-60' });
    });
  },
};

export const NarrowedToABucket: Story = {
  args: {
    filter: { year: null, month: null, bucket: '90+', class: null, owner: null, sort: 'amount' },
    list: { state: 'ready', rows: disbursed.page.slice(0, 1) },
  },
  parameters: { covers: ['CO-001.a', 'CO-002.a', 'CO-002.b', 'CO-002.c', 'XR-046.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const part = canvas.getByRole('button', { name: /^90\+/ });
    await step('The part that is chosen says so, and no other', async () => {
      await expect(part).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([part]);
      await expect(canvas.getByText('This page: 1 loan, 1 past due')).toBeVisible();
      await expect(canvas.getByText('Rows 1 to 1 of 1')).toBeVisible();
    });
    await step('The heading, the search and the year and month filter stay', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^disbursed applications$/i);
      await expect(canvas.getByRole('form', { name: 'Search' })).toBeVisible();
      const month = within(canvas.getByRole('group', { name: 'Disbursed in' }));
      await expect(month.getByRole('combobox', { name: 'Year' })).toBeEnabled();
    });
    await step('The narrowed list of loans has its pages, too', async () => {
      const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
      await expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    });
    await step('Pressed again it shows all loans', async () => {
      await userEvent.click(part);
      await expect(args.onFilter).toHaveBeenCalledWith({ bucket: null });
    });
    await step('Another part that is pressed narrows the list to its bucket', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^31-60/ }));
      await expect(args.onFilter).toHaveBeenLastCalledWith({ bucket: '31-60' });
    });
    await step('Clear filters keeps the order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(args.onFilter).toHaveBeenLastCalledWith({
        year: null,
        month: null,
        bucket: null,
        class: null,
        owner: null,
      });
    });
  },
};

export const ByClassAndAmount: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The class narrows the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Class: any' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'SMA-2' }));
      await expect(args.onFilter).toHaveBeenCalledWith({ class: 'SMA-2' });
    });
    await step('And whose last comment or call it was', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Worked by: anyone' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Mine' }));
      await expect(args.onFilter).toHaveBeenLastCalledWith({ owner: 'mine' });
    });
    await step('The largest overdue amount may come first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sort: days past due' }));
      const largest = await screen.findByRole('menuitemradio', { name: 'Overdue amount', checked: false });
      await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Days past due');
      await userEvent.click(largest);
      await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'amount' });
    });
    await step('Or the promises of today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sort: days past due' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Promise' }));
      await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'promise' });
    });
  },
};

export const PromisesInTheirRows: Story = {
  parameters: { covers: ['CO-001.a', 'CO-002.c', 'SH-060.c', 'XR-061.a'] },
  args: {
    filter: { ...disbursedArgs.filter, owner: 'mine', sort: 'promise' },
    selectedKey: '460643',
    onHover: fn(),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('One’s own loans have the same heading', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^disbursed applications$/i);
    });
    await step('How many are one’s own is not counted: the assumed total stands', async () => {
      await expect(canvas.getByText('Rows 1 to 25 of about 300')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Worked by: me' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    });
    await step('The row that was opened last is selected, and the pointer prepares another', async () => {
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('460643');
      await userEvent.hover(canvas.getByText('460644'));
      await waitFor(() => expect(args.onHover).toHaveBeenCalledWith(disbursed.page[0]));
    });
    await step('A row says what was promised, and what became of it', async () => {
      const promises = rowsOf(canvas).map(row => textsOf(row).at(10));
      await expect(promises.slice(0, 5)).toEqual([
        '–',
        'Rs. 9,000 by 21 Nov',
        'Rs. 14,000.50 broken',
        'Rs. 9,000 kept',
        '–',
      ]);
    });
  },
};

export const MonthOfDisbursal: Story = {
  parameters: { covers: ['SH-067.a', 'SH-067.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const month = within(canvas.getByRole('group', { name: 'Disbursed in' }));
    const choose = async (label: string, option: string) => {
      await userEvent.click(month.getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await step('Apply Filter is not there when only the year is chosen', async () => {
      await choose('Year', '2026');
      await expect(month.queryByRole('button', { name: 'Apply Filter' })).toBeNull();
    });
    await step('It is there when both are chosen, and applies them', async () => {
      await choose('Month', 'January');
      await expect(args.onFilter).not.toHaveBeenCalled();
      await userEvent.click(month.getByRole('button', { name: 'Apply Filter' }));
      await expect(args.onFilter).toHaveBeenCalledWith({ year: 2026, month: 1 });
    });
  },
};

export const SearchTyped: Story = {
  args: { draft: { type: 'phone', text: '+91 98765-43210' } },
  parameters: { covers: ['SH-063.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Search' }));
    await step('The search type choice has the items Mobile Number and Loan Id', async () => {
      await userEvent.click(form.getByRole('combobox', { name: 'Search by' }));
      await expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual([
        'Mobile Number',
        'Loan Id',
      ]);
      await userEvent.keyboard('{Escape}');
    });
    await step('Submit stands beside the text, so that the list stays where it is', async () => {
      await expectInLine(form.getByRole('button', { name: 'Submit' }), form.getByRole('searchbox'));
    });
    await step('A phone in any spelling is searched by its ten digits', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Submit' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '9876543210' });
    });
  },
};

export const NothingTyped: Story = {
  parameters: { covers: ['SH-063.b'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('Before one is chosen, too, the choice has the items Mobile Number and Loan Id', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Search by' }));
      await expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual([
        'Mobile Number',
        'Loan Id',
      ]);
      await userEvent.keyboard('{Escape}');
    });
    await step('Without type and text there is no Submit button', async () => {
      await expect(canvas.getByRole('form', { name: 'Search' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull();
    });
  },
};
