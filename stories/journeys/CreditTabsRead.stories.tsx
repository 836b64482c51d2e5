import { contract } from '@lending-desk/domain/contract';
import { aWireLoanDetail } from '@lending-desk/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at } from './CreditTabs.cases';

const second = at('/credit/loans/482193/?tab=Intel');

/** The tabs of a credit loan, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Tabs',
  tags: ['!autodocs'],
  ...second.story,
  parameters: { ...second.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsTheQuizzesOfTheSecondCustomer: Story = {
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

const waiting = at('/credit/loans/482193/?tab=Dedupe');

export const WhatTheEngineHasNotSaidYet: Story = {
  ...waiting.story,
  parameters: { covers: ['CR-047.a'] },
  play: async ({ step, userEvent }) => {
    const { desk, expectSent, hold } = waiting;
    const sent = { to: 'POST /api/v1/credit-dashboard/loans/482193?sections=core' };
    const said = 'Result not available. Please try again later';
    const { engine } = aWireLoanDetail();
    const answer = (ruleEngineResultAvailable: boolean) =>
      Object.assign(desk(), { beside: { engine, ruleEngineResultAvailable } });
    await step('an unavailable dedupe result is said, and asked for again by one press', async () => {
      const tab = within(await screen.findByRole('tabpanel', { name: /^Dedupe/ }));
      await expect(await tab.findByText(said)).toBeVisible();
      await expectSent(contract.loan.read, sent);
      const give = hold(contract.loan.read);
      // Also with results that are not said to be available.
      answer(false);
      await userEvent.click(tab.getByRole('button', { name: 'Try again' }));
      await expect(await tab.findByRole('button', { name: 'Trying' })).toHaveAttribute('aria-busy', 'true');
      give();
      await waitFor(() => expect(tab.getByRole('button', { name: 'Try again' })).toBeVisible());
      await expectSent(contract.loan.read, sent);
      await expect(tab.getByText(said)).toBeVisible();
    });
    await step('once it is available that sentence does not show', async () => {
      answer(true);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    });
  },
};
