import { CustomerSearchScreen } from '@lending-desk/ui/screens/CustomerSearchScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { searchRows } from '../fixtures/search';
import { expectNothingSideways } from '../sideways';
import { firstPage, searchArgs, Typing } from './CustomerSearchScreen.cases';
import { inShell } from './inShell';
import { useArg } from '../useArg';
import { headersOf } from '../tables';

const meta = {
  title: 'Customer Support/Screens/Customer search',
  tags: ['!autodocs'],
  component: CustomerSearchScreen,
  args: searchArgs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: Typing,
} satisfies Meta<typeof CustomerSearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  args: {
    draft: { type: 'loanId', text: '482190' },
    found: { state: 'ready', rows: searchRows.one, about: 'Loan Id 482190', ...firstPage },
    onClear: fn(),
  },
  parameters: { covers: ['SH-064.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const rows = within(canvas.getByRole('grid', { name: 'Loans found' })).getAllByRole('row');
    await expect(rows).toHaveLength(2);
    await expect(canvas.getByText('Searched by Loan Id 482190')).toBeVisible();
    await expect(canvas.queryByRole('grid', { name: 'Loans' })).toBeNull();
    await step(
      'with type and text filled the Submit button is there beside Show all loans, too',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
        await expect(args.onSubmit).toHaveBeenCalledWith({ loanId: 482_190 });
      },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all loans' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

const many = searchRows.page.flatMap(row => [0, 1].map(half => ({ ...row, loanId: row.loanId * 10 + half })));

export const ManyAreFound: Story = {
  args: {
    draft: { type: 'phone', text: '9876543210' },
    found: { state: 'ready', rows: many, about: 'Mobile Number 9876543210', ...firstPage, page: 9 },
    onClear: fn(),
    phoneTo: phone => `/loan-management/customer-loans/${phone}`,
  },
  parameters: { covers: ['CS-004.a'] },
  render: args => {
    const [page, setPage] = useArg(args.found?.page ?? 1);
    return <Typing {...args} found={args.found && { ...args.found, page, onPage: setPage }} />;
  },
  play: async ({ canvas, step, userEvent }) => {
    const table = () => within(canvas.getByRole('grid', { name: 'Loans found' }));
    await step('a page behind the end is the last one', async () => {
      await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      await expect(table().getAllByRole('row')).toHaveLength(many.length - 25 + 1);
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    });
    await step('what was found has its pages', async () => {
      await expect(table().getAllByRole('row')).toHaveLength(26);
      await expect(canvas.getByText(`Rows 1 to 25 of ${many.length}`)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
      await expect(table().getAllByRole('row')).toHaveLength(many.length - 25 + 1);
      await expect(table().queryByText(String(many[0]?.loanId))).toBeNull();
    });
    await step('the number of a customer leads to all their loans', async () => {
      const [link] = table().getAllByRole('link', { name: /^Loans of / });
      await expect(link?.getAttribute('href')).toMatch(/^\/loan-management\/customer-loans\/\d{10}$/);
    });
  },
};

export const Searching: Story = {
  args: { draft: { type: 'loanId', text: '482190' }, searching: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what is being searched is not sent again', async () => {
      await expect(canvas.getByRole('button', { name: 'Searching' })).toHaveAttribute('aria-busy', 'true');
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search text' }), '{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const NothingFound: Story = {
  args: { found: { state: 'ready', rows: [], about: 'Mobile Number 9876500000', ...firstPage } },
  parameters: { covers: ['SH-059.a'] },
  play: async ({ canvas, step }) => {
    await step("An empty table reads 'Sorry, nothing to display here :('", async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    });
    await expect(canvas.getByText('No loan has this mobile number, loan id or e-mail.')).toBeVisible();
  },
};

export const SearchFailed: Story = {
  args: {
    found: { state: 'failed', retry: { onTryNow: fn() }, about: 'Mobile Number 9876500000', ...firstPage },
  },
  parameters: { covers: ['SH-058.b'] },
  play: async ({ canvas, step }) => {
    await step("A failed search shows 'Error in fetching loans. Please try again later'", async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Error in fetching loans. Please try again later',
      );
    });
  },
};

export const ListFailedAndIsRetried: Story = {
  args: {
    list: {
      state: 'failed',
      retry: { secondsLeft: 4, attempt: 3, attempts: 10, onTryNow: fn(), onStop: fn() },
    },
  },
  parameters: { states: ['error'], covers: ['SH-058.c'] },
  play: async ({ canvas, userEvent, args, step }) => {
    await step("A failed list fetch shows 'Error in fetching loans. Please try again later'", async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Error in fetching loans. Please try again later',
      );
    });
    await expect(canvas.getByRole('timer')).toHaveTextContent(/4 s.*3 of 10/);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    const { list } = args;
    await expect(list.state === 'failed' && list.retry?.onStop).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { list: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Loans' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const EmptyList: Story = {
  args: { list: { state: 'ready', rows: [] }, page: 4 },
  parameters: { states: ['empty'], covers: ['CS-003.a', 'SH-059.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Without a loan the table has the same columns', async () => {
      await expect(headersOf(canvas).slice(0, 8)).toEqual([
        ...['#', 'Loan id', 'Started on', 'Full name', 'Monthly income', 'Loan amount'],
        ...['Application status', 'Approval status'],
      ]);
    });
    await step("An empty table reads 'Sorry, nothing to display here :('", async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    });
    await step('A page behind the end says so, and leads back to the first', async () => {
      await expect(canvas.getByText('The list ends before page 4.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }));
      await expect(args.onPage).toHaveBeenCalledWith(1);
    });
  },
};

export const AddressThatMeansNothing: Story = {
  args: { list: { state: 'ready', rows: [] }, fault: 'There is no approval status “SOLD”.' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('It is named, no page is offered, and one press shows all loans', async () => {
      await expect(canvas.getByText('There is no approval status “SOLD”.')).toBeVisible();
      await expect(canvas.queryByRole('navigation')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Show all loans' }));
      await expect(args.onShowAll).toHaveBeenCalledOnce();
    });
  },
};

export const LongestRealisticData: Story = {
  parameters: { states: ['longest'] },
  args: { list: { state: 'ready', rows: searchRows.longest } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Rs. 99,99,99,999').length).toBeGreaterThan(5);
    await expectNothingSideways();
  },
};

/** The filters take one row there, beside the narrow sidebar. */
export const OnALaptop: Story = {
  decorators: [inShell({ address: '/loan-management/search/', breadcrumb: [{ label: 'Customer Search' }] })],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const apply = canvas.getByRole('button', { name: 'Apply Filter' }).getBoundingClientRect();
    const due = canvas.getByRole('checkbox', { name: 'Follow-up due' }).getBoundingClientRect();
    await expect(due.top).toBeLessThan(apply.bottom);
  },
};
