import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { rowOf, type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { at } from './SupportLists.cases';
import { rowsOf } from '../tables';
import { theProduct } from './theProduct';

const searchedOnHold = at('search/?status=HOLD&by=phone#text=9000043214');

/** The lists of customer support: what is asked for them, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Lists',
  tags: ['!autodocs'],
  ...searchedOnHold.story,
  parameters: { ...searchedOnHold.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoesBackToTheNarrowedList: Story = {
  parameters: { covers: ['CS-004.b', 'XR-061.a'] },
  play: async ({ step, userEvent }) => {
    await step('the second page of what was found stands in the address of the search', async () => {
      const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
      await found.findByRole('row', { name: /482194/ });
      const { loans } = searchedOnHold.desk();
      loans.push(
        ...loans
          .slice(0, 1)
          .flatMap(loan => Array.from({ length: 25 }, (_, at) => ({ ...loan, loanId: 482_300 + at }))),
      );
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
      await waitFor(() => expect(location.search).toBe('?status=HOLD&by=phone&at=2'));
      await waitFor(() => expect(rowsOf(found)).toHaveLength(2));
    });
    await step('after a search the list is shown as it was narrowed before', async () => {
      const form = within(screen.getByRole('form', { name: 'Search' }));
      await userEvent.click(form.getByRole('button', { name: 'Show all loans' }));
      await waitFor(() => expect(location.search + location.hash).toBe('?status=HOLD'));
      await expect(screen.queryByRole('grid', { name: 'Loans found' })).toBeNull();
    });
    await step('back from a loan of the list, its row is marked', async () => {
      const row = async (id: number) => screen.findByRole('row', { name: new RegExp(String(id)) });
      await userEvent.click(await row(482_193));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/loans/482193'));
      history.back();
      await waitFor(async () => expect(await row(482_193)).toHaveAttribute('aria-selected', 'true'));
      await expect(await row(482_194)).not.toHaveAttribute('aria-selected', 'true');
    });
  },
};

const unknownLoan = at('loans/999999');

export const ALoanThatDoesNotExist: Story = {
  ...unknownLoan.story,
  play: async ({ step, userEvent }) => {
    await step('a loan that does not exist leads back to the search', async () => {
      await expect(await screen.findByText('There is no loan 999999')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Back to the search' }));
      await expect(await screen.findByRole('form', { name: 'Search' })).toBeVisible();
      await expect(location.pathname).toBe('/loan-management/search/');
    });
  },
};

const ofCustomer = at('customer-loans/by-phone/9000043214');

export const OpensALoanOfACustomer: Story = {
  ...ofCustomer.story,
  parameters: {
    covers: ['CS-013.c', 'CS-014.a', 'CS-014.b', 'CS-015.a', 'CS-015.b', 'CS-024.a', 'CS-024.b'],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = ofCustomer;
    const openLoan = async (loanId: number) => {
      const loans = within(await screen.findByRole('grid', { name: 'Loans of the customer' }));
      await userEvent.click(await loans.findByRole('row', { name: new RegExp(String(loanId)) }));
      await waitFor(() => expect(location.pathname).toBe(`/loan-management/loans/${loanId}`));
    };
    await step('the customer has a row for each of their loans', async () => {
      const loans = within(await screen.findByRole('grid', { name: 'Loans of the customer' }));
      await waitFor(() => expect(loans.getAllByRole('row')).toHaveLength(3));
    });
    await step(
      'a click on the second row opens its loan, with the name of the customer and its id',
      async () => {
        await openLoan(482190);
        const name = await screen.findByRole('heading', { name: 'Kavya Raghunathan', level: 1 });
        await expect(name.closest('header')).toHaveTextContent('Loan 482190');
        await expectSent(contract.loan.readForSupport, {
          to: 'GET /api/v1/customer-service/get-loan-details/482190?sections=core',
        });
      },
    );
    await step('read again and refused, nothing of it is left', async () => {
      refuse(contract.loan.readForSupport, 500, ['The loan cannot be read']);
      await userEvent.keyboard('r');
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }),
      );
      await expect(screen.queryByText('Kavya Raghunathan')).toBeNull();
    });
    await step(
      'when another one cannot be read the page is in error, and nothing of the first is left',
      async () => {
        history.back();
        await screen.findByRole('grid', { name: 'Loans of the customer' });
        refuse(contract.loan.readForSupport, 500, ['The loan cannot be read']);
        await openLoan(482194);
        await userEvent.click(
          within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }),
        );
        await expect(
          await screen.findByRole('heading', { name: 'Error Occured. Please try again later' }),
        ).toBeVisible();
        await expect(screen.queryByText('Kavya Raghunathan')).toBeNull();
        await expect(screen.queryByRole('tablist')).toBeNull();
      },
    );
    await step('a list that cannot be read again says so; read by hand it is shown meanwhile', async () => {
      ofCustomer.sleep(60_000);
      refuse(contract.loan.search, 400, ['The loans are being moved']);
      history.back();
      const again = await screen.findByRole('button', { name: 'Try now' });
      await expect(screen.queryByRole('row', { name: /482190/ })).toBeNull();
      const give = ofCustomer.hold(contract.loan.search);
      await userEvent.click(again);
      await expect(await screen.findByRole('row', { name: /482190/ })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
      give();
    });
  },
};

const nearTheEnd = theProduct(
  () =>
    inMemoryServer(supportDesk(), [
      // Twelve pages have loans.
      answering(contract.loan.listForSupport, ({ loans }: SupportDesk, _viewer, { page }) => ({
        data: { loans: page <= 12 ? loans.map(rowOf) : [], next: null },
      })),
      ...supportAnswers,
    ]),
  { address: '/loan-management/search/?page=10', as: staff.support },
);

export const TheTotalGrowsNearTheEnd: Story = {
  ...nearTheEnd.story,
  parameters: { covers: ['SH-061.a', 'SH-061.b', 'SH-061.c'] },
  play: async ({ step, userEvent }) => {
    const turnTo = async (page: number) =>
      userEvent.click(await screen.findByRole('button', { name: `Page ${page}` }));
    await step(
      'where fewer than 75 of about 300 remain after a page with loans, there are 75 more',
      async () => {
        await expect(await screen.findByText('Rows 226 to 250 of about 375')).toBeVisible();
      },
    );
    await step('where exactly 75 remain there are not', async () => {
      await turnTo(12);
      await screen.findByRole('row', { name: /Arjun Deshmukh/ });
      await expect(await screen.findByText('Rows 276 to 300 of about 375')).toBeVisible();
    });
    await step('nor after an empty page', async () => {
      await turnTo(13);
      await screen.findByText('Sorry, nothing to display here :(');
      await expect(screen.getByText('Rows 301 to 325 of about 375')).toBeVisible();
    });
  },
};
