import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { failsAndIsRetried } from './acts';
import { disbursedProduct, rowOf } from './disbursedProduct';
import { rowsOf } from '../tables';

const { story, desk, expectSent, hold, refuse } = disbursedProduct();

/** A collector finds the accounts that matter; what is closed to others, in the real app over a desk in memory. */
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
  parameters: { covers: ['M45.d', 'SH-020.b'] },
  play: async ({ step }) => {
    await step(
      'a user without a collections role is told at this address which group is missing, and nothing is asked for',
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
  parameters: { covers: ['M45.d', 'SH-020.b'] },
  play: async ({ step }) => {
    await step(
      'a user without a collections role is told at this address which group is missing, and nothing is asked for',
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
  parameters: { covers: ['M45.d', 'SH-020.b'] },
  play: async ({ step }) => {
    await step(
      'a user without a collections role is told at this address which group is missing, and nothing is asked for',
      async () => {
        await expectClosed('/loan-management/collections/nach');
        await expect(nach.sentTo('/api/v1/collections/')).toEqual([]);
      },
    );
  },
};

const list = disbursedProduct('/loan-management/collections/', staff.creditAdmin);

export const TheListIsClosedToACreditAdmin: Story = {
  ...list.story,
  parameters: { covers: ['SH-019.b', 'SH-020.b'] },
  play: async ({ step }) => {
    await step(
      'whoever holds roles of other groups only, and may add master tags, does not pass the check',
      async () => {
        await expectClosed('/loan-management/collections/');
        await expect(list.sentTo('/api/v1/collections/')).toEqual([]);
      },
    );
  },
};

export const APageThatFailsIsRetried: Story = {
  parameters: { covers: ['SH-057.c'] },
  play: async ({ step, userEvent }) => {
    await rowOf(482_190);
    await step('a page that cannot be read is read again after five seconds', async () => {
      await failsAndIsRetried(async () => {
        refuse(contract.collections.list, 500, 'Down');
        await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
      });
      await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
      await expect(lastAsked()).toMatchObject({ page: 2 });
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
