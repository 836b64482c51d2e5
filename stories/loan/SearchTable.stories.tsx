import { businessDate } from '@lending-desk/domain/calendar';
import { SearchTable } from '@lending-desk/ui/loan/SearchTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { searchRows } from '../fixtures/search';
import { headersOf, rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Customer Support/Parts/Search table',
  component: SearchTable,
  argTypes: {
    shows: { options: ['search', 'customer', 'disbursed'], control: 'inline-radio' },
    height: { options: ['fill', 'content'], control: 'inline-radio' },
  },
  args: { label: 'Loans found', shows: 'search', rows: searchRows.one, height: 'content', onOpen: fn() },
} satisfies Meta<typeof SearchTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One loan, as a search finds it. */
export const Found: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const row = within(canvas.getByRole('grid', { name: 'Loans found' })).getByRole('row', {
      name: /482190/,
    });
    await step('a loan is shown in one row, its amounts with Rs.', async () => {
      await expect(
        within(row)
          .getAllByRole('cell')
          .slice(0, 8)
          .map(cell => cell.textContent),
      ).toEqual([
        '1',
        '482190',
        '19 Nov 2026',
        'Kavya Raghunathan',
        'Rs. 62,400',
        'Rs. 1,50,000',
        'Bank statements submitted',
        'On hold',
      ]);
    });
    await step('a click on the row opens its loan', async () => {
      await userEvent.click(row);
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
      await expect(args.onOpen).toHaveBeenCalledWith(searchRows.one[0]);
    });
  },
};

/** The loans of one customer have fewer columns. */
export const OfOneCustomer: Story = {
  args: { shows: 'customer' },
  play: async ({ canvas }) => {
    await expect(headersOf(canvas).slice(0, 5)).toEqual([
      ...['Loan id', 'Application status', 'Started on', 'Amount applied', 'Approval status'],
    ]);
  },
};

/** At collections a loan that is not disbursed says why it does not open. */
export const OfOneCustomerAtCollections: Story = {
  args: {
    shows: 'disbursed',
    rows: searchRows.one.flatMap(row => [
      row,
      { ...row, loanId: 482_191, approvalStatus: 'DISBURSED' as const },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas).map(row => textsOf(row, 5))).toEqual([
      [
        '482190',
        'Bank statements submitted',
        '19 Nov 2026',
        'Rs. 1,50,000',
        'On hold Not disbursed: collections opens disbursed loans only',
      ],
      ['482191', 'Bank statements submitted', '19 Nov 2026', 'Rs. 1,50,000', 'Disbursed'],
    ]);
  },
};

export const WithTheNumberOfEachCustomer: Story = {
  args: {
    phoneTo: phone => `/loan-management/customers/${phone}`,
    rows: searchRows.one.flatMap(row => [
      { ...row, followUpDueOn: businessDate('2026-11-19') },
      { ...row, loanId: 482_191, primaryPhone: '' },
    ]),
  },
  play: async ({ canvas, step }) => {
    const [first, second] = rowsOf(canvas);
    await step('it leads to all their loans, and a follow-up that is due is said', async () => {
      const phone = searchRows.one[0]?.primaryPhone;
      await expect(textsOf(first)[3]).toBe(`Kavya Raghunathan${phone}Follow-up due`);
      await expect(canvas.getByRole('link', { name: `Loans of ${phone}` })).toHaveAttribute(
        'href',
        `/loan-management/customers/${phone}`,
      );
      await expect(canvas.getByTitle('Since 19 Nov 2026')).toBeVisible();
    });
    await step('without a number there is no link', async () => {
      await expect(textsOf(second)[3]).toBe('Kavya Raghunathan');
    });
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    await expect(canvas.queryByText('482190')).toBeNull();
  },
};
