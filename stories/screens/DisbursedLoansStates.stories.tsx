import { Button } from '@lending-desk/ui/primitives/Button';
import {
  DisbursedLoansScreen,
  type DisbursedLoansScreenProps,
} from '@lending-desk/ui/screens/DisbursedLoansScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { inWindow } from '../inBox';
import { disbursedArgs } from './DisbursedLoansScreen.cases';
import { disbursed } from '../fixtures/disbursed';
import { longestName } from '../fixtures/longestName';
import { headersOf } from '../tables';

const meta = {
  title: 'Collections/Screens/Disbursed loans',
  tags: ['!autodocs'],
  component: DisbursedLoansScreen,
  args: disbursedArgs,
  decorators: [inWindow],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DisbursedLoansScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchFoundNothing: Story = {
  args: {
    draft: { type: 'loanId', text: '99' },
    searchFailure: 'No loan has this mobile number or loan id',
    filter: { ...disbursedArgs.filter, class: 'SMA-2' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Class: SMA-2' })).toBeVisible();
    // The ageing does not count classes.
    await expect(canvas.getByText('Rows 1 to 25 of about 300')).toBeVisible();
    await expect(canvas.getByText('No loan has this mobile number or loan id')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Disbursed loans' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { list: { state: 'loading' }, ageing: null },
  parameters: { states: ['loading'], covers: ['CO-002.a', 'CO-002.b', 'SH-059.b'] },
  play: async ({ canvas, step }) => {
    await step('The search and the year and month filter are offered while the list is read', async () => {
      await expect(canvas.getByRole('form', { name: 'Search' })).toBeVisible();
      const filter = within(canvas.getByRole('group', { name: 'Disbursed in' }));
      await expect(filter.getByRole('combobox', { name: 'Year' })).toBeEnabled();
    });
    await step(
      "A table that is still loading does not read 'Sorry, nothing to display here :('",
      async () => {
        await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
        // How many pages there are is not said before it is counted.
        await expect(canvas.queryByRole('button', { name: 'Page 1' })).toBeNull();
        await expect(canvas.queryByText('Sorry, nothing to display here :(')).toBeNull();
      },
    );
  },
};

export const Empty: Story = {
  args: { list: { state: 'ready', rows: [] } },
  parameters: { states: ['empty'], covers: ['CO-003.a', 'SH-059.a'] },
  play: async ({ canvas, step }) => {
    await step('Without a loan the table has its documented columns first', async () => {
      await expect(headersOf(canvas).slice(0, 7)).toEqual([
        ...['Id', 'Loan id', 'Disbursal date', 'Full name', 'Amount applied', 'EMIs', 'EMI day'],
      ]);
    });
    await step("An empty table reads 'Sorry, nothing to display here :('", async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
      await expect(canvas.getByText('No loan is disbursed yet.')).toBeVisible();
    });
  },
};

export const PastTheEnd: Story = {
  args: { list: { state: 'ready', rows: [] }, page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The list ends before page 12.')).toBeVisible();
  },
};

const onTryNow = fn();

export const FetchFailed: Story = {
  parameters: { states: ['error'], covers: ['CO-002.a', 'CO-002.b'] },
  args: {
    list: {
      state: 'failed',
      message: 'The ledger is being restored',
      retry: { secondsLeft: 4, attempt: 3, attempts: 10, onTryNow },
    },
    ageing: null,
    ageingFailure: { message: 'The ledger is being restored', onRetry: fn() },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('A failed list shows the last of the errorMessages', async () => {
      const [ofAgeing, ofList] = canvas.getAllByRole('alert');
      await expect(ofAgeing).toHaveTextContent(/^The ledger is being restored$/);
      await expect(ofList).toHaveTextContent(/^The ledger is being restored$/);
      await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    });
    await step('The search and the year and month filter are offered all the same', async () => {
      const search = within(canvas.getByRole('form', { name: 'Search' }));
      await expect(search.getByRole('searchbox', { name: 'Search text' })).toBeEnabled();
      const filter = within(canvas.getByRole('group', { name: 'Disbursed in' }));
      await expect(filter.getByRole('combobox', { name: 'Year' })).toBeEnabled();
      await expect(filter.getByRole('combobox', { name: 'Month' })).toBeEnabled();
    });
    await expect(canvas.getByRole('timer')).toHaveTextContent('Trying again in 4 s, attempt 3 of 10');
    await step('List and ageing are tried again apart', async () => {
      const ageing = within(canvas.getByRole('region', { name: 'Ageing' }));
      const [first, second] = canvas.getAllByRole('button', { name: 'Try now' });
      await expect(ageing.getByRole('button', { name: 'Try now' })).toBe(first);
      if (second) await userEvent.click(second);
      await expect(onTryNow).toHaveBeenCalledOnce();
    });
  },
};

export const FetchFailedWithoutWords: Story = {
  args: { list: { state: 'failed', retry: { onTryNow: fn() } } },
  parameters: { covers: ['CO-009.b', 'SH-058.d'] },
  play: async ({ canvas, step }) => {
    await step(
      "Without an entry in errorMessages the text is 'Error in fetching loans. Please try again later'",
      async () => {
        await expect(canvas.getByRole('alert')).toHaveTextContent(
          /^Error in fetching loans\. Please try again later$/,
        );
      },
    );
  },
};

export const NothingKnown: Story = {
  args: {
    list: { state: 'ready', rows: disbursed.missing },
    filter: { ...disbursedArgs.filter, year: 2026, month: 3 },
    ageing: null,
  },
  play: async ({ canvas, step }) => {
    await step('The month of the address is chosen, and its loans are not counted', async () => {
      const month = within(canvas.getByRole('group', { name: 'Disbursed in' }));
      await expect(month.getByRole('combobox', { name: 'Year' })).toHaveTextContent('2026');
      await expect(month.getByRole('combobox', { name: 'Month' })).toHaveTextContent('March');
      await expect(canvas.getByText(/ of about 300$/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Page 2' })).toBeVisible();
    });
  },
};

function TwoViews(props: DisbursedLoansScreenProps) {
  const [month, setMonth] = useState(3);
  return (
    <>
      <Button onClick={() => setMonth(7)}>Loans of July</Button>
      <DisbursedLoansScreen {...props} filter={{ ...props.filter, year: 2026, month }} />
    </>
  );
}

export const AnotherViewOpened: Story = {
  render: args => <TwoViews {...args} />,
  parameters: { covers: ['XR-010.g'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('The month that is chosen is that of the view that was opened last', async () => {
      const month = within(canvas.getByRole('group', { name: 'Disbursed in' }));
      await expect(month.getByRole('combobox', { name: 'Month' })).toHaveTextContent('March');
      await userEvent.click(canvas.getByRole('button', { name: 'Loans of July' }));
      await expect(month.getByRole('combobox', { name: 'Month' })).toHaveTextContent('July');
    });
  },
};

export const NothingPassesTheFilters: Story = {
  args: { list: { state: 'ready', rows: [] }, filter: { ...disbursedArgs.filter, bucket: '60-90' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No loan passes the filters.')).toBeVisible();
  },
};

export const AddressThatMeansNothing: Story = {
  args: { list: { state: 'ready', rows: [] }, fault: 'There is no bucket “45-60”.' },
  parameters: { covers: ['XR-050.a'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('It is named, no page is offered, and one press shows all loans', async () => {
      await expect(canvas.getByText('There is no bucket “45-60”.')).toBeVisible();
      await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Show all loans' }));
      await expect(args.onShowAll).toHaveBeenCalledOnce();
    });
  },
};

export const AgeingFailedAlone: Story = {
  args: { ageing: null, ageingFailure: { message: 'The ledger is being restored', onRetry: fn() } },
  parameters: { covers: ['XR-046.b'] },
  play: async ({ canvas, step }) => {
    await step('the ageing says why, and the list keeps its pages', async () => {
      const ageing = within(canvas.getByRole('region', { name: 'Ageing' }));
      await expect(ageing.getByRole('alert')).toHaveTextContent('The ledger is being restored');
      await expect(canvas.getByText('Rows 1 to 25 of about 300')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Page 2' })).toBeVisible();
    });
  },
};

export const Longest: Story = {
  parameters: { states: ['longest'] },
  args: { list: { state: 'ready', rows: disbursed.longest } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row', { name: new RegExp(longestName) })[0]).toBeVisible();
  },
};

export const LongestOnATablet: Story = {
  args: { list: { state: 'ready', rows: disbursed.longest } },
  globals: { viewport: { value: 'tablet' } },
};
