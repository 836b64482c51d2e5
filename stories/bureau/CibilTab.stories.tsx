import { cibilButtonDisabled, type CibilData } from '@lending-desk/domain/bureau';
import { CibilTab } from '@lending-desk/ui/bureau/CibilTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { cibil } from '../fixtures/bureau';
import { inBox } from '../inBox';
import { factsOf, panel, valueOf } from '../panels';
import { expectNothingSideways } from '../sideways';
import { headersOf } from '../tables';
import {
  expectBusy,
  expectFailedAndAgain,
  expectFetch,
  expectNotLoadedAndAgain,
  expectRefused,
  fetchButton,
  notLoaded,
} from './bothBureaux';

/** A loan with this report, and the button disabled according to the rule. */
const withReport = (data: CibilData, calling = false) => ({
  data,
  fetchDisabled: cibilButtonDisabled({ status: data.status, calling, askingLastName: false }),
});

const meta = {
  title: 'Credit/Tabs/CIBIL',
  component: CibilTab,
  args: { ...withReport(cibil.standard), fetch: { state: 'idle' }, onFetch: fn() },
} satisfies Meta<typeof CibilTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fetched: Story = {
  parameters: { states: ['ready'], covers: ['CR-052.a', 'CR-053.a', 'CR-053.c', 'CR-053.d', 'CR-143.a'] },
  play: async ({ canvas, step, userEvent }) => {
    const head = panel(canvas, 'CIBIL');
    const customer = panel(canvas, 'Customer');
    await step("Beside a report the button is 'Fetch cibil', too", async () => {
      await expect(fetchButton(canvas)).toHaveAccessibleName('Fetch cibil');
    });
    await step('The credit loan has apolloCibilReport with status, emails and date of birth', async () => {
      await expect(head.getByText('Fetched')).toBeVisible();
      await expect(valueOf(customer, 'Emails')).toBe('BHUVANESH.KALPATHRAO@MAIL.EXAMPLE');
    });
    await step(
      'The credit loan has processedCibil with score, generation date, gender and oldest account',
      async () => {
        await expect(head.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '742');
        await expect(factsOf(canvas.getByRole('region', { name: 'CIBIL' }))).toEqual([
          'Generation date: 6 Nov 2026',
          'Date of birth: 25 Dec 1977',
          'Gender: Male',
          'Oldest account: 4 Sep 2022',
          'Enquiries, 30 days: 4',
        ]);
      },
    );
    await step(
      'The older bureau flavour shows Active and Inactive loan tables beside the figures of the report',
      async () => {
        await expect(valueOf(customer, 'Total overdue')).toBe('Rs. 4,200');
        const { report } = cibil.standard;
        const { addresses } = report.state === 'ready' ? report.value : { addresses: [] };
        await expect(valueOf(customer, 'Addresses')).toBe(addresses.join('; '));
        const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
        await userEvent.click(customer.getByRole('button', { name: 'Copy emails' }));
        await userEvent.click(customer.getByRole('button', { name: 'Copy addresses' }));
        await expect(write.mock.calls).toEqual([
          ['BHUVANESH.KALPATHRAO@MAIL.EXAMPLE'],
          [addresses.join('; ')],
        ]);
        write.mockRestore();
        const rows = (name: string) =>
          panel(canvas, name)
            .getAllByRole('row')
            .slice(1)
            .map(row =>
              [...row.querySelectorAll('[role=rowheader], [role=cell]')]
                .slice(0, 5)
                .map(cell => cell.textContent)
                .join(' | '),
            );
        await expect([rows('Active Loans'), rows('Inactive Loans')]).toEqual([
          [
            'NOT DISCLOSEDPersonal loan | 9 Oct 2022 | Rs. 2,65,000 | Rs. 1,955 | –',
            'NOT DISCLOSEDCredit card | 4 Sep 2022 | Rs. 3,36,000 | Rs. 1,11,719 | Rs. 4,200',
          ],
          [
            'NOT DISCLOSEDTwo-wheeler loan | 2 Mar 2023 | Rs. 3,73,000 | Rs. 0 | –',
            'NOT DISCLOSEDTwo-wheeler loan | 20 Aug 2023 | Rs. 94,000 | Rs. 0 | –',
          ],
        ]);
      },
    );
  },
};

export const EnquiriesOfThirtyDays: Story = {
  parameters: { covers: ['CR-054.b', 'CR-053.b', 'CR-054.a', 'CR-054.c'] },
  play: async ({ canvas, step }) => {
    await step('The enquiries figure counts the last 30 days before the bureau generation date', async () => {
      // Of seven: 0, 3, 29 and 30 days before the generation date; the 31st day no longer counts.
      await expect(valueOf(panel(canvas, 'CIBIL'), 'Enquiries, 30 days')).toBe('4');
    });
  },
};

export const HistoryFromBothPaymentHistories: Story = {
  play: async ({ canvas, userEvent }) => {
    const active = panel(canvas, 'Active Loans');
    const strip = active.getByRole('slider', { name: /Credit card/ });
    strip.focus();
    await expect(strip).toHaveAttribute('aria-valuetext', expect.stringContaining('Oct 2026: 31-60 days'));
    await userEvent.click(active.getByRole('radio', { name: 'Table' }));
    const table = within(await active.findByRole('table', { name: /Credit card/ }));
    await expect(headersOf(table)).toEqual(['Month', 'PaymentStatus']);
    // The header row and 36 months.
    await expect(table.getAllByRole('row')).toHaveLength(37);
    await expect(table.getByRole('row', { name: '10-26 034' })).toBeVisible();
  },
};

export const TwoEmails: Story = {
  args: withReport(cibil.twoEmails),
  parameters: { covers: ['CR-053.a'] },
  play: async ({ canvas, step }) => {
    await step('The older bureau flavour shows each of two emails', async () => {
      await expect(valueOf(panel(canvas, 'Customer'), 'Emails')).toBe(
        'B.KALPATHRAO@WORK.EXAMPLE, BHUVANESH.KALPATHRAO@MAIL.EXAMPLE',
      );
    });
  },
};

export const NotFetched: Story = {
  args: { ...withReport(cibil.notFetched), sandbox: true },
  parameters: { states: ['empty'], covers: ['CR-052.a', 'CR-053.a', 'CR-056.c'] },
  play: async played => {
    const { canvas, step } = played;
    await expect(canvas.getByText('No CIBIL report yet.')).toBeVisible();
    await expect(canvas.queryByText('From the sandbox')).toBeNull();
    await step('The older bureau flavour has a Fetch cibil button', async () => {
      await expect(fetchButton(canvas)).toHaveAccessibleName('Fetch cibil');
      await expectFetch(played);
    });
  },
};

export const AStatusThatIsNotKnown: Story = {
  args: withReport({ ...cibil.notFetched, status: 'other' }),
  play: async ({ canvas }) => {
    await expect(panel(canvas, 'CIBIL').getByText('Error')).toBeVisible();
    await expect(canvas.getByText('No CIBIL report yet.')).toBeVisible();
  },
};

export const Fetching: Story = {
  args: { ...withReport(cibil.notFetched, true), fetch: { state: 'running' } },
  play: expectBusy,
};

export const FromTheSandbox: Story = {
  args: { sandbox: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From the sandbox')).toBeVisible();
  },
};

export const FetchedOnlyOnce: Story = {
  parameters: { covers: ['CR-056.b'] },
  play: ({ step, ...played }) =>
    step('The Fetch button stays disabled when the returned status is fetched', () =>
      expectRefused(played, 'Report available'),
    ),
};

export const Initiated: Story = {
  args: withReport(cibil.initiated),
  parameters: { covers: ['CR-056.a', 'XR-131.d'] },
  play: async ({ step, ...played }) => {
    await step('Until the report is there, the fetch is said to be initiated', async () => {
      const head = panel(played.canvas, 'CIBIL');
      await expect(head.getByText('Initiated')).toBeVisible();
      await expect(head.getByText('The report was asked for and is on its way.')).toBeVisible();
      await expect(head.queryByText('No CIBIL report yet.')).toBeNull();
    });
    await step('The Fetch button stays disabled when the returned status is initialized', () =>
      expectRefused(played, 'The report is on its way'),
    );
  },
};

export const FetchFailedCanBeTriedAgain: Story = {
  args: {
    ...withReport(cibil.notFetched),
    fetch: { state: 'failed', message: 'Some Error Occured' },
  },
  play: expectFailedAndAgain,
};

export const Derogatory: Story = {
  args: { data: cibil.derogatory },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '521');
    await expect(valueOf(panel(canvas, 'Customer'), 'Total overdue')).toBe('Rs. 98,000');
    await expect(panel(canvas, 'Active Loans').getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Oct 2026: 90+ days, payment status 900'),
    );
  },
};

/** The report without a score, for which no lender asked in the 30 days. */
const notAskedFor = (): CibilData => {
  const { status, report } = cibil.noScore;
  if (report.state !== 'ready') throw new Error('The report has no score, but is readable');
  return { status, report: { ...report, value: { ...report.value, enquiriesLast30Days: 0 } } };
};

export const NoScoreAndNoAccounts: Story = {
  args: { data: notAskedFor() },
  parameters: { covers: ['CR-053.b', 'CR-053.c', 'CR-053.d'] },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('No score')).toBeVisible();
    await expect(valueOf(panel(canvas, 'CIBIL'), 'Oldest account')).toBe('–');
    await step('No enquiry is 0; the tables of a report without loans are empty', async () => {
      await expect(valueOf(panel(canvas, 'CIBIL'), 'Enquiries, 30 days')).toBe('0');
      for (const name of ['Active Loans', 'Inactive Loans'])
        await expect(panel(canvas, name).getByText('Sorry, nothing to display here :(')).toBeVisible();
    });
  },
};

export const ViewersMayNotFetch: Story = {
  args: {
    data: cibil.notFetched,
    fetchDisabled: false,
    disabledReason: 'Your role can view but not change a loan',
  },
  parameters: { states: ['notPermitted'] },
  play: played => expectRefused(played, 'Your role can view but not change a loan'),
};

export const NotConfigured: Story = {
  args: { data: cibil.notFetched, fetchDisabled: false, disabledReason: 'CIBIL is not configured' },
  play: played => expectRefused(played, 'CIBIL is not configured'),
};

export const Loading: Story = {
  args: { data: undefined },
  parameters: { states: ['loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading CIBIL');
  },
};

export const CouldNotBeLoaded: Story = {
  args: notLoaded,
  parameters: { states: ['error'] },
  play: expectNotLoadedAndAgain,
};

export const ABrokenReport: Story = {
  args: {
    data: {
      ...cibil.broken,
      report: { state: 'broken', issues: ['score: no number', 'the second', 'the third', 'the fourth'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CIBIL report could not be read')).toBeVisible();
    await expect(canvas.getByText('score: no number; the second; the third')).toBeVisible();
    await expect(canvas.queryByText('No CIBIL report yet.')).toBeNull();
  },
};

export const At1024: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Active Loans' });
    await expect(table).toBeVisible();
    await expectNothingSideways(table.parentElement ? [table.parentElement] : []);
  },
};

export const FortyAccountsBesideTheRail: Story = {
  args: { data: cibil.thick, sandbox: true },
  // The space left for a tab in a 1440 px window with the sidebar and the rail open.
  decorators: [inBox({ width: 806 })],
  globals: { viewport: { value: 'desktop' } },
  parameters: { states: ['longest'] },
  play: async ({ canvas }) => {
    // The first rows are rendered with the tab, the rest after the first paint.
    await waitFor(() => expect(panel(canvas, 'Active Loans').getAllByRole('rowheader')).toHaveLength(34));
    const table = canvas.getByRole('table', { name: 'Active Loans' });
    const box = table.parentElement ?? table;
    // Only the strips scroll, the newest month is in view, and the amounts beside it are too.
    await expect(box.scrollLeft + box.clientWidth).toBeGreaterThan(box.scrollWidth - 2);
    const overdue = within(table).getByRole('columnheader', { name: 'Overdue' }).getBoundingClientRect();
    await expect(overdue.left).toBeGreaterThan(box.getBoundingClientRect().left);
    await expectNothingSideways();
    // The button's label is not truncated.
    const [words] = fetchButton(canvas).getElementsByTagName('span');
    await expect(words?.scrollWidth).toBe(words?.clientWidth);
  },
};
