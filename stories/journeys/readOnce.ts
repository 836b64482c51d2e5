import { expect, screen, waitFor, within } from 'storybook/test';
import type { Acts } from './acts';
import type { theProduct } from './theProduct';

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
export function reads({ sentTo, sleep }: ReturnType<typeof theProduct>, ofLoan: readonly string[]) {
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
    /** What is sent then; the mentions are read at any desk. */
    whenLookedAtAgain: async () => {
      sleep(9 * 60_000);
      for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name));
      const since = () => sent().slice(always.length + ofLoan.length);
      await waitFor(() => expect(since()).toContain('GET users/mentions'));
      return since();
    },
  };
}
