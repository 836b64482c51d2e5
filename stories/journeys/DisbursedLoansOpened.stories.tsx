import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { disbursedList, disbursedProduct, rowOf } from './disbursedProduct';
import { collectionsAnswers, collectionsDesk, loanId } from './desk/collections';
import { inMemoryServer } from './desk/desk';
import { disbursedAnswers, disbursedDesk } from './desk/disbursed';
import { theProduct } from './theProduct';

const { story, desk, sleep } = disbursedProduct();

/** A row opens its loan, and Back is at the row, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Collections/Disbursed loans',
  tags: ['!autodocs'],
  ...story,
  // The desk in memory has the lists alone: a loan that is opened is not found in it.
  parameters: { ...story.parameters, logs: ['could not be read'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ARowOpensItsLoan: Story = {
  parameters: { covers: ['CO-004.a', 'CO-004.b', 'XR-061.a', 'XR-061.b', 'XR-061.c'] },
  play: async ({ step, userEvent }) => {
    const open = async (loanId: number) => {
      await userEvent.click(await rowOf(loanId));
      await waitFor(() => expect(location.pathname).toBe(`/loan-management/collections/${loanId}`));
    };
    await step('The key / goes to the search', async () => {
      await rowOf(482_191);
      await userEvent.keyboard('/');
      await expect(screen.getByRole('searchbox', { name: 'Search text' })).toHaveFocus();
    });
    await step('A click on a row opens that loan', async () => {
      await open(482_191);
    });
    await step('Back is at the row that was opened', async () => {
      history.back();
      await waitFor(async () => expect(await rowOf(482_191)).toHaveFocus());
      await expect(await rowOf(482_191)).toHaveAttribute('aria-selected', 'true');
      await expect(await rowOf(482_190)).not.toHaveAttribute('aria-selected', 'true');
    });
    await step('where that loan is no longer in the list, Back is at the one below it', async () => {
      await open(482_191);
      desk().loans = desk().loans.filter(({ loanId }) => loanId !== 482_191);
      sleep(60_000);
      history.back();
      await waitFor(async () =>
        expect((await disbursedList()).queryByRole('row', { name: /482191/ })).toBeNull(),
      );
      await expect(await rowOf(482_192)).toHaveAttribute('aria-selected', 'true');
    });
    await step('A click on the row of a closed loan opens it as well', async () => {
      await expect(await rowOf(482_210)).toHaveTextContent(/closed/i);
      await open(482_210);
    });
    await step('once another page was opened, no row is marked in the list', async () => {
      const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
      await userEvent.click(sidebar.getByRole('link', { name: 'Approvals' }));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/collections/approvals'));
      await userEvent.click(sidebar.getByRole('link', { name: 'Disbursed Loans' }));
      await expect(await rowOf(482_210)).not.toHaveAttribute('aria-selected', 'true');
    });
  },
};

const withLoans = theProduct(
  () => {
    const { loans, ...list } = disbursedDesk();
    // The second row is the loan that can be read.
    const rows = loans.map((row, place) => (place === 1 ? { ...row, loanId } : row));
    const desk = { ...collectionsDesk(), ...list, loans: rows };
    return inMemoryServer(desk, [...disbursedAnswers, ...collectionsAnswers]);
  },
  { address: '/loan-management/collections/', as: staff.collector },
);

export const FromOneLoanOfTheListToTheNext: Story = {
  ...withLoans.story,
  parameters: { covers: ['XR-061.d'] },
  play: async ({ step, userEvent }) => {
    const read = (id: number) => ({ to: `GET /api/v1/collections/get-loan-details/${id}` });
    await step('J opens the loan below the one that was opened', async () => {
      await userEvent.click(await rowOf(loanId));
      await screen.findByRole('tab', { name: /^Personal Details/ });
      await withLoans.expectSent(contract.collections.read, read(loanId));
      await userEvent.keyboard('j');
      await withLoans.expectSent(contract.collections.read, read(482_192));
    });
  },
};

const sorted = disbursedProduct('/loan-management/collections/?sort=amount');

export const TheListALoanNames: Story = {
  ...sorted.story,
  parameters: { covers: ['XR-061.a'] },
  play: async ({ step, userEvent }) => {
    await step('the list that a loan names is the one it was opened from, at its row', async () => {
      await userEvent.click(await rowOf(482_191));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/collections/482191'));
      const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
      await userEvent.click(await path.findByRole('link', { name: 'Disbursed loans' }));
      await expect(await rowOf(482_191)).toHaveAttribute('aria-selected', 'true');
      await expect(location.search).toBe('?sort=amount');
    });
  },
};
