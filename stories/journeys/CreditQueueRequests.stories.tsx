import { contract } from '@lending-desk/domain/contract';
import type { SavedView } from '@lending-desk/domain/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectCopies } from '../foundations/expectCopies';
import { staff } from '../fixtures/staff';
import { failsAndIsRetried } from './acts';
import { answering } from './desk/answering';
import type { CreditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { openQueue, queueRead } from './queueEntries';
import { placeInHistory, theProduct } from './theProduct';
import { answers, at, choose, loanId, queue, row, sidebar, withPapers } from './creditRequests';

/** What each act in the queue of an underwriter sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NarrowsTheQueue: Story = {
  parameters: {
    covers: [
      ...['CR-001.a', 'CR-001.b', 'CR-011.a', 'CR-011.b', 'CR-011.c', 'CR-011.e', 'CR-011.f', 'SH-058.a'],
      ...['SH-006.b', 'SH-057.a', 'SH-057.e', 'SH-057.g', 'SH-057.h', 'SH-057.i', 'SH-058.e', 'XR-061.c'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = queue;
    await step('the first page is read, without a filter', async () => {
      await row(loanId);
      await expectSent(contract.loan.list, queueRead('page=1'));
    });
    await step('Status, underwriter and the search box by loan id narrow the queue together', async () => {
      await choose({ userEvent }, 'Status: any', 'Pending');
      await expectSent(contract.loan.list, queueRead('status=PENDING&page=1'));
      await choose({ userEvent }, 'Underwriter: anyone', 'Nobody yet');
      await expectSent(contract.loan.list, queueRead('status=PENDING&page=1&owner=unassigned'));
      // The key of the search.
      await userEvent.keyboard('/');
      const box = screen.getByRole('searchbox', { name: 'Search by loan id' });
      await expect(box).toHaveFocus();
      const page = placeInHistory();
      await userEvent.keyboard('482193 ');
      await expectSent(contract.loan.list, queueRead('status=PENDING&loanId=482193&page=1&owner=unassigned'));
      await row(482193);
      await expect(screen.queryByRole('row', { name: /482194/ })).toBeNull();
      // What is searched for is no page to go back to, and stays as it was typed.
      await expect(placeInHistory()).toBe(page);
      await expect(box).toHaveValue('482193 ');
    });
    await step('An id of no loan shows none', async () => {
      const box = screen.getByRole('searchbox', { name: 'Search by loan id' });
      await userEvent.clear(box);
      await userEvent.type(box, '999999');
      await expect(await screen.findByText('No case has the loan id 999999.')).toBeVisible();
      await expect(screen.queryByRole('row', { name: /4821\d\d/ })).toBeNull();
      const [last] = queue.sentTo('/credit-dashboard/loans?').slice(-1);
      await expect(last).toMatchObject(queueRead('status=PENDING&loanId=999999&page=1&owner=unassigned'));
    });
    await step('a list that fails with 403 or 400 is not retried', async () => {
      for (const [status, filter, choice] of [
        [403, 'Underwriter: nobody yet', 'Anyone'],
        [400, 'Status: pending', 'On hold'],
      ] as const) {
        refuse(contract.loan.list, status, 'Not like this');
        await choose({ userEvent }, filter, choice);
        await expect(
          await screen.findByText('Error in fetching loans. Please try again later'),
        ).toBeVisible();
        await expect(screen.getByRole('button', { name: 'Try now' })).toBeVisible();
        await expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
        await expect(screen.queryByRole('timer')).toBeNull();
      }
    });
    await step('a list that is refused says so, and is asked for again', async () => {
      refuse(contract.loan.list, 404, ['First', 'The list is being made']);
      await failsAndIsRetried(async () => {
        await choose({ userEvent }, 'Underwriter: anyone', 'Me');
        await expect(
          await screen.findByText('Error in fetching loans. Please try again later'),
        ).toBeVisible();
        const [last] = queue.sentTo('/credit-dashboard/loans?').slice(-1);
        await expect(last).toMatchObject(queueRead('status=HOLD&loanId=999999&page=1&owner=mine'));
      });
    });
    await step('five seconds later it is read, and nothing says that it failed', async () => {
      await expect(await screen.findByText('No case has the loan id 999999.')).toBeVisible();
      await expect(screen.queryByText('Error in fetching loans. Please try again later')).toBeNull();
    });
    await step(
      'which ends the retrying: without network it is tried again from the first attempt',
      async () => {
        const served = window.fetch;
        await failsAndIsRetried(async () => {
          window.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
          await choose({ userEvent }, 'Underwriter: me', 'Anyone');
          await screen.findByText('Error in fetching loans. Please try again later');
          window.fetch = served;
        });
        await expect(await screen.findByText('No case has the loan id 999999.')).toBeVisible();
      },
    );
  },
};

const narrowed = at('/credit/loans?status=PENDING&loanId=482193');

export const ShowsAllAgain: Story = {
  ...narrowed.story,
  parameters: { covers: ['CR-001.b', 'CR-002.a', 'CR-002.b', 'CR-011.b', 'CR-011.c', 'SH-006.c'] },
  play: async ({ step, userEvent }) => {
    const { expectSent } = narrowed;
    await step('The loan with the id searched for is shown, and no other', async () => {
      await row(482193);
      await expect(screen.queryByRole('row', { name: /482194/ })).toBeNull();
      await expectSent(contract.loan.list, queueRead('status=PENDING&loanId=482193&page=1'));
      await expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
    });
    await step('With the box emptied no loan id is asked for', async () => {
      const box = screen.getByRole('searchbox', { name: 'Search by loan id' });
      await userEvent.clear(box);
      await row(loanId);
      await userEvent.type(box, '  ');
      await expect(await row(loanId)).toBeVisible();
      await expectSent(contract.loan.list, queueRead('status=PENDING&page=1'));
    });
    await step('What is no loan id shows no loan, and is not asked for', async () => {
      const box = screen.getByRole('searchbox', { name: 'Search by loan id' });
      await userEvent.clear(box);
      await userEvent.type(box, 'x');
      await expect(await screen.findByText('No case has the loan id x.')).toBeVisible();
      await userEvent.clear(box);
      await row(loanId);
      await expectSent(contract.loan.list);
    });
    await step('All Cases has no filter left', async () => {
      await userEvent.click(sidebar().getByRole('link', { name: 'All Cases' }));
      await expect(await screen.findByRole('button', { name: 'Status: any' })).toBeVisible();
      await expect(location.search).toBe('');
    });
    await step('LoansList narrowed by the underwriter alone is asked for without a status', async () => {
      await choose({ userEvent }, 'Underwriter: anyone', 'Nobody yet');
      await waitFor(() =>
        expect(narrowed.sentTo('/credit-dashboard/loans?').at(-1)).toMatchObject(
          queueRead('page=1&owner=unassigned'),
        ),
      );
      await userEvent.click(sidebar().getByRole('link', { name: 'All Cases' }));
      await screen.findByRole('button', { name: 'Underwriter: anyone' });
    });
    await step('The export button leads to the export of application details', async () => {
      await expect(document.title).toBe('All Cases · Lending Desk');
      await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
      await expect(await screen.findByRole('textbox', { name: 'Start date' })).toBeVisible();
      await expect(location.pathname).toBe('/credit/export-loans/');
      await waitFor(() => expect(document.title).toBe('Export application details · Lending Desk'));
    });
  },
};

const onHold: SavedView = {
  id: '6a000000-0001-4000-8000-000000000001',
  name: 'Mine on hold',
  query: 'status=HOLD&owner=mine',
};
const secondPage = at('/credit/loans?status=PENDING&page=2&loanId=999999', staff.underwriter, [
  answering(contract.views.list, () => ({ data: { views: [onHold] } })),
  answering(contract.views.save, (_desk: CreditDesk, _viewer, { name, query }) => ({
    data: { views: [onHold, { id: '6a000000-0002-4000-8000-000000000002', name, query }] },
  })),
]);

export const KeepsItsViews: Story = {
  ...secondPage.story,
  parameters: { covers: ['CR-009.b', 'XR-010.b', 'XR-010.c', 'XR-010.d'] },
  play: async ({ step, userEvent }) => {
    const { expectSent } = secondPage;
    await screen.findByText('No case has the loan id 999999.');
    await expectSent(contract.loan.list, queueRead('status=PENDING&loanId=999999&page=2'));
    await step('a total of 0 wins over the 500 that are assumed', async () => {
      await expect(screen.getByText('None of 0')).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Views' }));
    const element = await screen.findByRole('dialog', { name: 'Saved views' });
    const dialog = within(element);
    await step('the views of the queue are read', async () => {
      await dialog.findByRole('button', { name: onHold.name });
      await expectSent(contract.views.list, { to: 'GET /api/v1/users/views?list=credit' });
    });
    await step('what is saved is the filter, without its page and without what is searched for', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save this view' }));
      await userEvent.type(await dialog.findByRole('textbox', { name: /^Name of the view/ }), 'Waiting');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await dialog.findByRole('button', { name: 'Waiting' });
      await expectSent(contract.views.save, {
        to: 'POST /api/v1/users/views',
        body: { list: 'credit', name: 'Waiting', query: 'status=PENDING' },
      });
    });
    await step('the link for a colleague has the filter', async () => {
      await expectCopies(element, 'link to this view', `${location.origin}/credit/loans?status=PENDING`);
    });
    await step('opening a view asks for the list of its address, and leads to it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: onHold.name }));
      await expectSent(contract.loan.list, queueRead('status=HOLD&page=1&owner=mine'));
      await expect(location.search).toBe(`?${onHold.query}`);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The same desk with 27 loans, of which 26 are nobody’s. */
function withASecondPage(): CreditDesk {
  const desk = withPapers();
  const [loan] = desk.loans;
  for (let place = 5; loan && place < 27; place += 1) {
    const next = 482000 - place;
    desk.loans.push({ ...loan, loanId: next, idString: `5b7d9f00-0000-4000-8000-000000${next}` });
  }
  return desk;
}
const paged = theProduct(() => inMemoryServer(withASecondPage(), answers), {
  address: '/credit/loans?owner=unassigned',
  as: staff.underwriter,
});

export const TurnsThePage: Story = {
  ...paged.story,
  parameters: { covers: ['CR-003.b', 'CR-009.b', 'CR-011.b', 'CR-011.d', 'CR-011.e', 'XR-101.f'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, hold } = paged;
    await step('The first page has 25 rows of the total that the server sends', async () => {
      await row(loanId);
      await expect(await screen.findByText('Rows 1 to 25 of 26')).toBeVisible();
      await expect(screen.queryByRole('row', { name: /481974/ })).toBeNull();
      await expectSent(contract.loan.list, queueRead('page=1&owner=unassigned'));
    });
    const answer = hold(contract.loan.list);
    await step('While the next page is loading the old rows stay', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
      await expect(screen.getByRole('row', { name: /482194/ })).toBeVisible();
    });
    await step('The next page shows the row that is left', async () => {
      answer();
      const left = await row(481974);
      await expect(left.querySelector('td')).toHaveTextContent(/^26$/);
      await expect(screen.getByText('Rows 26 to 26 of 26')).toBeVisible();
      await expect(screen.queryByRole('row', { name: /482194/ })).toBeNull();
      await expectSent(contract.loan.list, queueRead('page=2&owner=unassigned'));
    });
    await step('Another filter begins at the first page', async () => {
      await choose({ userEvent }, 'Status: any', 'Approved');
      await expectSent(contract.loan.list, queueRead('status=APPROVED&page=1&owner=unassigned'));
    });
    await step('Any status again is asked for without one', async () => {
      await choose({ userEvent }, 'Underwriter: nobody yet', 'Anyone');
      await expectSent(contract.loan.list, queueRead('status=APPROVED&page=1'));
      await choose({ userEvent }, 'Status: approved', 'Any');
      await expectSent(contract.loan.list, queueRead('page=1'));
      await expect(location.search).toBe('');
    });
  },
};

export const ThoseOnHoldAfterAllCases: Story = {
  parameters: {
    covers: ['SH-034.a', 'SH-034.b', 'SH-036.a', 'SH-036.b', 'SH-037.a', 'SH-037.b'],
  },
  play: async ({ step, userEvent }) => {
    await row(loanId);
    await queue.expectSent(contract.loan.list, queueRead('page=1'));
    await step("'On Hold Cases' opens the queue of HOLD", async () => {
      await openQueue(userEvent, queue, 'On Hold Cases', 'HOLD');
    });
    await step("'Rejected Cases' asks for REJECTED, after 'Accepted Cases'", async () => {
      await openQueue(userEvent, queue, 'Accepted Cases', 'APPROVED');
      await openQueue(userEvent, queue, 'Rejected Cases', 'REJECTED');
    });
    await step("'Credit Rejected Cases' asks for CREDIT_REJECTED", async () => {
      await openQueue(userEvent, queue, 'Credit Rejected Cases', 'CREDIT_REJECTED');
    });
  },
};

const exporting = at('/credit/export-loans/?start=2026-11-02&end=2026-11-20&status=HOLD');

export const ExportsApplications: Story = {
  ...exporting.story,
  parameters: {
    covers: [
      'CR-014.c',
      'SH-094.a',
      'SH-094.b',
      'SH-094.c',
      'SH-094.d',
      'SH-095.a',
      'SH-055.b',
      'SH-094.e',
      'SH-094.f',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = exporting;
    await expect(await screen.findByRole('textbox', { name: 'Start date' })).toHaveValue('2 Nov 2026');
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Export' }));
    const sent = {
      to: 'GET /api/v1/credit-dashboard/gen-csv-loanids?startDate=2026-11-02&endDate=2026-11-20&timezone=Asia%2FKolkata&approvalStatusValue=HOLD',
    };
    await step('a refused export says the first reason', async () => {
      refuse(contract.exports.applications, 409, ['Too many days', 'Second']);
      await press();
      await expect(await screen.findByText(/Too many days/)).toBeVisible();
      await expectSent(contract.exports.applications, sent);
    });
    await step('the days and the status of the form are sent, and the rows are counted', async () => {
      await press();
      // The start is before the end, and both are there.
      await expect(screen.queryByText(/^(Start Date must|Select Date)/)).toBeNull();
      await expectSent(contract.exports.applications, sent);
      await expect(await screen.findByText(/2 rows/)).toBeVisible();
    });
    await step('ALL sends no status', async () => {
      await userEvent.click(screen.getByRole('combobox', { name: 'Approval status' }));
      await userEvent.click(await screen.findByRole('option', { name: /ALL$/ }));
      await press();
      await expectSent(contract.exports.applications, {
        to: sent.to.replace('&approvalStatusValue=HOLD', ''),
      });
      // Until the file is there nothing can be chosen.
      await screen.findByRole('button', { name: 'Export' });
    });
    await step(
      'what is chosen stands in the address, but for ALL, and is no page to go back to',
      async () => {
        const before = placeInHistory();
        await expect(location.search).toBe('?start=2026-11-02&end=2026-11-20');
        await userEvent.click(screen.getByRole('combobox', { name: 'Approval status' }));
        await userEvent.click(await screen.findByRole('option', { name: /REJECTED$/ }));
        await userEvent.clear(screen.getByRole('textbox', { name: 'End date' }));
        await userEvent.tab();
        await waitFor(() => expect(location.search).toBe('?start=2026-11-02&status=REJECTED'));
        await expect(placeInHistory()).toBe(before);
      },
    );
  },
};
