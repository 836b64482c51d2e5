import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { disbursedList, disbursedProduct, rowOf } from './disbursedProduct';
import { Refused } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { disbursedAnswers, disbursedDesk } from './desk/disbursed';
import { textsOf } from '../tables';
import { theProduct } from './theProduct';

const { story, desk, expectSent, hold } = disbursedProduct();

/** A collector finds the accounts that matter, and the loans of a customer, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Collections/Disbursed loans',
  ...story,
  // The desk in memory has the lists alone: a loan that is opened is not found in it.
  parameters: { ...story.parameters, logs: ['could not be read'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const listPath = 'GET /api/v1/collections/disbursed-loans';
const plain = { page: 1, count: 25, sort: 'dpd' };
const lastAsked = () => desk().asked.at(-1);

export const WhatIsAskedForTheList: Story = {
  parameters: {
    covers: [
      'CO-010.a',
      'CO-010.b',
      'CO-010.c',
      'CO-010.d',
      'CO-002.c',
      'CO-002.d',
      'CO-006.e',
      'CO-008.a',
      'CO-008.b',
      'CO-008.c',
      'CO-008.d',
      'CO-008.e',
      'CO-008.f',
      'SH-015.a',
      'SH-056.c',
      'XR-101.f',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('The list begins with its first page, of every month', async () => {
      await expect(await rowOf(482_190)).toHaveTextContent('Kavya Raghunathan');
      await expect(desk().asked).toEqual([plain]);
      // A collector uploads no file of the bank.
      await expect(screen.queryByRole('button', { name: 'Upload Nach transaction' })).toBeNull();
      await expectSent(contract.collections.list, { to: `${listPath}?page=1&count=25&sort=dpd` });
      await expectSent(contract.collections.ageing, { to: 'GET /api/v1/collections/ageing' });
    });
    await step(
      'Each field of a loan stands in its column, the amount in rupees, the day as a date, bucket beside class',
      async () => {
        await expect(textsOf(await rowOf(482_191))).toEqual([
          ...['7c1f0a00', '482191', '16 Jan 2026', 'Borrower 1', 'Rs. 1,25,000', '5 of 12', '17'],
          ...['60-9088', 'SMA-2', 'Rs. 8,822', '–', 'OpenEnter'],
        ]);
      },
    );
    const month = within(screen.getByRole('group', { name: 'Disbursed in' }));
    const choose = async (label: string, option: string) => {
      await userEvent.click(month.getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await step('A month that is chosen and not applied is not sent', async () => {
      await choose('Year', '2026');
      await choose('Month', 'January');
      await expect(desk().asked).toEqual([plain]);
    });
    await step('Apply Filter narrows every page to the chosen month', async () => {
      await userEvent.click(month.getByRole('button', { name: 'Apply Filter' }));
      await waitFor(() => expect(lastAsked()).toEqual({ ...plain, year: 2026, month: 1 }));
      const before = await rowOf(482_191);
      const give = hold(contract.collections.list);
      await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
      // While another page is loading the old rows stay.
      await waitFor(() => expect(location.search).toContain('page=2'));
      await expect(before).toBeVisible();
      give();
      await expect(await rowOf(482_219)).toBeVisible();
      await expect(lastAsked()).toEqual({ ...plain, page: 2, year: 2026, month: 1, after: 'after-page-1' });
      await expect((await disbursedList()).queryByRole('row', { name: /482190/ })).toBeNull();
    });
    await step('A part of the ageing narrows the list, from its first page', async () => {
      const give = hold(contract.collections.list);
      await userEvent.click(screen.getByRole('button', { name: /^60-90/ }));
      // Until the rows are there, those before stay.
      await waitFor(() => expect(location.search).toContain('bucket'));
      await expect(await rowOf(482_219)).toBeVisible();
      give();
      await waitFor(() => expect(lastAsked()).toEqual({ ...plain, year: 2026, month: 1, bucket: '60-90' }));
      await expect(await rowOf(482_191)).toBeVisible();
      await expect(location.search).toBe('?year=2026&month=1&bucket=60-90');
    });
    await step('Class and order narrow it further', async () => {
      const menu = async (trigger: RegExp, item: string) => {
        await userEvent.click(screen.getByRole('button', { name: trigger }));
        await userEvent.click(await screen.findByRole('menuitemradio', { name: item }));
      };
      const narrowed = { ...plain, year: 2026, month: 1, bucket: '60-90', class: 'SMA-2' };
      await menu(/^Class/, 'SMA-2');
      await waitFor(() => expect(lastAsked()).toEqual(narrowed));
      await menu(/^Sort/, 'Overdue amount');
      await waitFor(() => expect(lastAsked()).toEqual({ ...narrowed, sort: 'amount' }));
      await menu(/^Worked by/, 'Mine');
      await waitFor(() => expect(lastAsked()).toEqual({ ...narrowed, owner: 'mine', sort: 'amount' }));
      await menu(/^Sort/, 'Promise');
      await waitFor(() => expect(lastAsked()).toEqual({ ...narrowed, owner: 'mine', sort: 'promise' }));
      const month = 'year=2026&month=1';
      const late = `page=1&count=25&${month}&bucket=60-90`;
      await expectSent(
        contract.collections.list,
        ...[
          `page=1&count=25&${month}&sort=dpd`,
          `page=2&count=25&${month}&sort=dpd&after=after-page-1`,
          `${late}&sort=dpd`,
          `${late}&class=SMA-2&sort=dpd`,
          `${late}&class=SMA-2&sort=amount`,
          `${late}&class=SMA-2&owner=mine&sort=amount`,
          `${late}&class=SMA-2&owner=mine&sort=promise`,
        ].map(query => ({ to: `${listPath}?${query}` })),
      );
    });
  },
};

const pastTheEnd = disbursedProduct('/loan-management/collections/?page=12');

export const APagePastTheEnd: Story = {
  ...pastTheEnd.story,
  parameters: { covers: ['CO-002.d', 'CO-008.f'] },
  play: async ({ step, userEvent }) => {
    await step('a page past the end, whose data.loans is empty, has no row', async () => {
      await expect(await screen.findByText('Sorry, nothing to display here :(')).toBeVisible();
      await pastTheEnd.expectSent(contract.collections.list, {
        to: `${listPath}?page=12&count=25&sort=dpd`,
      });
    });
    await step('the first one has its rows', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
      await expect(await rowOf(482_190)).toBeVisible();
      await expect(screen.queryByText('Sorry, nothing to display here :(')).toBeNull();
    });
  },
};

export const SavesAView: Story = {
  parameters: { covers: ['XR-010.c'] },
  play: async ({ step, userEvent }) => {
    const views = within(await screen.findByRole('region', { name: 'Saved views' }));
    await step('the views of this list are read', async () => {
      await expectSent(contract.views.list, { to: 'GET /api/v1/users/views?list=collections' });
    });
    await step('what is shown is saved for this list, from its first page', async () => {
      await rowOf(482_190);
      await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
      await rowOf(482_219);
      await userEvent.click(screen.getByRole('button', { name: /^Worked by/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Mine' }));
      await waitFor(() => expect(location.search).toBe('?owner=mine'));
      await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
      await waitFor(() => expect(location.search).toBe('?owner=mine&page=2'));
      await userEvent.click(views.getByRole('button', { name: 'Save this view' }));
      await userEvent.type(await views.findByRole('textbox', { name: /^Name of the view/ }), 'Mine');
      await userEvent.click(views.getByRole('button', { name: 'Save' }));
      await expect(await views.findByRole('button', { name: 'Mine' })).toBeVisible();
      await expectSent(contract.views.save, {
        to: 'POST /api/v1/users/views',
        body: { list: 'collections', name: 'Mine', query: 'owner=mine' },
      });
    });
  },
};

export const TheLastReasonOfAFailedList: Story = {
  parameters: { covers: ['CO-009.a'] },
  play: async ({ step, userEvent }) => {
    await rowOf(482_190);
    await step('Of several reasons the last one is shown', async () => {
      desk().fails.list = ['The filter is being restored', 'The book is closed today'];
      await userEvent.click(screen.getByRole('button', { name: /^31-60/ }));
      await expect(await screen.findByText(/The book is closed today/)).toBeVisible();
      await expect(screen.queryByText(/The filter is being restored/)).toBeNull();
    });
  },
};

const toNowhere = disbursedProduct('/loan-management/collections/?bucket=60-90&class=SMA-7');

export const AnAddressThatMeansNothing: Story = {
  ...toNowhere.story,
  parameters: { covers: ['XR-050.a'] },
  play: async ({ step, userEvent }) => {
    await step('an address that means nothing says so, and nothing is listed', async () => {
      await expect(await screen.findByText('There is no class “SMA-7”.')).toBeVisible();
      await toNowhere.expectSent(contract.collections.list);
    });
    await step('Show all loans lists them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show all loans' }));
      await expect(await rowOf(482_190)).toBeVisible();
      await expect(location.search).toBe('');
      await toNowhere.expectSent(contract.collections.list, { to: `${listPath}?page=1&count=25&sort=dpd` });
    });
  },
};

const uncounted = theProduct(
  () => {
    const server = inMemoryServer(disbursedDesk(), disbursedAnswers);
    server.refuse(contract.collections.ageing, new Refused(503, 'The book is being counted'));
    return server;
  },
  {
    address: '/loan-management/collections/',
    as: staff.collector,
    at: new Date('2026-11-21T06:30:00.000Z'),
  },
);

export const TheAgeingCannotBeRead: Story = {
  ...uncounted.story,
  parameters: { covers: ['SH-060.b', 'SH-060.c', 'XR-046.b'] },
  play: async ({ step, userEvent }) => {
    const ageing = async () => within(await screen.findByRole('region', { name: 'Ageing' }));
    await step('The ageing says why it cannot be shown; the list stands', async () => {
      await expect(await (await ageing()).findByText('The book is being counted')).toBeVisible();
      await expect(await rowOf(482_190)).toBeVisible();
    });
    await step('not counted by the ageing, the list is of about 300: its answer has no total', async () => {
      await expect(screen.getByText('Rows 1 to 25 of about 300')).toBeVisible();
    });
    await step('while it is read again it says that, and no longer why it failed', async () => {
      const give = uncounted.hold(contract.collections.ageing);
      await userEvent.click((await ageing()).getByRole('button', { name: 'Try now' }));
      await expect(await (await ageing()).findByText('Loading how the book stands')).toBeVisible();
      await expect(screen.queryByText('The book is being counted')).toBeNull();
      give();
      await expect(await (await ageing()).findByRole('button', { name: /^60-90/ })).toBeVisible();
    });
    const read = { to: 'GET /api/v1/collections/ageing' };
    await uncounted.expectSent(contract.collections.ageing, read, read);
    await step('Once read it stays where it cannot be read again', async () => {
      await userEvent.click(await rowOf(482_190));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/collections/482190'));
      uncounted.sleep(60_000);
      uncounted.refuse(contract.collections.ageing, 503, 'The book is being counted');
      history.back();
      await rowOf(482_190);
      await uncounted.expectSent(contract.collections.ageing, read);
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search text' }), '482190');
      await expect((await ageing()).getByRole('button', { name: /^60-90/ })).toBeVisible();
      await expect(screen.queryByText('The book is being counted')).toBeNull();
    });
  },
};
