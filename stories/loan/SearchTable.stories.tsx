import { SearchTable } from '@lending-desk/ui/loan/SearchTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { searchRows } from '../fixtures/search';

const meta = {
  title: 'Customer Support/Parts/Search table',
  component: SearchTable,
  argTypes: {
    shows: { options: ['search', 'customer'], control: 'inline-radio' },
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
    const heads = canvas.getAllByRole('columnheader').map(head => head.textContent);
    await expect(heads).toContain('Amount applied');
    await expect(heads).not.toContain('Full name');
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
    await expect(canvas.queryByText('482190')).toBeNull();
  },
};
