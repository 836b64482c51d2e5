import { CustomerSearchScreen } from '@lending-desk/ui/screens/CustomerSearchScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { searchRows } from '../fixtures/search';
import { expectInLine } from '../inLine';
import { headersOf } from '../tables';
import { searchArgs, Typing, unfiltered } from './CustomerSearchScreen.cases';

const meta = {
  title: 'Customer Support/Screens/Customer search',
  component: CustomerSearchScreen,
  args: searchArgs,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: Typing,
} satisfies Meta<typeof CustomerSearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function choose(
  userEvent: User,
  area: Pick<ReturnType<typeof within>, 'getByRole'>,
  name: string,
  option: string,
) {
  await userEvent.click(area.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const TheList: Story = {
  parameters: {
    states: ['ready'],
    covers: ['CS-003.a', 'CS-003.b', 'CS-003.c', 'CS-003.d', 'CS-003.e', 'CS-004.a', 'SH-062.a'],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const table = within(canvas.getByRole('grid', { name: 'Loans' }));
    await step('the columns of the result table, exactly these, each with its own value', async () => {
      // The last is the way into the loan by keyboard.
      await expect(headersOf(table)).toEqual([
        '#',
        'Loan id',
        'Started on',
        'Full name',
        'Monthly income',
        'Loan amount',
        'Application status',
        'Approval status',
        'Action',
      ]);
      const first = table.getByRole('row', { name: /482190/ });
      await expect(
        within(first)
          .getAllByRole('cell')
          .map(cell => cell.textContent)
          .slice(0, 8),
      ).toEqual([
        '1',
        '482190',
        '19 Nov 2026',
        'Imran Sheikh',
        'Rs. 62,400',
        'Rs. 1,50,000',
        'Bank statements submitted',
        'Pending',
      ]);
    });
    await step('where no income is known, none is shown beside the amount', async () => {
      const cells = within(table.getByRole('row', { name: /482189/ })).getAllByRole('cell');
      await expect(cells.slice(4, 6).map(cell => cell.textContent)).toEqual(['–', 'Rs. 1,50,000']);
    });
    await step('it is paginated, with ten pages at once', async () => {
      const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
      await expect(pages.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(10);
      // No count of all loans is made.
      await expect(canvas.getByText('Rows 1 to 25 of about 300')).toBeVisible();
      await userEvent.click(pages.getByRole('button', { name: 'Page 3' }));
      await expect(args.onPage).toHaveBeenCalledWith(3);
    });
    await userEvent.click(table.getByText('482190'));
    await expect(args.onOpen).toHaveBeenCalledWith(searchRows.page[0]);
  },
};

export const SubmitNeedsTypeAndText: Story = {
  parameters: { covers: ['CS-001.b', 'CS-002.a', 'SH-063.a', 'SH-064.a', 'SH-064.b', 'SH-064.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Search' }));
    const submit = () => form.queryByRole('button', { name: 'Submit' });
    const box = form.getByRole('searchbox', { name: 'Search text' });
    await expect(submit()).toBeNull();
    await step('the text alone is not enough', async () => {
      await userEvent.type(box, '9876543210');
      await expect(submit()).toBeNull();
      await userEvent.clear(box);
    });
    await step('the choice lists only Mobile Number and Loan Id; the type alone is not enough', async () => {
      await userEvent.click(form.getByRole('combobox', { name: 'Search by' }));
      const offered = (await screen.findAllByRole('option')).map(option => option.textContent);
      await expect(offered).toEqual(['Mobile Number', 'Loan Id']);
      await userEvent.click(screen.getByRole('option', { name: 'Mobile Number' }));
      await expect(submit()).toBeNull();
    });
    await step('blanks are no text', async () => {
      await userEvent.type(box, '   ');
      await expect(submit()).toBeNull();
    });
    await step('with both it is there, and gone when the text is erased', async () => {
      await userEvent.type(box, '98');
      await expect(submit()).toBeVisible();
      await userEvent.clear(box);
      await expect(submit()).toBeNull();
    });
    await step('it sends the ten digits', async () => {
      await userEvent.type(box, '+91 98765 43210');
      await expectInLine(submit(), form.getByRole('searchbox'));
      await userEvent.click(form.getByRole('button', { name: 'Submit' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '9876543210' });
    });
    await step('the text box holds what was typed, also when another type is chosen', async () => {
      await expect(box).toHaveValue('+91 98765 43210');
      await choose(userEvent, form, 'Search by', 'Loan Id');
      await expect(box).toHaveValue('+91 98765 43210');
    });
  },
};

const onDraft = fn();

/** The screen around it renders only what is sent. */
export const TypeAndTextAtOnce: Story = {
  render: args => <CustomerSearchScreen {...args} onDraft={onDraft} />,
  play: async ({ canvas, userEvent, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Search' }));
    await step('a text that follows before the type is drawn keeps the type', async () => {
      await choose(userEvent, form, 'Search by', 'Loan Id');
      await userEvent.click(form.getByRole('searchbox', { name: 'Search text' }));
      await userEvent.paste('482190');
      await expect(onDraft).toHaveBeenLastCalledWith({ type: 'loanId', text: '482190' });
    });
  },
};

export const TwoFiltersAtOnce: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const status = within(canvas.getByRole('group', { name: 'Status' }));
    await choose(userEvent, status, 'Application status', 'KYC submitted');
    await choose(userEvent, status, 'Approval status', 'On hold');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Follow-up due' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ followUpDue: true });
    await userEvent.click(status.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({
      applicationStatus: 'KYC_SUBMITTED',
      approvalStatus: 'HOLD',
    });
    await userEvent.click(status.getByRole('button', { name: 'Clear approval status' }));
    await userEvent.click(status.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({
      applicationStatus: 'KYC_SUBMITTED',
      approvalStatus: null,
    });
  },
};

export const LoanIdIsSentAsANumber: Story = {
  args: { draft: { type: 'loanId', text: ' 482190 ' } },
  parameters: { covers: ['SH-065.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A loan id searched for in CustomerSearch is sent as a whole number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ loanId: 482_190 });
    });
  },
};

export const NotASearch: Story = {
  args: { draft: { type: 'email', text: 'kavya.mail' } },
  parameters: { covers: ['SH-096.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The type that the address names is among the choices', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Search by' })).toHaveTextContent('Email');
    });
    await step("An address that is not valid shows 'Kindly enter valid Email ID'", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await expect(canvas.getByText('Kindly enter valid Email ID')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const NotALoanId: Story = {
  args: { draft: { type: 'loanId', text: '12.5' } },
  parameters: { covers: ['SH-065.c'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A text that is no whole number is not sent as a loan id', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await expect(canvas.getByText('A loan id is a whole number of at most nine digits')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const StatusFilters: Story = {
  parameters: { covers: ['CS-005.a', 'CS-005.b', 'CS-006.a', 'CS-006.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const status = within(canvas.getByRole('group', { name: 'Status' }));
    await step('The choices of both filters come from the status lists', async () => {
      for (const [name, listed] of [
        ['Application status', ['Bank statements submitted', 'KYC submitted']],
        ['Approval status', ['Pending', 'On hold', 'Disbursed']],
      ] as const) {
        await userEvent.click(status.getByRole('combobox', { name }));
        const offered = (await screen.findAllByRole('option')).map(option => option.textContent);
        await expect(offered).toEqual(listed);
        await userEvent.keyboard('{Escape}');
      }
      await choose(userEvent, status, 'Application status', 'KYC submitted');
      await choose(userEvent, status, 'Approval status', 'On hold');
    });
    await step(
      'There are filters by application status and approval status with an Apply Filter button',
      async () => {
        await expect(args.onApply).not.toHaveBeenCalled();
        await userEvent.click(status.getByRole('button', { name: 'Apply Filter' }));
        await expect(args.onApply).toHaveBeenCalledWith({
          applicationStatus: 'KYC_SUBMITTED',
          approvalStatus: 'HOLD',
        });
      },
    );
    await step('Each of them is cleared alone', async () => {
      await userEvent.click(status.getByRole('button', { name: 'Clear application status' }));
      await userEvent.click(status.getByRole('button', { name: 'Apply Filter' }));
      await expect(args.onApply).toHaveBeenLastCalledWith({
        applicationStatus: null,
        approvalStatus: 'HOLD',
      });
    });
  },
};

export const YearAndMonthFilter: Story = {
  parameters: { covers: ['SH-067.a', 'SH-067.b', 'SH-067.c', 'SH-068.a', 'SH-069.a', 'SH-069.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const started = within(canvas.getByRole('group', { name: 'Started in' }));
    // Nothing narrows the list yet.
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    const apply = () => started.queryByRole('button', { name: 'Apply Filter' });
    const options = async () => (await screen.findAllByRole('option')).map(option => option.textContent);
    await step('years run from this one down to 2020', async () => {
      await userEvent.click(started.getByRole('combobox', { name: 'Year' }));
      await expect(await options()).toEqual(['2026', '2025', '2024', '2023', '2022', '2021', '2020']);
      await expect(apply()).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
    await step('without a year there is no month to choose, and nothing to apply', async () => {
      await userEvent.click(started.getByRole('combobox', { name: 'Month' }));
      await expect(await screen.findByText('Choose the year first')).toBeVisible();
      await expect(screen.queryByRole('option')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect(apply()).toBeNull();
    });
    await step('the year alone is not enough', async () => {
      await choose(userEvent, started, 'Year', '2026');
      await expect(apply()).toBeNull();
    });
    await step('months of this year run to the current one', async () => {
      await userEvent.click(started.getByRole('combobox', { name: 'Month' }));
      const months = await options();
      await expect([months.length, months[0], months.at(-1)]).toEqual([11, 'January', 'November']);
      await userEvent.click(screen.getByRole('option', { name: 'March' }));
      await expect(apply()).toBeVisible();
    });
    await step('the year is taken back, and the button goes with it', async () => {
      await userEvent.click(started.getByRole('button', { name: 'Clear year' }));
      await expect(apply()).toBeNull();
      await choose(userEvent, started, 'Year', '2026');
      await choose(userEvent, started, 'Month', 'March');
      await expect(apply()).toBeVisible();
    });
    await step('another year has all twelve, and asks for the month again', async () => {
      await choose(userEvent, started, 'Year', '2025');
      await expect(apply()).toBeNull();
      await userEvent.click(started.getByRole('combobox', { name: 'Month' }));
      await expect(await options()).toHaveLength(12);
      await userEvent.click(screen.getByRole('option', { name: 'December' }));
    });
    await userEvent.click(started.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({ year: 2025, month: 12 });
  },
};

export const FollowUpsThatAreDue: Story = {
  parameters: { covers: ['XR-061.a'] },
  args: {
    list: { state: 'ready', rows: searchRows.followUps },
    selectedKey: '482189',
    phoneTo: phone => `/loan-management/customer-loans/${phone}`,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('their rows say so', async () => {
      const rows = within(canvas.getByRole('grid', { name: 'Loans' }))
        .getAllByRole('row')
        .slice(1);
      const said = rows.map(row => within(row).queryByText('Follow-up due') !== null);
      await expect(said).toEqual(rows.map((_, place) => place < 2));
      await expect(rows[0]).toHaveTextContent('Imran Sheikh');
    });
    await step('the number of a customer leads to all their loans; the last opened is selected', async () => {
      const [link] = canvas.getAllByRole('link', { name: /^Loans of / });
      await expect(link).toHaveAttribute('href', '/loan-management/customer-loans/9876543210');
      await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('482189');
    });
    await step('one press shows only them, under the other filters', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Follow-up due' }));
      await expect(args.onApply).toHaveBeenCalledOnce();
      await expect(args.onApply).toHaveBeenCalledWith({ followUpDue: true });
    });
  },
};

export const OnlyFollowUpsThatAreDue: Story = {
  args: {
    list: { state: 'ready', rows: searchRows.followUps.slice(0, 2) },
    filter: { ...unfiltered, approvalStatus: 'DISBURSED', followUpDue: true },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Follow-up due' });
    await expect(box).toBeChecked();
    await step('a second press shows the others too', async () => {
      await userEvent.click(box);
      await expect(args.onApply).toHaveBeenLastCalledWith({ followUpDue: false });
    });
    await step('Clear filters clears it with the others, and what is not applied yet', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Approval status' })).toHaveTextContent('Disbursed');
      await choose(userEvent, canvas, 'Application status', 'KYC submitted');
      await choose(userEvent, canvas, 'Year', '2025');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(args.onApply).toHaveBeenLastCalledWith(unfiltered);
      for (const name of ['Application status', 'Approval status', 'Year'])
        await expect(canvas.getByRole('combobox', { name })).toHaveTextContent('Any');
    });
  },
};
