import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { disbursedList, disbursedProduct, rowOf } from './disbursedProduct';
import { collectionsAnswers, collectionsDesk, loanId } from './desk/collections';
import { inMemoryServer } from './desk/desk';
import { disbursedAnswers, disbursedDesk } from './desk/disbursed';
import { rowsOf } from '../tables';
import { theProduct } from './theProduct';

const { story, desk, expectSent, hold, refuse, sleep } = disbursedProduct();

/** A collector finds the accounts that matter, and the loans of a customer, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Collections/Disbursed loans',
  tags: ['!autodocs'],
  ...story,
  // The desk in memory has the lists alone: a loan that is opened is not found in it.
  parameters: { ...story.parameters, logs: ['could not be read'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const nextPath = 'GET /api/v1/collections/next-accounts';
const lastAsked = () => desk().asked.at(-1);

async function expectClosed(address: string) {
  const main = () => screen.getByRole('main');
  await waitFor(() => expect(main()).toHaveTextContent(/permission|permitted|not allowed/i));
  await expect(main()).toHaveTextContent(/collections/i);
  await expect(location.pathname).toBe(address);
}

const approvals = disbursedProduct('/loan-management/collections/approvals', staff.support);

export const ApprovalsAreClosedToSupport: Story = {
  ...approvals.story,
  parameters: { covers: ['M45.d'] },
  play: async ({ step }) => {
    await step(
      'a user without a collections role is told so at this address, and nothing is asked for',
      async () => {
        await expectClosed('/loan-management/collections/approvals');
        await expect(approvals.sentTo('/api/v1/collections/')).toEqual([]);
      },
    );
  },
};

const cashBook = disbursedProduct('/loan-management/collections/cash-book', staff.support);

export const TheCashBookIsClosedToSupport: Story = {
  ...cashBook.story,
  parameters: { covers: ['M45.d'] },
  play: async ({ step }) => {
    await step(
      'a user without a collections role is told so at this address, and nothing is asked for',
      async () => {
        await expectClosed('/loan-management/collections/cash-book');
        await expect(cashBook.sentTo('/api/v1/collections/')).toEqual([]);
      },
    );
  },
};

const nach = disbursedProduct('/loan-management/collections/nach', staff.support);

export const TheNachBoardIsClosedToSupport: Story = {
  ...nach.story,
  parameters: { covers: ['M45.d'] },
  play: async ({ step }) => {
    await step(
      'a user without a collections role is told so at this address, and nothing is asked for',
      async () => {
        await expectClosed('/loan-management/collections/nach');
        await expect(nach.sentTo('/api/v1/collections/')).toEqual([]);
      },
    );
  },
};

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

export const TheAccountThatMattersToday: Story = {
  parameters: { covers: ['XR-008.c'] },
  play: async ({ step, userEvent }) => {
    const first = async () => {
      const table = within(await screen.findByRole('grid', { name: 'Next best account' }));
      return rowsOf(table)[0];
    };
    await step('Next Best Account lists whom to call first, by the usual factors', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Next Best Account' }));
      await waitFor(async () => expect(await first()).toHaveTextContent('Farhan Qureshi'));
      await expect(location.pathname).toBe('/loan-management/collections/next');
      await expect(location.search).toBe('');
      await expect(lastAsked()).toEqual({});
      await expectSent(contract.collections.next, { to: nextPath });
      await expect(screen.getByText(/^The first [1-9]\d* of 312 accounts$/)).toBeVisible();
      const all = screen.getByRole('link', { name: 'All disbursed loans' });
      await expect(all).toHaveAttribute('href', '/loan-management/collections/');
    });
    await step('The score of each account is explained in words', async () => {
      await expect(await first()).toHaveTextContent(
        /Due today \+40.*31-60 in 1 d \+25.*At risk \+11.*Quiet 2 d \+2.*78/,
      );
    });
    await step('Without promises another one is first, and the address says so', async () => {
      await userEvent.click(screen.getByText('What decides the order: 5 of 6 factors'));
      const give = hold(contract.collections.next);
      await userEvent.click(screen.getByRole('checkbox', { name: /^Promise due today 40/ }));
      // Until the other order is made, the one before stays.
      await waitFor(() => expect(location.search).toBe('?factors=roll.risk.quiet.attempts'));
      await expect(await first()).toHaveTextContent('Farhan Qureshi');
      give();
      await waitFor(async () => expect(await first()).toHaveTextContent('Samuel D Costa'));
      await expect(location.search).toBe('?factors=roll.risk.quiet.attempts');
      await expect(lastAsked()).toEqual({ factors: ['roll', 'risk', 'quiet', 'attempts'] });
      await expectSent(contract.collections.next, {
        to: `${nextPath}?factors=roll%2Crisk%2Cquiet%2Cattempts`,
      });
    });
    await step('An order that cannot be made says why', async () => {
      refuse(contract.collections.next, 400, ['Not now', 'The day is being closed']);
      const quiet = screen.getByRole('checkbox', { name: /^Days since/ });
      await userEvent.click(quiet);
      await expect(await screen.findByText(/The day is being closed/)).toBeVisible();
      await userEvent.click(quiet);
    });
    await step('It opens, and Back is at the same order', async () => {
      await userEvent.click(screen.getByText('Samuel D Costa'));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/collections/460601'));
      history.back();
      await waitFor(async () => expect(await first()).toHaveTextContent('Samuel D Costa'));
      await expect(location.search).toBe('?factors=roll.risk.quiet.attempts');
      await expect(await first()).toHaveAttribute('aria-selected', 'true');
    });
  },
};
