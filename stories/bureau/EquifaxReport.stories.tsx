import { EquifaxTab } from '@lending-desk/ui/bureau/EquifaxTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { equifax } from '../fixtures/bureau';
import { factsOf, linesOf, panel, valueOf } from '../panels';
import { fetchButton } from './bothBureaux';
import { equifaxPanels } from './equifaxPanels';

const meta = {
  title: 'Credit/Parts/Equifax report',
  component: EquifaxTab,
  args: { data: equifax.clean, fetch: { state: 'idle' }, onFetch: fn() },
} satisfies Meta<typeof EquifaxTab>;

export default meta;
type Story = StoryObj<typeof meta>;

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
      await expect(headings).toEqual(equifaxPanels);
    });
    await step('of which those open that are read first', async () => {
      const open = canvas.getAllByRole('button', { expanded: true });
      await expect(equifaxPanels.filter(name => open.includes(canvas.getByRole('button', { name })))).toEqual(
        ['Bureau Details', 'Active Loans', 'Inactive Loans'],
      );
    });
    for (const name of equifaxPanels) {
      await step(`${name} is expandable`, async () => {
        const toggle = canvas.getByRole('button', { name });
        const others = () =>
          equifaxPanels
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
  parameters: { covers: ['CR-064.a', 'CR-144.b'] },
  play: async ({ canvas, step, userEvent }) => {
    for (const name of ['ID and Contact Info', 'Enquiry Summary']) {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}`) }));
    }
    const said = (name: string, words: string, raw: string) =>
      expect(panel(canvas, name).getByText(words)).toHaveAttribute('title', raw);
    await step('The gender is shown in words, whatever code the bureau wrote', () =>
      said('Equifax', 'Female', 'F'),
    );
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
      await expect(headings).toEqual(equifaxPanels);
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
