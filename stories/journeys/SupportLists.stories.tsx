import { contract } from '@lending-desk/domain/contract';
import type { SavedView } from '@lending-desk/domain/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { type SupportDesk, supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

interface ListDesk extends SupportDesk {
  views: readonly SavedView[];
}

const views: readonly SavedView[] = [
  { id: '6a000000-0001-4000-8000-000000000001', name: 'On hold', query: 'status=HOLD' },
  { id: '6a000000-0002-4000-8000-000000000002', name: 'Due', query: 'followUp=due' },
];
const answers = [
  answering(contract.views.list, (desk: ListDesk) => ({ data: { views: [...desk.views] } })),
  answering(contract.views.save, (desk: ListDesk, _viewer, { name, query }) => {
    desk.views = [...desk.views, { id: '6a000000-0003-4000-8000-000000000003', name, query }];
    return { data: { views: [...desk.views] } };
  }),
  answering(contract.views.remove, (desk: ListDesk, _viewer, { viewId }) => {
    desk.views = desk.views.filter(({ id }) => id !== viewId);
    return { data: { views: [...desk.views] } };
  }),
  answering(contract.exports.loans, () => new Blob(['loanId\n482190\n482194\n'])),
  ...supportAnswers,
];
const at = (address: string) =>
  theProduct(() => inMemoryServer<ListDesk>({ ...supportDesk(), views }, answers), {
    address: `/loan-management/${address}`,
    as: staff.support,
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
type Acts = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const list = (query: string) => ({ to: `GET /api/v1/customer-service/loans?${query}` });
const group = (name: string) => within(screen.getByRole('group', { name }));

async function choose({ userEvent }: Acts, area: string, field: string, option: string) {
  await userEvent.click(group(area).getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const NarrowsTheList: Story = {
  parameters: { covers: ['SH-058.c'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = searching;
    const apply = async (area: string) =>
      userEvent.click(group(area).getByRole('button', { name: 'Apply Filter' }));
    await step('the first page is read, and the statuses to choose from', async () => {
      await screen.findByRole('row', { name: /Arjun Deshmukh/ });
      await expectSent(contract.loan.listForSupport, list('page=1'));
      await expectSent(contract.loan.approvalStatuses, {
        to: 'GET /api/v1/customer-service/get-approval-status-list',
      });
      await expectSent(contract.loan.applicationStatuses, {
        to: 'GET /api/v1/customer-service/get-application-status-list',
      });
      await expectSent(contract.loan.search);
    });
    await step('both statuses are sent, each under its own name', async () => {
      await choose({ userEvent }, 'Status', 'Approval status', 'On hold');
      await choose({ userEvent }, 'Status', 'Application status', 'KYC submitted');
      await expectSent(contract.loan.listForSupport);
      await apply('Status');
      await expectSent(
        contract.loan.listForSupport,
        list('page=1&status=HOLD&applicationStatus=KYC_SUBMITTED'),
      );
    });
    await step('year and month are sent with them', async () => {
      await choose({ userEvent }, 'Started in', 'Year', '2026');
      await choose({ userEvent }, 'Started in', 'Month', 'March');
      await apply('Started in');
      await expectSent(
        contract.loan.listForSupport,
        list('page=1&status=HOLD&applicationStatus=KYC_SUBMITTED&year=2026&month=3'),
      );
    });
    await step(
      'and that only those with a follow-up are shown; a refused list shows the one text',
      async () => {
        refuse(contract.loan.listForSupport, 409, ['The list is being made', 'Second']);
        await userEvent.click(screen.getByRole('checkbox', { name: 'Follow-up due' }));
        await expectSent(
          contract.loan.listForSupport,
          list('page=1&status=HOLD&applicationStatus=KYC_SUBMITTED&year=2026&month=3&followUp=due'),
        );
        await expect(
          await screen.findByText('Error in fetching loans. Please try again later'),
        ).toBeVisible();
        await expect(screen.queryByText('The list is being made')).toBeNull();
      },
    );
  },
};

export const SavesAndRemovesAView: Story = {
  parameters: { covers: ['XR-010.b'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = searching;
    const row = within(await screen.findByRole('region', { name: 'Saved views' }));
    await step('the views of this list are read', async () => {
      await expect(await row.findByRole('button', { name: 'On hold' })).toBeVisible();
      await expectSent(contract.views.list, { to: 'GET /api/v1/users/views?list=customerSupport' });
    });
    await step('a view is its address: opening it asks for its list', async () => {
      await userEvent.click(row.getByRole('button', { name: 'On hold' }));
      await waitFor(() => expect(location.search).toBe('?status=HOLD'));
      await expectSent(contract.loan.listForSupport, list('page=1'), list('page=1&status=HOLD'));
    });
    await step('what is shown is saved under a name', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Follow-up due' }));
      await waitFor(() => expect(location.search).toBe('?status=HOLD&followUp=due'));
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

const byIds = at('export-loans/');

export const ExportsLoansByTheirIds: Story = {
  ...byIds.story,
  parameters: { covers: ['CS-118.a', 'CS-119.a', 'CS-119.b', 'CS-119.d', 'SH-095.b', 'SH-055.b'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = byIds;
    await userEvent.type(await screen.findByRole('textbox', { name: 'Loan ids' }), '482194, 482190');
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
    await step('The loans are exported in the order of their ids, and the rows counted', async () => {
      await press();
      await expect(await screen.findByText('Saved 2 rows as report.csv')).toBeVisible();
      await expectSent(contract.exports.loans, sent);
    });
  },
};

const byDays = at('export-loans/?by=range&start=2026-11-02&end=2026-11-20');

export const ExportsLoansByTheirDays: Story = {
  ...byDays.story,
  parameters: { covers: ['CS-118.a', 'CS-119.c'] },
  play: async ({ step, userEvent }) => {
    await step('the days are sent, and no ids', async () => {
      await expect(await screen.findByRole('textbox', { name: 'Start date' })).toHaveValue('2 Nov 2026');
      await userEvent.click(screen.getByRole('button', { name: 'Download' }));
      await expect(await screen.findByText('Saved 2 rows as report.csv')).toBeVisible();
      await byDays.expectSent(contract.exports.loans, {
        to: 'GET /api/v1/customer-service/gen-csv-loanids?startDate=2026-11-02&endDate=2026-11-20&timezone=Asia%2FKolkata',
      });
    });
  },
};
