import { SignUpForm } from '@lending-desk/ui/signin/SignUpForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { longestName } from '../fixtures/longestName';
import { inBox } from '../inBox';
import { expectNothingSideways } from '../sideways';

const meta = {
  title: 'Every desk/Parts/Sign-up form',
  component: SignUpForm,
  args: { orgEmailDomain: 'lender.example', submit: { state: 'idle' }, onSignUp: fn() },
  decorators: [inBox({ maxWidth: 384 })],
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const button = () => screen.getByRole('button', { name: 'Sign up' });

export const NameEmailAndPassword: Story = {
  parameters: { states: ['ready'], covers: ['AU-030.a', 'AU-035.c'] },
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'The sign-up form has exactly the fields name, email and password, in this order',
      async () => {
        await expect([...canvasElement.querySelectorAll('input')]).toEqual([name(), email(), password()]);
        await expect(name()).toBeRequired();
        await expect(email()).toBeRequired();
        await expect(password()).toHaveAttribute('type', 'password');
        // A browser offers to make one up, and not the one of another page.
        await expect(password()).toHaveAttribute('autocomplete', 'new-password');
      },
    );
    await step("A helper of the password says '9 or more characters'", async () => {
      await expect(canvas.getByText('9 or more characters')).toBeVisible();
      await expect(password()).toHaveAccessibleDescription('9 or more characters');
    });
    await expect(canvas.getByText('Your address at lender.example')).toBeVisible();
  },
};

export const DisabledUntilValid: Story = {
  parameters: { covers: ['AU-031.a', 'AU-031.b'] },
  play: async ({ args, userEvent, step }) => {
    await step('The submit is disabled until the form is valid', async () => {
      await expect(button()).toHaveAttribute('aria-disabled', 'true');
      await expect(button()).toHaveAccessibleDescription('Fill in name, email and password first');
      await userEvent.click(button());
      await expect(args.onSignUp).not.toHaveBeenCalled();
      await userEvent.type(name(), 'Devika Nair');
      await expect(button()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(email(), 'devika.nair@lender.example');
      await expect(button()).toHaveAccessibleDescription('Fill in name, email and password first');
      await userEvent.type(password(), 'monsoon-');
      await expect(button()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(password(), '2026{Enter}');
      await expect(button()).not.toHaveAttribute('aria-disabled');
      await expect(args.onSignUp).toHaveBeenCalledWith({
        name: 'Devika Nair',
        email: 'devika.nair@lender.example',
        password: 'monsoon-2026',
      });
    });
    await step('It is disabled again when the form no longer is, and Enter sends nothing', async () => {
      await userEvent.type(email(), '.in');
      await expect(button()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSignUp).toHaveBeenCalledOnce();
    });
    await step('so it is by each other value that is erased', async () => {
      await userEvent.type(email(), '{Backspace}{Backspace}{Backspace}');
      await expect(button()).not.toHaveAttribute('aria-disabled');
      await userEvent.clear(name());
      await expect(button()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(name(), 'D');
      await expect(button()).not.toHaveAttribute('aria-disabled');
      await userEvent.clear(password());
      await expect(button()).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const NameMissing: Story = {
  parameters: { covers: ['AU-032.a', 'AU-032.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step("A missing name shows 'Name is required'; with a name it does not show", async () => {
      await userEvent.type(name(), '  ');
      await userEvent.tab();
      await expect(canvas.getByText('Name is required')).toBeVisible();
      await expect(name()).toBeInvalid();
      await userEvent.type(email(), 'devika.nair@lender.example');
      await userEvent.type(password(), 'monsoon-2026');
      await expect(button()).toHaveAccessibleDescription('Fill in name, email and password first');
      await userEvent.type(name(), 'Devika Nair');
      await expect(canvas.queryByText('Name is required')).toBeNull();
    });
  },
};

export const AddressOfAnotherOrganisation: Story = {
  parameters: { covers: ['AU-033.a', 'AU-033.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step("An email of another domain shows 'Email should be of lender.example'", async () => {
      await userEvent.type(email(), 'devika.nair@post.example');
      await userEvent.tab();
      await expect(canvas.getByText('Email should be of lender.example')).toBeVisible();
    });
    await step('a domain with the same ending', async () => {
      await userEvent.clear(email());
      await userEvent.type(email(), 'devika.nair@notlender.example');
      await expect(canvas.getByText('Email should be of lender.example')).toBeVisible();
    });
    await step("One that ends with the organisation domain shows no 'Email should be of'", async () => {
      await userEvent.clear(email());
      await userEvent.type(email(), 'devika.nair@LENDER.example');
      await expect(email()).toBeValid();
      await expect(canvas.queryByText(/Email should be of/)).toBeNull();
    });
  },
};

export const NotAnAddress: Story = {
  parameters: { covers: ['AU-034.a', 'AU-034.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "An email that matches no basic address pattern shows 'Invalid email'; one that does shows none",
      async () => {
        await userEvent.type(email(), 'devika nair@lender.example');
        await userEvent.tab();
        await expect(canvas.getByText('Invalid email')).toBeVisible();
        await expect(email()).toBeInvalid();
        await userEvent.clear(email());
        await userEvent.type(email(), 'devika.nair@lender.example');
        await expect(canvas.queryByText('Invalid email')).toBeNull();
        // Of an empty one the button already says that it is missing.
        await userEvent.clear(email());
        await userEvent.tab();
        await expect(email()).toBeValid();
      },
    );
  },
};

export const PasswordTooShort: Story = {
  parameters: { covers: ['AU-035.a', 'AU-035.b'] },
  play: async ({ canvas, userEvent, step }) => {
    await step("A password of 8 characters shows 'Min 8 characters'; one of nine does not", async () => {
      await userEvent.type(password(), 'monsoon1');
      await userEvent.tab();
      await expect(canvas.getByText('Min 8 characters')).toBeVisible();
      await userEvent.type(password(), '2');
      await expect(canvas.queryByText('Min 8 characters')).toBeNull();
      await expect(password()).toBeValid();
    });
  },
};

export const EveryMessage: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(name());
    await userEvent.type(email(), 'devika');
    await userEvent.type(password(), 'short');
    await userEvent.tab();
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(3);
  },
};

export const SigningUp: Story = {
  args: { submit: { state: 'running' } },
  parameters: { states: ['loading'], covers: ['AU-036.a', 'AU-037.b'] },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('While a sign-up is on its way no second one is sent, and no success is said', async () => {
      await expect(canvas.getByRole('button', { name: 'Signing up' })).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(canvas.getByRole('button', { name: 'Signing up' }));
      await userEvent.click(name());
      await userEvent.keyboard('{Enter}');
      await expect(args.onSignUp).not.toHaveBeenCalled();
      await expect(canvas.queryByText(/Sign up successful/)).toBeNull();
    });
  },
};

export const SignedUp: Story = {
  args: { submit: { state: 'done' } },
  parameters: { covers: ['AU-037.a'] },
  play: async ({ canvas, step }) => {
    await step(
      "A successful sign-up shows 'Sign up successful. Please wait for account approval from admin'",
      async () => {
        await expect(canvas.getByRole('status')).toHaveTextContent(
          'Sign up successful. Please wait for account approval from admin',
        );
        await expect(canvas.queryByRole('button', { name: 'Sign up' })).toBeNull();
      },
    );
  },
};

export const Refused: Story = {
  args: { submit: { state: 'failed', message: 'An account with this email exists already' } },
  parameters: { states: ['error'], covers: ['AU-037.b', 'AU-038.a'] },
  play: async ({ canvas, step }) => {
    await step('The server’s error message is shown, and no word of success', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('An account with this email exists already');
      await expect(canvas.queryByText(/Sign up successful/)).toBeNull();
      // The typed values can be corrected.
      await expect(name()).toBeVisible();
    });
  },
};

export const LongestRealisticData: Story = {
  args: { orgEmailDomain: 'underwriting.consumer-lending.lender.example' },
  parameters: { states: ['longest'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(name(), longestName);
    await userEvent.type(
      email(),
      'venkata.subrahmanya.chakravarthulapudi@underwriting.consumer-lending.lender.example',
    );
    await userEvent.type(password(), 'monsoon-2026-in-the-western-ghats');
    await expect(canvas.getByText(/underwriting\.consumer-lending\.lender\.example$/)).toBeVisible();
    await expect(button()).not.toHaveAttribute('aria-disabled');
    await expectNothingSideways([canvasElement]);
  },
};

export const OrganisationNotKnownYet: Story = {
  args: { orgEmailDomain: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(email(), 'devika.nair@lender.example');
    await userEvent.tab();
    await expect(canvas.queryByText(/Email should be of/)).toBeNull();
    await expect(canvas.queryByText(/Your address at/)).toBeNull();
    await expect(button()).toHaveAccessibleDescription('Sign up is being made ready');
    await userEvent.type(name(), 'Devika Nair');
    await userEvent.type(password(), 'monsoon-2026{Control>}{Enter}{/Control}');
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
};

export const OrganisationNotLoaded: Story = {
  args: { orgEmailDomain: '', failure: { message: 'The settings could not be loaded', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The settings could not be loaded');
    await expect(button()).toHaveAccessibleDescription('The settings could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
};
