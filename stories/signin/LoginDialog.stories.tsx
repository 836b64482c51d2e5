import { roleLabels, roles } from '@lending-desk/domain/access';
import { LoginDialog } from '@lending-desk/ui/signin/LoginDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keepsEditing } from '../keepsEditing';

const meta = {
  title: 'Every desk/Dialogs/Login',
  component: LoginDialog,
  args: { open: true, submit: { state: 'idle' }, onLogin: fn(), onCancel: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const login = () => screen.getByRole('button', { name: 'Login' });

export const Login: Story = {
  parameters: {
    states: ['ready'],
    covers: ['AU-002.a', 'AU-002.b', 'AU-004.a', 'AU-007.a', 'AU-014.b', 'AU-018.b'],
  },
  play: async ({ step }) => {
    const dialog = screen.getByRole('dialog', { name: 'Login' });
    await step('Until a login fails the area for an error message is empty', async () => {
      await expect(within(dialog).queryByRole('alert')).toBeNull();
      await expect(
        within(dialog).queryByText(/Error Occurred while logging in|You do not have permission/),
      ).toBeNull();
    });
    await step("When shown normally the login dialog is titled 'Login'", async () => {
      await expect(within(dialog).getByText('Use your organisation e-mail.')).toBeVisible();
      await expect(dialog).toHaveAccessibleName('Login');
    });
    await step('It has no text about an expired login', async () => {
      await expect(within(dialog).queryByText(/expired/i)).toBeNull();
    });
    await step('The login dialog has exactly the fields Email and Password, in this order', async () => {
      await expect([...dialog.querySelectorAll('input')]).toEqual([email(), password()]);
    });
    await step('The login dialog has the buttons Login and Cancel', async () => {
      const buttons = within(dialog).getAllByRole('button');
      await expect(buttons.map(button => button.getAttribute('aria-label') ?? button.innerText)).toEqual([
        'Show password',
        'Cancel',
        expect.stringMatching(/^Login/),
      ]);
    });
    await expect(dialog.getBoundingClientRect().width).toBe(400);
    await waitFor(() => expect(email()).toHaveFocus());
  },
};

export const Expired: Story = {
  args: { mode: 'expired' },
  parameters: { covers: ['AU-003.a', 'AU-003.b', 'AU-004.a'] },
  play: async ({ step }) => {
    await step(
      "When shown as expired the title is 'Login Expired' and the text 'Your Login has expired. Please login again'",
      async () => {
        const dialog = screen.getByRole('dialog', { name: 'Login Expired' });
        await expect(within(dialog).getByText('Your Login has expired. Please login again')).toBeVisible();
      },
    );
    await step('It has the same fields', async () => {
      const dialog = screen.getByRole('dialog', { name: 'Login Expired' });
      await expect([...dialog.querySelectorAll('input')]).toEqual([
        within(dialog).getByRole('textbox', { name: 'Email' }),
        within(dialog).getByLabelText('Password'),
      ]);
    });
  },
};

export const ExpiredKnowsThePerson: Story = {
  args: { mode: 'expired', email: 'meera.subramanian@lender.example' },
  render: args => (
    <>
      <p>Kavya Raghunathan, 9812345214</p>
      <LoginDialog {...args} />
    </>
  ),
  play: async ({ args, step, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Login Expired' });
    await step('The e-mail is filled in, and the password is typed at once', async () => {
      await waitFor(() =>
        expect(within(dialog).getByRole('textbox', { name: 'Email' })).toHaveValue(
          'meera.subramanian@lender.example',
        ),
      );
      await expect(within(dialog).getByLabelText('Password')).toHaveFocus();
      await userEvent.keyboard('demo-Passw0rd{Enter}');
      await expect(args.onLogin).toHaveBeenCalledWith({
        email: 'meera.subramanian@lender.example',
        password: 'demo-Passw0rd',
      });
    });
    await step('The data behind the dialog cannot be read', async () => {
      await expect(getComputedStyle(dialog.parentElement ?? dialog).backdropFilter).toBe('blur(12px)');
    });
  },
};

export const AClickOutsideDoesNotCloseIt: Story = {
  parameters: { covers: ['AU-001.a'] },
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(email()).toHaveFocus());
    await step('A click outside the login dialog does not close it', async () => {
      await userEvent.tab();
      const around = screen.getByRole('dialog').parentElement;
      if (around) await userEvent.click(around);
      await expect(args.onCancel).not.toHaveBeenCalled();
      await expect(screen.getByRole('dialog')).toBeVisible();
    });
    await step('Escape does, unless input would be lost', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};

export const NorDoesItTheExpiredOne: Story = {
  args: { mode: 'expired' },
  parameters: { covers: ['AU-001.a'] },
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(email()).toHaveFocus());
    await step('A click outside the login dialog does not close it', async () => {
      const around = screen.getByRole('dialog').parentElement;
      if (around) await userEvent.click(around);
      await expect(args.onCancel).not.toHaveBeenCalled();
      await expect(screen.getByRole('dialog')).toBeVisible();
    });
  },
};

export const EscapeAsksBeforeThePasswordIsLost: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(password(), 'monsoon');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(password()).toHaveValue('monsoon');
  },
};

export const ThePasswordIsForgotten: Story = {
  render: function Reopened(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <LoginDialog {...args} open={open} onCancel={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Login/ }));
    await expect(password()).toBeInvalid();
    await userEvent.type(email(), 'meera.subramanian@lender.example');
    await userEvent.type(password(), 'monsoon');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    // The e-mail is there for the next time.
    await expect(email()).toHaveValue('meera.subramanian@lender.example');
    await expect(password()).toHaveValue('');
    // Nothing was missed this time yet.
    await expect(password()).toBeValid();
  },
};

export const ShowingThePassword: Story = {
  parameters: { covers: ['AU-005.a', 'AU-005.b', 'AU-005.c'] },
  play: async ({ userEvent, step }) => {
    await step('The password is hidden at first, can be shown, and hidden again', async () => {
      await userEvent.type(password(), 'monsoon-2026');
      await expect(password()).toHaveAttribute('type', 'password');
      await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
      await expect(password()).toHaveAttribute('type', 'text');
      await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
      await expect(password()).toHaveAttribute('type', 'password');
    });
  },
};

export const LoggingIn: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(email(), ' meera.subramanian@lender.example ');
    await userEvent.type(password(), 'monsoon-2026{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(args.onLogin).toHaveBeenCalledWith({
      email: 'meera.subramanian@lender.example',
      password: 'monsoon-2026',
    });
  },
};

export const Cancelling: Story = {
  parameters: { covers: ['AU-006.b'] },
  play: async ({ args, userEvent, step }) => {
    await step('The login dialog has the button Cancel that closes it without sending anything', async () => {
      await userEvent.type(email(), 'meera.subramanian@lender.example');
      await userEvent.type(password(), 'monsoon-2026');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onLogin).not.toHaveBeenCalled();
    });
  },
};

export const SomethingMissing: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('a field that is only left says nothing yet', async () => {
      await userEvent.type(email(), 'm{Backspace}{Tab}');
      await expect(screen.queryByText('Email is required')).toBeNull();
    });
    await step('both are required, and the first has the focus', async () => {
      await userEvent.click(login());
      await expect(screen.getByText('Email is required')).toBeVisible();
      await expect(screen.getByText('Password is required')).toBeVisible();
      await expect(email()).toHaveFocus();
    });
    await step('a message goes as soon as it is answered', async () => {
      await userEvent.type(email(), 'meera.subramanian@lender.example');
      await expect(screen.queryByText('Email is required')).toBeNull();
      await userEvent.click(login());
      await expect(password()).toHaveFocus();
      await expect(args.onLogin).not.toHaveBeenCalled();
    });
  },
};

export const SigningIn: Story = {
  args: { submit: { state: 'running' } },
  parameters: { states: ['loading'], covers: ['AU-006.a', 'AU-007.a'] },
  play: async ({ args, step, userEvent }) => {
    await step('Login pressed again while it is sent sends no second login', async () => {
      const button = screen.getByRole('button', { name: 'Signing in' });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.type(email(), 'meera.subramanian@lender.example');
      await userEvent.type(password(), 'monsoon-2026{Enter}');
      await userEvent.click(button);
      await expect(args.onLogin).not.toHaveBeenCalled();
    });
    await step('and no error is said meanwhile', () => expect(screen.queryByRole('alert')).toBeNull());
  },
};

export const Refused: Story = {
  args: { submit: { state: 'failed', message: 'Invalid email or password' } },
  parameters: { states: ['error'], covers: ['AU-006.a', 'AU-007.a', 'AU-010.b', 'AU-014.b'] },
  play: async ({ args, step, userEvent }) => {
    await step(
      'The login dialog has an area for an error message, with that of the server alone',
      async () => {
        const dialog = screen.getByRole('dialog', { name: 'Login' });
        await expect(within(dialog).getByRole('alert')).toHaveTextContent(/^Invalid email or password$/);
      },
    );
    await step('after a failure Login sends again', async () => {
      await userEvent.type(email(), 'meera.subramanian@lender.example');
      await userEvent.type(password(), 'monsoon-2026');
      await userEvent.click(login());
      await expect(args.onLogin).toHaveBeenCalledWith({
        email: 'meera.subramanian@lender.example',
        password: 'monsoon-2026',
      });
    });
  },
};

export const WithoutADesk: Story = {
  args: { submit: { state: 'failed', message: 'You do not have permission to access this' } },
  parameters: { states: ['notPermitted'], covers: ['AU-018.a'] },
  play: async ({ step }) => {
    await step('Without any access the login dialog says that there is no permission', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Login' }));
      await expect(dialog.getByRole('alert')).toHaveTextContent(
        /^You do not have permission to access this$/,
      );
    });
  },
};

const demo = {
  password: 'demo-desk-2026',
  accounts: roles.map(role => ({
    email: `${roleLabels[role].toLowerCase().replaceAll(' ', '.')}@lender.example`,
    fullName: roleLabels[role],
    roles:
      role === 'ROLE_CUSTOMER_CALL_REVIEW'
        ? ['ROLE_CUSTOMER_SERVICE_ADMIN', role, 'ROLE_OF_TOMORROW']
        : [role],
  })),
};

export const DemoSignIns: Story = {
  args: { demo },
  play: async ({ args, userEvent }) => {
    const box = screen.getByRole('region', { name: 'Demo sign-ins' });
    await expect(box).toHaveTextContent(/^12 demo sign-ins, password demo-desk-2026/);
    await expect(within(box).getByRole('button', { name: /^customer.call.review@/ })).toHaveTextContent(
      /Customer support admin, Customer call review$/,
    );
    await userEvent.click(within(box).getByRole('button', { name: /^underwriter@/ }));
    await expect(email()).toHaveValue('underwriter@lender.example');
    await userEvent.click(login());
    await expect(args.onLogin).toHaveBeenCalledWith({
      email: 'underwriter@lender.example',
      password: 'demo-desk-2026',
    });
    const list = within(box).getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

const withProvider = { singleSignOn: 'Lender ID', onLeave: fn() };
const provider = () => screen.getByRole('button', { name: 'Sign in with Lender ID' });

export const SingleSignOn: Story = {
  args: withProvider,
  play: async ({ args, userEvent }) => {
    await userEvent.click(provider());
    await expect(args.onLeave).toHaveBeenCalledOnce();
    // No field of the password sign-in is asked for.
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(screen.queryByText('Email is required')).toBeNull();
  },
};

export const LongestRealisticData: Story = {
  args: {
    demo,
    submit: {
      state: 'failed',
      message:
        'Too many attempts from this address. Please try again at 21 Nov 2026, 02:35 pm, or ask your admin',
    },
  },
  parameters: { states: ['longest'] },
  play: async ({ userEvent }) => {
    await userEvent.type(
      email(),
      'venkata.subrahmanya.lakshmi.narasimha.chakravarthulapudi@underwriting.lender.example',
    );
    const dialog = screen.getByRole('dialog', { name: 'Login' });
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(/ask your admin$/);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const ZoomedTo200: Story = {
  args: { demo, submit: { state: 'failed', message: 'Invalid email or password' } },
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    // The middle scrolls; the buttons stay visible.
    await expect(login().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const KeptOnEditing: Story = {
  play: async ({ args, ...act }) => {
    await keepsEditing(act, { dialog: 'Login', field: 'Password', sent: args.onLogin });
  },
};
