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
  ['All Cases', '/credit/loans', 'All Cases'],
  ['Customer Search', '/loan-management/search/', 'Customer Search'],
  ['Disbursed Loans', '/loan-management/collections/', 'Disbursed applications'],
  ['VAS Feedback', '/vas/vas-feedback', 'Enter a loan id to see and give VAS feedback'],
  ['Horoscope', '/florence-club/horoscope', 'Select Date And Fill the Horoscope'],
] as const;

export const OneApplication: Story = {
  parameters: {
    covers: [
      'SH-001.a',
      'SH-001.b',
      'SH-013.a',
      'SH-014.a',
      'SH-009.a',
      'SH-015.a',
      'SH-038.a',
      'SH-039.a',
      'SH-040.a',
      'SH-041.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step(
      'credit, customer support, collections, VAS feedback and horoscope are areas of one application',
      async () => {
        const main = within(await screen.findByRole('navigation', { name: 'Main' }));
        for (const [name, address, heading] of areas) {
          await userEvent.click(main.getByRole('link', { name }));
          await waitFor(() => expect(location.pathname).toBe(address));
          await waitFor(() =>
            expect(main.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'),
          );
          await expect(
            await within(screen.getByRole('main')).findByRole('heading', { level: 1, name: heading }),
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
