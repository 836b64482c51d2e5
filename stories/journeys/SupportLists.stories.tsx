import { contract } from '@lending-desk/domain/contract';
import type { SavedView } from '@lending-desk/domain/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { rowOf, type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { panel } from '../panels';
import { rowsOf, textsOf } from '../tables';
import type { Acts } from './acts';
import { theProduct } from './theProduct';

interface ListDesk extends SupportDesk {
  views: readonly SavedView[];
}

const views: readonly SavedView[] = [
  { id: '6a000000-0001-4000-8000-000000000001', name: 'On hold', query: 'status=HOLD' },
  { id: '6a000000-0002-4000-8000-000000000002', name: 'Due', query: 'followUp=due' },
];
/** A file of the server, byte for byte. */
const csv = '\ufeffLoan id,Customer name\r\n482190,"Zoë, रवि"\r\n482194,Kavya\r\n';

const answers = [
  // Two loans a page, of the statuses asked for.
  answering(
    contract.loan.listForSupport,
    ({ loans }: ListDesk, _viewer, { page, status, applicationStatus }) => {
      const passing = loans
        .map(rowOf)
        .filter(
          row =>
            (status === undefined || row.approvalStatus === status) &&
            (applicationStatus === undefined || row.applicationStatus === applicationStatus),
        );
      const next = passing.length > page * 2 ? `after-page-${page}` : null;
      return { data: { loans: passing.slice((page - 1) * 2, page * 2), next } };
    },
  ),
  answering(contract.loan.approvalStatuses, () => ({ data: { approvalStatuses: ['PENDING', 'HOLD'] } })),
  answering(contract.loan.applicationStatuses, () => ({
    data: { applicationStatuses: ['KYC_SUBMITTED', 'BANK_STATEMENTS_SUBMITTED'] },
  })),
  answering(contract.views.list, (desk: ListDesk) => ({ data: { views: [...desk.views] } })),
  answering(contract.views.save, (desk: ListDesk, _viewer, { name, query }) => {
    desk.views = [...desk.views, { id: '6a000000-0003-4000-8000-000000000003', name, query }];
    return { data: { views: [...desk.views] } };
  }),
  answering(contract.views.remove, (desk: ListDesk, _viewer, { viewId }) => {
    desk.views = desk.views.filter(({ id }) => id !== viewId);
    return { data: { views: [...desk.views] } };
  }),
  answering(contract.exports.loans, () => new Blob([csv])),
  ...supportAnswers,
];
const at = (address: string, as = staff.support) =>
  theProduct(() => inMemoryServer<ListDesk>({ ...supportDesk(), views }, answers), {
    address: `/loan-management/${address}`,
    as,
    at: new Date('2026-11-21T06:30:00.000Z'),
  });
const searching = at('search/');

/** The lists of customer support: what is asked for them, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Lists',
  ...searching.story,
  parameters: { ...searching.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const list = (page: number, query = '') => ({
  to: `GET /api/v1/customer-service/loans?page=${page}&count=25${query}`,
});
const group = (name: string) => within(screen.getByRole('group', { name }));

async function choose({ userEvent }: Acts, area: string, field: string, option: string) {
  await userEvent.click(group(area).getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const NarrowsTheList: Story = {
  parameters: {
    covers: [
      'CS-004.b',
      'CS-005.c',
      'CS-005.d',
      'CS-006.a',
      'CS-006.b',
      'CS-007.a',
      'CS-007.b',
      'CS-007.c',
      'CS-007.d',
      'CS-007.e',
      'CS-007.f',
      'CS-007.g',
      'CS-007.h',
      'CS-008.a',
      'CS-008.b',
      'CS-009.a',
      'CS-009.b',
      'CS-022.b',
      'SH-058.c',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = searching;
    const apply = async (area: string) =>
      userEvent.click(group(area).getByRole('button', { name: 'Apply Filter' }));
    const turnTo = async (page: number) =>
      userEvent.click(await screen.findByRole('button', { name: `Page ${page}` }));
    const shows = async (...loanIds: readonly number[]) => {
      const rows = () => rowsOf(within(screen.getByRole('grid', { name: 'Loans' })));
      await waitFor(() => expect(rows().map(row => textsOf(row)[1])).toEqual(loanIds.map(String)));
    };
    await step('the first page of 25 is read, and the statuses to choose from', async () => {
      await screen.findByRole('row', { name: /Arjun Deshmukh/ });
      await shows(482194, 482193);
      await expectSent(contract.loan.listForSupport, list(1));
      await expectSent(contract.loan.approvalStatuses, {
        to: 'GET /api/v1/customer-service/get-approval-status-list',
      });
      await expectSent(contract.loan.applicationStatuses, {
        to: 'GET /api/v1/customer-service/get-application-status-list',
      });
      await expectSent(contract.loan.search);
    });
    await step('the statuses to choose from are those that were answered, without ALL', async () => {
      for (const [field, offered] of [
        ['Approval status', ['Pending', 'On hold']],
        ['Application status', ['KYC submitted', 'Bank statements submitted']],
      ] as const) {
        await userEvent.click(group('Status').getByRole('combobox', { name: field }));
        const options = await screen.findAllByRole('option');
        await expect(options.map(option => option.textContent)).toEqual(offered);
        await userEvent.keyboard('{Escape}');
      }
    });
    await step('another page is asked for by its number, and by where the one before ended', async () => {
      await turnTo(2);
      await shows(482190);
      await expectSent(contract.loan.listForSupport, list(2, '&after=after-page-1'));
    });
    await step('both statuses are sent, each under its own name, and the list begins on page 1', async () => {
      await choose({ userEvent }, 'Status', 'Approval status', 'On hold');
      await choose({ userEvent }, 'Status', 'Application status', 'KYC submitted');
      await expectSent(contract.loan.listForSupport);
      await apply('Status');
      await expectSent(contract.loan.listForSupport, list(1, '&status=HOLD&applicationStatus=KYC_SUBMITTED'));
      await expect(await screen.findByText('Sorry, nothing to display here :(')).toBeVisible();
    });
    await step('a status that was taken back is not sent', async () => {
      await userEvent.click(group('Status').getByRole('button', { name: 'Clear application status' }));
      await apply('Status');
      await expectSent(contract.loan.listForSupport, list(1, '&status=HOLD'));
      await shows(482194, 482193);
    });
    await step('another page keeps the filters', async () => {
      await turnTo(2);
      await shows(482190);
      await expectSent(contract.loan.listForSupport, list(2, '&status=HOLD&after=after-page-1'));
    });
    await step('year and month are sent with them, once they are applied', async () => {
      await choose({ userEvent }, 'Started in', 'Year', '2025');
      await choose({ userEvent }, 'Started in', 'Month', 'December');
      await expectSent(contract.loan.listForSupport);
      await apply('Started in');
      await expectSent(contract.loan.listForSupport, list(1, '&status=HOLD&year=2025&month=12'));
    });
    await step(
      'and that only those with a follow-up are shown; a refused list shows the one text',
      async () => {
        // Of a first page, which cannot be too far away.
        refuse(contract.loan.listForSupport, 400, ['The list is being made', 'Second']);
        await userEvent.click(screen.getByRole('checkbox', { name: 'Follow-up due' }));
        await expectSent(
          contract.loan.listForSupport,
          list(1, '&status=HOLD&year=2025&month=12&followUp=due'),
        );
        await expect(
          await screen.findByText('Error in fetching loans. Please try again later'),
        ).toBeVisible();
        await expect(screen.queryByText('The list is being made')).toBeNull();
      },
    );
  },
};

const searchedOnHold = at('search/?status=HOLD&by=phone#text=9000043214');

export const GoesBackToTheNarrowedList: Story = {
  ...searchedOnHold.story,
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
    await step(
      'when another one cannot be read the page is in error, and nothing of the first is left',
      async () => {
        history.back();
        await screen.findByRole('grid', { name: 'Loans of the customer' });
        refuse(contract.loan.readForSupport, 500, ['The loan cannot be read']);
        await openLoan(482194);
        await expect(
          (await screen.findAllByText('Error Occured. Please try again later')).length,
        ).toBeGreaterThan(0);
        await expect(screen.queryByText('Kavya Raghunathan')).toBeNull();
        await expect(screen.queryByRole('tablist')).toBeNull();
      },
    );
    await step('a list that cannot be read again says so; read by hand it is shown meanwhile', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
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

export const SavesAndRemovesAView: Story = {
  beforeEach: () => searching.refuse(contract.views.list, 422, 'The views are being moved'),
  parameters: { covers: ['XR-010.b', 'XR-010.c'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = searching;
    const row = within(await screen.findByRole('region', { name: 'Saved views' }));
    await step('the views of this list are read; refused, they are read again by one press', async () => {
      await expect(await row.findByText('The views are being moved')).toBeVisible();
      await userEvent.click(row.getByRole('button', { name: 'Try now' }));
      await expect(await row.findByRole('button', { name: 'On hold' })).toBeVisible();
      const read = { to: 'GET /api/v1/users/views?list=customerSupport' };
      await expectSent(contract.views.list, read, read);
    });
    await step('a view is its address: opening it asks for its list', async () => {
      await userEvent.click(row.getByRole('button', { name: 'On hold' }));
      await waitFor(() => expect(location.search).toBe('?status=HOLD'));
      await expectSent(contract.loan.listForSupport, list(1), list(1, '&status=HOLD'));
    });
    await step('its whole address can be copied for a colleague', async () => {
      const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(row.getByRole('button', { name: /link to this view/i }));
      await expect(copied).toHaveBeenCalledWith(`${location.origin}/loan-management/search/?status=HOLD`);
      copied.mockRestore();
    });
    await step('what is shown is saved under a name, without its page', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Follow-up due' }));
      await waitFor(() => expect(location.search).toBe('?status=HOLD&followUp=due'));
      await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
      await waitFor(() => expect(new URLSearchParams(location.search).get('page')).toBe('2'));
      await userEvent.click(row.getByRole('button', { name: 'Save this view' }));
      await userEvent.type(await row.findByRole('textbox', { name: /^Name of the view/ }), ' Hold, due ');
      const sent = {
        to: 'POST /api/v1/users/views',
        body: { list: 'customerSupport', name: 'Hold, due', query: 'status=HOLD&followUp=due' },
      };
      await userEvent.click(row.getByRole('button', { name: 'Save' }));
      await expect(await row.findByRole('button', { name: 'Hold, due' })).toBeVisible();
      await expectSent(contract.views.save, sent);
    });
    await step('one is removed by its id; refused it stays', async () => {
      const sent = { to: `POST /api/v1/users/views/${views[1]?.id}/remove` };
      refuse(contract.views.remove, 404, ['This view does not exist', 'Second']);
      await userEvent.click(row.getByRole('button', { name: 'Remove view Due' }));
      await expect(await row.findByText('This view does not exist')).toBeVisible();
      await expect(row.getByRole('button', { name: 'Due' })).toBeVisible();
      await userEvent.click(row.getByRole('button', { name: 'Remove view Due' }));
      await waitFor(() => expect(row.queryByRole('button', { name: 'Due' })).toBeNull());
      await expectSent(contract.views.remove, sent, sent);
      await expectSent(contract.views.list);
    });
  },
};

/** What is handed to the browser to save meanwhile, byte for byte. */
async function savedFiles(act: () => Promise<void>): Promise<string[]> {
  const saved: Blob[] = [];
  const own = URL.createObjectURL.bind(URL);
  Reflect.set(URL, 'createObjectURL', (file: Blob) => {
    saved.push(file);
    return own(file);
  });
  try {
    await act();
  } finally {
    Reflect.set(URL, 'createObjectURL', own);
  }
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Promise.all(saved.map(async file => decoder.decode(await file.arrayBuffer())));
}

/** The next file arrives in two parts.
 *  @returns lets the second one arrive */
function inTwoParts(path: string, ...parts: readonly [first: string, second: string]): () => void {
  const own = window.fetch;
  const [first, second] = parts.map(part => new TextEncoder().encode(part));
  let arrive = () => {};
  window.fetch = async (input, init) => {
    if (!new Request(input, init).url.includes(path)) return own(input, init);
    window.fetch = own;
    const file = new ReadableStream({
      start: stream => {
        stream.enqueue(first);
        arrive = () => {
          stream.enqueue(second);
          stream.close();
        };
      },
    });
    return new Response(file);
  };
  return () => arrive();
}

const byIds = at('export-loans/');

export const ExportsLoansByTheirIds: Story = {
  ...byIds.story,
  parameters: {
    covers: ['CS-115.b', 'CS-118.a', 'CS-119.a', 'CS-119.b', 'CS-119.d', 'CS-119.e', 'SH-095.b', 'SH-055.b'],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = byIds;
    await userEvent.type(await screen.findByRole('textbox', { name: 'Loan ids' }), '482194, 482190');
    await expect(screen.queryByText('Phone numbers come masked.')).toBeNull();
    const press = async () => userEvent.click(screen.getByRole('button', { name: 'Download' }));
    const sent = {
      to: 'GET /api/v1/customer-service/gen-csv-loanids?ids=482194%2C482190&timezone=Asia%2FKolkata',
    };
    await step('a refused export says the first reason', async () => {
      refuse(contract.exports.loans, 409, ['Too many at once', 'Second']);
      await press();
      await expect(await screen.findByText(/Too many at once/)).toBeVisible();
      await expectSent(contract.exports.loans, sent);
    });
    await step('The ids are sent comma-joined, without blanks, and the rows counted', async () => {
      const saved = await savedFiles(async () => {
        await press();
        await expect(await screen.findByText('Saved 2 rows as report.csv')).toBeVisible();
      });
      await expectSent(contract.exports.loans, sent);
      await expect(saved).toEqual([csv]);
    });
    await step('of an id without a row it is said that it is missing', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Loan ids' }), ', 482193');
      await press();
      await expect(
        await screen.findByText('Saved 2 rows as report.csv. 1 loan id was not found'),
      ).toBeVisible();
    });
    await step('while it arrives the rows so far are counted; cancelled, nothing is saved', async () => {
      const saved = await savedFiles(async () => {
        const end = csv.indexOf('482194');
        const arrive = inTwoParts('gen-csv-loanids', csv.slice(0, end), csv.slice(end));
        await press();
        const progress = await screen.findByRole('progressbar', { name: 'Export' });
        await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '1 row, 1 KB so far'));
        await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
        await expect(await screen.findByText('Cancelled. Nothing was saved.')).toBeVisible();
        arrive();
        // The next one may begin before the last one has stopped.
        await press();
        await expect(await screen.findByText(/^Saved 2 rows/)).toBeVisible();
      });
      await expect(saved).toEqual([csv]);
    });
    await step('one that is cancelled before its answer is no failure', async () => {
      const give = byIds.hold(contract.exports.loans);
      await press();
      const progress = await screen.findByRole('progressbar', { name: 'Export' });
      await expect(progress).toHaveAttribute('aria-valuetext', '0 rows, 0 KB so far');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      give();
      await userEvent.tab();
      await expect(screen.getByText('Cancelled. Nothing was saved.')).toBeVisible();
    });
    await step('a page that is left while it runs saves nothing', async () => {
      const saved = await savedFiles(async () => {
        const give = byIds.hold(contract.exports.loans);
        await press();
        await userEvent.click(screen.getByRole('link', { name: 'Customer Search' }));
        await screen.findByRole('form', { name: 'Search' });
        give();
        // The next one ends later than the one before.
        history.back();
        const ids = await screen.findByRole('textbox', { name: 'Loan ids' });
        await expect(ids).toHaveValue('482194, 482190, 482193');
        await expect(panel(screen, 'Exported last').getByText('482194, 482190, 482193')).toBeVisible();
        await userEvent.clear(ids);
        await userEvent.type(ids, '482194, 482190');
        await press();
        await expect(await screen.findByText('Saved 2 rows as report.csv')).toBeVisible();
      });
      await expect(saved).toEqual([csv]);
    });
    await step('another export has none before it', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Export Applications' }));
      await screen.findByRole('heading', { name: 'Export application details' });
      await expect(screen.queryByText('Exported last')).toBeNull();
      await expect(screen.queryByText(/Phone numbers come masked/)).toBeNull();
    });
  },
};

const byViewer = at('export-loans/', staff.supportViewer);

export const ExportsMaskedPhones: Story = {
  ...byViewer.story,
  parameters: { covers: ['XR-011.b'] },
  play: async ({ step, userEvent }) => {
    await step('who may only view reads that phone numbers come masked', async () => {
      await expect(await screen.findByText('Phone numbers come masked.')).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'Export Applications' }));
      await screen.findByRole('heading', { name: 'Export application details' });
      await expect(screen.getByText(/\. Phone numbers come masked\.$/)).toBeVisible();
    });
  },
};

const byDays = at('export-loans/?by=range&start=2026-11-31&end=2026-11-20');

export const ExportsLoansByTheirDays: Story = {
  ...byDays.story,
  parameters: { covers: ['CS-118.a', 'CS-119.c'] },
  play: async ({ step, userEvent }) => {
    await step('a day of the address that is no date is said, until another is typed', async () => {
      const fault = await screen.findByText('“2026-11-31” is no date.');
      await userEvent.type(screen.getByRole('textbox', { name: 'Start date' }), '02-11-2026{Tab}');
      await expect(fault).not.toBeInTheDocument();
    });
    await step('the days are sent, and no ids', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Download' }));
      await expect(await screen.findByText('Saved 2 rows as report.csv')).toBeVisible();
      await byDays.expectSent(contract.exports.loans, {
        to: 'GET /api/v1/customer-service/gen-csv-loanids?startDate=2026-11-02&endDate=2026-11-20&timezone=Asia%2FKolkata',
      });
    });
    await step('the ids are one press away, and so are the days again', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Loan ids' }));
      await expect(await screen.findByRole('textbox', { name: 'Loan ids' })).toHaveValue('');
      await userEvent.click(screen.getByRole('radio', { name: 'Date range' }));
      await expect(await screen.findByRole('textbox', { name: 'Start date' })).toHaveValue('2 Nov 2026');
    });
    await step('a page that is left when it has ended leads on', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Customer Search' }));
      await expect(await screen.findByRole('form', { name: 'Search' })).toBeVisible();
    });
  },
};
