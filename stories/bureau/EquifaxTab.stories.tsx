import { EquifaxTab } from '@lending-desk/ui/bureau/EquifaxTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { equifax } from '../fixtures/bureau';
import { factsOf, linesOf, panel, valueOf } from '../panels';
import { expectSorts } from '../sorting';
import { expectNothingSideways } from '../sideways';
import { textsOf } from '../tables';
import { expectFetch, expectNotLoadedAndAgain, expectRefused, fetchButton, notLoaded } from './bothBureaux';

const meta = {
  title: 'Credit/Tabs/Equifax',
  component: EquifaxTab,
  args: { data: equifax.clean, fetch: { state: 'idle' }, onFetch: fn() },
} satisfies Meta<typeof EquifaxTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const panelNames = [
  'ID and Contact Info',
  'Bureau Details',
  'Enquiry Summary',
  'Other Key Info',
  'Recent Activities',
  'Active Loans tabular',
  'Active Loans Variables',
  'Active Loans',
  'Inactive Loans',
];

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

const { outcome } = equifax.clean;
const ofTheBureau = outcome.state === 'ready' && outcome.value.kind === 'report' ? outcome.value : null;

export const EnquiriesOfThirtyDays: Story = {
  args: {
    data: {
      ...equifax.clean,
      outcome: ofTheBureau
        ? {
            state: 'ready',
            value: {
              ...ofTheBureau,
              report: {
                ...ofTheBureau.report,
                enquirySummary: { ...ofTheBureau.report.enquirySummary, past30Days: '9' },
              },
            },
          }
        : outcome,
    },
  },
  parameters: { covers: ['CR-054.a', 'CR-054.c'] },
  play: async ({ canvas, step }) => {
    await step('The enquiries are counted from their dates, whatever the bureau sums up', async () => {
      await expect(valueOf(panel(canvas, 'Equifax'), 'Enquiries, 30 days')).toBe('3');
    });
  },
};

export const NinePanelsInOrder: Story = {
  parameters: { covers: ['CR-065.a', 'CR-065.b', 'CR-065.c'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The Equifax flavour has nine panels in the documented order', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
      await expect(headings).toEqual(panelNames);
    });
    await step('of which those open that are read first', async () => {
      const open = canvas.getAllByRole('button', { expanded: true });
      await expect(panelNames.filter(name => open.includes(canvas.getByRole('button', { name })))).toEqual([
        'Bureau Details',
        'Active Loans',
        'Inactive Loans',
      ]);
    });
    for (const name of panelNames) {
      await step(`${name} is expandable`, async () => {
        const toggle = canvas.getByRole('button', { name });
        const others = () =>
          panelNames
            .filter(other => other !== name)
            .map(other => canvas.getByRole('button', { name: other }).getAttribute('aria-expanded'));
        const [open, before] = [toggle.getAttribute('aria-expanded') === 'true', others()];
        await userEvent.click(toggle);
        await expect(toggle).toHaveAttribute('aria-expanded', String(!open));
        await expect(others()).toEqual(before);
        if (open) await userEvent.click(toggle);
      });
    }
    await step(
      'equifaxReport has id and contact info, enquiry summary, other key indicators and recent activities',
      async () => {
        const facts = (name: string) => factsOf(canvas.getByRole('region', { name }));
        await expect(facts('Enquiry Summary')).toEqual([
          'Purpose: All purposes',
          ...['Total: 6', 'Past 30 days: 3', 'Past 12 months: 6', 'Past 24 months: 6'],
          'Recent: 4 Nov 2026',
        ]);
        await expect(facts('Other Key Info')).toEqual([
          'Age of oldest trade: 49 months',
          'Open trades: 3',
          'Ever written off: Rs. 0',
          'Written off in 9 months: Rs. 0',
          'Written off in 6 months: Rs. 0',
        ]);
        await expect(facts('Recent Activities')).toEqual([
          ...['Accounts delinquent: 0', 'Accounts opened: 0', 'Accounts updated: 3', 'Total enquiries: 5'],
        ]);
        await expect(linesOf(canvas.getByRole('region', { name: 'ID and Contact Info' }))).toEqual([
          'Name: DEVDARSH PONNAVILA',
          'Date of birth: 17 Sep 1974',
          'Gender: Male',
          'Age: 52',
          'Occupation: Salaried',
          'Total income: –',
          'Identity | Number | Reported',
          'PAN | ZZKPP1021Z | 25 Sep 2026',
          'Other | CONS564238156 | 18 May 2024',
          'Phone | Type | Reported',
          '9000010512 | Mobile | 25 Sep 2026',
          '9000060596 | Home | 26 Aug 2024',
          'Email | Reported',
          'DEVDARSH.PONNAVILA@MAIL.EXAMPLE | 25 Sep 2026',
          'Address | State | PIN code | Type | Reported',
          '291, ASHOK VATIKA JAIPUR | RJ | 302099 | Primary | 5 Oct 2026',
          '84/A, TULSI NAGAR JAIPUR | RJ | 302099 | Permanent | 27 Feb 2026',
          '7/B, OLD JUTE LANE JAIPUR | RJ | 302099 | Office,Permanent | 22 Jul 2025',
        ]);
        await expect(linesOf(canvas.getByRole('table', { name: 'Enquiries' }))).toEqual([
          'Date | Time | Institution | Purpose | Amount',
          '4 Nov 2026 | 11:08 | Akshayapatra Housing | Personal loan | Rs. 4,20,000',
          '23 Oct 2026 | 09:50 | Akshayapatra Housing | Personal loan | Rs. 3,60,000',
          '5 Oct 2026 | 13:01 | Suvarnapath Bank | Other | Rs. 2,80,000',
          '4 Oct 2026 | 16:30 | Dhanveer Finance | Personal loan | Rs. 3,50,000',
          '1 Aug 2026 | 15:56 | Nadipaar Gramin Bank | Personal loan | Rs. 3,90,000',
          '18 Apr 2026 | 16:00 | Rupayan Finserv | Other | Rs. 2,60,000',
        ]);
      },
    );
  },
};

export const ScoreWithTheRetailAccountsSummary: Story = {
  args: { data: equifax.thick },
  parameters: { covers: ['CR-065.c', 'CR-066.a', 'CR-066.b'] },
  play: async ({ canvas, step }) => {
    await step('The Bureau Details panel shows the score plus the retail accounts summary', async () => {
      await expect(factsOf(canvas.getByRole('region', { name: 'Bureau Details' }))).toEqual([
        'Score: 712',
        'Accounts: 40',
        'Active accounts: 34',
        'Past due accounts: 11',
        'Zero balance accounts: 0',
        'Write-offs: 2',
        'Total balance: Rs. 68,78,858',
        'Total past due: Rs. 5,96,390',
        'Total sanctioned: Rs. 1,44,06,000',
        'Monthly payments: Rs. 6,00,248',
        'Total high credit: Rs. 1,20,000',
        'Total credit limit: Rs. 2,88,000',
        'Average open balance: Rs. 2,02,319',
        'Highest credit: Rs. 60,000',
        'Highest sanctioned: Rs. 8,80,000',
        'Highest balance: Rs. 6,62,422',
        'Oldest account: Business Loan - General on 27 Jun 2020',
        'Recent account: Gold Loan on 22 Oct 2022',
        'Most severe, 24 months: 360 or more days past due',
      ]);
    });
  },
};

export const ScoreWithoutASummary: Story = {
  args: { data: equifax.scoreOnly },
  parameters: { covers: ['CR-066.a', 'CR-066.b'] },
  play: async ({ canvas, step }) => {
    await step('The score is shown; the summary that is missing has no figures', async () => {
      const [score, ...figures] = factsOf(canvas.getByRole('region', { name: 'Bureau Details' }));
      await expect(score).toBe('Score: 712');
      await expect(figures).toHaveLength(18);
      await expect(figures.filter(figure => !figure.endsWith(': –'))).toEqual([]);
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

const writtenOff = () => {
  const { outcome } = equifax.thick;
  if (outcome.state !== 'ready' || outcome.value.kind !== 'report') throw new Error('There is a report');
  const { report } = outcome.value;
  return {
    ...equifax.thick,
    outcome: {
      ...outcome,
      value: {
        ...outcome.value,
        report: {
          ...report,
          gender: 'F',
          phones: [{ number: '9000011608', type: 'M', reported: report.reportDate }],
          enquiries: report.enquiries.slice(0, 1).map(one => ({ ...one, purpose: '05' })),
          enquirySummary: { ...report.enquirySummary, purpose: 'ALL' },
          summary: {
            ...report.summary,
            oldestAccount: 'Gold Loan on 22-01-2022',
            mostSevere24Months: 'WOF',
          },
        },
      },
    },
  };
};

/** Codes of the bureau are words; what the bureau wrote is their title. */
export const CodesAreWords: Story = {
  args: { data: writtenOff() },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['ID and Contact Info', 'Enquiry Summary']) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}`) }));
    }
    const said = (name: string, words: string, raw: string) =>
      expect(panel(canvas, name).getByText(words)).toHaveAttribute('title', raw);
    await said('Equifax', 'Female', 'F');
    await said('ID and Contact Info', 'Mobile', 'M');
    await said('Enquiry Summary', 'Personal loan', '05');
    await said('Enquiry Summary', 'All purposes', 'ALL');
    const details = panel(canvas, 'Bureau Details');
    await said('Bureau Details', 'Written off', 'WOF');
    await expect(valueOf(details, 'Oldest account')).toBe('Gold Loan on 22 Jan 2022');
    await expect(details.getByTitle('Gold Loan on 22-01-2022')).toBeVisible();
  },
};

const worstMonth = (worstDpd24Months: number, worstStatus24Months: string) => {
  const { features } = equifax.clean;
  if (features.state !== 'ready') throw new Error('The clean report has features');
  const value = { ...features.value, worstDpd24Months, worstStatus24Months };
  return { ...equifax.clean, features: { ...features, value } };
};

/** The least delay there is: the bucket 1-15 begins on the first day. */
export const OneDayPastDue: Story = {
  args: { data: worstMonth(1, '1-15') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Active Loans Variables' }));
    await expect(valueOf(panel(canvas, 'Active Loans Variables'), 'Worst, 24 months')).toBe('1 day or more');
  },
};

export const NeverPastDue: Story = {
  args: { data: worstMonth(0, '000') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Active Loans Variables' }));
    await expect(valueOf(panel(canvas, 'Active Loans Variables'), 'Worst, 24 months')).toBe(
      'No days past due',
    );
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
      panelNames,
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

export const ThinFileWithoutAScore: Story = {
  args: { data: equifax.thin },
  parameters: { covers: ['CR-063.a', 'CR-065.a', 'CR-066.a', 'CR-068.b'] },
  play: async ({ canvas, step }) => {
    await step(
      'A report without a score is one: Fetch Bureau is off, nothing says that it was not fetched',
      async () => {
        await expect(fetchButton(canvas)).toHaveAccessibleDescription('Report available');
        await expect(canvas.queryByText('Equifax Report not fetched')).toBeNull();
      },
    );
    await step('The nine panels are there, also that of no loan', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
      await expect(headings).toEqual(panelNames);
    });
    await step('The Bureau Details panel shows what the bureau wrote in the place of a score', async () => {
      await expect(valueOf(panel(canvas, 'Bureau Details'), 'Score')).toBe('-1 (no score)');
    });
    const head = panel(canvas, 'Equifax');
    await expect(head.getByText('No score')).toBeVisible();
    await expect(head.getByText('The bureau wrote -1: it has no score to give.')).toBeVisible();
    await expect(head.queryByRole('meter')).toBeNull();
    await expect(panel(canvas, 'Active Loans').getByText('1 account')).toBeVisible();
    await expect(
      panel(canvas, 'Inactive Loans').getByText('Sorry, nothing to display here :('),
    ).toBeVisible();
  },
};

export const InvalidDatesAreShownUnchanged: Story = {
  args: { data: equifax.malformed },
  play: async ({ canvas, userEvent }) => {
    await expect(valueOf(panel(canvas, 'Equifax'), 'Date of birth')).toBe('0000-00-00 (not a date)');
    const active = panel(canvas, 'Active Loans');
    await userEvent.click(active.getByRole('radio', { name: 'Table' }));
    await expect(await active.findByRole('cell', { name: '13-26' })).toBeVisible();
    await expect(active.getAllByText('31/02/2026').length).toBeGreaterThan(0);
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
