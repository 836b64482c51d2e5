import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { type Acts, searchLoans } from './acts';
import { inMemoryServer } from './desk/desk';
import { supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

const { story, desk } = theProduct(() => inMemoryServer(supportDesk(), supportAnswers), {
  address: '/loan-management/search/',
  as: staff.support,
});

/** A customer calls: support finds the loan and corrects a detail, in the real app over a desk in memory. Every page
 *  can be clicked. */
const meta = {
  title: 'Journeys/Customer Support/Desk',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const loanId = 482190;

const failedReport = {
  status: 'FAILED',
  error: {
    errorMessage: 'No statement was accepted',
    fileErrors: [
      {
        fileKey: 'statements/482190/x/august.pdf',
        error: { details: [{ message: 'The password given for the file is not correct.' }] },
      },
    ],
  },
};

/** What every loan of the desk says of its last analysis. */
function setAnalysis(report: unknown): void {
  for (const loan of desk().loans) loan['perfiosReport'] = report;
}

const openLoan = async ({ userEvent }: Acts) => {
  await searchLoans({ userEvent }, 'Mobile Number', '9000043214');
  // The list that stood there before has the loan, too.
  const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
  await userEvent.click(await found.findByRole('row', { name: new RegExp(String(loanId)) }));
};

const shownTab = () => within(screen.getByRole('tabpanel'));
const failure = 'Bank statements could not be analysed: No statement was accepted';

export const AFailedAnalysisIsSaidOnEveryTab: Story = {
  parameters: { covers: ['CS-133.a', 'CS-133.b', 'CS-133.c', 'CS-020.b', 'CS-033.e', 'CS-033.f'] },
  play: async ({ step, userEvent }) => {
    setAnalysis(failedReport);
    await openLoan({ userEvent });
    await step(
      'The failed analysis, its errorMessage and its file errors are said on Personal Details, with the way to the statements',
      async () => {
        await expect(await screen.findByText(failure)).toBeVisible();
        // It was there before: it is read with the page, and not announced.
        await expect(screen.getByText(failure).closest('[role=status], [role=alert]')).toBeNull();
        await expect(
          screen.getByText('august.pdf: The password given for the file is not correct.'),
        ).toBeVisible();
      },
    );
    await step('It is said on every other tab too', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Financial Details' }));
      await waitFor(() => expect(shownTab().getByText(failure)).toBeVisible());
    });
    await step('the Perfios error banner of the Bank Statements tab is the only one there', async () => {
      await userEvent.click(shownTab().getByRole('button', { name: 'Open bank statements' }));
      await waitFor(() => expect(location.search).toBe('?tab=statements'));
      await expect(await shownTab().findByRole('button', { name: 'Show error' })).toBeVisible();
      await expect(shownTab().getAllByText(failure)).toHaveLength(1);
      await expect(shownTab().queryByRole('button', { name: 'Open bank statements' })).toBeNull();
    });
    await step('Once a new analysis runs the banner is gone', async () => {
      setAnalysis({ status: 'PROCESSING', runId: 'r-2' });
      await userEvent.click(screen.getByRole('tab', { name: 'Personal Details' }));
      await waitFor(() => expect(shownTab().getByText(failure)).toBeVisible());
      await userEvent.keyboard('r');
      await waitFor(() => expect(shownTab().queryByText(failure)).toBeNull());
      await userEvent.click(screen.getByRole('tab', { name: 'Financial Details' }));
      await waitFor(() => expect(shownTab().queryByText(failure)).toBeNull());
      await expect(shownTab().getByRole('region', { name: 'Financial Details' })).toBeVisible();
    });
    await step(
      'a report whose generation failed says so; a loan in a state without the Bank Statements tab has no banner',
      async () => {
        setAnalysis({ ...failedReport, status: 'REPORT_GENERATION_FAILED' });
        await userEvent.keyboard('r');
        await waitFor(() => expect(shownTab().getByText(failure)).toBeVisible());
        for (const loan of desk().loans)
          loan.loanDetails = { ...loan.loanDetails, applicationStatus: 'KYC_SUBMITTED' };
        await userEvent.keyboard('r');
        await waitFor(() => expect(screen.queryByRole('tab', { name: /^Bank Statements/ })).toBeNull());
        await waitFor(() => expect(shownTab().queryByText(failure)).toBeNull());
      },
    );
    await step('one that arrives while a loan is open is announced', async () => {
      setAnalysis({ status: 'PROCESSING', runId: 'r-3' });
      const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
      await userEvent.click(sidebar.getByRole('link', { name: 'Customer Search' }));
      await searchLoans({ userEvent }, 'Mobile Number', '9000043214');
      // One that was not read before.
      const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
      await userEvent.click(await found.findByRole('row', { name: /482194/ }));
      await screen.findByRole('tabpanel', { name: 'Personal Details' });
      for (const loan of desk().loans)
        loan.loanDetails = { ...loan.loanDetails, applicationStatus: 'BANK_STATEMENTS_SUBMITTED' };
      setAnalysis(failedReport);
      await userEvent.keyboard('r');
      await expect(await screen.findByRole('alert')).toHaveTextContent(failure);
    });
  },
};
