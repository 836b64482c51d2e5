import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at } from './CreditTabs.cases';

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
