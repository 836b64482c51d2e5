import { instant } from '@lending-desk/domain/calendar';
import { CustomerLoansScreen } from '@lending-desk/ui/screens/CustomerLoansScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { searchRows } from '../fixtures/search';
import { panel } from '../panels';
import { headersOf, rowsOf, textsOf } from '../tables';

const meta = {
  title: 'Customer Support/Screens/Customer loans',
  component: CustomerLoansScreen,
  args: { of: '9876543210', loans: { state: 'ready', rows: searchRows.one }, onOpen: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CustomerLoansScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const older = searchRows.one.map(row => ({ ...row, loanId: 461_002, approvalStatus: 'REJECTED' }));

export const LoansOfACustomer: Story = {
  args: { loans: { state: 'ready', rows: [...searchRows.one, ...older] } },
  parameters: {
    states: ['ready'],
    covers: ['CS-013.a', 'CS-013.b', 'CS-013.c', 'CS-014.a', 'CS-014.b', 'M54.b'],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const table = within(canvas.getByRole('grid', { name: 'Loans of the customer' }));
    await step('loanId, applicationStatus, startedOn, amountApplied, approvalStatus', async () => {
      // The last is the way into the loan by keyboard.
      await expect(headersOf(table)).toEqual([
        'Loan id',
        'Application status',
        'Started on',
        'Amount applied',
        'Approval status',
        'Action',
      ]);
    });
    await step('one row for each loan, with its date and amount, its statuses in words', async () => {
      await expect(rowsOf(table).map(row => textsOf(row, 5))).toEqual([
        ['482190', 'Bank statements submitted', '19 Nov 2026', 'Rs. 1,50,000', 'On hold'],
        ['461002', 'Bank statements submitted', '19 Nov 2026', 'Rs. 1,50,000', 'Rejected'],
      ]);
    });
    await step('a row click opens its loan', async () => {
      await userEvent.click(table.getByText('461002'));
      await expect(args.onOpen.mock.calls).toEqual([[older[0]]]);
    });
  },
};

export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { loans: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const NoLoans: Story = {
  args: { loans: { state: 'ready', rows: [] } },
  parameters: { states: ['empty'], covers: ['CS-013.a', 'SH-059.a'] },
  play: async ({ canvas, step }) => {
    await step('the table has its five columns before a loan is found', async () => {
      await expect(headersOf(canvas).slice(0, 5)).toEqual([
        ...['Loan id', 'Application status', 'Started on', 'Amount applied', 'Approval status'],
      ]);
    });
    await step("An empty table reads 'Sorry, nothing to display here :('", async () => {
      await expect(canvas.getByText('Sorry, nothing to display here :(')).toBeVisible();
      await expect(canvas.getByText('No loan has this mobile number.')).toBeVisible();
    });
  },
};

export const Failed: Story = {
  args: { loans: { state: 'failed', retry: { onTryNow: fn() } } },
  parameters: { states: ['error'], covers: ['SH-058.b'] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      "A failed loan-list fetch shows 'Error in fetching loans. Please try again later'",
      async () => {
        await expect(canvas.getByRole('alert')).toHaveTextContent(
          'Error in fetching loans. Please try again later',
        );
        await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
        const { loans } = args;
        await expect(loans.state === 'failed' && loans.retry?.onTryNow).toHaveBeenCalledOnce();
      },
    );
  },
};

const [one] = searchRows.one;
// Begun on the nineteenth in India, where it is still the eighteenth in UTC.
const startedOn = instant('2026-11-18T20:12:33.000Z');
const paidOut = one && { ...one, startedOn, approvalStatus: 'DISBURSED' };
const undisbursed = one && {
  ...one,
  loanId: 482_300,
  alternatePhone: '9123456780',
  approvalStatus: 'APPROVED',
};

export const AtCollections: Story = {
  args: {
    opens: 'disbursed',
    // Found by the alternate number.
    of: '9123456780',
    loans: { state: 'ready', rows: paidOut && undisbursed ? [undisbursed, paidOut] : [] },
  },
  parameters: {
    covers: [
      ...['CO-012.a', 'CO-012.b', 'CO-012.c', 'CO-012.d', 'CO-012.e', 'CO-013.a', 'CO-013.b', 'CO-013.c'],
      ...['CO-013.d', 'CO-013.e', 'CO-014.d', 'M45.e', 'M49.a'],
    ],
  },
  play: async ({ canvas, step }) => {
    const table = within(canvas.getByRole('grid', { name: 'Loans of the customer' }));
    await step('A key/value customer details table stands above the loans', async () => {
      const details = panel(canvas, 'Customer details');
      await expect(details.getAllByRole('term').map(term => term.textContent)).toEqual([
        'Name',
        'Mobile Number',
        'Alternate Mobile Number',
        'Loans',
      ]);
      await expect(canvas.getAllByRole('definition').map(value => value.textContent)).toEqual([
        'Kavya Raghunathan',
        '9876543210',
        '9123456780',
        '2',
      ]);
      const above = canvas
        .getByText('Alternate Mobile Number')
        .compareDocumentPosition(canvas.getByRole('grid'));
      await expect(above).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await step(
      'One row for each loan, with loanId, applicationStatus, startedOn, amountApplied, approvalStatus',
      async () => {
        await expect(headersOf(canvas).slice(0, 5)).toEqual([
          'Loan id',
          'Application status',
          'Started on',
          'Amount applied',
          'Approval status',
        ]);
        await expect(rowsOf(canvas)).toHaveLength(2);
        await expect(textsOf(rowsOf(canvas)[1]).slice(0, 5)).toEqual([
          '482190',
          'Bank statements submitted',
          '19 Nov 2026',
          'Rs. 1,50,000',
          'Disbursed',
        ]);
      },
    );
    await step('A loan that is not disbursed says why it does not open, before it is pressed', async () => {
      const reason = 'Not disbursed: collections opens disbursed loans only';
      const [undisbursedRow, disbursedRow] = rowsOf(canvas).map(row => textsOf(row).slice(4));
      await expect(undisbursedRow).toEqual([`Approved ${reason}`, `${reason}Enter`]);
      await expect(disbursedRow).toEqual(['Disbursed', 'OpenEnter']);
      await expect(table.getByRole('row', { name: /482190/ })).not.toHaveTextContent(reason);
    });
  },
};

const withoutAlternate = one && { ...one, alternatePhone: null, approvalStatus: 'DISBURSED' };

export const AtCollectionsInANarrowWindow: Story = {
  args: {
    opens: 'disbursed',
    loans: {
      state: 'ready',
      rows: withoutAlternate
        ? Array.from({ length: 12 }, (_, at) => ({
            ...withoutAlternate,
            loanId: 482_212 - at,
            ...(at === 3 && { approvalStatus: '' }),
          }))
        : [],
    },
  },
  globals: { viewport: { value: 'zoomed' } },
  parameters: { covers: ['CO-012.c', 'CO-012.d', 'CO-012.e', 'CO-013.b', 'CO-014.d'] },
  play: async ({ canvas, step }) => {
    await step('without an alternate number its key stands all the same, in its place', async () => {
      const terms = canvas.getAllByRole('term').map(term => term.textContent);
      await expect(terms).toEqual(['Name', 'Mobile Number', 'Alternate Mobile Number', 'Loans']);
      const values = canvas.getAllByRole('definition').map(value => value.textContent);
      await expect(values).toEqual(['Kavya Raghunathan', '9876543210', '–', '12']);
    });
    await step('twelve loans are counted, and have one row each', async () => {
      await expect(rowsOf(canvas).map(row => textsOf(row)[0])).toEqual(
        Array.from({ length: 12 }, (_, at) => String(482_212 - at)),
      );
    });
    await step('one whose status is not known says why it does not open, and no other does', async () => {
      const reason = /Not disbursed: collections opens disbursed loans only/;
      const says = rowsOf(canvas).filter(row => reason.test(textsOf(row)[4] ?? ''));
      await expect(says.map(row => textsOf(row)[0])).toEqual(['482209']);
    });
    await step('one whose status is not known says why it does not open, and no other does', async () => {
      const reason = /Not disbursed: collections opens disbursed loans only/;
      const says = rowsOf(canvas).filter(row => reason.test(textsOf(row)[4] ?? ''));
      await expect(says.map(row => textsOf(row)[0])).toEqual(['482209']);
    });
    await step('the customer details stand above the loans', async () => {
      await expect(canvas.getByText('Loans', { selector: 'dt' }).getBoundingClientRect().bottom).toBeLessThan(
        canvas.getByRole('grid').getBoundingClientRect().top,
      );
    });
  },
};

export const ACustomerWithoutAName: Story = {
  args: {
    opens: 'disbursed',
    loans: { state: 'ready', rows: paidOut ? [{ ...paidOut, fullName: null, applicationStatus: null }] : [] },
  },
  parameters: { covers: ['CO-012.a', 'CO-013.e'] },
  play: async ({ canvas, step }) => {
    await step('the customer details stand there without a name', async () => {
      const details = panel(canvas, 'Customer details');
      await expect(details.getAllByRole('definition').map(value => value.textContent)).toEqual([
        ...['–', '9876543210', '–', '1'],
      ]);
    });
    await step(
      'without an application status its cell is a dash, and the approval status stands',
      async () => {
        const cells = textsOf(rowsOf(canvas)[0]);
        await expect([cells[1], cells[4]]).toEqual(['–', 'Disbursed']);
      },
    );
  },
};

export const NoneAtCollections: Story = {
  args: { opens: 'disbursed', loans: { state: 'ready', rows: [] } },
  parameters: { covers: ['CO-013.a'] },
  play: async ({ canvas, step }) => {
    await step('the table has its five columns before a loan is found', async () => {
      await expect(headersOf(canvas).slice(0, 5)).toEqual([
        ...['Loan id', 'Application status', 'Started on', 'Amount applied', 'Approval status'],
      ]);
    });
    await expect(canvas.getByText('No loan has this mobile number or loan id')).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const Longest: Story = {
  parameters: { states: ['longest'] },
  args: { of: `${longestName}.${longestName}@example.com`.replaceAll(' ', '.') },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('@example.com');
  },
};
