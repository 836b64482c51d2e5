import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

/** Two customers who took a quiz. */
function withQuizzes(): CreditDesk {
  const desk = creditDesk();
  for (const loan of desk.loans) loan['userIdString'] = `customer-of-${loan.loanId}`;
  return desk;
}
const answers = [
  answering(contract.intel.quiz, () => ({ data: { quizResult: [] } })),
  answering(contract.bureau.cibil, () => ({ data: { loan: { apolloCibilReport: { status: 'failed' } } } })),
  ...creditAnswers,
];
const at = (address: string) =>
  theProduct(() => inMemoryServer(withQuizzes(), answers), { address, as: staff.underwriter });
const profile = at('/credit/loans/482194/?tab=Profile');

/** The tabs of a credit loan, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Tabs',
  ...profile.story,
  parameters: { ...profile.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheDecisionStaysBesideEveryTab: Story = {
  parameters: { covers: ['CR-020.a'] },
  play: async ({ step, userEvent }) => {
    await step('the right side of LoanDetails has the decision form, at every tab', async () => {
      const tabs = within(await screen.findByRole('tablist', { name: /^Loan/ })).getAllByRole('tab', {
        hidden: true,
      });
      await expect(tabs).toHaveLength(13);
      for (const tab of tabs) {
        await userEvent.click(tab);
        await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
        await expect(screen.getByRole('form', { name: 'Decision' })).toBeVisible();
      }
    });
    await step('it is closed by one press, which is kept, and opened by a key', async () => {
      const beside = (name: string) => screen.findByRole('complementary', { name });
      await userEvent.click(screen.getByRole('button', { name: 'Close decision and notes' }));
      await expect(await beside('Decision and notes, closed')).toBeVisible();
      await expect(JSON.parse(localStorage.getItem('lending-desk.preferences') ?? '')).toMatchObject({
        rail: false,
      });
      await userEvent.keyboard('\\');
      await expect(await beside('Decision and notes')).toBeVisible();
    });
  },
};

const narrow = at('/credit/loans/482193/');

export const OverTheTabsOfASmallLaptop: Story = {
  ...narrow.story,
  globals: { viewport: { value: 'laptop' } },
  play: async ({ step, userEvent }) => {
    const rail = () => screen.queryByRole('dialog', { name: 'Decision and notes' });
    await step('decision and notes begin closed', async () => {
      await expect(
        await screen.findByRole('complementary', { name: 'Decision and notes, closed' }),
      ).toBeVisible();
      await expect(rail()).toBeNull();
    });
    await step('opened they lie over the tabs, and closed they give way to them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open decision and notes' }));
      await waitFor(() => expect(rail()).not.toBeNull());
      await expect(await screen.findByRole('form', { name: 'Decision' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Close decision and notes' }));
      await waitFor(() => expect(rail()).toBeNull());
    });
    await step('which says nothing of windows in which they stand beside the tabs', async () => {
      await expect(
        JSON.parse(localStorage.getItem('lending-desk.preferences') ?? '{"rail":true}'),
      ).toMatchObject({
        rail: true,
      });
    });
  },
};

const second = at('/credit/loans/482193/?tab=Intel');

export const ReadsTheQuizzesOfTheSecondCustomer: Story = {
  ...second.story,
  parameters: { covers: ['CR-136.a'] },
  play: async ({ step, userEvent }) => {
    await step('the quizzes are asked for by the customer of the second loan, sending nothing', async () => {
      await second.expectSent(contract.intel.quiz, {
        to: 'GET /api/v1/credit-dashboard/fetch-skill-quiz-result/customer-of-482193',
      });
    });
    await step('and those of another loan by its own', async () => {
      const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
      await userEvent.click(sidebar.getByRole('link', { name: 'All Cases' }));
      await userEvent.click(await screen.findByRole('row', { name: /482194/ }));
      await userEvent.click(await screen.findByRole('tab', { name: /^Intel/ }));
      await second.expectSent(contract.intel.quiz, {
        to: 'GET /api/v1/credit-dashboard/fetch-skill-quiz-result/customer-of-482194',
      });
    });
  },
};

const failed = at('/credit/loans/482193/?tab=CIBIL');

export const AFailedCibilReportIsAskedForAgain: Story = {
  ...failed.story,
  parameters: { covers: ['CR-058.b'] },
  play: async ({ step, userEvent }) => {
    const sent = { to: 'POST /api/v1/credit-dashboard/fetch-cibil-report/482193' };
    await step('the Fetch button is enabled again if another status is returned', async () => {
      const button = await screen.findByRole('button', { name: 'Fetch cibil' });
      await userEvent.click(button);
      await failed.expectSent(contract.bureau.cibil, sent);
      await failed.elapse(5_000);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
      await failed.expectSent(contract.bureau.cibil, sent);
    });
  },
};
