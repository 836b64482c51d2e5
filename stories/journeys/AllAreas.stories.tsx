import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { inMemoryServer } from './desk/desk';
import { disbursedAnswers, disbursedDesk } from './desk/disbursed';
import { theProduct } from './theProduct';

const { story, sentTo } = theProduct(() => inMemoryServer(disbursedDesk(), disbursedAnswers), {
  address: '/loan-management/collections/',
  as: staff.superUser,
});

/** One application for every area, with sign-in and sign-up, in the real app. */
const meta = {
  title: 'Journeys/Every desk/All areas',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const areas = [
  ['All Cases', '/credit/loans'],
  ['Customer Search', '/loan-management/search/'],
  ['Disbursed Loans', '/loan-management/collections/'],
  ['VAS Feedback', '/vas/vas-feedback'],
  ['Horoscope', '/florence-club/horoscope'],
] as const;

export const OneApplication: Story = {
  parameters: { covers: ['SH-001'] },
  play: async ({ step, userEvent }) => {
    await step(
      'credit, customer support, collections, VAS feedback and horoscope are areas of one application',
      async () => {
        const main = within(await screen.findByRole('navigation', { name: 'Main' }));
        for (const [name, address] of areas) {
          await userEvent.click(main.getByRole('link', { name }));
          await waitFor(() => expect(location.pathname).toBe(address));
          await waitFor(() =>
            expect(main.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'),
          );
          await expect(
            await within(screen.getByRole('main')).findByRole('heading', { level: 1 }),
          ).toBeVisible();
        }
      },
    );
    await step('together with sign-in and sign-up', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
      await expect(await screen.findByRole('form', { name: 'Sign up' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
      await expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
      await expect(sentTo('/auth/login')).toEqual([]);
    });
  },
};
