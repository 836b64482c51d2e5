import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
import { creditDesk } from './desk/credit';
import { inMemoryServer, password } from './desk/desk';
import { answers, profile } from './SignIn.cases';
import { theProduct } from './theProduct';

const again = theProduct(() => inMemoryServer(creditDesk(), answers), {
  address: '/credit/loans',
  as: staff.underwriter,
});

const withoutARole = theProduct(() => inMemoryServer(creditDesk(), answers), {
  as: { ...staff.underwriter, roles: [] },
});

/** Somebody signed in who returns, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Every desk/Sign in',
  tags: ['!autodocs'],
  ...again.story,
  parameters: { ...again.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose({ userEvent }: Acts, filter: string, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: filter }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

export const NobodyAnswersWhoItIs: Story = {
  play: async ({ step, userEvent }) => {
    await screen.findByRole('heading', { name: 'All Cases', level: 1 });
    await again.expectSent(contract.signin.profile, profile);
    await step('without an answer the page says so, and nobody is signed out', async () => {
      again.refuse(contract.signin.profile, 502, []);
      // Another tab writes who is signed in there.
      const key = 'lending-desk.person';
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue: 'another', storageArea: localStorage }),
      );
      await expect(await screen.findByRole('heading', { name: 'The desk cannot be reached' })).toBeVisible();
      await expect(localStorage.getItem('jwtToken')).not.toBeNull();
    });
    await step('it is asked again by hand', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^(Retry|Try)/ }));
      await expect(await screen.findByRole('heading', { name: 'All Cases', level: 1 })).toBeVisible();
      await again.expectSent(contract.signin.profile, profile, profile);
    });
  },
};

export const TheTokenIsRenewed: Story = {
  parameters: {
    covers: [
      'AU-006.b',
      'AU-022.b',
      'AU-023.c',
      'AU-024.c',
      'AU-024.d',
      'AU-027.b',
      'AU-008.b',
      'AU-023.a',
      'AU-023.b',
      'AU-024.a',
      'AU-024.b',
      'AU-025.a',
      'AU-025.b',
      'AU-026.a',
      'AU-026.b',
      'AU-027.a',
      'SH-002.a',
      'SH-002.c',
      'SH-042.b',
      'SH-057.f',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step(
      'Somebody who returns is still signed in, as who the profile says, with its roles',
      async () => {
        await expect(await screen.findByRole('heading', { name: 'All Cases', level: 1 })).toBeVisible();
        await again.expectSent(contract.signin.profile, profile);
        await again.expectSent(contract.signin.login);
        await expect(screen.queryByRole('dialog')).toBeNull();
      },
    );
    await step('A session that has run out is renewed once, without a word', async () => {
      const { sessions } = again.desk();
      const [token = ''] = sessions.keys();
      const viewer = sessions.get(token);
      sessions.clear();
      // The server knows the refresh token of a token that is over.
      if (viewer) sessions.set(token, viewer);
      localStorage.setItem('jwtToken', 'a-token-that-is-over');
      await choose({ userEvent }, 'Underwriter: anyone', 'Me');
      await again.expectSent(contract.signin.refresh, {
        to: 'POST /api/v1/auth/refresh-token',
        body: { refreshToken: `refresh-${token}` },
      });
      await again.expectSent(
        contract.loan.list,
        { to: 'GET /api/v1/credit-dashboard/loans?page=1&count=25' },
        { to: 'GET /api/v1/credit-dashboard/loans?page=1&count=25&owner=mine' },
        { to: 'GET /api/v1/credit-dashboard/loans?page=1&count=25&owner=mine' },
      );
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    const renewed = `token-2-${staff.underwriter.idString}`;
    await step(
      'token and refreshToken of the answer are kept; the repeated call carried the new token',
      async () => {
        const kept = [localStorage.getItem('jwtToken'), localStorage.getItem('refreshToken')];
        await expect(kept).toEqual([renewed, `refresh-${renewed}`]);
        await expect(await screen.findByRole('button', { name: 'Underwriter: me' })).toBeVisible();
      },
    );
    await step('One that cannot be renewed opens the login dialog over the screen', async () => {
      again.desk().sessions.clear();
      await choose({ userEvent }, 'Underwriter: me', 'Nobody yet');
      const dialog = within(await screen.findByRole('dialog', { name: 'Login Expired' }));
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(staff.underwriter.email);
      // A refused refresh is not refreshed itself.
      await again.expectSent(contract.signin.refresh, {
        to: 'POST /api/v1/auth/refresh-token',
        body: { refreshToken: `refresh-${renewed}` },
      });
      await expect(localStorage.getItem('jwtToken')).toBeNull();
    });
    await step('a list that fails with 401, after the refresh was tried, is not retried', async () => {
      await expect(await screen.findByText('Error in fetching loans. Please try again later')).toBeVisible();
      await expect(screen.queryByText(/^Trying again in/)).toBeNull();
    });
    await step(
      'Cancel sends nothing, leads Home and asks no more; the way back to the desk asks again',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
        await expect(await screen.findByRole('form', { name: 'Sign up' })).toBeVisible();
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(location.pathname).toBe('/');
        await expect(again.sentTo('/auth/logout')).toEqual([]);
        history.back();
        await expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
        await expect(location.pathname + location.search).toBe('/credit/loans?owner=unassigned');
      },
    );
    await step('a staff address without a session shows that dialog over an empty shell', async () => {
      const shell = within(screen.getByRole('complementary', { name: 'Sidebar', hidden: true }));
      await expect(shell.getByRole('navigation', { hidden: true })).toBeEmptyDOMElement();
      await expect(shell.queryByText(staff.underwriter.fullName)).toBeNull();
      await expect(screen.queryByRole('heading', { name: 'All Cases', hidden: true })).toBeNull();
    });
    await step('After sign-in the address asked for is opened, with its query', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Login' }));
      const address = dialog.getByRole('textbox', { name: 'Email' });
      await userEvent.clear(address);
      await userEvent.type(address, staff.underwriter.email);
      await userEvent.type(dialog.getByLabelText('Password'), password);
      await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
      await expect(await screen.findByRole('button', { name: 'Underwriter: nobody yet' })).toBeVisible();
      await expect(location.pathname + location.search).toBe('/credit/loans?owner=unassigned');
    });
  },
};

export const HomeWithoutARole: Story = {
  ...withoutARole.story,
  parameters: { ...withoutARole.story.parameters, covers: ['SH-004.b'] },
  play: async ({ step }) => {
    await step('Home opens for somebody who is signed in without any role', async () => {
      await withoutARole.expectSent(contract.signin.profile, profile);
      await expect(await screen.findByRole('form', { name: 'Sign up' })).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
      await expect(screen.queryByText(/^Signed in as/)).toBeNull();
    });
  },
};
