import { contract } from '@lending-desk/domain/contract';
import { tokenKeys } from '@lending-desk/domain/signin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { creditDesk } from './desk/credit';
import { inMemoryServer, password } from './desk/desk';
import { answers } from './SignIn.cases';
import { theProduct } from './theProduct';

const { story, expectSent, refuse, hold } = theProduct(() => inMemoryServer(creditDesk(), answers));

/** Signing up, signing in and out, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Every desk/Sign in',
  ...story,
  parameters: { ...story.parameters },
  beforeEach: context => {
    // What a journey that failed left in this browser: nobody is signed in all the same.
    localStorage.setItem(tokenKeys.access, 'token-of-a-failed-journey');
    return story.beforeEach(context);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const settings = { to: 'GET /api/v1/auth/settings' };

export const SignsUp: Story = {
  parameters: {
    covers: ['AU-036.a', 'AU-036.b', 'AU-036.c', 'AU-037.a', 'AU-037.b', 'AU-038.a', 'AU-039.a'],
  },
  play: async ({ step, userEvent }) => {
    const form = within(await screen.findByRole('form', { name: 'Sign up' }));
    await step('the settings of signing in are read, once and by nobody', async () => {
      await expect(await form.findByText('Your address at lender.example')).toBeVisible();
      await expectSent(contract.signin.settings, settings);
      await expectSent(contract.signin.profile);
    });
    // A password is sent as it was typed, blanks and all.
    const sent = {
      to: 'POST /api/v1/auth/credit/sign-up',
      body: { name: 'Deepa Pillai', email: 'deepa.p@lender.example', password: ' Monsoon 2026 Rain ' },
    };
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), sent.body.name);
    await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), sent.body.email);
    await userEvent.type(form.getByLabelText(/^Password/), sent.body.password);
    const press = async () => userEvent.click(form.getByRole('button', { name: 'Sign up' }));
    await step("a refusal without words of the server shows 'Error Occurred'", async () => {
      refuse(contract.signin.signUp, 400, []);
      await press();
      await expect(await form.findByRole('alert')).toHaveTextContent(/^Error Occurred$/);
      await expectSent(contract.signin.signUp, sent);
    });
    await step('else the first error message of the server is shown, and no word of success', async () => {
      refuse(contract.signin.signUp, 400, ['This address has an account already', 'Ask an admin']);
      await press();
      await waitFor(() =>
        expect(form.getByRole('alert')).toHaveTextContent(/^This address has an account already$/),
      );
      await expect(screen.queryByText(/Sign up successful/)).toBeNull();
      await expectSent(contract.signin.signUp, sent);
    });
    await step('name, address and password are sent, and the account waits', async () => {
      await press();
      await waitFor(() => expect(screen.queryByRole('form', { name: 'Sign up' })).toBeNull());
      await expect(
        screen.getByText('Sign up successful. Please wait for account approval from admin'),
      ).toBeVisible();
      await expectSent(contract.signin.signUp, sent);
      await expectSent(contract.signin.login);
    });
  },
};

export const TheSettingsCannotBeRead: Story = {
  beforeEach: () => refuse(contract.signin.settings, 502, []),
  play: async ({ step, userEvent }) => {
    const form = within(await screen.findByRole('form', { name: 'Sign up' }));
    await step('Home says so, and reads them again when it is asked to, for the dialog as well', async () => {
      const give = hold(contract.signin.settings);
      const retry = await screen.findByRole('button', { name: /^(Retry|Try)/ });
      await userEvent.click(retry);
      await waitFor(() => expect(retry).not.toBeInTheDocument());
      await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
      await screen.findByRole('dialog', { name: 'Login' });
      give();
      await expect(await form.findByText('Your address at lender.example')).toBeVisible();
      await expectSent(contract.signin.settings, settings, settings);
    });
  },
};

const byLink = theProduct(() => inMemoryServer(creditDesk(), answers), {
  address: '/reset-password#token-of-the-link',
});

export const ChoosesAPasswordByALink: Story = {
  ...byLink.story,
  parameters: { ...byLink.story.parameters, covers: ['XR-004.d'] },
  play: async ({ step, userEvent }) => {
    const form = async () => within(await screen.findByRole('form', { name: 'Choose a new password' }));
    const sent = {
      to: 'POST /api/v1/auth/reset-password',
      body: { token: 'token-of-the-link', password: 'Monsoon-2026-Rain' },
    };
    await userEvent.type((await form()).getByLabelText(/^New password/), sent.body.password);
    await step('a link that was used is refused, and the token stays in the address', async () => {
      byLink.refuse(contract.account.resetPassword, 409, 'This link was used already');
      await userEvent.click((await form()).getByRole('button', { name: 'Change password' }));
      await expect(await (await form()).findByText('This link was used already')).toBeVisible();
      await byLink.expectSent(contract.account.resetPassword, sent);
      await expect(location.hash).toBe('#token-of-the-link');
    });
    await step('what is wrong with the password stands at its field', async () => {
      const why = 'This password is known to be stolen';
      byLink.refuse(contract.account.resetPassword, 400, why, undefined, { password: why });
      await userEvent.click((await form()).getByRole('button', { name: 'Change password' }));
      await waitFor(async () =>
        expect((await form()).getByLabelText(/^New password/)).toHaveAccessibleDescription(
          expect.stringContaining(why),
        ),
      );
      await byLink.expectSent(contract.account.resetPassword, sent);
    });
    await step(
      'the token of the address and the password are sent once; the token leaves the address',
      async () => {
        await userEvent.dblClick((await form()).getByRole('button', { name: 'Change password' }));
        await expect(await screen.findByText('Your password was changed')).toBeVisible();
        await byLink.expectSent(contract.account.resetPassword, sent);
        await expect(location.hash).toBe('');
      },
    );
  },
};

export const SignsInAndOut: Story = {
  parameters: {
    covers: [
      'AU-011.c',
      'AU-014.b',
      'AU-029.a',
      'SH-032.a',
      'AU-002.b',
      'AU-006.a',
      'AU-007.a',
      'AU-010.b',
      'AU-011.a',
      'AU-011.b',
      'AU-011.d',
      'AU-011.e',
      'AU-012.a',
      'AU-012.b',
      'AU-013.a',
      'AU-019.a',
      'AU-020.a',
      'AU-021.a',
      'AU-021.b',
      'SH-048.a',
      'SH-048.c',
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('Log In at Home opens the login dialog, which says nothing of an expired login', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Log In' }));
      await expect(await screen.findByRole('dialog', { name: 'Login' })).not.toHaveTextContent(/expired/i);
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Login' }));
    const { email } = staff.otherUnderwriter;
    const sent = (typed: string, typedEmail = email) => ({
      to: 'POST /api/v1/auth/login',
      body: { email: typedEmail, password: typed },
    });
    await step(
      'a wrong password is sent as typed and refused in the last words of the server; nothing is refreshed or repeated',
      async () => {
        await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), email.toUpperCase());
        await userEvent.type(dialog.getByLabelText('Password'), ' wrong-Passw0rd ');
        await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
        await expect(await dialog.findByRole('alert')).toHaveTextContent(/password/i);
        await expect(dialog.queryByText('Error Occurred while logging in')).toBeNull();
        await expectSent(contract.signin.login, sent(' wrong-Passw0rd ', email.toUpperCase()));
        await expectSent(contract.signin.refresh);
      },
    );
    await step('without network it says Error Occurred while logging in', async () => {
      const served = window.fetch;
      window.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
      await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
      await waitFor(() =>
        expect(dialog.getByRole('alert')).toHaveTextContent(/^Error Occurred while logging in$/),
      );
      window.fetch = served;
    });
    await step('while it is tried again the refusal is gone; pressed twice it is sent once', async () => {
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Email' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), email);
      await userEvent.clear(dialog.getByLabelText('Password'));
      await userEvent.type(dialog.getByLabelText('Password'), password);
      const served = window.fetch;
      let answer = () => {};
      const asked = new Promise<void>(resolve => (answer = resolve));
      window.fetch = async (input, init) => asked.then(async () => served(input, init));
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Login' }));
      await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
      window.fetch = served;
      answer();
    });
    await step(
      'address and password are sent; who signed in, and their role, is shown without another read',
      async () => {
        await expect(await screen.findByRole('heading', { name: 'All Cases', level: 1 })).toBeVisible();
        await expectSent(contract.signin.login, sent(password));
        await expectSent(contract.signin.profile);
        const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }));
        await expect(sidebar.getByText(staff.otherUnderwriter.fullName)).toBeVisible();
        await expect(sidebar.getByText('Underwriter')).toBeVisible();
        await expect(screen.queryByText('You do not have permission to access this')).toBeNull();
        const tokens = [localStorage.getItem('jwtToken'), localStorage.getItem('refreshToken')];
        await expect(tokens).toEqual([`${tokens[0]}`, `refresh-${tokens[0]}`]);
      },
    );
    await step(
      'leaving ends the session at the server and leads to Home, and nothing of it stays in the browser',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
        await expect(await screen.findByRole('form', { name: 'Sign up' })).toBeVisible();
        await expectSent(contract.signin.logout, { to: 'POST /api/v1/auth/logout' });
        await expect([localStorage.getItem('jwtToken'), localStorage.getItem('refreshToken')]).toEqual([
          null,
          null,
        ]);
        await expect(location.pathname).toBe('/');
        await expectSent(contract.signin.settings, settings);
      },
    );
  },
};
