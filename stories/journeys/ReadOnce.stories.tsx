import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Acts } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { open } from './creditRequests';
import { admin } from './desk/collections';
import { at as supportAt } from './supportRequests';
import type { theProduct } from './theProduct';

/** A loan that is open is not read again when its window is looked at again, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Every desk/Read once',
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** What is read whatever is shown. */
const always = [
  'GET auth/settings',
  'GET users/agent-details',
  'GET users/get-profile/',
  'GET users/mentions',
];

/** What is read of an open loan.
 *  @param ofLoan  the requests that its tabs make */
function reads({ sentTo, sleep }: ReturnType<typeof theProduct>, ofLoan: readonly string[]) {
  const sent = () => sentTo('').map(({ to }) => to.replace('/api/v1/', ''));
  return {
    onceAtEveryTab: async ({ userEvent }: Acts) => {
      const tabs = within(await screen.findByRole('tablist', { name: /^Loan/ }));
      for (const tab of tabs.getAllByRole('tab', { hidden: true })) {
        await userEvent.click(tab);
        await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
        // Bars stand where its code is still loading.
        await waitFor(() => expect(panelOf(tab)).not.toHaveTextContent(/^$/));
      }
      await waitFor(() => expect(sent().toSorted()).toEqual([...always, ...ofLoan].toSorted()));
    },
    whenLookedAtAgain: async () => {
      sleep(9 * 60_000);
      for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name));
      const since = () => sent().slice(always.length + ofLoan.length);
      await waitFor(() => expect(since()).toContain('GET users/mentions'));
      await expect(since()).toEqual(['GET users/mentions']);
    },
  };
}

export const ALoanOfCredit: Story = {
  parameters: { covers: ['XR-062.a', 'XR-062.b'] },
  play: async ({ step, userEvent }) => {
    const { onceAtEveryTab, whenLookedAtAgain } = reads(open, [
      'GET credit-dashboard/fetch-skill-quiz-result/customer-of-482194',
      'GET credit-dashboard/get-underwriting-config/',
      'GET credit-dashboard/loans/482194/events?desk=credit',
      'POST credit-dashboard/loans/482194/assign',
      ...['bureau', 'core', 'kyc', 'statement'].map(
        part => `POST credit-dashboard/loans/482194?sections=${part}`,
      ),
    ]);
    await step('each part of the loan is read once, when the first tab is opened that shows it', () =>
      onceAtEveryTab({ userEvent }),
    );
    await step('nine minutes later the mentions alone are read again', whenLookedAtAgain);
  },
};

const support = supportAt('');

export const ALoanOfSupport: Story = {
  ...support.story,
  parameters: { ...support.story.parameters, covers: ['XR-062.a', 'XR-062.b'] },
  play: async ({ step, userEvent }) => {
    const { onceAtEveryTab, whenLookedAtAgain } = reads(support, [
      'GET credit-dashboard/loans/482190/events?desk=customerSupport',
      'GET customer-service/get-enum-values',
      ...['bureau', 'core', 'kyc', 'statement'].map(
        part => `GET customer-service/get-loan-details/482190?sections=${part}`,
      ),
      'GET customer-service/perfios-institutions',
      'GET follow-ups/482190?desk=customerSupport',
    ]);
    await step('each part of the loan is read once, when the first tab is opened that shows it', () =>
      onceAtEveryTab({ userEvent }),
    );
    await step('nine minutes later the mentions alone are read again', whenLookedAtAgain);
  },
};

const collections = collectionsProduct(admin);

export const ADisbursedLoan: Story = {
  ...collections.story,
  parameters: { ...collections.story.parameters, covers: ['XR-062.a', 'XR-062.b'] },
  play: async ({ step, userEvent }) => {
    const { onceAtEveryTab, whenLookedAtAgain } = reads(collections, [
      'GET collections/210042/account',
      'GET collections/210042/foreclosure-quote?on=2026-11-15',
      'GET collections/210042/get-outstanding-details',
      'GET collections/fetch-all-payment-links?loanId=210042',
      'GET collections/get-loan-details/210042',
      'GET credit-dashboard/loans/210042/events?desk=collections',
      'GET reported-identity/210042?desk=collections',
    ]);
    await step('each part of the loan is read once, when the first tab is opened that shows it', () =>
      onceAtEveryTab({ userEvent }),
    );
    await step('nine minutes later the mentions alone are read again', whenLookedAtAgain);
  },
};
