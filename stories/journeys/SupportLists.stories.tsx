import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { at, list, views } from './SupportLists.cases';
import { rowsOf, textsOf } from '../tables';
import { type Acts, failsAndIsRetried } from './acts';

const searching = at('search/');

/** The lists of customer support: what is asked for them, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Lists',
  ...searching.story,
  parameters: { ...searching.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const group = (name: string) => within(screen.getByRole('group', { name }));

async function choose({ userEvent }: Acts, area: string, field: string, option: string) {
  await userEvent.click(group(area).getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const NarrowsTheList: Story = {
  parameters: {
    covers: [
      'SH-052.b',
      'SH-060.a',
      'SH-060.c',
      'CS-011.a',
      'CS-011.b',
      'CS-005.b',
      'CS-004.a',
      'CS-004.b',
      'CS-005.a',
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
      'SH-057.b',
      'SH-058.c',
      'XR-101.f',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, hold, refuse } = searching;
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
    await step(
      'each field of a loan stands in its column; the answer has no total: it is of about 300',
      async () => {
        const [, second] = rowsOf(within(screen.getByRole('grid', { name: 'Loans' })));
        await expect(textsOf(second)).toEqual([
          ...['2', '482193', '21 Nov 2026', 'Arjun Deshmukh', 'Rs. 62,400', 'Rs. 85,000'],
          ...['Bank statements submitted', 'On hold', 'OpenEnter'],
        ]);
        await expect(screen.getByText(/of about 300$/)).toBeVisible();
      },
    );
    await step(
      'each status has a filter of its own, which offers what was answered, without ALL',
      async () => {
        for (const [field, offered] of [
          ['Approval status', ['Pending', 'On hold', 'Disbursed']],
          ['Application status', ['KYC submitted', 'Bank statements submitted']],
        ] as const) {
          await userEvent.click(group('Status').getByRole('combobox', { name: field }));
          const options = await screen.findAllByRole('option');
          await expect(options.map(option => option.textContent)).toEqual(offered);
          await userEvent.keyboard('{Escape}');
        }
      },
    );
    await step('another page is asked for by its number, and by where the one before ended', async () => {
      const answer = hold(contract.loan.listForSupport);
      await turnTo(2);
      await waitFor(() => expect(screen.getByRole('grid', { name: 'Loans' })).toHaveAttribute('aria-busy'));
      // While another page is loading the old rows stay.
      await shows(482194, 482193);
      answer();
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
    await step('another status asks for nothing until Apply Filter is pressed', async () => {
      await choose({ userEvent }, 'Status', 'Approval status', 'Disbursed');
      await choose({ userEvent }, 'Status', 'Approval status', 'On hold');
      await expectSent(contract.loan.listForSupport);
    });
    await step('another page keeps the filters; one that fails is retried after five seconds', async () => {
      const second = { ...list(2, '&status=HOLD&after=after-page-1') };
      await failsAndIsRetried(() => {
        refuse(contract.loan.listForSupport, 500, 'Down');
        return turnTo(2);
      });
      await shows(482190);
      await expectSent(contract.loan.listForSupport, second, second);
    });
    await step(
      'coming back from a loan, by the browser or by the list it names, shows the same page',
      async () => {
        for (const comeBack of [
          async () => history.back(),
          async () => {
            const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
            await userEvent.click(await path.findByRole('link', { name: 'Customer Search' }));
          },
        ]) {
          await userEvent.click(screen.getByRole('row', { name: /482190/ }));
          await waitFor(() => expect(location.pathname).toBe('/loan-management/loans/482190'));
          await comeBack();
          await shows(482190);
          await expect(location.search).toBe('?status=HOLD&page=2');
        }
      },
    );
    await step('an application status is kept on page 2; the other one taken back is not sent', async () => {
      await choose({ userEvent }, 'Status', 'Application status', 'Bank statements submitted');
      await userEvent.click(group('Status').getByRole('button', { name: 'Clear approval status' }));
      await apply('Status');
      const of = '&applicationStatus=BANK_STATEMENTS_SUBMITTED';
      await expectSent(contract.loan.listForSupport, list(1, of));
      await turnTo(2);
      await expectSent(contract.loan.listForSupport, list(2, of));
      await choose({ userEvent }, 'Status', 'Approval status', 'On hold');
      await userEvent.click(group('Status').getByRole('button', { name: 'Clear application status' }));
      await apply('Status');
      await shows(482194, 482193);
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
        await expect(screen.getByRole('checkbox', { name: 'Follow-up due' })).toBeChecked();
        await expect(
          await screen.findByText('Error in fetching loans. Please try again later'),
        ).toBeVisible();
        await expect(screen.queryByText('The list is being made')).toBeNull();
      },
    );
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
