import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { disbursedProduct, foundRows } from './disbursedProduct';
import { answering, Refused } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { disbursedAnswers, disbursedDesk, foundOf } from './desk/disbursed';
import { theProduct } from './theProduct';

const byPhone = disbursedProduct('/loan-management/collection-loans/9876543210');

/** The loans of a customer at collections by an address, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Collections/Disbursed loans',
  tags: ['!autodocs'],
  ...byPhone.story,
  // The desk in memory has the lists alone: a loan that is opened is not found in it.
  parameters: { ...byPhone.story.parameters, logs: ['could not be read'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const byNumber = disbursedProduct('/loan-management/collection-loans/482190');
const byNoNumber = disbursedProduct('/loan-management/collection-loans/5876543210');

export const OpenedByThePhoneOfItsAddress: Story = {
  ...byPhone.story,
  parameters: { covers: ['CO-015.d', 'M49.c', 'SH-066.a', 'SH-066.b'] },
  play: async ({ step }) => {
    await step('Opened by its address, the page searches for the phone number in it', async () => {
      await waitFor(async () => expect(await foundRows()).toEqual(['482300', '482190']));
      await byPhone.expectSent(contract.loan.search, {
        to: 'POST /api/v1/customer-service/search-loan',
        body: { phone: '9876543210' },
      });
    });
  },
};

const otherLoans = answering(contract.loan.search, () => ({
  data: {
    loans: [
      foundOf(482_190, 'DISBURSED'),
      foundOf(461_001, 'APPROVED'),
      ...Array.from({ length: 10 }, (_, at) => foundOf(461_002 + at, 'DISBURSED')),
    ],
  },
}));
const withOthers = theProduct(() => inMemoryServer(disbursedDesk(), [otherLoans, ...disbursedAnswers]), {
  address: '/loan-management/collection-loans/482190',
  // The role of this page is neither the first nor the last.
  as: { ...staff.collector, roles: ['ROLE_CREDIT_USER', 'ROLE_COLLECTIONS_AGENT', 'ROLE_VAS'] },
});

export const AnotherLoanThanTheOneSearchedFor: Story = {
  ...withOthers.story,
  parameters: {
    ...withOthers.story.parameters,
    logs: ['could not be read'],
    covers: ['CO-012.d', 'CO-013.b', 'CO-014.b', 'CO-014.c', 'SH-020.a'],
  },
  play: async ({ step, userEvent }) => {
    await step('who holds one role of the group, among others, opens the page', async () => {
      await waitFor(async () => expect((await foundRows()).slice(0, 2)).toEqual(['482190', '461001']));
    });
    await step('the table has one row for each loan of the customer, and Loans says how many', async () => {
      await expect(await foundRows()).toEqual([
        '482190',
        ...Array.from({ length: 11 }, (_, at) => String(461_001 + at)),
      ]);
      const count = screen.getByText('Loans', { selector: 'dt' }).nextElementSibling;
      await expect(count).toHaveTextContent(/^12$/);
    });
    await step('an approved one does not open', async () => {
      await userEvent.click(await screen.findByText('461001'));
      await expect(await screen.findByRole('alert')).toHaveTextContent(/^Not disbursed/);
      await expect(location.pathname).toBe('/loan-management/collection-loans/482190');
    });
    await step('a click opens the loan of the row, not the one that was searched for', async () => {
      await userEvent.click(screen.getByText('461002'));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/collections/461002'));
    });
  },
};

const unsearched = theProduct(
  () => {
    const server = inMemoryServer(disbursedDesk(), disbursedAnswers);
    server.refuse(contract.loan.search, new Refused(422, 'The search is being restored'));
    return server;
  },
  { address: '/loan-management/collection-loans/9876543210', as: staff.collector },
);

export const TheLoansOfACustomerCannotBeRead: Story = {
  ...unsearched.story,
  parameters: { covers: ['CO-015.d'] },
  play: async ({ step, userEvent }) => {
    await step('a search of the address that fails is no customer without loans', async () => {
      await screen.findByRole('button', { name: 'Try now' });
      await expect(screen.queryByText('No loan has this mobile number or loan id')).toBeNull();
    });
    await step('it is made again, and shows what is found, once that is known', async () => {
      const give = unsearched.hold(contract.loan.search);
      await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
      const loans = await screen.findByRole('grid', { name: 'Loans of the customer' });
      await expect(loans).toHaveAttribute('aria-busy', 'true');
      await expect(screen.queryByText('No loan has this mobile number or loan id')).toBeNull();
      give();
      await waitFor(async () => expect(await foundRows()).toEqual(['482300', '482190']));
    });
  },
};

export const OpenedByTheLoanIdOfItsAddress: Story = {
  ...byNumber.story,
  parameters: { covers: ['CO-015.d', 'M49.c', 'SH-066.a', 'SH-066.c'] },
  play: async ({ step }) => {
    await step(
      'by a loan id it searches for the loan, as a whole number, and shows what is found',
      async () => {
        await waitFor(async () => expect(await foundRows()).toEqual(['482190']));
        await byNumber.expectSent(contract.loan.search, {
          to: 'POST /api/v1/customer-service/search-loan',
          body: { loanId: 482_190 },
        });
      },
    );
  },
};

export const OpenedByANumberThatNoLoanHas: Story = {
  ...byNoNumber.story,
  play: async ({ step }) => {
    await step(
      'by a number of more than nine digits it says that there is none, and asks nobody',
      async () => {
        await expect(
          await screen.findByRole('heading', { name: 'Loans of the customer of loan 5876543210' }),
        ).toBeVisible();
        await expect(await screen.findByText('No loan has this mobile number or loan id')).toBeVisible();
        await byNoNumber.expectSent(contract.loan.search);
        await expect(screen.queryByText(/Please try again later/)).toBeNull();
      },
    );
  },
};
