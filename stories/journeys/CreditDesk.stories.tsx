import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { creditProduct, decision, fillHold, loanId, logIn, row, submit } from './CreditDesk.cases';
import { theProduct } from './theProduct';

const { story, desk } = creditProduct();

/** A day at the credit desk, in the real app over a desk in memory. Every page can be clicked. */
const meta = { title: 'Journeys/Credit/Desk', ...story, parameters: { ...story.parameters } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromSignInToADecision: Story = {
  parameters: {
    covers: [
      'AU-015.a',
      'CR-005.a',
      'CR-006.a',
      'CR-013.c',
      'CR-015.a',
      'CR-015.b',
      'CR-015.c',
      'CR-015.d',
      'CR-015.e',
      'CR-016.a',
      'CR-019.b',
      'CR-196.a',
      'SH-070.a',
      'SH-072.a',
      'SH-073.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('After signing in, an underwriter stands before the queue of loans', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
      await logIn({ userEvent });
      await expect(await row(loanId)).toBeVisible();
      await expect(location.pathname).toBe('/credit/loans');
    });
    await step('A click on a row of the queue, which is narrowed, opens the loan', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search by loan id' }), String(loanId));
      await waitFor(() => expect(location.search).toBe(`?loanId=${loanId}`));
      await userEvent.click(await row(loanId));
      await expect(await screen.findByRole('heading', { name: 'Kavya Raghunathan' })).toBeVisible();
      await expect(location.pathname).toBe(`/credit/loans/${loanId}/`);
      await expect(screen.queryByText(/Could not be assigned|Error in assigning loan/)).toBeNull();
    });
    await step(
      'The header of the loan has its id, its date, its turnaround time and everything for calling the customer; a call without agent details is not placed',
      async () => {
        const heading = await screen.findByRole('heading', { name: 'Kavya Raghunathan' });
        const header = within(heading.closest('header') ?? document.body);
        await expect(header.getByText(String(loanId))).toBeVisible();
        await expect(header.getByText('Started 21 Nov 2026')).toBeVisible();
        await expect(header.getByText('TAT 0 days')).toBeVisible();
        await expect(await header.findByRole('button', { name: /agent/i })).toBeVisible();
        await expect(header.getByRole('combobox', { name: 'Select Phone Number' })).toBeVisible();
        await userEvent.click(header.getByRole('button', { name: /Call Customer/ }));
        await expect(await header.findByText('Fill Agent Details')).toBeVisible();
      },
    );
    await step('Thirteen tabs show what is known about the case, always in this order', async () => {
      const tabs = within(await screen.findByRole('tablist', { name: /^Loan/ })).getAllByRole('tab', {
        hidden: true,
      });
      await expect(tabs.map(tab => tab.firstElementChild?.textContent)).toEqual([
        'Profile',
        'Dedupe',
        'Perfios',
        'Docs',
        'Equifax',
        'KYC',
        'KYC New',
        'Details',
        'CIBIL',
        'Rules',
        'PD',
        'Calls',
        'Intel',
      ]);
    });
    await step('The loan had no underwriter: by opening it, it has become this person’s', async () => {
      await expect(desk().loans[0]?.underWriter?.fullName).toBe(staff.underwriter.fullName);
      await expect(desk().loans[1]?.underWriter).toBeNull();
    });
    await step('A note about the case is saved and appears among the notes', async () => {
      await userEvent.click(screen.getByRole('tab', { name: /^Notes/ }));
      const box = await screen.findByRole('textbox', { name: 'Comment' });
      // Whose colleagues an '@' offers.
      await expect(box).toHaveAttribute('data-mentions', `credit/${loanId}`);
      await userEvent.type(box, 'Salary slip of October seen');
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      await expect(
        await screen.findByText('Salary slip of October seen', { selector: 'li *' }),
      ).toBeVisible();
      await waitFor(() => expect(box).toHaveValue(''));
      await userEvent.click(screen.getByRole('tab', { name: 'Decision' }));
    });
    await step(
      'The loan is put on hold with a reason, and the queue is back as it was narrowed, showing it as on hold',
      async () => {
        await fillHold({ userEvent });
        await userEvent.click(await submit());
        await expect(await within(await row(loanId)).findByText('On hold')).toBeVisible();
        await expect(location.pathname + location.search).toBe(`/credit/loans?loanId=${loanId}`);
      },
    );
  },
};

/** The loans that are read from here on: each read is recorded as the person's. */
function readsOfLoans(): string[] {
  const send = window.fetch;
  const read: string[] = [];
  window.fetch = (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    const [, id] = /\/loans\/(\d+)$/.exec(pathname) ?? [];
    if (id !== undefined) read.push(id);
    return send(input, init);
  };
  return read;
}

export const MovingOverTheQueueReadsNoLoan: Story = {
  play: async ({ step, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
    await logIn({ userEvent });
    await row(loanId);
    const read = readsOfLoans();
    const search = () => screen.getByRole('searchbox', { name: 'Search by loan id' });
    // The search waits longer than a row at rest.
    const searchFor = async (text: string) => {
      await userEvent.clear(search());
      if (text !== '') await userEvent.type(search(), text);
      await waitFor(() => expect(location.search).toBe(text === '' ? '' : `?loanId=${text}`));
    };
    await step('A pointer that rests on a row opens no loan, so no reading is recorded', async () => {
      await userEvent.hover(await row(482191));
      await searchFor(String(loanId));
      await expect(read).toEqual([]);
    });
    await step('Moving over the rows by the keys J and K opens none either', async () => {
      await searchFor('');
      await row(482191);
      search().blur();
      await userEvent.keyboard('jjk');
      await searchFor(String(loanId));
      await expect(read).toEqual([]);
    });
    await step('Only the loan that is opened is read, and once', async () => {
      await userEvent.click(await row(loanId));
      await decision();
      await expect(read).toEqual([String(loanId)]);
    });
  },
};

const bureauAnswers = [
  // Not on its way yet: nothing but the press before keeps a second order back.
  answering(contract.bureau.cibil, () => ({
    data: { loan: { apolloCibilReport: { status: 'requested' } } },
  })),
  ...creditAnswers,
];
const bureau = theProduct(() => inMemoryServer(creditDesk(), bureauAnswers), {
  address: `/credit/loans/${loanId}/?tab=cibil`,
  as: staff.underwriter,
});

export const ABureauIsAskedOnceByADoubleClick: Story = {
  ...bureau.story,
  parameters: { covers: ['CR-055.a'] },
  play: async ({ step, userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Fetch cibil' });
    await userEvent.dblClick(button);
    await step('Further clicks after the first one order no second report', async () => {
      await waitFor(() => expect(button).toHaveAccessibleDescription('Ordered a moment ago'));
      await userEvent.click(button);
      await userEvent.click(button);
      await bureau.expectSent(contract.bureau.cibil, {
        to: `POST /api/v1/credit-dashboard/fetch-cibil-report/${loanId}`,
      });
    });
  },
};
