import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { searchLoans } from './acts';
import { disbursedProduct, foundRows } from './disbursedProduct';

const { story, desk, hold } = disbursedProduct();

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

const searches = () => desk().asked.filter(asked => !('page' in asked));

export const FromASearchToTheLoans: Story = {
  parameters: {
    covers: [
      'CO-014.d',
      'CO-005.a',
      'CO-005.e',
      'CO-014.a',
      'CO-014.b',
      'CO-014.c',
      'CO-015.b',
      'M45.e',
      'SH-017.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('A search by an alternate mobile number leads to the loans of that customer', async () => {
      await searchLoans({ userEvent }, 'Mobile Number', '+91 90000-43214');
      await expect(await screen.findByRole('heading', { name: 'Loans of 9000043214' })).toBeVisible();
      await expect(location.pathname).toBe('/loan-management/collection-loans/9000043214');
      await expect(screen.getByText('9876543210')).toBeVisible();
    });
    await step('The rows are those of the search; nothing is asked again', async () => {
      await expect(await screen.findAllByRole('row', { name: /^\d/ })).toHaveLength(2);
      await expect(searches()).toEqual([{ phone: '9000043214' }]);
    });
    await step(
      'An undisbursed loan says why it does not open before it is pressed, and does not',
      async () => {
        await expect(screen.getByRole('row', { name: /482300/ })).toHaveTextContent(/Not disbursed/);
        await expect(screen.getByRole('row', { name: /482190/ })).not.toHaveTextContent(/Not disbursed/);
        await userEvent.click(screen.getByText('482300'));
        await expect(await screen.findByRole('alert')).toHaveTextContent(/^Not disbursed/);
        await expect(location.pathname).toBe('/loan-management/collection-loans/9000043214');
      },
    );
    await step('A disbursed one opens', async () => {
      await userEvent.click(screen.getByText('482190'));
      await waitFor(() => expect(location.pathname).toBe('/loan-management/collections/482190'));
    });
  },
};

export const ASecondSearchReplacesTheFirst: Story = {
  parameters: { covers: ['CO-015.a', 'CO-015.c', 'SH-066.b', 'SH-066.c'] },
  play: async ({ step, userEvent }) => {
    await step('The loans that the search found are listed', async () => {
      await searchLoans({ userEvent }, 'Mobile Number', '9876543210');
      await waitFor(async () => expect(await foundRows()).toEqual(['482300', '482190']));
      await expect(searches()).toEqual([{ phone: '9876543210' }]);
    });
    await step('a new search with fewer loans replaces them; none of the earlier ones remains', async () => {
      history.back();
      await searchLoans({ userEvent }, 'Loan Id', '482190');
      await expect(
        await screen.findByRole('heading', { name: 'Loans of the customer of loan 482190' }),
      ).toBeVisible();
      await waitFor(async () => expect(await foundRows()).toEqual(['482190']));
      await expect(screen.queryByText('482300')).toBeNull();
      await expect(searches()).toEqual([{ phone: '9876543210' }, { loanId: 482_190 }]);
    });
    await step('a search by phone after it sends the phone and no loan id', async () => {
      history.back();
      await searchLoans({ userEvent }, 'Mobile Number', '9000000000');
      await expect(await screen.findByText('No loan has this mobile number or loan id')).toBeVisible();
      await expect(searches().at(-1)).toEqual({ phone: '9000000000' });
    });
    await step('the first search made once more is asked anew', async () => {
      await searchLoans({ userEvent }, 'Mobile Number', '9876543210');
      await waitFor(async () => expect(await foundRows()).toEqual(['482300', '482190']));
      await expect(searches().slice(3)).toEqual([{ phone: '9876543210' }]);
    });
    await step('the address of another search, opened right after it, shows none of its rows', async () => {
      history.pushState(null, '', '/loan-management/collection-loans/482190');
      window.dispatchEvent(new PopStateEvent('popstate'));
      await expect(
        await screen.findByRole('heading', { name: 'Loans of the customer of loan 482190' }),
      ).toBeVisible();
      await waitFor(async () => expect(await foundRows()).toEqual(['482190']));
    });
  },
};

export const ByLoanId: Story = {
  parameters: {
    covers: ['CO-005.a', 'CO-005.b', 'CO-005.f', 'CO-015.b', 'SH-065.b', 'SH-064.a', 'SH-064.b', 'SH-064.c'],
  },
  play: async ({ step, userEvent }) => {
    await step('Submit is there while a type is chosen and a text is typed', async () => {
      const form = within(await screen.findByRole('form', { name: 'Search' }));
      const submit = () => form.queryByRole('button', { name: 'Submit' });
      const box = form.getByRole('searchbox', { name: 'Search text' });
      await userEvent.type(box, '482190');
      await expect(submit()).toBeNull();
      await userEvent.click(form.getByRole('combobox', { name: 'Search by' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Loan Id' }));
      await expect(submit()).toBeVisible();
      await userEvent.clear(box);
      await expect(submit()).toBeNull();
      await userEvent.type(box, '  ');
      await expect(submit()).toBeNull();
    });
    await step('A search by loan id leads to the loans of its customer', async () => {
      await searchLoans({ userEvent }, 'Loan Id', ' 482190 ');
      await expect(
        await screen.findByRole('heading', { name: 'Loans of the customer of loan 482190' }),
      ).toBeVisible();
      await expect(location.pathname).toBe('/loan-management/collection-loans/482190');
    });
    await step('The row is that of the search; nothing is asked again', async () => {
      await waitFor(async () => expect(await foundRows()).toEqual(['482190']));
      await expect(searches()).toEqual([{ loanId: 482_190 }]);
    });
  },
};

export const NothingFoundOrFailed: Story = {
  parameters: { covers: ['CO-005.c', 'CO-005.d', 'SH-066.e'] },
  play: async ({ step, userEvent }) => {
    await step('A search that finds nothing says so and stays', async () => {
      await searchLoans({ userEvent }, 'Mobile Number', '9000000000');
      await expect(await screen.findByText('No loan has this mobile number or loan id')).toBeVisible();
      await expect(location.pathname).toBe('/loan-management/collections/');
    });
    await step('Made again, it asks again', async () => {
      const give = hold(contract.loan.search);
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      await expect(await screen.findByRole('button', { name: 'Searching' })).toBeVisible();
      give();
      await waitFor(() => expect(searches()).toEqual([{ phone: '9000000000' }, { phone: '9000000000' }]));
    });
    await step('So does a search by a loan id that no loan has', async () => {
      await searchLoans({ userEvent }, 'Loan Id', '999999');
      await waitFor(() => expect(searches().at(-1)).toEqual({ loanId: 999_999 }));
      await expect(await screen.findByText('No loan has this mobile number or loan id')).toBeVisible();
      await expect(location.pathname).toBe('/loan-management/collections/');
    });
    await step('A search that fails says why and stays', async () => {
      desk().fails.search = true;
      await searchLoans({ userEvent }, 'Mobile Number', '9876543210');
      await expect(await screen.findByText('The search is being restored')).toBeVisible();
      await expect(screen.queryByText('No loan has this mobile number or loan id')).toBeNull();
      await expect(location.pathname).toBe('/loan-management/collections/');
    });
  },
};
