import { HomeScreen } from '@lending-desk/ui/screens/HomeScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { fitsTheWindow } from './inShell';

const meta = {
  title: 'Every desk/Screens/Home',
  component: HomeScreen,
  args: {
    orgEmailDomain: 'lender.example',
    submit: { state: 'idle' },
    onSignUp: fn(),
    onLogIn: fn(),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignUpAndLogIn: Story = {
  parameters: { states: ['ready'], covers: ['SH-048.b', 'SH-048.c', 'AU-030.a'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const form = canvas.getByRole('form', { name: 'Sign up' });
    await step('Home carries a sign-up form with exactly the fields name, email and password', async () => {
      await expect([...form.querySelectorAll('input')]).toEqual([
        within(form).getByRole('textbox', { name: 'Name' }),
        within(form).getByRole('textbox', { name: 'Email' }),
        within(form).getByLabelText('Password', { selector: 'input' }),
      ]);
    });
    await step('Home carries a Log In link beside the sign-up form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
      await expect(args.onLogIn).toHaveBeenCalledOnce();
    });
  },
};

export const EmailOfAnotherOrganisation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Devika Nair');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'devika.nair@post.example');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'monsoon-2026');
    await expect(canvas.getByText('Email should be of lender.example')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toHaveAccessibleDescription(
      'Correct the name, email or password first',
    );
  },
};

const onRetry = fn();

export const SettingsNotLoaded: Story = {
  args: {
    orgEmailDomain: '',
    failure: { message: 'Sign up is not ready: the mail domain could not be loaded', onRetry },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Sign up is not ready: the mail domain could not be loaded',
    );
    const signUp = canvas.getByRole('button', { name: 'Sign up' });
    await expect(signUp).toHaveAccessibleDescription(/could not be loaded/);
    await userEvent.click(signUp);
    await expect(args.onSignUp).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const SigningUp: Story = {
  parameters: { states: ['loading'] },
  args: { submit: { state: 'running' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing up' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const SignedUp: Story = {
  args: { submit: { state: 'done' } },
  parameters: { covers: ['AU-037.a'] },
  play: async ({ canvas, step }) => {
    await step(
      "A successful sign-up shows 'Sign up successful. Please wait for account approval from admin'",
      async () => {
        await expect(
          canvas.getByText('Sign up successful. Please wait for account approval from admin'),
        ).toBeVisible();
      },
    );
  },
};

export const Refused: Story = {
  parameters: { states: ['error'], covers: ['AU-037.b'] },
  args: { submit: { state: 'failed', message: 'Error Occurred' } },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error Occurred$/);
    await step('After a sign-up that failed no success is said, and the form is there', async () => {
      await expect(canvas.queryByText(/Sign up successful/)).toBeNull();
      await expect(canvas.getByRole('form', { name: 'Sign up' })).toBeVisible();
    });
  },
};

const onContinue = fn();

export const SignedInAlready: Story = {
  args: { signedIn: { fullName: 'Meera Subramanian', onContinue } },
  parameters: { covers: ['AU-030.a'] },
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByText('Signed in as Meera Subramanian')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log In' })).toBeNull();
    await step('Home has the sign-up form for who is signed in, too', async () => {
      const form = within(canvas.getByRole('form', { name: 'Sign up' }));
      await expect(form.getAllByLabelText(/^(Name|Email|Password)/)).toHaveLength(3);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your desk' }));
    await expect(onContinue).toHaveBeenCalledOnce();
  },
};

export const AddressThatLeadsNowhere: Story = {
  args: { lost: '/credit/lones' },
  parameters: { covers: ['SH-001.b', 'SH-048.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Home names the address that led here, and offers Log In and the sign-up form', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is no page here');
      await expect(canvas.getByText('The address /credit/lones leads nowhere.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
      await expect(args.onLogIn).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('form', { name: 'Sign up' })).toBeVisible();
    });
  },
};

export const AddressThatLeadsNowhereSignedIn: Story = {
  args: { lost: '/credit/lones', signedIn: { fullName: 'Meera Subramanian', onContinue } },
  play: async ({ canvas, step, userEvent }) => {
    await step('Who is signed in is led back to the desk, and not asked to sign up', async () => {
      await expect(canvas.queryByRole('form')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Go to your desk' }));
      await expect(onContinue).toHaveBeenCalledOnce();
    });
  },
};

export const LongAddressThatLeadsNowhere: Story = {
  args: { lost: `/${'loan-management'.repeat(12)}` },
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const LongestData: Story = {
  parameters: { states: ['longest'] },
  args: {
    orgEmailDomain: 'consumer-finance.southern-region.lender.example',
    signedIn: { fullName: longestName, onContinue },
    submit: {
      state: 'failed',
      message:
        'An account with this email exists already and waits for approval; ask an admin of your branch to look at it',
    },
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go to your desk' })).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const SmallLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const ZoomedTo200: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    await expect(fitsTheWindow()).toBe(true);
  },
};
