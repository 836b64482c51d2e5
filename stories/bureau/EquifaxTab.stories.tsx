import { EquifaxTab } from '@lending-desk/ui/bureau/EquifaxTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { equifax } from '../fixtures/bureau';
import { factsOf, panel, valueOf } from '../panels';
import { expectSorts } from '../sorting';
import { expectNothingSideways } from '../sideways';
import { textsOf } from '../tables';
import { expectFetch, expectNotLoadedAndAgain, expectRefused, fetchButton, notLoaded } from './bothBureaux';
import { equifaxPanels } from './equifaxPanels';

const meta = {
  title: 'Credit/Tabs/Equifax',
  component: EquifaxTab,
  args: { data: equifax.clean, fetch: { state: 'idle' }, onFetch: fn() },
} satisfies Meta<typeof EquifaxTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StatusScoreBirthAndGender: Story = {
  parameters: { states: ['ready'], covers: ['CR-064.a', 'CR-068.b', 'CR-069.b'] },
  play: async ({ canvas, step }) => {
    const head = panel(canvas, 'Equifax');
    await step('The Equifax flavour shows status, score, date of birth and gender', async () => {
      await expect(head.getByText('Fetched')).toBeVisible();
      await expect(head.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '801');
      await expect(factsOf(canvas.getByRole('region', { name: 'Equifax' }))).toEqual([
        'Report date: 4 Nov 2026',
        'Date of birth: 17 Sep 1974',
        'Gender: Male',
        'Enquiries, 30 days: 3',
      ]);
    });
    await expect(canvas.queryByText('Equifax Report not fetched')).toBeNull();
    await expect(canvas.queryByText('Equifax Error')).toBeNull();
    // The data is not marked as sandbox data.
    await expect(head.queryByText('From the sandbox')).toBeNull();
  },
};

export const NotFetched: Story = {
  args: { data: equifax.notFetched },
  parameters: { states: ['empty'], covers: ['CR-063.a', 'CR-064.a', 'CR-068.a', 'CR-069.b', 'CR-070.b'] },
  play: async played => {
    const { canvas, step } = played;
    await step(
      'The status text reads Equifax Report not fetched when there is no report and no error',
      async () => {
        await expect(canvas.getByText('Equifax Report not fetched')).toBeVisible();
        await expect(canvas.queryByText('Equifax Error')).toBeNull();
      },
    );
    await step('Without a report its state is Not fetched, with no score and no facts', async () => {
      await expect(panel(canvas, 'Equifax').getByText('Not fetched')).toBeVisible();
      await expect(canvas.queryByRole('meter')).toBeNull();
      await expect(factsOf(canvas.getByRole('region', { name: 'Equifax' }))).toEqual([]);
      await expect(canvas.queryAllByRole('heading', { level: 2 })).toEqual([]);
    });
    await step('The Equifax flavour has a Fetch Bureau button', async () => {
      await expect(fetchButton(canvas)).toHaveAccessibleName('Fetch Bureau');
      await expectFetch(played);
    });
  },
};

export const ReportError: Story = {
  args: { data: equifax.refused },
  parameters: {
    states: ['error'],
    covers: ['CR-063.a', 'CR-064.a', 'CR-068.b', 'CR-068.c', 'CR-069.a', 'CR-070.b', 'CR-144.c'],
  },
  play: async ({ canvas, step }) => {
    await step('A report error description is shown as Equifax Error', async () => {
      await expect(canvas.getByText('Equifax Error')).toBeVisible();
      await expect(canvas.getByText('Invalid or missing identity: PAN or phone is required')).toBeVisible();
      await expect(canvas.queryByText('Equifax Report not fetched')).toBeNull();
    });
    await step('The state is Error, without a score; Fetch Bureau can be pressed', async () => {
      await expect(panel(canvas, 'Equifax').getByText('Error')).toBeVisible();
      await expect(canvas.queryByText('Not fetched')).toBeNull();
      await expect(canvas.queryByRole('meter')).toBeNull();
      await expect(fetchButton(canvas)).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const ReportWithAnError: Story = {
  args: { data: equifax.withError },
  parameters: { covers: ['CR-069.a', 'CR-070.a'] },
  play: async ({ canvas, step }) => {
    await step('a report error beside a report is shown as Equifax Error, too', async () => {
      await expect(canvas.getByText('Equifax Error')).toBeVisible();
      await expect(canvas.getByText('Telecom data could not be reached')).toBeVisible();
    });
    const head = panel(canvas, 'Equifax');
    await expect(head.getByText('Fetched')).toBeVisible();
    await expect(head.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '801');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(one => one.textContent)).toEqual(
      equifaxPanels,
    );
    await step('a report with an error is a report: it is not fetched again', async () => {
      await expect(fetchButton(canvas)).toHaveAttribute('aria-disabled', 'true');
      await expect(fetchButton(canvas)).toHaveAccessibleDescription('Report available');
    });
  },
};

export const NobodyFound: Story = {
  args: { data: equifax.noHit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Equifax Error')).toBeVisible();
    await expect(canvas.getByText('Consumer not found in bureau')).toBeVisible();
  },
};

export const ViewersMayNotFetch: Story = {
  args: { data: equifax.notFetched, disabledReason: 'Your role can view but not change a loan' },
  parameters: { states: ['notPermitted'] },
  play: played => expectRefused(played, 'Your role can view but not change a loan'),
};

export const NotConfigured: Story = {
  args: { data: equifax.notFetched, disabledReason: 'Equifax is not configured' },
  play: played => expectRefused(played, 'Equifax is not configured'),
};

export const Loading: Story = {
  args: { data: undefined },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Equifax');
  },
};

export const CouldNotBeLoaded: Story = {
  args: notLoaded,
  parameters: { states: ['error'] },
  play: expectNotLoadedAndAgain,
};

export const UnreadablePartDoesNotAffectOthers: Story = {
  args: { data: equifax.brokenLoans },
  parameters: { covers: ['CR-065.c'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('A panel whose part is missing says so; the others show theirs', async () => {
      for (const name of ['Active Loans tabular', 'Active Loans Variables'])
        await userEvent.click(canvas.getByRole('button', { name }));
      for (const [name, words] of Object.entries({
        'Active Loans tabular': 'Loans could not be read',
        'Active Loans Variables': 'Variables were not given.',
        'Active Loans': 'Active loans could not be read',
        'Inactive Loans': 'Inactive loans could not be read',
      }))
        await expect(panel(canvas, name).getByText(words)).toBeVisible();
      await expect(valueOf(panel(canvas, 'Bureau Details'), 'Score')).toBe('801');
    });
  },
};

export const VariablesUnreadable: Story = {
  args: { data: { ...equifax.clean, features: { state: 'broken', issues: ['balance: is no amount'] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Active Loans Variables' }));
    const variables = panel(canvas, 'Active Loans Variables');
    await expect(variables.getByText('Variables could not be read')).toBeVisible();
    await expect(variables.getByText('balance: is no amount')).toBeVisible();
  },
};

export const ABrokenReport: Story = {
  args: { data: equifax.broken },
  parameters: { covers: ['CR-068.c'] },
  play: async ({ canvas, step }) => {
    await step('what came and cannot be read is not said to be not fetched', async () => {
      await expect(canvas.getByText('Equifax report could not be read')).toBeVisible();
      await expect(canvas.queryByText('Equifax Report not fetched')).toBeNull();
    });
  },
};

export const FortyAccounts: Story = {
  args: { data: equifax.thick },
  parameters: { states: ['longest'], covers: ['CR-065.c', 'CR-145.a', 'CR-145.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'The credit loan has processedEquifax with active and inactive loans, and the features of the bureau',
      async () => {
        // The first rows are rendered with the tab, the rest after the first paint.
        await waitFor(() => expect(panel(canvas, 'Active Loans').getAllByRole('rowheader')).toHaveLength(34));
        await expect(panel(canvas, 'Inactive Loans').getAllByRole('rowheader')).toHaveLength(6);
        await userEvent.click(canvas.getByRole('button', { name: 'Active Loans tabular' }));
        const table = within(canvas.getByRole('table', { name: 'Active Loans tabular' }));
        // The header row and 34 loans.
        await expect(table.getAllByRole('row')).toHaveLength(35);
        await expect(textsOf(table.getAllByRole('row')[1])).toEqual([
          ...['Nadipaar Gramin Bank', 'Personal Loan', 'XXXXXXX8119', 'Joint'],
          ...['Rs. 2,74,000', 'Rs. 6,790', 'Rs. 0', 'Rs. 11,417', '12.0%', '36'],
          ...['20 Feb 2022', '6 Oct 2026', '31 Oct 2026', 'Current Account'],
        ]);
        await userEvent.click(canvas.getByRole('button', { name: 'Active Loans Variables' }));
        await expect(factsOf(canvas.getByRole('region', { name: 'Active Loans Variables' }))).toEqual([
          'Active loans: 34',
          'Balance: Rs. 68,78,858',
          'Past due: Rs. 5,96,390',
          'Loans past due: 11',
          'Sanctioned: Rs. 1,46,94,000',
          'Instalments a month: Rs. 6,00,248',
          'Credit limit: Rs. 2,88,000',
          'Utilisation: 325.4%',
          'Worst, 24 months: 360 days or more',
          'Months past due, 24 months: 56',
          'Opened in 6 months: 0',
          'Oldest opened: 27 Jun 2020',
          'Newest opened: 22 Oct 2022',
        ]);
      },
    );
    await step('Other Key Info and Recent Activities have a figure of each kind', async () => {
      const facts = (name: string) => factsOf(canvas.getByRole('region', { name }));
      for (const name of ['Other Key Info', 'Recent Activities'])
        await userEvent.click(canvas.getByRole('button', { name }));
      await expect([...facts('Other Key Info'), ...facts('Recent Activities')]).toEqual([
        'Age of oldest trade: 76 months',
        'Open trades: 34',
        'Ever written off: Rs. 3',
        'Written off in 9 months: Rs. 2',
        'Written off in 6 months: Rs. 1',
        'Accounts delinquent: 11',
        'Accounts opened: 0',
        'Accounts updated: 34',
        'Total enquiries: 9',
      ]);
    });
    await step('The Enquiry Summary counts each time by itself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enquiry Summary' }));
      await expect(factsOf(canvas.getByRole('region', { name: 'Enquiry Summary' }))).toEqual([
        'Purpose: All purposes',
        ...['Total: 14', 'Past 30 days: 3', 'Past 12 months: 10', 'Past 24 months: 13'],
        'Recent: 4 Nov 2026',
      ]);
    });
    await step('the table is sorted by each column whose order says something', async () => {
      await expectSorts(canvas.getByRole('table', { name: 'Active Loans tabular' }), { userEvent }, [
        'Institution',
        'Account type',
        'Sanctioned',
        'Balance',
        'Past due',
        'EMI',
        'Opened',
      ]);
    });
  },
};

export const At1024: Story = {
  args: { data: equifax.thick },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Active Loans' });
    await expect(table).toBeVisible();
    await expectNothingSideways(table.parentElement ? [table.parentElement] : []);
    // 'Consumer Loan on 23 Sep 2022' may wrap, but not inside its date.
    for (const label of ['Oldest account', 'Recent account']) {
      const words = canvas.getByText(label).nextElementSibling;
      const date = words?.querySelector('span > span');
      await expect(date).toHaveTextContent(/^\d+ \w{3} \d{4}$/);
      await expect(date?.getClientRects()).toHaveLength(1);
    }
  },
};
